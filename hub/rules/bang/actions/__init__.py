"""Every action of BANG!, by whose move it is and what is going on."""

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
from hub.rules.bang.state import State
from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.always import STEP_DOWN
from hub.rules.cardplay.answers import SEEN, TAKE
from hub.rules.cardplay.corrections import CORRECT_HAND, CORRECT_TURN
from hub.rules.contract.action import Actions

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
    CORRECT_HAND,
    corrections.CORRECT_LAID,
)
STANDING: dict[str, Actions[State]] = {
    "seat": (always.DECK_END, *_OWN_ROW, always.LEAVE),
    "host": (
        always.DECK_END,
        STEP_DOWN,
        always.DEAL_AGAIN,
        *_OWN_ROW,
        corrections.CORRECT_DECK,
        CORRECT_TURN,
    ),
    "panel": (always.PANEL_END, always.DECK_END),
}

TABLE: ActionTable[State] = ActionTable(
    ANSWERS,
    TURN,
    TURN_IN_TOKENS,
    STANDING,
    onlookers=(abilities.TWO_FOR_LIFE,),
    hit=(tokens.WOUND, tokens.HEAL),
)
