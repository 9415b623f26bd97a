### The host's pages, in English.

host-brand = Honor Hub
host-tagline = Real cards on the table, secrets on the phones.
host-bar = The host
host-likes = Language and theme
host-to-home = First page
host-to-nights = Past nights
host-try-again = Try again
host-rather-not = Cancel

## Without a key

host-key-none = This page is for the host
host-key-old = This link no longer works
host-key-how = Use the host’s link. The hub prints it when it starts, and again with this command on the machine it runs on.
host-key-player = I am a player

## The first page

host-new = New table
host-games = What shall we play?
host-tournament = New tournament
host-cup = Tournament
host-cup-text = 8 to 60 players
host-watch = Watch a table play itself
host-tonight = Tonight
host-state-waiting = Waiting for players
host-state-playing = Playing
host-state-paused = Paused
host-state-over = Over
host-state-closed = Closed
host-state-show = Playing itself
host-back-to-duel = Back to the duel
host-nobody-yet = Nobody is here yet.
host-nights = Past nights
host-nights-none = No night is over yet. The first one will appear here.
host-nights-all = All nights
host-nights-more = Older nights
host-won = Won by { $seats }
host-damaged =
    { $count ->
        [one] One table cannot be read
       *[other] { $count } tables cannot be read
    }
host-damaged-text = The other tables play on. Save it as it is for someone who can repair it: the file contains all roles and hands. Last night’s backup of the hub may still have the whole table.
host-damaged-why =
    { $count ->
        [0] Nothing is left of it.
        [one] Something is missing or changed; one record is left.
       *[other] Something is missing or changed; { $count } records are left.
    }
host-damaged-newer = A newer hub wrote it. Update this one and it will be back.
host-damaged-save = Save as it is
host-damaged-sure = What is left of { $table } is gone for good. Save it first if you want to keep it.

## A screen

host-screen = Connect a TV or tablet
host-screen-text = Open { $address } on the screen and type the four letters it shows.
host-screen-letters = The four letters
host-screen-table = What should it show?
host-screen-no-table = There is no table to show yet. Open one first.
host-screen-send = Send the TV of table { $from } to { $to }
host-screen-yes = Connect it
host-screen-in = Connected: look at the screen.

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
host-options-more = House rules and more
host-options-changed =
    { $count ->
        [0] as usual
        [one] one thing changed
       *[other] { $count } things changed
    }
host-open = Open the table
host-open-text = Then you get its code to scan.

## People gather

host-invitation = How to join
host-scan = Scan and sit down
host-qr = A code to scan; or type { $code }
host-full = Every seat is taken
host-seats =
    { $count ->
        [0] Around the table
        [one] One at the table
       *[other] { $count } at the table
    }
host-free =
    { $count ->
        [one] One seat is free. Empty seats are taken away at the start.
       *[other] { $count } seats are free. Empty seats are taken away at the start.
    }
host-wanted =
    { $count ->
        [one] One seat is free. The game needs everyone.
       *[other] { $count } seats are free. The game needs everyone.
    }
host-seat-up = Move { $name } one seat back
host-seat-down = Move { $name } one seat on
host-seat-remove = Free { $name }’s seat
host-chair-free = free
host-ring-drag = Drag people to where they sit
host-ring-to = Tap the seat to swap with
host-go-round = Go round
host-go-round-text = Each seat lights up for a second. Whoever sits elsewhere taps “Not me”.
host-here-linked = here
host-here-away = phone disconnected
host-here-without = without a phone
host-here-bot = played by the hub
host-without = Someone without a phone
host-without-name = Their name
host-without-sit = Seat them
host-bots = Let the hub play along
host-bots-text = How many at the table, people and hub together? Whoever scans later takes over one of the hub’s seats.
host-bots-fill = Fill up to { $count } seats
host-how = This table’s rules
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
host-rest-why = Why? Everyone reads it.
host-rest-such-as = pizza
host-rest-yes = Pause the game
host-wake = Resume
host-pace = The hub’s pace
host-pace-calm = slow
host-pace-steady = normal
host-pace-brisk = fast
host-straight = Correct something
host-straight-text = The cards on the table are always right. What you change here is noted in the story.
host-act = Play for { $name }
host-act-none = This seat has nothing to answer now.
host-act-hand = First hand this device to { $name }: only they may see what is asked.
host-act-standing = Correct or leave
host-bot-seat = The hub plays here. Whoever joins with { $code } can take over.
host-hand = Hand this device to { $name }
host-hand-text = To see their secrets, or to make their own move
host-hand-to = For { $name }
host-hand-to-text = Give the device to { $name }. Nobody else may look now.
host-hand-me = I am { $name }
host-hand-done = Done
host-hand-done-text = Hides everything; then give the device back.
host-hand-back = Back to the host
host-hand-back-text = { $name }’s seat is closed again. Give the device back.
host-hand-host = I am the host
host-proxy = Who answers for { $name }
host-proxy-text = You always can. A phone you choose here is asked too, but sees none of { $name }’s secrets.
host-proxy-none = Only me
host-move = Bring this seat to another phone
host-move-text = Open this address on the other phone, or type the code there. It works once, within ten minutes. During a game the others are told, and asked who it is.

## Looking on

host-sharing = Screens and watchers
host-join-late = You can still take over a seat with
host-watcher = A link for someone who watches
host-watcher-text = Shown only this once. Whoever has it sees what the whole table sees.
host-panel = A key for a panel of lamps and buttons
host-panel-text = Shown only this once. It goes into the panel’s settings.
host-panel-in = Connect a panel of lamps and buttons
host-panel-in-text = A panel without a key shows four letters where it was started, or in its journal. Type them here.
host-panel-in-done = Connected: its lamps follow this table.
host-panels =
    { $count ->
        [one] One panel has a key to this table.
       *[other] { $count } panels have a key to this table.
    }
host-panels-out = Disconnect the panels
host-panels-out-text = Their lamps go dark and their buttons stop working. To come back, a panel must be started without its old key.

## The end

host-end = Close the table
host-end-sure = The game stops here and cannot go on. It stays among the past nights only if it was over.
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
host-sum-share = Win rate
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
alone-begin = Start the duel
alone-against = against { $name }, on this device
alone-sheets = Sheets of your own
alone-record = You: won { $won } of { $played }.
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
sheets-ours = Included with the hub
sheets-ours-text = Made up by us, not taken from a booklet.
sheets-copy = Copy
sheets-edit = Change
sheets-export = Download
sheets-bring = Import a sheet
sheets-delete = Delete the sheet
sheets-delete-yes = Delete it
sheets-delete-sure = { $name } is gone for good. Save the file first if you want to keep it. Past duels stay.
sheets-save = Save on the hub
sheets-text = The sheet as text
sheets-wrong =
    { $count ->
        [0] All good: you can save it.
        [one] One thing is still missing.
       *[other] { $count } things are still missing.
    }

## The hub itself

host-hub = This hub
host-hub-version = Version { $version }
host-hub-name = What this hub is called
host-hub-speaks = What table screens speak
host-hub-as-browser = As the screen likes
host-hub-save = Save
host-hub-saved = Saved. Screens show it when they are loaded again.
host-findings = How is it?
host-findings-wait = The hub looks at its machine …
host-findings-well = All is well, as far as the hub can see.
host-findings-more = What is well, and what is worth knowing
host-findings-unseen = The hub itself sees neither pins nor, mostly, Wi-Fi and power supply. “sudo honor-hub doctor” on the machine sees all.
host-findings-again = Look again
host-group-address = Address
host-group-wifi = Wi-Fi
host-group-power = Power
host-group-disk = Card
host-group-clock = Clock
host-group-units = Services
host-group-games = Installed games
host-level-good = Well
host-level-note = Worth knowing
host-level-warning = Warning
host-level-broken = Broken
host-copies = Copies
host-copies-text = A copy has all nights and all saved sheets. It can be saved when no game is in the middle, because it shows everyone’s roles.
host-copy-save = Save a copy
host-copy-saving = The hub makes a copy …
host-copy-choose = Bring a copy back
host-copy-sends = { $percent } % is there
host-copy-checks = The hub checks it …
host-copy-is = { $count ->
    [one] A copy with one table, the newest move of { $when }.
   *[other] A copy with { $count } tables, the newest move of { $when }.
}
host-copy-empty = A copy without any table.
host-copy-damaged = Tables that cannot be read come along as they are: { $names }
host-copy-take = Bring it back
host-copy-sure = The hub starts again with the games of this copy. What is here now is kept and can be brought back.
host-copy-sure-playing = { $count ->
    [one] At one table people are playing: their game will be as it is in the copy, or gone. What is here now is kept and can be brought back.
   *[other] At { $count } tables people are playing: their games will be as they are in the copy, or gone. What is here now is kept and can be brought back.
}
host-copy-waits = The hub starts again …
host-copy-done = The copy is in its place.
host-copy-failed = The copy was not taken: { $why } All is as it was before.
host-copy-interrupted = The start was interrupted. Look at your tables, and bring the copy back again if they are not those of the copy.
host-kept = What was here before
host-kept-of = Replaced on { $when }
host-kept-take = Bring it back
host-keys = Who is host
host-keys-text = Each browser that is host has a key. The newest eight work.
host-keys-made = Since { $when }
host-keys-early = Since long ago
host-keys-yours = this browser
host-keys-revoke = Revoke
host-keys-others = Revoke all others
host-keys-sure = Whoever uses that key is host no more. The table’s phones and screens go on.
host-restart = Start the hub again
host-restart-sure = Phones and screens are back in a few seconds. Nothing is lost.
host-machine = The machine
host-reboot = Restart the machine
host-reboot-sure = Phones and screens are back in a minute or two. Nothing is lost.
host-power-off = Shut down
host-power-off-sure = The hub goes off. Pull the plug when its light no longer blinks; plug it in again to play on.
host-machine-playing = People are playing at a table: they wait meanwhile.
host-machine-going = The machine does it now.
