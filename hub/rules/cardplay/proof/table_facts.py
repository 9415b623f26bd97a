"""What lies on the table of a card game, and how another one that could be is drawn.

What people with real cards see: tokens, hands, what lies open, the deck, whose turn it is and how
far it has come. Where a draw is due they have drawn already, so the books are read as if the hub
had booked it.
"""

from collections.abc import Iterable
from typing import ClassVar, Generic

from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.turn_flow import TurnFlow, takes_taps
from hub.rules.contract.actor import Actor
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.table_facts import Datum, Draws, Fact, Facts, Saying

DECK, DISCARDS, TURN, BUSHIDO = Fact("deck"), Fact("discards"), Fact("turn"), Fact("bushido")
# Of a hundred facts so many are wrong: a slip, a slack table, one that nobody told anything.
SHARES = (8, 35, 90)
MOST_IN_HAND = 9
# What cards count for; a wrong one of them makes the piles wrong too.
OF_CARDS = frozenset({"laid", "hand", "deck", "discards", "bushido"})
# What a draw changes.
HIDDEN = frozenset({"hand", "deck"})


class CardFacts(Generic[G]):
    """The part that is the same in every card game."""

    order: tuple[str, ...]
    rest = frozenset({"discards"})
    piles = frozenset({"deck", "discards"})
    used: ClassVar[str]
    # Questions that ask where something is put: no card is at work, and no turn can pass them.
    placing: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, flow: TurnFlow[G]) -> None:
        self._flow = flow

    # --- What a game says of itself ---------------------------------------------------------

    def tokens(self, state: G) -> Facts:
        """Tokens before seats or on characters."""
        raise NotImplementedError

    def cards(self, state: G) -> Facts:
        """What lies open, and each hand."""
        raise NotImplementedError

    def steps(self, state: G, truth: Facts, seat: int) -> tuple[str, ...]:
        """What there is to do in a turn that begins on such a table."""
        raise NotImplementedError

    def is_due(self, state: G, truth: Facts, seat: int, step: str) -> bool:
        """Whether such a step is done by hand before the first tap, at a flowing pace."""
        raise NotImplementedError

    def here(self, state: G) -> tuple[int, ...]:
        """Who has not left."""
        raise NotImplementedError

    def draw_tokens(self, state: G, truth: Facts, draws: Draws, share: int) -> None:
        raise NotImplementedError

    def draw_open(self, state: G, truth: Facts, draws: Draws, share: int) -> None:
        raise NotImplementedError

    def draw_hands(self, state: G, truth: Facts, draws: Draws, share: int) -> None:
        for seat in self.here(state):
            low = int(self.is_asked(state, truth, seat)) or self.least_in_hand(state, seat)
            fact = Fact("hand", seat)
            truth[fact] = changed(draws, share, truth[fact], low, MOST_IN_HAND)

    def least_in_hand(self, state: G, seat: int) -> int:
        return 0

    def sayings(self, state: G, actor: Actor, fact: Fact, truth: Facts) -> Iterable[Saying]:
        """The turn and the deck are said alike in every game, all else as the game has it."""
        then = truth[fact]
        if fact == TURN:
            assert isinstance(then, tuple)
            return (Saying("correct-turn", {"seat": int(then[0])}),)
        if fact == DECK:
            return (Saying("correct-deck", {"count": count_of(truth, fact)}),)
        return self.own_sayings(state, fact, truth)

    def own_sayings(self, state: G, fact: Fact, truth: Facts) -> Iterable[Saying]:
        raise NotImplementedError

    # --- What follows from that ---------------------------------------------------------------

    def known(self, state: G) -> Facts | None:
        # Who is left alone at a table has nobody to play with.
        if not state.turns or state.ending is not None or len(self.here(state)) < 2:
            return None
        return self._booked(self._flow.ahead(state)[0])

    def _booked(self, state: G) -> Facts:
        """What stands in the books, whatever is due."""
        facts = {**self.tokens(state), TURN: self._turn(state)}
        if state.cards_are_counted:
            facts |= self.cards(state)
            facts |= {DECK: state.deck, DISCARDS: len(state.discards)}
        return facts

    def _turn(self, state: G) -> Datum:
        """Whose turn it is, what is left to do in it, what was used in it, and what is asked."""
        queue = state.frames[0]
        assert type(queue) is PendingSteps
        asked = (f"asked {state.question.key}",) if state.question is not None else ()
        return (str(state.turn), *queue.steps, f"used {getattr(state, self.used)}", *asked)

    def drawn(self, state: G, draws: Draws) -> Facts:
        known = self.known(state)
        assert known is not None
        share = SHARES[draws.below(len(SHARES))]
        is_placed = state.question is not None and state.question.key in self.placing
        stays = bool(state.leaving or is_placed or not draws.happens(share))
        seat = state.turn if stays else self.here(state)[draws.below(len(self.here(state)))]
        # Whose turn it is not has not drawn what was due to them.
        truth = dict(known) if stays else self._booked(state)
        # With what is asked goes what is known of it: whoever is asked can be hit and has cards.
        is_asked = stays and state.question is not None
        truth[TURN] = known[TURN] if is_asked else (str(seat),)
        self.draw_tokens(state, truth, draws, share)
        if state.cards_are_counted:
            self.draw_open(state, truth, draws, share)
        if not is_asked:
            truth[TURN] = self._draw_turn(state, known, truth, draws, seat, stays=stays)
        if state.cards_are_counted:
            if "draw" in _steps(truth) and "draw" not in _steps(known):
                truth |= {f: each for f, each in self._booked(state).items() if f.what in HIDDEN}
            self.draw_hands(state, truth, draws, share)
            self._draw_piles(state, known, truth, draws, share)
        return truth

    def _draw_turn(
        self, state: G, known: Facts, truth: Facts, draws: Draws, seat: int, *, stays: bool
    ) -> Datum:
        """How far the turn of this seat has come; nothing was used in one that just began."""
        begins = state.step != "play" if stays else draws.happens(50)
        steps = self._steps_left(state, known, truth, seat, stays=stays) if begins else ("play",)
        keeps = stays or (not begins and draws.happens(30))
        used = getattr(state, self.used) if keeps else 0
        return (str(seat), *steps, f"used {used}")

    def _steps_left(
        self, state: G, known: Facts, truth: Facts, seat: int, *, stays: bool
    ) -> tuple[str, ...]:
        """What is to be done on the true table: nothing that was done before, where it stays."""
        steps = self.steps(state, truth, seat)
        if stays:
            left, before = _steps(self._booked(state)), self.steps(state, known, seat)
            first = next(step for step in steps if step in left or step not in before)
            steps = steps[steps.index(first) :]
        while not takes_taps(state) and self.is_due(state, truth, seat, steps[0]):
            steps = steps[1:]
        return steps

    def _draw_piles(self, state: G, known: Facts, truth: Facts, draws: Draws, share: int) -> None:
        """What is not in hands or open lies in two piles; a deck that is out is no count."""
        total = _lying(known) + self._flow.ahead(state)[0].cards_in_piles
        aside = len(state.aside) if truth[TURN] == known[TURN] and state.question else 0
        for fact in [fact for fact in truth if fact.what == "hand"]:
            while total - aside - _lying(truth) < 6 and count_of(truth, fact) > 1:
                truth[fact] = count_of(truth, fact) - 1
        rest = total - aside - _lying(truth)
        deck = draws.among(1, rest) if draws.happens(share) else min(count_of(truth, DECK), rest)
        truth[DECK] = max(1, deck)
        truth[DISCARDS] = rest - max(1, deck)

    def is_asked(self, state: G, truth: Facts, seat: int) -> bool:
        """Whether what is asked of this seat is asked at the true table too."""
        asked = state.question
        return asked is not None and seat in asked.asked and truth[TURN] == self._turn(state)

    def budget(self, state: G, truth: Facts) -> int:
        """One for each wrong number and card; and the deck's, from which they come and go.

        What is due counts as wrong where it is either way: a turn that moves on takes it along.
        """
        known = self.known(state)
        assert known is not None
        booked = known if known[TURN] == truth.get(TURN) else self._booked(state)
        wrong = [fact for fact in truth if not known.get(fact) == truth[fact] == booked.get(fact)]
        count = sum(_difference(fact, known.get(fact, 0), truth[fact]) for fact in wrong)
        has_piles = DECK in truth and any(fact.what in OF_CARDS for fact in wrong)
        return count + has_piles


def _difference(fact: Fact, now: Datum, then: Datum) -> int:
    """How many corrections a fact may take; the piles together take one, which is counted apart."""
    if fact in (DECK, DISCARDS):
        return 0
    is_row = fact.what == "laid"
    return abs(now - then) if is_row and isinstance(now, int) and isinstance(then, int) else 1


def _steps(facts: Facts) -> tuple[str, ...]:
    turn = facts[TURN]
    assert isinstance(turn, tuple)
    return turn[1:]


def _lying(facts: Facts) -> int:
    """How many cards are in hands and open."""
    counts = [count_of(facts, fact) for fact in facts if fact.what in ("hand", "laid")]
    in_play = facts.get(BUSHIDO, -1)
    return sum(counts) + (in_play not in (-1, ""))


def count_of(facts: Facts, fact: Fact) -> int:
    """How many there are; none, where nothing is known of it."""
    count = facts.get(fact, 0)
    assert isinstance(count, int)
    return count


def changed(draws: Draws, share: int, now: Datum, low: int, high: int) -> int:
    """A number as it is, or another one within its bounds."""
    assert isinstance(now, int)
    return draws.among(low, max(low, high)) if draws.happens(share) else max(now, low)
