### The hub’s own words in English: what every game shares.

## Joining and naming

list-last = { $rest } and { $last }
seat-unnamed = Seat { $number }

## The story of a table

story-seat-taken = { $seat } sits down.
story-seat-freed = Somebody gets up: a seat is free.
story-device-handed = The device goes round to { $seat }.
story-device-returned = The device is back from { $seat }.
story-seat-moved = { $seat } plays on another phone from now on.
story-seat-vacated = { $name } gets up: the seat is free.
story-seat-filled = { $name } sits down in { $was }’s seat.
story-seat-resumed = { $name } sits down.
story-bot-relieved = { $name } takes over the seat that the hub played as { $was }.
story-bot-seated = The hub plays on in { $was }’s seat, as { $name }.
story-seat-vouched = { $by } says: it is { $seat }.
story-seat-uncovered = { $seat } sees now what is covered there.
story-laid-open = Everything has been shown: the end can no longer be changed.
story-taken-back = { $actor ->
    [seat] { $by } takes a move back: “{ $what }”
    [panel] The panel’s button takes a move back: “{ $what }”
    [referee] The referee takes a step back: “{ $what }”
   *[host] The host takes a move back: “{ $what }”
}
story-taken-back-untold = { $actor ->
    [seat] { $by } takes the last move back.
    [panel] The panel’s button takes the last move back.
    [referee] The referee takes the last step back.
   *[host] The host takes the last move back.
}
story-taken-back-answer = { $actor ->
    [seat] { $by } takes an answer back.
    [panel] The panel’s button takes back the answer of { $seat }.
    [referee] The referee takes back the answer of { $seat }.
   *[host] The host takes back the answer of { $seat }.
}
story-taken-back-shown = What it showed had been seen by then.
story-taken-back-seen = Seen by then: { $what }
story-taken-back-open = What lay covered had been turned over for all to see.
story-paused = The game is paused.
story-resumed = The game goes on.
story-closed = The table is closed. Good night.

## A form that does not fit

refusal-old-question = That question is settled already.
refusal-not-offered = That cannot be done now: { $offer }.
refusal-missing-field = Something is still missing: { $field }.
refusal-unknown-field = Nobody asked for this: { $field }.
refusal-wrong-type = This is not the kind of answer that fits: { $field }.
refusal-wrong-count = Choose { $span } here: { $field }.
refusal-picked-twice = Picked twice, and it can be there once: { $field }.
refusal-not-a-choice = This is not one of the choices: { $field }.
refusal-out-of-range = From { $low } to { $high }, please: { $field }.
refusal-wrong-text = Between { $low } and { $high } plain characters, please: { $field }.

field-name = Name
field-why = Why
field-id = the move’s own number

## What a table cannot do

refusal-table-moved = The table has moved on meanwhile. Look again, then try again.
refusal-table-ended = This table is closed. You can still look at it.
refusal-table-exists = There is a table of that name already.
refusal-no-such-table = There is no table of that name.
refusal-no-such-game = This hub does not know that game.
refusal-no-such-seat = There is no such seat in this game.
refusal-no-such-key = That key does not open anything here any more.
refusal-answers-are-open = The answers lie open now. Only the host can take that back.
refusal-wrong-options = The table cannot be set like that: { $why }
refusal-seat-taken = Somebody is sitting there.
refusal-seat-free = Nobody is sitting there.
refusal-seat-playing = The tournament has begun. Ask the referee for your code.
refusal-seat-has-phone = That seat has a phone of its own. Only its owner looks and answers there.
refusal-proxy-without-phone = Only somebody with a phone at this table can answer for another.
refusal-takeover-waits = Just taken over: what is covered shows in { $count } s, or when another player says it is you.
refusal-takeover-asks = Another seat was taken over from your address before. What is covered here shows when another player says it is you.
refusal-no-takeover = That is settled already.
refusal-cannot-sound = Only a table screen or a panel says that.
refusal-cannot-vouch = That is for another player to say.
refusal-already-started = The game has started: too late to change this.
refusal-not-started = The game has not started yet.
refusal-not-over = The game is not over yet.
refusal-paused = The table is resting. The host can wake it.
refusal-not-paused = The table is wide awake.
refusal-host-only = Only the host can do that.
refusal-referee-only = Only the referee can do that.
refusal-wrong-sheets = Line { $line } fits no sheet here. Nothing was entered.
refusal-wrong-entries = Line { $line } is not a name: { $low } to { $high } visible characters. Nobody was entered.
refusal-needs-the-owner = Only { $seat } can do that.
refusal-nothing-to-undo = There is nothing to take back.
refusal-not-yours-to-undo = Someone has moved since, so only the host can take this back.
refusal-was-shown = This move showed something that was hidden. Only the host can take it back.
refusal-stands-now = Something has come to light since that nobody can unsee: what came before it stands.
refusal-not-taken-back = This is not taken back. It is put right by a decision of its own.
refusal-no-sheets = This game is played without sheets.
refusal-no-such-sheet = There is no sheet { $key } here.
refusal-sheet-is-ours = That sheet comes with the game and stays as it is. Give yours another key.
refusal-too-many-sheets = { $high } saved sheets are as many as this hub keeps. Delete one first.
refusal-sheet-unreadable = This is no TOML file: it cannot be read at line { $line }.
refusal-laid-open = The whole night was taken out and lies open. What happened before cannot be taken back.
refusal-old-undo = Something else has happened since. Look again before you take anything back.
refusal-id-used = This was sent before as something else. Send it anew.
refusal-wrong-order = Every seat must be named once.
refusal-name-characters = That name has signs in it that cannot be shown.
refusal-name-length = A name has { $low } to { $high } characters.
refusal-name-taken = Somebody here already has the name { $name }, or one that looks like it.

## Resting

paused-host = The host has paused the table.
paused-fault = The hub stumbled and put this table to rest. Nothing is lost: the host can take a move back, or wake it.

## Faults of ours and of the disk

fault-table-fault = The hub stumbled over a bug of its own. This table rests on its last good state.
fault-storage-fault = The night’s log could not be kept or read. Nothing was changed.
fault-log-moved = Someone else wrote to the log first. Nothing was changed.
fault-damaged-log = This log is damaged: something is missing or was altered.
fault-newer-log = This log was written by a newer hub. Update this one to read it.
fault-read-only-log = The log cannot be written: its place is read-only.
fault-full-log = There is no room left for the log. Free some space and go on.
fault-log-is-folder = That is a folder, not a log.
fault-log-in-use = Another hub has this log open.
fault-missing-log = There is no log there.
fault-lost-log = The log was moved or deleted while the hub was using it. Nothing more is kept: start the hub again.

detail-file = file { $file }
detail-table = table { $table }
detail-record = record { $version }
detail-format = format { $version }
detail-line = line { $line }
detail-game = game “{ $game }”
detail-reason = { $reason }

## Who is awaited

asked-awaited = Waiting for { $seats }.

## The end

decimal-mark = .
outcome-ties = Between equal scores: { $order }.
outcome-winners = Victory: { $team } ({ $seats }).
outcome-role = { $seat }: { $role }
outcome-team = { $rank }. { $team }: { $total }
outcome-score =
    { $times ->
        [1] { $seat }: { $score } { $value }
       *[other] { $seat }: { $score } { $value } × { $factor } = { $points }
    }

## Rulings

rulings-none = { $game } has no rulings of its own.
rulings-why = Why
rulings-switch = House rule

## Coming to the hub

refusal-no-such-code = That code is not known here. Look at it again; it may have been used already.
refusal-no-free-seat = Every seat at this table is taken.
refusal-wrong-number = { $count ->
    [one] One person sits here; this game is for { $span }.
   *[other] { $count } people sit here; this game is for { $span }.
}
refusal-bots-need-cards = The hub can play a seat only where it deals the cards. Choose the Cards level.
refusal-no-showcase = That game cannot play itself.
refusal-newer-export = That night was saved by a newer hub. Update this one first.
refusal-night-is-here = That night is here already.
refusal-damaged-export = That file does not hold a whole night.
refusal-no-key = This link does not open anything here any more. Scan the code again, or ask the host.
refusal-no-secret = There is nothing covered for you to look at.
refusal-wrong-protocol = This page is of another version than the hub. Load it again.
refusal-hub-full = The hub has no room for another phone.
refusal-table-full = There are too many screens at this table.
refusal-too-many-connections = There are too many connections from this device.
refusal-replaced = Your seat is open on another phone now.
refusal-key-revoked = This link is closed here: the seat has moved to another phone, or the host has closed it.
refusal-table-deleted = This table was deleted.
refusal-malformed = The hub did not understand that message.
refusal-unknown-event = The hub does not know that message.
refusal-too-fast = The hub needs a moment. Try again soon.
refusal-codes-full = Too many are waiting to be let in. Try again in a few minutes.
refusal-too-large = That is more than the hub can take at once.
refusal-no-such-page = There is nothing here.
refusal-hub-fault = The hub stumbled. Nothing was changed; try again.
