"""Everything that can happen in a game of Samurai Sword."""

from hub.rules.cardplay.opening import CharactersSet, PairsDealt
from hub.rules.cardplay.questions import (
    Answered,
    AnswersRefused,
    AnswerTakenBack,
    Closed,
    LeaveWaited,
    StepTaken,
    TurnEnded,
)
from hub.rules.samurai.events.cards_played import (
    BushidoLaid,
    CardPlayed,
    Healed,
    PropertyLaid,
    PropertyLost,
    ResiliencePaid,
)
from hub.rules.samurai.events.combat import Defeated, WeaponPlayed, Wounded
from hub.rules.samurai.events.corrections import (
    BushidoCorrected,
    HonorCorrected,
    LaidCorrected,
    LevelLowered,
    ResilienceCorrected,
    SeatLeft,
    TurnCorrected,
)
from hub.rules.samurai.events.game_end import (
    DaimyoCounted,
    DeckEnded,
    GameEnded,
    TimeCalled,
    TimeRecalled,
)
from hub.rules.samurai.events.opening import Opened, RolesSet, TokensPlaced
from hub.rules.samurai.events.questions import Asked
from hub.rules.samurai.events.turns import (
    BushidoDiscarded,
    BushidoPassed,
    CardsBurned,
    HonorPaid,
    Recovered,
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
