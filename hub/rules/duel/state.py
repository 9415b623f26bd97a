"""Everything the hub knows of a duel: two sides, their characters, cards, and what is going on.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

from typing import ClassVar, Self

from hub.rules.box.characters import NAMES
from hub.rules.box.tokens import RESILIENCE
from hub.rules.cardplay import card_state
from hub.rules.cardplay.card_state import Card, CardState, FreshTurn, Holder
from hub.rules.cardplay.levels import TOKENS_ALONE, UNCOUNTED, known_at
from hub.rules.cardplay.questions import CardQuestion, QuestionAsked, replace
from hub.rules.contract import transaction
from hub.rules.contract.value import Fields, Stored, Value
from hub.rules.duel.options import Options

# Chiyome is taken out.
FIGHTERS: tuple[str, ...] = tuple(name for name in NAMES if name != "chiyo")
EACH = 4


class Question(CardQuestion, tag="question"):
    """`characters` are those that a card would do its wounds to, each of them.

    `parts` is what a weapon's wounds are made of; both were settled when the card was played.
    """

    characters: tuple[str, ...] = ()
    parts: dict[str, int] = {}

    def judged(self, wounds: int, parts: dict[str, int]) -> Self:
        return replace(super().judged(wounds, parts), parts=parts)


class Asked(QuestionAsked, tag="asked"):
    """A question of this game lies on top of whatever was going on."""

    question: Question


class Figure(Value, cache_hash=True):
    """One character: tokens on it, cards before it; fallen is out for good.

    `was_right` says on which side of the Shogun it fell, in case it did not after all.
    """

    name: str
    resilience: int = 0
    laid: tuple[Card, ...] = ()
    fallen: bool = False
    was_right: bool = False


class Side(Holder, cache_hash=True):
    """One player. `figures` are the Shogun, then the Samurai as they were lined up.

    `line` is who stands in the circle, in its order.
    """

    figures: tuple[Figure, ...] = ()
    line: tuple[str, ...] = ()
    active: str = ""

    @property
    def shogun(self) -> str:
        return self.figures[0].name if self.figures else ""

    @property
    def names(self) -> tuple[str, ...]:
        """All of them, fallen or not."""
        return tuple([figure.name for figure in self.figures])

    @property
    def is_behind(self) -> bool:
        """The Shogun still waits behind the line."""
        return bool(self.figures) and not self.figures[0].fallen and self.shogun not in self.line

    @property
    def standing(self) -> tuple[str, ...]:
        """Everyone who has not fallen: those in the circle, then a Shogun behind the line."""
        return (*self.line, self.shogun) if self.is_behind else self.line

    @property
    def fallen(self) -> tuple[str, ...]:
        """Who is out, as they were lined up."""
        return tuple([figure.name for figure in self.figures if figure.fallen])

    def figure(self, name: str) -> Figure:
        return next(each for each in self.figures if each.name == name)

    def with_figure(self, figure: Figure) -> "Side":
        figures = tuple([figure if each.name == figure.name else each for each in self.figures])
        return replace(self, figures=figures)


class Ending(card_state.Ending):
    """Why the duel is over, and whose it is."""

    winner: int


class State(CardState[Question], kw_only=True):
    """One duel.

    `bushido_at` is the side that has it and `bushido_on` the character it lies on, "" while its
    owner still chooses one. `choosing` are the sides whose Shogun may still step to the other
    side of the last Samurai.
    """

    question_type: ClassVar[type[Question]] = Question
    asked_type: ClassVar[type[Asked]] = Asked
    fresh: ClassVar[FreshTurn] = {"weapons": 0, "picked": ()}
    steps_of_play: ClassVar[tuple[str, ...]] = ("active", "play")

    options: Options
    sides: tuple[Side, ...] = ()
    heap: int = RESILIENCE
    bushido: Card = ""
    bushido_at: int = -1
    bushido_on: str = ""
    choosing: tuple[int, ...] = ()
    first: int = -1
    weapons: int = 0
    fours: tuple[tuple[str, ...], ...] = ()
    ending: Ending | None = None

    @property
    def players(self) -> int:
        return len(self.sides)

    @property
    def spared_by_deck_end(self) -> tuple[str, ...]:
        """Active characters whose player has no cards in hand."""
        return tuple(side.active for side in self.sides if side.hand == 0 and side.active)

    def holder(self, seat: int) -> Side:
        return self.sides[seat]

    def with_holder(self, seat: int, holder: Side, **changes: Stored) -> "State":
        sides = self.sides[:seat] + (holder,) + self.sides[seat + 1 :]
        return replace(self, sides=sides, **changes)

    def unfired(self) -> Fields:
        return {"weapons": self.weapons - 1}

    def with_bushido(self, card: Card, at: int, **changes: Stored) -> "State":
        """Whoever has it from now on still has to lay it on a character."""
        return replace(self, bushido=card, bushido_at=at, **{"bushido_on": "", **changes})

    def without_cards(self) -> "State":
        sides = tuple(
            replace(
                side,
                hand=UNCOUNTED,
                figures=tuple(replace(figure, laid=()) for figure in side.figures),
            )
            for side in self.sides
        )
        bare = replace(self, **known_at(TOKENS_ALONE), sides=sides, deck=0)
        return bare.with_bushido("", -1, discards=())

    def hand_place(self, seat: int) -> int:
        # A player has one hand; it is shown with the Shogun.
        return seat * EACH

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All characters that lie open, by their places in the view."""
        return tuple([figure for side in self.sides for figure in side.figures])

    def place(self, name: str) -> int:
        """The place of the view where this character lies."""
        for at, figure in enumerate(self.figures):
            if figure.name == name:
                return at
        raise KeyError(name)

    def owner(self, name: str) -> int:
        """Whose character this is."""
        return self.place(name) // EACH

    def figure(self, name: str) -> Figure:
        for figure in self.figures:
            if figure.name == name:
                return figure
        raise KeyError(name)

    def with_figure(self, figure: Figure, **changes: Stored) -> "State":
        seat = self.owner(figure.name)
        return self.with_holder(seat, self.sides[seat].with_figure(figure), **changes)


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


Transaction = transaction.Transaction[State]
BLANK = State(options=Options(), level="companion")
