"""Asked whether the deck is out, by the count or by the table, and told that it is not."""

from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.deck_doubt import DeckDoubt
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line


class DeckDoubted(Event, tag="deck-doubted"):
    """By the count the deck is out; whoever took the last card is asked, and nothing waits."""

    tells = story("deck-doubted", "seat")

    seat: int
    question: int
    discards: int
    spared: tuple[str, ...] = ()

    def evolve(self, state: G) -> G:
        return state.doubted(
            DeckDoubt(
                question=self.question,
                seat=self.seat,
                discards=self.discards,
                spared=self.spared,
                turns=state.turns,
            )
        )


class DeckAsked(Event, tag="deck-asked"):
    """Somebody pressed the deck's button: every screen asks whether it is out.

    `count` is what the hub counts; nothing where it counts no cards, or does not know.
    """

    tells = story("deck-asked", "count")

    question: int
    count: int

    def evolve(self, state: G) -> G:
        return replace(state, deck_asked=self.question, questions=self.question)


class DeckNotOut(Event, tag="deck-not-out"):
    """It is not out: a count that had come to nothing is unknown from here on.

    Not `said`: nobody answered what the button had asked, and that is no news.
    """

    said: bool = True

    def evolve(self, state: G) -> G:
        is_unknown = state.deck_unknown or bool(state.deck_doubts)
        return replace(state, deck_doubts=(), deck_asked=0, deck_unknown=is_unknown)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("deck-not-out") if self.said else None
