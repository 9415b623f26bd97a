"""What happens in every card game: turns begin and end, counts and the turn are set straight."""

from hub.rules.cardplay.card_moves import give_up, hand_by
from hub.rules.cardplay.card_source import take_from, whence
from hub.rules.cardplay.card_state import UNSEEN, Card, G, begun
from hub.rules.cardplay.card_transfers import thrown, to_hand
from hub.rules.cardplay.deck import spare_cards
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.view import Line, Transfers, line


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    tells = story("turn-began", "seat")

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: G) -> G:
        return begun(state, self.seat, self.steps)


class TurnEnded(Event, tag="turn-ended"):
    """Play passes on; what waits for the end of a question still waits."""

    tells = story("turn-ended", "seat")

    seat: int

    def evolve(self, state: G) -> G:
        return replace(state, frames=state.frames[1:])


class Settled(Event, tag="settled"):
    """What lay aside joins the discards."""

    tells = SILENT

    def evolve(self, state: G) -> G:
        return state.settled()


class DiscardTaken(Event, tag="discard-taken"):
    """The top discard into a hand, for whoever may draw it."""

    tells = story("discard-taken", "seat")

    seat: int

    def evolve(self, state: G) -> G:
        holder = state.holder(self.seat)
        cards = (*holder.cards, state.discards[-1]) if state.hub_holds_cards else ()
        taken = replace(holder, hand=holder.hand + 1, cards=cards)
        return state.with_holder(self.seat, taken, discards=state.discards[:-1])

    def moved(self, state: G) -> Transfers:
        return to_hand(state, self.seat, 1, "discards")


class CardGivenUp(Event):
    """A card out of a hand to the discards, where all see it; each event of these says why."""

    seat: int
    card: Card

    def evolve(self, state: G) -> G:
        return give_up(state, self.seat, self.card)

    def moved(self, state: G) -> Transfers:
        return thrown(state, self.seat)


class TurnCorrected(Event, tag="turn-corrected"):
    """It is really this seat's turn, with these steps still to come; none: its play phase.

    With `keeps_used` what was used up in the turn so far, such as weapons, still counts. Whoever
    waits to leave still does; whatever else was asked is void.
    """

    seat: int
    steps: tuple[str, ...] = ()
    keeps_used: bool = False

    def evolve(self, state: G) -> G:
        used = {name: getattr(state, name) for name in state.fresh} if self.keeps_used else {}
        turn = begun(state, self.seat, self.steps or state.steps_of_play)
        leavers = [
            frame
            for frame in state.frames
            if type(frame) is PendingSteps and frame.steps[0] == "leave"
        ]
        return replace(turn, frames=(*turn.frames, *leavers), **used)

    def seen_by(self, viewer: Actor) -> Line | None:
        is_in_play = not self.steps or self.steps[0] == "play"
        return line("turn-corrected" if is_in_play else "turn-started-corrected", seat=self.seat)


class StepAdded(Event, tag="step-added"):
    """There is one more thing to do in this turn, `before` another step of it."""

    tells = SILENT

    step: str
    before: str

    def evolve(self, state: G) -> G:
        queue, *above = state.frames
        assert type(queue) is PendingSteps
        at = queue.steps.index(self.before)
        steps = (*queue.steps[:at], self.step, *queue.steps[at:])
        return replace(state, frames=(replace(queue, steps=steps), *above))


class HandCorrected(Event, tag="hand-corrected"):
    """A hand as its owner counts it; the difference is the deck's (an undeclared draw).

    What the deck cannot give without ending was somewhere else.
    """

    tells = story("hand-corrected", "seat", count="hand")

    seat: int
    hand: int

    def evolve(self, state: G) -> G:
        drawn = self._from_deck(state)
        missing = self.hand - state.holder(self.seat).hand - drawn
        state = hand_by(state, self.seat, drawn).recounted(state.deck - drawn)
        for _ in range(missing):
            source = whence(state, self.seat)
            assert source is not None
            state = hand_by(take_from(state, source), self.seat, 1)
        return state

    def _from_deck(self, state: G) -> int:
        """How many the deck gives; less than none: how many go back to it."""
        hand: int = state.holder(self.seat).hand
        return min(self.hand - hand, spare_cards(state))

    def moved(self, state: G) -> Transfers:
        drawn = self._from_deck(state)
        rest = min(self.hand - state.holder(self.seat).hand - drawn, len(state.discards))
        return (
            *to_hand(state, self.seat, drawn, "deck"),
            *to_hand(state, self.seat, rest, "discards"),
        )


class DeckCorrected(Event, tag="deck-corrected"):
    """The deck as it was counted; the difference lies, unseen, among the discards.

    With a `total` it is not there at all, or was never printed: so many cards the table has.
    """

    deck: int
    total: int = 0

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.total:
            return line("cards-corrected", count=self.total)
        return line("deck-corrected", count=self.deck)

    def evolve(self, state: G) -> G:
        more = state.deck - self.deck
        if self.total:
            return state.recounted(self.deck, extra=state.extra - more)
        discards = (UNSEEN,) * more + state.discards[max(0, -more) :]
        return state.recounted(self.deck, discards=discards)


class LevelLowered(Event, tag="level-lowered"):
    """From here on the table declares no cards, and the hub counts none."""

    tells = story("level-lowered")

    def evolve(self, state: G) -> G:
        return replace(state.without_cards(), deck_doubts=(), deck_unknown=False)
