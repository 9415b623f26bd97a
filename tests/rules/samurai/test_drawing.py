"""The draw phase, and every other card that leaves the deck."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import TABLE, at
from hub.rules.contract.form import SomeOf
from hub.rules.samurai.ring import draw_size
from tests.rules.box import kinds
from tests.rules.game import because, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    table,
)

DRAW = ("draw", "play")


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_two_cards_are_drawn_from_the_top(level: Level) -> None:
    state = table(*plain(5), level=level, steps=DRAW, deck=("katana", "daikyu", "bo"))
    deck = state.deck
    state, events = do(state, 0, "draw")
    assert hands(state) == [5, 3, 3, 3, 3]
    assert state.deck == deck - 2
    assert state.step == "play"
    assert names(events) == ["CardsDrawn", "StepTaken"]
    if level == "cards":
        assert kinds(state.seats[0].cards[-2:]) == ["katana", "daikyu"]
        assert kinds(state.order[-1:]) == ["bo"]
        assert len(state.order) == state.deck


def test_the_offer_says_how_many() -> None:
    state = table(*plain(5), steps=DRAW)
    assert offer(state, 0, "draw").about == {"count": 2, "why": ""}
    assert offer(state, 0, "draw").fields == ()
    assert keys(state, 0) == ["draw"]


@pytest.mark.parametrize(
    ("character", "players", "count", "why"),
    [
        ("hideyoshi", 5, 3, "hideyoshi"),
        ("nobunaga", 3, 3, "shogun"),
        ("hideyoshi", 3, 4, "both"),
        ("nobunaga", 4, 2, ""),
    ],
)
def test_the_offer_says_why_there_are_more(
    character: str, players: int, count: int, why: str
) -> None:
    state = table(Player(character), *plain(players - 1), steps=DRAW)
    assert offer(state, 0, "draw").about == {"count": count, "why": why}
    assert hands(moves(state, (0, "draw")))[0] == 3 + count


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_the_end_of_a_turn_says_how_many_cards_go_with_it(level: Level) -> None:
    for held, over in ((7, 0), (8, 1), (10, 3)):
        hand = ("bo",) * 4 + ("parry",) * (held - 4) if level == "cards" else held
        state = table(Player(hand=hand), *plain(4), level=level)
        assert offer(state, 0, "end-turn").about == {"count": over}
    state = table(*plain(5), level="tokens")
    assert offer(state, 0, "end-turn").about == {"count": 0}, "cards that nobody counts"


def test_what_is_to_be_discarded_lies_as_in_the_hand() -> None:
    held = ("parry", "bo", "geisha", "katana", "parry", "daikyu", "bo", "armor")
    state = table(Player(hand=held), *plain(4), level="cards")
    field = offer(state, 0, "end-turn").fields[0]
    assert isinstance(field, SomeOf)
    assert tuple(choice.value for choice in field.choices) == RULES.view(state, at(0)).hand


def test_only_the_drawer_hears_which_cards() -> None:
    state = table(*plain(5), level="cards", steps=DRAW, deck=("katana", "daikyu"))
    _, events = do(state, 0, "draw")
    mine, others = events[0].seen_by(at(0)), events[0].seen_by(at(1))
    assert mine is not None
    assert others is not None
    assert mine.params["cards"] == ("katana", "daikyu")
    assert others.params == {"seat": 0, "count": 2}


def test_the_phases_come_in_their_order() -> None:
    state = table(Player(), Player(resilience=0), *plain(3), bushido_at=1)
    state, _ = do(state, 0, "end-turn")
    assert keys(state, 1) == ["recover"]
    state, _ = do(state, 1, "recover")
    assert keys(state, 1) == ["flip"]
    state, _ = do(state, 1, "flip", flipped="other")
    assert keys(state, 1) == ["draw"]
    state, _ = do(state, 1, "draw")
    assert "attack" in keys(state, 1)
    assert "draw" not in keys(state, 1)


def test_recovering_takes_everything_back_from_the_heap() -> None:
    state = table(Player(), Player("hanzo", resilience=0), *plain(3))
    heap = state.heap
    state = moves(state, (0, "end-turn"), (1, "recover"))
    assert points(state) == [5, 4, 5, 5, 5]
    assert state.heap == heap - 4


@pytest.mark.parametrize("resilience", [1, 5])
def test_with_any_resilience_there_is_nothing_to_recover(resilience: int) -> None:
    state = table(Player(), Player(resilience=resilience), *plain(3))
    state, events = do(state, 0, "end-turn")
    assert names(events) == ["TurnEnded", "TurnBegan"]
    assert state.step == "draw"
    assert points(state)[1] == resilience


def test_nothing_is_recovered_when_a_correction_came_first() -> None:
    state = table(Player(), Player(resilience=0), *plain(3))
    state, _ = do(state, 0, "end-turn")
    state, _ = do(state, 1, "correct-resilience", seat=1, value=2, game="goes-on")
    assert state.step == "draw"
    assert points(state)[1] == 2


def test_at_a_flowing_pace_the_plain_steps_take_themselves() -> None:
    hand = ("parry",) * 3
    people = [Player(hand=hand), Player(resilience=0, hand=hand), *plain(3, hand=hand)]
    state = table(*people, level="cards", pace="flow")
    state, _ = do(state, 0, "end-turn")
    assert (state.turn, state.step) == (1, "play")
    assert points(state)[1] == 5
    assert hands(state)[1] == 5


def test_at_a_flowing_pace_ieyasu_is_still_asked() -> None:
    state = table(Player(), Player("ieyasu"), *plain(3), pace="flow", discards=("bo",))
    state, _ = do(state, 0, "end-turn")
    assert keys(state, 1) == ["draw"]
    bare = table(Player(), Player("ieyasu"), *plain(3), pace="flow")
    bare, _ = do(bare, 0, "end-turn")
    assert "attack" in keys(bare, 1)


@pytest.mark.parametrize(("character", "size"), [("nobunaga", 2), ("hideyoshi", 3), ("ieyasu", 2)])
def test_who_draws_how_many(character: str, size: int) -> None:
    state = table(Player(character), *plain(4), steps=DRAW)
    assert draw_size(state, 0) == size
    state, _ = do(state, 0, "draw")
    assert hands(state)[0] == 3 + size


def test_down_to_seven_at_the_end_of_the_turn() -> None:
    state = table(Player(hand=9), *plain(4))
    assert refused(state, 0, "end-turn").code == "missing-field"
    assert refused(state, 0, "end-turn", count=1).code == "out-of-range"
    assert refused(state, 0, "end-turn", count=3).code == "out-of-range"
    state, _ = do(state, 0, "end-turn", count=2)
    assert hands(state)[0] == 7
    assert state.discards == ("", "")
    assert state.turn == 1


def test_seven_cards_are_kept() -> None:
    state = table(Player(hand=7), *plain(4))
    assert offer(state, 0, "end-turn").fields == ()
    state, _ = do(state, 0, "end-turn")
    assert hands(state)[0] == 7


def test_with_cards_on_phones_one_chooses_which() -> None:
    hand = ("bo", "bo", "parry", "parry", "parry", "geisha", "geisha", "armor", "daimyo")
    state = table(Player(hand=hand), *plain(4), level="cards")
    ending = offer(state, 0, "end-turn")
    assert ending.private
    state, _ = do(state, 0, "end-turn", cards=("bo", "bo"))
    assert kinds(state.seats[0].cards) == list(hand[2:])
    assert state.discards == ("bo-1", "bo-2")
    assert hands(state)[0] == 7


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("bo",), "wrong-count"),
        (("bo", "parry", "parry"), "wrong-count"),
        (("bo", "katana"), "not-a-choice"),
        (("armor", "armor"), "not-a-choice"),
        ("bo", "wrong-type"),
    ],
)
def test_one_discards_what_one_has(cards: object, code: str) -> None:
    hand = ("bo", "bo", "parry", "parry", "parry", "geisha", "geisha", "armor", "daimyo")
    state = table(Player(hand=hand), *plain(4), level="cards")
    assert refused(state, 0, "end-turn", cards=cards).code == code


def test_a_list_of_cards_is_as_good_as_a_row_of_them() -> None:
    state = table(Player(hand=8), *plain(4), level="cards")
    after, _ = do(state, 0, "end-turn", cards=["bokken"])  # type: ignore[arg-type]
    assert kinds(after.discards) == ["bokken"]


def test_the_end_of_a_turn_shows_nothing_when_nothing_is_chosen() -> None:
    state = table(Player(hand=("bo",)), *plain(4), level="cards")
    assert not offer(state, 0, "end-turn").private


def test_play_passes_to_the_left_and_round_again() -> None:
    state = table(*plain(5), turn=4)
    state, events = do(state, 4, "end-turn")
    assert (state.turn, state.turns) == (0, 11)
    assert names(events) == ["TurnEnded", "TurnBegan"]
    assert RULES.view(state, TABLE).turn == 0


def test_discarding_is_only_at_the_end_of_ones_own_turn() -> None:
    state = table(*plain(4), Player(hand=12))
    state, _ = do(state, 0, "end-turn")
    assert hands(state)[4] == 12


def test_a_draw_that_finds_no_card_is_skipped() -> None:
    """Ruling 1."""
    state = table(*plain(4), Player(), steps=DRAW, rest=4)
    assert state.deck == 0
    state, events = do(state, 0, "draw")
    assert names(events) == ["StepTaken"]
    assert hands(state)[0] == 3
    assert because("no-card-to-draw") == offer(state, 0, "nobunaga").closed
