### Le pagine di chi ospita, in italiano.

host-brand = Honor Hub
host-tagline = Carte vere sul tavolo, segreti sui telefoni.
host-bar = Chi ospita
host-likes = Lingua e tema
host-to-home = Inizio
host-to-nights = Serate passate
host-try-again = Riprova
host-rather-not = Indietro

## Senza chiave

host-key-none = Questa pagina è per chi ospita
host-key-old = Questo link non vale più
host-key-how = Usa il link di chi ospita. L’hub lo scrive quando parte, e di nuovo con questo comando sul computer su cui gira.
host-key-player = Io gioco

## La prima pagina

host-new = Nuovo tavolo
host-games = A che cosa giochiamo?
host-tournament = Nuovo torneo
host-cup = Torneo
host-cup-text = Da 8 a 60 giocatori
host-watch = Guarda un tavolo che gioca da solo
host-tonight = Stasera
host-state-waiting = Si aspettano i giocatori
host-state-playing = Si gioca
host-state-paused = In pausa
host-state-over = Finita
host-state-closed = Chiuso
host-state-show = Gioca da solo
host-back-to-duel = Torna al duello
host-nobody-yet = Non c’è ancora nessuno.
host-nights = Serate passate
host-nights-none = Nessuna serata è ancora finita. La prima comparirà qui.
host-nights-all = Tutte le serate
host-nights-more = Serate più vecchie
host-won = Vittoria di { $seats }
host-damaged =
    { $count ->
        [one] Un tavolo non si legge più
       *[other] { $count } tavoli non si leggono più
    }
host-damaged-text = Gli altri tavoli vanno avanti. Salvalo così com’è per chi sa ripararlo: nel file ci sono tutti i ruoli e le mani. La copia di stanotte dell’hub forse ha ancora il tavolo intero.
host-damaged-why =
    { $count ->
        [0] Non ne resta niente.
        [one] Manca qualcosa, o è cambiato; resta una registrazione.
       *[other] Manca qualcosa, o è cambiato; restano { $count } registrazioni.
    }
host-damaged-newer = L’ha scritto un hub più recente. Aggiorna questo e il tavolo torna.
host-damaged-save = Salva così com’è
host-damaged-sure = Quello che resta di { $table } sparisce per sempre. Se lo vuoi tenere, prima salvalo.

## Uno schermo

host-screen = Collega una TV o un tablet
host-screen-text = Sullo schermo apri { $address } e scrivi qui le quattro lettere che mostra.
host-screen-letters = Le quattro lettere
host-screen-table = Che cosa deve mostrare?
host-screen-no-table = Non c’è ancora un tavolo da mostrare. Prima aprine uno.
host-screen-send = Manda la TV del tavolo { $from } al tavolo { $to }
host-screen-yes = Collega
host-screen-in = Fatto: guarda lo schermo.

## Un nuovo tavolo

host-game = Gioco
host-players =
    { $high ->
        [one] Per un giocatore
       *[other] Da { $low } a { $high } giocatori
    }
host-players-just =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
host-options-more = Regole della casa e il resto
host-options-changed =
    { $count ->
        [0] come al solito
        [one] una cosa cambiata
       *[other] { $count } cose cambiate
    }
host-open = Apri il tavolo
host-open-text = Poi qui compare il codice da inquadrare.

## Ci si siede

host-invitation = Come si entra
host-scan = Inquadra e siediti
host-qr = Un codice da inquadrare; oppure scrivi { $code }
host-full = Tutti i posti sono occupati
host-seats =
    { $count ->
        [0] Intorno al tavolo
        [one] Una persona al tavolo
       *[other] In { $count } al tavolo
    }
host-free =
    { $count ->
        [one] C’è un posto libero. Quelli vuoti si tolgono all’inizio.
       *[other] Ci sono { $count } posti liberi. Quelli vuoti si tolgono all’inizio.
    }
host-wanted =
    { $count ->
        [one] C’è un posto libero. Per giocare servono tutti.
       *[other] Ci sono { $count } posti liberi. Per giocare servono tutti.
    }
host-seat-up = Sposta { $name } un posto indietro
host-seat-down = Sposta { $name } un posto avanti
host-seat-remove = Libera il posto di { $name }
host-chair-free = libero
host-ring-drag = Trascina ognuno dove siede
host-ring-to = Tocca il posto con cui scambiare
host-go-round = Fai il giro
host-go-round-text = Ogni posto si accende per un secondo. Chi siede altrove tocca «Non sono io».
host-here-linked = c’è
host-here-away = telefono scollegato
host-here-without = senza telefono
host-here-bot = gioca l’hub
host-without = Qualcuno senza telefono
host-without-name = Come si chiama
host-without-sit = Dai un posto
host-bots = Fai giocare anche l’hub
host-bots-text = In quanti al tavolo, tra persone e hub? Chi inquadra il codice più tardi prende uno dei posti dell’hub.
host-bots-fill = Riempi fino a { $count } posti
host-how = Regole di questo tavolo
host-start = Si comincia
host-start-text = In { $count }, come siete seduti qui

## Mentre si gioca

host-flag-turn = di turno
host-flag-asked = risponde
host-seat-tap = Tocca un giocatore per giocare al posto suo, per passargli questo dispositivo o per portare il suo posto su un altro telefono.
host-undo-this = Si annullerebbe questo:
host-undo-untold = Una mossa ancora segreta.
host-undo-look = Guarda l’ultima mossa
host-rest = Pausa
host-rest-why = Perché? Lo leggono tutti.
host-rest-such-as = la pizza
host-rest-yes = Metti in pausa
host-wake = Riprendi
host-pace = Il ritmo dell’hub
host-pace-calm = lento
host-pace-steady = normale
host-pace-brisk = veloce
host-straight = Correggi
host-straight-text = Le carte sul tavolo hanno sempre ragione. Quello che cambi qui resta nel racconto.
host-act = Gioca per { $name }
host-act-none = Adesso questo posto non deve rispondere a niente.
host-act-hand = Prima metti questo dispositivo nelle mani di { $name }: la domanda la può vedere solo chi siede lì.
host-act-standing = Correggi o lascia la partita
host-bot-seat = Qui gioca l’hub. Chi entra con { $code } può prendere il posto.
host-hand = Metti questo dispositivo nelle mani di { $name }
host-hand-text = Per vedere i suoi segreti o fare la sua mossa
host-hand-to = Per { $name }
host-hand-to-text = Metti il dispositivo nelle mani di { $name }. Ora nessun altro può guardare.
host-hand-me = Sono { $name }
host-hand-done = Fatto
host-hand-done-text = Copre tutto; poi restituisci il dispositivo.
host-hand-back = A chi ospita
host-hand-back-text = Il posto di { $name } è di nuovo chiuso. Restituisci il dispositivo.
host-hand-host = Ospito io
host-proxy = Chi risponde per { $name }
host-proxy-text = Tu puoi sempre farlo. Anche il telefono che scegli qui riceve la domanda, ma non vede i segreti di { $name }.
host-proxy-none = Solo io
host-move = Porta questo posto su un altro telefono
host-move-text = Apri questo indirizzo sull’altro telefono, o scrivi lì il codice. Vale una volta sola, per dieci minuti. A partita iniziata gli altri lo sanno, e si chiede loro chi è.

## Chi guarda

host-sharing = Schermi e spettatori
host-join-late = Si può ancora prendere un posto con
host-watcher = Un link per chi guarda
host-watcher-text = Si vede solo questa volta. Chi ce l’ha vede quello che vede tutto il tavolo.
host-panel = Una chiave per un pannello di luci e pulsanti
host-panel-text = Si vede solo questa volta. Va nelle impostazioni del pannello.
host-panel-in = Collega un pannello di luci e pulsanti
host-panel-in-text = Un pannello senza chiave mostra quattro lettere dove l’hai avviato, o nel suo registro. Scrivile qui.
host-panel-in-done = Fatto: le sue luci seguono questo tavolo.
host-panels =
    { $count ->
        [one] Un pannello ha la chiave di questo tavolo.
       *[other] { $count } pannelli hanno la chiave di questo tavolo.
    }
host-panels-out = Scollega i pannelli
host-panels-out-text = Le loro luci si spengono e i pulsanti non fanno più niente. Per tornare, un pannello va avviato senza la vecchia chiave.

## La fine

host-end = Chiudi il tavolo
host-end-sure = La partita si ferma qui e non può riprendere. Resta tra le serate passate solo se era finita.
host-end-yes = Chiudilo
host-delete = Elimina il tavolo
host-delete-sure = Il tavolo e tutto il suo racconto spariscono per sempre. Se vuoi tenerla, prima salva la serata.
host-delete-yes = Eliminalo
host-again = Gioca di nuovo
host-again-text = Le stesse persone, gli stessi posti, nuove carte
host-again-with = In più: { $names }
host-roles = Chi era chi
host-score = Il punteggio
host-chart = { $counter } durante la serata
host-chart-marks = Che cosa vogliono dire i segni
host-save-night = Salva questa serata

## Tutte le serate

host-save-all = Salva tutti i risultati (CSV)
host-bring = Carica una serata salvata
host-statistics = Statistiche
host-statistics-text = Per persona, ruolo e personaggio
host-count-by = Conta per
host-by-name = Persona
host-by-role = Ruolo
host-by-figure = Personaggio
host-sum-won = Vinte
host-sum-of = { $won } su { $played }
host-sum-share = Percentuale
host-sum-points = Punti
host-sum-mean = { $of } in media
host-sums-none = Nessuno ha ancora giocato una serata fino in fondo.
host-count-hub = Conta anche i posti giocati dall’hub

## Da soli

host-alone = Gioca in solitario
host-to-alone = Il duello
host-to-sheets = Schede
host-against = contro { $name }
host-by-against = Avversario
alone-name = Il tuo nome
alone-me = Ronin
alone-begin = Inizia il duello
alone-against = contro { $name }, su questo dispositivo
alone-sheets = Le tue schede
alone-record = Duelli vinti: { $won } su { $played }.
alone-saved = salvata qui
alone-fought = I duelli finora
alone-rates = Vittorie per avversario

## Schede

sheets-title = Schede per { $game }
sheets-new = Scrivi una scheda
sheets-new-text = Dal tuo libretto, controllata mentre scrivi
sheets-edit-title = Modifica una scheda
sheets-own = Salvate su questo hub
sheets-own-none = Ancora nessuna.
sheets-ours = Incluse nell’hub
sheets-ours-text = Inventate da noi, non prese da un libretto.
sheets-copy = Copia
sheets-edit = Modifica
sheets-export = Scarica
sheets-bring = Importa una scheda
sheets-delete = Elimina la scheda
sheets-delete-yes = Eliminala
sheets-delete-sure = { $name } sparisce per sempre. Se la vuoi tenere, prima salva il file. I duelli già giocati restano.
sheets-save = Salva sull’hub
sheets-text = La scheda come testo
sheets-wrong =
    { $count ->
        [0] Tutto a posto: si può salvare.
        [one] Manca ancora una cosa.
       *[other] Mancano ancora { $count } cose.
    }

## L’hub stesso

host-hub = Questo hub
host-hub-version = Versione { $version }
host-hub-name = Come si chiama questo hub
host-hub-speaks = Che lingua parlano gli schermi
host-hub-as-browser = Quella dello schermo
host-hub-save = Salva
host-hub-saved = Salvato. Gli schermi lo mostrano quando si ricaricano.
host-findings = Come sta?
host-findings-wait = L’hub guarda la sua macchina …
host-findings-well = Va tutto bene, per quanto l’hub può vedere.
host-findings-more = Che cosa va bene, e che cosa è utile sapere
host-findings-unseen = L’hub da solo non vede i pin né, di solito, il Wi-Fi e l’alimentatore. «sudo honor-hub doctor» sulla macchina vede tutto.
host-findings-again = Guarda di nuovo
host-group-address = Indirizzo
host-group-wifi = Wi-Fi
host-group-power = Corrente
host-group-disk = Scheda
host-group-clock = Orologio
host-group-units = Servizi
host-group-games = Giochi installati
host-level-good = Va bene
host-level-note = Utile da sapere
host-level-warning = Attenzione
host-level-broken = Non funziona
host-copies = Copie
host-copies-text = Una copia contiene tutte le serate e le schede salvate. Si può salvare quando nessuna partita è a metà, perché mostra i ruoli di tutti.
host-copy-save = Salva una copia
host-copy-saving = L’hub fa una copia …
host-copy-choose = Riporta una copia
host-copy-sends = Arrivato il { $percent } %
host-copy-checks = L’hub la controlla …
host-copy-is = { $count ->
    [one] Una copia con un tavolo, l’ultima mossa del { $when }.
   *[other] Una copia con { $count } tavoli, l’ultima mossa del { $when }.
}
host-copy-empty = Una copia senza nessun tavolo.
host-copy-damaged = I tavoli che non si leggono vengono presi come sono: { $names }
host-copy-take = Riportala
host-copy-sure = L’hub riparte con le partite di questa copia. Quello che c’è adesso viene conservato e si può riportare.
host-copy-sure-playing = { $count ->
    [one] A un tavolo si sta giocando: la partita sarà com’è nella copia, oppure non ci sarà più. Quello che c’è adesso viene conservato e si può riportare.
   *[other] A { $count } tavoli si sta giocando: le partite saranno come sono nella copia, oppure non ci saranno più. Quello che c’è adesso viene conservato e si può riportare.
}
host-copy-waits = L’hub riparte …
host-copy-done = La copia è al suo posto.
host-copy-failed = La copia non è stata presa: { $why } Tutto è come prima.
host-copy-interrupted = L’avvio è stato interrotto. Guarda i tavoli, e se non sono quelli della copia riportala di nuovo.
host-kept = Quello che c’era prima
host-kept-of = Sostituito il { $when }
host-kept-take = Riportalo
host-keys = Chi ospita
host-keys-text = Ogni browser che ospita ha una chiave. Valgono le otto più recenti.
host-keys-made = Dal { $when }
host-keys-early = Da molto tempo
host-keys-yours = questo browser
host-keys-revoke = Revoca
host-keys-others = Revoca tutte le altre
host-keys-sure = Chi usa quella chiave non ospita più. I telefoni e gli schermi dei tavoli vanno avanti.
host-restart = Riavvia l’hub
host-restart-sure = Telefoni e schermi tornano in pochi secondi. Non si perde niente.
host-machine = La macchina
host-reboot = Riavvia la macchina
host-reboot-sure = Telefoni e schermi tornano in un minuto o due. Non si perde niente.
host-power-off = Spegni
host-power-off-sure = L’hub si spegne. Stacca la spina quando la sua luce non lampeggia più; riattaccala per giocare ancora.
host-machine-playing = A un tavolo si sta giocando: intanto si aspetta.
host-machine-going = La macchina lo fa adesso.
