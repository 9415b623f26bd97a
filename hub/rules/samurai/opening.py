"""The steps before the first turn: roles, characters, tokens and cards, and having looked."""

from hub.rules.box.characters import CHARACTERS, NAMES
from hub.rules.cardplay.opening import everyone, from_role, said, shuffled_roles
from hub.rules.contract.frame import PendingSteps
from hub.rules.samurai.events import (
    AnswersRefused,
    CardsDealt,
    CharactersSet,
    Closed,
    PairsDealt,
    RolesSet,
    StepTaken,
    TokensPlaced,
)
from hub.rules.samurai.question import Question
from hub.rules.samurai.roles import COMPANIES, HANDS, NINJA, SHOGUN, add_up, hidden_roles
from hub.rules.samurai.state import State
from hub.rules.samurai.transaction import Transaction, ask
from hub.rules.swordplay.shuffle import first_order


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
    """The Shogun at the drawn seat, or anywhere; which Ninja stays out is chance's secret."""
    state, chance = tx.state, tx.chance
    ninja = tuple(NINJA[i] for i in chance.order(len(NINJA), f"ninja/{state.deals}"))
    hidden = hidden_roles(state.players, ninja)
    return shuffled_roles(chance, f"roles/{state.deals}", SHOGUN, hidden, state.options.shogun)


def collect_roles(tx: Transaction, question: Question) -> None:
    """Typed-in roles are looked at as a whole; if they do not add up nobody is named."""
    roles = tuple(said(question, seat) for seat in everyone(tx.state))
    drawn = tx.state.options.shogun
    if not add_up(roles) or (drawn >= 0 and roles[drawn] != SHOGUN):
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
        names = [NAMES[i] for i in tx.chance.order(len(NAMES), f"characters/{state.deals}")]
        if state.options.characters == "pairs":
            _deal_pairs(tx, names)
            return True
        tx.emit(CharactersSet(characters=tuple(names[: state.players])))
    tx.emit(StepTaken(step="characters"))
    return True


def _deal_pairs(tx: Transaction, names: list[str]) -> None:
    """Two each; a seventh player waits for the six that are given back (ruling 23)."""
    choosers = from_role(tx.state, SHOGUN)[:6]
    pairs: list[tuple[str, ...]] = [()] * tx.state.players
    for i, seat in enumerate(choosers):
        pairs[seat] = (names[2 * i], names[2 * i + 1])
    tx.emit(PairsDealt(pairs=tuple(pairs)))
    ask(tx, "characters", tuple(sorted(choosers)))


def given_back(state: State, question: Question) -> tuple[str, ...]:
    """The characters that were not kept, in an order that does not tell by whom."""
    kept = {answer.say for answer in question.answers}
    return tuple(sorted(name for pair in state.pairs for name in pair if name not in kept))


def collect_characters(tx: Transaction, question: Question) -> None:
    state = tx.state
    late = tuple(seat for seat in everyone(state) if seat not in question.asked)
    if late:
        ask(tx, "seventh", late)
        return
    tx.emit(Closed())
    chosen = tuple(said(question, seat) for seat in everyone(state))
    tx.emit(CharactersSet(characters=chosen))


def collect_seventh(tx: Transaction, question: Question) -> None:
    first = tx.state.frames[-2]
    assert type(first) is Question
    chosen = {answer.seat: answer.say for answer in (*first.answers, *question.answers)}
    tx.emit(Closed())
    tx.emit(Closed())
    tx.emit(CharactersSet(characters=tuple(chosen[seat] for seat in everyone(tx.state))))


def place(tx: Transaction, queue: PendingSteps) -> bool:
    """Honor and resilience, then the hands clockwise from the Shogun."""
    state = tx.state
    company = COMPANIES[state.players]
    tx.emit(
        TokensPlaced(
            honor=tuple(
                company.shogun_honor if seat.role == SHOGUN else company.honor
                for seat in state.seats
            ),
            resilience=tuple(CHARACTERS[seat.character] for seat in state.seats),
        )
    )
    if state.level != "tokens":
        _deal_cards(tx)
    tx.emit(StepTaken(step="tokens"))
    return True


def _deal_cards(tx: Transaction) -> None:
    state = tx.state
    hands = [0] * state.players
    for size, seat in zip(HANDS, from_role(state, SHOGUN), strict=False):
        hands[seat] = size
    tx.emit(CardsDealt(hands=tuple(hands), order=first_order(tx)))


def confirm(tx: Transaction, queue: PendingSteps) -> bool:
    """Nobody plays before everybody has looked at their role."""
    if tx.state.options.confirm and tx.state.options.roles == "dealt":
        ask(tx, "confirm", everyone(tx.state))
    else:
        tx.emit(StepTaken(step="confirm"))
    return True
