"""The final duel under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence
from typing import Any

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.tokens import RESILIENCE
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.ruleset import Step, Sums
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.stage import Stage
from hub.rules.contract.view import Line, Secret, View
from hub.rules.contract.who import HOST, Who
from hub.rules.duel import policy, score, view
from hub.rules.duel.deeds import deeds_now
from hub.rules.duel.events import Happening, Opened
from hub.rules.duel.flow import advance, finish
from hub.rules.duel.options import Options
from hub.rules.duel.state import BLANK, State
from hub.rules.duel.telling import Over, Tale
from hub.rules.duel.view import Duel


class FinalDuel:
    """The ruleset; it holds nothing but what it showed last, to all and to each actor."""

    key = "duel"
    schema = 1
    players = range(2, 3)
    levels: tuple[str, ...] = ("tokens", "companion", "cards")
    options_type: type[Any] = Options
    event_type: Any = Happening
    showcase: Any = Options(level="cards", pace="flow")
    landmarks = frozenset({"fell", "stepped-in", "deck-ended"})
    fences: frozenset[str] = frozenset()
    sheets: Sheets | None = None

    def __init__(self) -> None:
        self._shown: dict[Who, tuple[State, tuple[Offer, ...]]] = {}
        self._open: tuple[State, View[Duel]] = (BLANK, view.everyone(BLANK))

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

    def awaited(self, state: State) -> tuple[int, ...]:
        if (question := state.question) is not None:
            return question.awaited
        return (state.turn,) if state.frames else ()

    def view(self, state: State, viewer: Who) -> View[Duel]:
        # A move is shown to many, one after the other, and most of it is the same for all.
        shown = self._open
        if shown[0] is not state:
            shown = self._open = (state, view.everyone(state))
        return view.view(state, viewer, shown[1])

    def secret(self, state: State, seat: int) -> Secret | None:
        """There are no roles; what is hidden before the line-up is in its owner's offers."""
        return None

    def witness(self, event: Event, viewer: Who) -> Line | None:
        return event.witness(viewer)

    def is_over(self, state: State) -> bool:
        return state.ending is not None

    def is_final(self, state: State, tag: str, who: Who) -> bool:
        return state.is_judged and who != HOST

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def conserved(self, state: State) -> Sums:
        points = sum(figure.resilience for side in state.sides for figure in side.figures)
        sums = {"resilience": (points + state.heap, RESILIENCE)}
        if state.level != "tokens" and (state.deck or state.turns):
            sums["cards"] = (_cards(state), DECK_SIZE)
        return sums

    def redeal(self, steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
        # Here and below: a hub that serves games never needs it, so it does not load it.
        from hub.rules.duel import redealing

        return redealing.redeal(steps, viewer, chance)

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return policy.choose(view, offers)

    def real_table(self, options: Options, chance: Chance) -> Stage | None:
        if options.level == "cards":
            return None
        from hub.rules.duel.real.table import RealTable

        return RealTable(self, options, chance)


def _cards(state: State) -> int:
    laid = sum(len(figure.laid) for side in state.sides for figure in side.figures)
    hands = sum(side.hand for side in state.sides)
    in_piles = state.deck + len(state.discards) + len(state.aside)
    return hands + laid + in_piles + (1 if state.bushido_at >= 0 else 0)
