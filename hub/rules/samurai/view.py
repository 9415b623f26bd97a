"""What each viewer sees, built up from what they may see. No state ever passes through here.

Nothing in a seat's view depends on that seat's own role; roles are fetched while held.
"""

from functools import lru_cache

from msgspec import UNSET

from hub.rules.box.cards import KIND_OF
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import SHOGUN, TEAMS, own_bonus, stars
from hub.rules.cardplay.questions import CardQuestion, replace
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
from hub.rules.samurai.flow import FLOW
from hub.rules.samurai.ring import difficulties, weapon_limit, wound_sum
from hub.rules.samurai.score import outcome
from hub.rules.samurai.state import Seat, State
from hub.rules.swordplay.hand import shown_hand, top_discard


class Samurai(Value):
    """What only this game's own screens draw."""

    weapons: int
    weapon_limit: int
    bushido_at: int
    pace: str


def for_seat(state: State, seat: int, shown: View[Samurai]) -> View[Samurai]:
    """What everyone sees, and a seat's own part besides."""
    reach = difficulties(state, seat) if state.turns else ()
    return replace(shown, you=seat, reach=reach, hand=shown_hand(state.seats[seat].cards))


def everyone(state: State) -> View[Samurai]:
    """What those see who have no seat."""
    seats = state.seats
    # While Daimyo are still being counted nothing is turned over yet.
    shows_all = state.is_scored or len(seats) == 3
    bushido_at = state.bushido_at
    return View(
        game="samurai",
        **turn_parts(state, FLOW),
        ring=state.ring or UNSET,
        places=tuple(
            [
                _place(i, seat, i == bushido_at, shows_all or seat.role == SHOGUN)
                for i, seat in enumerate(seats)
            ]
        ),
        piles=piles(
            state,
            top_discard(state),
            Pile(key="box", count=state.box),
            Pile(key="heap", count=state.heap),
        ),
        asked=tuple([_asked(state, question) for question in open_questions(state)]),
        outcome=outcome(state) if state.is_scored else None,
        own=Samurai(
            weapons=state.weapons,
            weapon_limit=weapon_limit(state, state.turn) if state.turns else 0,
            bushido_at=bushido_at,
            pace=state.options.pace,
        ),
    )


@lru_cache(maxsize=128)
def _place(at: int, seat: Seat, has_bushido: bool, shows_role: bool) -> Place:
    """A seat as everyone sees it. The key holds secrets; what comes out never does."""
    kinds = tuple([KIND_OF[card] for card in seat.laid]) if seat.laid else ()
    tokens = (
        Counter(key="honor", value=seat.honor),
        Counter(key="resilience", value=seat.resilience, limit=CHARACTERS.get(seat.character, 0)),
    )
    return ring_place(at, seat, shows_role, tokens, kinds, "bushido" if has_bushido else "")


def _asked(state: State, question: CardQuestion) -> Asked:
    warned: list[Warned] = []
    if question.wounds:
        found = beaten(question, lambda at: state.seats[at].resilience)
        warned = [Warned(seat=seat, key="defeated") for seat in found]
    if question.key != "weapon":
        return asked(question, warned=warned)
    parts = wound_sum(state, question.by, question.asked[0], question.card)
    if sum(parts.values()) != question.wounds:
        # Somebody was set straight meanwhile; the blow is what it was when it was struck.
        parts = {}
    return asked(question, parts.items(), warned)


def secret(state: State, seat: int) -> Secret | None:
    """A seat's role, for its owner's eyes while they hold the cover open."""
    if not state.seats[seat].role:
        return None
    return _secret(state.seats[seat].role, len(state.seats))


@lru_cache(maxsize=64)
def _secret(role: str, players: int) -> Secret:
    bonus = own_bonus(role, players)
    return Secret(role=role, team=TEAMS[role], stars=stars(role), bonus=bonus)
