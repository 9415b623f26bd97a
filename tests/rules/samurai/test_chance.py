"""Questions to chance: the same after an undo, another in another deal."""

from hub.rules.contract.actor import HOST
from hub.rules.samurai.state import State
from hub.tables.chance import SeededChance
from tests.rules.samurai.arranged import Player, do, moves, plain, start, table


class Listening(SeededChance):
    """Chance that remembers what it was asked."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.asked: list[str] = []

    def order(self, size: int, ask: str) -> tuple[int, ...]:
        self.asked.append(ask)
        return super().order(size, ask)

    def pick(self, size: int, ask: str) -> int:
        self.asked.append(ask)
        return super().pick(size, ask)


def armed(turns: int = 10) -> State:
    hand = ("geisha", "diversion", "geisha")
    return table(Player(hand=hand), *plain(4, hand=5), level="cards", turns=turns)


def test_the_same_question_again_has_the_same_answer() -> None:
    one, _ = do(armed(), 0, "geisha", target=2, what="hand")
    two, _ = do(armed(), 0, "geisha", target=2, what="hand")
    assert one == two


def test_what_lies_between_changes_nothing() -> None:
    """An undone move about someone else does not change which card is met here."""
    plainly, _ = do(armed(), 0, "diversion", target=2)
    after, _ = do(armed(), 0, "geisha", target=1, what="hand")
    after, _ = do(after, 0, "diversion", target=2)
    assert after.seats[2].cards == plainly.seats[2].cards


def test_each_turn_each_target_and_each_time_is_another_question() -> None:
    chance = Listening("a")
    state, _ = do(armed(), 0, "geisha", chance, target=2, what="hand")
    state, _ = do(state, 0, "geisha", chance, target=2, what="hand")
    state, _ = do(state, 0, "diversion", chance, target=3)
    do(armed(turns=11), 0, "geisha", chance, target=2, what="hand")
    assert len(set(chance.asked)) == 4


def test_a_void_deal_asks_other_questions() -> None:
    first, second = Listening("a"), Listening("a")
    state = start(players=4, level="cards")
    do(state, HOST, "deal-again", first)
    again, _ = do(state, HOST, "deal-again")
    do(again, HOST, "deal-again", second)
    assert not set(first.asked) & set(second.asked)


def test_with_real_cards_chance_is_not_asked_for_a_card() -> None:
    chance = Listening("a")
    state = table(*plain(5))
    state, _ = do(state, 0, "geisha", chance, target=1, what="hand")
    do(state, 0, "deck-end", chance)
    assert chance.asked == []


def test_each_shuffle_is_another_question() -> None:
    chance = Listening("a")
    state = table(*plain(5), level="cards", steps=("draw", "play"), deck=("bo",), rest="discards")
    state, _ = do(state, 0, "draw", chance)
    assert (chance.asked, state.shuffles) == (["deck/1/0"], 1)
    again = moves(state, (0, "end-turn"))
    assert again.shuffles == 1
