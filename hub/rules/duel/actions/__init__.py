"""Which deeds there are now, and for whom: the one place that decides whose move it is."""

from hub.rules.cardplay.answers import TAKE, TAKE_BACK
from hub.rules.contract.action import Actions, ByKey, by_key, with_usual
from hub.rules.contract.actor import Actor
from hub.rules.contract.frame import PendingSteps
from hub.rules.duel.actions import (
    action_cards,
    always,
    answers,
    attack,
    corrections,
    laid_cards,
    line_up,
    tokens,
    turn_steps,
)
from hub.rules.duel.question import Question
from hub.rules.duel.state import State

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    "fours": (line_up.FOUR,),
    "lineup": (line_up.LINEUP,),
    "guard": (line_up.GUARD, line_up.NO_GUARD),
    "weapon": (answers.PARRY, answers.PARRY_WEAPON, TAKE),
    "battle-cry": (answers.PARRY, answers.PARRY_WEAPON, TAKE),
    "jujutsu": (answers.GIVE_WEAPON, TAKE),
    "bushido": (answers.GIVE_WEAPON, TAKE),
    "hold": (laid_cards.HOLD,),
    "beside": (laid_cards.BESIDE,),
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Actions[State]] = {
    "active": (turn_steps.NAME,),
    "bushido": (turn_steps.FLIP,),
    "draw": (turn_steps.DRAW,),
    "play": (
        attack.ATTACK,
        laid_cards.LAY,
        action_cards.GEISHA,
        action_cards.DIVERSION,
        action_cards.BATTLE_CRY,
        action_cards.JUJUTSU,
        action_cards.TEA_CEREMONY,
        action_cards.BREATHING,
        action_cards.DAIMYO,
        laid_cards.BUSHIDO,
        action_cards.NOBUNAGA,
        turn_steps.END_TURN,
    ),
}
TURN_IN_TOKENS: dict[str, Actions[State]] = {
    "active": (turn_steps.NAME,),
    "play": (tokens.WOUND, tokens.BITTEN, tokens.HEAL, action_cards.NOBUNAGA, turn_steps.END_TURN),
}

_OWN_ROW: Actions[State] = (corrections.CORRECT_RESILIENCE, corrections.CORRECT_HAND)
STANDING: dict[str, Actions[State]] = {
    "seat": (always.DECK_END, *_OWN_ROW, always.LEAVE),
    "host": (
        always.DECK_END,
        always.STEP_DOWN,
        always.DEAL_AGAIN,
        *_OWN_ROW,
        corrections.CORRECT_LAID,
        corrections.CORRECT_DECK,
        corrections.CORRECT_TURN,
        corrections.CORRECT_ACTIVE,
        corrections.CORRECT_BUSHIDO,
        corrections.BUSHIDO_GONE,
    ),
    "panel": (always.PANEL_END, always.DECK_END),
}

_ASKED = with_usual(ANSWERS, STANDING["seat"])
_IN_TURN = with_usual(TURN, STANDING["seat"])
_IN_TOKENS = with_usual(TURN_IN_TOKENS, STANDING["seat"])
_ANSWERED = by_key(TAKE_BACK, *STANDING["seat"])
_HIT = by_key(tokens.WOUND, *STANDING["seat"])
_USUAL = {kind: by_key(*actions) for kind, actions in STANDING.items()}
_NOTHING: ByKey[State] = {}


def actions_now(state: State, actor: Actor) -> ByKey[State]:
    """The deeds this actor can look for now; each still says whether it is open."""
    if actor.kind != "seat":
        return _USUAL.get(actor.kind, _NOTHING)
    if not 0 <= actor.seat < len(state.sides):
        return _NOTHING
    top = state.frames[-1] if state.frames else None
    if type(top) is Question:
        return _for_asked(top, actor.seat)
    if type(top) is PendingSteps and state.turns:
        return _in_turn(state, top, actor.seat)
    return _USUAL["seat"]


def _in_turn(state: State, queue: PendingSteps, seat: int) -> ByKey[State]:
    step, usual = queue.steps[0], _USUAL["seat"]
    if state.level == "tokens":
        if seat != queue.seat:
            return _HIT if step == "play" else usual
        return _IN_TOKENS.get(step, usual)
    return _IN_TURN.get(step, usual) if seat == queue.seat else usual


def _for_asked(question: Question, seat: int) -> ByKey[State]:
    if seat not in question.asked:
        return _USUAL["seat"]
    return _ASKED[question.key] if question.answer_of(seat) is None else _ANSWERED
