"""A small game with everything that a table must cope with, and bugs that can be asked for.

Seats hold hidden numbers and coins; rounds ask them all at once; a die is thrown; the sum of
coins never changes, unless a bug is asked for.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from hub.rules.contract.action import Action, ByKey, Values, by_key
from hub.rules.contract.actor import HOST, Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Move, Number, Offer, OneOf
from hub.rules.contract.frame import Answer, OpenQuestion, PendingSteps
from hub.rules.contract.game import Game, Sums
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.value import Value
from hub.rules.contract.view import Counter, Line, Place, Secret, View, line

replace = msgspec.structs.replace

COINS = 5
SAYS = ("high", "low")


class ToyOptions(Value):
    players: int = 3


class Toy(Value):
    """`numbers` are secret. `blind` plants a bug in the view."""

    players: int = 0
    numbers: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    pot: int = 0
    thrown: tuple[int, ...] = ()
    frames: tuple[OpenQuestion | PendingSteps, ...] = ()
    over: bool = False
    blind: bool = False


class Dealt(Event, tag="dealt"):
    numbers: tuple[int, ...]

    def evolve(self, state: Toy) -> Toy:
        count = len(self.numbers)
        return replace(
            state,
            players=count,
            numbers=self.numbers,
            coins=(COINS,) * count,
            frames=(asks(1, count),),
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("dealt")


class Answered(Event, tag="answered"):
    seat: int
    say: str

    def evolve(self, state: Toy) -> Toy:
        (frame,) = state.frames
        assert isinstance(frame, OpenQuestion)
        said = (*frame.answers, Answer(seat=self.seat, say=self.say))
        return replace(state, frames=(replace(frame, answers=said),))

    def seen_by(self, viewer: Actor) -> Line | None:
        if viewer.kind == "seat" and viewer.seat == self.seat:
            return line("you-answered", say=self.say)
        return line("answered", seat=self.seat)


class RoundClosed(Event, tag="closed"):
    question: int

    def evolve(self, state: Toy) -> Toy:
        return replace(state, frames=(asks(self.question + 1, state.players),))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("closed", question=self.question)


class Paid(Event, tag="paid"):
    seat: int
    coins: int
    lost: int = 0

    def evolve(self, state: Toy) -> Toy:
        left = list(state.coins)
        left[self.seat] -= self.coins
        return replace(state, coins=tuple(left), pot=state.pot + self.coins - self.lost)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("paid", seat=self.seat, coins=self.coins)


class Thrown(Event, tag="thrown"):
    die: int

    def evolve(self, state: Toy) -> Toy:
        return replace(state, thrown=(*state.thrown, self.die))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("thrown", die=self.die)


class Peeked(Event, tag="peeked"):
    """Told to its seat alone."""

    seat: int
    number: int

    def evolve(self, state: Toy) -> Toy:
        return state

    def seen_by(self, viewer: Actor) -> Line | None:
        is_own = viewer.kind == "seat" and viewer.seat == self.seat
        return line("peeked", number=self.number) if is_own else None


class Finished(Event, tag="finished"):
    def evolve(self, state: Toy) -> Toy:
        return replace(state, over=True, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("finished")


class Blinded(Event, tag="blinded"):
    def evolve(self, state: Toy) -> Toy:
        return replace(state, blind=True)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("blinded")


def asks(question: int, players: int) -> OpenQuestion:
    return OpenQuestion(question=question, key="guess", asked=tuple(range(players)))


class ToyRules(Game[Toy]):
    """The ruleset; `crash`, `leak` and `blind` are offers that meet a bug of ours."""

    key = "toy"
    players = range(2, 7)
    levels: tuple[str, ...] = ("cards",)
    options_type: type[Any] = ToyOptions
    events = (Dealt, Answered, RoundClosed, Paid, Thrown, Peeked, Finished, Blinded)
    chart_markers = frozenset({"thrown"})

    def blank(self) -> Toy:
        return Toy()

    def setup(self, tx: Transaction[Toy], options: ToyOptions) -> None:
        if options.players not in self.players:
            raise Refusal("wrong-players", low=2, high=6)
        tx.emit(Dealt(numbers=tx.chance.order(options.players, "numbers")))

    def actions(self, state: Toy, actor: Actor) -> ByKey[Toy]:
        return by_key(*[_as_action(self, each) for each in self._shown(state, actor)])

    def _shown(self, state: Toy, who: Actor) -> tuple[Offer, ...]:
        if who == HOST:
            return (Offer(key="set-right", standing=True),)
        if who.kind != "seat" or state.over:
            return ()
        # Deliberately no check of the seat: a table must not let a stranger come this far.
        coins = state.coins[who.seat]
        return (
            *self._guess(state, who.seat),
            Offer(key="pay", fields=(Number(name="coins", low=1, high=coins),)),
            Offer(key="throw"),
            Offer(key="peek", private=True),
            *(Offer(key=key) for key in ("finish", "crash", "leak", "blind")),
        )

    def _guess(self, state: Toy, seat: int) -> tuple[Offer, ...]:
        (frame,) = state.frames
        assert isinstance(frame, OpenQuestion)
        if seat not in frame.awaited:
            return ()
        choices = tuple(Choice(value=say) for say in SAYS)
        say = OneOf(name="say", of="say", choices=choices)
        return (Offer(key="guess", question=frame.question, fields=(say,)),)

    def do(self, key: str, tx: Transaction[Toy], who: Actor, values: Values) -> None:
        match key:
            case "guess":
                self._answer(tx, who.seat, str(values["say"]))
            case "pay":
                tx.emit(Paid(seat=who.seat, coins=int(str(values["coins"]))))
            case "throw":
                ask = f"throw {len(tx.state.thrown)}"
                tx.emit(Thrown(die=tx.chance.pick(1_000_000, ask)))
            case "peek":
                tx.emit(Peeked(seat=who.seat, number=tx.state.numbers[who.seat]))
            case _:
                self._do_odd(key, tx, who)

    def _do_odd(self, key: str, tx: Transaction[Toy], who: Actor) -> None:
        match key:
            case "set-right":
                tx.emit(Paid(seat=0, coins=0))
            case "finish":
                tx.emit(Finished())
            case "blind":
                tx.emit(Blinded())
            case "leak":
                tx.emit(Paid(seat=who.seat, coins=1, lost=1))
            case _:
                raise RuntimeError(f"the numbers are {tx.state.numbers}")

    def _answer(self, tx: Transaction[Toy], seat: int, say: str) -> None:
        tx.emit(Answered(seat=seat, say=say))
        (frame,) = tx.state.frames
        assert isinstance(frame, OpenQuestion)
        if not frame.awaited:
            tx.emit(RoundClosed(question=frame.question))

    def view(self, state: Toy, viewer: Actor) -> View[Any]:
        if state.blind:
            raise RuntimeError(f"the numbers are {state.numbers}")
        places = tuple(
            Place(place=seat, seat=seat, figure="", counters=(Counter(key="coins", value=coins),))
            for seat, coins in enumerate(state.coins)
        )
        # Deliberately an IndexError for a seat that was not dealt for.
        own = state.coins[viewer.seat] if viewer.kind == "seat" else state.pot
        return View(
            game=self.key,
            level="cards",
            phase="play",
            turn=0,
            round=0,
            places=places,
            piles=(),
            asked=(),
            own=own,
        )

    def secret(self, state: Toy, seat: int) -> Secret | None:
        return Secret(role=str(state.numbers[seat]), team="")

    def outcome(self, state: Toy) -> Outcome | None:
        if not state.over:
            return None
        return Outcome(reason="over", cause="", winners=(), teams=(), roles=(), numbers=())

    def invariants(self, state: Toy) -> Sums:
        return {"coins": (sum(state.coins) + state.pot, COINS * state.players)}

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return Move(offer="throw")


def _as_action(rules: ToyRules, offer: Offer) -> Action[Toy]:
    return Action(offer.key, lambda state, who: offer, partial(rules.do, offer.key))
