"""Bushido: laid before anyone, checked at the start of a turn, passed on or paid for."""

from typing import Any

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.contract.view import line
from hub.rules.samurai.state import State
from tests.rules.box import kinds
from tests.rules.game import ActorOrSeat, because, choices, names, open_values
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    honors,
    keys,
    moves,
    offer,
    plain,
    refused,
    table,
)

CHECK = ("bushido", "draw", "play")


def checked(*players: Player, top: str = "geisha", level: Level = "cards", at: int = 0) -> State:
    """Bushido lies before a seat whose turn has come; `top` is what will be flipped."""
    everyone = players or plain(5)
    return table(*everyone, level=level, turn=at, steps=CHECK, bushido_at=at, deck=(top,))


def test_it_is_laid_before_anyone_harmless_or_not_oneself_included() -> None:
    """Ruling 20."""
    state = table(Player(), Player(hand=0), Player(resilience=0), *plain(2))
    assert open_values(offer(state, 0, "bushido"), "target") == [0, 1, 2, 3, 4]
    state, events = do(state, 0, "bushido", target=2)
    assert (state.bushido, state.bushido_at) == ("bushido", 2)
    assert names(events) == ["BushidoLaid"]
    assert hands(state)[0] == 2
    assert state.discards == ()


def test_the_very_card_lies_there() -> None:
    state = table(Player(hand=("bushido", "bo")), *plain(4), level="cards")
    assert offer(state, 0, "bushido").private
    state, _ = do(state, 0, "bushido", target=0)
    assert (state.bushido, state.bushido_at) == ("bushido-1", 0)
    assert kinds(state.seats[0].cards) == ["bo"]


def test_without_one_in_hand_it_is_not_offered() -> None:
    state = table(Player(hand=("bo",)), *plain(4), level="cards")
    assert "bushido" not in keys(state, 0)
    empty = table(Player(hand=0), *plain(4))
    assert offer(empty, 0, "bushido").closed == because("no-cards")


@pytest.mark.parametrize("seat", [0, 3])
def test_only_one_is_in_play_at_a_time(seat: int) -> None:
    state = table(*plain(5), bushido_at=seat)
    assert offer(state, 0, "bushido").closed == because("bushido-in-play", seat=seat)
    assert refused(state, 0, "bushido", target=1) == because("bushido-in-play", seat=seat)


def test_a_turn_begins_with_the_check() -> None:
    state = table(*plain(5), bushido_at=1)
    state, _ = do(state, 0, "end-turn")
    assert state.step == "bushido"
    assert keys(state, 1) == ["flip"]


def test_a_turn_without_it_begins_with_the_draw() -> None:
    state = table(*plain(5), bushido_at=2)
    state, _ = do(state, 0, "end-turn")
    assert state.step == "draw"


def test_the_check_comes_after_recovering() -> None:
    state = table(Player(), Player(resilience=0), *plain(3), bushido_at=1)
    state, _ = do(state, 0, "end-turn")
    assert state.step == "recover"
    state, _ = do(state, 1, "recover")
    assert state.step == "bushido"


def test_no_weapon_passes_it_to_the_left() -> None:
    state = checked(top="geisha")
    state, events = do(state, 0, "flip")
    assert state.bushido_at == 1
    assert kinds(state.discards) == ["geisha"]
    assert honors(state) == [4, 4, 4, 4, 4]
    assert state.step == "draw"
    assert names(events) == ["CardFlipped", "Settled", "BushidoPassed", "StepTaken"]


def test_from_the_last_seat_it_passes_to_the_first() -> None:
    state, _ = do(checked(at=4), 4, "flip")
    assert state.bushido_at == 0


def test_the_next_player_makes_the_same_check() -> None:
    state = moves(checked(), (0, "flip"), (0, "draw"), (0, "end-turn"))
    assert (state.turn, state.step) == (1, "bushido")


def test_a_weapon_has_to_be_answered() -> None:
    state, _ = do(checked(top="bo"), 0, "flip")
    assert state.question is not None
    assert (state.question.key, state.question.asked) == ("bushido", (0,))
    assert keys(state, 0) == ["give-weapon", "pay-honor"]
    assert kinds(state.discards) == ["bo"]
    assert state.bushido_at == 0
    (asked,) = RULES.view(state, TABLE).asked
    assert asked.about == {"by": 0, "card": "bushido", "wounds": 0}


def test_a_weapon_given_up_passes_it_on() -> None:
    """Ruling 18: the flipped card, then the weapon given up."""
    everyone = (Player(hand=("kiseru", "parry")), *plain(4))
    state = moves(checked(*everyone, top="bo"), (0, "flip"))
    state, _ = do(state, 0, "give-weapon", weapon="kiseru")
    assert state.bushido_at == 1
    assert honors(state) == [4, 4, 4, 4, 4]
    assert kinds(state.discards) == ["bo", "kiseru"]
    assert kinds(state.seats[0].cards) == ["parry"]
    assert (state.step, state.weapons) == ("draw", 0)


def test_an_honor_paid_discards_it() -> None:
    """Ruling 18: the flipped card, then Bushido."""
    state = checked(top="bo")
    box = state.box
    state = moves(state, (0, "flip"), (0, "pay-honor"))
    assert honors(state) == [3, 4, 4, 4, 4]
    assert state.box == box + 1
    assert (state.bushido, state.bushido_at) == ("", -1)
    assert kinds(state.discards) == ["bo", "bushido"]
    assert state.step == "draw"


def test_without_a_weapon_only_honor_is_left() -> None:
    everyone = (Player(hand=("parry",)), *plain(4))
    state, _ = do(checked(*everyone, top="bo"), 0, "flip")
    assert offer(state, 0, "give-weapon").closed == because("no-weapon")


def test_a_weapon_is_given_out_of_a_hand_that_is_counted_as_empty() -> None:
    state = checked(Player(hand=0), *plain(4), level="companion")
    state, _ = do(state, 0, "flip", flipped="weapon")
    state, events = do(state, 0, "give-weapon")
    assert "HandCorrected" in names(events)
    assert (hands(state)[0], honors(state)[0], state.bushido_at) == (0, 4, 1)


def test_out_of_an_empty_hand_that_the_hub_holds_no_weapon_is_given() -> None:
    state, _ = do(checked(Player(hand=()), *plain(4), top="bo"), 0, "flip")
    assert offer(state, 0, "give-weapon").closed == because("no-cards")


def begun(hand: tuple[str, ...], top: str = "bo", **options: str) -> State:
    """The turn of a seat that Bushido lies before begins by itself: the hub holds the cards."""
    everyone = (Player(hand=("parry",)), Player(hand=hand), *plain(3))
    more: dict[str, Any] = {"level": "cards", "pace": "flow", "bushido_at": 1, **options}
    return do(table(*everyone, deck=(top, "geisha", "geisha"), **more), 0, "end-turn")[0]


def test_with_an_empty_hand_nothing_can_be_chosen_and_nobody_is_asked() -> None:
    state = begun(())
    assert (state.turn, state.question, honors(state)) == (1, None, [4, 3, 4, 4, 4])
    assert (state.bushido_at, kinds(state.discards)) == (-1, ["bo", "bushido"])
    assert (state.step, hands(state)[1]) == ("play", 2)
    passed = begun((), top="geisha")
    assert (passed.bushido_at, honors(passed)) == (2, [4, 4, 4, 4, 4])


def test_whoever_holds_any_card_is_asked_so_that_nothing_tells_of_it() -> None:
    for hand in (("parry",), ("bo",)):
        state = begun(hand)
        assert (RULES.awaited(state), honors(state)) == ((1,), [4, 4, 4, 4, 4])


def test_a_slow_table_and_real_cards_are_asked_with_an_empty_hand_too() -> None:
    slow, _ = do(begun((), pace="taps"), 1, "flip")
    assert RULES.awaited(slow) == (1,)
    real = table(Player(hand=0), *plain(4), steps=CHECK, bushido_at=0, pace="flow")
    state, _ = do(real, 0, "flip", flipped="weapon")
    assert keys(state, 0) == ["give-weapon", "pay-honor"]


def test_the_last_honor_paid_ends_the_game_without_a_deadly_strike() -> None:
    """Ruling 11."""
    everyone = (Player(honor=1), *plain(4))
    state = moves(checked(*everyone, top="bo"), (0, "flip"), (0, "pay-honor"))
    assert state.ending is not None
    assert (state.ending.reason, state.ending.cause) == ("honor", "bushido")
    assert kinds(state.discards) == ["bo", "bushido"]


def test_with_real_cards_the_player_says_what_was_flipped() -> None:
    state = checked(level="companion")
    assert list(choices(offer(state, 0, "flip"), "flipped")) == ["other", "weapon"]
    other, _ = do(state, 0, "flip", flipped="other")
    assert (other.question, other.bushido_at) == (None, 1)
    weapon, _ = do(state, 0, "flip", flipped="weapon")
    assert weapon.question is not None
    assert weapon.deck == state.deck - 1
    assert weapon.discards == ("",)


def test_with_cards_on_phones_nothing_is_said() -> None:
    state = checked(top="bo")
    assert offer(state, 0, "flip").fields == ()
    assert refused(state, 0, "flip", flipped="other").code == "unknown-field"


def test_a_flip_that_finds_no_card_passes_it_on() -> None:
    """Ruling 17."""
    state = table(*plain(5), turn=0, steps=CHECK, bushido_at=0, rest=4)
    state, events = do(state, 0, "flip", flipped="weapon")
    assert names(events) == ["BushidoPassed", "StepTaken"]
    assert state.bushido_at == 1


def test_the_flip_of_the_last_card_ends_the_deck_and_joins_the_discards_after() -> None:
    """Ruling 1: the flipped card is not shuffled in."""
    state = checked_at_the_end()
    state, events = do(state, 0, "flip")
    assert names(events)[:3] == ["CardFlipped", "DeckEnded", "Settled"]
    assert kinds(state.discards) == ["geisha"]
    assert honors(state) == [3, 3, 3, 3, 3]


def checked_at_the_end() -> State:
    return table(
        *plain(5), level="cards", steps=CHECK, bushido_at=0, deck=("geisha",), rest="discards"
    )


def test_a_flip_that_ends_the_game_leaves_bushido_where_it_is() -> None:
    state = table(
        *plain(4), Player(honor=1), steps=CHECK, bushido_at=0, deck=("bo",), rest="discards"
    )
    state, _ = do(state, 0, "flip", flipped="weapon")
    state, _ = do(state, 0, "deck-empty", deck="yes")
    assert state.ending is not None
    assert state.ending.cause == "deck"
    assert state.bushido_at == 0
    assert state.aside == ()


def test_the_hub_flips_by_itself_only_what_it_holds() -> None:
    state = table(*plain(5), level="cards", pace="flow", bushido_at=1, deck=("geisha",))
    state, _ = do(state, 0, "end-turn")
    assert (state.bushido_at, state.step) == (2, "play")
    real = table(*plain(5), level="companion", pace="flow", bushido_at=1)
    real, _ = do(real, 0, "end-turn")
    assert (real.bushido_at, real.step) == (1, "bushido")


def test_everyone_sees_before_whom_it_lies() -> None:
    state = table(*plain(5), bushido_at=3)
    view = RULES.view(state, at(0))
    assert view.own.bushido_at == 3
    assert [[mark.key for mark in place.marks] for place in view.places] == [
        [],
        [],
        [],
        ["bushido"],
        [],
    ]


def test_the_host_sets_straight_before_whom_it_lies() -> None:
    state = table(*plain(4), Player(hand=0, left=True), bushido_at=3)
    form = offer(state, HOST, "correct-bushido")
    assert list(choices(form, "place")) == [0, 1, 2, "out-of-play"]
    assert list(choices(form, "source", place=1)) == ["in-play"]
    before = hands(state)
    state, _ = do(state, HOST, "correct-bushido", place=1, source="in-play")
    assert (state.bushido_at, hands(state)) == (1, before)


def test_a_seat_says_that_it_lies_before_it_or_does_not() -> None:
    state = table(*plain(5), bushido_at=3)
    assert list(choices(offer(state, 1, "correct-bushido"), "place")) == [1]
    own = list(choices(offer(state, 3, "correct-bushido"), "place"))
    assert own == [0, 1, 2, 4, "out-of-play"]
    state, _ = do(state, 1, "correct-bushido", place=1, source="in-play")
    assert state.bushido_at == 1


def test_bushido_is_not_set_straight_by_someone_who_left() -> None:
    gone = table(*plain(4), Player(hand=0, left=True))
    assert "correct-bushido" not in keys(gone, 4, standing=True)
    assert "correct-bushido" in keys(gone, 3, standing=True)


def test_there_is_nothing_to_set_straight_without_one_that_the_hub_holds() -> None:
    state = table(*plain(5), level="cards", deck=("bushido",))
    assert "correct-bushido" not in keys(state, HOST, standing=True)


def test_it_is_not_moved_while_an_answer_is_awaited() -> None:
    state, _ = do(checked(top="bo"), 0, "flip")
    assert offer(state, HOST, "correct-bushido").closed == because("in-the-middle")


def test_a_check_is_not_made_when_a_correction_took_it_away() -> None:
    state, _ = do(checked(top="bo"), HOST, "correct-bushido", place=3)
    assert (state.step, state.bushido_at) == ("draw", 3)
    assert honors(state) == [4, 4, 4, 4, 4]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_correction_to_the_same_place_leaves_the_check(seat: int) -> None:
    state, _ = do(checked(top="bo"), HOST, "correct-bushido", place=seat)
    assert state.step == ("bushido" if seat == 0 else "draw")


def test_bushido_that_nobody_said_was_laid_comes_from_a_hand_first() -> None:
    """From that of whoever has the turn, most likely; or from where it really came."""
    state = table(*plain(4), Player(hand=0, left=True), turn=2, discards=("bushido", "bo"))
    form = offer(state, HOST, "correct-bushido")
    assert list(choices(form, "place")) == [0, 1, 2, 3]
    assert list(choices(form, "source")) == [2, 3, 0, 1, "the-discards", "the-deck"]
    laid, _ = do(state, HOST, "correct-bushido", place=3, source=2)
    assert (laid.bushido_at, hands(laid), len(laid.discards)) == (3, [3, 3, 2, 3, 0], 2)
    found, _ = do(state, HOST, "correct-bushido", place=3, source="the-discards")
    assert (found.bushido_at, found.discards, hands(found)[2]) == (3, ("bo",), 3)
    drawn, _ = do(state, HOST, "correct-bushido", place=3, source="the-deck")
    assert (drawn.bushido_at, drawn.deck) == (3, state.deck - 1)


def test_bushido_that_is_out_of_play_after_all_is_where_it_is_said_to_be() -> None:
    state = table(*plain(5), bushido_at=2)
    gone, events = do(state, HOST, "correct-bushido", place="out-of-play", source="the-discards")
    assert (gone.bushido_at, gone.discards[-1]) == (-1, "bushido")
    assert events[0].seen_by(TABLE) == line("bushido-gone-corrected")
    held, _ = do(state, 2, "correct-bushido", place="out-of-play", source=0)
    assert (held.bushido_at, hands(held)[0]) == (-1, hands(state)[0] + 1)


def test_at_the_cards_level_it_is_among_the_discards_or_in_play() -> None:
    state = table(*plain(5), level="cards", bushido_at=2)
    gone, _ = do(state, HOST, "correct-bushido", place="discards")
    assert (gone.bushido_at, kinds(gone.discards)) == (-1, ["bushido"])
    back, _ = do(gone, HOST, "correct-bushido", place=1)
    assert (back.bushido_at, back.discards) == (1, ())
    assert "correct-bushido" not in keys(state, 2, standing=True)


@pytest.mark.parametrize("steps", [("recover", "draw", "play"), ("draw", "play")])
@pytest.mark.parametrize("actor", [HOST, 0])
def test_one_that_is_set_in_place_before_the_draw_is_checked_this_turn(
    steps: tuple[str, ...], actor: ActorOrSeat
) -> None:
    down = Player(resilience=0 if steps[0] == "recover" else 5)
    state = table(down, *plain(4), steps=steps)
    state, _ = do(state, actor, "correct-bushido", place=0, source=0, check="check-now")
    if steps[0] == "recover":
        state, _ = do(state, 0, "recover")
    state, _ = do(state, 0, "flip", flipped="other")
    assert (state.step, state.bushido_at) == ("draw", 1)


@pytest.mark.parametrize("pace", ["taps", "flow"])
@pytest.mark.parametrize("actor", [HOST, 0])
def test_one_that_was_checked_or_laid_this_turn_is_not_checked_again(
    pace: str, actor: ActorOrSeat
) -> None:
    state = table(*plain(5), steps=("draw", "play"), pace=pace)
    state, events = do(state, actor, "correct-bushido", place=0, source=0, check="check-later")
    assert (state.step, state.bushido_at, names(events)) == ("draw", 0, ["BushidoCorrected"])


def test_one_that_is_set_in_place_after_the_draw_waits_for_the_next_turn() -> None:
    state, _ = do(table(*plain(5)), HOST, "correct-bushido", place=0, source=0)
    assert (state.step, state.bushido_at) == ("play", 0)


def test_one_that_is_set_before_another_is_not_checked_this_turn() -> None:
    state = table(*plain(5), steps=("draw", "play"))
    refusal = refused(state, HOST, "correct-bushido", place=3, source=0, check="check-now")
    assert refusal.code == "not-a-choice"
    state, events = do(state, HOST, "correct-bushido", place=3, source=0, check="check-later")
    assert (keys(state, 0), names(events)) == (["draw"], ["BushidoCorrected"])


def test_while_its_check_is_asked_it_is_moved_and_the_question_is_void() -> None:
    state = checked(*plain(5), level="companion")
    state, _ = do(state, 0, "flip", flipped="weapon")
    moved, _ = do(state, HOST, "correct-bushido", place=3, source="in-play")
    assert (moved.question, moved.step, moved.bushido_at) == (None, "draw", 3)
    assert honors(moved) == [4, 4, 4, 4, 4]
    gone, _ = do(state, 0, "correct-bushido", place="out-of-play", source="the-discards")
    assert (gone.question, gone.step, gone.bushido_at) == (None, "draw", -1)
