"""Every action of BANG!, by whose move it is and what is going on."""

from hub.rules.bang.actions import (
    abilities,
    action_cards,
    answers,
    corrections,
    dodge_city,
    laid_cards,
    shots,
    tokens,
    turn_steps,
)
from hub.rules.bang.deck import end_deck
from hub.rules.bang.events.opening import Opened
from hub.rules.bang.flow import FLOW
from hub.rules.bang.opening import cast_of
from hub.rules.bang.resolution import leave
from hub.rules.bang.roles import ROLES
from hub.rules.bang.state import State
from hub.rules.cardplay import everyone
from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.always import always_there, leave_action
from hub.rules.cardplay.answers import TAKE
from hub.rules.cardplay.corrections import CORRECT_HAND
from hub.rules.cardplay.deck_question import deck_end
from hub.rules.cardplay.early_stop import STOP_EARLY
from hub.rules.cardplay.final_tap import asking_before_end
from hub.rules.cardplay.opening import opening_answers
from hub.rules.cardplay.ring_follows import none_left
from hub.rules.cardplay.seat_order import SWAP_PLACES
from hub.rules.contract.action import Action, Actions

_TAKE: Action[State] = asking_before_end(TAKE, FLOW)
_FATAL: Actions[State] = (answers.DRINK, _TAKE, abilities.TWO_FOR_LIFE)
_DODGES: Actions[State] = (answers.MISSED, answers.MISSED_IN_PLAY, answers.BARREL)
_ANY_BLOW: Actions[State] = (answers.DIAMOND, *_FATAL)

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    **opening_answers(ROLES, cast_of, lambda state, seat: state.pairs[seat]),
    "shot": (*_DODGES, *_ANY_BLOW),
    "flip": (answers.BARREL_FLIP,),
    "gatling": (*_DODGES, *_ANY_BLOW),
    "indians": (answers.GIVE_BANG, *_ANY_BLOW),
    "duel": (answers.GIVE_BANG, *_ANY_BLOW),
    "dynamite": _FATAL,
    "everyone": everyone.ANSWERS,
}

# What the player whose turn it is may do, by step; at the Tokens level there is less to say.
_BEFORE: dict[str, Actions[State]] = {"recover": (turn_steps.RECOVER,), "copy": (turn_steps.COPY,)}
_TURN: dict[str, Actions[State]] = {
    **_BEFORE,
    "dynamite": (turn_steps.CHECK_DYNAMITE,),
    "jail": (turn_steps.CHECK_JAIL,),
    "draw": turn_steps.DRAWS,
    "play": (
        shots.BANG,
        laid_cards.LAY,
        *action_cards.KNOWN_CARDS,
        laid_cards.JAIL,
        laid_cards.DYNAMITE,
        *dodge_city.OTHER_CARDS,
        shots.TWO_FOR_BANG,
        abilities.TWO_FOR_LIFE,
        abilities.LIFE_FOR_CARD,
        abilities.BLUE_FOR_TWO,
        turn_steps.END_TURN,
    ),
}
_PLAY_IN_TOKENS: Actions[State] = (
    tokens.EVERYONE,
    tokens.HEAL,
    tokens.DUEL_LOST,
    tokens.BURNED,
    abilities.LIFE_FOR_CARD,
    turn_steps.END_TURN,
)

_OWN_ROW: Actions[State] = (
    corrections.CORRECT_REPUTATION,
    corrections.CORRECT_LIFE,
    CORRECT_HAND,
    corrections.CORRECT_LAID,
    corrections.COME_BACK,
    corrections.CORRECT_CHARACTER,
    tokens.LATE_WOUND,
)
TABLE: ActionTable[State] = ActionTable(
    ANSWERS,
    _TURN,
    {**_BEFORE, "play": _PLAY_IN_TOKENS},
    always_there(
        deck_end(end_deck, none_left("reputation")),
        leave_action(leave, "reputation", FLOW),
        Opened,
        turn_steps.excess,
        own_row=_OWN_ROW,
        hosts=(
            STOP_EARLY,
            SWAP_PLACES,
            corrections.CORRECT_DECK,
            corrections.CORRECT_CARDS,
            corrections.CORRECT_TURN,
        ),
        seats=(shots.JUDGE_ANEW,),
    ),
    flow=FLOW,
    onlookers=(abilities.TWO_FOR_LIFE,),
    hit=(tokens.WOUND, tokens.HEAL),
)
