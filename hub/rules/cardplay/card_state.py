"""What the state of every game with a deck has in common, and its end in the middle of a move."""

from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from hub.rules.cardplay.deck_doubt import DeckDoubt
from hub.rules.cardplay.levels import UNCOUNTED, Level
from hub.rules.cardplay.questions import FrameStack, Q, replace
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.value import Fields, Stored, Value

# A card as a text; "" is one whose face the hub has not seen.
Card = str
UNSEEN: Card = ""
# What a turn begins with: counts at nothing, names not yet used.
FreshTurn = dict[str, int | tuple[()]]


class Ending(Value):
    """Why the game is over, and what brought it about."""

    reason: str
    cause: str


class Over(Exception):
    """The game ends here and now; whatever else the move would have done is not done."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending.reason)
        self.ending: Any = ending


class Holder(Value):
    """Who holds a hand: `hand` counts its cards; `cards` are they, where the hub holds them."""

    hand: int = UNCOUNTED
    cards: tuple[Card, ...] = ()


class CardState(FrameStack[Q], Generic[Q], kw_only=True):
    """What is known of the cards is said once for the `level` (see levels.known_at).

    `deck` is a count, and `order` its cards where the hub holds them; a pile's top is last.

    `aside` is still at work. `deals` counts void deals too, `shuffles` those of this deal, and
    `picked` are the seats that a card was drawn from in this turn. `deck_ended_in` is the turn in
    which the deck ended last. `extra` is how many cards there are more, or less, than are printed:
    promotional ones, or one that is lost. With `fresh` every turn begins; what a turn that was set
    straight has left are the `steps_of_play`.

    The `deck_doubts` are what people are asked of it (see `deck_doubt`), the first one first, and
    `deck_asked` what its button asks; while there are such, or it is `deck_unknown`, the count can
    be less than nothing: cards of a new deck were drawn already.
    """

    fresh: ClassVar[FreshTurn] = {"picked": ()}
    steps_of_play: ClassVar[tuple[str, ...]] = ("play",)

    options: AnyOptions
    level: Level
    hub_holds_cards: bool = False
    cards_are_counted: bool = True
    deck: int = 0
    order: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    turn: int = -1
    turns: int = 0
    deals: int = 0
    shuffles: int = 0
    picked: tuple[int, ...] = ()
    deck_ended_in: int = -1
    deck_doubts: tuple[DeckDoubt, ...] = ()
    deck_asked: int = 0
    deck_unknown: bool = False
    extra: int = 0
    ending: Ending | None = None

    @property
    def cards_are_declared(self) -> bool:
        """Real cards lie on the table: people say what they do with them, and the hub counts."""
        return self.cards_are_counted and not self.hub_holds_cards

    @property
    def empty_hand(self) -> int:
        """A hand after its owner left."""
        return 0 if self.cards_are_counted else UNCOUNTED

    @property
    def step(self) -> str:
        """The step the game stands at, below any open question."""
        for frame in self.frames:
            if type(frame) is PendingSteps and frame.steps:
                return frame.steps[0]
        return "over" if self.ending else ""

    @property
    def is_running(self) -> bool:
        """The first turn has begun, and the game is not over."""
        return self.turns > 0 and self.ending is None

    @property
    def is_judged(self) -> bool:
        """Players may correct nothing: no card is on the table that the hub could have wrong."""
        return self.options.judged and self.hub_holds_cards

    @property
    def players(self) -> int:
        """How many hands there are."""
        raise NotImplementedError

    @property
    def cards_in_piles(self) -> int:
        """How many cards are in the middle."""
        return self.deck + len(self.discards) + len(self.aside)

    @property
    def spared_by_deck_end(self) -> tuple[str, ...]:
        """Whom the deck's end would do nothing to now, where it does not touch all alike."""
        return ()

    def present_from(self, seat: int) -> int:
        """This seat, or the next one whose player is still here."""
        return seat

    @property
    def deck_told_out(self) -> Fields:
        """What changes when the table has said that the deck is out: the first doubt is settled."""
        return {"deck_doubts": self.deck_doubts[1:], "deck_asked": 0, "deck_unknown": False}

    def doubted(self, doubt: DeckDoubt) -> Self:
        """By the count the deck is out, and somebody is asked."""
        doubts = (*self.deck_doubts, doubt)
        return replace(self, deck_doubts=doubts, deck_asked=0, questions=doubt.question)

    def recounted(self, deck: int, **changes: Stored) -> Self:
        """The deck as somebody counted it; with cards in it nothing is doubtful."""
        known: Fields = {"deck_doubts": (), "deck_unknown": False} if deck > 0 else {}
        return replace(self, deck=deck, **known, **changes)

    def holder(self, seat: int) -> Any:
        """Who holds the hand of a seat."""
        raise NotImplementedError

    def with_holder(self, seat: int, holder: Any, **changes: Stored) -> Self:
        raise NotImplementedError

    def hand_place(self, seat: int) -> int:
        """The place of the view that shows how many cards a seat holds."""
        return seat

    def more_aside(self, *cards: Card) -> Fields:
        """What changes when these cards, too, lie there until what they do is done."""
        return {"aside": self.aside + cards}

    def unfired(self) -> Fields:
        """What changes when the attack that lies aside was none: it counts for no limit."""
        raise NotImplementedError

    def settled(self) -> Self:
        """What lay aside has joined the discards."""
        return replace(self, discards=self.discards + self.aside, aside=())

    def without_discard(self, card: Card) -> Self:
        """One discard less: this one, or one that may be it."""
        at = self.discard_like(card)
        return replace(self, discards=self.discards[:at] + self.discards[at + 1 :])

    def discard_like(self, card: Card) -> int:
        """Which discard that card may be: one of its face, one that nobody saw, or the oldest.

        The last is one whose face was told wrongly.
        """
        for face in (card, UNSEEN):
            if face in self.discards:
                return self.discards.index(face)
        return 0

    def without_cards(self) -> Self:
        """The cards are on the table and not in the books any more."""
        raise NotImplementedError


AnyCardState: TypeAlias = CardState[Any]
"""The state of any card game, whatever its questions are about."""

G = TypeVar("G", bound=AnyCardState)


def begun(state: G, seat: int, steps: tuple[str, ...]) -> G:
    """A turn begins with these steps."""
    question = state.questions + 1
    return replace(
        state,
        turn=seat,
        turns=state.turns + 1,
        frames=(PendingSteps(question=question, steps=steps, seat=seat),),
        questions=question,
        **state.fresh,
    )
