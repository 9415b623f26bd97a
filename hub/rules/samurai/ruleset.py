"""Samurai Sword under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence
from typing import Any

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.ruleset import Step, Sums
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.stage import Stage
from hub.rules.contract.view import Line, Secret, View
from hub.rules.contract.who import HOST, Who
from hub.rules.samurai import policy, score, view
from hub.rules.samurai.deeds import deeds_now
from hub.rules.samurai.events import Happening, Opened
from hub.rules.samurai.finish import finish
from hub.rules.samurai.flow import advance
from hub.rules.samurai.options import Options
from hub.rules.samurai.state import BLANK, State
from hub.rules.samurai.telling import Over, Tale
from hub.rules.samurai.view import Samurai


class SamuraiSword:
    """The ruleset; it holds nothing but what it showed last, to all and to each actor."""

    key = "samurai"
    schema = 1
    players = range(3, 8)
    levels: tuple[str, ...] = ("tokens", "companion", "cards")
    options_type: type[Any] = Options
    event_type: Any = Happening
    showcase: Any = Options(players=5, level="cards", pace="flow")
    landmarks = frozenset({"defeated", "deck-ended", "seat-left"})
    fences: frozenset[str] = frozenset()
    sheets: Sheets | None = None

    def __init__(self) -> None:
        self._shown: dict[Who, tuple[State, tuple[Offer, ...]]] = {}
        self._open: tuple[State, View[Samurai]] = (BLANK, view.everyone(BLANK))

    def blank(self) -> State:
        return BLANK

    def setup(self, tale: Tale, options: Options) -> None:
        tale.tell(Opened(options=options, deal=1))
        advance(tale)

    def offers(self, state: State, who: Who) -> tuple[Offer, ...]:
        found = [deed.offer(state, who) for deed in deeds_now(state, who).values()]
        offers = tuple([offer for offer in found if offer is not None])
        self._shown[who] = (state, offers)
        return offers

    def offer(self, state: State, who: Who, key: str) -> Offer | None:
        # A move mostly answers what was shown a moment ago; then it need not be made again.
        shown = self._shown.get(who)
        if shown is not None and shown[0] is state:
            return next((offer for offer in shown[1] if offer.key == key), None)
        deed = deeds_now(state, who).get(key)
        return None if deed is None else deed.offer(state, who)

    def decide(self, tale: Tale, who: Who, move: Move) -> None:
        deed = deeds_now(tale.state, who)[move.offer]
        try:
            deed.do(tale, who, move.values)
            advance(tale)
        except Over as over:
            finish(tale, over.ending)
            advance(tale)

    def awaited(self, state: State) -> tuple[int, ...]:
        if (question := state.question) is not None:
            return question.awaited
        return (state.turn,) if state.frames else ()

    def view(self, state: State, viewer: Who) -> View[Samurai]:
        # A move is shown to many, one after the other, and most of it is the same for all.
        shown = self._open
        if shown[0] is not state:
            shown = self._open = (state, view.everyone(state))
        return view.view(state, viewer, shown[1])

    def secret(self, state: State, seat: int) -> Secret | None:
        return view.secret(state, seat)

    def witness(self, event: Event, viewer: Who) -> Line | None:
        return event.witness(viewer)

    def is_over(self, state: State) -> bool:
        return state.ending is not None

    def is_final(self, state: State, tag: str, who: Who) -> bool:
        return state.is_judged and who != HOST

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def conserved(self, state: State) -> Sums:
        honor = sum(seat.honor for seat in state.seats) + state.box
        resilience = sum(seat.resilience for seat in state.seats) + state.heap
        sums = {"honor": (honor, HONOR), "resilience": (resilience, RESILIENCE)}
        if state.level != "tokens" and (state.deck or state.turns):
            sums["cards"] = (_cards(state), DECK_SIZE)
        return sums

    def redeal(self, steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
        # Here and below: a hub that serves games never needs it, so it does not load it.
        from hub.rules.samurai import redealing

        return redealing.redeal(steps, viewer, chance)

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return policy.choose(view, secret, offers, chance)

    def real_table(self, options: Options, chance: Chance) -> Stage | None:
        from hub.rules.samurai.real.table import RealTable

        return RealTable(self, options, chance) if options.level != "cards" else None


def _cards(state: State) -> int:
    in_hands = sum(seat.hand + len(seat.laid) for seat in state.seats)
    in_piles = state.deck + len(state.discards) + len(state.aside)
    return in_hands + in_piles + (1 if state.bushido_at >= 0 else 0)
