### Le parole dell’hub in italiano: quello che tutti i giochi hanno in comune.

## Elenchi e nomi

list-last =
    { $sound ->
        [e] { $rest } ed { $last }
       *[other] { $rest } e { $last }
    }
seat-unnamed = Posto { $number }

## Il racconto di un tavolo

story-seat-taken = { $seat } si siede al tavolo.
story-seat-freed = Qualcuno si alza: c’è un posto libero.
story-device-handed = Il dispositivo passa a { $seat }.
story-device-returned = { $seat } restituisce il dispositivo.
story-seat-moved = D’ora in poi { $seat } gioca da un altro telefono.
story-seat-vacated = { $name } si alza: il posto è libero.
story-seat-filled = { $name } si siede al posto di { $was }.
story-seat-resumed = { $name } si siede al tavolo.
story-bot-relieved = { $name } prende il posto che l’hub giocava come { $was }.
story-bot-seated = Al posto di { $was } ora gioca l’hub, come { $name }.
story-seat-vouched = { $by } conferma: è { $seat }.
story-seat-uncovered = { $seat } ora vede ciò che lì è coperto.
story-laid-open = Tutto è stato mostrato: la fine non si cambia più.
story-taken-back = { $actor ->
    [seat] { $by } annulla una mossa: «{ $what }»
    [panel] Il pulsante del pannello annulla una mossa: «{ $what }»
    [referee] L’arbitro annulla un passo: «{ $what }»
   *[host] Chi ospita annulla una mossa: «{ $what }»
}
story-taken-back-untold = { $actor ->
    [seat] { $by } annulla l’ultima mossa.
    [panel] Il pulsante del pannello annulla l’ultima mossa.
    [referee] L’arbitro annulla l’ultimo passo.
   *[host] Chi ospita annulla l’ultima mossa.
}
story-taken-back-answer = { $actor ->
    [seat] { $by } ritira una risposta.
    [panel] Il pulsante del pannello ritira la risposta di { $seat }.
    [referee] L’arbitro ritira la risposta di { $seat }.
   *[host] Chi ospita ritira la risposta di { $seat }.
}
story-taken-back-shown = Quel che mostrava si era già visto.
story-taken-back-seen = Si era già visto: { $what }
story-taken-back-open = Quel che era coperto era già stato scoperto davanti a tutti.
story-paused = Il tavolo fa una pausa.
story-resumed = Si riprende a giocare.
story-closed = Il tavolo è chiuso. Buonanotte.

## Un modulo che non va

refusal-old-question = A questa domanda si è già risposto.
refusal-not-offered = Adesso non si può: { $offer }.
refusal-missing-field = Manca ancora qualcosa: { $field }.
refusal-unknown-field = Questo non l’ha chiesto nessuno: { $field }.
refusal-wrong-type = Qui ci vuole un altro tipo di risposta: { $field }.
refusal-wrong-count = Qui devi sceglierne { $span }: { $field }.
refusal-picked-twice = Scelto due volte, e può esserci una volta sola: { $field }.
refusal-not-a-choice = Non è tra le scelte possibili: { $field }.
refusal-out-of-range = Un numero da { $low } a { $high }: { $field }.
refusal-wrong-text = Da { $low } a { $high } caratteri semplici: { $field }.

field-name = Nome
field-why = Motivo
field-id = il numero della mossa

## Che cosa un tavolo non può fare

refusal-table-moved = Nel frattempo il tavolo è andato avanti. Riguarda e riprova.
refusal-table-ended = Questo tavolo è chiuso. Puoi ancora guardarlo.
refusal-table-exists = C’è già un tavolo con questo nome.
refusal-no-such-table = Non c’è nessun tavolo con questo nome.
refusal-no-such-game = Questo hub non conosce quel gioco.
refusal-no-such-seat = In questa partita quel posto non c’è.
refusal-no-such-key = Questa chiave qui non apre più niente.
refusal-answers-are-open = Le risposte ormai sono scoperte. Solo chi ospita può tornare indietro.
refusal-wrong-options = Il tavolo non si può preparare così: { $why }
refusal-seat-taken = Lì c’è già seduto qualcuno.
refusal-seat-free = Lì non c’è seduto nessuno.
refusal-seat-playing = Il torneo è cominciato. Chiedi il tuo codice all’arbitro.
refusal-seat-has-phone = Quel posto ha già il suo telefono: ci guarda e risponde solo chi lo occupa.
refusal-proxy-without-phone = Per un altro può rispondere solo chi ha un telefono a questo tavolo.
refusal-takeover-waits = Posto appena preso: ciò che è coperto si vede tra { $count } s, o quando qualcun altro conferma che ci sei tu.
refusal-takeover-asks = Dal tuo indirizzo è già stato preso un altro posto. Qui ciò che è coperto si vede quando qualcun altro conferma che ci sei tu.
refusal-no-takeover = Ormai è deciso.
refusal-cannot-sound = Questo lo dice solo uno schermo del tavolo o un pannello.
refusal-cannot-vouch = Questo lo deve dire qualcun altro.
refusal-already-started = La partita è cominciata: ormai non si cambia più.
refusal-not-started = La partita non è ancora cominciata.
refusal-not-over = La partita non è ancora finita.
refusal-paused = Il tavolo è in pausa. Può riprendere solo chi ospita.
refusal-not-paused = Il tavolo non è in pausa.
refusal-host-only = Lo può fare solo chi ospita.
refusal-referee-only = Può farlo solo l’arbitro.
refusal-wrong-sheets = La riga { $line } non va bene per nessuna scheda. Non è stato inserito niente.
refusal-wrong-entries = La riga { $line } non è un nome da { $low } a { $high } caratteri che si possano mostrare. Non è stato iscritto nessuno.
refusal-needs-the-owner = Lo può fare solo { $seat }.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-not-yours-to-undo = Nel frattempo qualcun altro ha mosso: può annullare solo chi ospita.
refusal-was-shown = Questa mossa ha mostrato qualcosa che era nascosto. Può annullarla solo chi ospita.
refusal-stands-now = Nel frattempo è uscito qualcosa che non si può più non aver visto: quel che c’era prima resta.
refusal-not-taken-back = Questo non si annulla. Si corregge con un’altra decisione.
refusal-no-sheets = Questo gioco si gioca senza schede.
refusal-no-such-sheet = Qui non c’è una scheda { $key }.
refusal-sheet-is-ours = Questa scheda fa parte del gioco e resta com’è. Dai alla tua un’altra chiave.
refusal-too-many-sheets = { $high } schede salvate sono il massimo per questo hub. Prima eliminane una.
refusal-sheet-unreadable = Non è un file TOML: non si legge alla riga { $line }.
refusal-laid-open = Tutta la serata è stata esportata ed è scoperta: non si torna più indietro.
refusal-old-undo = Nel frattempo è successo altro. Riguarda prima di annullare.
refusal-id-used = Era già stata inviata per un’altra cosa. Inviala di nuovo.
refusal-wrong-order = Ogni posto va nominato una volta sola.
refusal-name-characters = In questo nome ci sono segni che non si possono mostrare.
refusal-name-length = Un nome va da { $low } a { $high } caratteri.
refusal-name-taken = Qui qualcuno si chiama già { $name }, o quasi.

## Pausa

paused-host = Chi ospita ha messo il tavolo in pausa.
paused-fault = L’hub è inciampato e ha messo il tavolo in pausa. Non si è perso niente: chi ospita può annullare una mossa o riprendere.

## Guai nostri e del disco

fault-table-fault = L’hub è inciampato in un suo errore. Questo tavolo si ferma all’ultimo stato buono.
fault-storage-fault = Non è stato possibile scrivere o leggere il registro della serata. Non è cambiato niente.
fault-log-moved = Qualcun altro ha scritto prima nel registro. Non è cambiato niente.
fault-damaged-log = Questo registro è danneggiato: manca qualcosa, o è stato alterato.
fault-newer-log = Questo registro l’ha scritto un hub più recente. Aggiorna questo per leggerlo.
fault-read-only-log = Il registro non si può scrivere: il disco o la cartella sono in sola lettura.
fault-full-log = Non c’è più spazio per il registro. Libera un po’ di posto e si va avanti.
fault-log-is-folder = Quella è una cartella, non un registro.
fault-log-in-use = Questo registro è già aperto in un altro hub.
fault-missing-log = Lì non c’è nessun registro.
fault-lost-log = Il registro è stato spostato o cancellato mentre l’hub lo usava. Non si salva più niente: riavvia l’hub.

detail-file = file { $file }
detail-table = tavolo { $table }
detail-record = voce { $version }
detail-format = formato { $version }
detail-line = riga { $line }
detail-game = gioco «{ $game }»
detail-reason = { $reason }

## Chi si aspetta

asked-awaited = Si aspetta { $seats }.

## La fine

decimal-mark = ,
outcome-ties = A parità di punti: { $order }.
outcome-winners = Vittoria: { $team } ({ $seats }).
outcome-role = { $seat }: { $role }
outcome-team = { $rank }. { $team }: { $total }
outcome-score =
    { $times ->
        [1] { $seat }: { $score } { $value }
       *[other] { $seat }: { $score } { $value } × { $factor } = { $points }
    }

## Chiarimenti

rulings-none = { $game } non ha interpretazioni proprie.
rulings-why = Perché
rulings-switch = Regola della casa

## Arrivare all’hub

refusal-no-such-code = Qui questo codice non esiste. Ricontrollalo: forse è già stato usato.
refusal-no-free-seat = I posti di questo tavolo sono tutti occupati.
refusal-wrong-number = { $count ->
    [one] C’è una persona sola: si gioca in { $span }.
   *[other] Siete in { $count }: si gioca in { $span }.
}
refusal-bots-need-cards = L’hub può giocare un posto solo se le carte le dà lui. Scegli il livello Carte.
refusal-no-showcase = Questo gioco non sa giocare da solo.
refusal-newer-export = Questa serata l’ha salvata un hub più recente. Prima aggiorna questo.
refusal-night-is-here = Questa serata c’è già.
refusal-damaged-export = In questo file non c’è una serata intera.
refusal-no-key = Questo link qui non apre più niente. Inquadra di nuovo il codice o chiedi a chi ospita.
refusal-no-secret = Qui sotto per te non c’è niente da guardare.
refusal-wrong-protocol = Questa pagina è di un’altra versione. Ricaricala.
refusal-hub-full = L’hub non ha posto per un altro telefono.
refusal-table-full = A questo tavolo ci sono troppi schermi.
refusal-too-many-connections = Da questo dispositivo arrivano troppi collegamenti.
refusal-replaced = Il tuo posto adesso è aperto su un altro telefono.
refusal-key-revoked = Questo collegamento è chiuso: il posto è passato a un altro telefono o chi ospita lo ha chiuso.
refusal-table-deleted = Questo tavolo è stato cancellato.
refusal-malformed = L’hub non ha capito questo messaggio.
refusal-unknown-event = L’hub non conosce questo messaggio.
refusal-too-fast = L’hub ha bisogno di un momento. Riprova tra poco.
refusal-codes-full = Troppi aspettano di entrare. Riprova tra qualche minuto.
refusal-too-large = È più di quanto l’hub possa prendere in una volta.
refusal-no-such-page = Qui non c’è niente.
refusal-hub-fault = L’hub è inciampato. Non è cambiato niente: riprova.
