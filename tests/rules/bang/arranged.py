"""Tables arranged for a test, and moves made at them; every sum is right from the start.

Nothing here knows a rule: what is not named is plain, and the cards that are not named lie
where `rest` says.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from hub.rules.bang.cards import UNSEEN
from hub.rules.bang.characters import LIFE
from hub.rules.bang.options import Level, Options
from hub.rules.bang.roles import reputation_of
from hub.rules.bang.state import Seat, State
from hub.rules.cardplay.game import UNCOUNTED
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Move, Offer, OneOf, Value
from hub.rules.contract.frame import Queue
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply, audit, begin, replay
from hub.rules.contract.refusal import Reason, Refusal
from hub.rules.contract.view import Line
from hub.rules.contract.who import TABLE, Who, at
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance

RULES = GAMES["bang"]
CHANCE = SeededChance("arranged")

# A character that changes nothing the hub can see.
PLAIN = "kit-carlson"
ROLES: dict[int, tuple[str, ...]] = {
    3: ("sheriff", "outlaw", "outlaw"),
    4: ("sheriff", "outlaw", "deputy", "outlaw"),
    5: ("sheriff", "outlaw", "deputy", "outlaw", "renegade"),
    6: ("sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw"),
    7: ("sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw", "deputy"),
    8: ("sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw", "deputy", "renegade"),
}

Actor = int | Who


class Player(NamedTuple):
    """One seat: full life unless said otherwise."""

    character: str = PLAIN
    hand: int = 4
    life: int | None = None
    reputation: int = 2
    laid: Sequence[str] = ()
    role: str = ""
    copied: str = ""
    left: bool = False

    @property
    def points(self) -> int:
        return LIFE[self.character] if self.life is None else self.life


def table(
    *players: Player,
    level: Level = "companion",
    turn: int = 0,
    steps: tuple[str, ...] = ("play",),
    deck: int | None = None,
    discards: Sequence[str] = (),
    bangs: int = 0,
    used: Sequence[str] = (),
    turns: int = 10,
    **options: Any,
) -> State:
    """A running game. `discards` are named from the top.

    With `deck` the deck has so many cards, and the others lie unseen beneath the discards.
    """
    house = options.pop("house", {})
    options = {"box": "characters", **options}
    chosen = msgspec.convert(
        {"players": len(players), "level": level, "house": house, **options}, Options
    )
    state = State(
        options=chosen,
        level=level,
        seats=tuple(_seat(each, at_, len(players), level) for at_, each in enumerate(players)),
        box=reputation_of(len(players)) - sum(player.reputation for player in players),
        turn=turn,
        turns=turns,
        bangs=bangs,
        used=tuple(used),
        frames=(Queue(question=1, steps=steps, seat=turn),),
        questions=1,
        deals=1,
    )
    if level == "companion":
        held = sum(seat.hand + len(seat.laid) for seat in state.seats)
        rest = chosen.deck - held - len(discards)
        deck = rest if deck is None else deck
        pile = (UNSEEN,) * (rest - deck) + tuple(discards)[::-1]
        state = msgspec.structs.replace(state, deck=deck, discards=pile)
    audit(RULES, state)
    return state


def _seat(player: Player, place: int, seats: int, level: Level) -> Seat:
    return Seat(
        role=player.role or ROLES[seats][place],
        character=player.character,
        reputation=player.reputation,
        life=player.points,
        hand=UNCOUNTED if level == "tokens" else player.hand,
        laid=() if level == "tokens" else tuple(player.laid),
        copied=player.copied,
        left=player.left,
    )


def plain(count: int, **changes: Any) -> tuple[Player, ...]:
    """So many players like any other."""
    return (Player(**changes),) * count


def start(seed: str = "start", **options: Any) -> State:
    """A game set up from its options."""
    state, events = begin(RULES, msgspec.convert(options, Options), SeededChance(seed))
    assert replay(RULES, events) == state
    found: State = state
    return found


def whom(actor: Actor) -> Who:
    return at(actor) if isinstance(actor, int) else actor


def offer(state: State, actor: Actor, key: str) -> Offer:
    """The offer of that key, which must be there; asked for alone it is the same."""
    who = whom(actor)
    found = next((each for each in RULES.offers(state, who) if each.key == key), None)
    assert found is not None, f"{who} is not offered {key}"
    assert RULES.offer(state, who, key) == found
    return found


def keys(state: State, actor: Actor, *, standing: bool = False) -> list[str]:
    """What an actor is offered, in order."""
    found = RULES.offers(state, whom(actor))
    return [each.key for each in found if each.standing == standing]


def do(
    state: State, actor: Actor, key: str, chance: SeededChance = CHANCE, **values: Value
) -> tuple[State, tuple[Event, ...]]:
    """Fill the offer in and make the move; the books must balance and replay."""
    move = Move(offer=key, question=offer(state, actor, key).question, values=values)
    after, events = apply(RULES, state, whom(actor), move, chance)
    audit(RULES, after)
    assert replay(RULES, events, state) == after
    return after, events


def moves(state: State, *steps: tuple[Any, ...]) -> State:
    """Several moves after one another: (who, key) or (who, key, values)."""
    for actor, key, *values in steps:
        state, _ = do(state, actor, key, **(values[0] if values else {}))
    return state


def shot(state: State, by: int, target: int, *answer: tuple[Any, ...]) -> State:
    """A BANG! and how its target answers it."""
    state, _ = do(state, by, "bang", target=target)
    return moves(state, *((target, *each) for each in answer))


def refused(state: State, actor: Actor, key: str, **values: Any) -> Reason:
    """Why a move cannot be made. The state stays what it was, to the byte."""
    who = whom(actor)
    found = RULES.offer(state, who, key)
    question = found.question if found is not None else 0
    before = msgspec.json.encode(state)
    with pytest.raises(Refusal) as caught:
        apply(RULES, state, who, Move(offer=key, question=question, values=values), CHANCE)
    assert msgspec.json.encode(state) == before
    return caught.value.reason


def choices(form: Offer, name: str, **given: Value) -> dict[str | int, Choice]:
    """The choices of one field, by value."""
    field = next(field for field in form.fields if field.name == name)
    assert isinstance(field, OneOf)
    return {choice.value: choice for choice in field.options(given)}


def why(form: Offer, name: str, value: str | int, **given: Value) -> Reason | None:
    """Why a choice is closed; None if it is open."""
    return choices(form, name, **given)[value].closed


def open_values(form: Offer, name: str, **given: Value) -> list[str | int]:
    found = choices(form, name, **given).values()
    return [choice.value for choice in found if choice.closed is None]


def because(code: str, **params: Any) -> Reason:
    return Reason(code=code, params=params)


def names(events: Sequence[Event]) -> list[str]:
    """What happened, by the names of the events."""
    return [type(event).__name__ for event in events]


def told(events: Sequence[Event]) -> list[Line]:
    """What the table hears."""
    return [line for event in events if (line := event.witness(TABLE))]


def reputations(state: State) -> list[int]:
    return [seat.reputation for seat in state.seats]


def lives(state: State) -> list[int]:
    return [seat.life for seat in state.seats]


def hands(state: State) -> list[int]:
    return [seat.hand for seat in state.seats]


def result(state: State) -> Outcome:
    """How a finished game ended."""
    found = RULES.outcome(state)
    assert found is not None, "the game is not over"
    return found
