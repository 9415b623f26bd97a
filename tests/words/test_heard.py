"""The declared vocabularies are kept true by playing: whatever random nights say is declared."""

from functools import cache
from random import Random
from typing import Any

import pytest

from hub.laws.random_nights import CALM, LIVELY, Mood, play
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import reason
from hub.rules.contract.view import Line, line
from hub.rules.contract.vocabulary import Given, Vocabulary, codes
from hub.rules.registry import RULES
from hub.rules.solo.game import WayOfTheSamurai
from hub.rules.solo.sheet_checks import mistakes
from tests.rules.laws.options import CASES
from tests.rules.solo.test_sheets import MISTAKES, spoilt
from tests.words.declared import AUDIBLE, audible, undeclared, unheard
from tests.words.heard import Heard, listen
from tests.words.vocabularies import VOCABULARIES

# Players who only play, who do anything, who correct and leave, and who take back.
MOODS = (CALM, LIVELY, Mood(undo=0.0, standing=0.4, think_again=0.3), Mood(undo=0.1))
# BANG! has the most to say.
NIGHTS, MANY_NIGHTS = {**dict.fromkeys(RULES, 24), "bang": 48}, 400
# How many steps a night has; a view of a tournament is long, and shown to many.
LENGTH, SHORT = 250, {"tournament": 80}
# The share of declared codes that must have been heard: most of a tournament's referee is rare.
HEARD = {"samurai": 0.9, "bang": 0.9, "duel": 0.9, "solo": 0.9, "tournament": 0.7}
# Kinds of which nothing is rare.
COMMON = ("piles", "levels", "teams", "scores")
# What no table says: it heads a column of the host's statistics.
COLUMNS = frozenset({"scores: standing"})


@cache
def heard_in(game: str, nights: int) -> Heard:
    """All that is said in so many nights of a game, at tables of every kind."""
    heard, rules = Heard(), RULES[game]
    tables = Random(game).choices(CASES[game](), k=nights)
    for seed, case in enumerate(tables):
        mood = MOODS[seed % len(MOODS)]
        listen(heard, play(rules, case, seed, SHORT.get(game, LENGTH), mood), every=7)
    if game == "solo":
        for change, _ in MISTAKES:
            for mistake in mistakes(spoilt(change)):
                heard.reason(mistake)
    return heard


def check_share(game: str, nights: int, share: float) -> None:
    """Not all of the declared codes are common; but most of them are heard."""
    vocabulary, heard = VOCABULARIES[game], heard_in(game, nights)
    silent = [each for each in unheard(heard, vocabulary) if each not in COLUMNS]
    every = audible(vocabulary)
    told = f"{len(silent)} of {every} declared codes were never heard: {', '.join(silent)}"
    assert len(silent) <= (1 - share) * every, told
    missed = [code for code in silent if code.startswith(tuple(f"{kind}:" for kind in COMMON))]
    missed += [each for each in silent if each.removeprefix("story: ") in RULES[game].chart_markers]
    assert missed == [], told


@pytest.mark.parametrize("game", RULES)
def test_whatever_is_said_is_declared(game: str) -> None:
    assert undeclared(heard_in(game, NIGHTS[game]), VOCABULARIES[game]) == []


@pytest.mark.parametrize("game", RULES)
def test_most_of_what_is_declared_is_said(game: str) -> None:
    check_share(game, NIGHTS[game], HEARD[game])


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_on_many_nights_whatever_is_said_is_declared(game: str) -> None:
    assert undeclared(heard_in(game, MANY_NIGHTS), VOCABULARIES[game]) == []
    check_share(game, MANY_NIGHTS, HEARD[game] + 0.04)


def without(vocabulary: Vocabulary, kind: str, code: str) -> Vocabulary:
    left: Any = {each: given for each, given in vocabulary.of(kind).items() if each != code}
    return vocabulary._replace(**{kind: left})


@pytest.mark.parametrize("game", RULES)
def test_a_code_that_nobody_declared_is_found_in_every_kind(game: str) -> None:
    """The guard itself: of each kind a code that was said is struck from the vocabulary."""
    vocabulary, heard = VOCABULARIES[game], heard_in(game, NIGHTS[game])
    struck = 0
    for kind in AUDIBLE:
        for code in sorted(set(vocabulary.of(kind)) & set(heard.codes[kind]))[:1]:
            found = undeclared(heard, without(vocabulary, kind, code))
            assert found == [f"{kind}: {code} is not declared"]
            struck += 1
    assert struck >= 10
    for of in heard.choices:
        rest = {each: found for each, found in vocabulary.choices.items() if each != of}
        assert undeclared(heard, vocabulary._replace(choices=rest)) != []


def test_a_parameter_too_many_or_too_few_is_found() -> None:
    vocabulary = Vocabulary(
        game="planted",
        story=codes("wounded: seat count"),
        offers=codes("draw: count why?", "end-turn: count?"),
    )
    heard = Heard()
    heard.line(line("wounded", seat=1, count=2))
    heard.offer(Offer(key="draw", about={"count": 2}))
    heard.offer(Offer(key="draw", about={"count": 2, "why": ""}))
    heard.offer(Offer(key="end-turn"))
    assert undeclared(heard, vocabulary) == []
    for said in (line("wounded", seat=1), line("wounded", seat=1, count=2, by=0)):
        planted = Heard()
        planted.line(said)
        assert len(undeclared(planted, vocabulary)) == 1
    heard.offer(Offer(key="draw"))
    heard.reason(reason("not-offered", offer="draw"))
    heard.reason(reason("not-offered"))
    assert [each.partition(" is")[0] for each in undeclared(heard, vocabulary)] == [
        "offers: draw",
        "refusals: not-offered",
    ]
    assert vocabulary.story["wounded"] == Given(frozenset({"seat", "count"}))


class TalkativeDuel(WayOfTheSamurai):
    """Says a word that nobody declared, and gives another one too much."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        told = super().seen_by(event, viewer)
        if told is not None and told.code == "round-began":
            return line("round-begun", **told.params)
        if told is not None and told.code == "dice-given":
            return line("dice-given", by=0, **told.params)
        return told


def test_a_ruleset_that_says_something_undeclared_is_caught_by_a_night_of_it() -> None:
    rules: Any = TalkativeDuel()
    heard = Heard()
    listen(heard, play(rules, CASES["solo"]()[0], 1, 60))
    found = undeclared(heard, VOCABULARIES["solo"])
    assert [each.split(" is ")[0] for each in found] == ["story: dice-given", "story: round-begun"]
