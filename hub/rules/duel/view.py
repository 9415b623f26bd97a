"""What each viewer sees, built up from what they may see. No state ever passes through here.

Eight places: 0 to 3 are the first seat's, 4 to 7 the second's, each Shogun before the Samurai
as they were lined up. A place stays who it is; `own.circle` is how they stand.
"""

from functools import lru_cache

from hub.rules.box.cards import KIND_OF, RANK
from hub.rules.box.characters import CHARACTERS
from hub.rules.contract.actor import Actor
from hub.rules.contract.refusal import Param
from hub.rules.contract.value import Value
from hub.rules.contract.view import Asked, Counter, Mark, Pile, Place, View
from hub.rules.duel.circle import difficulties, is_harmless, weapon_limit
from hub.rules.duel.question import Question
from hub.rules.duel.score import outcome
from hub.rules.duel.state import EACH, Figure, Side, State, replace

NOWHERE = -1


class Duel(Value):
    """What only this game's own screens draw; numbers are places, -1 none.

    `circle` goes once round: the first seat's line from its left, then the second's, whose
    last stands next to the first. `active` and `reach` are by seat: `reach[seat][place]` is
    how hard a place is to hit for that seat's active character (0: none, or not an enemy).
    `full` is each place's whole resilience; a Shogun behind the line holds none of it.
    """

    circle: tuple[int, ...]
    active: tuple[int, ...]
    reach: tuple[tuple[int, ...], ...]
    full: tuple[int, ...]
    aimed: tuple[int, ...]
    bushido: int
    bushido_at: int
    first: int
    weapons: int
    weapon_limit: int
    pace: str


def view(state: State, viewer: Actor, open_to_all: View[Duel] | None = None) -> View[Duel]:
    """What everyone sees, and for a seat its own part besides."""
    shown = everyone(state) if open_to_all is None else open_to_all
    if viewer.kind != "seat":
        return shown
    at = viewer.seat
    cards = state.sides[at].cards
    return replace(
        shown,
        you=at,
        reach=shown.own.reach[at],
        hand=_hand(cards) if cards else (),
    )


def everyone(state: State) -> View[Duel]:
    """What those see who have no seat."""
    return View(
        game="duel",
        level=state.level,
        phase=state.step,
        turn=state.turn,
        round=state.turns,
        places=tuple([place for seat in (0, 1) for place in _places(state, seat)]),
        piles=_piles(state),
        asked=tuple([_asked(state, frame) for frame in state.frames if type(frame) is Question]),
        outcome=outcome(state),
        own=_own(state),
    )


def _hand(cards: tuple[str, ...]) -> tuple[str, ...]:
    """In the box's order, so that nothing tells when a card was drawn."""
    return tuple([KIND_OF[card] for card in sorted(cards, key=RANK.__getitem__)])


def _places(state: State, seat: int) -> list[Place]:
    """A side as everyone sees it; before the line-up is turned over, four empty places."""
    side = state.sides[seat] if state.sides else Side()
    figures = side.figures or (Figure(name=""),) * EACH
    return [
        _place(
            seat * EACH + at,
            figure,
            "shogun" if at == 0 else "samurai",
            _condition(side, figure),
            side.hand if at == 0 else NOWHERE,
            bool(figure.name) and figure.name == side.active,
            bool(figure.name) and figure.name == state.bushido_on,
        )
        for at, figure in enumerate(figures)
    ]


def _condition(side: Side, figure: Figure) -> str:
    if not figure.name:
        return ""
    if figure.fallen:
        return "fallen"
    if figure.name not in side.line:
        return "behind"
    return "harmless" if is_harmless(side, figure.name) else ""


@lru_cache(maxsize=256)
def _place(
    at: int,
    figure: Figure,
    role: str,
    condition: str,
    hand: int,
    is_active: bool,
    has_bushido: bool,
) -> Place:
    # Behind the line there is nothing yet that could run out.
    full = None if condition == "behind" else CHARACTERS.get(figure.name, 0)
    counters = [Counter(key="resilience", value=figure.resilience, limit=full)]
    if hand >= 0:
        # A player has one hand; it is shown with the Shogun.
        counters.append(Counter(key="hand", value=hand))
    kinds = [KIND_OF[card] for card in figure.laid]
    marks = [Mark(key=kind, count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    states = (("active", is_active), ("bushido", has_bushido), (condition, bool(condition)))
    marks += [Mark(key=key) for key, is_so in states if is_so]
    return Place(
        place=at,
        seat=at // EACH,
        figure=figure.name,
        role=role if figure.name else "",
        counters=tuple(counters),
        marks=tuple(marks),
    )


def _piles(state: State) -> tuple[Pile, ...]:
    heap = Pile(key="heap", count=state.heap)
    if state.level == "tokens":
        return (heap,)
    discards = state.discards
    top = KIND_OF.get(discards[-1], "") if discards else ""
    return (
        Pile(key="deck", count=state.deck),
        Pile(key="discards", count=len(discards), top=top),
        heap,
    )


def _asked(state: State, question: Question) -> Asked:
    """Who is awaited and for what; never what anyone has answered."""
    about: dict[str, Param] = {}
    sums: tuple[Counter, ...] = ()
    if question.by >= 0:
        about = {"by": question.by, "card": question.card, "wounds": question.wounds}
    if question.key == "bushido":
        about["character"] = state.bushido_on
    if question.key == "weapon":
        about["character"] = question.characters[0]
        sums = tuple(Counter(key=key, value=value) for key, value in question.parts.items())
    elif question.characters:
        about["characters"] = question.characters
    return Asked(
        question=question.question,
        key=question.key,
        seats=question.awaited,
        about=about,
        sums=sums,
    )


def _own(state: State) -> Duel:
    where = _numbers(state)
    sides, top = state.sides, state.question
    return Duel(
        circle=tuple([where[name] for side in sides for name in side.line]),
        active=tuple([where.get(side.active, NOWHERE) for side in sides]),
        reach=tuple([_reach(state, seat, where) for seat in (0, 1)]),
        full=tuple([CHARACTERS[name] for name in where]),
        aimed=tuple([where[name] for name in top.characters]) if top else (),
        bushido=where.get(state.bushido_on, NOWHERE),
        bushido_at=state.bushido_at,
        first=state.first,
        weapons=state.weapons,
        weapon_limit=weapon_limit(sides[state.turn]) if state.turns else 0,
        pace=state.options.pace,
    )


def _numbers(state: State) -> dict[str, int]:
    """The place of every character that lies open."""
    return {
        figure.name: seat * EACH + at
        for seat, side in enumerate(state.sides)
        for at, figure in enumerate(side.figures)
    }


def _reach(state: State, seat: int, where: dict[str, int]) -> tuple[int, ...]:
    """Nothing where the hub does not know what lies before the characters."""
    if not state.turns or state.level == "tokens":
        return ()
    row = [0] * len(where)
    for name, difficulty in difficulties(state, seat).items():
        row[where[name]] = difficulty
    return tuple(row)
