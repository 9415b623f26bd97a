"""Every action of Samurai Sword, by whose move it is and what is going on."""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, WEAPONS
from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.always import always_there
from hub.rules.cardplay.card_state import Card
from hub.rules.contract.action import Actions, ByKey, by_key
from hub.rules.samurai.actions import always, answers, attack, cards, tokens
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.flow import DRAWING, FLOW
from hub.rules.samurai.resolution import BUSHIDO
from hub.rules.samurai.state import State
from hub.rules.swordplay.hand import excess, kinds_held
from hub.rules.swordplay.turn_steps import END_TURN, flip_action
from hub.rules.swordplay.weapons import GIVE_WEAPON, answers_to_cards

# What a seat that is asked may answer, by question.
ANSWERS: dict[str, Actions[State]] = {
    **answers.OPENING,
    "seventh": answers.OPENING["characters"],
    **answers_to_cards(answers.PARRY_WEAPON),
    "bushido": (GIVE_WEAPON, answers.PAY_HONOR),
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
    "play": (tokens.HEAL, tokens.LOSE_HONOR, cards.NOBUNAGA, END_TURN),
}

STANDING: dict[str, Actions[State]] = {
    **always_there(
        always.DECK_END, always.LEAVE, Opened, excess, always.OWN_TOKENS, always.HOST_ROW
    ),
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


@lru_cache(maxsize=128)
def _with_hand(cards: tuple[Card, ...]) -> ByKey[State]:
    """The actions of the play phase that these cards allow."""
    return _with(frozenset([key for kind in kinds_held(cards) for key in _ACTIONS_OF[kind]]))


@lru_cache(maxsize=128)
def _with(held: frozenset[str]) -> ByKey[State]:
    return {key: action for key, action in _IN_PLAY.items() if key in held or key in _NEEDS_NOTHING}


def _playable(state: State, seat: int) -> ByKey[State]:
    return _with_hand(state.seats[seat].cards)


TABLE: ActionTable[State] = ActionTable(
    ANSWERS, TURN, TURN_IN_TOKENS, STANDING, flow=FLOW, hit=(tokens.WOUND,), playable=_playable
)
