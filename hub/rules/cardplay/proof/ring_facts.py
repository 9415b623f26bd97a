"""What lies on the table of a game round a table: before each seat tokens, a hand, open cards."""

from collections.abc import Iterable
from typing import ClassVar, Generic

from hub.rules.cardplay.proof.table_facts import (
    BUSHIDO,
    TURN,
    CardFacts,
    changed,
    count_of,
)
from hub.rules.cardplay.ring import P, R
from hub.rules.contract.table_facts import Draws, Fact, Facts, Saying

MOST_PRIZES = 9


class RingFacts(CardFacts[R], Generic[R, P]):
    """`prize` are the tokens of which nobody has none while the game runs, `life` those that keep
    players up; with more than the `fewest` players two of them at least are up.
    """

    prize: ClassVar[str]
    life: ClassVar[str]
    fewest: ClassVar[int] = 0

    def kinds(self, state: R) -> dict[str, int]:
        """What can lie open before a seat, and how many of each there are."""
        raise NotImplementedError

    def full(self, seat: P) -> int:
        raise NotImplementedError

    def kind(self, card: str) -> str:
        return card

    def may_lie(self, state: R, laid: dict[str, int], seat: int, kind: str) -> bool:
        """Whether one more may lie there, beside what does."""
        return True

    def tokens(self, state: R) -> Facts:
        rows = [(self.prize, at, seat) for at, seat in enumerate(state.seats)]
        rows += [(self.life, at, seat) for at, seat in enumerate(state.seats)]
        return {Fact(token, at): getattr(seat, token) for token, at, seat in rows}

    def cards(self, state: R) -> Facts:
        facts: Facts = {}
        for at in self.here(state):
            seat = state.seats[at]
            laid = [self.kind(card) for card in seat.laid]
            facts |= {Fact("laid", at, kind): laid.count(kind) for kind in self.kinds(state)}
            facts[Fact("hand", at)] = seat.hand
        return facts

    def here(self, state: R) -> tuple[int, ...]:
        return tuple(at for at, seat in enumerate(state.seats) if not seat.left)

    def draw_tokens(self, state: R, truth: Facts, draws: Draws, share: int) -> None:
        left = state.box + sum(getattr(seat, self.prize) for seat in state.seats)
        for at in range(state.players):
            fact = Fact(self.prize, at)
            most = min(MOST_PRIZES, left - (state.players - 1 - at))
            truth[fact] = min(most, changed(draws, share, truth[fact], 1, most))
            left -= count_of(truth, fact)
        up = 0
        for at in self.here(state):
            needed = self.is_asked(state, truth, at) or self._is_up(state, truth, at) or up < 2
            fact = Fact(self.life, at)
            full = self.full(state.seats[at])
            truth[fact] = changed(draws, share, truth[fact], int(needed), full)
            up += truth[fact] != 0

    def _is_up(self, state: R, truth: Facts, seat: int) -> bool:
        """Whose turn it is got up before the first tap, at a flowing pace."""
        turn = truth[TURN]
        assert isinstance(turn, tuple)
        return state.options.pace == "flow" and turn[0] == str(seat)

    def draw_open(self, state: R, truth: Facts, draws: Draws, share: int) -> None:
        lie: dict[str, int] = {}
        for at in self.here(state):
            self._draw_laid(state, truth, at, lie, draws, share)

    def _draw_laid(
        self, state: R, truth: Facts, at: int, lie: dict[str, int], draws: Draws, share: int
    ) -> None:
        """What lies before a seat; `lie` counts what lies before all."""
        if self._is_frozen(state, truth, at):
            return
        here: dict[str, int] = {}
        for kind, copies in self.kinds(state).items():
            fact = Fact("laid", at, kind)
            wanted = draws.below(3) if draws.happens(share // 3) else count_of(truth, fact)
            while here.get(kind, 0) < wanted and lie.get(kind, 0) < copies:
                if not self.may_lie(state, here, at, kind):
                    break
                here[kind] = here.get(kind, 0) + 1
                lie[kind] = lie.get(kind, 0) + 1
            truth[fact] = here.get(kind, 0)

    def _is_frozen(self, state: R, truth: Facts, at: int) -> bool:
        """What is asked about a card before a seat is asked because it lies there."""
        turn = truth[TURN]
        assert isinstance(turn, tuple)
        is_asked = turn[-1].startswith("asked")
        return is_asked and turn[0] == str(at) and turn[1] != "play"

    def own(self, state: R, truth: Facts, seat: int) -> Facts:
        known = self.known(state)
        assert known is not None
        if seat not in self.here(state):
            return {}
        mine = {fact: truth[fact] for fact in truth if fact.seat == seat}
        prize, life = Fact(self.prize, seat), Fact(self.life, seat)
        most = getattr(state.seats[seat], self.prize) + state.box
        mine[prize] = min(count_of(truth, prize), most)
        # Somebody who got up by hand is up, though that may still be due in the books.
        now = self._flow.ahead(state)[0]
        others = [at for at in self.here(now) if at != seat and not now.seats[at].is_down]
        if len(others) < 2 and state.players > self.fewest:
            # Of the last two the one who falls ends it; of the last one any loss does (ruling 12).
            least = 1 if others else getattr(state.seats[seat], self.life)
            mine[life] = max(least, count_of(truth, life))
        hand = Fact("hand", seat)
        if hand in mine:
            # A seat alone finds no more cards than the books have in the middle.
            laid = sum(count_of(truth, f) for f in mine if f.what == "laid")
            most = count_of(known, hand) + max(0, state.deck + len(state.discards) - 1 - laid)
            mine[hand] = min(count_of(truth, hand), most)
        if BUSHIDO in truth and truth[BUSHIDO] == seat:
            mine[BUSHIDO] = seat
        return mine

    def own_sayings(self, state: R, fact: Fact, truth: Facts) -> Iterable[Saying]:
        then = truth[fact]
        if fact.what == "laid":
            known = self.known(state) or {}
            sign = "+" if count_of(truth, fact) > count_of(known, fact) else "-"
            yield Saying("correct-laid", {"seat": fact.seat, "change": f"{sign}{fact.of}"})
        elif fact == BUSHIDO:
            for place in ("out-of-play", "discards") if then == -1 else (then,):
                yield Saying("correct-bushido", {"place": place})
        else:
            yield Saying(f"correct-{fact.what}", {"seat": fact.seat, "value": then})
