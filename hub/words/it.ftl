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
story-seat-moved = Ora { $seat } gioca da un altro telefono.
story-seat-vacated = { $name } si alza: il posto è libero.
story-seat-filled = { $name } si siede al posto di { $was }.
story-seat-resumed = { $name } si siede al tavolo.
story-bot-relieved = { $name } prende il posto di { $was } (l’hub).
story-bot-seated = Ora al posto di { $was } gioca l’hub, come { $name }.
story-seat-vouched = { $by } conferma: è { $seat }.
story-seat-uncovered = { $seat } ora può vedere i segreti di quel posto.
story-laid-open = Tutta la serata è stata salvata, con tutti i segreti: la fine non si cambia più.
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
story-taken-back-shown = Ma quello che mostrava si era già visto.
story-taken-back-seen = Già visto: { $what }
story-taken-back-open = I segreti li avevano già visti tutti.
story-put-right = L’arbitro corregge il tavolo.
story-paused = La partita è in pausa.
story-resumed = Si riprende a giocare.
story-correction-asked = Secondo { $seat }: { $now }, non { $was }. Vale quando altri due lo confermano.
story-correction-doubted = Per { $by } non è giusto: si chiama l’arbitro.
story-correction-called = Si chiama l’arbitro per una correzione.
story-correction-overturned = L’arbitro non accetta la correzione di { $seat }.
story-reopened = L’arbitro fa riprendere il tavolo.
story-closed = Il tavolo è chiuso. Buonanotte.

## Un modulo che non va

refusal-old-question = Si è già risposto.
refusal-not-offered = Adesso non si può: { $offer }.
refusal-missing-field = Manca ancora qualcosa: { $field }.
refusal-unknown-field = Questo non l’ha chiesto nessuno: { $field }.
refusal-wrong-type = Qui ci vuole un altro tipo di risposta: { $field }.
refusal-wrong-count = Qui devi sceglierne { $span }: { $field }.
refusal-picked-twice = Scelto due volte, ma si può una volta sola: { $field }.
refusal-not-a-choice = Non è tra le scelte possibili: { $field }.
refusal-out-of-range = Un numero da { $low } a { $high }: { $field }.
refusal-wrong-text = Da { $low } a { $high } caratteri semplici: { $field }.

field-name = Nome
field-why = Motivo
field-id = il numero della mossa

## Che cosa un tavolo non può fare

refusal-table-moved = Nel frattempo è successo altro. Riguarda e riprova.
refusal-table-ended = Questo tavolo è chiuso. Puoi ancora guardarlo.
refusal-table-exists = C’è già un tavolo con questo nome.
refusal-no-such-table = Non c’è nessun tavolo con questo nome.
refusal-no-such-game = Questo hub non conosce quel gioco.
refusal-no-such-seat = In questa partita quel posto non c’è.
refusal-no-such-key = Questa chiave non vale più.
refusal-answers-are-open = Le risposte le hanno già viste tutti: può annullare solo chi ospita.
refusal-wrong-options = Il tavolo non si può preparare così: { $why }
refusal-seat-taken = Lì c’è già seduto qualcuno.
refusal-seat-free = Lì non c’è seduto nessuno.
refusal-seat-playing = Il torneo è cominciato. Chiedi il tuo codice all’arbitro.
refusal-seat-has-phone = Quel posto ha il suo telefono: solo da lì si guarda e si risponde.
refusal-proxy-without-phone = Per un altro può rispondere solo chi ha un telefono a questo tavolo.
refusal-takeover-waits = Hai appena preso questo posto: i segreti li vedi tra { $count } s, o appena qualcun altro conferma che sei tu.
refusal-takeover-asks = Dal tuo indirizzo è già stato preso un altro posto. Qui i segreti li vedi quando qualcun altro conferma che sei tu.
refusal-no-takeover = È già deciso.
refusal-cannot-sound = Può farlo solo uno schermo del tavolo o un pannello.
refusal-cannot-vouch = Questo lo deve dire qualcun altro.
refusal-already-started = La partita è cominciata: ormai non si cambia più.
refusal-not-started = La partita non è ancora cominciata.
refusal-not-over = La partita non è ancora finita.
refusal-paused = La partita è in pausa. Può riprendere solo chi ospita.
refusal-not-paused = La partita non è in pausa.
refusal-host-only = Può farlo solo chi ospita.
refusal-referee-only = Può farlo solo l’arbitro.
refusal-wrong-sheets = La riga { $line } non va bene per nessuna scheda. Non è stato inserito niente.
refusal-wrong-entries = La riga { $line } non è un nome: da { $low } a { $high } caratteri visibili. Non è stato iscritto nessuno.
refusal-needs-the-owner = Può farlo solo { $seat }.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-not-yours-to-undo = Nel frattempo qualcun altro ha mosso: può annullare solo chi ospita.
refusal-was-shown = Questa mossa ha mostrato qualcosa che era nascosto. Può annullarla solo chi ospita.
refusal-stands-now = Nel frattempo si è visto qualcosa di nascosto: quello che c’era prima non si annulla più.
refusal-cannot-confirm = Se è giusto lo dicono altri al tavolo.
refusal-no-correction = Non c’è più niente da confermare.
refusal-not-taken-back = Questo non si annulla. Si corregge con un’altra decisione.
refusal-no-sheets = Questo gioco si gioca senza schede.
refusal-no-such-sheet = Qui non c’è una scheda { $key }.
refusal-sheet-is-ours = Questa scheda fa parte del gioco e resta com’è. Dai alla tua un’altra chiave.
refusal-too-many-sheets = Questo hub tiene al massimo { $high } schede salvate. Prima eliminane una.
refusal-sheet-unreadable = Non è un file TOML: la riga { $line } non si legge.
refusal-laid-open = Tutta la serata è stata salvata, con tutti i segreti: quello che c’era prima non si annulla più.
refusal-old-undo = Nel frattempo è successo altro. Riguarda prima di annullare.
refusal-id-used = Era già stata inviata come un’altra mossa. Riprova.
refusal-wrong-order = Ogni posto va nominato una volta sola.
refusal-name-characters = In questo nome ci sono caratteri che non si possono mostrare.
refusal-name-length = Un nome va da { $low } a { $high } caratteri.
refusal-name-taken = Qui qualcuno si chiama già { $name }, o quasi.

## Pausa

paused-host = Chi ospita ha messo la partita in pausa.
paused-fault = Qualcosa nell’hub è andato storto, e la partita è in pausa. Non si è perso niente: chi ospita può annullare una mossa o riprendere.

## Guai nostri e del disco

fault-table-fault = L’hub ha un errore. Questo tavolo è in pausa, con tutto com’era prima.
fault-storage-fault = Il registro della serata non si può scrivere o leggere. Non è cambiato niente.
fault-log-moved = Un altro programma ha scritto prima nel registro. Non è cambiato niente.
fault-damaged-log = Questo registro è danneggiato: manca qualcosa, o è stato alterato.
fault-newer-log = Questo registro l’ha scritto un hub più recente. Aggiorna questo per leggerlo.
fault-read-only-log = Il registro non si può scrivere: il disco o la cartella sono in sola lettura.
fault-full-log = Non c’è più spazio per il registro. Libera un po’ di spazio e si va avanti.
fault-log-is-folder = Quella è una cartella, non un registro.
fault-log-in-use = Questo registro è già aperto in un altro hub.
fault-missing-log = Lì non c’è nessun registro.
fault-lost-log = Il registro è stato spostato o cancellato mentre l’hub lo usava. Non si salva più niente: riavvia l’hub.
fault-database-away = La banca dati non risponde. Non è cambiato niente: si va avanti quando torna.
fault-database-slow = La banca dati ci ha messo troppo. Non è cambiato niente: riprova.
fault-database-read-only = La banca dati ora non accetta modifiche. Non è cambiato niente.
fault-database-full = Nella banca dati non c’è più spazio. Fanne un po’, e si va avanti.
fault-database-too-old = La banca dati è troppo vecchia: l’hub vuole PostgreSQL 14 o più recente.
fault-log-not-empty = Lì c’è già qualcosa: un registro si copia solo dove non c’è niente. Non è cambiato niente.
fault-hall-taken = Questa sala la tiene un altro hub.
fault-hall-lost = Ora questa sala la tiene un altro hub. Qui non è cambiato niente: si va avanti di là.

detail-file = file { $file }
detail-table = tavolo { $table }
detail-hall = sala { $hall }
detail-place = su { $place }
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

rulings-none = { $game } non ha chiarimenti propri.
rulings-why = Perché
rulings-switch = Regola della casa

## Arrivare all’hub

refusal-no-such-code = Qui questo codice non esiste. Ricontrollalo: forse è già stato usato.
refusal-secrets-in-play = { $count ->
    [one] Una partita non è finita: una copia ne mostrerebbe ruoli e mani. Finitela, o chiudi il tavolo.
   *[other] { $count } partite non sono finite: una copia ne mostrerebbe ruoli e mani. Finitele, o chiudi i tavoli.
}
refusal-tables-playing = { $count ->
    [one] A un tavolo si sta giocando.
   *[other] A { $count } tavoli si sta giocando.
}
refusal-no-room = Sulla scheda non c’è abbastanza posto.
refusal-no-upload = Non è arrivato nessun file, oppure l’hub è ripartito nel frattempo. Scegli di nuovo il file.
refusal-wrong-piece = Manca un pezzo del file: l’hub ne ha { $count } byte. Sceglilo di nuovo.
refusal-not-a-copy = Questo file non è la copia di un hub. Le copie si fanno qui, o con «honor-hub backup».
refusal-kept-in-database = Questa sala sta in un database: la copia e la ripristina chi lo gestisce.
refusal-no-such-copy = Quel registro non è più conservato qui.
refusal-no-worker = La macchina non ha risposto. Riprova; se continua così, va fatto sulla macchina.
refusal-already-claimed = Questo hub ha già chi ospita. Chiedi a quella persona, oppure siediti e gioca.
refusal-no-free-seat = I posti di questo tavolo sono tutti occupati.
refusal-wrong-number = { $count ->
    [one] C’è una persona sola: si gioca in { $span }.
   *[other] Siete in { $count }: si gioca in { $span }.
}
refusal-bots-need-cards = L’hub può giocare solo dove le carte le distribuisce lui. Scegli il livello «Carte sui telefoni».
refusal-no-showcase = Questo gioco non sa giocare da solo.
refusal-newer-export = Questa serata l’ha salvata un hub più recente. Prima aggiorna questo.
refusal-night-is-here = Questa serata c’è già.
refusal-damaged-export = In questo file non c’è una serata intera.
refusal-no-key = Questo link non vale più. Inquadra di nuovo il codice o chiedi a chi ospita.
refusal-no-secret = Non hai niente di nascosto da guardare.
refusal-wrong-protocol = Questa pagina è di un’altra versione. Ricaricala.
refusal-hub-full = L’hub non ha posto per un altro telefono.
refusal-table-full = A questo tavolo ci sono troppi schermi.
refusal-too-many-connections = Da questo dispositivo arrivano troppe connessioni.
refusal-replaced = Il tuo posto adesso è aperto su un altro telefono.
refusal-key-revoked = Questo link non vale più: il posto è passato a un altro telefono, o chi ospita lo ha chiuso.
refusal-table-deleted = Questo tavolo è stato cancellato.
refusal-malformed = L’hub non ha capito questo messaggio.
refusal-unknown-event = L’hub non conosce questo messaggio.
refusal-too-fast = L’hub ha bisogno di un momento. Riprova tra poco.
refusal-codes-full = Troppe persone aspettano di entrare. Riprova tra qualche minuto.
refusal-too-large = È più di quanto l’hub possa prendere in una volta.
refusal-no-such-page = Qui non c’è niente.
refusal-hub-fault = Qualcosa nell’hub è andato storto. Non è cambiato niente: riprova.
