"""What each viewer sees, built up from what they may see. No state ever passes through here.

Nothing in a seat's view depends on that seat's own role; roles are fetched while held.
"""

from functools import lru_cache

from hub.rules.box.cards import KIND_OF, RANK
from hub.rules.box.characters import CHARACTERS
from hub.rules.contract.actor import Actor
from hub.rules.contract.refusal import Param
from hub.rules.contract.value import Value
from hub.rules.contract.view import Asked, Counter, Mark, Pile, Place, Secret, View
from hub.rules.samurai.question import Question
from hub.rules.samurai.ring import difficulties, weapon_limit, wound_sum
from hub.rules.samurai.roles import SHOGUN, TEAMS, own_bonus, stars
from hub.rules.samurai.score import outcome
from hub.rules.samurai.state import Seat, State, replace


class Samurai(Value):
    """What only this game's own screens draw."""

    weapons: int
    weapon_limit: int
    bushido_at: int
    pace: str


def view(state: State, viewer: Actor, open_to_all: View[Samurai] | None = None) -> View[Samurai]:
    """What everyone sees, and for a seat its own part besides."""
    shown = everyone(state) if open_to_all is None else open_to_all
    if viewer.kind != "seat":
        return shown
    at = viewer.seat
    cards = state.seats[at].cards
    return replace(
        shown,
        you=at,
        reach=difficulties(state, at) if state.turns else (),
        hand=_hand(cards) if cards else (),
    )


def everyone(state: State) -> View[Samurai]:
    """What those see who have no seat."""
    seats = state.seats
    # While Daimyo are still being counted nothing is turned over yet.
    shows_all = state.is_scored or len(seats) == 3
    bushido_at = state.bushido_at
    return View(
        game="samurai",
        level=state.level,
        phase=state.step,
        turn=state.turn,
        round=state.turns,
        places=tuple(
            [
                _place(i, seat, i == bushido_at, shows_all or seat.role == SHOGUN)
                for i, seat in enumerate(seats)
            ]
        ),
        piles=_piles(state),
        asked=tuple([_asked(state, frame) for frame in state.frames if type(frame) is Question]),
        outcome=outcome(state) if state.is_scored else None,
        own=Samurai(
            weapons=state.weapons,
            weapon_limit=weapon_limit(state, state.turn) if state.turns else 0,
            bushido_at=bushido_at,
            pace=state.options.pace,
        ),
    )


def _hand(cards: tuple[str, ...]) -> tuple[str, ...]:
    """In the box's order, so that nothing tells when a card was drawn."""
    return tuple([KIND_OF[card] for card in sorted(cards, key=RANK.__getitem__)])


@lru_cache(maxsize=128)
def _place(at: int, seat: Seat, has_bushido: bool, shows_role: bool) -> Place:
    """A seat as everyone sees it. The key holds secrets; what comes out never does."""
    full = CHARACTERS.get(seat.character, 0)
    state = "left" if seat.left else "harmless" if full and seat.harmless else ""
    counters = [
        Counter(key="honor", value=seat.honor),
        Counter(key="resilience", value=seat.resilience, limit=full),
    ]
    if seat.hand >= 0:
        counters.append(Counter(key="hand", value=seat.hand))
    return Place(
        place=at,
        seat=at,
        figure=seat.character,
        role=seat.role if shows_role else "",
        counters=tuple(counters),
        marks=_marks(seat.laid, has_bushido, state),
    )


@lru_cache(maxsize=128)
def _marks(laid: tuple[str, ...], has_bushido: bool, state: str) -> tuple[Mark, ...]:
    """What lies before a seat, and whether it is harmless or left."""
    kinds = [KIND_OF[card] for card in laid]
    marks = [Mark(key=kind, count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    if has_bushido:
        marks.append(Mark(key="bushido"))
    if state:
        marks.append(Mark(key=state))
    return tuple(marks)


def _piles(state: State) -> tuple[Pile, ...]:
    tokens = (Pile(key="box", count=state.box), Pile(key="heap", count=state.heap))
    if state.level == "tokens":
        return tokens
    discards = state.discards
    top = KIND_OF.get(discards[-1], "") if discards else ""
    return (
        Pile(key="deck", count=state.deck),
        Pile(key="discards", count=len(discards), top=top),
        *tokens,
    )


def _asked(state: State, question: Question) -> Asked:
    """Who is awaited and for what; never what anyone has answered."""
    about: dict[str, Param] = {}
    sums: tuple[Counter, ...] = ()
    if question.by >= 0:
        about = {"by": question.by, "card": question.card, "wounds": question.wounds}
    if question.key == "weapon":
        parts = wound_sum(state, question.by, question.asked[0], question.card)
        sums = tuple(Counter(key=key, value=value) for key, value in parts.items())
    return Asked(
        question=question.question,
        key=question.key,
        seats=question.awaited,
        about=about,
        sums=sums,
    )


def secret(state: State, seat: int) -> Secret | None:
    """A seat's role, for its owner's eyes while they hold the cover open."""
    if not state.seats[seat].role:
        return None
    return _secret(state.seats[seat].role, len(state.seats))


@lru_cache(maxsize=64)
def _secret(role: str, players: int) -> Secret:
    bonus = own_bonus(role, players)
    return Secret(role=role, team=TEAMS[role], stars=stars(role), bonus=bonus)
