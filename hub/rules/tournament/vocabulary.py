"""The vocabulary of the tournament: what is declared elsewhere, and every code besides."""

from typing import get_args

from hub.rules.box.characters import NAMES
from hub.rules.contract import vocabulary as declared
from hub.rules.contract.vocabulary import ANY, Vocabulary, codes, joined
from hub.rules.tournament.actions import OF_AN_ENTRANT, OF_THE_REFEREE
from hub.rules.tournament.actions.rulings import CONDUCT
from hub.rules.tournament.actions.tables import CALL_FOR, PUT_RIGHT
from hub.rules.tournament.bracket import NEXT
from hub.rules.tournament.events import EVENTS
from hub.rules.tournament.options import Dispensation, Options
from hub.rules.tournament.roles import BONUS
from hub.rules.tournament.sheet import Ending
from hub.rules.tournament.sheet_checks import DOUBTS
from hub.rules.tournament.state import Clock, DecisionKind, Phase

_STORY = codes(
    "clock-held",
    "clock-paused",
    "corrected: table why",
    *(f"dispensed-{what}: count" for what in get_args(Dispensation)),
    "draw-voided",
    "draw-voided-why: why",
    "drawn: count number",
    "opened: count",
    "penalised: count seat why",
    "sent-away: seat why",
    "withdrew: seat",
)
_REFUSALS = codes(
    "already-called",
    "clock-runs",
    "duel-not-yet",
    "duel-stands",
    "entries-closed",
    "field-full: count",
    "last-round-drawn",
    "no-time-limit",
    "nobody-present",
    "rounds-fixed",
    "table-over",
    "too-few: count low",
)
_GROUPED = (
    *("add-time", "pause-clock", "recall-time", "resume-clock", "time-up"),
    *("caution", "lift-penalty", "note", "penalty"),
    *get_args(Dispensation),
)
_ABOUT = codes(
    *(f"{key}: group" for key in _GROUPED),
    "close-qualifying: group?",
    "correct-sheet: table",
    # A draw says beforehand which tables it would come to.
    "draw: group count tables size many other rest few again",
    "fill-sheet: table",
    "start-round: count group",
)
# A field about one chair has its number behind it, and one name for all of them.
_FIELDS = codes(
    *("again", "chair", "conduct", "count", "duel", "ending", "entrant", "gone"),
    *("leading-ninja", "name"),
    *("penalty", "points", "ronin", "samurai", "samurai-2", "side", "table", "why", "winner"),
    *(f"{name}-{ANY}" for name in ("character", "daimyo", "honor", "resilience")),
)

VOCABULARY = Vocabulary(
    game="tournament",
    story=joined(declared.told(EVENTS), _STORY),
    refusals=joined(_REFUSALS, DOUBTS),
    offers=joined(
        declared.offered(OF_THE_REFEREE.values(), OF_AN_ENTRANT.values(), about=_ABOUT),
        # The hub's own, which people see only if it is refused: a report for each table.
        codes(f"report/{ANY}: table", "left-game", "back-in-game", PUT_RIGHT, CALL_FOR),
    ),
    fields=_FIELDS,
    choices={
        "gone": codes("gone", "stays"),
        "table": codes(ANY),
        "value": codes(*get_args(Ending), *CONDUCT, "shogun-again"),
    },
    facts=codes("seat"),
    marks=codes("absent"),
    characters=codes(*NAMES),
    roles=codes(*(role for bonus in BONUS.values() for role in bonus)),
    teams=codes("entrant"),
    scores=codes("points"),
    causes=codes("final"),
    reasons=codes("finals"),
    levels=declared.levels(Options),
    options=declared.option_names(Options),
    rulings=codes(
        *(f"draw-{number}" for number in range(1, 5)),
        *(f"points-{number}" for number in range(1, 6)),
        *(f"time-{number}" for number in range(1, 4)),
    ),
    explained=frozenset(),
    elsewhere=frozenset({"characters"}),
    own={
        "phase": codes(*get_args(Phase)),
        "clock": codes(*get_args(Clock)),
        "stage": codes(*NEXT, "final"),
        "decision": codes(*get_args(DecisionKind)),
    },
)
