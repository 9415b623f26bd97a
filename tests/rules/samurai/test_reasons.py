"""Closed choices and offers say why, with what fills the sentence."""

import pytest

from hub.rules.contract.actor import HOST, PANEL
from hub.rules.contract.refusal import Reason
from hub.rules.samurai.state import State
from tests.rules.game import ActorOrSeat, because, why
from tests.rules.samurai.arranged import Player, do, offer, plain, refused, start, table

EMPTY = Player(hand=0)
DOWN = Player(resilience=0)


def asked(*players: Player, weapon: str = "bokken") -> State:
    state = table(*players, level="cards")
    return do(state, 0, "attack", target=1, weapon=weapon)[0]


CLOSED_OFFERS: list[tuple[State, ActorOrSeat, str, Reason]] = [
    (table(EMPTY, *plain(4)), 0, "attack", because("no-cards")),
    (table(EMPTY, *plain(4)), 0, "lay", because("no-cards")),
    (table(*plain(5), weapons=1), 0, "attack", because("weapon-limit", used=1, limit=1)),
    (table(Player(), *(EMPTY,) * 4), 0, "attack", because("no-target")),
    (table(*plain(5), bushido_at=2), 0, "bushido", because("bushido-in-play", seat=2)),
    (table(Player(resilience=1), *plain(4)), 0, "nobunaga", because("last-resilience")),
    (table(*plain(5), rest=4), 0, "nobunaga", because("no-card-to-draw")),
    (table(*plain(5), rest=4), 0, "deck-end", because("nothing-to-shuffle")),
    (
        asked(Player(), Player(hand=("bo",)), *plain(3)),
        1,
        "parry",
        because("not-in-hand", card="parry"),
    ),
    (
        asked(Player(), Player("hanzo", hand=("bo",)), *plain(3)),
        1,
        "parry-weapon",
        because("last-card"),
    ),
    (asked(*plain(5)), HOST, "correct-turn", because("in-the-middle")),
    (asked(*plain(5)), PANEL, "end-turn", because("in-the-middle")),
    (table(Player(hand=8), *plain(4)), PANEL, "end-turn", because("must-discard", seat=0, count=1)),
    (table(*plain(3), level="tokens"), 0, "lose-honor", because("shogun-never-pays")),
    (table(Player(), DOWN, *plain(3), level="tokens"), 1, "wound", because("no-resilience")),
]


@pytest.mark.parametrize(("state", "actor", "key", "expected"), CLOSED_OFFERS)
def test_a_closed_offer_says_why_and_is_refused_for_that(
    state: State, actor: ActorOrSeat, key: str, expected: Reason
) -> None:
    assert offer(state, actor, key).closed == expected
    assert refused(state, actor, key) == expected


GONE = Player(hand=0, left=True)
RING = (Player(), EMPTY, DOWN, GONE, Player(laid=("armor",) * 4), *plain(2))

CLOSED_CHOICES: list[tuple[str, str, int | str, dict[str, int], Reason]] = [
    ("attack", "target", 1, {}, because("harmless", seat=1)),
    ("attack", "target", 2, {}, because("harmless", seat=2)),
    ("attack", "target", 3, {}, because("has-left", seat=3)),
    ("attack", "target", 4, {}, because("too-far", seat=4, difficulty=6, reach=5)),
    (
        "attack",
        "weapon",
        "bo",
        {"target": 4},
        because("out-of-reach", difficulty=6, weapon="bo", reach=2),
    ),
    ("geisha", "target", 1, {}, because("nothing-to-lose", seat=1)),
    ("diversion", "target", 1, {}, because("empty-handed", seat=1)),
    ("breathing", "target", 3, {}, because("has-left", seat=3)),
]


@pytest.mark.parametrize(("key", "field", "value", "given", "expected"), CLOSED_CHOICES)
def test_a_closed_choice_says_why(
    key: str, field: str, value: int | str, given: dict[str, int], expected: Reason
) -> None:
    assert why(offer(table(*RING), 0, key), field, value, **given) == expected


def test_a_character_that_is_taken_says_so() -> None:
    state, _ = do(start(players=4, characters="typed"), 0, "character", character="tomoe")
    assert refused(state, 1, "character", character="tomoe") == because("taken", character="tomoe")


def test_two_taps_for_one_deck_end_say_so() -> None:
    state, _ = do(table(*plain(5)), 0, "deck-end")
    assert offer(state, 2, "deck-end").closed == because("deck-just-ended")


def test_the_last_player_is_told_to_stay() -> None:
    state = table(Player(), *(GONE,) * 4)
    assert offer(state, 0, "leave").closed == because("last-player")
