"""Which deeds there are now, and for whom: the one place that decides whose move it is."""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, WEAPONS, Card
from hub.rules.cardplay.answers import SEEN, TAKE, TAKE_BACK
from hub.rules.contract.action import Actions, ByKey, by_key, with_usual
from hub.rules.contract.actor import Actor
from hub.rules.contract.frame import PendingSteps
from hub.rules.samurai.actions import (
    action_cards,
    always,
    answers,
    attack,
    corrections,
    laid_cards,
    opening,
    tokens,
    turn_steps,
)
from hub.rules.samurai.question import Question
from hub.rules.samurai.state import State
from hub.rules.swordplay.hand import kinds_held

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    "roles": (opening.ROLE,),
    "figures": (opening.CHARACTER,),
    "characters": (opening.CHARACTER,),
    "seventh": (opening.CHARACTER,),
    "confirm": (SEEN,),
    "weapon": (answers.PARRY, answers.PARRY_WEAPON, TAKE),
    "battle-cry": (answers.PARRY, answers.PARRY_WEAPON, TAKE),
    "jujutsu": (answers.GIVE_WEAPON, TAKE),
    "bushido": (answers.GIVE_WEAPON, answers.PAY_HONOR),
    "daimyo": (answers.DAIMYO_HELD,),
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Actions[State]] = {
    "recover": (turn_steps.RECOVER,),
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
    "recover": (turn_steps.RECOVER,),
    "play": (tokens.HEAL, tokens.LOSE_HONOR, action_cards.NOBUNAGA, turn_steps.END_TURN),
}

_OWN_ROW: Actions[State] = (
    corrections.CORRECT_HONOR,
    corrections.CORRECT_RESILIENCE,
    corrections.CORRECT_HAND,
)
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
        corrections.CORRECT_BUSHIDO,
    ),
    "panel": (always.PANEL_END, always.DECK_END),
    "referee": (always.TIME_UP, always.TIME_ON),
    "hub": (always.TIME_UP, always.TIME_ON),
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
    usual = _USUAL["seat"]
    if not 0 <= actor.seat < len(state.seats):
        return _NOTHING
    top = state.frames[-1] if state.frames else None
    if type(top) is Question:
        return _for_asked(top, actor.seat)
    if type(top) is PendingSteps and state.turns:
        step = top.steps[0]
        if state.level == "tokens" and actor.seat != top.seat:
            return _HIT if step == "play" else usual
        if actor.seat == top.seat:
            if step == "play" and state.level == "cards":
                return _with_hand(state.seats[actor.seat].cards)
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
    return {key: action for key, action in play.items() if key in held or key in _NEEDS_NOTHING}


_DEED_OF: dict[str, tuple[str, ...]] = {
    kind: tuple(key for key in _IN_TURN["play"] if kind in _NEEDS.get(key, (key,)))
    for kind in KINDS
}


def _for_asked(question: Question, seat: int) -> ByKey[State]:
    if seat not in question.asked:
        return _USUAL["seat"]
    return _ASKED[question.key] if question.answer_of(seat) is None else _ANSWERED
