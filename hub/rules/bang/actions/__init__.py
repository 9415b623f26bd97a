"""Which deeds there are now, and for whom: the one place that decides whose move it is."""

from hub.rules.bang.actions import (
    abilities,
    action_cards,
    always,
    answers,
    corrections,
    laid_cards,
    opening,
    shots,
    tokens,
    turn_steps,
)
from hub.rules.bang.question import Question
from hub.rules.bang.state import State
from hub.rules.cardplay.answers import SEEN, TAKE, TAKE_BACK
from hub.rules.contract.action import Actions, ByKey, by_key, with_usual
from hub.rules.contract.actor import Actor
from hub.rules.contract.frame import PendingSteps

_ANY_BLOW: Actions[State] = (answers.DIAMOND, answers.DRINK, TAKE)

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    "roles": (opening.ROLE,),
    "figures": (opening.CHARACTER,),
    "characters": (opening.CHARACTER,),
    "confirm": (SEEN,),
    "shot": (answers.MISSED, answers.BARREL, *_ANY_BLOW, abilities.TWO_FOR_LIFE),
    "flip": (answers.BARREL_FLIP,),
    # The one Gatling is of hearts.
    "gatling": (
        answers.MISSED,
        answers.BARREL,
        answers.DRINK,
        TAKE,
        abilities.TWO_FOR_LIFE,
    ),
    "indians": (answers.GIVE_BANG, *_ANY_BLOW, abilities.TWO_FOR_LIFE),
    "duel": (answers.GIVE_BANG, *_ANY_BLOW, abilities.TWO_FOR_LIFE),
    "dynamite": (answers.DRINK, TAKE, abilities.TWO_FOR_LIFE),
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Actions[State]] = {
    "recover": (turn_steps.RECOVER,),
    "copy": (turn_steps.COPY,),
    "dynamite": (turn_steps.CHECK_DYNAMITE,),
    "jail": (turn_steps.CHECK_JAIL,),
    "draw": (turn_steps.DRAW, turn_steps.DRAW_HAND, turn_steps.DRAW_DISCARD, turn_steps.DRAW_TABLE),
    "play": (
        shots.BANG,
        laid_cards.LAY,
        action_cards.PANIC,
        action_cards.CAT_BALOU,
        action_cards.DUEL,
        action_cards.GATLING,
        action_cards.INDIANS,
        action_cards.BEER,
        action_cards.SALOON,
        action_cards.STAGECOACH,
        action_cards.WELLS_FARGO,
        action_cards.GENERAL_STORE,
        laid_cards.JAIL,
        laid_cards.DYNAMITE,
        action_cards.OTHER_CARD,
        action_cards.OTHER_ATTACK,
        shots.TWO_FOR_BANG,
        abilities.TWO_FOR_LIFE,
        abilities.LIFE_FOR_CARD,
        abilities.BLUE_FOR_TWO,
        turn_steps.END_TURN,
    ),
}
TURN_IN_TOKENS: dict[str, Actions[State]] = {
    "recover": (turn_steps.RECOVER,),
    "copy": (turn_steps.COPY,),
    "play": (
        tokens.HEAL,
        tokens.DUEL_LOST,
        tokens.BURNED,
        abilities.LIFE_FOR_CARD,
        turn_steps.END_TURN,
    ),
}

_OWN_ROW: Actions[State] = (
    corrections.CORRECT_REPUTATION,
    corrections.CORRECT_LIFE,
    corrections.CORRECT_HAND,
    corrections.CORRECT_LAID,
)
STANDING: dict[str, Actions[State]] = {
    "seat": (always.DECK_END, *_OWN_ROW, always.LEAVE),
    "host": (
        always.DECK_END,
        always.STEP_DOWN,
        always.DEAL_AGAIN,
        *_OWN_ROW,
        corrections.CORRECT_DECK,
        corrections.CORRECT_TURN,
    ),
    "panel": (always.PANEL_END, always.DECK_END),
}

_ASKED = with_usual(ANSWERS, STANDING["seat"])
_IN_TURN = with_usual(TURN, STANDING["seat"])
_IN_TOKENS = with_usual(TURN_IN_TOKENS, STANDING["seat"])
_ANSWERED = by_key(TAKE_BACK, *STANDING["seat"])
# In another's turn, between cards.
_LOOKING_ON = {
    "companion": by_key(abilities.TWO_FOR_LIFE, *STANDING["seat"]),
    "tokens": by_key(tokens.WOUND, tokens.HEAL, *STANDING["seat"]),
}
_USUAL = {kind: by_key(*actions) for kind, actions in STANDING.items()}
_NOTHING: ByKey[State] = {}


def actions_now(state: State, actor: Actor) -> ByKey[State]:
    """The deeds this actor can look for now; each still says whether it is open."""
    if actor.kind != "seat":
        return _USUAL.get(actor.kind, _NOTHING)
    if not 0 <= actor.seat < len(state.seats):
        return _NOTHING
    top = state.frames[-1] if state.frames else None
    if type(top) is Question:
        return _for_asked(top, actor.seat)
    if type(top) is PendingSteps and state.turns:
        return _in_turn(state, top, actor.seat)
    return _USUAL["seat"]


def _in_turn(state: State, queue: PendingSteps, seat: int) -> ByKey[State]:
    step = queue.steps[0]
    if seat != queue.seat:
        return _LOOKING_ON[state.level] if step == "play" else _USUAL["seat"]
    return (_IN_TOKENS if state.level == "tokens" else _IN_TURN).get(step, _USUAL["seat"])


def _for_asked(question: Question, seat: int) -> ByKey[State]:
    if seat not in question.asked:
        return _USUAL["seat"]
    return _ASKED[question.key] if question.answer_of(seat) is None else _ANSWERED
