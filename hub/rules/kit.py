"""All that the author of a game imports, in one place; each name has its own module beside this.

`hub/rules/README.md` writes a game with it. Nothing is defined here, and no game of ours needs it.
"""

from hub.rules.contract.action import (
    Action,
    ByKey,
    FormCheck,
    Values,
    by_key,
    number,
    text,
    texts,
)
from hub.rules.contract.actor import HOST, NOBODY, TABLE, Actor, at
from hub.rules.contract.award import AwardRule, told_of
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.form import Choice, Move, Number, Offer, OneOf, SomeOf, Text
from hub.rules.contract.frame import Answer, OpenQuestion, PendingSteps
from hub.rules.contract.game import Game, Sums
from hub.rules.contract.night import PlayedStep, Step, UndoneStep
from hub.rules.contract.outcome import Outcome, Score, Team, by_points
from hub.rules.contract.plain_view import plain_view, seat_place
from hub.rules.contract.refusal import Refusal, reason
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.value import Value
from hub.rules.contract.view import (
    Asked,
    Counter,
    Line,
    Mark,
    Pile,
    Place,
    Secret,
    Transfer,
    View,
    line,
    transfer,
)

__all__ = [
    "HOST",
    "NOBODY",
    "SILENT",
    "TABLE",
    "Action",
    "Actor",
    "Answer",
    "Asked",
    "AwardRule",
    "ByKey",
    "Chance",
    "Choice",
    "Counter",
    "Event",
    "FormCheck",
    "Game",
    "Line",
    "Mark",
    "Move",
    "Number",
    "Offer",
    "OneOf",
    "OpenQuestion",
    "Outcome",
    "PendingSteps",
    "Pile",
    "Place",
    "PlayedStep",
    "Refusal",
    "Score",
    "Secret",
    "SomeOf",
    "Step",
    "Sums",
    "Team",
    "Text",
    "Transaction",
    "Transfer",
    "UndoneStep",
    "Value",
    "Values",
    "View",
    "at",
    "by_key",
    "by_points",
    "line",
    "number",
    "plain_view",
    "reason",
    "seat_place",
    "story",
    "text",
    "texts",
    "told_of",
    "transfer",
]
