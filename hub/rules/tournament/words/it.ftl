### Il torneo in italiano. Ogni frase è nostra.

game-tournament = Torneo

## Il racconto

story-opened = Il torneo è aperto.
story-entered = { $seat } si iscrive.
story-renamed = Nuovo nome: { $seat }.
story-sent-away = { $seat } è fuori dal torneo: { $why }
story-withdrew = { $seat } lascia il torneo.
story-game-left = { $seat } ha lasciato la partita al suo tavolo.
story-stayed = { $seat } ha lasciato una partita e resta nel torneo.
story-returned = { $seat } torna nel torneo.
story-drawn =
    { $count ->
        [one] Sorteggiato il round { $number }: 1 tavolo.
       *[other] Sorteggiato il round { $number }: { $count } tavoli.
    }
story-draw-voided = Il sorteggio è annullato. Se ne farà un altro.
story-draw-voided-why = Il sorteggio è annullato: { $why }
story-round-started = Il round è cominciato.
story-clock-paused = Il tempo è fermo.
story-clock-held = L’hub è stato riavviato. Il tempo aspetta l’arbitro.
story-clock-resumed = Il tempo riprende.
story-time-added =
    { $count ->
        [one] 1 minuto in più per questo round.
       *[other] { $count } minuti in più per questo round.
    }
story-time-called = Tempo scaduto: si finisce il turno in corso, poi si contano i punti.
story-time-recalled = Il tempo non è ancora scaduto: si continua.
story-reported = { $table }: finito.
story-corrected = Scheda corretta ({ $table }): { $why }
story-cautioned = Ammonizione per { $seat }: { $why }
story-penalised = { $seat } perde { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }: { $why }
story-penalty-lifted = Una penalità di { $seat } non conta più: { $why }
story-dispensed-rounds =
    { $count ->
        [one] Eccezione: un solo round di qualificazione.
       *[other] Eccezione: { $count } round di qualificazione.
    }
story-dispensed-finalists = Eccezione: vanno in finale i migliori { $count }.
story-dispensed-minutes =
    { $count ->
        [0] I round non hanno limite di tempo.
        [one] Eccezione: un round dura al massimo 1 minuto.
       *[other] Eccezione: un round dura al massimo { $count } minuti.
    }
story-dispensed-length =
    { $count ->
        [0] Il torneo non ha limite di tempo.
        [one] Eccezione: il torneo dura al massimo 1 minuto.
       *[other] Eccezione: il torneo dura al massimo { $count } minuti.
    }
story-dispensed-mixing =
    { $count ->
        [0] Chi siede con chi si sorteggia a caso.
       *[other] Il sorteggio separa chi si è già incontrato.
    }
story-dispensed-prizes =
    { $count ->
        [0] Non ci sono premi.
       *[other] Ai primi quattro vanno i premi del regolamento da torneo.
    }
story-table-put-right = Corretto: { $table }.
story-table-reopened = Si riprende a giocare: { $table }.
story-noted = A verbale: { $why }
story-referee-called = { $seat } chiama l’arbitro al tavolo { $table }.
story-call-answered = L’arbitro ha risposto alla chiamata di { $seat }.
story-qualifying-closed = Le qualificazioni sono chiuse. In finale: { $seats }.
story-duel-decided = { $seat } vince il duello { $table }.

## Perché no

refusal-field-full = Iscrizioni al completo: siete in { $count }.
refusal-entries-closed = Il primo round è sorteggiato. Chiedi all’arbitro di farti entrare.
refusal-last-round-drawn = L’ultimo round è sorteggiato: non ci si iscrive più.
refusal-too-few =
    { $count ->
        [0] Non c’è nessuno: per un tavolo ne servono { $low }.
        [one] C’è solo 1 giocatore: per un tavolo ne servono { $low }.
       *[other] I presenti sono solo { $count }: per un tavolo ne servono { $low }.
    }
refusal-table-over = Un tavolo di questo round ha finito: il sorteggio non si annulla più.
refusal-no-time-limit = Questo torneo non ha limite di tempo.
refusal-rounds-fixed = Il numero dei round è fissato dal primo sorteggio.
refusal-clock-runs = Solo prima che parta il tempo.
refusal-already-called = L’arbitro lo sa e arriva.
refusal-nobody-present = Non c’è più nessuno per le finali.
refusal-too-much-honor = I segnalini onore sono { $high } nella scatola e { $count } su questa scheda.
refusal-too-many-daimyo = I Daimyo sono { $high } nella scatola e { $count } su questa scheda.
refusal-too-much-resilience = Posto { $chair }: la resistenza di questo personaggio è { $high } al massimo.
refusal-honor-left = L’onore era finito, ma su questa scheda ne hanno ancora tutti. Chi è a 0?
refusal-no-team-mate = Il posto { $chair } è il Ronin, che non ha compagni da sconfiggere.
refusal-master-fallen = Il posto { $chair } non ha più resistenza: non può essere il Maestro di Spada.
refusal-duel-stands = Il turno successivo è già iniziato: questo duello non si cambia più.
refusal-duel-not-yet = Non si sa ancora chi gioca questo duello.

## Che cosa si può fare

offer-draw = Sorteggia il round
offer-draw-hint =
    { $few ->
        [1]
            { $tables ->
                [0] Chi è presente ha un posto; prima si sorteggiano gli Shogun.
               *[other] Solo { $count } giocatori; il regolamento ne vuole otto. Siedono a 1 tavolo da { $size }.
            }
       *[0]
            { $rest ->
                [0] { $count } giocatori: { $many } tavoli da { $size }. Prima si sorteggiano gli Shogun.
               *[other]
                    { $many ->
                        [one] { $count } giocatori: 1 tavolo da { $size } e { $rest } da { $other }. Prima si sorteggiano gli Shogun.
                       *[other] { $count } giocatori: { $many } tavoli da { $size } e { $rest } da { $other }. Prima si sorteggiano gli Shogun.
                    }
            }
    }
offer-take-sheet = Prendi una scheda
offer-take-sheet-hint = Per compilarla o per correggerla.
offer-fill-sheet = Consegna la scheda
offer-fill-sheet-hint = Ruoli, personaggi e che cosa aveva ciascuno alla fine.
offer-correct-sheet = Correggi la scheda
offer-correct-sheet-hint = Quella di prima resta a verbale.
offer-put-back = Rimetti via la scheda
offer-put-back-hint = Non cambia niente.
offer-close-qualifying = Chiudi le qualificazioni
offer-close-qualifying-hint = Da quel momento la classifica è definitiva e la vedono tutti.
offer-decide-duel = Decidi un duello
offer-decide-duel-hint = Giocato altrove, abbandonato o segnato male.
offer-start-round = Fai partire il round
offer-start-round-hint = Da adesso corre il tempo.
offer-pause-clock = Ferma il tempo
offer-pause-clock-hint = I tavoli continuano; il tempo resta fermo finché non lo fai ripartire.
offer-resume-clock = Fai ripartire il tempo
offer-resume-clock-hint = Da dove si era fermato.
offer-add-time = Più tempo
offer-add-time-hint = Minuti in più, solo per questo round. Va a verbale.
offer-time-up = Tempo scaduto
offer-time-up-hint = Ogni tavolo finisce il turno in corso e conta.
offer-recall-time = Il tempo non è scaduto
offer-recall-time-hint = I tavoli che hanno già contato restano così; gli altri continuano. Il tempo che mancava resta fermo finché non lo fai ripartire.
offer-void-draw = Annulla il sorteggio
offer-void-draw-hint = Finché nessun tavolo ha finito. Gli Shogun di questo sorteggio non contano.
offer-enter = Iscrivi
offer-enter-hint = Anche in ritardo, fino al sorteggio dell’ultimo round.
offer-rename = Correggi il nome
offer-rename-hint = Tutto il resto rimane.
offer-send-away = Togli dal torneo
offer-send-away-hint = I punti restano; il prossimo sorteggio non ne tiene conto.
offer-take-back = Riammetti
offer-take-back-hint = Il prossimo sorteggio ne tiene di nuovo conto.
offer-answer-call = Fatto
offer-answer-call-hint = Toglie la chiamata dall’elenco.
offer-caution = Ammonizione
offer-caution-hint = A verbale; non costa punti.
offer-penalty = Penalità
offer-penalty-hint = Costa punti. Lo sa solo chi la riceve.
offer-lift-penalty = Togli una penalità
offer-lift-penalty-hint = A verbale restano tutte e due.
offer-reopen = Fai riprendere un tavolo
offer-reopen-hint = La partita è finita per un errore: riprende da prima dell’ultima mossa, e il risultato non conta.
offer-record-correction = Metti a verbale una correzione
offer-record-correction-hint = Lo fa l’hub da solo.
offer-call-for = Chiama l’arbitro per una correzione
offer-call-for-hint = Lo fa l’hub da solo.
offer-note = Annota una decisione
offer-note-hint = A parole, per il verbale.
offer-rounds = Round di qualificazione
offer-rounds-hint = È un’eccezione: scrivi chi l’ha permessa. Si fissa al primo sorteggio.
offer-finalists = Finalisti
offer-finalists-hint = Quattro; otto è un’eccezione.
offer-minutes = Minuti per round
offer-minutes-hint = Il limite di tempo di un round; 0 è senza limite.
offer-length = Minuti in tutto
offer-length-hint = Il limite di tempo di tutto il torneo: può far finire prima le qualificazioni.
offer-mixing = Chi siede con chi
offer-mixing-hint = Regola nostra: separa chi si è già incontrato, o sorteggia a caso.
offer-prizes = Premi
offer-prizes-hint = Mostrare i premi a fine torneo? Scrivi chi li offre.
offer-call-referee = Chiama l’arbitro
offer-call-referee-hint = L’arbitro viene al tuo tavolo.
offer-withdraw = Lascia il torneo
offer-withdraw-hint = Dal prossimo sorteggio. Per lasciare una partita in corso, fallo al suo tavolo. I punti restano, e fino alle finali l’arbitro può riammetterti.
offer-left-tournament = Hai lasciato la partita. Anche il torneo?
offer-left-tournament-hint = Chi se n’è andato non viene più sorteggiato; i punti restano, e fino alle finali l’arbitro può farlo rientrare.
offer-left-for-good = Ha lasciato la partita: anche il torneo?
offer-left-for-good-hint = Chi se n’è andato non viene più sorteggiato; i punti restano, e fino alle finali puoi farlo rientrare.
offer-left-game = Qualcuno ha lasciato la partita
offer-left-game-hint = Lo dice l’hub da solo.
offer-back-in-game = Qualcuno è tornato nella sua partita
offer-back-in-game-hint = Lo dice l’hub da solo.
offer-report = Riporta un tavolo
offer-report-hint = Lo fa l’hub da solo.

## Campi di un modulo

field-entrant = Giocatore
field-table = Tavolo
field-again = Qualcuno dev’essere Shogun un’altra volta
field-samurai = Samurai
field-samurai-2 = Secondo Samurai
field-ronin = Ronin
field-leading-ninja = Ninja con più stelle
field-ending = Com’è finita
field-chair = Chi
field-character = Personaggio
field-honor = Onore
field-daimyo = Daimyo
field-resilience = Resistenza rimasta
field-side = Chi vince
field-conduct = Condotta
field-points = Punti
field-penalty = Penalità
field-count = Quanti
field-duel = Duello
field-winner = Chi vince
field-gone = Ha lasciato il torneo?

value-shogun-again = Sorteggia tra chi è stato Shogun da più tempo
value-gone = Sì, non torna
value-stays = No, solo questa partita
value-honor = Onore finito
value-swordmaster = Maestro di Spada
value-deadly-strike = Colpo mortale
value-time = Tempo scaduto
value-showing-role = Mostrare il proprio ruolo
value-looking-at-hand = Guardare la mano di un altro
value-false-information = Informazioni false sul gioco
value-outside-advice = Consigli da fuori
value-agreed-ending = Mettersi d’accordo sul risultato
value-cheating = Barare
value-slow-play = Giocare piano apposta
value-lying = Mentire all’arbitro
value-disputing = Contestare una decisione
value-swearing = Parolacce o bestemmie
value-insulting = Provocare o insultare
value-threatening = Minacciare qualcuno
value-other = Altro

## A che punto siamo, e come si chiamano le cose

phase-entry = Iscrizioni aperte
phase-round = Round in corso
phase-between = Tra un round e l’altro
phase-finals = Finali
phase-over = Finito
clock-off = Non iniziato
clock-running = In corso
clock-up = Tempo scaduto
stage-quarter-1 = Quarto di finale 1
stage-quarter-2 = Quarto di finale 2
stage-quarter-3 = Quarto di finale 3
stage-quarter-4 = Quarto di finale 4
stage-semi-1 = Semifinale 1
stage-semi-2 = Semifinale 2
stage-final = Finale
decision-caution = Ammonizione
decision-penalty = Penalità
decision-lifted = Penalità tolta
decision-correction = Scheda corretta
decision-typed-in = Scheda inserita a mano
decision-void-draw = Sorteggio annullato
decision-shogun-again = Shogun un’altra volta
decision-sent-away = Tolto dal torneo
decision-rounds = Round di qualificazione
decision-finalists = Finalisti
decision-minutes = Minuti per round
decision-length = Minuti in tutto
decision-mixing = Chi siede con chi
decision-prizes = Premi
decision-time-added = Più tempo
decision-time-recalled = Il tempo non era scaduto
decision-duel = Duello deciso
decision-note = Nota
decision-put-right = Tavolo corretto
decision-own-correction = Correzione di un giocatore
decision-reopened = Tavolo riaperto
role-shogun = Shogun
role-samurai = Samurai
role-ninja = Ninja
role-leading-ninja = Ninja con più stelle
role-ronin = Ronin
team-entrant = Giocatore
score-points = Punti di qualificazione
mark-absent = Assente
level-tokens = Segnalini
level-companion = Assistente
level-cards = Carte sui telefoni
option-players = Giocatori al massimo
option-level = Livello dei tavoli
option-entries = Iscritti
option-rounds = Round di qualificazione
option-finalists = Finalisti
option-minutes = Minuti per round
option-length = Minuti in tutto
option-prizes = Premi
option-mixing = Chi siede con chi
outcome-cause-final = La finale è finita.
outcome-reason-finals = I duelli hanno deciso i primi posti, i punti gli altri.

## Chiarimenti

rulings-title = Chiarimenti per il torneo
rulings-intro = Come giochiamo dove le regole da torneo dell’editore lasciano un dubbio.
rulings-draw = Il sorteggio
rulings-points = Punti e piazzamenti
rulings-referee = Il tempo e l’arbitro
ruling-draw-1 = Oltre i cinquanta giocatori c’è un tavolo da cinque ogni cinque persone; ogni persona che avanza ne fa diventare uno da sei. In meno di otto si gioca a un tavolo solo.
    .title = Più giocatori di quelli nella tabella
    .group = { rulings-draw }
    .why = Continua come la tabella stampata, e nessuno è Shogun più di una volta.
ruling-draw-2 = Se qualcuno se n’è andato o i round sono aumentati, può darsi che chi non è ancora stato Shogun non basti. Gli Shogun che mancano si sorteggiano tra chi lo è stato da più tempo. L’arbitro lo sa prima che il sorteggio valga, e va a verbale.
    .title = Quando qualcuno dev’essere Shogun di nuovo
    .group = { rulings-draw }
    .why = Mai due volte funziona solo se restano tutti.
ruling-draw-3 = Il numero dei round si fissa al primo sorteggio, chiunque arrivi o se ne vada dopo.
    .title = Quanti round
    .group = { rulings-draw }
    .why = Un round in più o in meno deciderebbe chi vince.
ruling-draw-4 = Il sorteggio può evitare di far sedere insieme chi si è già incontrato. Le regole vogliono il caso, perciò lo fa solo se l’arbitro lo dice.
    .title = Incontrarsi di nuovo
    .group = { rulings-draw }
    .why = In una serata di club può far piacere conoscere gente nuova.
ruling-points-1 = I Daimyo del Ronin non valgono niente nemmeno nel punteggio singolo.
    .title = I Daimyo del Ronin
    .group = { rulings-points }
    .why = Per il Ronin non valgono niente da nessuna parte.
ruling-points-2 = A parità di punti e di tavoli vinti si tira a sorte, e il sorteggio resta a verbale con il suo seme.
    .title = Ancora pari
    .group = { rulings-points }
    .why = Chiunque può rifarlo e controllare.
ruling-points-3 = Il primo incontra il quarto, il secondo il terzo. Chi perde in semifinale è terzo a pari merito. Con otto finalisti si incontrano i vincitori dei primi due quarti, e quelli degli ultimi due.
    .title = Chi incontra chi nelle finali
    .group = { rulings-points }
    .why = Il tabellone stampato farebbe incontrare due volte le stesse persone.
ruling-points-4 = Con otto finalisti, chi perde ai quarti va dal quinto all’ottavo posto secondo i punti. I premi non fanno parte della classifica. Dipendono dal numero dei giocatori, non dei round, e si mostrano solo se l’organizzatore li mette.
    .title = Dal quinto all’ottavo posto, e i premi
    .group = { rulings-points }
    .why = Quei quattro non hanno giocato tra loro.
ruling-points-5 = Chi è andato a casa conserva punti e posizione, ma in finale va il migliore tra chi resta. Chi non è su nessuna scheda non va in finale e non è in classifica. Chi non ha avversario passa il turno.
    .title = Chi è andato a casa
    .group = { rulings-points }
    .why = Per una finale bisogna essere in due.
ruling-time-1 = Allo scadere del tempo si finisce il turno in corso, poi si contano i punti come se l’onore fosse finito: niente Maestro di Spada, niente Colpo mortale.
    .title = Quando scade il tempo
    .group = { rulings-referee }
    .why = Tutti vedono qual è l’ultimo turno.
ruling-time-2 = Le qualificazioni le chiude l’arbitro, dopo l’ultimo tavolo. Fino ad allora le schede si possono correggere e la classifica è segreta; da lì in poi sono definitive.
    .title = Quando la classifica diventa pubblica
    .group = { rulings-referee }
    .why = Una svista si trova spesso quando arriva l’ultima scheda.
ruling-time-3 = «Tempo scaduto» si può annullare, o si possono dare altri minuti al round, finché uno dei suoi tavoli gioca. Un tavolo che ha contato ha finito; agli altri la partita continua dopo il turno in corso. Se l’hub è stato spento, il tempo che mancava resta fermo finché l’arbitro non lo fa ripartire.
    .title = Quando il tempo non era scaduto
    .group = { rulings-referee }
    .why = Un orologio può sbagliare; quello che si è contato insieme non si rigioca.
