"""Tables arranged for a test, and moves made at them; every sum is right from the start.

Nothing here knows a rule: what is not named is plain, and the cards that are not named lie
where `rest` says.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from hub.rules.box.cards import DECK, DECK_SIZE, KIND_OF, UNSEEN, Card
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay.game import UNCOUNTED
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Move, Offer, OneOf, SomeOf, Value
from hub.rules.contract.frame import Queue
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply, audit, begin, replay
from hub.rules.contract.refusal import Reason, Refusal
from hub.rules.contract.who import Who, at
from hub.rules.registry import GAMES
from hub.rules.samurai.options import Level, Options
from hub.rules.samurai.state import Seat, State
from hub.tables.chance import SeededChance

RULES = GAMES["samurai"]
CHANCE = SeededChance("arranged")

# A character that changes nothing about anyone else's move.
PLAIN = "nobunaga"
ROLES: dict[int, tuple[str, ...]] = {
    3: ("shogun", "ninja-1", "ninja-2"),
    4: ("shogun", "ninja-1", "samurai", "ninja-2"),
    5: ("shogun", "ninja-1", "samurai", "ninja-2", "ronin"),
    6: ("shogun", "ninja-1", "samurai", "ninja-2", "ronin", "ninja-3"),
    7: ("shogun", "ninja-1", "samurai", "ninja-2", "ronin", "ninja-3", "samurai"),
}

Hand = int | Sequence[str]
Actor = int | Who


class Player(NamedTuple):
    """One seat: a hand by count, or by kinds; full resilience unless said otherwise."""

    character: str = PLAIN
    hand: Hand = 3
    resilience: int | None = None
    honor: int = 4
    laid: Sequence[str] = ()
    role: str = ""
    left: bool = False

    @property
    def points(self) -> int:
        return CHARACTERS[self.character] if self.resilience is None else self.resilience


class Box:
    """The 90 cards, taken out one by one."""

    def __init__(self) -> None:
        self.cards = list(DECK)

    def take(self, kind: str) -> Card:
        card = next(card for card in self.cards if KIND_OF[card] == kind)
        self.cards.remove(card)
        return card

    def take_all(self, kinds: Sequence[str]) -> tuple[Card, ...]:
        return tuple(self.take(kind) for kind in kinds)


def table(
    *players: Player,
    level: Level = "companion",
    turn: int = 0,
    steps: tuple[str, ...] = ("play",),
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    rest: str | int = "deck",
    bushido_at: int = -1,
    turns: int = 10,
    weapons: int = 0,
    **options: Any,
) -> State:
    """A running game. `deck` and `discards` are named from the top.

    The other cards lie beneath the "deck" or the "discards", or are in the hand of seat `rest`.
    """
    house = options.pop("house", {})
    chosen = msgspec.convert(
        {"players": len(players), "level": level, "house": house, **options}, Options
    )
    state = State(
        options=chosen,
        level=level,
        seats=tuple(_seat(player, place, len(players)) for place, player in enumerate(players)),
        box=HONOR - sum(player.honor for player in players),
        heap=RESILIENCE - sum(player.points for player in players),
        turn=turn,
        turns=turns,
        weapons=weapons,
        frames=(Queue(question=1, steps=steps, seat=turn),),
        questions=1,
        deals=1,
    )
    if level == "cards":
        state = _dealt(state, players, deck, discards, rest, bushido_at)
    elif level == "companion":
        state = _counted(state, players, deck, discards, rest, bushido_at)
    audit(RULES, state)
    return state


def _seat(player: Player, place: int, seats: int) -> Seat:
    return Seat(
        role=player.role or ROLES[seats][place],
        character=player.character,
        honor=player.honor,
        resilience=player.points,
        hand=UNCOUNTED,
        left=player.left,
    )


def _dealt(
    state: State,
    players: Sequence[Player],
    deck: Sequence[str],
    discards: Sequence[str],
    rest: str | int,
    bushido_at: int,
) -> State:
    """The Cards level: every card is somewhere. A hand by count is of Bokken, then whatever."""
    box = Box()
    bushido = box.take("bushido") if bushido_at >= 0 else ""
    laid = [box.take_all(player.laid) for player in players]
    named = [() if isinstance(p.hand, int) else box.take_all(p.hand) for p in players]
    order, pile = box.take_all(deck), box.take_all(discards)
    spare = sorted(box.cards, key=lambda card: KIND_OF[card] != "bokken")
    seats = []
    for place, player in enumerate(players):
        size = player.hand if isinstance(player.hand, int) else 0
        cards = (*named[place], *spare[:size])
        spare = spare[size:]
        if rest == place:
            cards, spare = (*cards, *spare), []
        seat = state.seats[place]
        seats.append(msgspec.structs.replace(seat, hand=len(cards), cards=cards, laid=laid[place]))
    beneath = tuple(spare)
    order = (beneath if rest == "deck" else ()) + order[::-1]
    pile = (beneath if rest == "discards" else ()) + pile[::-1]
    return msgspec.structs.replace(
        state,
        seats=tuple(seats),
        deck=len(order),
        order=order,
        discards=pile,
        bushido=bushido,
        bushido_at=bushido_at,
    )


def _counted(
    state: State,
    players: Sequence[Player],
    deck: Sequence[str],
    discards: Sequence[str],
    rest: str | int,
    bushido_at: int,
) -> State:
    """The Companion level: hands and deck are counts, discards are faces or unseen."""
    hands = [p.hand if isinstance(p.hand, int) else len(p.hand) for p in players]
    laid = sum(len(player.laid) for player in players)
    others = DECK_SIZE - sum(hands) - laid - len(deck) - len(discards) - (bushido_at >= 0)
    if isinstance(rest, int):
        hands[rest] += others
    beneath = (UNSEEN,) * others if rest == "discards" else ()
    seats = [
        msgspec.structs.replace(seat, hand=hand, laid=tuple(player.laid))
        for seat, hand, player in zip(state.seats, hands, players, strict=True)
    ]
    return msgspec.structs.replace(
        state,
        seats=tuple(seats),
        deck=len(deck) + (others if rest == "deck" else 0),
        discards=beneath + tuple(discards)[::-1],
        bushido="bushido" if bushido_at >= 0 else "",
        bushido_at=bushido_at,
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


def refused(
    state: State, actor: Actor, key: str, *, question: int | None = None, **values: Any
) -> Reason:
    """Why a move cannot be made. The state stays what it was, to the byte."""
    who = whom(actor)
    found = RULES.offer(state, who, key)
    if question is None:
        question = found.question if found is not None else 0
    before = msgspec.json.encode(state)
    with pytest.raises(Refusal) as caught:
        apply(RULES, state, who, Move(offer=key, question=question, values=values), CHANCE)
    assert msgspec.json.encode(state) == before
    return caught.value.reason


def choices(form: Offer, name: str, **given: Value) -> dict[str | int, Choice]:
    """The choices of one field, by value."""
    field = next(field for field in form.fields if field.name == name)
    if isinstance(field, OneOf):
        return {choice.value: choice for choice in field.options(given)}
    assert isinstance(field, SomeOf)
    return {choice.value: choice for choice in field.choices}


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


def kinds(cards: Sequence[Card]) -> list[str]:
    """The kinds of these cards, in their order; an unseen card is an empty text."""
    return [KIND_OF.get(card, "") for card in cards]


def honors(state: State) -> list[int]:
    return [seat.honor for seat in state.seats]


def points(state: State) -> list[int]:
    """Everyone's resilience."""
    return [seat.resilience for seat in state.seats]


def hands(state: State) -> list[int]:
    return [seat.hand for seat in state.seats]


def result(state: State) -> Outcome:
    """How a finished game ended."""
    found = RULES.outcome(state)
    assert found is not None, "the game is not over"
    return found
