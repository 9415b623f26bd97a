"""What a plain player would rather keep, and what it does where few nights come to."""

from itertools import pairwise
from typing import Any

import pytest

from hub.rules.contract.actor import at
from hub.rules.contract.form import Choice, Offer, SomeOf
from hub.rules.registry import RULES
from hub.tables.chance import SeededChance
from tests.rules.duel import arranged as duel
from tests.rules.duel.arranged import a, b
from tests.rules.samurai import arranged as samurai
from tests.rules.samurai.arranged import Player

# From what is given up first to what is kept longest.
KEPT = {
    "samurai": """
        bokken bo tanegashima naginata shuriken kiseru kusarigama kanabo
        bushido battle-cry jujutsu nagayari wakizashi daikyu katana nodachi
        geisha diversion tea-ceremony breathing armor fast-draw focus parry daimyo
    """,
    "duel": """
        bokken bo tanegashima naginata shuriken kiseru bushido kusarigama kanabo
        nagayari wakizashi daikyu katana nodachi jujutsu battle-cry armor
        geisha diversion breathing fast-draw focus daimyo tea-ceremony parry
    """,
}
STATES: dict[str, Any] = {"samurai": samurai.table(*samurai.plain(4)), "duel": duel.table()}


def chosen(game: str, state: Any, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """What the bot does at a table as it stands."""
    rules = RULES[game]
    view, secret = rules.view(state, at(seat)), rules.secret(state, seat)
    move = rules.policy(view, secret, rules.offers(state, at(seat)), SeededChance("wishes"))
    return move.offer, dict(move.values)


@pytest.mark.parametrize("game", KEPT)
def test_of_any_two_cards_the_bot_gives_up_the_one_it_wants_less(game: str) -> None:
    order, rules, state = KEPT[game].split(), RULES[game], STATES[game]
    for less, more in pairwise(order):
        field = SomeOf(
            name="cards", of="card", choices=(Choice(value=more), Choice(value=less)), low=1, high=1
        )
        offer = Offer(key="end-turn", fields=(field,))
        move = rules.policy(rules.view(state, at(0)), None, (offer,), SeededChance("wishes"))
        assert move.values == {"cards": (less,)}, f"rather than {more}"


@pytest.mark.parametrize(
    ("hand", "points", "is_made"),
    [((), 5, True), ((), 4, True), ((), 3, False), (("parry", "parry", "parry"), 5, False)],
)
def test_nobunagas_bargain_is_made_with_a_small_hand_and_a_strong_character(
    hand: tuple[str, ...], points: int, is_made: bool
) -> None:
    one = a(active="hanzo", hand=hand, points={"hanzo": points})
    offer, _ = chosen("duel", duel.table(one, b(), level="cards"))
    assert offer == ("nobunaga" if is_made else "end-turn")


@pytest.mark.parametrize(
    ("card", "left", "answer"),
    [
        ("bokken", 4, "parry"),
        ("battle-cry", 2, "take"),
        ("battle-cry", 1, "parry"),
        ("jujutsu", 4, "give-weapon"),
    ],
)
def test_a_samurai_spends_a_parry_on_a_weapon_or_on_the_last_point(
    card: str, left: int, answer: str
) -> None:
    asked = Player(hand=("parry", "bo"), resilience=left)
    state = samurai.table(Player(hand=(card,)), asked, *[Player()] * 2, level="cards")
    attack: dict[str, Any] = {"target": 1, "weapon": card} if card == "bokken" else {}
    state, _ = samurai.do(state, 0, "attack" if attack else card, **attack)
    assert chosen("samurai", state, 1)[0] == answer


@pytest.mark.parametrize(("role", "is_drawn"), [("ronin", True), ("ninja-1", False)])
def test_only_a_ronin_plays_the_daimyo_for_cards(role: str, is_drawn: bool) -> None:
    players = [Player(hand=("daimyo",), role=role), *[Player()] * 4]
    offer, _ = chosen("samurai", samurai.table(*players, level="cards"))
    assert offer == ("daimyo" if is_drawn else "end-turn")
