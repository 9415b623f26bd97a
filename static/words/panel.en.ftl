### The panel in a browser, in English.

panel-title = Panel of table { $table }
panel-no-key-title = This page needs its whole link
panel-no-key-text = A panel’s link has a key at its end. Ask the host for it once more.
panel-lamps = Lamps
panel-deck = Deck
panel-status = Hub
panel-buttons = Buttons
panel-undo = Undo
panel-undo-hint = Hold for a second
panel-refused = Nothing has changed. { $why }

## What a lamp says

panel-state-off = dark
panel-state-turn = turn
panel-state-lit = this chair
panel-state-asked = must answer
panel-state-harmless = harmless
panel-state-winner = won
panel-state-deck-end = the deck ran out
panel-state-over = game over
panel-state-ready = here
panel-state-waiting = not begun
panel-state-resting = rests
panel-state-alone = out of reach
panel-state-closed = table closed
