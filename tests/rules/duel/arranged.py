"""Duels arranged for a test, and moves made at them; every sum is right from the start.

Nothing here knows a rule: what is not named is plain, and the cards that are not named lie
where `rest` says.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from hub.rules.box.characters import CHARACTERS
from hub.rules.box.tokens import RESILIENCE
from hub.rules.cardplay.levels import UNCOUNTED, Level, known_at
from hub.rules.contract.actor import at
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.play import audit
from hub.rules.duel.options import Options
from hub.rules.duel.state import Figure, Side, State
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance
from tests.rules.box import Box, Hand, Piles, count
from tests.rules.game import STEP_BY_STEP, ArrangedGame

RULES = GAMES["duel"]
GAME: ArrangedGame[State] = ArrangedGame(RULES)
start, result = GAME.start, GAME.result
offer, keys = GAME.offer, GAME.keys
do, moves, refused = GAME.do, GAME.moves, GAME.refused


class Player(NamedTuple):
    """One side: a hand by count or by kinds, full resilience unless said otherwise.

    `line` is who stands in the circle, all three Samurai unless said otherwise; a Samurai that
    does not stand there has fallen.
    """

    shogun: str
    samurai: tuple[str, str, str]
    line: tuple[str, ...] | None = None
    active: str = ""
    hand: Hand = 3
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
    chosen = msgspec.convert({"level": level, "house": house} | STEP_BY_STEP | options, Options)
    box = Box()
    sides = tuple(_side(player, level, box) for player in (one, two))
    points = sum(figure.resilience for side in sides for figure in side.figures)
    state = State(
        options=chosen,
        **known_at(level),
        sides=sides,
        heap=RESILIENCE - points,
        first=0,
        turn=turn,
        turns=turns,
        weapons=weapons,
        frames=(PendingSteps(question=1, steps=steps, seat=turn),),
        questions=1,
        deals=1,
    )
    if bushido_on:
        card = box.take("bushido") if level == "cards" else "bushido"
        state = _with(
            state, bushido=card, bushido_on=bushido_on, bushido_at=state.owner(bushido_on)
        )
    if level == "cards":
        state = _dealt(state, (one, two), box, Piles(deck, discards, rest))
    elif level == "companion":
        state = _counted(state, (one, two), Piles(deck, discards, rest))
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


def _dealt(state: State, players: Sequence[Player], box: Box, piles: Piles) -> State:
    """The Cards level: every card is somewhere."""
    dealt = box.deal([player.hand for player in players], piles)
    sides = [
        msgspec.structs.replace(side, hand=len(cards), cards=cards)
        for side, cards in zip(state.sides, dealt.hands, strict=True)
    ]
    order, pile = dealt.order, dealt.discards
    return _with(state, sides=tuple(sides), deck=len(order), order=order, discards=pile)


def _counted(state: State, players: Sequence[Player], piles: Piles) -> State:
    """The Companion level: hands and deck are counts."""
    laid = sum(len(figure.laid) for side in state.sides for figure in side.figures)
    shown = laid + (state.bushido_at >= 0)
    counted = count([player.hand for player in players], piles, shown)
    sides = [
        msgspec.structs.replace(side, hand=hand)
        for side, hand in zip(state.sides, counted.hands, strict=True)
    ]
    return _with(state, sides=tuple(sides), deck=counted.deck, discards=counted.discards)


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


def attack(state: State, target: str, weapon: str = "bo", answer: str = "take") -> State:
    """Whoever's turn it is attacks, and the other answers."""
    struck, _ = do(state, state.turn, "attack", target=target, weapon=weapon)
    return do(struck, 1 - state.turn, answer)[0]


def points(state: State, *actor: str) -> list[int]:
    """The resilience of these characters."""
    return [state.figure(name).resilience for name in actor]


def hands(state: State) -> list[int]:
    return [side.hand for side in state.sides]


def far(state: State, seat: int = 0) -> dict[str, int]:
    """How hard each enemy in the circle is to hit, as the seat's view has it."""
    view = RULES.view(state, at(seat))
    enemies = [place for place in view.places if place.seat != seat]
    return {each.figure: view.reach[each.place] for each in enemies if view.reach[each.place]}


def winner(state: State) -> int:
    (seat,) = result(state).winners
    return seat
