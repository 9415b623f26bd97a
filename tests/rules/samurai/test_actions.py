"""Geisha, Diversion, Tea Ceremony, Breathing and Daimyo."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import at
from hub.tables.chance import SeededChance
from tests.rules.box import kinds
from tests.rules.game import because, choices, names, open_values, why
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    honors,
    keys,
    offer,
    plain,
    points,
    refused,
    result,
    table,
)

ACTIONS = ("geisha", "diversion", "battle-cry", "jujutsu", "tea-ceremony", "breathing", "daimyo")


@pytest.mark.parametrize("card", ACTIONS)
def test_with_cards_on_phones_only_what_is_in_the_hand_is_offered(card: str) -> None:
    holder = table(Player(hand=(card,)), *plain(4), level="cards")
    assert card in keys(holder, 0)
    assert offer(holder, 0, card).private
    other = table(Player(hand=("parry",)), *plain(4), level="cards")
    assert keys(other, 0) == ["nobunaga", "end-turn"]


@pytest.mark.parametrize("card", ACTIONS)
def test_with_real_cards_every_action_is_offered_to_a_full_hand(card: str) -> None:
    assert offer(table(*plain(5)), 0, card).closed is None
    assert not offer(table(*plain(5)), 0, card).private
    empty = table(Player(hand=0), *plain(4))
    assert offer(empty, 0, card).closed == because("no-cards")


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_is_played_in_ones_own_turn_alone(card: str) -> None:
    state = table(*plain(5))
    assert refused(state, 1, card).code == "not-offered"


def test_any_number_of_actions_may_be_played() -> None:
    state = table(Player(hand=6), Player(hand=5), *plain(3))
    for _ in range(5):
        state, _ = do(state, 0, "geisha", target=1, what="hand")
    assert hands(state)[:2] == [1, 0]


def test_geisha_discards_a_property_of_ones_choice() -> None:
    """Ruling 18: what is lost first, the Geisha on top."""
    victim = Player(laid=("focus", "armor", "focus"))
    state = table(Player(hand=("geisha",)), victim, *plain(3), level="cards")
    assert open_values(offer(state, 0, "geisha"), "what", target=1) == ["hand", "focus", "armor"]
    state, events = do(state, 0, "geisha", target=1, what="armor")
    assert kinds(state.seats[1].laid) == ["focus", "focus"]
    assert kinds(state.discards) == ["armor", "geisha"]
    assert names(events) == ["CardPlayed", "PropertyLost", "Settled"]
    assert hands(state)[:2] == [0, 3]


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_geisha_discards_a_random_card_from_a_hand(level: Level) -> None:
    state = table(Player(hand=("geisha",)), Player(hand=("bo", "parry")), *plain(3), level=level)
    before = state.seats[1].cards
    state, events = do(state, 0, "geisha", target=1, what="hand")
    assert hands(state)[:2] == [0, 1]
    assert names(events) == ["CardPlayed", "CardLost", "Settled"]
    if level == "cards":
        assert {state.discards[0], *state.seats[1].cards} == set(before)
    else:
        assert state.discards == ("", "geisha")


def test_geisha_takes_bushido_from_before_a_player() -> None:
    """Ruling 7: Bushido included, also of someone with nothing else."""
    state = table(Player(), Player(hand=0), *plain(3), bushido_at=1)
    assert open_values(offer(state, 0, "geisha"), "what", target=1) == ["bushido"]
    state, _ = do(state, 0, "geisha", target=1, what="bushido")
    assert (state.bushido, state.bushido_at) == ("", -1)
    assert kinds(state.discards) == ["bushido", "geisha"]


def test_geisha_does_not_take_bushido_from_where_it_does_not_lie() -> None:
    state = table(*plain(5), bushido_at=2)
    assert open_values(offer(state, 0, "geisha"), "what", target=1) == ["hand"]
    assert refused(state, 0, "geisha", target=1, what="bushido").code == "not-a-choice"


def test_geisha_needs_something_to_lose() -> None:
    """Ruling 7."""
    state = table(Player(), Player(hand=0), Player(hand=0, laid=("armor",)), *plain(2))
    assert why(offer(state, 0, "geisha"), "target", 1) == because("nothing-to-lose", seat=1)
    assert open_values(offer(state, 0, "geisha"), "target") == [2, 3, 4]
    assert open_values(offer(state, 0, "geisha"), "what", target=2) == ["armor"]


@pytest.mark.parametrize("card", ["geisha", "diversion", "breathing"])
def test_these_never_name_their_own_player(card: str) -> None:
    """Ruling 7, and Breathing's "one other player"."""
    state = table(*plain(5), turn=2)
    assert list(choices(offer(state, 2, card), "target")) == [3, 4, 0, 1]


@pytest.mark.parametrize("card", ["geisha", "diversion", "breathing"])
def test_these_may_name_the_harmless_at_any_distance(card: str) -> None:
    """Rulings 9 and 20."""
    players = (Player(), *plain(2), Player(resilience=0, laid=("armor", "armor")), *plain(3))
    state = table(*players)
    assert why(offer(state, 0, card), "target", 3) is None


def test_diversion_takes_a_random_card_into_ones_hand() -> None:
    state = table(
        Player(hand=("diversion",)), Player(hand=("bo", "parry")), *plain(3), level="cards"
    )
    before = state.seats[1].cards
    state, events = do(state, 0, "diversion", target=1)
    assert hands(state)[:2] == [1, 1]
    assert {*state.seats[0].cards, *state.seats[1].cards} == set(before)
    assert kinds(state.discards) == ["diversion"]
    assert names(events) == ["CardPlayed", "CardTaken", "Settled"]


def test_only_the_two_hear_which_card_changed_hands() -> None:
    state = table(Player(hand=("diversion",)), Player(hand=("bo",)), *plain(3), level="cards")
    _, events = do(state, 0, "diversion", target=1)
    lines = [events[1].seen_by(at(seat)) for seat in range(3)]
    assert [line.params.get("card", "") for line in lines if line] == ["bo", "bo", ""]


def test_diversion_needs_a_card_in_the_targets_hand() -> None:
    """Ruling 7."""
    state = table(Player(), Player(hand=0, laid=("armor",)), *plain(3))
    assert why(offer(state, 0, "diversion"), "target", 1) == because("empty-handed", seat=1)
    assert refused(state, 0, "diversion", target=1) == because("empty-handed", seat=1)


@pytest.mark.parametrize("card", ["geisha", "diversion"])
def test_with_nobody_to_name_the_card_itself_is_closed(card: str) -> None:
    state = table(Player(), *plain(4, hand=0))
    assert offer(state, 0, card).closed == because("no-target")


def test_diversion_with_real_cards_moves_a_count() -> None:
    state, _ = do(table(*plain(5)), 0, "diversion", target=3)
    assert hands(state) == [3, 3, 3, 2, 3]


def test_the_unseen_card_is_asked_of_chance_by_turn_and_target() -> None:
    asked: list[tuple[int, str]] = []

    class Listening(SeededChance):
        def pick(self, size: int, ask: str) -> int:
            asked.append((size, ask))
            return super().pick(size, ask)

    hand = ("geisha", "geisha", "diversion", "bo")
    state = table(Player(hand=hand), *plain(4, hand=5), level="cards", turns=7)
    chance = Listening("a")
    state, _ = do(state, 0, "geisha", chance, target=1, what="hand")
    state, _ = do(state, 0, "diversion", chance, target=1)
    state, _ = do(state, 0, "geisha", chance, target=3, what="hand")
    assert asked == [(5, "hand/1/7/1/0"), (4, "hand/1/7/1/1"), (5, "hand/1/7/3/0")]


def test_what_was_seen_stays_seen_after_an_undo() -> None:
    """A Geisha undone and a Diversion played instead meet the same card."""
    hand = ("geisha", "diversion")
    state = table(
        Player(hand=hand), Player(hand=("bo", "parry", "katana")), *plain(3), level="cards"
    )
    lost, _ = do(state, 0, "geisha", target=1, what="hand")
    taken, _ = do(state, 0, "diversion", target=1)
    assert lost.discards[0] == taken.seats[0].cards[-1]


def test_a_new_turn_asks_chance_anew() -> None:
    state, _ = do(table(*plain(5), level="companion"), 0, "geisha", target=1, what="hand")
    assert state.picked == (1,)
    state, _ = do(state, 0, "end-turn")
    assert state.picked == ()


def test_tea_is_three_for_oneself_and_one_for_everyone_else() -> None:
    state = table(Player(hand=1), Player("chiyo"), Player(hand=0), Player(resilience=0), Player())
    state, _ = do(state, 0, "tea-ceremony")
    assert hands(state) == [3, 4, 1, 4, 4]
    assert kinds(state.discards) == ["tea-ceremony"]


def test_tea_is_drawn_clockwise_from_its_player() -> None:
    """Ruling 10."""
    deck = ("bo", "kiseru", "katana", "parry", "geisha", "armor", "focus")
    players = (*plain(2, hand=0), Player(hand=("tea-ceremony",)), *plain(2, hand=0))
    state = table(*players, level="cards", turn=2, deck=deck)
    state, events = do(state, 2, "tea-ceremony")
    assert [kinds(seat.cards) for seat in state.seats] == [
        ["armor"],
        ["focus"],
        ["bo", "kiseru", "katana"],
        ["parry"],
        ["geisha"],
    ]
    assert names(events) == ["CardPlayed", *["CardsDrawn"] * 5, "Settled"]


def test_tea_stops_where_the_deck_ends_the_game() -> None:
    players = (Player(hand=("tea-ceremony",)), *plain(3), Player(honor=1))
    state = table(*players, level="cards", deck=("bo",) * 4, rest="discards")
    state, _ = do(state, 0, "tea-ceremony")
    assert state.ending is not None
    assert hands(state) == [3, 4, 3, 3, 3]


def test_breathing_gives_back_everything_and_another_player_a_card() -> None:
    state = table(Player("hanzo", resilience=1), *plain(4))
    heap = state.heap
    state, events = do(state, 0, "breathing", target=2)
    assert points(state)[0] == 4
    assert state.heap == heap - 3
    assert hands(state) == [2, 3, 4, 3, 3]
    assert names(events) == ["CardPlayed", "Healed", "CardsDrawn", "Settled"]


def test_breathing_may_be_played_when_nothing_is_missing() -> None:
    state, _ = do(table(*plain(5)), 0, "breathing", target=1)
    assert points(state)[0] == 5
    assert hands(state)[:2] == [2, 4]


def test_breathing_makes_the_empty_handed_a_target_again() -> None:
    state = table(Player(), Player(hand=0), *plain(3))
    assert why(offer(state, 0, "attack"), "target", 1) is not None
    state, _ = do(state, 0, "breathing", target=1)
    assert why(offer(state, 0, "attack"), "target", 1) is None


def test_daimyo_draws_two() -> None:
    state = table(Player(hand=1), *plain(4))
    state, events = do(state, 0, "daimyo")
    assert hands(state)[0] == 2
    assert names(events) == ["CardPlayed", "CardsDrawn", "Settled"]


def test_a_daimyo_being_played_is_no_longer_in_hand() -> None:
    """Ruling 19: it scores nothing if its own draw ends the game."""
    players = (Player(hand=("daimyo", "daimyo")), *plain(3), Player(honor=1))
    state = table(*players, level="cards", deck=("bo",), rest="discards")
    state, _ = do(state, 0, "daimyo")
    assert result(state).numbers[0]["daimyo"] == 1
    assert kinds(state.discards) == ["daimyo"]
    assert honors(state)[0] == 3


def test_everyone_hears_which_action_and_on_whom() -> None:
    state = table(*plain(5))
    _, events = do(state, 0, "diversion", target=3)
    told = events[0].seen_by(at(2))
    assert told is not None
    assert (told.code, told.params) == (
        "card-played-on",
        {"seat": 0, "card": "diversion", "target": 3},
    )


def test_an_action_lies_aside_while_others_are_asked() -> None:
    """Ruling 2."""
    state, _ = do(table(*plain(5)), 0, "jujutsu")
    assert state.aside == ("jujutsu",)
    assert state.discards == ()
    assert RULES.view(state, at(1)).asked[0].about == {"by": 0, "card": "jujutsu", "wounds": 1}
