"""Which deeds there are now, and for whom: the one place that decides whose move it is."""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, WEAPONS, Card
from hub.rules.box.hand import kinds_held
from hub.rules.cardplay.answering import SEEN, TAKE, TAKE_BACK
from hub.rules.cardplay.deed import ByKey, Deeds, by_key, with_usual
from hub.rules.contract.frame import Queue
from hub.rules.contract.who import Who
from hub.rules.samurai.deeds import (
    answering,
    attacking,
    correcting,
    dealing,
    laying,
    playing,
    standing,
    tokens,
    turning,
)
from hub.rules.samurai.question import Question
from hub.rules.samurai.state import State

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Deeds[State]] = {
    "roles": (dealing.ROLE,),
    "figures": (dealing.CHARACTER,),
    "characters": (dealing.CHARACTER,),
    "seventh": (dealing.CHARACTER,),
    "confirm": (SEEN,),
    "weapon": (answering.PARRY, answering.PARRY_WEAPON, TAKE),
    "battle-cry": (answering.PARRY, answering.PARRY_WEAPON, TAKE),
    "jujutsu": (answering.GIVE_WEAPON, TAKE),
    "bushido": (answering.GIVE_WEAPON, answering.PAY_HONOR),
    "daimyo": (answering.DAIMYO_HELD,),
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Deeds[State]] = {
    "recover": (turning.RECOVER,),
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
    "recover": (turning.RECOVER,),
    "play": (tokens.HEAL, tokens.LOSE_HONOR, playing.NOBUNAGA, turning.END_TURN),
}

_OWN_ROW: Deeds[State] = (
    correcting.CORRECT_HONOR,
    correcting.CORRECT_RESILIENCE,
    correcting.CORRECT_HAND,
)
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
        correcting.CORRECT_BUSHIDO,
    ),
    "panel": (standing.PANEL_END, standing.DECK_END),
    "referee": (standing.TIME_UP, standing.TIME_ON),
    "hub": (standing.TIME_UP, standing.TIME_ON),
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
    usual = _USUAL["seat"]
    if not 0 <= who.seat < len(state.seats):
        return _NOTHING
    top = state.frames[-1] if state.frames else None
    if type(top) is Question:
        return _for_asked(top, who.seat)
    if type(top) is Queue and state.turns:
        step = top.steps[0]
        if state.level == "tokens" and who.seat != top.seat:
            return _HIT if step == "play" else usual
        if who.seat == top.seat:
            if step == "play" and state.level == "cards":
                return _with_hand(state.seats[who.seat].cards)
            return (_IN_TOKENS if state.level == "tokens" else _IN_TURN).get(step, usual)
    return usual


# What a hand must hold for a deed to have a place at all, where the hub holds the hand.
_NEEDS = {"attack": WEAPONS, "lay": PROPERTIES}
_NEEDS_NOTHING = frozenset({"nobunaga", "end-turn", *_USUAL["seat"]}) - {"deck-end", "correct-hand"}


@lru_cache(maxsize=128)
def _with_hand(cards: tuple[Card, ...]) -> ByKey[State]:
    """The deeds of the play phase that these cards allow."""
    kinds = kinds_held(cards)
    return _playable(frozenset([key for kind in kinds for key in _DEED_OF.get(kind, ())]))


@lru_cache(maxsize=128)
def _playable(held: frozenset[str]) -> ByKey[State]:
    play = _IN_TURN["play"]
    return {key: deed for key, deed in play.items() if key in held or key in _NEEDS_NOTHING}


_DEED_OF: dict[str, tuple[str, ...]] = {
    kind: tuple(key for key in _IN_TURN["play"] if kind in _NEEDS.get(key, (key,)))
    for kind in KINDS
}


def _for_asked(question: Question, seat: int) -> ByKey[State]:
    if seat not in question.asked:
        return _USUAL["seat"]
    return _ASKED[question.key] if question.answer_of(seat) is None else _ANSWERED
