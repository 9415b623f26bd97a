"""The bot answers as somebody would who wants to live."""

from hub.bots.player import PlainPlayer
from hub.rules.bang.state import State
from hub.rules.contract.actor import at
from hub.rules.contract.simulated_table import Perspective
from hub.tables.chance import SeededChance
from tests.rules.bang.arranged import RULES, Player, do, table


def chosen(state: State, seat: int) -> str:
    """What the bot does at this seat as the game stands."""
    seen = Perspective(
        RULES.view(state, at(seat)), RULES.secret(state, seat), RULES.offers(state, at(seat))
    )
    return PlainPlayer(RULES, SeededChance("chosen")).move(seen).offer


def shot(character: str) -> State:
    """Somebody shoots at seat 1."""
    return do(table(Player(), Player(character), Player(), Player()), 0, "bang", target=1)[0]


def test_apache_kid_says_that_it_was_a_diamond_before_a_card_is_spent() -> None:
    assert chosen(shot("apache-kid"), 1) == "diamond"


def test_a_barrel_is_asked_before_a_card_is_spent_and_a_card_before_a_life() -> None:
    assert chosen(shot("jourdonnais"), 1) == "barrel"
    assert chosen(shot("kit-carlson"), 1) == "missed"
