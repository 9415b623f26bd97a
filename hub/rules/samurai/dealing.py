"""The steps before the first turn: roles, characters, tokens and cards, and having looked."""

from hub.rules.box.characters import CHARACTERS, NAMES
from hub.rules.box.shuffling import first_order
from hub.rules.cardplay.dealing import everyone, from_role, said, shuffled_roles
from hub.rules.contract.frame import Queue
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
from hub.rules.samurai.telling import Tale, ask


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
    """The Shogun at the drawn seat, or anywhere; which Ninja stays out is chance's secret."""
    state, chance = tale.state, tale.chance
    ninja = tuple(NINJA[i] for i in chance.order(len(NINJA), f"ninja/{state.deals}"))
    hidden = hidden_roles(state.players, ninja)
    return shuffled_roles(chance, f"roles/{state.deals}", SHOGUN, hidden, state.options.shogun)


def collect_roles(tale: Tale, question: Question) -> None:
    """Typed-in roles are looked at as a whole; if they do not add up nobody is named."""
    roles = tuple(said(question, seat) for seat in everyone(tale.state))
    drawn = tale.state.options.shogun
    if not add_up(roles) or (drawn >= 0 and roles[drawn] != SHOGUN):
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
        names = [NAMES[i] for i in tale.chance.order(len(NAMES), f"characters/{state.deals}")]
        if state.options.characters == "pairs":
            _deal_pairs(tale, names)
            return True
        tale.tell(CharactersSet(characters=tuple(names[: state.players])))
    tale.tell(StepTaken(step="characters"))
    return True


def _deal_pairs(tale: Tale, names: list[str]) -> None:
    """Two each; a seventh player waits for the six that are given back (ruling 23)."""
    choosers = from_role(tale.state, SHOGUN)[:6]
    pairs: list[tuple[str, ...]] = [()] * tale.state.players
    for i, seat in enumerate(choosers):
        pairs[seat] = (names[2 * i], names[2 * i + 1])
    tale.tell(PairsDealt(pairs=tuple(pairs)))
    ask(tale, "characters", tuple(sorted(choosers)))


def given_back(state: State, question: Question) -> tuple[str, ...]:
    """The characters that were not kept, in an order that does not tell by whom."""
    kept = {answer.say for answer in question.answers}
    return tuple(sorted(name for pair in state.pairs for name in pair if name not in kept))


def collect_characters(tale: Tale, question: Question) -> None:
    state = tale.state
    late = tuple(seat for seat in everyone(state) if seat not in question.asked)
    if late:
        ask(tale, "seventh", late)
        return
    tale.tell(Closed())
    chosen = tuple(said(question, seat) for seat in everyone(state))
    tale.tell(CharactersSet(characters=chosen))


def collect_seventh(tale: Tale, question: Question) -> None:
    first = tale.state.frames[-2]
    assert type(first) is Question
    chosen = {answer.seat: answer.say for answer in (*first.answers, *question.answers)}
    tale.tell(Closed())
    tale.tell(Closed())
    tale.tell(CharactersSet(characters=tuple(chosen[seat] for seat in everyone(tale.state))))


def place(tale: Tale, queue: Queue) -> bool:
    """Honor and resilience, then the hands clockwise from the Shogun."""
    state = tale.state
    company = COMPANIES[state.players]
    tale.tell(
        TokensPlaced(
            honor=tuple(
                company.shogun_honor if seat.role == SHOGUN else company.honor
                for seat in state.seats
            ),
            resilience=tuple(CHARACTERS[seat.character] for seat in state.seats),
        )
    )
    if state.level != "tokens":
        _deal_cards(tale)
    tale.tell(StepTaken(step="tokens"))
    return True


def _deal_cards(tale: Tale) -> None:
    state = tale.state
    hands = [0] * state.players
    for size, seat in zip(HANDS, from_role(state, SHOGUN), strict=False):
        hands[seat] = size
    tale.tell(CardsDealt(hands=tuple(hands), order=first_order(tale)))


def confirm(tale: Tale, queue: Queue) -> bool:
    """Nobody plays before everybody has looked at their role."""
    if tale.state.options.confirm and tale.state.options.roles == "dealt":
        ask(tale, "confirm", everyone(tale.state))
    else:
        tale.tell(StepTaken(step="confirm"))
    return True
