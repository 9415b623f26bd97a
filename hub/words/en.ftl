### The hub’s own words in English: what every game shares.

## Joining and naming

list-last = { $rest } and { $last }
seat-unnamed = Seat { $number }

## The story of a table

story-seat-taken = { $seat } sits down.
story-seat-freed = Somebody stands up: a seat is free.
story-device-handed = The device goes to { $seat }.
story-device-returned = The device is back from { $seat }.
story-seat-moved = { $seat } now plays on another phone.
story-seat-vacated = { $name } stands up: the seat is free.
story-seat-filled = { $name } sits down in { $was }’s seat.
story-seat-resumed = { $name } sits down.
story-bot-relieved = { $name } takes over from { $was } (the hub).
story-bot-seated = The hub now plays for { $was }, as { $name }.
story-seat-vouched = { $by } says: it is { $seat }.
story-seat-uncovered = { $seat } can now see the secrets of that seat.
story-laid-open = The whole night was saved, with all its secrets: the end can no longer be changed.
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
story-taken-back-shown = What it showed had already been seen.
story-taken-back-seen = Already seen: { $what }
story-taken-back-open = The secrets had already been shown to everyone.
story-put-right = The referee puts the table right.
story-paused = The game is paused.
story-resumed = The game goes on.
story-correction-asked = { $seat } says: { $now }, not { $was }. It counts once two others say that it is right.
story-correction-doubted = { $by } says that it is not right: the referee is called.
story-correction-called = The referee is called for a correction.
story-correction-overturned = The referee does not let the correction of { $seat } pass.
story-reopened = The referee lets the table play on.
story-closed = The table is closed. Good night.

## A form that does not fit

refusal-old-question = That has already been answered.
refusal-not-offered = Not possible now: { $offer }.
refusal-missing-field = Something is still missing: { $field }.
refusal-unknown-field = Nobody asked for this: { $field }.
refusal-wrong-type = Another kind of answer is needed here: { $field }.
refusal-wrong-count = Choose { $span } here: { $field }.
refusal-picked-twice = Chosen twice, but only once is possible: { $field }.
refusal-not-a-choice = This is not one of the choices: { $field }.
refusal-out-of-range = A number from { $low } to { $high }: { $field }.
refusal-wrong-text = { $low } to { $high } plain characters: { $field }.

field-name = Name
field-why = Why
field-id = the move’s number

## What a table cannot do

refusal-table-moved = Something else has happened since. Look again, then try again.
refusal-table-ended = This table is closed. You can still look at it.
refusal-table-exists = There is already a table with that name.
refusal-no-such-table = There is no table with that name.
refusal-no-such-game = This hub does not know that game.
refusal-no-such-seat = There is no such seat in this game.
refusal-no-such-key = That key no longer works here.
refusal-answers-are-open = Everyone has seen the answers. Only the host can take that back.
refusal-wrong-options = A table cannot be set up like that: { $why }
refusal-seat-taken = Somebody already sits there.
refusal-seat-free = Nobody sits there.
refusal-seat-playing = The tournament has begun. Ask the referee for your code.
refusal-seat-has-phone = That seat has its own phone. Only that phone can look and answer.
refusal-proxy-without-phone = Only somebody with a phone at this table can answer for another.
refusal-takeover-waits = You have just taken this seat over: you see its secrets in { $count } s, or as soon as another player says it is you.
refusal-takeover-asks = Another seat was already taken over from your address. You see the secrets here once another player says it is you.
refusal-no-takeover = That is already decided.
refusal-cannot-sound = Only a table screen or a panel can do that.
refusal-cannot-vouch = Another player has to say that.
refusal-already-started = The game has started: this can no longer be changed.
refusal-not-started = The game has not started yet.
refusal-not-over = The game is not over yet.
refusal-paused = The game is paused. Only the host can resume it.
refusal-not-paused = The game is not paused.
refusal-host-only = Only the host can do that.
refusal-referee-only = Only the referee can do that.
refusal-wrong-sheets = Line { $line } does not fit any sheet. Nothing was entered.
refusal-wrong-entries = Line { $line } is not a name: { $low } to { $high } visible characters. Nobody was entered.
refusal-needs-the-owner = Only { $seat } can do that.
refusal-nothing-to-undo = There is nothing to take back.
refusal-not-yours-to-undo = Someone else has moved since: only the host can take this back.
refusal-was-shown = This move showed something that was hidden. Only the host can take it back.
refusal-stands-now = Something hidden has been shown since. What came before it can no longer be taken back.
refusal-cannot-confirm = Others at the table say whether this is right.
refusal-no-correction = Nothing waits for an answer any more.
refusal-not-taken-back = This cannot be taken back. Correct it with another decision.
refusal-no-sheets = This game is played without sheets.
refusal-no-such-sheet = There is no sheet { $key } here.
refusal-sheet-is-ours = That sheet comes with the game and stays as it is. Give yours another key.
refusal-too-many-sheets = This hub keeps { $high } saved sheets at most. Delete one first.
refusal-sheet-unreadable = This is not a TOML file: line { $line } cannot be read.
refusal-laid-open = The whole night was saved, with all its secrets. What came before can no longer be taken back.
refusal-old-undo = Something else has happened since. Look again before you take anything back.
refusal-id-used = That was already sent as another move. Try again.
refusal-wrong-order = Name every seat once.
refusal-name-characters = That name has characters that cannot be shown.
refusal-name-length = A name has { $low } to { $high } characters.
refusal-name-taken = Somebody here is already called { $name }, or nearly.

## Resting

paused-host = The host has paused the game.
paused-fault = Something went wrong in the hub, so the game is paused. Nothing is lost: the host can take a move back or resume.

## Faults of ours and of the disk

fault-table-fault = The hub has a bug. This table is paused, with everything as it was before.
fault-storage-fault = The night’s log could not be saved or read. Nothing was changed.
fault-log-moved = Another program wrote to the log first. Nothing was changed.
fault-damaged-log = This log is damaged: something is missing or was altered.
fault-newer-log = This log was written by a newer hub. Update this one to read it.
fault-read-only-log = The log cannot be written: the disk or folder is read-only.
fault-full-log = There is no space left for the log. Free some space and go on.
fault-log-is-folder = That is a folder, not a log.
fault-log-in-use = Another hub has this log open.
fault-missing-log = There is no log there.
fault-lost-log = The log was moved or deleted while the hub was using it. Nothing more is saved: start the hub again.
fault-database-away = The database does not answer. Nothing was changed: play goes on once it is back.
fault-database-slow = The database took too long. Nothing was changed: try again.
fault-database-read-only = The database takes no changes now. Nothing was changed.
fault-database-full = There is no space left in the database. Make some, and play goes on.
fault-database-too-old = The database is too old: the hub needs PostgreSQL 14 or newer.
fault-log-not-empty = Something is there already: a log is only copied to an empty place. Nothing was changed.
fault-hall-taken = Another hub keeps this hall.
fault-hall-lost = Another hub keeps this hall now. Nothing was changed here: go on over there.

detail-file = file { $file }
detail-table = table { $table }
detail-hall = hall { $hall }
detail-place = on { $place }
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

refusal-no-such-code = That code is not known here. Check it again; it may have been used already.
refusal-secrets-in-play = { $count ->
    [one] A game is not over: a copy would show its roles and hands. Finish it, or close its table.
   *[other] { $count } games are not over: a copy would show their roles and hands. Finish them, or close their tables.
}
refusal-tables-playing = { $count ->
    [one] A table is in the middle of its game.
   *[other] { $count } tables are in the middle of their games.
}
refusal-no-room = There is not enough room on the card for that.
refusal-no-upload = Nothing was uploaded, or the hub has started again since. Choose the file again.
refusal-wrong-piece = A piece of the file is missing: the hub has { $count } bytes of it. Choose it again.
refusal-not-a-copy = This file is no copy of a hub. Copies are made here, or by “honor-hub backup”.
refusal-kept-in-database = This hall is kept in a database: whoever runs that copies it and brings it back.
refusal-no-such-copy = That log is not kept here any more.
refusal-no-worker = The machine did not answer. Try again; if it stays so, it has to be done at the machine.
refusal-already-claimed = This hub has a host already. Ask whoever it is, or sit down and play.
refusal-no-free-seat = Every seat at this table is taken.
refusal-wrong-number = { $count ->
    [one] One person sits here; this game is for { $span }.
   *[other] { $count } people sit here; this game is for { $span }.
}
refusal-bots-need-cards = The hub can only play where it deals the cards. Choose the level “Cards on phones”.
refusal-no-showcase = That game cannot play itself.
refusal-newer-export = That night was saved by a newer hub. Update this one first.
refusal-night-is-here = That night is here already.
refusal-damaged-export = That file does not contain a whole night.
refusal-no-key = This link no longer works. Scan the code again, or ask the host.
refusal-no-secret = You have nothing hidden to look at.
refusal-wrong-protocol = This page is from another version. Load it again.
refusal-hub-full = The hub has no room for another phone.
refusal-table-full = There are too many screens at this table.
refusal-too-many-connections = There are too many connections from this device.
refusal-replaced = Your seat is open on another phone now.
refusal-key-revoked = This link no longer works: the seat has moved to another phone, or the host has closed it.
refusal-table-deleted = This table was deleted.
refusal-malformed = The hub did not understand that message.
refusal-unknown-event = The hub does not know that message.
refusal-too-fast = The hub needs a moment. Try again soon.
refusal-codes-full = Too many people are waiting to get in. Try again in a few minutes.
refusal-too-large = That is more than the hub can take at once.
refusal-no-such-page = There is nothing here.
refusal-hub-fault = Something went wrong in the hub. Nothing was changed: try again.
