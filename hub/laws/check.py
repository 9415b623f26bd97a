"""All the laws over one game: random nights of every table it can be played at, and a report.

A law that cannot be checked is said aloud and never counted as kept.
"""

from collections.abc import Callable, Iterator
from itertools import cycle, islice

import msgspec

from hub.laws.broken import LawBroken
from hub.laws.case import Case
from hub.laws.corrections import Corrections, check_corrections
from hub.laws.hidden_events import hiding_events, shown_moves
from hub.laws.legality import check_legality
from hub.laws.open_game import check_nothing_hidden
from hub.laws.option_edges import edge_cases, played_options
from hub.laws.peeking import Peeks, check_peeking
from hub.laws.random_nights import RandomNight, play
from hub.laws.replay import check_replay, check_sums
from hub.laws.report import LawReport, NotChecked, failure
from hub.laws.secrecy import SecrecyTally, check_secrecy
from hub.laws.termination import check_random_end
from hub.laws.words import check_words
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.game import AnyGame, can_resample
from hub.words.catalogue import UnknownGame

# Lengths of the nights: some are broken off early, when most is still hidden.
LENGTHS = (8, 25, 60, 120)
LONGEST = 5000
# So many steps of a night are made again in another world by the law against peeking.
PEEKED = 6
# Beside so many moments of a night a table is drawn that the corrections have to get to.
CORRECTED = 3
# Of nights that were dealt anew so many must really be other ones.
ENOUGH, REALLY_DIFFERS = 20, 0.9


def cases_of(game: AnyGame) -> list[Case]:
    """Every number of players at every level, all else as usual."""
    has_level = "level" in game.options_type.__struct_fields__
    ways: list[JsonObject] = [
        {"players": players, "level": level} if has_level else {"players": players}
        for level in (game.levels if has_level else game.levels[:1])
        for players in game.players
    ]
    return [
        Case(
            game=game.key,
            table="-".join([game.key, *(str(each) for each in way.values())]),
            options=msgspec.convert(way, game.options_type),
            has_roles=False,
        )
        for way in ways
    ]


def check_laws(
    game: AnyGame, *, nights: int = 20, seed: int = 1, cases: list[Case] | None = None
) -> LawReport:
    """Play so many random nights, the same for the same seed, and look at them in every way.

    Besides them one night is played at each edge of the options, unless `cases` are given.
    """
    tables = cases or cases_of(game)
    edges = [] if cases else edge_cases(game)
    report = LawReport()
    played: list[RandomNight] = []

    def random_nights() -> str:
        for number, case in enumerate([*islice(cycle(tables), nights), *edges]):
            played.append(_play(game, case, seed + number, LENGTHS[number % len(LENGTHS)]))
        steps = sum(len(each.steps) for each in played)
        tried = played_options(game, (each.case for each in played))
        declined = sum(each.declined for each in played)
        more = f", {declined} fillings refused as a whole" if declined else ""
        return f"{len(played)} nights, {steps} steps{more}; options: {tried}"

    report.judge("play", random_nights)
    if not report.is_kept:
        return report
    report.judge("replay", lambda: f"{_over(played, check_replay)} steps read back")
    report.judge("invariants", lambda: _sums(game, played))
    report.judge("legality", lambda: f"{_over(played, check_legality)} moves tried")
    report.judge("termination", lambda: _endings(game, tables, nights, seed))
    report.judge("secrecy", lambda: _secrecy(game, played))
    report.judge("peeking", lambda: _peeking(game, played))
    report.judge("words", lambda: _words(played))
    if any(game.table_facts(case.options) is not None for case in tables):
        report.judge("corrections", lambda: _corrections(played))
    return report


def _play(game: AnyGame, case: Case, seed: int, length: int) -> RandomNight:
    """A random night; where the game fails in it, it is said which night that was."""
    try:
        return play(game, case, seed, length)
    except Exception as error:
        raise LawBroken(f"{failure(error)}: {case}, seed={seed}") from error


def _over(played: list[RandomNight], check: Callable[[RandomNight], int]) -> int:
    """A check of every night; a night in which it does not hold is named."""
    count = 0
    for night in played:
        try:
            count += check(night)
        except LawBroken as broken:
            text = str(broken)
            raise LawBroken(text if repr(night) in text else f"{text}: {night}") from broken
    return count


def _sums(game: AnyGame, played: list[RandomNight]) -> str:
    steps = _over(played, check_sums)
    named = {name for night in played for name in game.invariants(night.state)}
    if not named:
        raise NotChecked("the game names no sums that must always hold (`invariants`)")
    return f"{', '.join(sorted(named))} over {steps} steps"


def _endings(game: AnyGame, tables: list[Case], nights: int, seed: int) -> str:
    ends: Iterator[Case] = islice(cycle(tables), max(1, nights // 4))
    steps = [check_random_end(game, case, seed + at, LONGEST) for at, case in enumerate(ends)]
    return f"{len(steps)} nights of random players ended, the longest after {max(steps)} steps"


def _secrecy(game: AnyGame, played: list[RandomNight]) -> str:
    if not game.has_secrets:
        views = sum(map(check_nothing_hidden, played))
        return f"nothing is hidden, as the game says: {views} views alike"
    tally = SecrecyTally()
    for night in played:
        check_secrecy(night, None, tally)
    if not can_resample(game):
        raise NotChecked(
            "the game has no `resample_hidden`, so views were only compared with what one sees "
            "who comes back; whether a view shows what it must not is for you to look at"
        )
    if not tally.resampled:
        raise NotChecked("`resample_hidden` found nothing hidden from anybody in any night")
    if not tally.different:
        raise NotChecked(f"`resample_hidden` changed nothing in {tally.resampled} nights")
    if tally.resampled >= ENOUGH and tally.share < REALLY_DIFFERS:
        share = f"{tally.share:.0%}"
        raise LawBroken(f"only {share} of the nights that were dealt anew are really other ones")
    hiding = set[str]().union(*map(hiding_events, played))
    if never := sorted(hiding - tally.changed):
        raise NotChecked(
            f"not everyone hears the same of {', '.join(never)}, and `resample_hidden` never put "
            "anything else there; in all else it is kept"
        )
    return (
        f"{tally.resampled} nights dealt anew for {tally.viewers} viewers, {tally.probes} refusals"
    )


def _words(played: list[RandomNight]) -> str:
    try:
        heard = set[str]().union(*map(check_words, played))
    except UnknownGame:
        raise NotChecked("the game is not installed, so its words were not found") from None
    return f"{len(heard)} messages are there in every language"


def _corrections(played: list[RandomNight]) -> str:
    tally = Corrections()
    for night in played:
        check_corrections(night, CORRECTED, tally)
    tally.check()
    return str(tally)


def _peeking(game: AnyGame, played: list[RandomNight]) -> str:
    if game.has_secrets and not can_resample(game):
        raise NotChecked("without `resample_hidden` nobody knows what a move showed")
    tally = Peeks()
    for night in played:
        check_peeking(night, PEEKED, tally)
    if not tally.told_apart:
        _check_not_vacuous(game, sum(map(shown_moves, played)), tally)
    return f"{tally.moves} moves made in another world, {tally.told_apart} of them told apart"


def _check_not_vacuous(game: AnyGame, shown: int, tally: Peeks) -> None:
    """Nothing was told apart: is there nothing to see, or was there no other world to see it by?"""
    if shown:
        raise NotChecked(
            f"{shown} moves say that they show what was hidden (`shows_hidden`), and none of the "
            f"{tally.moves} that were tried showed anything: does `resample_hidden` change what "
            "they show? Or were there too few nights?"
        )
    if game.has_secrets and tally.open == tally.moves:
        raise NotChecked("`resample_hidden` never found another world to make a move in")
