"""A real table: people with real cards and their own count, and the hub that is told of it.

The Companion hub hears only what people with real cards would say, the Tokens hub only what
happens to life and reputation; after every move all of them must agree in all they know.
"""

from hub.rules.bang.cards import KINDS
from hub.rules.bang.flow import FLOW
from hub.rules.bang.options import Options
from hub.rules.bang.proof.ledger import Ledger
from hub.rules.bang.proof.person import possible, spoken, with_hand
from hub.rules.bang.proof.real_cards import SETTLED, RealCards
from hub.rules.bang.state import State
from hub.rules.cardplay.proof.taps import HOST, Tap, seat_of
from hub.rules.cardplay.proof.together import tell_together, wounded_together
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.turn_events import HandCorrected, Settled
from hub.rules.contract.actor import TABLE, at
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move
from hub.rules.contract.game import Game
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.simulated_table import Disagreement, Perspective
from hub.rules.contract.view import Line

# With so few left nobody draws wrongly: the deck's end is watched.
FEW_CARDS = 8


class BangHub(SimulatedHub[State]):
    """A hub at a real table, which tells, too, when what was played is done with."""

    def told_of(self, event: Event) -> Line | None:
        return SETTLED if isinstance(event, Settled) else super().told_of(event)


class SimulatedSeats:
    """A stage whose players hold real cards; `heard` is what the hub told them last."""

    def __init__(self, rules: Game[State], options: Options, chance: Chance) -> None:
        self.companion = BangHub(rules, replace(options, level="companion"), chance)
        self.tokens = BangHub(rules, options, chance) if not options.cards_are_counted else None
        self.cards = RealCards(options.players, options.box == "dodge-city", chance)
        self.cards.ends_at_once = options.house.deck_end == "at-once"
        self.ledger = Ledger(self.cards, options.house.harmless == "skipped")
        self.heard = self.companion.told
        self._follow(self.companion.told)
        self._agree()

    def awaited(self) -> tuple[int, ...]:
        return self.companion.rules.awaited(self.companion.state)

    def look(self, seat: int) -> Perspective:
        state, rules = self.companion.state, self.companion.rules
        actor = at(seat)
        view = with_hand(rules.view(state, actor), self.cards, seat)
        offers = [possible(each, self.cards, seat) for each in rules.offers(state, actor)]
        return Perspective(view, rules.secret(state, seat), offers)

    def act(self, seat: int, move: Move) -> None:
        ability = self.ledger.abilities[seat] if self.ledger.abilities else ""
        said = spoken(move, self.cards, ability)
        if self.tokens is not None and not self.companion.state.turns:
            # Before the first turn both hubs are asked the same.
            self.tokens.say(seat, said.offer, dict(said.values))
        self.heard = self.companion.hear(seat, said)
        self._follow(self.heard)
        self._say_deck_ends()
        self._agree()

    @property
    def hub(self) -> BangHub:
        """The one at the level of this table."""
        return self.tokens or self.companion

    def misdraw(self, seat: int, *, more: bool) -> bool:
        """The top card to a hand, or one of a hand to the top; whoever counts has it right."""
        hand, deck = self.cards.hands[seat], self.cards.deck
        if len(deck) < FEW_CARDS or len(hand) < 2:
            return False
        if more:
            hand.append(deck.pop())
        else:
            deck.append(hand.pop())
        counted = self.companion.state
        right = counted.seats[seat].hand + (1 if more else -1)
        self.companion.state = HandCorrected(seat=seat, hand=right).evolve(counted)
        self._agree()
        return True

    def _say_deck_ends(self) -> None:
        """Whoever took the last card is asked, and says that it was; also of a draw that is due.

        Those who hear of it look at their own cards: that deck has to be out.
        """
        seats = range(self.companion.state.players)
        while (seat := next((at for at in seats if self._is_asked_of_deck(at)), None)) is not None:
            said = Move(offer="deck-empty", values={"deck": "yes"})
            told = self.companion.hear(seat, said)
            self.heard = [*self.heard, *told]
            self._follow(told)
        if self.cards.unsaid and self.companion.state.ending is None:
            raise Disagreement("the deck is out, and nobody is asked")

    def _is_asked_of_deck(self, seat: int) -> bool:
        return self.companion.offer(seat, "deck-empty") is not None

    def outcome(self) -> Outcome | None:
        return self.companion.rules.outcome(self.companion.state)

    def turns(self) -> int:
        return self.companion.state.turns

    def _follow(self, told: list[Line]) -> None:
        together = wounded_together(told) if self.tokens is not None else []
        # Until the last of several is wounded nobody taps: they tell it with one question.
        first, last = (told.index(together[0]), told.index(together[-1])) if together else (0, 0)
        for number, line in enumerate(told):
            if line.code == "tokens-placed":
                self._count_out()
            self.cards.hear(line)
            self.ledger.hear(line)
            if line.code == "ability-copied":
                self._read_characters()
            if self.tokens is None or first <= number < last:
                continue
            if together and number == last:
                tell_together(self.tokens, together)
                for each in told[first:last]:
                    self._tell_tokens(self.tokens, each)
            self._tell_tokens(self.tokens, line)

    def _count_out(self) -> None:
        """Everyone puts down what the printed rules give them."""
        places = self.companion.rules.view(self.companion.state, TABLE).places
        others = 3 if len(places) < 6 else 4
        self.ledger.reputation = [5 if place.role == "sheriff" else others for place in places]
        self.ledger.life = [_bullets(place.figure) for place in places]
        self._read_characters()

    def _read_characters(self) -> None:
        """Whose ability each has, and what their cards can stand for."""
        seats = self.companion.state.seats
        self.ledger.abilities = [
            "" if seat.left else seat.copied or seat.character for seat in seats
        ]
        for at_seat, ability in enumerate(self.ledger.abilities):
            self.cards.serves[at_seat] = _SERVES.get(ability, {})

    def _tell_tokens(self, hub: BangHub, line: Line) -> None:
        if hub.state.ending is not None or not hub.state.turns:
            return
        # Whatever is tapped books what is due: it is told of a state in which that is done.
        said = tell(line, self.ledger, FLOW.ahead(hub.state)[0])
        # In a flowing game most recover by themselves; then there is nothing to tap.
        if said is not None and (said.offer != "recover" or hub.offer(said.seat, "recover")):
            hub.say(said.seat, said.offer, said.values)

    def _agree(self) -> None:
        state, cards = self.companion.state, self.cards
        if not self.ledger.life:
            return
        counted = ([seat.life for seat in state.seats], [seat.reputation for seat in state.seats])
        if counted != (self.ledger.life, self.ledger.reputation):
            raise Disagreement(f"hub {counted} people {self.ledger.life} {self.ledger.reputation}")
        rows = zip(cards.hands, cards.laid, strict=True)
        real = [(len(hand), sorted(card.kind for card in laid)) for hand, laid in rows]
        known = [(seat.hand, sorted(seat.laid)) for seat in state.seats]
        piles = (len(cards.deck), len(cards.discards), len(cards.aside))
        if (real, piles) != (known, (state.deck, len(state.discards), len(state.aside))):
            raise Disagreement(f"hub {known} table {real} {piles}")
        self._agree_on_faces(state)
        if self.tokens is not None:
            self._agree_on_tokens(self.tokens.state)

    def _agree_on_faces(self, state: State) -> None:
        for face, card in zip(state.discards, self.cards.discards, strict=True):
            if face and face != card.kind:
                raise Disagreement(f"the hub shows {face}, and there lies {card}")

    def _agree_on_tokens(self, state: State) -> None:
        """Whose turn it was is not compared at the end: a hub hears late of a leaver's deck.

        Nor is whether that player had recovered, if the deck ended it: it was asked for when the
        next turn had begun, and a hub that hears of tokens alone books with it what was due.
        """
        ending = self.companion.state.ending
        late = self.companion.state.turn if ending is not None and ending.cause == "deck" else -1
        # Each books with the first tap that it hears of in a turn what was due before; a deck's end
        # of the turn before may be the first for one of them alone.
        booked = [FLOW.ahead(each)[0] for each in (self.companion.state, state)]
        ours, theirs = [_tokens(each, late) for each in booked]
        if ours != theirs:
            raise Disagreement(f"companion {ours} tokens {theirs}")


def _tokens(state: State, late: int = -1) -> tuple[object, ...]:
    lives = [-1 if at == late else seat.life for at, seat in enumerate(state.seats)]
    rest = [(seat.reputation, seat.left) for seat in state.seats]
    seats = list(zip(lives, rest, strict=True))
    turn = (state.turn, state.turns) if state.ending is None else ()
    return (seats, state.box, turn, state.ending is None)


_ANY = tuple(KINDS)
_SERVES: dict[str, dict[str, tuple[str, ...]]] = {
    "calamity-janet": {"bang": ("bang", "missed"), "missed": ("missed", "bang")},
    "elena-fuente": {"missed": _ANY},
}
_THREE_PRINTED = "apache-kid el-gringo elena-fuente paul-regret pixie-pete sean-mallory vera-custer"


def _bullets(figure: str) -> int:
    """One more than printed, but for Bart Cassidy and Bill Noface."""
    if figure in ("bart-cassidy", "bill-noface"):
        return 4
    return 4 if figure in _THREE_PRINTED.split() else 5


def tell(line: Line, ledger: Ledger, state: State) -> Tap | None:
    """What somebody taps who tells a hub only of life and reputation, when they hear this line.

    `state` is what that hub knows so far.
    """
    seat = seat_of(line)
    if line.code in ("wounded", "duel-lost", "burned", "beer-saved", "healed"):
        return _life(line, seat, ledger, state)
    if line.code == "ability-copied":
        return Tap(seat, "copy", {"character": str(line.params["character"])})
    if line.code == "turn-ended" and state.seats[seat].left:
        return None
    offer = _TAPS.get(line.code)
    return None if offer is None else Tap(seat, offer, {})


def _life(line: Line, seat: int, ledger: Ledger, state: State) -> Tap | None:
    """What is really lost or won: a Beer on the fatal blow may make it nothing at all."""
    change = ledger.life[seat] - state.seats[seat].life
    if change > 0:
        return Tap(seat, "heal", {"count": change})
    if change == 0:
        return None
    if seat != state.turn:
        return Tap(seat, "wound", {"wounds": -change})
    by = line.params.get("by", HOST)
    if line.code == "duel-lost" and isinstance(by, int):
        return Tap(seat, "duel-lost", {"target": by})
    return Tap(seat, "burned", {"wounds": -change})


_TAPS = {
    "recovered": "recover",
    "life-paid": "life-for-card",
    "deck-ended": "deck-end",
    "seat-left": "leave",
    "turn-ended": "end-turn",
}
