"""The part of a ruleset that is the same in every card game."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from hub.rules.cardplay.deed import ByKey
from hub.rules.cardplay.game import Game, Over
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.tale import Tale
from hub.rules.contract.view import Line
from hub.rules.contract.who import Who

S = TypeVar("S", bound=Game[Any])
V = TypeVar("V")


class CardGame(Generic[S, V]):
    """A game that is played by deeds; it holds nothing but what it showed last.

    `everyone` makes what all viewers see alike, and `finish` tells how a game that is over ends.
    """

    schema = 1
    fences: frozenset[str] = frozenset()
    sheets: Sheets | None = None

    def __init__(
        self,
        blank: S,
        deeds_now: Callable[[S, Who], ByKey[S]],
        advance: Callable[[Tale[S]], None],
        everyone: Callable[[S], V],
    ) -> None:
        self._blank = blank
        self._deeds_now = deeds_now
        self._advance = advance
        self._everyone = everyone
        self._shown: dict[Who, tuple[S, tuple[Offer, ...]]] = {}
        self._open: tuple[S, V] = (blank, everyone(blank))

    def blank(self) -> S:
        return self._blank

    def offers(self, state: S, who: Who) -> tuple[Offer, ...]:
        found = [deed.offer(state, who) for deed in self._deeds_now(state, who).values()]
        offers = tuple([offer for offer in found if offer is not None])
        self._shown[who] = (state, offers)
        return offers

    def offer(self, state: S, who: Who, key: str) -> Offer | None:
        # A move mostly answers what was shown a moment ago; then it need not be made again.
        shown = self._shown.get(who)
        if shown is not None and shown[0] is state:
            return next((offer for offer in shown[1] if offer.key == key), None)
        deed = self._deeds_now(state, who).get(key)
        return None if deed is None else deed.offer(state, who)

    def decide(self, tale: Tale[S], who: Who, move: Move) -> None:
        deed = self._deeds_now(tale.state, who)[move.offer]
        try:
            deed.do(tale, who, move.values)
            self._advance(tale)
        except Over as over:
            self.finish(tale, over.ending)

    def finish(self, tale: Tale[S], ending: Any) -> None:
        raise NotImplementedError

    def awaited(self, state: S) -> tuple[int, ...]:
        if (question := state.question) is not None:
            awaited: tuple[int, ...] = question.awaited
            return awaited
        return (state.turn,) if state.frames else ()

    def seen_by_all(self, state: S) -> V:
        # A move is shown to many, one after the other, and most of it is the same for all.
        shown = self._open
        if shown[0] is not state:
            shown = self._open = (state, self._everyone(state))
        return shown[1]

    def witness(self, event: Event, viewer: Who) -> Line | None:
        return event.witness(viewer)

    def is_undo_barrier(self, state: S, event: Event) -> bool:
        return event.is_undo_barrier(state)

    def is_over(self, state: S) -> bool:
        return state.ending is not None
