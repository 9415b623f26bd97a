"""Everything that can happen in a duel."""

from hub.rules.cardplay.questions import (
    Answered,
    AnswersRefused,
    AnswerTakenBack,
    Closed,
    StepTaken,
    TurnEnded,
)
from hub.rules.duel.events.cards_played import (
    BushidoLaid,
    CardPlayed,
    Healed,
    PropertyLaid,
    PropertyLost,
    ResiliencePaid,
)
from hub.rules.duel.events.combat import Fell, PlaceTaken, SteppedIn, WeaponPlayed, Wounded
from hub.rules.duel.events.corrections import (
    ActiveCorrected,
    BushidoCorrected,
    LaidCorrected,
    LevelLowered,
    ResilienceCorrected,
    TurnCorrected,
)
from hub.rules.duel.events.game_end import DeckEnded, GameEnded
from hub.rules.duel.events.opening import FirstDrawn, FoursSet, LinedUp, Opened, TokensPlaced
from hub.rules.duel.events.questions import Asked
from hub.rules.duel.events.turns import (
    BushidoDiscarded,
    BushidoHeld,
    BushidoPassed,
    Named,
    TurnBegan,
)
from hub.rules.swordplay.card_events import (
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
