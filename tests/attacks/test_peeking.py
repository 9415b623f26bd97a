"""Peeking by undo: take a card, look at it, take the move back, and try the next hand.

Against a real hub, with phones that speak to it as pages do.
"""

from pathlib import Path
from typing import Any

from tests.attacks.phone import Phone
from tests.attacks.running import running
from tests.attacks.tables import Game, plain_move

PLAYERS = 4
# A Diversion is dealt or drawn much sooner; then it is played at once.
MOVES = 150


def _sees(phones: list[Phone], version: int) -> None:
    for phone in phones:
        while phone.sight["version"] < version:
            phone.note(phone.hear())


def _diversion(phone: Phone) -> dict[str, Any] | None:
    """The offer, if this phone may take somebody's card now."""
    for offer in phone.sight["offers"]:
        if offer["key"] == "diversion" and not offer["closed"]:
            return dict(offer)
    return None


def _find(phones: list[Phone]) -> tuple[Phone, dict[str, Any]]:
    """Play plainly until somebody can play a Diversion."""
    for number in range(MOVES):
        for phone in phones:
            if (offer := _diversion(phone)) is not None:
                return phone, offer
        mover, move = next((p, m) for p in phones if (m := plain_move(p.sight)) is not None)
        said = mover.ask("move", {**move, "id": f"plain-{number:06d}"})
        assert said["ok"], said
        _sees(phones, said["version"])
    raise AssertionError("nobody came to hold a Diversion")


def _targets(offer: dict[str, Any]) -> list[int]:
    return [each["value"] for each in offer["fields"][0]["choices"] if not each["closed"]]


def test_nobody_looks_into_one_hand_after_another_by_undoing(tmp_path: Path) -> None:
    with running(tmp_path / "peek") as hub:
        game = Game(hub, PLAYERS)
        phones = [game.dial(seat) for seat in range(PLAYERS)]
        for phone in phones:
            phone.drain()
        thief, offer = _find(phones)
        values = {"target": _targets(offer)[0]}
        move = {"offer": "diversion", "question": offer["question"], "values": values}
        taken = thief.ask("move", {**move, "id": "take-it-00"})
        assert taken["ok"], taken
        _sees(phones, taken["version"])
        assert thief.sight["undo"] is None
        with hub.unchanged(game.table):
            for last in (None, taken["version"]):
                asked = {"id": f"look-and-back-{last}", "last": last}
                said = thief.ask("undo", asked)
                assert said["refusal"]["code"] == "was-shown", said
        _mended_by_the_host(game, phones, thief, values["target"])
        game.close()


def _mended_by_the_host(game: Game, phones: list[Phone], thief: Phone, target: int) -> None:
    """A slip is the host's to mend; everyone hears of it, and nobody what the card was."""
    host = game.hub.enter({"table": game.table, "key": game.hub.host_key})
    game.phones.append(host)
    host.drain()
    seat = thief.sight["you"]
    said = host.ask("undo", {"id": "host-mends-it", "last": host.sight["undo"]})
    assert said["ok"], said
    everyone = [*phones, host]
    _sees(everyone, said["version"])
    for phone in everyone:
        head, seen = phone.sight["lines"][-2:]
        assert (head["code"], head["params"]["actor"]) == ("taken-back", "host")
        assert (head["params"]["what-seat"], head["params"]["what-target"]) == (seat, target)
        assert seen == {
            "code": "taken-back-seen",
            "params": {"what": "unseen-card-taken", "what-seat": seat, "what-target": target},
        }
