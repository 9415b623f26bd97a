"""A real table: the game as it is really played, and the hub that is told of it.

What really happens is a game in which the hub holds the cards. The hub beside it that counts hears
only what people with real cards would say, the third only what happens to tokens; after every move
they must agree in all they know. What that is, each game says.
"""

from typing import Any, ClassVar, Generic, TypeVar, cast

from hub.rules.cardplay.card_game import CardGame
from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.proof.taps import Tap, Taps, tap
from hub.rules.cardplay.proof.together import tell_together
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.turn_events import HandCorrected
from hub.rules.contract.actor import at
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.simulated_table import Disagreement, Perspective
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import Line
from hub.rules.swordplay.proof.real_cards import RealCards

S = TypeVar("S", bound=AnyCardState)
C = TypeVar("C", bound=RealCards)
Known = tuple[object, ...]

# With so few left nobody draws wrongly: the deck's end is watched.
FEW_CARDS = 8
# Answers whose card is laid open only when the round closes.
_LAID_LATER = frozenset({"parry", "parry-weapon", "give-weapon"})


def declare(cards: RealCards, seat: int, move: Move, question: int) -> Move:
    """A decision taken over a hand, as it is declared: never what stays in that hand."""
    values: dict[str, FieldValue] = dict(move.values)
    if move.offer in _LAID_LATER:
        cards.to_lay[seat] = [str(values.pop("weapon", "parry"))]
    elif move.offer == "end-turn" and "cards" in values:
        thrown = values.pop("cards")
        assert isinstance(thrown, tuple)
        cards.to_lay[seat] = [str(kind) for kind in thrown]
        values["count"] = len(thrown)
    elif move.offer == "flip":
        values = {"flipped": "weapon" if cards.top_is_weapon() else "other"}
    return Move(offer=move.offer, question=question, values=values)


class Hubs(Generic[S, C]):
    """The truth and the hubs beside it; players see what is true, and hold real `cards`.

    A hub that hears of tokens alone is told by `taps`; what is in `told_alike` it is told as it
    is, like every hub.
    """

    told_alike: ClassVar[frozenset[str]]
    taps: ClassVar[Taps]
    cards_type: ClassVar[type[RealCards]]

    cards: C

    def __init__(self, rules: CardGame[S, Any], options: AnyOptions, chance: Chance) -> None:
        self._flow = rules.flow
        self._chance = chance
        self._done: list[Line] = []
        self.truth = SimulatedHub(rules, replace(options, level="cards"), chance)
        self.companion = SimulatedHub(rules, replace(options, level="companion"), chance)
        is_counted = options.cards_are_counted
        self.tokens = None if is_counted else SimulatedHub(rules, options, chance)
        self.cards = cast(C, self.cards_type(options.players, chance))
        self.cards.ends_at_once = options.house.deck_end == "at-once"
        self.move_cards(self.companion.told)
        self._take_by_hand()
        self._agree()

    def awaited(self) -> tuple[int, ...]:
        return self.truth.rules.awaited(self.truth.state)

    def look(self, seat: int) -> Perspective:
        state, rules = self.truth.state, self.truth.rules
        actor = at(seat)
        return Perspective(
            rules.view(state, actor), rules.secret(state, seat), rules.offers(state, actor)
        )

    def act(self, seat: int, move: Move) -> None:
        self.truth.hear(seat, move)
        ending = self.truth.state.ending
        self.cards.is_last_deck = ending is not None and ending.cause == "deck"
        self._declare(seat, move)
        self._take_by_hand()
        self.end()
        self._agree()

    @property
    def hub(self) -> SimulatedHub[S]:
        """The one at the level of this table."""
        return self.tokens or self.companion

    def misdraw(self, seat: int, *, more: bool) -> bool:
        """The top card to a hand, or one of a hand to the top; whoever counts has it right."""
        truth = self.truth.state
        holder = truth.holder(seat)
        counted = self.companion.state
        if min(truth.deck, counted.deck) < FEW_CARDS or not holder.cards:
            return False
        card = truth.order[-1] if more else holder.cards[-1]
        cards = (*holder.cards, card) if more else holder.cards[:-1]
        order = truth.order[:-1] if more else (*truth.order, card)
        held = replace(holder, hand=len(cards), cards=cards)
        self.truth.state = truth.with_holder(seat, held, order=order, deck=len(order))
        self.cards.misdraw(seat, card, more=more)
        hand = counted.holder(seat).hand + (1 if more else -1)
        self.companion.state = HandCorrected(seat=seat, hand=hand).evolve(counted)
        self._agree()
        return True

    def outcome(self) -> Outcome | None:
        return self.truth.rules.outcome(self.truth.state)

    def turns(self) -> int:
        return self.truth.state.turns

    def _declare(self, seat: int, move: Move) -> None:
        question = self.companion.question(seat, move.offer)
        said = declare(self.cards, seat, move, question)
        told = self.companion.hear(seat, said)
        if self.tokens is not None and said.offer in self.told_alike:
            self.tell_alike(self.tokens, seat, said)
        self.move_cards(self._news(told))
        self._say_deck_ends()

    def _say_deck_ends(self) -> None:
        """Whoever took the last card is asked, and says that it was."""
        while self.cards.unsaid:
            seat = self._asked_of_deck()
            if seat is None:
                raise Disagreement("the deck is out, and nobody is asked")
            said = Move(offer="deck-empty", values={"deck": "yes"})
            self.move_cards(self._news(self.companion.hear(seat, said)))

    def _asked_of_deck(self) -> int | None:
        """Who sees the question whether the deck is out."""
        seats = range(self.companion.state.players)
        return next((at for at in seats if self.companion.offer(at, "deck-empty")), None)

    def _news(self, told: list[Line]) -> list[Line]:
        """Without what people had done with their hands before the hub could book it."""
        if told[: len(self._done)] != self._done:
            raise Disagreement(f"people have done {self._done}, and the hub books {told}")
        told, self._done = told[len(self._done) :], []
        return told

    def tell_alike(self, hub: SimulatedHub[S], seat: int, move: Move) -> None:
        hub.say(seat, move.offer, move.values)

    def move_cards(self, told: list[Line]) -> None:
        """Do with the cards what people do when the hub tells this, and tell of the tokens."""
        together = self.together(told)
        for line in told:
            self.cards.hear(line)
            if self.tokens is not None and line not in together:
                self._tell_tokens(self.tokens, line)
            elif self.tokens is not None and line is together[-1]:
                tell_together(self.tokens, together)
        if self.companion.state.question is None:
            self.cards.settle()

    def _tell_tokens(self, hub: SimulatedHub[S], line: Line) -> None:
        said = self.tap(hub, line)
        if said is not None and hub.state.ending is None:
            hub.say(said.seat, said.offer, said.values)

    def together(self, told: list[Line]) -> list[Line]:
        """The lines that people tell a hub of tokens with one question to all."""
        return []

    def tap(self, hub: SimulatedHub[S], line: Line) -> Tap | None:
        """What somebody taps who hears this."""
        return tap(line, self.taps)

    def _take_by_hand(self) -> None:
        """Do what a hub that holds no cards cannot: flip and say what it was, and draw.

        What the hub books with the next tap is done before; what it does not, is tapped. So is
        what Bushido does to an empty hand: of real hands a hub asks, because it has only counted.
        """
        hub = self.companion
        turn = hub.state.turn
        for key in ("recover", "flip", "pay-honor", "take", "draw"):
            if hub.offer(turn, key) and not self.truth.offer(turn, key):
                self._declare(turn, Move(offer=key))
                self._take_by_hand()
                return
        _, dues = self._flow.ahead(hub.state)
        if dues:
            self._done = hub.lines(self._booked(hub.state))
            self.move_cards(self._done)
            if self.cards.unsaid:
                self._say_deck_ends()
                self._take_by_hand()

    def _booked(self, state: S) -> tuple[Event, ...]:
        tx = Transaction(state, self._chance)
        self._flow.book(tx)
        return tuple(tx.events)

    def _ahead(self, state: S) -> S:
        """What a hub knows once it is told what people have done already."""
        found: S = self._flow.ahead(state)[0]
        return found

    def end(self) -> None:
        """What people still have to say once the game is over."""

    def _agree(self) -> None:
        truth, companion = self.truth.state, self._ahead(self.companion.state)
        if truth.ending is None:
            # A hub that is told of a deck's last card only then has booked what followed it.
            self._compare("counts", self.counted(truth), self.counted(companion))
        else:
            self._compare("tokens", self.on_tokens(truth), self.on_tokens(companion))
        if (seat := self._asked_of_deck()) is not None:
            raise Disagreement(f"seat {seat} is asked for the end of a deck that is not out")
        self._compare("real cards", *self.real_cards())
        if self.tokens is not None:
            tokens = self._ahead(self.tokens.state)
            self._compare("tokens", self.on_tokens(truth), self.on_tokens(tokens))
        hubs = [hub for hub in (self.truth, self.companion, self.tokens) if hub is not None]
        results = {self.result(hub.rules.outcome(hub.state)) for hub in hubs}
        if len(results) > 1:
            raise Disagreement(f"results {results}")

    def _compare(self, what: str, one: Known, other: Known) -> None:
        if one != other:
            raise Disagreement(f"{what}: {one} and {other}")

    def on_tokens(self, state: S) -> Known:
        """What every hub knows."""
        raise NotImplementedError

    def counted(self, state: S) -> Known:
        """What a hub knows that counts cards."""
        raise NotImplementedError

    def real_cards(self) -> tuple[Known, Known]:
        """The cards as they lie there, and as the hub has them, as far as people can count."""
        raise NotImplementedError

    def result(self, outcome: Outcome | None) -> str:
        """How it came out, as far as every hub can know it."""
        return str(outcome)
