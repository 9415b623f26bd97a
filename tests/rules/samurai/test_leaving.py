"""Leaving in the middle of a game: what goes, what stays, and what passes them by."""

import pytest
from msgspec.structs import replace

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.samurai.events.game_end import SeatLeft
from tests.rules.box import kinds
from tests.rules.game import because, choices, names, open_values, why
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    difficulty,
    do,
    hands,
    honors,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    result,
    table,
)

GONE = Player(hand=0, left=True)


def test_the_hand_and_everything_before_them_go_to_the_discards() -> None:
    leaver = Player(hand=("bo", "parry"), laid=("armor", "focus"))
    state = table(Player(), leaver, *plain(3), level="cards", discards=("geisha",))
    state, events = do(state, 1, "leave")
    assert kinds(state.discards) == ["geisha", "bo", "parry", "armor", "focus"]
    seat = state.seats[1]
    assert (seat.hand, seat.cards, seat.laid, seat.left) == (0, (), (), True)
    assert names(events) == ["SeatLeft"]


def test_with_real_cards_the_hand_goes_unseen() -> None:
    state = table(Player(), Player(hand=2, laid=("armor",)), *plain(3))
    state, _ = do(state, 1, "leave")
    assert state.discards == ("", "", "armor")


@pytest.mark.parametrize(("before", "after"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_half_of_the_honor_rounded_up_goes_to_the_box(before: int, after: int) -> None:
    state = table(Player(), Player(honor=before), *plain(3))
    box = state.box
    state, _ = do(state, 1, "leave")
    assert honors(state)[1] == after
    assert state.box == box + before - after
    assert state.ending is None


@pytest.mark.parametrize("level", ["tokens", "companion", "cards"])
def test_the_last_honor_stays_and_the_game_goes_on(level: Level) -> None:
    state = table(Player(), Player(honor=1), *plain(3), level=level)
    state, _ = do(state, 1, "leave")
    assert (honors(state)[1], state.seats[1].left, state.ending) == (1, True, None)


@pytest.mark.parametrize(("honor", "paid"), [(1, 0), (2, 1), (5, 3)])
def test_what_leaving_costs_is_said_with_it(honor: int, paid: int) -> None:
    state = table(Player(), Player(honor=honor), *plain(3))
    assert offer(state, 1, "leave").about == {"count": paid, "ends": 0}


@pytest.mark.parametrize(("honor", "ends"), [(1, 1), (2, 0)])
def test_leaving_says_that_what_is_asked_would_end_the_game(honor: int, ends: int) -> None:
    state = table(Player(), Player(honor=honor, resilience=1), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    assert offer(state, 1, "leave").about["ends"] == ends
    assert (do(state, 1, "leave")[0].ending is not None) == bool(ends)


@pytest.mark.parametrize(("seat", "ends"), [(0, 2), (1, 0)])
def test_leaving_says_that_it_ends_the_last_turn(seat: int, ends: int) -> None:
    state = replace(table(*plain(5)), is_last_turn=True)
    assert offer(state, seat, "leave").about["ends"] == ends
    assert (do(state, seat, "leave")[0].ending is not None) == bool(ends)


def test_leaving_says_nothing_of_what_others_have_answered() -> None:
    state = table(Player(), Player(honor=1, resilience=1), *plain(3))
    state, _ = do(state, 0, "battle-cry")
    for seat in (2, 3, 4):
        state, _ = do(state, seat, "take")
    assert offer(state, 1, "leave").about["ends"] == 0


def test_their_resilience_stays_where_it_is() -> None:
    state = table(Player(), Player(resilience=3), *plain(3))
    state, _ = do(state, 1, "leave")
    assert points(state) == [5, 3, 5, 5, 5]


def test_they_are_harmless_for_good() -> None:
    state = table(*plain(5))
    state, _ = do(state, 1, "leave")
    assert state.seats[1].harmless
    assert why(offer(state, 0, "attack"), "target", 1) == because("has-left", seat=1)
    for card in ("battle-cry", "jujutsu"):
        asked, _ = do(state, 0, card)
        assert asked.question is not None
        assert asked.question.asked == (2, 3, 4)
    marks = RULES.view(state, TABLE).places[1].marks
    assert [mark.key for mark in marks] == ["left"]


def test_they_still_count_for_difficulty() -> None:
    state = table(*plain(6))
    assert difficulty(state, 0, 2) == 2
    state, _ = do(state, 1, "leave")
    assert difficulty(state, 0, 2) == 2


def test_breathing_does_not_name_them() -> None:
    state = table(Player(), GONE, *plain(3))
    breathing = offer(state, 0, "breathing")
    assert why(breathing, "target", 1) == because("has-left", seat=1)
    assert open_values(breathing, "target") == [2, 3, 4]


def test_when_all_others_left_breathing_names_nobody() -> None:
    """Ruling 9."""
    state = table(Player(resilience=1), *(GONE,) * 4)
    assert offer(state, 0, "breathing").fields == ()
    state, events = do(state, 0, "breathing")
    assert points(state)[0] == 5
    assert "CardsDrawn" not in names(events)


def test_they_draw_nothing_from_a_tea_ceremony() -> None:
    state = table(Player(), GONE, *plain(3))
    state, _ = do(state, 0, "tea-ceremony")
    assert hands(state) == [5, 0, 4, 4, 4]


@pytest.mark.parametrize("card", ["geisha", "diversion"])
def test_there_is_nothing_to_take_from_them(card: str) -> None:
    state = table(Player(), GONE, *plain(3))
    assert 1 not in open_values(offer(state, 0, card), "target")


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_in_their_turn_two_cards_go_to_the_discards_and_nothing_else(level: Level) -> None:
    state = table(Player(), Player(hand=0, left=True, resilience=0), *plain(3), level=level)
    deck, heap = state.deck, state.heap
    state, events = do(state, 0, "end-turn")
    assert names(events) == [
        "TurnEnded",
        "TurnBegan",
        "CardsBurned",
        "Settled",
        "TurnEnded",
        "TurnBegan",
    ]
    assert (state.turn, state.step, state.turns) == (2, "draw", 12)
    assert (state.deck, len(state.discards), state.heap) == (deck - 2, 2, heap)
    assert points(state)[1] == 0
    assert len(state.order) == (state.deck if level == "cards" else 0)


def test_the_burned_cards_are_the_top_ones_in_their_order() -> None:
    state = table(Player(), GONE, *plain(3), level="cards", deck=("bo", "katana", "parry"))
    state, _ = do(state, 0, "end-turn")
    assert kinds(state.discards) == ["bo", "katana"]
    assert kinds(state.order[-1:]) == ["parry"]


def test_a_burned_last_card_ends_the_deck_and_joins_the_discards_after() -> None:
    """Ruling 1: the second burned card comes from the new deck."""
    state = table(Player(), GONE, *plain(3), level="cards", deck=("katana",), rest="discards")
    pile = len(state.discards)
    state, events = do(state, 0, "end-turn")
    assert names(events)[2:6] == ["CardsBurned", "DeckEnded", "CardsBurned", "Settled"]
    assert honors(state) == [3, 3, 3, 3, 3]
    assert len(state.discards) == 2
    assert kinds(state.discards[:1]) == ["katana"]
    assert state.deck == pile - 1


def test_burning_the_last_cards_ends_the_deck_at_once() -> None:
    state = table(Player(), GONE, *plain(3), deck=("bo", "bo"), rest="discards")
    pile = len(state.discards)
    state, _ = do(state, 0, "end-turn")
    # Nobody sits there to be asked, so it is whoever comes next.
    assert "deck-empty" in keys(state, 2)
    state, _ = do(state, 2, "deck-empty", deck="yes")
    assert honors(state) == [3, 3, 3, 3, 3]
    assert (state.deck, len(state.discards)) == (pile, 2)


def test_with_no_card_to_burn_the_turn_just_passes() -> None:
    state = table(Player(), GONE, *plain(2), Player(), rest=4)
    state, events = do(state, 0, "end-turn")
    assert "CardsBurned" not in names(events)
    assert state.turn == 2


def test_a_burn_that_ends_the_game_ends_it() -> None:
    state = table(Player(), GONE, *plain(2), Player(honor=1), deck=("bo",), rest="discards")
    state, _ = do(state, 0, "end-turn")
    state, _ = do(state, 2, "deck-empty", deck="yes")
    assert state.ending is not None
    assert state.ending.cause == "deck"
    assert state.aside == ()


def test_with_tokens_alone_the_cards_are_burned_by_hand() -> None:
    state = table(Player(), Player(left=True), *plain(3), level="tokens")
    state, events = do(state, 0, "end-turn")
    assert names(events) == ["TurnEnded", "TurnBegan", "CardsBurned", "TurnEnded", "TurnBegan"]
    assert (state.turn, state.deck, state.discards) == (2, 0, ())


def test_several_who_left_one_after_another_burn_two_each() -> None:
    state = table(Player(), GONE, GONE, *plain(2))
    deck = state.deck
    state, _ = do(state, 0, "end-turn")
    assert (state.turn, state.deck) == (3, deck - 4)


def test_bushido_before_them_goes_to_the_next_who_has_not_left() -> None:
    state = table(*plain(2), GONE, *plain(2), bushido_at=1)
    state, events = do(state, 1, "leave")
    assert state.bushido_at == 3
    assert names(events) == ["SeatLeft", "BushidoPassed"]


def test_bushido_laid_on_them_goes_on_at_once() -> None:
    state = table(Player(), GONE, GONE, *plain(2))
    state, events = do(state, 0, "bushido", target=1)
    assert state.bushido_at == 3
    assert names(events) == ["BushidoLaid", "BushidoPassed"]


def test_bushido_passes_over_them() -> None:
    state = table(Player(), GONE, *plain(3), steps=("bushido", "draw", "play"), bushido_at=0)
    state, _ = do(state, 0, "flip", flipped="other")
    assert state.bushido_at == 2


def test_bushido_given_on_for_a_weapon_passes_over_them_too() -> None:
    state = table(Player(), GONE, *plain(3), steps=("bushido", "draw", "play"), bushido_at=0)
    state = moves(state, (0, "flip", {"flipped": "weapon"}), (0, "give-weapon"))
    assert state.bushido_at == 2


def test_they_do_not_count_as_standing() -> None:
    down = Player(resilience=0)
    state = table(Player(), Player(resilience=1), GONE, down, down, level="cards")
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bokken"}), (1, "take"))
    assert state.ending is not None
    assert state.ending.reason == "swordmaster"


def test_leaving_itself_makes_nobody_the_swordmaster() -> None:
    down = Player(resilience=0)
    state = table(Player(), Player(), down, down, down)
    state, _ = do(state, 1, "leave")
    assert state.ending is None


def test_their_tokens_still_score() -> None:
    state = table(Player(), Player(honor=4), *plain(2), Player(honor=1), level="cards")
    state = moves(
        state, (1, "leave"), (HOST, "correct-honor", {"seat": 4, "value": 0, "game": "ends"})
    )
    (ninja,) = [team for team in result(state).teams if team.key == "ninja"]
    assert [(line.seat, line.points) for line in ninja.scores] == [(1, 2), (3, 4)]


def test_leaving_in_ones_own_turn_ends_it() -> None:
    state = table(*plain(5))
    state, events = do(state, 0, "leave")
    assert (state.turn, state.step) == (1, "draw")
    assert names(events) == ["SeatLeft", "TurnEnded", "TurnBegan"]


@pytest.mark.parametrize("step", ["recover", "draw"])
def test_leaving_before_ones_own_play_phase_ends_the_turn_too(step: str) -> None:
    state = table(Player(), Player(resilience=0 if step == "recover" else 3), *plain(3))
    state, _ = do(state, 0, "end-turn")
    assert (state.turn, state.step) == (1, step)
    state, _ = do(state, 1, "leave")
    assert state.turn == 2


def test_a_card_that_waits_for_them_is_settled_first_as_not_answered() -> None:
    state = table(Player(), Player(resilience=2), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    state, events = do(state, 1, "leave")
    assert names(events) == [
        "LeaveWaited",
        "Answered",
        "Closed",
        "Wounded",
        "Settled",
        "StepTaken",
        "SeatLeft",
    ]
    assert points(state)[1] == 1
    assert state.seats[1].left
    assert (state.turn, state.step) == (0, "play")
    assert kinds(state.discards) == ["bo", "", "", ""]


def test_a_defeat_on_the_way_out_still_gives_its_honor() -> None:
    state = table(Player(), Player(resilience=1), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    state, _ = do(state, 1, "leave")
    assert honors(state)[:2] == [5, 1]


def test_while_others_are_awaited_the_leaver_waits() -> None:
    state = table(*plain(5))
    state, _ = do(state, 0, "battle-cry")
    state, events = do(state, 2, "leave")
    assert names(events) == ["LeaveWaited", "Answered"]
    assert not state.seats[2].left
    assert state.question is not None
    assert state.question.awaited == (1, 3, 4)
    state = moves(state, (1, "take"), (3, "take"), (4, "take"))
    assert state.seats[2].left
    assert points(state) == [5, 4, 4, 4, 4]


def test_who_is_leaving_says_nothing_else_in_that_round() -> None:
    """The card is settled as not answered, so that answer is not taken back."""
    state = table(*plain(5))
    state = moves(state, (0, "battle-cry"), (2, "leave"))
    assert state.leaving == (2,)
    assert refused(state, 2, "take-back").code == "not-offered"
    assert refused(state, 2, "leave").code == "not-offered"


def test_an_answer_already_given_stands() -> None:
    state = table(*plain(5))
    state = moves(state, (0, "battle-cry"), (2, "parry"), (2, "leave"))
    state = moves(state, (1, "take"), (3, "take"), (4, "take"))
    assert points(state)[2] == 5
    assert kinds(state.discards)[:2] == ["parry", "battle-cry"]
    assert state.seats[2].left


def test_who_is_not_asked_waits_too() -> None:
    state = table(*plain(5))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    state, events = do(state, 3, "leave")
    assert names(events) == ["LeaveWaited"]
    state, _ = do(state, 1, "take")
    assert state.seats[3].left


def test_the_attacker_may_leave_while_the_target_thinks() -> None:
    state = table(*plain(5))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (0, "leave"))
    state, _ = do(state, 1, "take")
    assert points(state)[1] == 4
    assert state.seats[0].left
    assert (state.turn, state.step) == (1, "draw")


def test_several_may_leave_in_the_same_round() -> None:
    state = table(*plain(5))
    state = moves(state, (0, "battle-cry"), (2, "leave"), (0, "leave"), (4, "leave"))
    assert state.leaving == (4, 0, 2)
    state = moves(state, (1, "take"), (3, "take"))
    assert [seat.left for seat in state.seats] == [True, False, True, False, True]
    assert state.turn == 1
    assert state.leaving == ()


def test_leaving_at_a_bushido_check_pays_the_honor_first() -> None:
    state = table(*plain(5), steps=("bushido", "draw", "play"), bushido_at=0)
    state, _ = do(state, 0, "flip", flipped="weapon")
    state, _ = do(state, 0, "leave")
    assert honors(state)[0] == 1
    assert state.bushido_at == -1
    assert state.turn == 1
    assert "bushido" in state.discards


def test_someone_has_to_stay() -> None:
    state = table(Player(), Player(), GONE, GONE, GONE)
    state, _ = do(state, 1, "leave")
    assert offer(state, 0, "leave").closed == because("last-player")
    assert offer(state, 0, "leave").standing
    waiting = table(Player(), Player(), GONE, GONE, GONE)
    waiting = moves(waiting, (0, "attack", {"target": 1, "weapon": "bo"}), (0, "leave"))
    assert offer(waiting, 1, "leave").closed == because("last-player")


def test_who_left_does_not_leave_again_and_is_offered_no_part() -> None:
    state = table(Player(), GONE, *plain(3))
    assert keys(state, 1) == []
    assert "leave" not in keys(state, 1, standing=True)
    assert refused(state, 1, "leave").code == "not-offered"


def test_leaving_is_a_seats_own_word() -> None:
    state = table(*plain(5))
    assert "leave" not in keys(state, HOST, standing=True)
    assert offer(state, 3, "leave").standing


def test_with_tokens_alone_nobody_who_left_is_hit() -> None:
    state = table(Player(), Player(left=True), *plain(3), level="tokens")
    assert keys(state, 1) == []
    state, _ = do(state, 2, "leave")
    assert state.seats[2].hand == -1
    assert state.discards == ()


def test_the_host_gives_them_neither_turn_nor_bushido() -> None:
    state = table(Player(), GONE, *plain(3), bushido_at=3)
    assert list(choices(offer(state, HOST, "correct-turn"), "seat")) == [0, 2, 3, 4]
    places = list(choices(offer(state, HOST, "correct-bushido"), "place"))
    assert places == [0, 2, 4, "out-of-play"]


def test_who_said_so_first_goes_first() -> None:
    state = table(Player(), Player(honor=4), Player(), Player(honor=4), Player())
    state = moves(state, (0, "battle-cry"), (3, "leave"), (1, "leave"), (2, "take"))
    _, events = do(state, 4, "take")
    assert [each.seat for each in events if isinstance(each, SeatLeft)] == [3, 1]


def test_the_table_hears_what_it_cost() -> None:
    state = table(*plain(5))
    _, events = do(state, 1, "leave")
    told = events[0].seen_by(at(3))
    assert told is not None
    assert (told.code, told.params) == ("seat-left", {"seat": 1, "count": 2})


def test_tokens_wait_after_burned_cards_before_the_next_player_recovers() -> None:
    # The two cards may have ended the deck, and only the table can say so.
    people = [Player(), Player(left=True), Player(resilience=0), *plain(2)]
    state = table(*people, level="tokens", pace="flow")
    state, _ = do(state, 0, "end-turn")
    assert (state.turn, state.seats[2].resilience) == (2, 0)
    state, _ = do(state, 2, "recover")
    assert state.seats[2].resilience > 0


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_bushido_of_a_leaver_is_checked_by_whom_it_finds_recovering(level: Level) -> None:
    steps = ("recover", "draw", "play")
    down = Player(resilience=0)
    state = table(Player(), down, *plain(3), turn=1, steps=steps, bushido_at=0, level=level)
    state = moves(state, (0, "leave"), (1, "recover"))
    assert (state.bushido_at, state.step) == (1, "bushido")


def test_bushido_of_a_leaver_that_comes_after_the_recover_phase_waits_for_the_next_turn() -> None:
    state = table(*plain(5), turn=1, steps=("draw", "play"), bushido_at=0)
    state = moves(state, (0, "leave"))
    assert (state.bushido_at, state.step) == (1, "draw")
