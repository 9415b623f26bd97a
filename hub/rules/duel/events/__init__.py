"""Everything that can happen in a duel."""

from hub.rules.box.handling import (
    CardFlipped,
    CardLost,
    CardsDealt,
    CardsDiscarded,
    CardsDrawn,
    CardTaken,
    DeckCorrected,
    DiscardTaken,
    HandCorrected,
    Parried,
    Settled,
    WeaponGivenUp,
)
from hub.rules.cardplay.asking import (
    Answered,
    AnswersRefused,
    AnswerTakenBack,
    Closed,
    StepTaken,
    TurnEnded,
)
from hub.rules.duel.events.amending import (
    ActiveCorrected,
    BushidoCorrected,
    LaidCorrected,
    LevelLowered,
    ResilienceCorrected,
    TurnCorrected,
)
from hub.rules.duel.events.asking import Asked
from hub.rules.duel.events.dealing import FirstDrawn, FoursSet, LinedUp, Opened, TokensPlaced
from hub.rules.duel.events.ending import DeckEnded, GameEnded
from hub.rules.duel.events.fighting import Fell, PlaceTaken, SteppedIn, WeaponPlayed, Wounded
from hub.rules.duel.events.playing import (
    BushidoLaid,
    CardPlayed,
    Healed,
    PropertyLaid,
    PropertyLost,
    ResiliencePaid,
)
from hub.rules.duel.events.turning import (
    BushidoDiscarded,
    BushidoHeld,
    BushidoPassed,
    Named,
    TurnBegan,
)

Happening = (
    Opened
    | FoursSet
    | LinedUp
    | FirstDrawn
    | TokensPlaced
    | CardsDealt
    | Asked
    | Answered
    | AnswerTakenBack
    | AnswersRefused
    | Closed
    | StepTaken
    | TurnBegan
    | Named
    | CardFlipped
    | BushidoPassed
    | BushidoHeld
    | BushidoDiscarded
    | CardsDrawn
    | DiscardTaken
    | CardsDiscarded
    | TurnEnded
    | WeaponPlayed
    | Parried
    | WeaponGivenUp
    | Wounded
    | Fell
    | SteppedIn
    | PlaceTaken
    | CardPlayed
    | Settled
    | PropertyLaid
    | BushidoLaid
    | CardTaken
    | CardLost
    | PropertyLost
    | Healed
    | ResiliencePaid
    | DeckEnded
    | GameEnded
    | ResilienceCorrected
    | HandCorrected
    | DeckCorrected
    | TurnCorrected
    | ActiveCorrected
    | LaidCorrected
    | BushidoCorrected
    | LevelLowered
)

__all__ = [
    "ActiveCorrected",
    "AnswerTakenBack",
    "Answered",
    "AnswersRefused",
    "Asked",
    "BushidoCorrected",
    "BushidoDiscarded",
    "BushidoHeld",
    "BushidoLaid",
    "BushidoPassed",
    "CardFlipped",
    "CardLost",
    "CardPlayed",
    "CardTaken",
    "CardsDealt",
    "CardsDiscarded",
    "CardsDrawn",
    "Closed",
    "DeckCorrected",
    "DeckEnded",
    "DiscardTaken",
    "Fell",
    "FirstDrawn",
    "FoursSet",
    "GameEnded",
    "HandCorrected",
    "Happening",
    "Healed",
    "LaidCorrected",
    "LevelLowered",
    "LinedUp",
    "Named",
    "Opened",
    "Parried",
    "PlaceTaken",
    "PropertyLaid",
    "PropertyLost",
    "ResilienceCorrected",
    "ResiliencePaid",
    "Settled",
    "StepTaken",
    "SteppedIn",
    "TokensPlaced",
    "TurnBegan",
    "TurnCorrected",
    "TurnEnded",
    "WeaponGivenUp",
    "WeaponPlayed",
    "Wounded",
]
