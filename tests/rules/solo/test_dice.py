"""Dice: typed in or rolled by the hub, one engine for both; and how far a throw may be undone."""

import pytest

from hub.rules.contract.actor import HOST, at
from hub.rules.contract.form import FieldValue, Move, Offer, OneOf
from hub.rules.contract.refusal import Refusal
from hub.rules.solo.events.dice import DiceRolled, DiceTyped
from hub.rules.solo.options import Level, Options
from hub.rules.solo.sheet import Sheet
from hub.rules.solo.state import State
from hub.rules.solo.straw import STRAW_MAN
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.table import Table
from hub.tables.viewer_snapshot import ViewerSnapshot
from tests.rules.solo.arranged import ME, RULES, Duel, codes, sheet


def test_typed_dice_have_a_field_each_with_six_faces() -> None:
    duel = Duel()
    duel.move("take", count=3)
    fields = duel.offers()["typed"].fields
    assert [field.name for field in fields] == ["die-1", "die-2", "die-3"]
    for field in fields:
        assert isinstance(field, OneOf)
        assert [choice.value for choice in field.choices] == [1, 2, 3, 4, 5, 6]


def test_with_ones_own_dice_the_hub_rolls_if_it_is_asked_to() -> None:
    duel = Duel()
    duel.move("take", count=2)
    (rolled, *_) = duel.move("roll")
    assert isinstance(rolled, DiceRolled)
    assert duel.state.dice == rolled.values


def test_with_the_hubs_dice_nothing_can_be_typed_and_taking_them_throws_them() -> None:
    duel = Duel(level="rolled")
    duel.move("take", count=3)
    assert len(duel.state.dice) == 3
    duel.move("give", die_1="attack", die_2="attack", die_3="attack")
    assert set(duel.offers()) == {"roll", "boost", "buy", "give-up"}


def test_a_single_die_of_ones_own_is_thrown_and_the_hubs_waits_for_its_tap() -> None:
    single = sheet(dice=(1,) * 20)
    assert "take" not in Duel(single).offers()
    assert set(Duel(single, level="rolled").offers()) == {"take", "buy", "give-up"}


def test_what_the_hub_rolled_comes_out_the_same_when_it_is_typed() -> None:
    """One engine for both: the same dice tell the same story."""
    rolled, typed = Duel(level="rolled"), Duel()
    while not RULES.is_over(rolled.state):
        move = RULES.policy(rolled.view(), None, RULES.offers(rolled.state, ME), rolled.chance)
        events = rolled.move(move.offer, **move.values)
        _follow(typed, move, [each for each in events if isinstance(each, DiceRolled)])
    assert codes(typed.events) == codes(rolled.events)
    assert typed.outcome() == rolled.outcome()
    assert any(isinstance(each, DiceTyped) for each in typed.events)


def _follow(typed: Duel, move: Move, fell: list[DiceRolled]) -> None:
    if move.offer in typed.offers() and move.offer != "roll":
        typed.move(move.offer, **move.values)
    for each in fell:
        typed.fall(*each.values)


def test_every_die_of_the_hubs_has_the_same_chance() -> None:
    duel = Duel(level="rolled")
    seen = [0] * 7
    for number in range(400):
        duel.arrange(rolls=number)
        before = duel.state
        duel.move("take", count=3)
        for die in duel.state.dice:
            seen[die] += 1
        duel.state = before
    assert seen[0] == 0
    assert all(150 < count < 250 for count in seen[1:])


class Played:
    """A duel at a table, with what a table keeps of it."""

    def __init__(self, level: Level, against: Sheet = STRAW_MAN) -> None:
        options = Options(level=level, sheet=against)
        self.table = Table.open(MemoryStore(), RULES, "one", options, lambda: 0, "s")
        self.table.game.start(HOST)
        self._count = 0
        self.made: list[Move] = []

    def move(self, key: str, **values: FieldValue) -> None:
        named = {name.replace("_", "-"): value for name, value in values.items()}
        self.make(Move(offer=key, question=self._offer(key).question, values=named))

    def make(self, move: Move) -> None:
        self.made.append(move)
        self.submit(move)

    def submit(self, move: Move) -> None:
        self._count += 1
        self.table.game.submit(at(0), move, f"m{self._count}")

    def look(self) -> ViewerSnapshot:
        return self.table.views.look(at(0))

    def _offer(self, key: str) -> Offer:
        return next(offer for offer in self.look().offers if offer.key == key)

    def undo(self, times: int = 1) -> None:
        for _ in range(times):
            self.table.undo.last_move(at(0))

    @property
    def state(self) -> State:
        state: State = self.table._commit.snapshot.history.state
        return state


def test_a_mistyped_die_can_be_undone_until_the_round_ends() -> None:
    played = Played("typed")
    played.move("take", count=2)
    played.move("typed", die_1=6, die_2=1)
    played.move("give", die_1="attack", die_2="defence")
    played.move("typed", die_1=3, die_2=3)
    played.undo(3)
    assert not played.state.dice
    played.move("typed", die_1=6, die_2=2)
    assert played.state.dice == (6, 2)


def test_once_the_round_has_ended_only_the_move_that_ended_it_can_be_undone() -> None:
    played = Played("typed")
    played.move("take", count=2)
    played.move("typed", die_1=6, die_2=4)
    played.move("give", die_1="attack", die_2="defence")
    played.move("typed", die_1=3, die_2=3)
    played.move("stand")
    assert played.state.round == 2
    played.undo()
    assert played.state.round == 1
    with pytest.raises(Refusal, match=r"^stands-now$"):
        played.undo()


def test_the_move_that_ended_it_can_be_undone_by_whoever_duels_alone() -> None:
    played = Played("typed", sheet(foe_life=1))
    played.move("take", count=2)
    played.move("typed", die_1=6, die_2=6)
    played.move("give", die_1="attack", die_2="attack")
    played.move("typed", die_1=1, die_2=1)
    played.move("stand")
    assert RULES.is_over(played.state)
    assert played.table.views.look(at(0)).undo is not None
    played.undo()
    assert not RULES.is_over(played.state)


def test_what_the_hub_rolled_is_not_undone_by_its_player() -> None:
    """Who saw how they fell would throw until they fall better."""
    played = Played("rolled")
    played.move("take", count=3)
    assert played.table.views.look(at(0)).undo is None
    with pytest.raises(Refusal, match=r"^was-shown$"):
        played.undo()
    played.move("give", die_1="attack", die_2="attack", die_3="defence")
    played.undo()
    played.move("give", die_1="attack", die_2="defence", die_3="defence")
    played.move("roll")
    with pytest.raises(Refusal, match=r"^was-shown$"):
        played.undo()


def test_what_falls_after_an_undo_of_the_hosts_was_not_known_beforehand() -> None:
    """Whoever duels alone is mostly the host too: nothing that was taken back shows what comes."""
    played, thrown = Played("rolled"), set()
    for _ in range(12):
        played.move("take", count=3)
        thrown.add(played.state.dice)
        played.table.undo.last_move(HOST)
    assert len(thrown) > 8


def test_a_throw_that_was_answered_already_does_not_fall_twice() -> None:
    """Sent again it is the same move, and what lies there stays."""
    played = Played("rolled")
    played.move("take", count=3)
    dice = played.state.dice
    played.table.game.submit(at(0), played.made[-1], "m1")
    assert played.state.dice == dice


@pytest.mark.parametrize("level", ["typed", "rolled"])
def test_at_no_moment_does_a_player_take_back_a_throw_of_the_hubs(level: Level) -> None:
    """After every move as much is taken back as can be; nothing that has fallen is among it."""
    played = Played(level, sheet(life=40, foe_life=40))
    undone = 0
    while not RULES.is_over(played.state):
        move = RULES.policy(played.look().view, None, played.look().offers, SeededChance("any"))
        played.make(move)
        state, taken = played.state, 0
        while played.look().undo is not None:
            played.undo()
            taken += 1
            assert played.state.rolls == state.rolls, f"{move.offer} shows what will fall"
        for again in played.made[len(played.made) - taken :]:
            played.submit(again)
        assert played.state == state
        undone += taken
    assert (played.state.rolls > 40, undone > 20) == (True, True)
