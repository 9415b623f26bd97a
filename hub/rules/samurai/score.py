"""The end of a game: Daimyo are counted, then every line of every team, and who won."""

from hub.rules.box.cards import count
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import DEADLY_STRIKE, RONIN, TEAMS, TIES, bonus
from hub.rules.cardplay.questions import AnswersRefused, CardQuestion, ask, replace
from hub.rules.cardplay.ring import Ending, standing
from hub.rules.cardplay.ring_events import GameEnded
from hub.rules.cardplay.ring_score import fell_to_a_friend, outcome_of, reason_of
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.outcome import Outcome, Score, Team
from hub.rules.samurai.events.game_end import DaimyoCounted
from hub.rules.samurai.state import State, Transaction

DAIMYO_IN_THE_BOX = 3


def finish(tx: Transaction, ending: Ending) -> None:
    """Close everything. The hub counts the Daimyo it knows; otherwise the players say."""
    if tx.state.aside:
        tx.emit(Settled())
    tx.emit(GameEnded(ending=ending))
    if tx.state.hub_holds_cards:
        counts = tuple(count("daimyo", seat.cards) for seat in tx.state.seats)
        tx.emit(DaimyoCounted(counts=counts))
        return
    # A hand that is counted as empty may hold one all the same.
    ask(tx, "daimyo", tuple(i for i, seat in enumerate(tx.state.seats) if not seat.left))


def count_daimyo(tx: Transaction, question: CardQuestion) -> None:
    """Everyone's word, together; more than there are in the box and all are asked again."""
    said = {answer.seat: int(answer.say) for answer in question.answers}
    if sum(said.values()) > DAIMYO_IN_THE_BOX:
        tx.emit(AnswersRefused(key="daimyo"))
        return
    counts = tuple(said.get(seat, 0) for seat in range(tx.state.players))
    tx.emit(DaimyoCounted(counts=counts))


def outcome(state: State) -> Outcome | None:
    """How it ended, once the Daimyo are counted."""
    if state.ending is None or not state.is_scored:
        return None
    return outcome_of(state, reason(state), "swordmaster", _ranked(state), _numbers)


def reason(state: State) -> str:
    """Swordmaster is not awarded after a Deadly Strike."""
    return reason_of(state, "swordmaster", was_friend=is_deadly_strike(state))


def is_deadly_strike(state: State) -> bool:
    return fell_to_a_friend(state, are_together)


def are_together(state: State, one: int, other: int) -> bool:
    return team_of(state, one) == team_of(state, other)


def team_of(state: State, at: int) -> str:
    return TEAMS[state.seats[at].role]


def _ranked(state: State) -> tuple[Team, ...]:
    teams = [_team(state, key) for key in dict.fromkeys(TEAMS.values())]
    order = TIES[state.options.house.ties]
    master = team_of(state, standing(state)[0]) if reason(state) == "swordmaster" else ""
    present = [team for team in teams if team.seats]
    present.sort(key=lambda team: (team.key != master, -team.total, order.index(team.key)))
    return tuple(replace(team, rank=rank) for rank, team in enumerate(present, start=1))


def _team(state: State, key: str) -> Team:
    seats = tuple(at for at in range(state.players) if team_of(state, at) == key)
    scores = [line for at in seats for line in _lines(state, at)]
    ending = state.ending
    if ending is not None and is_deadly_strike(state) and team_of(state, ending.by) == key:
        scores.append(Score(key="deadly-strike", value=DEADLY_STRIKE, seat=ending.by))
    total = sum(line.points for line in scores)
    return Team(key=key, seats=seats, scores=tuple(scores), total=total, rank=0)


def _lines(state: State, at: int) -> list[Score]:
    seat = state.seats[at]
    times = bonus(seat.role, tuple(other.role for other in state.seats))
    lines = [Score(key="honor", value=seat.honor, times=times, seat=at)]
    if state.daimyo[at]:
        # A Daimyo is never multiplied, and worth nothing to the Ronin.
        worth = 0 if seat.role == RONIN else 1
        lines.append(Score(key="daimyo", value=state.daimyo[at], times=worth, seat=at))
    return lines


def _numbers(state: State, at: int) -> dict[str, int]:
    """What a tournament adds up from."""
    seat = state.seats[at]
    is_master = reason(state) == "swordmaster" and standing(state) == (at,)
    return {
        "honor": seat.honor,
        "daimyo": state.daimyo[at] if seat.role != RONIN else 0,
        "resilience": seat.resilience,
        "resilience-value": CHARACTERS[seat.character],
        "swordmaster": int(is_master),
    }
