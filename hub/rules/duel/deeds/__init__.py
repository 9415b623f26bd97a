"""Which deeds there are now, and for whom: the one place that decides whose move it is."""

from hub.rules.cardplay.answering import TAKE, TAKE_BACK
from hub.rules.cardplay.deed import ByKey, Deeds, by_key, with_usual
from hub.rules.contract.frame import Queue
from hub.rules.contract.who import Who
from hub.rules.duel.deeds import (
    answering,
    attacking,
    correcting,
    laying,
    lining,
    playing,
    standing,
    tokens,
    turning,
)
from hub.rules.duel.question import Question
from hub.rules.duel.state import State

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Deeds[State]] = {
    "fours": (lining.FOUR,),
    "lineup": (lining.LINEUP,),
    "guard": (lining.GUARD, lining.NO_GUARD),
    "weapon": (answering.PARRY, answering.PARRY_WEAPON, TAKE),
    "battle-cry": (answering.PARRY, answering.PARRY_WEAPON, TAKE),
    "jujutsu": (answering.GIVE_WEAPON, TAKE),
    "bushido": (answering.GIVE_WEAPON, TAKE),
    "hold": (laying.HOLD,),
    "beside": (laying.BESIDE,),
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Deeds[State]] = {
    "active": (turning.NAME,),
    "bushido": (turning.FLIP,),
    "draw": (turning.DRAW,),
    "play": (
        attacking.ATTACK,
        laying.LAY,
        playing.GEISHA,
        playing.DIVERSION,
        playing.BATTLE_CRY,
        playing.JUJUTSU,
        playing.TEA_CEREMONY,
        playing.BREATHING,
        playing.DAIMYO,
        laying.BUSHIDO,
        playing.NOBUNAGA,
        turning.END_TURN,
    ),
}
TURN_IN_TOKENS: dict[str, Deeds[State]] = {
    "active": (turning.NAME,),
    "play": (tokens.WOUND, tokens.BITTEN, tokens.HEAL, playing.NOBUNAGA, turning.END_TURN),
}

_OWN_ROW: Deeds[State] = (correcting.CORRECT_RESILIENCE, correcting.CORRECT_HAND)
STANDING: dict[str, Deeds[State]] = {
    "seat": (standing.DECK_END, *_OWN_ROW, standing.LEAVE),
    "host": (
        standing.DECK_END,
        standing.STEP_DOWN,
        standing.DEAL_AGAIN,
        *_OWN_ROW,
        correcting.CORRECT_LAID,
        correcting.CORRECT_DECK,
        correcting.CORRECT_TURN,
        correcting.CORRECT_ACTIVE,
        correcting.CORRECT_BUSHIDO,
        correcting.BUSHIDO_GONE,
    ),
    "panel": (standing.PANEL_END, standing.DECK_END),
}

_ASKED = with_usual(ANSWERS, STANDING["seat"])
_IN_TURN = with_usual(TURN, STANDING["seat"])
_IN_TOKENS = with_usual(TURN_IN_TOKENS, STANDING["seat"])
_ANSWERED = by_key(TAKE_BACK, *STANDING["seat"])
_HIT = by_key(tokens.WOUND, *STANDING["seat"])
_USUAL = {kind: by_key(*deeds) for kind, deeds in STANDING.items()}
_NOTHING: ByKey[State] = {}


def deeds_now(state: State, who: Who) -> ByKey[State]:
    """The deeds this actor can look for now; each still says whether it is open."""
    if who.kind != "seat":
        return _USUAL.get(who.kind, _NOTHING)
    if not 0 <= who.seat < len(state.sides):
        return _NOTHING
    top = state.frames[-1] if state.frames else None
    if type(top) is Question:
        return _for_asked(top, who.seat)
    if type(top) is Queue and state.turns:
        return _in_turn(state, top, who.seat)
    return _USUAL["seat"]


def _in_turn(state: State, queue: Queue, seat: int) -> ByKey[State]:
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
