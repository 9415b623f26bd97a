"""Tables arranged for a test, and moves made at them; every sum is right from the start.

Nothing here knows a rule: what is not named is plain, and the cards that are not named lie
where `rest` says.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from hub.rules.box.characters import CHARACTERS
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay.levels import UNCOUNTED, Level, known_at
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.play import audit
from hub.rules.registry import GAMES
from hub.rules.samurai.options import Options
from hub.rules.samurai.ring import difficulties
from hub.rules.samurai.state import Seat, State
from tests.rules.box import Box, Hand, Piles, count
from tests.rules.game import STEP_BY_STEP, ArrangedGame

RULES = GAMES["samurai"]
GAME: ArrangedGame[State] = ArrangedGame(RULES)
start, result = GAME.start, GAME.result
offer, keys = GAME.offer, GAME.keys
do, moves, refused = GAME.do, GAME.moves, GAME.refused

# A character that changes nothing about anyone else's move.
PLAIN = "nobunaga"
ROLES: dict[int, tuple[str, ...]] = {
    3: ("shogun", "ninja-1", "ninja-2"),
    4: ("shogun", "ninja-1", "samurai", "ninja-2"),
    5: ("shogun", "ninja-1", "samurai", "ninja-2", "ronin"),
    6: ("shogun", "ninja-1", "samurai", "ninja-2", "ronin", "ninja-3"),
    7: ("shogun", "ninja-1", "samurai", "ninja-2", "ronin", "ninja-3", "samurai"),
}


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
        {"players": len(players), "level": level, "house": house} | STEP_BY_STEP | options, Options
    )
    state = State(
        options=chosen,
        **known_at(level),
        seats=tuple(_seat(player, place, len(players)) for place, player in enumerate(players)),
        box=HONOR - sum(player.honor for player in players),
        heap=RESILIENCE - sum(player.points for player in players),
        turn=turn,
        turns=turns,
        weapons=weapons,
        frames=(PendingSteps(question=1, steps=steps, seat=turn),),
        questions=1,
        deals=1,
    )
    if level == "cards":
        state = _dealt(state, players, Piles(deck, discards, rest), bushido_at)
    elif level == "companion":
        state = _counted(state, players, Piles(deck, discards, rest), bushido_at)
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


def _dealt(state: State, players: Sequence[Player], piles: Piles, bushido_at: int) -> State:
    """The Cards level: every card is somewhere."""
    box = Box()
    bushido = box.take("bushido") if bushido_at >= 0 else ""
    laid = [box.take_all(player.laid) for player in players]
    dealt = box.deal([player.hand for player in players], piles)
    seats = [
        msgspec.structs.replace(seat, hand=len(cards), cards=cards, laid=each)
        for seat, cards, each in zip(state.seats, dealt.hands, laid, strict=True)
    ]
    return msgspec.structs.replace(
        state,
        seats=tuple(seats),
        deck=len(dealt.order),
        order=dealt.order,
        discards=dealt.discards,
        bushido=bushido,
        bushido_at=bushido_at,
    )


def _counted(state: State, players: Sequence[Player], piles: Piles, bushido_at: int) -> State:
    """The Companion level: hands and deck are counts."""
    shown = sum(len(player.laid) for player in players) + (bushido_at >= 0)
    counted = count([player.hand for player in players], piles, shown)
    seats = [
        msgspec.structs.replace(seat, hand=hand, laid=tuple(player.laid))
        for seat, hand, player in zip(state.seats, counted.hands, players, strict=True)
    ]
    return msgspec.structs.replace(
        state,
        seats=tuple(seats),
        deck=counted.deck,
        discards=counted.discards,
        bushido="bushido" if bushido_at >= 0 else "",
        bushido_at=bushido_at,
    )


def plain(count: int, **changes: Any) -> tuple[Player, ...]:
    """So many players like any other."""
    return (Player(**changes),) * count


def honors(state: State) -> list[int]:
    return [seat.honor for seat in state.seats]


def points(state: State) -> list[int]:
    """Everyone's resilience."""
    return [seat.resilience for seat in state.seats]


def hands(state: State) -> list[int]:
    return [seat.hand for seat in state.seats]


def difficulty(state: State, attacker: int, target: int) -> int:
    return difficulties(state, attacker)[target]
