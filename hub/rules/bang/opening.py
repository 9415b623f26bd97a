"""The steps before the first turn: roles, characters, life and hands."""

from hub.rules.bang import roles
from hub.rules.bang.characters import names
from hub.rules.bang.events.opening import HandsDealt, RolesSet, TokensPlaced
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.opening import Casting, deal_pairs, everyone, hands_from
from hub.rules.cardplay.questions import StepTaken
from hub.rules.contract.frame import PendingSteps


def cast_of(state: State) -> tuple[str, ...]:
    """The characters in this table's box."""
    return names(state.options.box != "base")


def place(tx: Transaction, queue: PendingSteps) -> bool:
    """Reputation and life, then the hands clockwise from the Sheriff."""
    state = tx.state
    others = roles.COMPANIES[state.players].reputation
    reputation = tuple(
        roles.SHERIFFS_REPUTATION if seat.role == roles.SHERIFF else others for seat in state.seats
    )
    # One more than printed for everyone, and nothing further for the Sheriff.
    tx.emit(TokensPlaced(reputation=reputation, life=tuple(seat.full for seat in state.seats)))
    if state.cards_are_counted:
        tx.emit(HandsDealt(hands=hands_from(state, roles.SHERIFF, roles.HANDS)))
    tx.emit(StepTaken(step="tokens"))
    return True


CASTING: Casting[State] = Casting(
    roles_set=RolesSet,
    drawn=lambda state: state.options.sheriff,
    hidden=lambda tx: roles.hidden_roles(tx.state.players),
    add_up=roles.add_up,
    names=cast_of,
    deal_pairs=lambda tx, names: deal_pairs(tx, names, everyone(tx.state)),
)
