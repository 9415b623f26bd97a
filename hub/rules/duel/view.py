"""What each viewer sees, built up from what they may see. No state ever passes through here.

Eight places: 0 to 3 are the first seat's, 4 to 7 the second's, each Shogun before the Samurai
as they were lined up. A place stays who it is; `own.circle` is how they stand.
"""

from functools import lru_cache

from hub.rules.box.cards import KIND_OF
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.view_parts import asked, marks, open_questions, piles, turn_parts
from hub.rules.contract.value import Value
from hub.rules.contract.view import Asked, Counter, Pile, Place, View, Warned
from hub.rules.duel.circle import difficulties, is_harmless, weapon_limit
from hub.rules.duel.flow import FLOW
from hub.rules.duel.score import outcome
from hub.rules.duel.state import EACH, Figure, Question, Side, State
from hub.rules.swordplay.hand import shown_hand, top_discard

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


def for_seat(state: State, seat: int, shown: View[Duel]) -> View[Duel]:
    """What everyone sees, and a seat's own part besides."""
    hand = shown_hand(state.sides[seat].cards)
    return replace(shown, you=seat, reach=shown.own.reach[seat], hand=hand)


def everyone(state: State) -> View[Duel]:
    """What those see who have no seat."""
    return View(
        game="duel",
        **turn_parts(state, FLOW),
        places=tuple([place for seat in (0, 1) for place in _places(state, seat)]),
        piles=piles(state, top_discard(state), Pile(key="heap", count=state.heap)),
        asked=tuple([_asked(state, question) for question in open_questions(state)]),
        outcome=outcome(state),
        own=_own(state),
    )


def _places(state: State, seat: int) -> list[Place]:
    """A side as everyone sees it; before the line-up is turned over, four empty places."""
    side = state.sides[seat] if state.sides else Side()
    figures = side.figures or (Figure(name=""),) * EACH
    return [
        _place(seat * EACH + at, figure, _states(state, side, figure), side.hand)
        for at, figure in enumerate(figures)
    ]


def _states(state: State, side: Side, figure: Figure) -> tuple[str, ...]:
    """What is true of a character, by name."""
    if not (name := figure.name):
        return ()
    active = "active" if name == side.active else ""
    bushido = "bushido" if name == state.bushido_on else ""
    return (active, bushido, _condition(side, figure))


def _condition(side: Side, figure: Figure) -> str:
    if figure.fallen:
        return "fallen"
    if figure.name not in side.line:
        return "behind"
    return "harmless" if is_harmless(side, figure.name) else ""


@lru_cache(maxsize=256)
def _place(at: int, figure: Figure, states: tuple[str, ...], hand: int) -> Place:
    # Behind the line there is nothing yet that could run out.
    full = None if "behind" in states else CHARACTERS.get(figure.name, 0)
    role = "samurai" if at % EACH else "shogun"
    counters = [Counter(key="resilience", value=figure.resilience, limit=full)]
    if role == "shogun" and hand >= 0:
        # A player has one hand; it is shown with the Shogun.
        counters.append(Counter(key="hand", value=hand))
    kinds = tuple([KIND_OF[card] for card in figure.laid])
    return Place(
        place=at,
        seat=at // EACH,
        figure=figure.name,
        role=role if figure.name else "",
        counters=tuple(counters),
        marks=marks(kinds, *states),
    )


def _asked(state: State, question: Question) -> Asked:
    """Who is awaited and for what, and whom it concerns."""
    if question.key == "bushido":
        warned = _warned(state, question, (state.bushido_on,))
        return asked(question, warned=warned, character=state.bushido_on)
    warned = _warned(state, question, question.characters)
    if question.key == "weapon":
        return asked(question, question.parts.items(), warned, character=question.characters[0])
    if question.characters:
        return asked(question, warned=warned, characters=question.characters)
    return asked(question)


def _warned(state: State, question: Question, names: tuple[str, ...]) -> list[Warned]:
    """Which characters of the awaited would fall; with a Shogun a duel is lost."""
    warned = []
    for seat in question.awaited:
        side = state.sides[seat]
        falling = tuple(
            [
                name
                for name in side.line
                if name in names and side.figure(name).resilience <= question.wounds
            ]
        )
        if side.shogun in falling:
            warned.append(Warned(seat=seat, key="shogun-lost", about={"character": side.shogun}))
        elif falling:
            warned.append(Warned(seat=seat, key="characters-lost", about={"characters": falling}))
    return warned


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
        weapon_limit=weapon_limit(state, state.turn) if state.turns else 0,
        pace=state.options.pace,
    )


def _numbers(state: State) -> dict[str, int]:
    """The place of every character that lies open."""
    return {figure.name: at for at, figure in enumerate(state.figures)}


def _reach(state: State, seat: int, where: dict[str, int]) -> tuple[int, ...]:
    """Nothing where the hub does not know what lies before the characters."""
    if not state.turns or not state.cards_are_counted:
        return ()
    row = [0] * len(where)
    for name, difficulty in difficulties(state, seat).items():
        row[where[name]] = difficulty
    return tuple(row)
