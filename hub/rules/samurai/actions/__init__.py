"""Every action of Samurai Sword, by whose move it is and what is going on."""

from hub.rules.cardplay import everyone
from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.always import always_there
from hub.rules.cardplay.answers import TAKE
from hub.rules.cardplay.final_tap import asking_before_end
from hub.rules.contract.action import Action, Actions
from hub.rules.samurai.actions import always, answers, attack, cards, tokens
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.flow import DRAWING, FLOW
from hub.rules.samurai.resolution import BUSHIDO
from hub.rules.samurai.state import State
from hub.rules.swordplay.hand import excess
from hub.rules.swordplay.playable import Playable
from hub.rules.swordplay.turn_steps import END_TURN, flip_action
from hub.rules.swordplay.weapons import GIVE_WEAPON, answers_to_cards

_TAKE: Action[State] = asking_before_end(TAKE, FLOW)
# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    **answers.OPENING,
    "seventh": answers.OPENING["characters"],
    **answers_to_cards(answers.PARRY_WEAPON, _TAKE),
    "bushido": (GIVE_WEAPON, asking_before_end(answers.PAY_HONOR, FLOW)),
    "everyone": everyone.ANSWERS,
    "daimyo": (answers.DAIMYO_HELD,),
}

# What the player whose turn it is may do, by step.
TURN: dict[str, Actions[State]] = {
    "recover": (tokens.RECOVER,),
    "bushido": (flip_action(BUSHIDO.check),),
    "draw": (DRAWING.action,),
    "play": (attack.ATTACK, *cards.FROM_HAND, END_TURN),
}
TURN_IN_TOKENS: dict[str, Actions[State]] = {
    "recover": (tokens.RECOVER,),
    "play": (tokens.EVERYONE, tokens.HEAL, tokens.LOSE_HONOR, cards.NOBUNAGA, END_TURN),
}

_ALWAYS: dict[str, Actions[State]] = always_there(
    always.DECK_END,
    always.LEAVE,
    Opened,
    excess,
    (*always.OWN_ROW, tokens.LATE_WOUND),
    always.HOST_ROW,
    seats=(always.CORRECT_BUSHIDO, attack.JUDGE_ANEW),
)
STANDING: dict[str, Actions[State]] = {
    **_ALWAYS,
    "referee": (*_ALWAYS["referee"], always.TIME_UP, always.TIME_ON),
    "hub": (always.TIME_UP, always.TIME_ON, *_ALWAYS["hub"]),
}

TABLE: ActionTable[State] = ActionTable(
    ANSWERS,
    TURN,
    TURN_IN_TOKENS,
    STANDING,
    flow=FLOW,
    hit=(tokens.WOUND,),
    playable=Playable(TURN["play"]),
)
