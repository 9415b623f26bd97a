"""Which actions there are now, and for whom: the one place that decides whose move it is."""

from collections.abc import Callable
from typing import Generic

from hub.rules.cardplay.answers import TAKE_BACK
from hub.rules.cardplay.card_state import G
from hub.rules.contract.action import Actions, ByKey, by_key, with_usual
from hub.rules.contract.actor import Actor
from hub.rules.contract.frame import OpenQuestion, PendingSteps

Situations = dict[str, Actions[G]]


class ActionTable(Generic[G]):
    """A game's actions by situation.

    `answers` are by question, for whom it asks. `turn` is by step, for whose turn it is, and
    `told` the same where only tokens are told of; `onlookers` and `hit` are what the others may do
    then, between cards. `always` is by the kind of actor, at any time. Where the hub holds the
    hand, `playable` may leave out of the play phase what that hand does not allow.
    """

    def __init__(
        self,
        answers: Situations[G],
        turn: Situations[G],
        told: Situations[G],
        always: Situations[G],
        *,
        onlookers: Actions[G] = (),
        hit: Actions[G],
        playable: Callable[[G, int], ByKey[G]] | None = None,
    ) -> None:
        usual = always["seat"]
        self._asked = with_usual(answers, usual)
        self._turn = with_usual(turn, usual)
        self._told = with_usual(told, usual)
        self._answered = by_key(TAKE_BACK, *usual)
        self._onlookers = by_key(*onlookers, *usual)
        self._hit = by_key(*hit, *usual)
        self._always = {kind: by_key(*actions) for kind, actions in always.items()}
        self._usual = self._always["seat"]
        self._playable = playable
        self._none: ByKey[G] = {}

    def now(self, state: G, actor: Actor) -> ByKey[G]:
        """The actions this actor can look for now; each still says whether it is open."""
        if actor.kind != "seat":
            return self._always.get(actor.kind, self._none)
        if not 0 <= actor.seat < state.players:
            return self._none
        top = state.frames[-1] if state.frames else None
        if type(top) is PendingSteps:
            return self._in_turn(state, top, actor.seat) if state.turns else self._usual
        return self._usual if top is None else self._for_asked(top, actor.seat)

    def _in_turn(self, state: G, queue: PendingSteps, seat: int) -> ByKey[G]:
        step, is_counted = queue.steps[0], state.cards_are_counted
        if seat != queue.seat:
            others = self._onlookers if is_counted else self._hit
            return others if step == "play" else self._usual
        if step == "play" and self._playable is not None and state.hub_holds_cards:
            return self._playable(state, seat)
        return (self._turn if is_counted else self._told).get(step, self._usual)

    def _for_asked(self, question: OpenQuestion, seat: int) -> ByKey[G]:
        if seat not in question.asked:
            return self._usual
        return self._asked[question.key] if question.answer_of(seat) is None else self._answered
