"""Which deeds there are now, and for whom: the one place that decides whose move it is."""

from hub.rules.bang.deeds import (
    abilities,
    answering,
    correcting,
    dealing,
    laying,
    playing,
    shooting,
    standing,
    tokens,
    turning,
)
from hub.rules.bang.question import Question
from hub.rules.bang.state import State
from hub.rules.cardplay.answering import SEEN, TAKE, TAKE_BACK
from hub.rules.cardplay.deed import ByKey, Deeds, by_key, with_usual
from hub.rules.contract.frame import Queue
from hub.rules.contract.who import Who

_ANY_BLOW: Deeds[State] = (answering.DIAMOND, answering.DRINK, TAKE)

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Deeds[State]] = {
    "roles": (dealing.ROLE,),
    "figures": (dealing.CHARACTER,),
    "characters": (dealing.CHARACTER,),
    "confirm": (SEEN,),
    "shot": (answering.MISSED, answering.BARREL, *_ANY_BLOW, abilities.TWO_FOR_LIFE),
    "flip": (answering.BARREL_FLIP,),
    # The one Gatling is of hearts.
    "gatling": (
        answering.MISSED,
        answering.BARREL,
        answering.DRINK,
        TAKE,
        abilities.TWO_FOR_LIFE,
    ),
    "indians": (answering.GIVE_BANG, *_ANY_BLOW, abilities.TWO_FOR_LIFE),
    "duel": (answering.GIVE_BANG, *_ANY_BLOW, abilities.TWO_FOR_LIFE),
    "dynamite": (answering.DRINK, TAKE, abilities.TWO_FOR_LIFE),
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Deeds[State]] = {
    "recover": (turning.RECOVER,),
    "copy": (turning.COPY,),
    "dynamite": (turning.CHECK_DYNAMITE,),
    "jail": (turning.CHECK_JAIL,),
    "draw": (turning.DRAW, turning.DRAW_HAND, turning.DRAW_DISCARD, turning.DRAW_TABLE),
    "play": (
        shooting.BANG,
        laying.LAY,
        playing.PANIC,
        playing.CAT_BALOU,
        playing.DUEL,
        playing.GATLING,
        playing.INDIANS,
        playing.BEER,
        playing.SALOON,
        playing.STAGECOACH,
        playing.WELLS_FARGO,
        playing.GENERAL_STORE,
        laying.JAIL,
        laying.DYNAMITE,
        playing.OTHER_CARD,
        playing.OTHER_ATTACK,
        shooting.TWO_FOR_BANG,
        abilities.TWO_FOR_LIFE,
        abilities.LIFE_FOR_CARD,
        abilities.BLUE_FOR_TWO,
        turning.END_TURN,
    ),
}
TURN_IN_TOKENS: dict[str, Deeds[State]] = {
    "recover": (turning.RECOVER,),
    "copy": (turning.COPY,),
    "play": (
        tokens.HEAL,
        tokens.DUEL_LOST,
        tokens.BURNED,
        abilities.LIFE_FOR_CARD,
        turning.END_TURN,
    ),
}

_OWN_ROW: Deeds[State] = (
    correcting.CORRECT_REPUTATION,
    correcting.CORRECT_LIFE,
    correcting.CORRECT_HAND,
    correcting.CORRECT_LAID,
)
STANDING: dict[str, Deeds[State]] = {
    "seat": (standing.DECK_END, *_OWN_ROW, standing.LEAVE),
    "host": (
        standing.DECK_END,
        standing.STEP_DOWN,
        standing.DEAL_AGAIN,
        *_OWN_ROW,
        correcting.CORRECT_DECK,
        correcting.CORRECT_TURN,
    ),
    "panel": (standing.PANEL_END, standing.DECK_END),
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
_USUAL = {kind: by_key(*deeds) for kind, deeds in STANDING.items()}
_NOTHING: ByKey[State] = {}


def deeds_now(state: State, who: Who) -> ByKey[State]:
    """The deeds this actor can look for now; each still says whether it is open."""
    if who.kind != "seat":
        return _USUAL.get(who.kind, _NOTHING)
    if not 0 <= who.seat < len(state.seats):
        return _NOTHING
    top = state.frames[-1] if state.frames else None
    if type(top) is Question:
        return _for_asked(top, who.seat)
    if type(top) is Queue and state.turns:
        return _in_turn(state, top, who.seat)
    return _USUAL["seat"]


def _in_turn(state: State, queue: Queue, seat: int) -> ByKey[State]:
    step = queue.steps[0]
    if seat != queue.seat:
        return _LOOKING_ON[state.level] if step == "play" else _USUAL["seat"]
    return (_IN_TOKENS if state.level == "tokens" else _IN_TURN).get(step, _USUAL["seat"])


def _for_asked(question: Question, seat: int) -> ByKey[State]:
    if seat not in question.asked:
        return _USUAL["seat"]
    return _ASKED[question.key] if question.answer_of(seat) is None else _ANSWERED
