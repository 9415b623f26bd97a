"""The end of a game in words: why, who was who, every line of the score, and who won.

Nothing is added up here; the outcome has it all.
"""

from collections.abc import Iterator

from hub.rules.contract.outcome import Outcome, Points, Score, Team
from hub.words.catalogue import Catalogue
from hub.words.params import Params

_INDENT = "  "


def ending(catalogue: Catalogue, params: Params, outcome: Outcome) -> list[str]:
    """One text for each line; scores are set in under their team."""
    return list(_lines(catalogue, params, outcome))


def _lines(catalogue: Catalogue, params: Params, outcome: Outcome) -> Iterator[str]:
    if outcome.cause:
        yield catalogue.said(f"outcome-cause-{outcome.cause}", outcome.cause)
    yield catalogue.said(f"outcome-reason-{outcome.reason}", outcome.reason)
    for seat, code in enumerate(outcome.roles):
        if code:
            role = catalogue.said(f"role-{code}", code)
            yield catalogue.text("outcome-role", seat=params.seat(seat), role=role)
    for team in outcome.teams:
        name = _team(catalogue, params, team, team.seats)
        total = _printed(catalogue, team.total)
        yield catalogue.text("outcome-team", rank=team.rank, team=name, total=total)
        for score in team.scores:
            who = params.seat(score.seat) if score.seat >= 0 else name
            yield _INDENT + _score(catalogue, who, score)
    if outcome.ties:
        order = catalogue.said(f"option-ties-{outcome.ties}", outcome.ties)
        yield catalogue.text("outcome-ties", order=order)
    first = next((team for team in outcome.teams if team.rank == 1), None)
    if first is not None:
        seats = params.seats(outcome.winners)
        yield catalogue.text(
            "outcome-winners", team=_team(catalogue, params, first, outcome.winners), seats=seats
        )


def _team(catalogue: Catalogue, params: Params, team: Team, seats: tuple[int, ...]) -> str:
    """By the game's word for it, or by those who are in it."""
    known = catalogue.has(f"team-{team.key}")
    return catalogue.text(f"team-{team.key}") if known else params.seats(seats)


def _score(catalogue: Catalogue, who: str, score: Score) -> str:
    return catalogue.text(
        "outcome-score",
        seat=who,
        score=catalogue.said(f"score-{score.key}", score.key),
        value=_printed(catalogue, score.value),
        times=score.times,
        factor=_printed(catalogue, score.times),
        points=_printed(catalogue, score.points),
    )


def _printed(catalogue: Catalogue, value: Points) -> str:
    """With a true minus, as on every screen, and halves as the language writes them."""
    mark = catalogue.text("decimal-mark")
    return str(value).replace("-", "\N{MINUS SIGN}").replace(".", mark)
