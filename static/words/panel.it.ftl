### Il pannello nel browser, in italiano.

panel-title = Pannello del tavolo { $table }
panel-no-key-title = A questa pagina serve il link intero
panel-no-key-text = Il link di un pannello finisce con una chiave. Chiedilo di nuovo a chi ospita.
panel-lamps = Luci
panel-deck = Mazzo
panel-status = Hub
panel-buttons = Pulsanti
panel-undo = Annulla
panel-undo-hint = Tieni premuto un secondo
panel-refused = Non è cambiato niente. { $why }

## Che cosa dice una luce

panel-state-off = spenta
panel-state-turn = di turno
panel-state-lit = questo posto
panel-state-asked = deve rispondere
panel-state-called = chiamata
panel-state-harmless = indifeso
panel-state-winner = ha vinto
panel-state-deck-end = mazzo finito
panel-state-over = partita finita
panel-state-ready = presente
panel-state-waiting = non iniziata
panel-state-resting = in pausa
panel-state-alone = hub irraggiungibile
panel-state-closed = tavolo chiuso
