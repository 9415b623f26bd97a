"""Tables arranged for a test, and moves made at them; every sum is right from the start.

Nothing here knows a rule: what is not named is plain, and the cards that are not named lie
where `rest` says.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from hub.rules.bang.characters import LIFE
from hub.rules.bang.options import Options
from hub.rules.bang.roles import reputation_of
from hub.rules.bang.state import Seat, State
from hub.rules.cardplay.card_state import UNSEEN
from hub.rules.cardplay.levels import UNCOUNTED, known_at
from hub.rules.cardplay.levels import CountedLevel as Level
from hub.rules.contract.actor import TABLE
from hub.rules.contract.event import Event
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.play import audit
from hub.rules.contract.view import Line
from hub.rules.registry import GAMES
from tests.rules.game import STEP_BY_STEP, ArrangedGame

RULES = GAMES["bang"]
GAME: ArrangedGame[State] = ArrangedGame(RULES)
start, result = GAME.start, GAME.result
offer, keys = GAME.offer, GAME.keys
do, moves, refused = GAME.do, GAME.moves, GAME.refused

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
    options = {"box": "characters"} | STEP_BY_STEP | options
    chosen = msgspec.convert(
        {"players": len(players), "level": level, "house": house, **options}, Options
    )
    state = State(
        options=chosen,
        **known_at(level),
        seats=tuple(_seat(each, at_, len(players), level) for at_, each in enumerate(players)),
        box=reputation_of(len(players)) - sum(player.reputation for player in players),
        turn=turn,
        turns=turns,
        bangs=bangs,
        used=tuple(used),
        frames=(PendingSteps(question=1, steps=steps, seat=turn),),
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


def shot(state: State, by: int, target: int, *answer: tuple[Any, ...]) -> State:
    """A BANG! and how its target answers it."""
    state, _ = do(state, by, "bang", target=target)
    return moves(state, *((target, *each) for each in answer))


def told(events: Sequence[Event]) -> list[Line]:
    """What the table hears."""
    return [line for event in events if (line := event.seen_by(TABLE))]


def reputations(state: State) -> list[int]:
    return [seat.reputation for seat in state.seats]


def lives(state: State) -> list[int]:
    return [seat.life for seat in state.seats]


def hands(state: State) -> list[int]:
    return [seat.hand for seat in state.seats]
