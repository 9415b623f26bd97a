"""Everything that can happen in a game of Samurai Sword."""

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
    LeaveWaited,
    StepTaken,
    TurnEnded,
)
from hub.rules.cardplay.dealing import CharactersSet, PairsDealt
from hub.rules.samurai.events.amending import (
    BushidoCorrected,
    HonorCorrected,
    LaidCorrected,
    LevelLowered,
    ResilienceCorrected,
    SeatLeft,
    TurnCorrected,
)
from hub.rules.samurai.events.asking import Asked
from hub.rules.samurai.events.dealing import Opened, RolesSet, TokensPlaced
from hub.rules.samurai.events.ending import (
    DaimyoCounted,
    DeckEnded,
    GameEnded,
    TimeCalled,
    TimeRecalled,
)
from hub.rules.samurai.events.fighting import Defeated, WeaponPlayed, Wounded
from hub.rules.samurai.events.playing import (
    BushidoLaid,
    CardPlayed,
    Healed,
    PropertyLaid,
    PropertyLost,
    ResiliencePaid,
)
from hub.rules.samurai.events.turning import (
    BushidoDiscarded,
    BushidoPassed,
    CardsBurned,
    HonorPaid,
    Recovered,
    TurnBegan,
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
    | TimeRecalled
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
    "TimeRecalled",
    "TokensPlaced",
    "TurnBegan",
    "TurnCorrected",
    "TurnEnded",
    "WeaponGivenUp",
    "WeaponPlayed",
    "Wounded",
]
