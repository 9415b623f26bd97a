"""Duels arranged for a test, and moves made at them; every sum is right from the start.

Nothing here knows a rule: what is not named is plain, and the cards that are not named lie
where `rest` says.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from hub.rules.box.cards import DECK, DECK_SIZE, KIND_OF, UNSEEN, Card
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.tokens import RESILIENCE
from hub.rules.cardplay.game import UNCOUNTED
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Move, Offer, OneOf, SomeOf, Value
from hub.rules.contract.frame import Queue
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply, audit, begin, replay
from hub.rules.contract.refusal import Reason, Refusal
from hub.rules.contract.who import Who, at
from hub.rules.duel.options import Level, Options
from hub.rules.duel.state import Figure, Side, State
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance

RULES = GAMES["duel"]
CHANCE = SeededChance("arranged")

Actor = int | Who


class Player(NamedTuple):
    """One side: a hand by count or by kinds, full resilience unless said otherwise.

    `line` is who stands in the circle, all three Samurai unless said otherwise; a Samurai that
    does not stand there has fallen.
    """

    shogun: str
    samurai: tuple[str, str, str]
    line: tuple[str, ...] | None = None
    active: str = ""
    hand: int | Sequence[str] = 3
    points: Mapping[str, int] = {}
    laid: Mapping[str, Sequence[str]] = {}

    @property
    def stands(self) -> tuple[str, ...]:
        return self.samurai if self.line is None else self.line

    @property
    def names(self) -> tuple[str, ...]:
        return (self.shogun, *self.samurai)


# Abilities that change nothing about a plain attack by A on B: A's guard, B's strike.
A = Player("nobunaga", ("hanzo", "benkei", "ushiwaka"))
B = Player("ieyasu", ("tomoe", "hideyoshi", "kojiro"))


def a(**changes: Any) -> Player:
    return A._replace(**changes)


def b(**changes: Any) -> Player:
    return B._replace(**changes)


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
    one: Player = A,
    two: Player = B,
    *,
    level: Level = "companion",
    turn: int = 0,
    steps: tuple[str, ...] = ("play",),
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    rest: str | int = "deck",
    bushido_on: str = "",
    turns: int = 10,
    weapons: int = 0,
    **options: Any,
) -> State:
    """A running duel. `deck` and `discards` are named from the top.

    The other cards lie beneath the "deck" or the "discards", or are in the hand of seat `rest`.
    """
    house = options.pop("house", {})
    chosen = msgspec.convert({"level": level, "house": house, **options}, Options)
    box = Box()
    sides = tuple(_side(player, level, box) for player in (one, two))
    points = sum(figure.resilience for side in sides for figure in side.figures)
    state = State(
        options=chosen,
        level=level,
        sides=sides,
        heap=RESILIENCE - points,
        first=0,
        turn=turn,
        turns=turns,
        weapons=weapons,
        frames=(Queue(question=1, steps=steps, seat=turn),),
        questions=1,
        deals=1,
    )
    if bushido_on:
        card = box.take("bushido") if level == "cards" else "bushido"
        state = _with(
            state, bushido=card, bushido_on=bushido_on, bushido_at=state.owner(bushido_on)
        )
    if level == "cards":
        state = _dealt(state, (one, two), box, deck, discards, rest)
    elif level == "companion":
        state = _counted(state, (one, two), deck, discards, rest)
    audit(RULES, state)
    return state


def _with(state: State, **changes: Any) -> State:
    return msgspec.structs.replace(state, **changes)


def _side(player: Player, level: Level, box: Box) -> Side:
    figures = []
    for name in player.names:
        kinds = player.laid.get(name, ())
        full = CHARACTERS[name] if name in player.stands else 0
        figures.append(
            Figure(
                name=name,
                resilience=player.points.get(name, full),
                laid=box.take_all(kinds) if level == "cards" else tuple(kinds),
                fallen=name in player.samurai and name not in player.stands,
            )
        )
    return Side(figures=tuple(figures), line=player.stands, active=player.active, hand=UNCOUNTED)


def _dealt(
    state: State,
    players: Sequence[Player],
    box: Box,
    deck: Sequence[str],
    discards: Sequence[str],
    rest: str | int,
) -> State:
    """The Cards level: every card is somewhere. A hand by count is of Bokken, then whatever."""
    named = [() if isinstance(p.hand, int) else box.take_all(p.hand) for p in players]
    order, pile = box.take_all(deck), box.take_all(discards)
    spare = sorted(box.cards, key=lambda card: KIND_OF[card] != "bokken")
    sides = []
    for seat, player in enumerate(players):
        size = player.hand if isinstance(player.hand, int) else 0
        cards = (*named[seat], *spare[:size])
        spare = spare[size:]
        if rest == seat:
            cards, spare = (*cards, *spare), []
        side = state.sides[seat]
        sides.append(msgspec.structs.replace(side, hand=len(cards), cards=cards))
    beneath = tuple(spare)
    order = (beneath if rest == "deck" else ()) + order[::-1]
    pile = (beneath if rest == "discards" else ()) + pile[::-1]
    return _with(state, sides=tuple(sides), deck=len(order), order=order, discards=pile)


def _counted(
    state: State,
    players: Sequence[Player],
    deck: Sequence[str],
    discards: Sequence[str],
    rest: str | int,
) -> State:
    """The Companion level: hands and deck are counts, discards are faces or unseen."""
    hands = [p.hand if isinstance(p.hand, int) else len(p.hand) for p in players]
    laid = sum(len(figure.laid) for side in state.sides for figure in side.figures)
    bushido = state.bushido_at >= 0
    others = DECK_SIZE - sum(hands) - laid - len(deck) - len(discards) - bushido
    if isinstance(rest, int):
        hands[rest] += others
    beneath = (UNSEEN,) * others if rest == "discards" else ()
    sides = [
        msgspec.structs.replace(side, hand=hand)
        for side, hand in zip(state.sides, hands, strict=True)
    ]
    return _with(
        state,
        sides=tuple(sides),
        deck=len(deck) + (others if rest == "deck" else 0),
        discards=beneath + tuple(discards)[::-1],
    )


def start(seed: str = "start", **options: Any) -> State:
    """A duel set up from its options."""
    state, events = begin(RULES, msgspec.convert(options, Options), SeededChance(seed))
    assert replay(RULES, events) == state
    found: State = state
    return found


def lined_up(seed: str = "start", **options: Any) -> State:
    """A duel in which both have lined up, the Shogun being the first of their four."""
    state = start(seed, **options)
    for seat in (0, 1):
        shogun, left, middle, _ = state.fours[seat]
        chance = SeededChance(seed)
        state, _ = do(state, seat, "lineup", chance, shogun=shogun, left=left, middle=middle)
    return state


def begun(seed: str = "start", **options: Any) -> State:
    """The first turn of a duel, nobody being on guard."""
    state = lined_up(seed, **options)
    return do(state, 1 - state.first, "no-guard")[0]


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


def attack(state: State, target: str, weapon: str = "bo", answer: str = "take") -> State:
    """Whoever's turn it is attacks, and the other answers."""
    struck, _ = do(state, state.turn, "attack", target=target, weapon=weapon)
    return do(struck, 1 - state.turn, answer)[0]


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


def points(state: State, *who: str) -> list[int]:
    """The resilience of these characters."""
    return [state.figure(name).resilience for name in who]


def hands(state: State) -> list[int]:
    return [side.hand for side in state.sides]


def far(state: State, seat: int = 0) -> dict[str, int]:
    """How hard each enemy in the circle is to hit, as the seat's view has it."""
    view = RULES.view(state, at(seat))
    enemies = [place for place in view.places if place.seat != seat]
    return {each.figure: view.reach[each.place] for each in enemies if view.reach[each.place]}


def result(state: State) -> Outcome:
    """How a finished duel ended."""
    found = RULES.outcome(state)
    assert found is not None, "the duel is not over"
    return found


def winner(state: State) -> int:
    (seat,) = result(state).winners
    return seat
