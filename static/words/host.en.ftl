### The host's pages, in English.

host-brand = Honor Hub
host-tagline = Light the lamp, shuffle, and let them sit down.
host-bar = The host
host-likes = Language and theme
host-to-home = First page
host-to-nights = Past nights
host-try-again = Try again
host-rather-not = Cancel

## Without a key

host-key-none = This page is the host’s
host-key-old = This link no longer works
host-key-how = Use the host’s link: the hub prints it when it starts, and again with this command on the machine it runs on.
host-key-player = I am a player

## The first page

host-new = New table
host-new-text = Choose how you play; people scan and sit down.
host-tournament = New tournament
host-tournament-text = 8 to 60 players, draws, score sheets, finals
host-watch = Watch a table play itself
host-tonight = Tonight
host-tonight-none = No table yet.
host-state-waiting = Waiting for people
host-state-playing = Playing
host-state-paused = Resting
host-state-over = Over
host-state-closed = Closed
host-state-show = Playing itself
host-back-to-duel = Back to the duel
host-nobody-yet = Nobody sits here yet.
host-nights = Past nights
host-nights-none = No night is over yet. The first one will stand here.
host-nights-all = All nights
host-nights-more = Older nights
host-won = Won by { $seats }
host-damaged =
    { $count ->
        [one] One table cannot be read
       *[other] { $count } tables cannot be read
    }
host-damaged-text = All others play on. Save it as it is for someone who may mend it: all roles and hands are in that file. Last night’s copy of the hub may still have the table whole.
host-damaged-why =
    { $count ->
        [0] Nothing is left of it.
        [one] Something is missing or altered; one record is left.
       *[other] Something is missing or altered; { $count } records are left.
    }
host-damaged-newer = A newer hub wrote it. Update this one, and it is back.
host-damaged-save = Save as it is
host-damaged-sure = What is left of { $table } is gone for good. Save it first if you want to keep it.

## A screen

host-screen = Let a TV or tablet in
host-screen-text = Open { $address } on the screen and type the four letters it shows.
host-screen-letters = The four letters
host-screen-table = What shall it show?
host-screen-no-table = There is no table to show yet. Open one first.
host-screen-send = Send the TV of table { $from } to { $to }
host-screen-yes = Let it in
host-screen-in = It is in: look at the screen.

## A new table

host-game = Game
host-players =
    { $high ->
        [one] for one player
       *[other] { $low } to { $high } players
    }
host-players-just =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
host-options-more = House rules and the rest
host-options-changed =
    { $count ->
        [0] as usual
        [one] one thing changed
       *[other] { $count } things changed
    }
host-open = Open the table
host-open-text = Then its code is here to scan.

## People gather

host-invitation = The way in
host-scan = Scan and sit down
host-qr = A code to scan; or type { $code }
host-full = Every seat is taken
host-seats =
    { $count ->
        [0] Around the table
        [one] One sits here
       *[other] { $count } sit here
    }
host-free =
    { $count ->
        [one] One chair is free. An empty one is taken away at the start.
       *[other] { $count } chairs are free. Empty ones are taken away at the start.
    }
host-wanted =
    { $count ->
        [one] One chair is free. The game needs everyone.
       *[other] { $count } chairs are free. The game needs everyone.
    }
host-seat-up = { $name } one seat earlier
host-seat-down = { $name } one seat later
host-seat-remove = Free { $name }’s seat
host-chair-free = free
host-ring-drag = Drag people to where they sit
host-ring-to = Tap the place to change with
host-go-round = Go round
host-go-round-text = Each seat lights up for a second. Whoever sits elsewhere taps “Not me”.
host-here-linked = here
host-here-away = phone not here
host-here-without = without a phone
host-here-bot = played by the hub
host-without = Someone without a phone
host-without-name = Their name
host-without-sit = Seat them
host-bots = Let the hub play along
host-bots-text = How many shall sit at the table, people and hub together? Whoever scans later takes over one of the hub’s seats.
host-bots-fill = Fill up to { $count } seats
host-how = How it is played
host-start = Start
host-start-text =
    { $count ->
        [one] 1 player
       *[other] { $count } players, as they sit here
    }

## During play

host-flag-turn = turn
host-flag-asked = waiting for an answer
host-seat-tap = Tap a player to play for them, to hand them this device, or to bring their seat to another phone.
host-undo-this = This would be taken back:
host-undo-untold = A move that is still secret.
host-undo-look = Look at the last move
host-rest = Pause
host-rest-why = What for? Everyone reads it.
host-rest-such-as = pizza
host-rest-yes = Pause the game
host-wake = Play on
host-pace = The hub’s pace
host-pace-calm = calm
host-pace-steady = steady
host-pace-brisk = brisk
host-straight = Correct something
host-straight-text = The cards on the table are always right. What you change here stands in the story.
host-act = Act for { $name }
host-act-none = Nothing is asked of this seat now.
host-act-hand = First hand this device to { $name }: only they can look at what is asked.
host-act-standing = Correct or leave
host-bot-seat = The hub plays here. Whoever joins with { $code } can take over.
host-hand = Hand this device to { $name }
host-hand-text = To look at what is for their eyes only, or to make their own move
host-hand-to = For { $name }
host-hand-to-text = Give the device to { $name }. Nobody else looks at it now.
host-hand-me = I am { $name }
host-hand-done = Done
host-hand-done-text = Covers everything; then give the device back.
host-hand-back = Back to the host
host-hand-back-text = { $name }’s seat is closed again. Give the device back.
host-hand-host = I am the host
host-proxy = Who answers for { $name }
host-proxy-text = You always can. A phone you choose here is asked along with you, and sees nothing that is { $name }’s alone.
host-proxy-none = Only me
host-move = Bring this seat to another phone
host-move-text = On the other phone, at this address or with this code. It works once, within ten minutes. Once the game runs, the others see it and are asked who it is.

## Looking on

host-sharing = Screens and onlookers
host-join-late = Seats can still be taken over with
host-watcher = A link for someone who looks on
host-watcher-text = Shown only this once. Whoever has it sees what the whole table sees.
host-panel = A key for a panel of lamps and buttons
host-panel-text = Shown only this once. It goes into the panel’s settings.
host-panel-in = Let a panel of lamps and buttons in
host-panel-in-text = A panel without a key says four letters where it was started, or in its journal. Type them here.
host-panel-in-done = It is in: its lamps follow this table.
host-panels =
    { $count ->
        [one] One panel has a key to this table.
       *[other] { $count } panels have a key to this table.
    }
host-panels-out = Take the panels’ keys back
host-panels-out-text = Their lamps go dark and their buttons do nothing more. To come back, a panel is started without its old key.

## The end

host-end = Close the table
host-end-sure = The game stops here and cannot go on. What was played stays among the past nights only if it came to its end.
host-end-yes = Close it
host-delete = Delete the table
host-delete-sure = The table and its whole story are gone for good. Save the night first if you want to keep it.
host-delete-yes = Delete it
host-again = Play again
host-again-text = The same people, the same seats, a new deal
host-again-with = Also playing: { $names }
host-roles = Who was who
host-score = The score
host-chart = { $counter } through the night
host-chart-marks = What the marks mean
host-save-night = Save this night

## All nights

host-save-all = Save all results (CSV)
host-bring = Load a saved night
host-statistics = Statistics
host-statistics-text = By person, role and character
host-count-by = Count by
host-by-name = Person
host-by-role = Role
host-by-figure = Character
host-sum-won = Won
host-sum-of = { $won } of { $played }
host-sum-share = Share
host-sum-points = Points
host-sum-mean = { $of } on average
host-sums-none = Nobody has played a night to its end yet.
host-count-hub = Count the hub’s own seats too

## Alone

host-alone = Play alone
host-to-alone = The duel
host-to-sheets = Sheets
host-against = against { $name }
host-by-against = Opponent
alone-name = Your name
alone-me = Ronin
alone-begin = Draw your sword
alone-against = against { $name }, on this very device
alone-sheets = Sheets of your own
alone-record = You: won { $won } of { $played }.
alone-measured = Won about { $share } times in 100.
alone-saved = saved here
alone-fought = Duels so far
alone-rates = Win rate by opponent

## Sheets

sheets-title = Sheets for { $game }
sheets-new = Type in a sheet
sheets-new-text = From your own booklet, checked while you type
sheets-edit-title = Change a sheet
sheets-own = Saved on this hub
sheets-own-none = None yet.
sheets-ours = Those that come with it
sheets-copy = Copy
sheets-edit = Change
sheets-export = Download
sheets-bring = Import a sheet
sheets-delete = Delete the sheet
sheets-delete-yes = Delete it
sheets-delete-sure = { $name } is gone for good. Save the file first if you want to keep it. Duels that were fought stay.
sheets-save = Save on the hub
sheets-text = The sheet as text
sheets-wrong =
    { $count ->
        [0] All is well: it can be saved.
        [one] One thing is still to do.
       *[other] { $count } things are still to do.
    }
