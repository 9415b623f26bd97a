"""The steps before the first turn: roles, characters, tokens and cards."""

from hub.rules.box.characters import CHARACTERS, NAMES
from hub.rules.box.roles import COMPANIES, HANDS, NINJA, SHOGUN, add_up, hidden_roles
from hub.rules.cardplay import opening
from hub.rules.cardplay.opening import Casting, deal_pairs, everyone, from_role, hands_from
from hub.rules.cardplay.questions import CardQuestion, Closed, StepTaken, ask
from hub.rules.cardplay.ring_events import CharactersSet
from hub.rules.contract.frame import PendingSteps
from hub.rules.samurai.events.opening import RolesSet, TokensPlaced
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.card_events import CardsDealt
from hub.rules.swordplay.deck import first_order


def _hidden_roles(tx: Transaction) -> tuple[str, ...]:
    """Everyone's but the Shogun's; which Ninja stays out is chance's secret."""
    order = tx.chance.order(len(NINJA), f"ninja/{tx.state.deals}")
    return hidden_roles(tx.state.players, tuple(NINJA[i] for i in order))


def _deal_pairs(tx: Transaction, names: tuple[str, ...]) -> None:
    """Two each; a seventh player waits for the six that are given back (ruling 23)."""
    deal_pairs(tx, names, from_role(tx.state, SHOGUN)[:6])


def given_back(state: State, question: CardQuestion) -> tuple[str, ...]:
    """The characters that were not kept, in an order that does not tell by whom."""
    kept = {answer.say for answer in question.answers}
    return tuple(sorted(name for pair in state.pairs for name in pair if name not in kept))


def collect_characters(tx: Transaction, question: CardQuestion) -> None:
    late = tuple(seat for seat in everyone(tx.state) if seat not in question.asked)
    if late:
        ask(tx, "seventh", late)
    else:
        opening.collect_characters(tx, question)


def first_choice(state: State) -> CardQuestion:
    """The question that six have answered, while the seventh chooses among what they left."""
    below = state.frames[-2]
    assert type(below) is CardQuestion
    return below


def collect_seventh(tx: Transaction, question: CardQuestion) -> None:
    answers = (*first_choice(tx.state).answers, *question.answers)
    chosen = {answer.seat: answer.say for answer in answers}
    tx.emit(Closed())
    tx.emit(Closed())
    tx.emit(CharactersSet(characters=tuple(chosen[seat] for seat in everyone(tx.state))))


def place(tx: Transaction, queue: PendingSteps) -> bool:
    """Honor and resilience, then the hands clockwise from the Shogun."""
    state = tx.state
    company = COMPANIES[state.players]
    honor = tuple(
        company.shogun_honor if seat.role == SHOGUN else company.honor for seat in state.seats
    )
    resilience = tuple(CHARACTERS[seat.character] for seat in state.seats)
    tx.emit(TokensPlaced(honor=honor, resilience=resilience))
    if state.cards_are_counted:
        hands = hands_from(state, SHOGUN, HANDS)
        tx.emit(CardsDealt(hands=hands, order=first_order(tx)))
    tx.emit(StepTaken(step="tokens"))
    return True


CASTING: Casting[State] = Casting(
    roles_set=RolesSet,
    drawn=lambda state: state.options.shogun,
    hidden=_hidden_roles,
    add_up=add_up,
    names=lambda state: NAMES,
    deal_pairs=_deal_pairs,
)
