"""Every action of Samurai Sword, by whose move it is and what is going on."""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, WEAPONS
from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.always import STEP_DOWN
from hub.rules.cardplay.answers import SEEN, TAKE
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.corrections import CORRECT_HAND, CORRECT_TURN, deck_correction
from hub.rules.contract.action import Actions, ByKey, by_key
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
from hub.rules.samurai.state import State
from hub.rules.swordplay.answers import GIVE_WEAPON, PARRY
from hub.rules.swordplay.hand import kinds_held
from hub.rules.swordplay.turn_steps import END_TURN, PANEL_END

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    "roles": (opening.ROLE,),
    "figures": (opening.CHARACTER,),
    "characters": (opening.CHARACTER,),
    "seventh": (opening.CHARACTER,),
    "confirm": (SEEN,),
    "weapon": (PARRY, answers.PARRY_WEAPON, TAKE),
    "battle-cry": (PARRY, answers.PARRY_WEAPON, TAKE),
    "jujutsu": (GIVE_WEAPON, TAKE),
    "bushido": (GIVE_WEAPON, answers.PAY_HONOR),
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
        END_TURN,
    ),
}
TURN_IN_TOKENS: dict[str, Actions[State]] = {
    "recover": (turn_steps.RECOVER,),
    "play": (tokens.HEAL, tokens.LOSE_HONOR, action_cards.NOBUNAGA, END_TURN),
}

_OWN_ROW: Actions[State] = (
    corrections.CORRECT_HONOR,
    corrections.CORRECT_RESILIENCE,
    CORRECT_HAND,
)
CORRECT_DECK = deck_correction()
STANDING: dict[str, Actions[State]] = {
    "seat": (always.DECK_END, *_OWN_ROW, always.LEAVE),
    "host": (
        always.DECK_END,
        STEP_DOWN,
        always.DEAL_AGAIN,
        *_OWN_ROW,
        corrections.CORRECT_LAID,
        CORRECT_DECK,
        CORRECT_TURN,
        corrections.CORRECT_BUSHIDO,
    ),
    "panel": (PANEL_END, always.DECK_END),
    "referee": (always.TIME_UP, always.TIME_ON),
    "hub": (always.TIME_UP, always.TIME_ON),
}

# What a hand must hold for an action to have a place at all, where the hub holds the hand.
_NEEDS = {"attack": WEAPONS, "lay": PROPERTIES}
_IN_PLAY = by_key(*TURN["play"], *STANDING["seat"])
_ACTIONS_OF: dict[str, tuple[str, ...]] = {
    kind: tuple(key for key in _IN_PLAY if kind in _NEEDS.get(key, (key,))) for kind in KINDS
}
# Not what is for people to say who hold real cards.
_NEEDS_NOTHING = frozenset({"nobunaga", "end-turn", *by_key(*STANDING["seat"])}) - {
    "deck-end",
    "correct-hand",
}


def _playable(state: State, seat: int) -> ByKey[State]:
    return _with_hand(state.seats[seat].cards)


@lru_cache(maxsize=128)
def _with_hand(cards: tuple[Card, ...]) -> ByKey[State]:
    """The actions of the play phase that these cards allow."""
    return _with(frozenset([key for kind in kinds_held(cards) for key in _ACTIONS_OF[kind]]))


@lru_cache(maxsize=128)
def _with(held: frozenset[str]) -> ByKey[State]:
    return {key: action for key, action in _IN_PLAY.items() if key in held or key in _NEEDS_NOTHING}


TABLE: ActionTable[State] = ActionTable(
    ANSWERS, TURN, TURN_IN_TOKENS, STANDING, hit=(tokens.WOUND,), playable=_playable
)
