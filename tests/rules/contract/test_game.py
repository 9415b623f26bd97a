"""A game is checked when it is loaded, and what it leaves out has a default."""

import re
from typing import Any, get_args

import pytest

from hub.rules.contract.action import ByKey
from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.form import Choice, Number, Offer, OneOf, SomeOf, Text, check
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.game import Game, can_resample
from hub.rules.contract.game_check import UnfitGame, check_game
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.random_move import random_move
from hub.rules.contract.refusal import Refusal, reason
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.value import Value
from hub.rules.contract.view import View
from hub.rules.registry import RULES
from hub.tables.chance import SeededChance

# What a game has to say itself; all else has a default.
REQUIRED = 9


class State(Value):
    frames: tuple[OpenQuestion | PendingSteps, ...] = ()


class Began(Event, tag="began"):
    tells = SILENT

    def evolve(self, state: State) -> State:
        return state


class Options(Value):
    players: int = 2


class Least(Game[State]):
    """As little as a game can be."""

    key = "least"
    players = range(2, 5)
    options_type = Options
    events = (Began,)

    def blank(self) -> State:
        return State()

    def setup(self, tx: Transaction[State], options: Options) -> None:
        tx.emit(Began())

    def actions(self, state: State, actor: Actor) -> ByKey[State]:
        return {}

    def view(self, state: State, viewer: Actor) -> View[Any]:
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        return None


class Untold(Event, tag="untold"):
    def evolve(self, state: State) -> State:
        return state


class Bookless(Event, tag="bookless"):
    tells = story("bookless")


class Twin(Began, tag="began"):
    """Another event that is written like the first."""


class Tagless(Event):
    tells = SILENT

    def evolve(self, state: State) -> State:
        return state


def spoilt(**members: Any) -> Game[State]:
    """The least game, with some of its members replaced."""
    made: type[Least] = type("Spoilt", (Least,), members)
    return made()


def test_a_game_has_to_say_no_more_than_nine_things() -> None:
    attributes = [name for name in Game.__annotations__ if not hasattr(Game, name)]
    attributes.remove("event_type")  # made of the events
    assert len(attributes) + len(Game.__abstractmethods__) == REQUIRED
    check_game(Least())


@pytest.mark.parametrize("game", RULES.values(), ids=list(RULES))
def test_our_own_games_are_fit(game: Game[Any]) -> None:
    check_game(game)


@pytest.mark.parametrize(
    ("members", "sentence"),
    [
        ({"events": (Began, Untold)}, "the event Untold has neither `tells` nor `seen_by`"),
        ({"events": (Began, Bookless)}, "the event Bookless has no `evolve`"),
        ({"events": (Began, Twin)}, "the events Began and Twin have one tag, 'began'"),
        ({"events": (Began, Tagless)}, "the event Tagless has no tag"),
        ({"events": ()}, "has no events"),
        ({"key": "Least Game"}, "has the key 'Least Game'"),
        ({"key": ""}, "has the key ''"),
        ({"players": range(0)}, "does not say by a range how many `players`"),
        ({"options_type": dict}, "has options that are no struct"),
        ({"blank": lambda self: object()}, "has a state without `frames`"),
    ],
)
def test_a_game_that_is_unfit_is_refused_in_one_sentence(
    members: dict[str, Any], sentence: str
) -> None:
    game = spoilt(**members)
    with pytest.raises(UnfitGame) as fault:
        check_game(game)
    name = re.escape(type(game).__name__)
    assert re.match(rf"{name}( has|:)? ?{re.escape(sentence)}(?!\w)", str(fault.value))
    assert str(fault.value).endswith(".")
    assert "\n" not in str(fault.value)


def test_a_game_without_a_key_is_refused() -> None:
    class Nameless(Game[State]):
        blank, setup, actions = Least.blank, Least.setup, Least.actions
        view, outcome = Least.view, Least.outcome

    with pytest.raises(UnfitGame, match=r"^Nameless does not say its `key`\.$"):
        check_game(Nameless())


def test_a_game_without_a_method_cannot_be_made() -> None:
    class Viewless(Game[State]):
        key, players = "viewless", range(2, 3)

    with pytest.raises(TypeError, match="abstract"):
        Viewless()  # type: ignore[abstract]  # what mypy says before anybody runs it


def test_the_union_that_a_log_is_read_with_is_made_of_the_events() -> None:
    for game in RULES.values():
        assert get_args(game.event_type) == game.events
    assert Least.event_type is Began


def test_who_is_awaited_follows_from_the_last_frame() -> None:
    asked = OpenQuestion(question=2, key="which", asked=(0, 2))
    turn = PendingSteps(question=1, steps=("play",), seat=1)
    game = Least()
    assert game.awaited(State()) == ()
    assert game.awaited(State(frames=(turn,))) == (1,)
    assert game.awaited(State(frames=(turn, asked))) == (0, 2)
    assert game.awaited(State(frames=(PendingSteps(question=1, steps=("deal",)),))) == ()


def test_what_a_game_leaves_out_has_a_default() -> None:
    game, state = Least(), State()
    assert game.offers(state, at(0)) == ()
    assert game.offer(state, HOST, "any") is None
    assert game.secret(state, 0) is None
    assert not game.is_over(state)
    assert not game.is_final(state, "began", HOST)
    assert game.invariants(state) == {}
    assert not can_resample(game)
    assert can_resample(RULES["samurai"])


PICK = tuple(Choice(value=value, closed=reason("no") if value == "b" else None) for value in "abc")
FORM = Offer(
    key="form",
    fields=(
        OneOf(name="one", of="letter", choices=PICK),
        OneOf(name="other", of="letter", choices=PICK, unlike=("one",)),
        SomeOf(name="some", of="letter", choices=PICK, low=1, high=3),
        Number(name="number", low=3, high=5),
        Text(name="why", longest=9, shortest=2),
    ),
)


@pytest.mark.parametrize("seed", range(20))
def test_a_move_by_chance_fits_the_form_it_fills_in(seed: int) -> None:
    closed = Offer(key="closed", closed=reason("no"))
    always = Offer(key="always", standing=True)
    move = random_move((closed, always, FORM), SeededChance(f"{seed}"))
    assert move.offer == "form"
    check(FORM, move)


def test_what_is_always_there_is_taken_only_where_there_is_nothing_else() -> None:
    always = Offer(key="always", standing=True)
    dead = Offer(key="dead", fields=(OneOf(name="one", of="letter", choices=()),))
    assert random_move((dead, always), SeededChance("x")).offer == "always"
    with pytest.raises(Refusal):
        random_move((dead,), SeededChance("x"))
