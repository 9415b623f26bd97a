"""What a guest's proxy and the host are shown for the guest is the same, whatever the guest holds:
two nights that differ only in what the proxy may not know, byte by byte.
"""

from pathlib import Path

import pytest

from hub.laws.broken import LeakFound
from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.form import Offer
from hub.rules.contract.game import AnyGame
from hub.tables import table_views
from hub.tables.chance import SeededChance
from hub.tables.snapshot import Snapshot
from tests.attacks.worlds import Compared, World, evening, laid, same
from tests.rules.laws.options import TABLES

GUEST, PROXY = 1, 0
TOLD = (
    "samurai-4-cards", "samurai-4-companion", "samurai-4-tokens",
    "bang-companion-few", "bang-tokens-few",
)  # fmt: skip
PLAYERS = 4
LENGTH = 40


def _compare(folder: Path, told: str, seed: int, viewer: Actor, tally: Compared) -> None:
    """Every sight of a night, with what may be done for the guest, in two worlds."""
    options = [(case, case.options) for case in TABLES[told]]
    cases = [case for case, way in options if (way.players, way.roles) == (PLAYERS, "dealt")]
    night = evening(cases[(5 * seed) % len(cases)], seed, LENGTH, undo=0.0)
    chance = SeededChance(f"proxy/{seed}/{viewer}")
    other = night.rules.resample_hidden(night.steps, viewer, chance)
    if other is None or list(other) == night.steps:
        return
    setting = laid(folder / f"{told}-{seed}-{viewer.kind}", night, {GUEST: PROXY})
    worlds = [World(setting, night, steps) for steps in (night.steps, list(other))]
    tally.pairs += 1
    try:
        _watch(worlds, viewer, tally)
    finally:
        for world in worlds:
            world.stop()


def _watch(worlds: list[World], viewer: Actor, tally: Compared) -> None:
    listeners = [world.listen(viewer) for world in worlds]
    for place in range(len(worlds[0].steps)):
        note = f"{viewer} at step {place} of {worlds[0].night}"
        for world in worlds:
            world.step(place)
        same("stream", tally, [each.settle() for each in listeners], note)
        for if_looked in (True, False):
            asked = {"for_seat": GUEST, "if_looked": if_looked}
            heard = [each.ask("look", asked) for each in listeners]
            assert b'"ok":true' in b"".join(heard[0])
            same("look for", tally, heard, note)
        for key in _private(worlds):
            tally.probes += 1
            move = {"id": f"probe-{tally.probes:06d}", "offer": key, "for_seat": GUEST}
            heard = [each.ask("move", move) for each in listeners]
            assert b'"ok":true' not in b"".join(heard[0])
            same("refusal", tally, heard, f"{note} tries {key}")


def _private(worlds: list[World]) -> list[str]:
    """What only the guest may do, in either world."""
    offers = [
        offer for world in worlds for offer in world.night.rules.offers(world.state, at(GUEST))
    ]
    return sorted({offer.key for offer in offers if offer.private})[:3]


@pytest.mark.parametrize("viewer", [at(PROXY), HOST], ids=["proxy", "host"])
@pytest.mark.parametrize("told", TOLD)
def test_nothing_shown_for_a_guest_tells_their_role_or_hand(
    tmp_path: Path, told: str, viewer: Actor
) -> None:
    tally = Compared()
    for seed in range(2):
        _compare(tmp_path, told, seed, viewer, tally)
    assert tally.pairs > 0
    assert tally.packets > 50


def test_a_proxy_who_is_offered_what_is_private_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(now: Snapshot, rules: AnyGame, who: Actor, seat: int) -> tuple[Offer, ...]:
        return rules.offers(now.history.state, at(seat))

    monkeypatch.setattr(table_views, "offers_for", leaking)
    with pytest.raises(LeakFound, match="look for"):
        _compare(tmp_path, "samurai-4-cards", 0, at(PROXY), Compared())
