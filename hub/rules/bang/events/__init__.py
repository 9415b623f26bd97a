"""Everything that can happen in a game of BANG!."""

from hub.rules.bang.events.cards_played import (
    CardLaid,
    CardLost,
    CardPlayed,
    CardTaken,
    EverythingTaken,
    Healed,
    LaidTaken,
    LifePaid,
    Settled,
)
from hub.rules.bang.events.combat import (
    BangPlayed,
    BeerSaved,
    Dodged,
    Fallen,
    ShotBack,
    TwoCardsFired,
    Untouched,
    Wounded,
)
from hub.rules.bang.events.corrections import (
    DeckCorrected,
    HandCorrected,
    LaidCorrected,
    LevelLowered,
    LifeCorrected,
    ReputationCorrected,
    SeatLeft,
    TurnCorrected,
)
from hub.rules.bang.events.game_end import DeckEnded, GameEnded
from hub.rules.bang.events.opening import HandsDealt, Opened, RolesSet, TokensPlaced
from hub.rules.bang.events.questions import AnswerOpened, Asked
from hub.rules.bang.events.turns import (
    AbilityCopied,
    AbilityUsed,
    CardFlipped,
    CardsBurned,
    CardsDiscarded,
    CardsDrawn,
    DiscardTaken,
    DynamitePassed,
    LaidLost,
    Recovered,
    TurnBegan,
)
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

Happening = (
    Opened
    | RolesSet
    | PairsDealt
    | CharactersSet
    | TokensPlaced
    | HandsDealt
    | Asked
    | Answered
    | AnswerTakenBack
    | AnswersRefused
    | AnswerOpened
    | Closed
    | StepTaken
    | TurnBegan
    | Recovered
    | AbilityCopied
    | CardFlipped
    | DynamitePassed
    | CardsDrawn
    | DiscardTaken
    | CardsDiscarded
    | AbilityUsed
    | CardsBurned
    | TurnEnded
    | LaidLost
    | BangPlayed
    | TwoCardsFired
    | Dodged
    | Untouched
    | ShotBack
    | Wounded
    | BeerSaved
    | Fallen
    | CardPlayed
    | Settled
    | CardLaid
    | CardTaken
    | LaidTaken
    | EverythingTaken
    | CardLost
    | Healed
    | LifePaid
    | DeckEnded
    | GameEnded
    | ReputationCorrected
    | LifeCorrected
    | HandCorrected
    | DeckCorrected
    | TurnCorrected
    | LaidCorrected
    | LeaveWaited
    | SeatLeft
    | LevelLowered
)

__all__ = [
    "AbilityCopied",
    "AbilityUsed",
    "AnswerOpened",
    "AnswerTakenBack",
    "Answered",
    "AnswersRefused",
    "Asked",
    "BangPlayed",
    "BeerSaved",
    "CardFlipped",
    "CardLaid",
    "CardLost",
    "CardPlayed",
    "CardTaken",
    "CardsBurned",
    "CardsDiscarded",
    "CardsDrawn",
    "CharactersSet",
    "Closed",
    "DeckCorrected",
    "DeckEnded",
    "DiscardTaken",
    "Dodged",
    "DynamitePassed",
    "EverythingTaken",
    "Fallen",
    "GameEnded",
    "HandCorrected",
    "HandsDealt",
    "Happening",
    "Healed",
    "LaidCorrected",
    "LaidLost",
    "LaidTaken",
    "LeaveWaited",
    "LevelLowered",
    "LifeCorrected",
    "LifePaid",
    "Opened",
    "PairsDealt",
    "Recovered",
    "ReputationCorrected",
    "RolesSet",
    "SeatLeft",
    "Settled",
    "ShotBack",
    "StepTaken",
    "TokensPlaced",
    "TurnBegan",
    "TurnCorrected",
    "TurnEnded",
    "TwoCardsFired",
    "Untouched",
    "Wounded",
]
