"""What each viewer sees, built up from what they may see. No state ever passes through here.

Nothing in a seat's view depends on that seat's own role; roles are fetched while held.
"""

from functools import lru_cache

from msgspec import UNSET

from hub.rules.bang.cards import weapon_among
from hub.rules.bang.flow import FLOW
from hub.rules.bang.question import Question
from hub.rules.bang.ring import bang_limit, damages, distances, strength
from hub.rules.bang.roles import BONUS, SHERIFF, TEAMS
from hub.rules.bang.score import outcome
from hub.rules.bang.state import Seat, State
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.view_parts import (
    asked,
    beaten,
    open_questions,
    piles,
    ring_place,
    turn_parts,
)
from hub.rules.contract.value import Value
from hub.rules.contract.view import Asked, Counter, Pile, Place, Secret, View, Warned


class Bang(Value):
    """What only this game's own screens draw.

    `bangs` of `bang_limit` (-1: no limit) are played in this turn. For a seat at the Companion
    level: its `weapon`, that weapon's `strength`, and the `damage` it would do to every place (0:
    out of reach, or one's own). `copied` is the ability that Vera Custer has taken on.
    """

    bangs: int
    bang_limit: int
    pace: str
    copied: str = ""
    weapon: str = ""
    strength: int = 0
    damage: tuple[int, ...] = ()


def for_seat(state: State, seat: int, shown: View[Bang]) -> View[Bang]:
    """What everyone sees, and a seat's own part besides."""
    if not state.turns:
        return replace(shown, you=seat)
    return replace(
        shown, you=seat, reach=distances(state, seat), own=_armed(state, seat, shown.own)
    )


def _armed(state: State, at: int, own: Bang) -> Bang:
    """With one's own weapon; a hub that only keeps tokens does not know it."""
    if not state.cards_are_counted:
        return own
    seat = state.seats[at]
    return replace(
        own,
        weapon=weapon_among(seat.laid),
        strength=strength(seat),
        damage=damages(state, at),
    )


def everyone(state: State) -> View[Bang]:
    """What those see who have no seat."""
    seats = state.seats
    # At a table of three everyone but the Sheriff is an Outlaw, so there is nothing to hide.
    shows_all = state.ending is not None or len(seats) == 3
    return View(
        game="bang",
        **turn_parts(state, FLOW),
        ring=state.ring or UNSET,
        places=tuple(
            [_place(i, seat, shows_all or seat.role == SHERIFF) for i, seat in enumerate(seats)]
        ),
        piles=piles(
            state,
            state.discards[-1] if state.discards else "",
            Pile(key="box", count=state.box),
        ),
        asked=tuple([_asked(state, each) for each in open_questions(state) if each.awaited]),
        outcome=outcome(state),
        own=Bang(
            bangs=state.bangs,
            bang_limit=bang_limit(state, state.turn) if state.turns else 0,
            pace=state.options.pace,
            copied=next((seat.copied for seat in seats if seat.copied), ""),
        ),
    )


@lru_cache(maxsize=128)
def _place(at: int, seat: Seat, shows_role: bool) -> Place:
    """A seat as everyone sees it. The key holds secrets; what comes out never does."""
    tokens = (
        Counter(key="reputation", value=seat.reputation),
        Counter(key="life", value=seat.life, limit=seat.full),
    )
    return ring_place(at, seat, shows_role, tokens, seat.laid)


def _asked(state: State, question: Question) -> Asked:
    needed = [("needed", question.needed)] if question.needed > 1 else []
    return asked(question, needed, _warned(state, question))


def _warned(state: State, question: Question) -> list[Warned]:
    """Whom the blow would bring down. Whoever holds a card may hold a Beer, which saves them."""
    if question.key == "dynamite":
        # The question is about nothing else, and says so itself.
        return []
    return [
        Warned(seat=seat, key="down-or-beer" if state.seats[seat].hand else "down")
        for seat in beaten(question, lambda at: state.seats[at].life)
    ]


def secret(state: State, seat: int) -> Secret | None:
    """A seat's role, for its owner's eyes while they hold the cover open."""
    role = state.seats[seat].role
    if not role:
        return None
    return Secret(role=role, team=TEAMS[role], bonus=BONUS[role][state.players])
