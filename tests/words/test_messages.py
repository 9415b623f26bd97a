"""Which messages a vocabulary needs: one code of every kind, and what is said for it."""

from types import MappingProxyType

from hub.rules.contract.vocabulary import Given, Vocabulary, codes, plain
from hub.words.messages import messages

# One line for each message: its id, what it may use, and a question mark if it need not be there.
ALL = """
game-toy
story-hit: by seat target
story-bye
story-hit-you: by seat target ?
story-hit-from-you: by seat target ?
refusal-late: count
offer-draw
offer-draw-hint: count
offer-draw-now: count why ?
offer-draw-one: count ?
offer-end
offer-end-hint
offer-end-one: count ?
question-pay: seat
awaited-pay
warning-w
field-f
about-cost: cost
step-s
step-s-text ?
due-d
counter-c
mark-m
mark-m-text
pile-p
card-ace
card-of
card-ace-text
card-of-text
character-x
character-x-text
role-r
role-r-text
team-t
score-sc
outcome-cause-ca
outcome-reason-re
award-a
level-l
level-l-text
option-o
option-o-text ?
setup-se: players
ruling-ru
value-plus-one
value-minus-one
value-red
colour-blue
how-1-title
how-1-text
how-2-title
how-2-text
rulings-title
rulings-intro
toy-page: name
"""
TOY = Vocabulary(
    game="toy",
    story=codes("hit: seat by target", "bye"),
    refusals=codes("late: count"),
    offers=codes("draw: count why?", "end"),
    questions=codes("pay: seat"),
    warnings=plain("w"),
    fields=plain("f"),
    choices=MappingProxyType({"sign": plain("+one -one red ace *")}),
    notes=plain("cost"),
    facts=plain("nobody-says-this"),
    steps=plain("s"),
    dues=plain("d"),
    counters=plain("c"),
    marks=plain("m"),
    piles=plain("p"),
    cards=plain("ace of-*"),
    characters=plain("x"),
    roles=plain("r"),
    teams=plain("t"),
    scores=plain("sc"),
    causes=plain("ca"),
    reasons=plain("re"),
    awards=plain("a"),
    levels=plain("l"),
    options=plain("o"),
    setup=codes("se: players"),
    rulings=plain("ru"),
    pages={"toy-page": Given(frozenset({"name"}))},
    how=2,
    own=MappingProxyType({"colour": plain("blue")}),
)


def needed(vocabulary: Vocabulary) -> list[str]:
    found = []
    for name, message in messages(vocabulary).items():
        assert name == message.id
        params = f": {' '.join(sorted(message.params))}" if message.params else ""
        found.append(f"{name}{params}{' ?' if message.is_optional else ''}")
    return found


def test_every_kind_of_code_has_its_messages() -> None:
    assert needed(TOY) == ALL.split("\n")[1:-1]


def test_what_is_said_elsewhere_or_is_no_game_needs_none() -> None:
    assert needed(Vocabulary(game="", refusals=plain("late"))) == ["refusal-late"]
    elsewhere = TOY._replace(elsewhere=frozenset({"cards", "story"}))
    left = [line for line in needed(TOY) if not line.startswith(("card-", "story-"))]
    assert needed(elsewhere) == left
