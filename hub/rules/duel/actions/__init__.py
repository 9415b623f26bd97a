"""Every action of a duel, by whose move it is and what is going on."""

from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.always import STEP_DOWN
from hub.rules.cardplay.answers import TAKE
from hub.rules.cardplay.corrections import deck_correction
from hub.rules.contract.action import Actions
from hub.rules.duel.actions import (
    action_cards,
    always,
    attack,
    corrections,
    laid_cards,
    line_up,
    tokens,
    turn_steps,
)
from hub.rules.duel.state import State
from hub.rules.swordplay.answers import GIVE_WEAPON, PARRY
from hub.rules.swordplay.turn_steps import END_TURN, PANEL_END

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    "fours": (line_up.FOUR,),
    "lineup": (line_up.LINEUP,),
    "guard": (line_up.GUARD, line_up.NO_GUARD),
    "weapon": (PARRY, attack.PARRY_WEAPON, TAKE),
    "battle-cry": (PARRY, attack.PARRY_WEAPON, TAKE),
    "jujutsu": (GIVE_WEAPON, TAKE),
    "bushido": (GIVE_WEAPON, TAKE),
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
        END_TURN,
    ),
}
TURN_IN_TOKENS: dict[str, Actions[State]] = {
    "active": (turn_steps.NAME,),
    "play": (tokens.WOUND, tokens.BITTEN, tokens.HEAL, action_cards.NOBUNAGA, END_TURN),
}

_OWN_ROW: Actions[State] = (corrections.CORRECT_RESILIENCE, corrections.CORRECT_HAND)
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
        corrections.CORRECT_TURN,
        corrections.CORRECT_ACTIVE,
        corrections.CORRECT_BUSHIDO,
        corrections.BUSHIDO_GONE,
    ),
    "panel": (PANEL_END, always.DECK_END),
}

TABLE: ActionTable[State] = ActionTable(
    ANSWERS, TURN, TURN_IN_TOKENS, STANDING, hit=(tokens.WOUND,)
)
