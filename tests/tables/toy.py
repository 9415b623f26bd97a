"""A small game with everything that a table must cope with, and bugs that can be asked for.

Seats hold hidden numbers and coins; rounds ask them all at once; a die is thrown; the sum of
coins never changes, unless a bug is asked for.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.fact import Fact
from hub.rules.contract.form import Choice, Move, Number, Offer, OneOf
from hub.rules.contract.frame import Answer, Queue, Round
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.ruleset import Step, Sums
from hub.rules.contract.tale import Tale
from hub.rules.contract.view import Counter, Line, Place, Secret, View, line
from hub.rules.contract.who import HOST, Who

replace = msgspec.structs.replace

COINS = 5
SAYS = ("high", "low")


class ToyOptions(Fact):
    players: int = 3


class Toy(Fact):
    """`numbers` are secret. `blind` plants a bug in the view."""

    players: int = 0
    numbers: tuple[int, ...] = ()
    coins: tuple[int, ...] = ()
    pot: int = 0
    thrown: tuple[int, ...] = ()
    frames: tuple[Round | Queue, ...] = ()
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

    def witness(self, viewer: Who) -> Line | None:
        return line("dealt")


class Answered(Event, tag="answered"):
    seat: int
    say: str

    def evolve(self, state: Toy) -> Toy:
        (frame,) = state.frames
        assert isinstance(frame, Round)
        said = (*frame.answers, Answer(seat=self.seat, say=self.say))
        return replace(state, frames=(replace(frame, answers=said),))

    def witness(self, viewer: Who) -> Line | None:
        if viewer.kind == "seat" and viewer.seat == self.seat:
            return line("you-answered", say=self.say)
        return line("answered", seat=self.seat)


class RoundClosed(Event, tag="closed"):
    question: int

    def evolve(self, state: Toy) -> Toy:
        return replace(state, frames=(asks(self.question + 1, state.players),))

    def witness(self, viewer: Who) -> Line | None:
        return line("closed", question=self.question)


class Paid(Event, tag="paid"):
    seat: int
    coins: int
    lost: int = 0

    def evolve(self, state: Toy) -> Toy:
        left = list(state.coins)
        left[self.seat] -= self.coins
        return replace(state, coins=tuple(left), pot=state.pot + self.coins - self.lost)

    def witness(self, viewer: Who) -> Line | None:
        return line("paid", seat=self.seat, coins=self.coins)


class Thrown(Event, tag="thrown"):
    die: int

    def evolve(self, state: Toy) -> Toy:
        return replace(state, thrown=(*state.thrown, self.die))

    def witness(self, viewer: Who) -> Line | None:
        return line("thrown", die=self.die)


class Peeked(Event, tag="peeked"):
    """Told to its seat alone."""

    seat: int
    number: int

    def evolve(self, state: Toy) -> Toy:
        return state

    def witness(self, viewer: Who) -> Line | None:
        is_own = viewer.kind == "seat" and viewer.seat == self.seat
        return line("peeked", number=self.number) if is_own else None


class Finished(Event, tag="finished"):
    def evolve(self, state: Toy) -> Toy:
        return replace(state, over=True, frames=())

    def witness(self, viewer: Who) -> Line | None:
        return line("finished")


class Blinded(Event, tag="blinded"):
    def evolve(self, state: Toy) -> Toy:
        return replace(state, blind=True)

    def witness(self, viewer: Who) -> Line | None:
        return line("blinded")


ToyEvent = Dealt | Answered | RoundClosed | Paid | Thrown | Peeked | Finished | Blinded


def asks(question: int, players: int) -> Round:
    return Round(question=question, key="guess", asked=tuple(range(players)))


class ToyRules:
    """The ruleset; `crash`, `leak` and `blind` are offers that meet a bug of ours."""

    key = "toy"
    schema = 1
    players = range(2, 7)
    levels: tuple[str, ...] = ("cards",)
    options_type: type[Any] = ToyOptions
    event_type: Any = ToyEvent
    showcase: Any = None
    landmarks = frozenset({"thrown"})
    fences: frozenset[str] = frozenset()
    sheets: Any = None

    def blank(self) -> Toy:
        return Toy()

    def setup(self, tale: Tale[Toy], options: ToyOptions) -> None:
        if options.players not in self.players:
            raise Refusal("wrong-players", low=2, high=6)
        tale.tell(Dealt(numbers=tale.chance.order(options.players, "numbers")))

    def offers(self, state: Toy, who: Who) -> tuple[Offer, ...]:
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
        assert isinstance(frame, Round)
        if seat not in frame.awaited:
            return ()
        choices = tuple(Choice(value=say) for say in SAYS)
        say = OneOf(name="say", of="say", choices=choices)
        return (Offer(key="guess", question=frame.question, fields=(say,)),)

    def offer(self, state: Toy, who: Who, key: str) -> Offer | None:
        return next((offer for offer in self.offers(state, who) if offer.key == key), None)

    def decide(self, tale: Tale[Toy], who: Who, move: Move) -> None:
        match move.offer:
            case "guess":
                self._answer(tale, who.seat, str(move.values["say"]))
            case "pay":
                tale.tell(Paid(seat=who.seat, coins=int(str(move.values["coins"]))))
            case "throw":
                ask = f"throw {len(tale.state.thrown)}"
                tale.tell(Thrown(die=tale.chance.pick(1_000_000, ask)))
            case "peek":
                tale.tell(Peeked(seat=who.seat, number=tale.state.numbers[who.seat]))
            case _:
                self._decide_odd(tale, who, move)

    def _decide_odd(self, tale: Tale[Toy], who: Who, move: Move) -> None:
        match move.offer:
            case "set-right":
                tale.tell(Paid(seat=0, coins=0))
            case "finish":
                tale.tell(Finished())
            case "blind":
                tale.tell(Blinded())
            case "leak":
                tale.tell(Paid(seat=who.seat, coins=1, lost=1))
            case _:
                raise RuntimeError(f"the numbers are {tale.state.numbers}")

    def _answer(self, tale: Tale[Toy], seat: int, say: str) -> None:
        tale.tell(Answered(seat=seat, say=say))
        (frame,) = tale.state.frames
        assert isinstance(frame, Round)
        if not frame.awaited:
            tale.tell(RoundClosed(question=frame.question))

    def view(self, state: Toy, viewer: Who) -> View[Any]:
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

    def witness(self, event: Event, viewer: Who) -> Line | None:
        return event.witness(viewer)

    def is_undo_barrier(self, state: Toy, event: Event) -> bool:
        return event.is_undo_barrier(state)

    def is_over(self, state: Toy) -> bool:
        return state.over

    def is_final(self, state: Toy, tag: str, who: Who) -> bool:
        return False

    def outcome(self, state: Toy) -> Outcome | None:
        if not state.over:
            return None
        return Outcome(reason="over", cause="", winners=(), teams=(), roles=(), numbers=())

    def conserved(self, state: Toy) -> Sums:
        return {"coins": (sum(state.coins) + state.pot, COINS * state.players)}

    def redeal(self, steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
        return None

    def awaited(self, state: Any) -> tuple[int, ...]:
        top = state.frames[-1] if state.frames else None
        return top.awaited if isinstance(top, Round) else ()

    def real_table(self, options: Any, chance: Chance) -> None:
        return None

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return Move(offer="throw")
