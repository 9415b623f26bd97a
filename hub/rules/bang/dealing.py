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
from hub.rules.bang.telling import Tale, ask
from hub.rules.cardplay.dealing import everyone, from_role, said, shuffled_roles
from hub.rules.contract.frame import Queue


def cast_of(state: State) -> tuple[str, ...]:
    """The characters in this table's box."""
    return names(state.options.box != "base")


def deal_roles(tale: Tale, queue: Queue) -> bool:
    state = tale.state
    if not state.seats[0].role:
        if state.options.roles == "typed":
            ask(tale, "roles", everyone(state))
            return True
        tale.tell(RolesSet(roles=_shuffled_roles(tale)))
    tale.tell(StepTaken(step="roles"))
    return True


def _shuffled_roles(tale: Tale) -> tuple[str, ...]:
    """The Sheriff at the drawn seat, or anywhere."""
    state, chance = tale.state, tale.chance
    hidden = hidden_roles(state.players)
    return shuffled_roles(chance, f"roles/{state.deals}", SHERIFF, hidden, state.options.sheriff)


def collect_roles(tale: Tale, question: Question) -> None:
    """Typed-in roles are looked at as a whole; if they do not add up nobody is named."""
    roles = tuple(said(question, seat) for seat in everyone(tale.state))
    drawn = tale.state.options.sheriff
    if not add_up(roles) or (drawn >= 0 and roles[drawn] != SHERIFF):
        tale.tell(AnswersRefused(key="roles"))
        return
    tale.tell(Closed())
    tale.tell(RolesSet(roles=roles))


def cast(tale: Tale, queue: Queue) -> bool:
    state = tale.state
    if not state.seats[0].character:
        if state.options.characters == "typed":
            ask(tale, "figures", everyone(state))
            return True
        box = cast_of(state)
        mixed = tuple(box[i] for i in tale.chance.order(len(box), f"characters/{state.deals}"))
        if state.options.characters == "pairs":
            pairs = tuple(mixed[2 * at : 2 * at + 2] for at in everyone(state))
            tale.tell(PairsDealt(pairs=pairs))
            ask(tale, "characters", everyone(state))
            return True
        tale.tell(CharactersSet(characters=mixed[: state.players]))
    tale.tell(StepTaken(step="characters"))
    return True


def collect_characters(tale: Tale, question: Question) -> None:
    tale.tell(Closed())
    chosen = tuple(said(question, seat) for seat in everyone(tale.state))
    tale.tell(CharactersSet(characters=chosen))


def place(tale: Tale, queue: Queue) -> bool:
    """Reputation and life, then the hands clockwise from the Sheriff."""
    state = tale.state
    others = COMPANIES[state.players].reputation
    reputation = tuple(
        SHERIFFS_REPUTATION if seat.role == SHERIFF else others for seat in state.seats
    )
    # One more than printed for everyone, and nothing further for the Sheriff.
    tale.tell(TokensPlaced(reputation=reputation, life=tuple(seat.full for seat in state.seats)))
    if state.level == "companion":
        hands = dict(zip(from_role(state, SHERIFF), HANDS, strict=False))
        tale.tell(HandsDealt(hands=tuple(hands[seat] for seat in everyone(state))))
    tale.tell(StepTaken(step="tokens"))
    return True


def confirm(tale: Tale, queue: Queue) -> bool:
    """Nobody plays before everybody has looked at their role."""
    if tale.state.options.confirm and tale.state.options.roles == "dealt":
        ask(tale, "confirm", everyone(tale.state))
    else:
        tale.tell(StepTaken(step="confirm"))
    return True
