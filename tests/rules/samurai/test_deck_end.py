"""The deck's end: when it comes, what is shuffled, what it costs, what it can end."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, PANEL, TABLE
from hub.rules.samurai.state import State
from hub.tables.chance import SeededChance
from tests.rules.box import kinds
from tests.rules.game import because, names
from tests.rules.samurai.arranged import (
    Player,
    do,
    hands,
    honors,
    keys,
    moves,
    offer,
    plain,
    refused,
    result,
    table,
)

DRAW = ("draw", "play")
NEEDED = {"deck_end": "when-needed"}


def short(
    *deck: str,
    level: Level = "cards",
    players: tuple[Player, ...] = plain(5),
    house: dict[str, str] | None = None,
) -> State:
    """Seat 0 is about to draw from a deck of these; the rest lies on the discards."""
    return table(*players, level=level, steps=DRAW, deck=deck, rest="discards", house=house or {})


def test_it_ends_the_moment_the_last_card_is_drawn() -> None:
    """Ruling 1: at once, and everyone puts an honor in the box."""
    state = short("bo", "parry")
    box, pile = state.box, len(state.discards)
    state, events = do(state, 0, "draw")
    assert names(events) == ["CardsDrawn", "DeckEnded", "StepTaken"]
    assert honors(state) == [3, 3, 3, 3, 3]
    assert state.box == box + 5
    assert (state.deck, state.discards, state.shuffles) == (pile, (), 1)
    assert state.deck_ended_in == state.turns
    assert hands(state)[0] == 5


def test_one_card_left_in_the_deck_is_no_end() -> None:
    state, _ = do(short("bo", "parry", "geisha"), 0, "draw")
    assert (state.deck, honors(state)) == (1, [4, 4, 4, 4, 4])


def test_the_rest_of_a_draw_follows_from_the_new_deck() -> None:
    """Ruling 1."""
    state = short("katana")
    pile = len(state.discards)
    state, events = do(state, 0, "draw")
    assert names(events) == ["CardsDrawn", "DeckEnded", "CardsDrawn", "StepTaken"]
    assert hands(state)[0] == 5
    assert state.deck == pile - 1


def test_the_new_deck_is_the_discards_in_another_order() -> None:
    state = short("bo", "parry")
    pile = state.discards
    state, _ = do(state, 0, "draw")
    assert sorted(state.order) == sorted(pile)
    assert state.order != pile
    assert len(state.order) == state.deck


def test_the_shuffle_is_asked_of_chance_by_deal_and_number() -> None:
    asked: list[tuple[int, str]] = []

    class Listening(SeededChance):
        def order(self, size: int, ask: str) -> tuple[int, ...]:
            asked.append((size, ask))
            return super().order(size, ask)

    state = short("bo", "parry")
    size = len(state.discards)
    do(state, 0, "draw", Listening("a"))
    assert asked == [(size, "deck/1/0")]


def test_a_daimyo_drawn_as_the_last_card_counts() -> None:
    """Ruling 1: the card is in the hand before the deck ends."""
    players = (Player(hand=0), *plain(3), Player(honor=1))
    state = short("bo", "daimyo", players=players)
    state, _ = do(state, 0, "draw")
    assert state.ending is not None
    assert (state.ending.reason, state.ending.cause) == ("honor", "deck")
    assert result(state).numbers[0]["daimyo"] == 1


def test_when_it_ends_the_game_nothing_more_is_drawn() -> None:
    players = (*plain(4), Player(honor=1))
    state, _ = do(short("bo", players=players), 0, "draw")
    assert state.ending is not None
    assert hands(state)[0] == 4
    assert state.frames == ()


def test_a_game_the_deck_ended_has_no_deadly_strike() -> None:
    """Ruling 11."""
    players = (*plain(4), Player(honor=1))
    state, _ = do(short("bo", players=players), 0, "draw")
    lines = [line.key for team in result(state).teams for line in team.scores]
    assert "deadly-strike" not in lines


def test_a_card_being_played_is_not_shuffled_in() -> None:
    """Ruling 2."""
    players = (Player(hand=("daimyo", "bo")), *plain(4))
    state = table(*players, level="cards", deck=("bo", "bo"), rest="discards")
    state, _ = do(state, 0, "daimyo")
    assert state.shuffles == 1
    assert kinds(state.discards) == ["daimyo"]
    assert "daimyo-1" not in state.order


def test_with_nothing_to_shuffle_the_end_waits() -> None:
    """Ruling 1: its honor included, until a card is needed and there are discards."""
    state = table(*plain(4), Player(), steps=DRAW, deck=("bo", "bo"), rest=4)
    state, _ = do(state, 0, "draw")
    assert (state.deck, honors(state)) == (0, [4, 4, 4, 4, 4])
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "parry"))
    assert (state.deck_doubts, honors(state)) == ((), [4, 4, 4, 4, 4])
    state = moves(state, (0, "end-turn"))
    state, events = do(state, 1, "draw")
    assert names(events)[0] == "DeckDoubted"
    state, _ = do(state, 1, "deck-empty", deck="yes")
    assert honors(state) == [3, 3, 3, 3, 3]
    assert hands(state)[1] == 4
    assert (state.deck, state.discards) == (0, ())


def test_as_a_house_rule_it_ends_when_a_card_is_next_needed() -> None:
    state = short("bo", "parry", house=NEEDED)
    state, _ = do(state, 0, "draw")
    assert (state.deck, honors(state)) == (0, [4, 4, 4, 4, 4])
    assert len(state.discards) > 0
    state, _ = do(state, 0, "end-turn")
    state, events = do(state, 1, "draw")
    assert names(events) == ["DeckEnded", "CardsDrawn", "StepTaken"]
    assert honors(state) == [3, 3, 3, 3, 3]


def test_as_a_house_rule_it_still_ends_in_the_middle_of_a_draw() -> None:
    _, events = do(short("bo", house=NEEDED), 0, "draw")
    assert names(events) == ["CardsDrawn", "DeckEnded", "CardsDrawn", "StepTaken"]


def test_leavers_lose_their_honor_too() -> None:
    players = (*plain(4), Player(hand=0, left=True))
    state, _ = do(short("bo", "parry", players=players), 0, "draw")
    assert honors(state) == [3, 3, 3, 3, 3]


@pytest.mark.parametrize("actor", [0, 3, HOST])
def test_with_real_cards_anyone_at_the_table_says_so(actor: object) -> None:
    """It also sets the count straight."""
    state = table(*plain(5), discards=("bo", "parry"))
    deck = state.deck
    state, events = do(state, actor, "deck-end")  # type: ignore[arg-type]
    assert names(events) == ["DeckEnded"]
    assert (state.deck, state.discards) == (deck + 2, ())
    assert honors(state) == [3, 3, 3, 3, 3]


def test_two_taps_in_one_turn_are_one() -> None:
    state, _ = do(table(*plain(5)), 0, "deck-end")
    assert offer(state, PANEL, "deck-end").closed == because("deck-just-ended")
    assert refused(state, 1, "deck-end") == because("deck-just-ended")
    state, _ = do(state, 0, "end-turn")
    assert offer(state, 1, "deck-end").closed is None


def test_an_end_that_was_asked_for_is_not_tapped_again_in_the_same_turn() -> None:
    state = moves(
        short("bo", "parry", level="companion"), (0, "draw"), (0, "deck-empty", {"deck": "yes"})
    )
    assert refused(state, 0, "deck-end") == because("deck-just-ended")


def test_without_a_card_there_is_nothing_to_shuffle() -> None:
    state = table(*plain(4), Player(), rest=4)
    assert offer(state, 0, "deck-end").closed == because("nothing-to-shuffle")


def test_with_cards_on_phones_the_hub_knows_the_deck() -> None:
    state = table(*plain(5), level="cards")
    for actor in (0, HOST, PANEL):
        assert "deck-end" not in keys(state, actor, standing=True)


def test_the_table_itself_has_no_buttons() -> None:
    assert keys(table(*plain(5)), TABLE) == keys(table(*plain(5)), TABLE, standing=True) == []


def test_the_button_works_while_players_are_asked() -> None:
    """Ruling 21: the question stays open, and what lies aside is not shuffled in."""
    state = table(*plain(5))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    asked = state.question
    state = moves(state, (PANEL, "ask-deck"), (PANEL, "deck-end"))
    assert state.question == asked
    assert state.aside == ("bo",)
    assert honors(state) == [3, 3, 3, 3, 3]


def test_a_button_that_ends_the_game_closes_the_question_unseen() -> None:
    """Ruling 21: sealed cards stay in hand, the card played goes to the discards."""
    state = table(*plain(4), Player(honor=1))
    state = moves(state, (0, "battle-cry"), (1, "parry"), (2, "parry"))
    state = moves(state, (PANEL, "ask-deck"), (PANEL, "deck-end"))
    assert state.ending is not None
    assert hands(state) == [2, 3, 3, 3, 3]
    assert state.discards == ("battle-cry",)
    assert state.question is not None
    assert state.question.key == "daimyo"
    assert state.frames == (state.question,)


def test_at_the_tokens_level_it_takes_honor_alone() -> None:
    state = table(*plain(5), level="tokens")
    state, _ = do(state, HOST, "deck-end")
    assert honors(state) == [3, 3, 3, 3, 3]
    assert (state.deck, state.discards) == (0, ())


def test_the_host_may_end_the_deck_twice_in_a_turn() -> None:
    state, _ = do(table(*plain(5), level="tokens"), 0, "deck-end")
    before = honors(state)
    state, _ = do(state, HOST, "deck-end")
    assert honors(state) == [honor - 1 for honor in before]
