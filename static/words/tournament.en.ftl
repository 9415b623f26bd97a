### The tournament’s pages, in English: the desk, the hall’s screen, a player’s phone.
### They come with the tournament’s own words, so nobody else loads them.

## Where it stands

t-round = Round { $round }
t-round-of = Round { $round } of { $rounds }
t-table = Table { $number }
t-table-word = Table
t-table-of-round = Round { $round }, table { $number }
t-chair = Seat
t-role = Role
t-left = left in this round
t-no-limit = no time limit
t-not-started = the clock has not started
t-paused = the clock is stopped
t-restarted = Hub restarted: waiting for the referee
t-somebody = Somebody
t-finish-turn = Finish the turn, then count.

## Points and places

t-place = Place
t-points = Points
t-team-points = Team
t-own-points = Own
t-prize = Prize
t-wins = Wins
t-wins-count = Tables won
t-standings = After the rounds
t-ranking = Final ranking
t-lots = Equal in points and tables won, drawn by lot: { $places }
t-walk-over = no opponent
t-not-known = not known yet
t-over = over

## A player’s phone

t-your-seat = Your seat
t-company = At your table
t-you-are-shogun = You are the Shogun
t-opens = Your table opens in a moment.
t-to-table = To my table
t-sit = I am in my seat
t-leaving = You have left the tournament: this table is your last. The referee can let you back in.
t-against = Against { $name }
t-your-place =
    { $place ->
        [1] You have won the tournament
        [2] Second place
        [3] Third place
       *[other] Place { $place }
    }
t-your-prize = Prize: { $count }
t-wait-entry =
    { $count ->
        [one] You are in, the first so far. The referee draws the first round.
       *[other] You are in: { $count } so far. The referee draws the first round.
    }
t-wait-between = Your table is over. Round { $round } is drawn soon.
t-wait-late = You are in. Round { $round } is drawn soon.
t-wait-last = All tables are over. When the referee ends the rounds, everyone sees the standings.
t-wait-others = Your table is over. Others are still playing.
t-wait-next = This round is played without you. You are in the next draw.
t-wait-winner = { $stage }: you meet whoever wins, { $one } or { $other }.
t-wait-finals = The finals are being fought.
t-out = You are out of the tournament. The referee can let you back in.
t-my-tables = My tables
t-so-far =
    { $penalty ->
        [0] { $count } so far
       *[other] { $count } so far ({ $before } − { $penalty })
    }
t-in-all =
    { $penalty ->
        [0] { $count } in all
       *[other] { $count } in all ({ $before } − { $penalty })
    }
t-before = ({ $before } − { $penalty })
t-points-of =
    { $count ->
        [one] 1 point
       *[other] { $points } points
    }
t-own-line = Until the qualifying rounds are over you see only your own line.
t-conduct = From the referee
t-back = Back to the tournament
t-back-short = Tournament
t-left-game = You left this game. The tournament too?
t-goes-on = Your next seat appears by itself.

## Coming in

t-entrance-list = Which one are you?
t-entrance-seek = Find my name
t-entrance-me = I am { $name }
t-entrance-new = Not on the list?
t-entrance-first = Who are you?
t-entrance-enter = Enter the tournament
t-entrance-begun = The tournament has begun
t-entrance-ask = Ask the referee for your code.
t-entrance-code = Your code
t-entrance-go = Let me in
t-entrance-closed = Entries are closed
t-entrance-over = This tournament is over.

## A pasted list

t-list = The list as it will be entered
t-list-known = already there

## The hall’s screen

t-hall-names = Who has entered
t-hall-count =
    { $count ->
        [0] Nobody has entered yet
        [one] One has entered
       *[other] { $count } have entered
    }
t-hall-enter = Enter with your phone
t-hall-enter-text = No phone? The referee writes you down.
t-hall-sit = Find your table. Whoever has the crown is the Shogun.
t-hall-sit-by-name = Find your table. Whoever sits in seat 1 is the Shogun.
t-hall-by-name = Find your name: the table, then the seat
t-hall-playing =
    { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
t-hall-between = All tables are over. Round { $round } is drawn soon.
t-hall-last = The rounds are over. The standings come soon.
t-hall-over = The tournament is over
t-place-of =
    { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] Place { $place }
    }
t-prize-of = Prize { $count }
t-again = See it again

## The referee’s desk

desk-key-none = The referee’s desk needs its key
desk-key-old = This key no longer works for the desk
desk-key-how = The host makes one on the first page, beside the tournament.
desk-title = Tournament { $table }
desk-back = First page
desk-field =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } · best { $finalists } to the finals
desk-parts = Sections
desk-part-entries = Entries
desk-part-tables = Tables
desk-part-standings = Standings
desk-part-bracket = Finals
desk-part-record = Record
desk-part-paper = Paper
desk-part-more = More
desk-likes = Language and theme
desk-pick = choose …
desk-change = Change

desk-next-draw = Draw round { $round }
desk-next-draw-text =
    { $count ->
        [one] 1 player is here
       *[other] { $count } players are here
    }
desk-next-start-round = Start the clock
desk-next-start-round-text = once everyone sits
desk-next-close-qualifying = End the qualifying rounds
desk-next-close-qualifying-text = then everyone sees the standings
desk-next-playing =
    { $count ->
        [one] One table is still playing
       *[other] { $count } tables are still playing
    }
desk-next-up =
    { $count ->
        [one] Time is up: one table is counting its points
       *[other] Time is up: { $count } tables are counting their points
    }
desk-next-duels =
    { $count ->
        [one] One duel is being fought
       *[other] { $count } duels are being fought
    }
desk-next-over = The ranking is final
desk-called = { $name } calls you: { $table }
desk-calls = calls you
desk-restarted = The hub was restarted: { $left } left. Resume?
desk-taken-list = New phone, from the list:
desk-taken-code = New phone, with a code:
desk-taken-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
desk-taken-seen = Seen

## Entries

desk-entered =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
desk-rounds-why = The rules set the rounds by the number of players: 3 up to 14, 4 up to 24, 5 from 25 on. The first draw fixes them.
desk-nobody = Nobody has entered yet. Let people scan the code, or write them down.
desk-seek = Find a name
desk-was-shogun = was Shogun
desk-phone-linked = Phone connected
desk-phone-away = Phone disconnected
desk-phone-none = No phone
desk-by-phone = By phone
desk-scan = Code to scan with a phone, to enter
desk-by-name = By name
desk-enter = Enter
desk-from-list = A list of names
desk-list-hint = One name a line, or paste a spreadsheet
desk-file = From a file …
desk-enter-count =
    { $count ->
        [0] Enter them
       *[other] Enter { $count }
    }
desk-entered-now =
    { $count ->
        [0] Nobody new.
        [one] One entered.
       *[other] { $count } entered.
    } { $known ->
        [0] {""}
        [one] One was already there.
       *[other] { $known } were already there.
    }
desk-number-of = No. { $number }
desk-has-phone = Has a phone
desk-no-phone = Without a phone
desk-code-text = Phone lost, flat or changed? A code brings this player to a new phone, and the old one closes.
desk-code = Code for a phone
desk-shut-phone = Disconnect the phone

## Tables

desk-rounds = Rounds
desk-no-tables = Tables appear here once a round is drawn.
desk-tables-left =
    { $count ->
        [0] { $all ->
            [one] The table is over
           *[other] All tables are over
        }
        [one] { $all ->
            [one] The table is still playing
           *[other] 1 of { $all } tables still playing
        }
       *[other] { $count } of { $all } tables still playing
    }
desk-awaited = awaited
desk-state-over = Over
desk-state-none = On paper: type its sheet in
desk-state-paused = Paused
desk-state-begins = Roles and characters
desk-state-begins-duel = Choosing characters
desk-state-turn = Turn { $round } · { $name }
desk-state-still = no move for { $count } min
desk-pause = Pause
desk-go-on = Resume
desk-fill = Type the sheet in
desk-correct = Correct
desk-reopen = Let it play on
desk-right = Put right
desk-right-title = Put right: { $table }
desk-right-why = Why? It goes on the record.
desk-right-why-forgotten = A tap was forgotten
desk-right-why-slip = A wrong tap
desk-right-why-counted = Counted at the table
desk-right-why-dispute = My decision
desk-right-undo = Take the last move back
desk-right-untold = A move that stays secret
desk-right-act = Act for a seat
desk-right-for = For { $name }
desk-right-none = Nothing can be done for this seat now.
desk-right-story = What happened
desk-made = Put right at this table
desk-made-referee = Referee
desk-made-undo = Took the last move back
desk-made-overturned = Did not let pass:
desk-waiting-yes =
    { $count ->
        [0] nobody has said yet that it is right
        [one] one says that it is right
       *[other] { $count } say that it is right
    }
desk-waiting-no = { $name } says that it is not right
desk-waiting-called = nobody answers
desk-accept = Accept
desk-overturn = Overturn
desk-points-show = Show points
desk-points-hide = Hide points
desk-screens = Screens and panels
desk-screens-of =
    { $count ->
        [0] Screen …
       *[other] Screens: { $count }
    }
desk-screens-text = Open { $address } on the screen, or a panel’s page, and type its four letters here.
desk-letters = The four letters
desk-shows = It shows
desk-hall = The whole hall
desk-device = What it is
desk-screen = A screen
desk-panel = A panel
desk-let-in = Connect it
desk-let-in-done = Connected.
desk-window = On this machine
desk-window-hall = For a projector: the hall’s screen in its own window.
desk-window-table = To watch: this table’s screen in its own window, without anyone’s secrets.
desk-window-key = Prepare a window
desk-window-open = Open it

## Score sheets

desk-fill-text = Copy the paper: a row for each seat. Whoever has no other role is a Ninja.
desk-correct-text = Change what is wrong and say why. The old sheet stays on the record.
desk-put-back = Put the sheet back
desk-cell = { $field }: { $name }
desk-sheet-open =
    { $count ->
        [one] One field still empty
       *[other] { $count } fields still empty. Next
    }
desk-open-cell = still empty
desk-open-role = { $role }?
desk-sheet-beyond = { $cell } can be { $low } to { $high }.
desk-sheet-full = Every field is filled in

## Standings and finals

desk-standings-secret = Until the qualifying rounds are ended only you see these. They are hidden again after a minute.
desk-standings-public = The qualifying rounds are ended: everyone sees these.
desk-standings-show = Show the standings
desk-standings-hide = Hide them
desk-sheets-show = Show the sheets
desk-sheets-hide = Hide them
desk-no-bracket = The best { $count } meet here once the qualifying rounds are ended.
desk-decide = Decide
desk-decide-again = Correct
desk-duels = The duels
desk-final-sure = { $name } wins the tournament. It is then over, and the hall shows the ranking at once. Sure?
desk-sure = Confirm

## The record, and leave to differ

desk-record-text = Every decision, the newest first. Nothing is ever deleted.
desk-record-empty = No decision is on the record yet.
desk-minus =
    { $count ->
        [one] −1 point
       *[other] −{ $count } points
    }
desk-number = { $count }
desk-penalty-line = { $name }, −{ $count }: { $why }
desk-dispensations = Exceptions
desk-dispensations-text = Here you play differently from the tournament rules. An official tournament needs the publisher’s permission first; your own evening does not. Your reason goes on the record.
desk-minutes = { $count } min
desk-no-limit = no limit
desk-mixing-0 = At random
desk-mixing-1 = Keep people apart who have met
desk-prizes-0 = Show no prizes
desk-prizes-1 = Show the prizes
desk-others = More

## Paper and files

desk-papers = To print
desk-paper-by-table = Draw by table
desk-paper-by-name = Draw by name
desk-paper-blank = Empty score sheets
desk-paper-filled = Filled score sheets
desk-paper-standings = Standings
desk-paper-bracket = Finals
desk-paper-ranking = Final ranking
desk-paper-secret = Not for the players yet. It is hidden again after a minute.
desk-secret = Only for the referee: not for the players yet.
desk-after-rounds =
    { $count ->
        [0] No round is over yet
       *[other] Rounds over: { $count } of { $rounds }
    }
desk-no-paper = There is nothing to print here yet.
desk-at = Table { $number }, seat { $chair }
desk-signed = Referee:
desk-signature = Signature
desk-print = Print
desk-print-text = A4, portrait. What you see is what is printed.
desk-files = Files
desk-file-draw = The draw of round { $round }
desk-file-sheets = All score sheets
desk-file-standings = Standings
desk-file-ranking = Final ranking
desk-file-record = The record, with times
desk-sheets-in = Score sheets from a CSV file
desk-sheets-read =
    { $count ->
        [one] One sheet added.
       *[other] { $count } sheets added.
    }
desk-file-export = The whole tournament as a file

## The host’s part

host-tournaments = Tournaments
host-tournament-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
host-tournament-rules = Rules
host-tournament-rules-note =
    { $minutes ->
        [0] no time limit
       *[other] { $minutes } min a round
    }, { $finalists } finalists, { $mixing ->
        [0] seats at random
       *[other] new neighbours each round
    }
host-tournament-leave = Minutes, eight finalists and keeping people apart are exceptions to the tournament rules. The referee can change them later, on the record.
host-tournament-names =
    { $count ->
        [0] Who comes
        [one] Who comes: 1 name
       *[other] Who comes: { $count } names
    }
host-tournament-names-hint = Aya Mori
host-tournament-names-text = One name a line, or paste a spreadsheet. Everyone else enters by phone, or at the desk.
host-tournament-open = Open the tournament
host-tournament-open-text = The referee’s desk opens here.
host-ranking = See the ranking
host-show-hall = Tournament: the hall
host-desk = The referee’s desk
host-desk-key = New key for the referee
host-desk-key-text = The referee’s old keys stop working, on every device. The new one is shown once.
host-desk-once = Shown once. Whoever opens this link is the referee.
host-desk-copy = Copy the link
host-desk-copied = Copied
host-tournament-delete = Delete it for good
host-tournament-delete-text = The tournament goes, with all its tables, sheets and the record. Nothing brings it back.

## How a tournament goes, for those who are new

how-1-title = Rounds
how-1-text =
    Every round, new tables are drawn. Your phone says which table and which seat. There, tap “I am in my seat” and the game opens.
    Whoever has seat 1 is the Shogun, and nobody is Shogun twice.
    You get two characters and keep one.
how-2-title = Points
how-2-text =
    The best team at a table gets the most points, and all its players get the same.
    Your own honor and resilience are added, so you score even if your team loses.
    Your points are here. The standings stay secret until the last round is over.
how-3-title = Finals
how-3-text =
    The best meet in duels, and only the duels decide the first places.
    Something is wrong at your table? Call the referee from this page. What the referee decides is final.
    Your phone died? The referee gives you a code for another one.
