"""The steps before the first turn: roles, characters, life and hands, and having looked."""

from hub.rules.bang.characters import names
from hub.rules.bang.events import (
    AnswersRefused,
    CharactersSet,
    Closed,
    HandsDealt,
    PairsDealt,
    RolesSet,
    StepTaken,
    TokensPlaced,
)
from hub.rules.bang.question import Question
from hub.rules.bang.roles import (
    COMPANIES,
    HANDS,
    SHERIFF,
    SHERIFFS_REPUTATION,
    add_up,
    hidden_roles,
)
from hub.rules.bang.state import State
from hub.rules.bang.transaction import Transaction, ask
from hub.rules.cardplay.opening import everyone, from_role, said, shuffled_roles
from hub.rules.contract.frame import PendingSteps


def cast_of(state: State) -> tuple[str, ...]:
    """The characters in this table's box."""
    return names(state.options.box != "base")


def deal_roles(tx: Transaction, queue: PendingSteps) -> bool:
    state = tx.state
    if not state.seats[0].role:
        if state.options.roles == "typed":
            ask(tx, "roles", everyone(state))
            return True
        tx.emit(RolesSet(roles=_shuffled_roles(tx)))
    tx.emit(StepTaken(step="roles"))
    return True


def _shuffled_roles(tx: Transaction) -> tuple[str, ...]:
    """The Sheriff at the drawn seat, or anywhere."""
    state, chance = tx.state, tx.chance
    hidden = hidden_roles(state.players)
    return shuffled_roles(chance, f"roles/{state.deals}", SHERIFF, hidden, state.options.sheriff)


def collect_roles(tx: Transaction, question: Question) -> None:
    """Typed-in roles are looked at as a whole; if they do not add up nobody is named."""
    roles = tuple(said(question, seat) for seat in everyone(tx.state))
    drawn = tx.state.options.sheriff
    if not add_up(roles) or (drawn >= 0 and roles[drawn] != SHERIFF):
        tx.emit(AnswersRefused(key="roles"))
        return
    tx.emit(Closed())
    tx.emit(RolesSet(roles=roles))


def cast(tx: Transaction, queue: PendingSteps) -> bool:
    state = tx.state
    if not state.seats[0].character:
        if state.options.characters == "typed":
            ask(tx, "figures", everyone(state))
            return True
        box = cast_of(state)
        mixed = tuple(box[i] for i in tx.chance.order(len(box), f"characters/{state.deals}"))
        if state.options.characters == "pairs":
            pairs = tuple(mixed[2 * at : 2 * at + 2] for at in everyone(state))
            tx.emit(PairsDealt(pairs=pairs))
            ask(tx, "characters", everyone(state))
            return True
        tx.emit(CharactersSet(characters=mixed[: state.players]))
    tx.emit(StepTaken(step="characters"))
    return True


def collect_characters(tx: Transaction, question: Question) -> None:
    tx.emit(Closed())
    chosen = tuple(said(question, seat) for seat in everyone(tx.state))
    tx.emit(CharactersSet(characters=chosen))


def place(tx: Transaction, queue: PendingSteps) -> bool:
    """Reputation and life, then the hands clockwise from the Sheriff."""
    state = tx.state
    others = COMPANIES[state.players].reputation
    reputation = tuple(
        SHERIFFS_REPUTATION if seat.role == SHERIFF else others for seat in state.seats
    )
    # One more than printed for everyone, and nothing further for the Sheriff.
    tx.emit(TokensPlaced(reputation=reputation, life=tuple(seat.full for seat in state.seats)))
    if state.level == "companion":
        hands = dict(zip(from_role(state, SHERIFF), HANDS, strict=False))
        tx.emit(HandsDealt(hands=tuple(hands[seat] for seat in everyone(state))))
    tx.emit(StepTaken(step="tokens"))
    return True


def confirm(tx: Transaction, queue: PendingSteps) -> bool:
    """Nobody plays before everybody has looked at their role."""
    if tx.state.options.confirm and tx.state.options.roles == "dealt":
        ask(tx, "confirm", everyone(tx.state))
    else:
        tx.emit(StepTaken(step="confirm"))
    return True
