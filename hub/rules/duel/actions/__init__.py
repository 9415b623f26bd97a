"""Every action of a duel, by whose move it is and what is going on."""

from hub.rules.cardplay import everyone
from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.always import always_there
from hub.rules.cardplay.answers import TAKE
from hub.rules.cardplay.final_tap import asking_before_end
from hub.rules.contract.action import Action, Actions
from hub.rules.duel.actions import always, answers, attack, cards, tokens
from hub.rules.duel.actions.corrected_character import CORRECT_CHARACTER
from hub.rules.duel.events.deal import Opened
from hub.rules.duel.flow import DRAWING, FLOW
from hub.rules.duel.resolution import BUSHIDO
from hub.rules.duel.state import State
from hub.rules.swordplay.hand import excess
from hub.rules.swordplay.playable import Playable
from hub.rules.swordplay.turn_steps import END_TURN, flip_action
from hub.rules.swordplay.weapons import GIVE_WEAPON, answers_to_cards

_TAKE: Action[State] = asking_before_end(TAKE, FLOW)
# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    "fours": (answers.FOUR,),
    "lineup": (answers.LINEUP,),
    "guard": (answers.GUARD, answers.NO_GUARD),
    **answers_to_cards(answers.PARRY_WEAPON, _TAKE),
    "bushido": (GIVE_WEAPON, _TAKE),
    "hold": (answers.HOLD,),
    "beside": (answers.BESIDE,),
    "everyone": everyone.ANSWERS,
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Actions[State]] = {
    "active": (tokens.NAME,),
    "bushido": (flip_action(BUSHIDO.check),),
    "draw": (DRAWING.action,),
    "play": (attack.ATTACK, *cards.FROM_HAND, END_TURN),
}
TURN_IN_TOKENS: dict[str, Actions[State]] = {
    "active": (tokens.NAME,),
    "play": (tokens.WOUND, tokens.EVERYONE, tokens.BITTEN, tokens.HEAL, cards.NOBUNAGA, END_TURN),
}

STANDING: dict[str, Actions[State]] = always_there(
    always.DECK_END,
    always.LEAVE,
    Opened,
    excess,
    (*always.OWN_ROW, CORRECT_CHARACTER),
    always.HOST_ROW,
    seats=(*always.BUSHIDO_ROW, attack.JUDGE_ANEW),
)

TABLE: ActionTable[State] = ActionTable(
    ANSWERS,
    TURN,
    TURN_IN_TOKENS,
    STANDING,
    flow=FLOW,
    hit=(tokens.WOUND,),
    playable=Playable(TURN["play"]),
)
