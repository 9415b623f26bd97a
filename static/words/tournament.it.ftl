### Le pagine del torneo, in italiano: la postazione dell’arbitro, lo schermo della sala, il telefono.
### Arrivano con le parole del torneo, così nessun altro le carica.

## A che punto siamo

t-round = Round { $round }
t-round-of = Round { $round } di { $rounds }
t-table = Tavolo { $number }
t-table-word = Tavolo
t-table-of-round = Round { $round }, tavolo { $number }
t-chair = Posto
t-role = Ruolo
t-left = alla fine del round
t-no-limit = senza limite di tempo
t-not-started = il tempo non è ancora partito
t-paused = il tempo è fermo
t-restarted = Hub riavviato: si aspetta l’arbitro
t-somebody = Qualcuno
t-finish-turn = Si finisce il turno in corso, poi si conta.

## Punti e posizioni

t-place = Pos.
t-points = Punti
t-team-points = Squadra
t-own-points = Propri
t-prize = Premio
t-wins = Vince
t-wins-count = Tavoli vinti
t-standings = Dopo i round
t-ranking = Classifica finale
t-lots = Pari per punti e tavoli vinti, tirati a sorte: { $places }
t-walk-over = nessun avversario
t-not-known = non si sa ancora
t-over = finito

## Il telefono di chi gioca

t-your-seat = Il tuo posto
t-company = Al tuo tavolo
t-you-are-shogun = Sei lo Shogun
t-opens = Il tuo tavolo si apre tra un attimo.
t-to-table = Al mio tavolo
t-sit = Sono al mio posto
t-leaving = Hai lasciato il torneo: questo tavolo è l’ultimo. L’arbitro può farti rientrare.
t-against = Contro { $name }
t-your-place =
    { $place ->
        [1] Hai vinto il torneo
        [2] Secondo posto
        [3] Terzo posto
       *[other] { $place }º posto
    }
t-your-prize = Premio: { $count }
t-wait-entry =
    { $count ->
        [one] Sei dentro: per ora ci sei solo tu. L’arbitro sorteggia il primo round.
       *[other] Sei dentro: per ora siete in { $count }. L’arbitro sorteggia il primo round.
    }
t-wait-between = Il tuo tavolo è finito. Tra poco si sorteggia il round { $round }.
t-wait-late = Sei dentro. Tra poco si sorteggia il round { $round }.
t-wait-last = Tutti i tavoli sono finiti. Quando l’arbitro chiude i round, tutti vedono la classifica.
t-wait-others = Il tuo tavolo è finito. Gli altri giocano ancora.
t-wait-next = Questo round si gioca senza di te. Sei nel prossimo sorteggio.
t-wait-winner = { $stage }: incontri chi vince tra { $one } e { $other }.
t-wait-finals = Si giocano le finali.
t-out = Sei fuori dal torneo. L’arbitro può farti rientrare.
t-my-tables = I miei tavoli
t-so-far =
    { $penalty ->
        [0] { $count } finora
       *[other] { $count } finora ({ $before } − { $penalty })
    }
t-in-all =
    { $penalty ->
        [0] { $count } in tutto
       *[other] { $count } in tutto ({ $before } − { $penalty })
    }
t-before = ({ $before } − { $penalty })
t-points-of =
    { $count ->
        [one] 1 punto
       *[other] { $points } punti
    }
t-own-line = Finché le qualificazioni non sono chiuse vedi solo la tua riga.
t-conduct = Dall’arbitro
t-back = Torna al torneo
t-back-short = Torneo
t-left-game = Hai lasciato questa partita. Anche il torneo?
t-goes-on = Il prossimo posto compare da solo.

## Entrare

t-entrance-list = Chi sei?
t-entrance-seek = Cerca il mio nome
t-entrance-me = Sono { $name }
t-entrance-new = Non sei nell’elenco?
t-entrance-first = Come ti chiami?
t-entrance-enter = Iscriviti al torneo
t-entrance-begun = Il torneo è cominciato
t-entrance-ask = Chiedi il tuo codice all’arbitro.
t-entrance-code = Il tuo codice
t-entrance-go = Fammi entrare
t-entrance-closed = Iscrizioni chiuse
t-entrance-over = Questo torneo è finito.

## Un elenco incollato

t-list = L’elenco come sarà iscritto
t-list-known = c’è già

## Lo schermo della sala

t-hall-names = Chi si è iscritto
t-hall-count =
    { $count ->
        [0] Non si è ancora iscritto nessuno
        [one] Un iscritto
       *[other] { $count } iscritti
    }
t-hall-enter = Iscriviti con il telefono
t-hall-enter-text = Senza telefono? Ti iscrive l’arbitro.
t-hall-sit = Cerca il tuo tavolo. Chi ha la corona è lo Shogun.
t-hall-sit-by-name = Cerca il tuo tavolo. Chi siede al posto 1 è lo Shogun.
t-hall-by-name = Cerca il tuo nome: il tavolo, poi il posto
t-hall-playing =
    { $count ->
        [one] Un tavolo gioca ancora.
       *[other] { $count } tavoli giocano ancora.
    }
t-hall-between = Tutti i tavoli sono finiti. Tra poco si sorteggia il round { $round }.
t-hall-last = I round sono finiti. Tra poco la classifica.
t-hall-over = Il torneo è finito
t-place-of =
    { $place ->
        [1] Primo
        [2] Secondo
        [3] Terzo
       *[other] { $place }º posto
    }
t-prize-of = Premio { $count }
t-again = Rivedi

## La postazione dell’arbitro

desk-key-none = Per la postazione dell’arbitro serve la sua chiave
desk-key-old = Questa chiave non vale più per la postazione dell’arbitro
desk-key-how = La crea chi ospita, sulla prima pagina, accanto al torneo.
desk-title = Torneo { $table }
desk-back = Inizio
desk-field =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } round
    } · i migliori { $finalists } alle finali
desk-parts = Sezioni
desk-part-entries = Iscritti
desk-part-tables = Tavoli
desk-part-standings = Classifica
desk-part-bracket = Finali
desk-part-record = Verbale
desk-part-paper = Stampe
desk-part-more = Altro
desk-likes = Lingua e tema
desk-pick = scegli …
desk-change = Cambia

desk-next-draw = Sorteggia il round { $round }
desk-next-draw-text =
    { $count ->
        [one] 1 giocatore presente
       *[other] { $count } giocatori presenti
    }
desk-next-start-round = Fai partire il tempo
desk-next-start-round-text = quando tutti sono seduti
desk-next-close-qualifying = Chiudi le qualificazioni
desk-next-close-qualifying-text = poi tutti vedono la classifica
desk-next-playing =
    { $count ->
        [one] Un tavolo gioca ancora
       *[other] { $count } tavoli giocano ancora
    }
desk-next-up =
    { $count ->
        [one] Tempo scaduto: un tavolo sta contando i punti
       *[other] Tempo scaduto: { $count } tavoli stanno contando i punti
    }
desk-next-duels =
    { $count ->
        [one] Si gioca un duello
       *[other] Si giocano { $count } duelli
    }
desk-next-over = La classifica è definitiva
desk-called = { $name } ti chiama: { $table }
desk-calls = ti chiama
desk-restarted = L’hub è stato riavviato: restano { $left }. Riprendi?
desk-taken-list = Telefono nuovo, dall’elenco:
desk-taken-code = Telefono nuovo, con un codice:
desk-taken-more =
    { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
desk-taken-seen = Visto

## Iscritti

desk-entered =
    { $count ->
        [one] 1 iscritto
       *[other] { $count } iscritti
    }
desk-rounds-why = I round li fissa il regolamento secondo il numero dei giocatori: 3 fino a 14, 4 fino a 24, 5 da 25 in su. Valgono dal primo sorteggio.
desk-nobody = Non si è ancora iscritto nessuno. Fai inquadrare il codice, o scrivi i nomi.
desk-seek = Cerca un nome
desk-was-shogun = già Shogun
desk-phone-linked = Telefono collegato
desk-phone-away = Telefono scollegato
desk-phone-none = Senza telefono
desk-by-phone = Con il telefono
desk-scan = Codice da inquadrare con il telefono per iscriversi
desk-by-name = Per nome
desk-enter = Iscrivi
desk-from-list = Un elenco di nomi
desk-list-hint = Un nome per riga, o incolla un foglio di calcolo
desk-file = Da un file …
desk-enter-count =
    { $count ->
        [0] Iscrivili
       *[other] Iscrivi { $count }
    }
desk-entered-now =
    { $count ->
        [0] Nessun iscritto nuovo.
        [one] Un iscritto in più.
       *[other] { $count } iscritti in più.
    } { $known ->
        [0] {""}
        [one] Uno c’era già.
       *[other] { $known } c’erano già.
    }
desk-number-of = N. { $number }
desk-has-phone = Ha un telefono
desk-no-phone = Senza telefono
desk-code-text = Telefono perso, scarico o cambiato? Un codice porta questo giocatore su un telefono nuovo, e quello vecchio si chiude.
desk-code = Codice per un telefono
desk-shut-phone = Scollega il telefono

## Tavoli

desk-rounds = Round
desk-no-tables = I tavoli compaiono qui dopo il sorteggio.
desk-tables-left =
    { $count ->
        [0] { $all ->
            [one] Il tavolo è finito
           *[other] Tutti i tavoli finiti
        }
        [one] { $all ->
            [one] Il tavolo gioca ancora
           *[other] 1 tavolo su { $all } gioca ancora
        }
       *[other] { $count } tavoli su { $all } giocano ancora
    }
desk-awaited = si aspetta
desk-state-over = Finito
desk-state-none = Su carta: ricopia la scheda
desk-state-paused = In pausa
desk-state-begins = Ruoli e personaggi
desk-state-begins-duel = Scelta dei personaggi
desk-state-turn = Turno { $round } · { $name }
desk-state-still = fermo da { $count } min
desk-pause = Pausa
desk-go-on = Riprendi
desk-fill = Ricopia la scheda
desk-correct = Correggi
desk-reopen = Fai riprendere
desk-right = Correggi il tavolo
desk-right-title = Correggi: { $table }
desk-right-why = Perché? Va a verbale.
desk-right-why-forgotten = Un tocco dimenticato
desk-right-why-slip = Un tocco sbagliato
desk-right-why-counted = Contato al tavolo
desk-right-why-dispute = Decisione mia
desk-right-undo = Annulla l’ultima mossa
desk-right-untold = Una mossa ancora segreta
desk-right-act = Agisci per un posto
desk-right-for = Per { $name }
desk-right-none = Adesso per questo posto non c’è niente da fare.
desk-right-story = Che cosa è successo
desk-made = Corretto a questo tavolo
desk-made-referee = Arbitro
desk-made-undo = Ha annullato l’ultima mossa
desk-made-overturned = Non accettata:
desk-waiting-yes =
    { $count ->
        [0] nessuno lo ha ancora confermato
        [one] per uno è giusto
       *[other] per { $count } è giusto
    }
desk-waiting-no = per { $name } non è giusto
desk-waiting-called = nessuno risponde
desk-accept = Accetta
desk-overturn = Respingi
desk-points-show = Mostra i punti
desk-points-hide = Nascondi i punti
desk-screens = Schermi e pannelli
desk-screens-of =
    { $count ->
        [0] Schermo …
       *[other] Schermi: { $count }
    }
desk-screens-text = Apri { $address } sullo schermo, o la pagina di un pannello, e scrivi qui le sue quattro lettere.
desk-letters = Le quattro lettere
desk-shows = Mostra
desk-hall = Tutta la sala
desk-device = Che cos’è
desk-screen = Uno schermo
desk-panel = Un pannello
desk-let-in = Collega
desk-let-in-done = Fatto.
desk-window = Su questo computer
desk-window-hall = Per un proiettore: lo schermo della sala in una finestra a parte.
desk-window-table = Per guardare: lo schermo di questo tavolo in una finestra a parte, senza i segreti di nessuno.
desk-window-key = Prepara una finestra
desk-window-open = Aprila

## Schede

desk-fill-text = Ricopia il foglio: una riga per posto. Chi non ha un altro ruolo è un Ninja.
desk-correct-text = Cambia quello che è sbagliato e di’ perché. La scheda vecchia resta a verbale.
desk-put-back = Rimetti via la scheda
desk-cell = { $field }: { $name }
desk-sheet-open =
    { $count ->
        [one] Un campo ancora vuoto
       *[other] { $count } campi ancora vuoti. Prossimo
    }
desk-open-cell = manca
desk-open-role = { $role }?
desk-sheet-beyond = { $cell } va da { $low } a { $high }.
desk-sheet-full = Tutti i campi sono compilati

## Classifica e finali

desk-standings-secret = Finché le qualificazioni non sono chiuse la vedi solo tu. Si nasconde da sola dopo un minuto.
desk-standings-public = Le qualificazioni sono chiuse: la vedono tutti.
desk-standings-show = Mostra la classifica
desk-standings-hide = Nascondila
desk-sheets-show = Mostra le schede
desk-sheets-hide = Nascondile
desk-no-bracket = I migliori { $count } compaiono qui quando le qualificazioni sono chiuse.
desk-decide = Decidi
desk-decide-again = Correggi
desk-duels = I duelli
desk-final-sure = { $name } vince il torneo. Poi è finito, e la sala vede subito la classifica. Confermi?
desk-sure = Conferma

## Il verbale, e le eccezioni

desk-record-text = Ogni decisione, la più recente in alto. Niente viene mai cancellato.
desk-record-empty = Nessuna decisione a verbale, per ora.
desk-minus =
    { $count ->
        [one] −1 punto
       *[other] −{ $count } punti
    }
desk-number = { $count }
desk-penalty-line = { $name }, −{ $count }: { $why }
desk-dispensations = Eccezioni
desk-dispensations-text = Qui giochi diversamente dal regolamento dei tornei. Per un torneo ufficiale serve prima il permesso dell’editore; per una serata vostra no. Il motivo va a verbale.
desk-minutes = { $count } min
desk-no-limit = senza limite
desk-mixing-0 = A caso
desk-mixing-1 = Separa chi si è già incontrato
desk-prizes-0 = Non mostrare premi
desk-prizes-1 = Mostra i premi
desk-others = Altro

## Carta e file

desk-papers = Da stampare
desk-paper-by-table = Sorteggio per tavolo
desk-paper-by-name = Sorteggio per nome
desk-paper-blank = Schede vuote
desk-paper-filled = Schede compilate
desk-paper-standings = Classifica
desk-paper-bracket = Finali
desk-paper-ranking = Classifica finale
desk-paper-secret = Non ancora per i giocatori. Dopo un minuto si nasconde di nuovo.
desk-secret = Solo per l’arbitro: non ancora per i giocatori.
desk-after-rounds =
    { $count ->
        [0] Nessun round è ancora finito
        [one] Dopo 1 round su { $rounds }
       *[other] Dopo { $count } round su { $rounds }
    }
desk-no-paper = Qui non c’è ancora niente da stampare.
desk-at = Tavolo { $number }, posto { $chair }
desk-signed = Arbitro:
desk-signature = Firma
desk-print = Stampa
desk-print-text = A4, in verticale. Si stampa quello che si vede.
desk-files = File
desk-file-draw = Il sorteggio del round { $round }
desk-file-sheets = Tutte le schede
desk-file-standings = Classifica
desk-file-ranking = Classifica finale
desk-file-record = Il verbale, con gli orari
desk-sheets-in = Schede da un file CSV
desk-sheets-read =
    { $count ->
        [one] Una scheda aggiunta.
       *[other] { $count } schede aggiunte.
    }
desk-file-export = Tutto il torneo in un file

## La parte di chi ospita

host-tournaments = Tornei
host-tournament-players =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
host-tournament-rules = Regole
host-tournament-rules-note =
    { $minutes ->
        [0] senza limite di tempo
       *[other] { $minutes } min per round
    }, { $finalists } finalisti, { $mixing ->
        [0] posti a caso
       *[other] vicini nuovi a ogni round
    }
host-tournament-leave = I minuti, gli otto finalisti e il separare chi si è incontrato sono eccezioni al regolamento dei tornei. L’arbitro può cambiarle più tardi, a verbale.
host-tournament-names =
    { $count ->
        [0] Chi viene
        [one] Chi viene: 1 nome
       *[other] Chi viene: { $count } nomi
    }
host-tournament-names-hint = Aya Mori
host-tournament-names-text = Un nome per riga, o incolla un foglio di calcolo. Gli altri si iscrivono con il telefono, o dall’arbitro.
host-tournament-open = Apri il torneo
host-tournament-open-text = Si apre qui la postazione dell’arbitro.
host-ranking = Vedi la classifica
host-show-hall = Torneo: la sala
host-desk = La postazione dell’arbitro
host-desk-key = Nuova chiave per l’arbitro
host-desk-key-text = Le vecchie chiavi dell’arbitro smettono di funzionare, su ogni dispositivo. Quella nuova si vede una volta sola.
host-desk-once = Si vede una volta sola. Chi apre questo link è l’arbitro.
host-desk-copy = Copia il link
host-desk-copied = Copiato
host-tournament-delete = Elimina per sempre
host-tournament-delete-text = Il torneo sparisce con tutti i tavoli, le schede e il verbale. Non torna più.

## Come va un torneo, per chi è nuovo

how-1-title = Round
how-1-text =
    A ogni round si sorteggiano nuovi tavoli. Il telefono dice quale tavolo e quale posto. Lì tocca «Sono al mio posto» e si apre la partita.
    Chi ha il posto 1 è lo Shogun, e nessuno lo è due volte.
    Ricevi due personaggi e ne tieni uno.
how-2-title = Punti
how-2-text =
    La squadra migliore del tavolo prende più punti, gli stessi per tutti i suoi giocatori.
    Si aggiungono il tuo onore e la tua resistenza: fai punti anche se la tua squadra perde.
    I tuoi punti sono qui. La classifica resta segreta fino alla fine dell’ultimo round.
how-3-title = Finali
how-3-text =
    I migliori si incontrano in duello, e solo i duelli decidono i primi posti.
    Qualcosa non va al tuo tavolo? Chiama l’arbitro da questa pagina. Quello che decide l’arbitro vale.
    Il telefono si è spento? L’arbitro ti dà un codice per un altro.
