### The tournament in English. Every sentence is our own.

game-tournament = Tournament

## The story

story-opened = The tournament is open.
story-entered = { $seat } has entered.
story-renamed = New name: { $seat }.
story-sent-away = { $seat } is out of the tournament: { $why }
story-withdrew = { $seat } has left the tournament.
story-game-left = { $seat } has left the game at their table.
story-stayed = { $seat } left one game and stays in the tournament.
story-returned = { $seat } is back.
story-drawn =
    { $count ->
        [one] Round { $number } is drawn: 1 table.
       *[other] Round { $number } is drawn: { $count } tables.
    }
story-draw-voided = The draw is cancelled. There will be a new one.
story-draw-voided-why = The draw is cancelled: { $why }
story-round-started = The round has begun.
story-clock-paused = The clock is stopped.
story-clock-held = The hub was restarted. The clock waits for the referee.
story-clock-resumed = The clock is running again.
story-time-added =
    { $count ->
        [one] 1 more minute for this round.
       *[other] { $count } more minutes for this round.
    }
story-time-called = Time is up: finish the turn, then points are counted.
story-time-recalled = Time is not up after all: play on.
story-reported = { $table } is over.
story-corrected = The sheet of { $table } was corrected: { $why }
story-cautioned = A caution for { $seat }: { $why }
story-penalised = { $seat } loses { $count ->
        [one] 1 point
       *[other] { $count } points
    }: { $why }
story-penalty-lifted = A penalty of { $seat } no longer counts: { $why }
story-dispensed-rounds =
    { $count ->
        [one] Exception: one qualifying round.
       *[other] Exception: { $count } qualifying rounds.
    }
story-dispensed-finalists = Exception: the best { $count } play the finals.
story-dispensed-minutes =
    { $count ->
        [0] Rounds have no time limit.
        [one] Exception: a round lasts 1 minute at most.
       *[other] Exception: a round lasts { $count } minutes at most.
    }
story-dispensed-length =
    { $count ->
        [0] The tournament has no time limit.
        [one] Exception: the tournament lasts 1 minute at most.
       *[other] Exception: the tournament lasts { $count } minutes at most.
    }
story-dispensed-mixing =
    { $count ->
        [0] Who sits with whom is drawn at random.
       *[other] The draw keeps people apart who have met.
    }
story-dispensed-prizes =
    { $count ->
        [0] There are no prizes.
       *[other] The first four get the prizes of the tournament rules.
    }
story-table-put-right = { $table } was put right.
story-table-reopened = { $table } is played on.
story-noted = On the record: { $why }
story-referee-called = { $seat } calls the referee to { $table }.
story-call-answered = The referee has answered { $seat }’s call.
story-qualifying-closed = The qualifying rounds are over. In the finals: { $seats }.
story-duel-decided = { $seat } wins the duel { $table }.

## Why not

refusal-field-full = The tournament is full: { $count } have entered.
refusal-entries-closed = The first round is drawn. Ask the referee to let you in.
refusal-last-round-drawn = The last round is drawn: nobody can enter any more.
refusal-too-few =
    { $count ->
        [0] Nobody is here; a table needs { $low }.
        [one] Only 1 player is here; a table needs { $low }.
       *[other] Only { $count } players are here; a table needs { $low }.
    }
refusal-table-over = A table of this round is over: the draw can no longer be cancelled.
refusal-no-time-limit = This tournament has no time limit.
refusal-rounds-fixed = The number of rounds was fixed at the first draw.
refusal-clock-runs = Only before the clock starts.
refusal-already-called = The referee knows and is coming.
refusal-nobody-present = There is nobody left to play the finals.
refusal-too-much-honor = The box has { $high } honor, but this sheet has { $count }.
refusal-too-many-daimyo = The box has { $high } Daimyo, but this sheet has { $count }.
refusal-too-much-resilience = Seat { $chair }: this character has at most { $high } resilience.
refusal-honor-left = Honor ran out, but everyone on this sheet has some left. Who has 0?
refusal-no-team-mate = Seat { $chair } is the Ronin, who has no team-mate to defeat.
refusal-master-fallen = Seat { $chair } has no resilience left, so cannot be the Swordmaster.
refusal-duel-stands = The next round has begun: this duel can no longer be changed.
refusal-duel-not-yet = It is not known yet who fights this duel.

## What can be done

offer-draw = Draw the round
offer-draw-hint =
    { $few ->
        [1]
            { $tables ->
                [0] Everyone who is here gets a seat; the Shoguns are drawn first.
               *[other] Only { $count } players; the rules ask for eight. They sit at 1 table of { $size }.
            }
       *[0]
            { $rest ->
                [0] { $count } players: { $many } tables of { $size }. The Shoguns are drawn first.
               *[other]
                    { $many ->
                        [one] { $count } players: 1 table of { $size } and { $rest } of { $other }. The Shoguns are drawn first.
                       *[other] { $count } players: { $many } tables of { $size } and { $rest } of { $other }. The Shoguns are drawn first.
                    }
            }
    }
offer-take-sheet = Take a score sheet
offer-take-sheet-hint = To fill it in, or to correct it.
offer-fill-sheet = Hand the sheet in
offer-fill-sheet-hint = Roles, characters and what each had at the end.
offer-correct-sheet = Correct the sheet
offer-correct-sheet-hint = The old one stays on the record.
offer-put-back = Put the sheet back
offer-put-back-hint = Nothing changes.
offer-close-qualifying = End the qualifying rounds
offer-close-qualifying-hint = From then on the standings are final, and everyone sees them.
offer-decide-duel = Decide a duel
offer-decide-duel-hint = Fought elsewhere, forfeited, or entered wrongly.
offer-start-round = Start the round
offer-start-round-hint = The clock runs from now.
offer-pause-clock = Stop the clock
offer-pause-clock-hint = The tables play on; the clock waits until you start it again.
offer-resume-clock = Start the clock again
offer-resume-clock-hint = From where it stopped.
offer-add-time = More time
offer-add-time-hint = More minutes, for this round only. It goes on the record.
offer-time-up = Time is up
offer-time-up-hint = Every table finishes its turn and counts.
offer-recall-time = Time is not up
offer-recall-time-hint = Tables that have counted are done; the others play on. The clock keeps what was left and waits until you start it again.
offer-void-draw = Cancel the draw
offer-void-draw-hint = As long as no table is over. Its Shoguns do not count.
offer-enter = Enter a player
offer-enter-hint = Late too, until the last round is drawn.
offer-rename = Correct the name
offer-rename-hint = Everything else stays.
offer-send-away = Remove
offer-send-away-hint = Their points stay; the next draw leaves them out.
offer-take-back = Let back in
offer-take-back-hint = The next draw includes them again.
offer-answer-call = Done, I was there
offer-answer-call-hint = Takes the call off the list.
offer-caution = Caution
offer-caution-hint = On the record; costs no points.
offer-penalty = Penalty
offer-penalty-hint = Costs points. Only that player is told.
offer-lift-penalty = Lift a penalty
offer-lift-penalty-hint = Both stay on the record.
offer-reopen = Let a table play on
offer-reopen-hint = Its game ended by a slip: it goes on from before the last move, and its result does not count.
offer-record-correction = Put a correction on the record
offer-record-correction-hint = The hub does that by itself.
offer-call-for = Call the referee for a correction
offer-call-for-hint = The hub does that by itself.
offer-note = Note a decision
offer-note-hint = In words, for the record.
offer-rounds = Qualifying rounds
offer-rounds-hint = An exception to the rules: say who allowed it. Fixed at the first draw.
offer-finalists = Finalists
offer-finalists-hint = Four; eight is an exception.
offer-minutes = Minutes a round
offer-minutes-hint = The time limit of a round; 0 is none.
offer-length = Minutes in all
offer-length-hint = The time limit of the whole tournament; it may end the qualifying rounds early.
offer-mixing = Who sits with whom
offer-mixing-hint = Our own rule: keep people apart who have met, or draw at random.
offer-prizes = Prizes
offer-prizes-hint = Show the prizes at the end? Say who gives them.
offer-call-referee = Call the referee
offer-call-referee-hint = The referee comes to your table.
offer-withdraw = Leave the tournament
offer-withdraw-hint = From the next draw on. To leave a running game, do it at its table. Your points stay, and until the finals the referee can let you back in.
offer-left-tournament = You left your game. The tournament too?
offer-left-tournament-hint = Whoever is gone is not drawn again; the points stay, and until the finals the referee can let them back in.
offer-left-for-good = Left a game: the tournament too?
offer-left-for-good-hint = Whoever is gone is not drawn again; the points stay, and until the finals you can let them back in.
offer-left-game = Somebody left their game
offer-left-game-hint = The hub says so by itself.
offer-back-in-game = Somebody is back in their game
offer-back-in-game-hint = The hub says so by itself.
offer-report = Report a table
offer-report-hint = The hub does this by itself.

## Fields of a form

field-entrant = Player
field-table = Table
field-again = Someone must be Shogun again
field-samurai = Samurai
field-samurai-2 = Second Samurai
field-ronin = Ronin
field-leading-ninja = Ninja with more stars
field-ending = How it ended
field-chair = By whom
field-character = Character
field-honor = Honor
field-daimyo = Daimyo
field-resilience = Resilience left
field-side = Winner
field-conduct = Conduct
field-points = Points
field-penalty = Penalty
field-count = How many
field-duel = Duel
field-winner = Winner
field-gone = Has the player left the tournament?

value-shogun-again = Draw from those who were Shogun longest ago
value-gone = Yes, gone for good
value-stays = No, only this game
value-honor = Honor ran out
value-swordmaster = Swordmaster
value-deadly-strike = Deadly Strike
value-time = Time was up
value-showing-role = Showing your role
value-looking-at-hand = Looking at someone’s hand
value-false-information = False information about the game
value-outside-advice = Advice from outside
value-agreed-ending = Agreeing on the result
value-cheating = Cheating
value-slow-play = Playing slowly on purpose
value-lying = Lying to the referee
value-disputing = Disputing a decision
value-swearing = Swearing or blasphemy
value-insulting = Provoking or insulting
value-threatening = Threatening somebody
value-other = Something else

## How far it is, and what things are called

phase-entry = Entries open
phase-round = Round under way
phase-between = Between rounds
phase-finals = Finals
phase-over = Over
clock-off = Not started
clock-running = Running
clock-up = Time is up
stage-quarter-1 = Quarter-final 1
stage-quarter-2 = Quarter-final 2
stage-quarter-3 = Quarter-final 3
stage-quarter-4 = Quarter-final 4
stage-semi-1 = Semi-final 1
stage-semi-2 = Semi-final 2
stage-final = Final
decision-caution = Caution
decision-penalty = Penalty
decision-lifted = Penalty lifted
decision-correction = Sheet corrected
decision-typed-in = Sheet typed in
decision-void-draw = Draw cancelled
decision-shogun-again = Shogun again
decision-sent-away = Removed
decision-rounds = Qualifying rounds
decision-finalists = Finalists
decision-minutes = Minutes a round
decision-length = Minutes in all
decision-mixing = Who sits with whom
decision-prizes = Prizes
decision-time-added = More time
decision-time-recalled = Time was not up
decision-duel = Duel decided
decision-note = Note
decision-put-right = Table put right
decision-own-correction = A player’s correction
decision-reopened = Table reopened
role-shogun = Shogun
role-samurai = Samurai
role-ninja = Ninja
role-leading-ninja = Ninja with more stars
role-ronin = Ronin
team-entrant = Player
score-points = Qualifying points
mark-absent = Absent
level-tokens = Tokens
level-companion = Companion
level-cards = Cards on phones
option-players = Players at most
option-level = Level of the tables
option-entries = Entries
option-rounds = Qualifying rounds
option-finalists = Finalists
option-minutes = Minutes a round
option-length = Minutes in all
option-prizes = Prizes
option-mixing = Who sits with whom
outcome-cause-final = The final is over.
outcome-reason-finals = The duels decided the first places, the points the others.

## Rulings

rulings-title = Rulings for the tournament
rulings-intro = What we play where the publisher’s tournament rules leave a case open.
rulings-draw = The draw
rulings-points = Points and places
rulings-referee = Time and the referee
ruling-draw-1 = Above fifty players there is a table of five for every five players; each player left over turns one of them into a table of six. Fewer than eight players sit at one table.
    .title = More players than the printed list
    .group = { rulings-draw }
    .why = It goes on like the printed list, and nobody is Shogun more than once.
ruling-draw-2 = If people left or rounds were added, there may be too few who have not been Shogun. The missing Shoguns are then drawn from those who were Shogun longest ago. The referee is told before the draw counts, and it goes on the record.
    .title = When somebody must be Shogun again
    .group = { rulings-draw }
    .why = Never twice only works if everybody stays.
ruling-draw-3 = The number of rounds is fixed at the first draw, whoever comes or goes later.
    .title = How many rounds
    .group = { rulings-draw }
    .why = A round more or less would decide who wins.
ruling-draw-4 = The draw can avoid seating the same people together again. The rules ask for chance, so it does that only if the referee says so.
    .title = Meeting again
    .group = { rulings-draw }
    .why = A club evening may prefer new faces.
ruling-points-1 = A Ronin’s Daimyo are worth nothing in the individual score either.
    .title = A Ronin’s Daimyo
    .group = { rulings-points }
    .why = They are worth nothing to the Ronin anywhere else.
ruling-points-2 = Equal in points and in tables won: it is drawn by lot, and the lot is recorded with its seed.
    .title = Still equal
    .group = { rulings-points }
    .why = Anyone can repeat it and check.
ruling-points-3 = First meets fourth and second meets third. Whoever loses a semi-final shares third place. Of eight, the winners of the first two quarter-finals meet, and those of the last two.
    .title = Who meets whom in the finals
    .group = { rulings-points }
    .why = The printed bracket would bring some pairs together twice.
ruling-points-4 = Of eight finalists, those who lose a quarter-final rank fifth to eighth by their points. Prizes are not part of the standings. They depend on the number of players, not of rounds, and are shown only if the organiser gives them.
    .title = Places five to eight, and prizes
    .group = { rulings-points }
    .why = Those four did not play each other.
ruling-points-5 = Whoever has gone home keeps points and place, but is not in the finals: the next best is. Whoever is on no score sheet is in no final and not in the ranking. A finalist without an opponent goes on.
    .title = Those who went home
    .group = { rulings-points }
    .why = A final needs two.
ruling-time-1 = When a round’s time is up, the turn in progress is finished, then points are counted as if honor had run out: no Swordmaster, no Deadly Strike.
    .title = When time is up
    .group = { rulings-referee }
    .why = Everyone can see which turn is the last.
ruling-time-2 = The referee ends the qualifying rounds, after the last table. Until then sheets can be corrected and the standings are secret; from then on both are final.
    .title = When the standings become public
    .group = { rulings-referee }
    .why = A mistake is often found when the last sheet is in.
ruling-time-3 = “Time is up” can be taken back, or the round given more minutes, as long as one of its tables plays. A table that has counted is done; everywhere else the game goes on after the turn in progress. After the hub was off, the clock waits with what was left until the referee starts it again.
    .title = When time was not up
    .group = { rulings-referee }
    .why = A clock can be wrong; what people have counted together is not played again.
