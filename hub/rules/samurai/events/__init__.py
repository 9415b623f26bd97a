"""Everything that can happen in a game of Samurai Sword."""

from hub.rules.cardplay.asking import (
    Answered,
    AnswersRefused,
    AnswerTakenBack,
    Closed,
    LeaveWaited,
    StepTaken,
)
from hub.rules.samurai.events.amending import (
    BushidoCorrected,
    DeckCorrected,
    HandCorrected,
    HonorCorrected,
    LaidCorrected,
    LevelLowered,
    ResilienceCorrected,
    SeatLeft,
    TurnCorrected,
)
from hub.rules.samurai.events.asking import Asked
from hub.rules.samurai.events.dealing import (
    CardsDealt,
    CharactersSet,
    Opened,
    PairsDealt,
    RolesSet,
    TokensPlaced,
)
from hub.rules.samurai.events.ending import DaimyoCounted, DeckEnded, GameEnded, TimeCalled
from hub.rules.samurai.events.fighting import (
    Defeated,
    Parried,
    WeaponGivenUp,
    WeaponPlayed,
    Wounded,
)
from hub.rules.samurai.events.playing import (
    BushidoLaid,
    CardLost,
    CardPlayed,
    CardTaken,
    Healed,
    PropertyLaid,
    PropertyLost,
    ResiliencePaid,
    Settled,
)
from hub.rules.samurai.events.turning import (
    BushidoDiscarded,
    BushidoPassed,
    CardFlipped,
    CardsBurned,
    CardsDiscarded,
    CardsDrawn,
    DiscardTaken,
    HonorPaid,
    Recovered,
    TurnBegan,
    TurnEnded,
)

Happening = (
    Opened
    | RolesSet
    | PairsDealt
    | CharactersSet
    | TokensPlaced
    | CardsDealt
    | Asked
    | Answered
    | AnswerTakenBack
    | AnswersRefused
    | Closed
    | StepTaken
    | TurnBegan
    | Recovered
    | CardFlipped
    | BushidoPassed
    | BushidoDiscarded
    | HonorPaid
    | CardsDrawn
    | DiscardTaken
    | CardsDiscarded
    | CardsBurned
    | TurnEnded
    | WeaponPlayed
    | Parried
    | Wounded
    | Defeated
    | WeaponGivenUp
    | CardPlayed
    | PropertyLaid
    | BushidoLaid
    | CardTaken
    | CardLost
    | PropertyLost
    | Healed
    | ResiliencePaid
    | Settled
    | DeckEnded
    | GameEnded
    | DaimyoCounted
    | TimeCalled
    | HonorCorrected
    | ResilienceCorrected
    | HandCorrected
    | DeckCorrected
    | TurnCorrected
    | LaidCorrected
    | BushidoCorrected
    | LeaveWaited
    | SeatLeft
    | LevelLowered
)

__all__ = [
    "AnswerTakenBack",
    "Answered",
    "AnswersRefused",
    "Asked",
    "BushidoCorrected",
    "BushidoDiscarded",
    "BushidoLaid",
    "BushidoPassed",
    "CardFlipped",
    "CardLost",
    "CardPlayed",
    "CardTaken",
    "CardsBurned",
    "CardsDealt",
    "CardsDiscarded",
    "CardsDrawn",
    "CharactersSet",
    "Closed",
    "DaimyoCounted",
    "DeckCorrected",
    "DeckEnded",
    "Defeated",
    "DiscardTaken",
    "GameEnded",
    "HandCorrected",
    "Happening",
    "Healed",
    "HonorCorrected",
    "HonorPaid",
    "LaidCorrected",
    "LeaveWaited",
    "LevelLowered",
    "Opened",
    "PairsDealt",
    "Parried",
    "PropertyLaid",
    "PropertyLost",
    "Recovered",
    "ResilienceCorrected",
    "ResiliencePaid",
    "RolesSet",
    "SeatLeft",
    "Settled",
    "StepTaken",
    "TimeCalled",
    "TokensPlaced",
    "TurnBegan",
    "TurnCorrected",
    "TurnEnded",
    "WeaponGivenUp",
    "WeaponPlayed",
    "Wounded",
]
