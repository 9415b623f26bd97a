"""Everything that can happen in a duel."""

from hub.rules.solo.events.damage import (
    Beheaded,
    DeeplyWounded,
    Dodged,
    FoeBeheaded,
    FoeHurt,
    GuardHeld,
    KiLost,
    LifeLost,
    LimbLost,
    PartHit,
)
from hub.rules.solo.events.dice import (
    Asked,
    DiceGiven,
    DiceRolled,
    DiceTaken,
    DiceTyped,
    DieFellAgain,
    FoeDiceFell,
    OwnDiceFell,
)
from hub.rules.solo.events.ki import Bought, KiSpent
from hub.rules.solo.events.rounds import (
    DuelEnded,
    Opened,
    RoundBegan,
    RoundEnded,
    RoundWritten,
    StepTaken,
)

Happening = (
    Opened
    | RoundBegan
    | StepTaken
    | Asked
    | DiceTaken
    | DiceTyped
    | DiceRolled
    | OwnDiceFell
    | DieFellAgain
    | FoeDiceFell
    | DiceGiven
    | KiSpent
    | Bought
    | RoundWritten
    | FoeHurt
    | FoeBeheaded
    | GuardHeld
    | LifeLost
    | KiLost
    | Dodged
    | Beheaded
    | PartHit
    | LimbLost
    | DeeplyWounded
    | RoundEnded
    | DuelEnded
)

__all__ = [
    "Asked",
    "Beheaded",
    "Bought",
    "DeeplyWounded",
    "DiceGiven",
    "DiceRolled",
    "DiceTaken",
    "DiceTyped",
    "DieFellAgain",
    "Dodged",
    "DuelEnded",
    "FoeBeheaded",
    "FoeDiceFell",
    "FoeHurt",
    "GuardHeld",
    "Happening",
    "KiLost",
    "KiSpent",
    "LifeLost",
    "LimbLost",
    "Opened",
    "OwnDiceFell",
    "PartHit",
    "RoundBegan",
    "RoundEnded",
    "RoundWritten",
    "StepTaken",
]
