"""The lists of actions that both games have; what each game does its own way is a parameter."""

from hub.rules.cardplay.always import STEP_DOWN
from hub.rules.cardplay.answers import TAKE
from hub.rules.cardplay.card_state import G
from hub.rules.contract.action import Action, Actions
from hub.rules.swordplay.answers import GIVE_WEAPON, PARRY
from hub.rules.swordplay.turn_steps import PANEL_END


def answers_to_cards(parry_weapon: Action[G]) -> dict[str, Actions[G]]:
    """What a seat may answer that a card asks, by question."""
    parries = (PARRY, parry_weapon, TAKE)
    return {"weapon": parries, "battle-cry": parries, "jujutsu": (GIVE_WEAPON, TAKE)}


def at_any_time(
    deck_end: Action[G], leave: Action[G], deal_again: Action[G], own: Actions[G], host: Actions[G]
) -> dict[str, Actions[G]]:
    """What each may do whatever is going on; `own` is what a seat may set straight, too."""
    return {
        "seat": (deck_end, *own, leave),
        "host": (deck_end, STEP_DOWN, deal_again, *own, *host),
        "panel": (PANEL_END, deck_end),
    }
