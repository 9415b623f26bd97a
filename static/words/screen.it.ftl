### Lo schermo del tavolo e la pagina di chi guarda, in italiano.

## Uno schermo che aspetta di entrare

screen-letters-spoken = Le lettere di questo schermo: { $letters }
screen-letters-how = Per chi ospita: tocca «Collega una TV o un tablet», scrivi queste lettere e qui si vedrà il tuo tavolo.
screen-no-key-title = A questa pagina serve il link intero
screen-no-key-text = Il link per guardare finisce con una chiave. Chiedilo di nuovo a chi ospita.

## Come dev’essere questo schermo

screen-likings = Questo schermo
screen-sound = Audio
screen-sound-on = Audio acceso
screen-sound-off = Audio spento
screen-sound-ask = Premi OK per l’audio
screen-spoken = A voce
screen-spoken-off = Senza voce
screen-spoken-few = Poche parole
screen-spoken-more = Racconta la partita
screen-spoken-mute = Questo browser non ha una voce in questa lingua.
screen-whole = Schermo intero
screen-other-table = Mostra un altro tavolo
screen-host = Alla pagina di chi ospita

## Intorno al tavolo

screen-table = Tavolo { $table }
screen-round = Turno { $round }
screen-place-turn = di turno
screen-place-asked = si aspetta
screen-arrows = Chi attacca chi
screen-left = rimaste
screen-newest = Ultima novità:
screen-awaited = Si aspetta
screen-awaited-count = Se ne aspettano { $count }
screen-awaited-strike = { $card }, da { $by }
screen-pressed-in-vain = Quel pulsante non ha cambiato niente. { $why }
screen-away = L’hub non si raggiunge. Il tavolo aspetta; questo schermo torna da solo.

## Venire al tavolo

screen-join-label = Come si entra
screen-join-picture = Codice da inquadrare con il telefono per entrare in questo tavolo
screen-join-title = Siediti al tavolo
screen-join-type = Oppure apri { $host } e scrivi { $code }
screen-wifi-picture = Codice da inquadrare per entrare nel Wi-Fi
screen-wifi = Non sei ancora sul Wi-Fi? Inquadra prima questo.
screen-step-wifi = Collegati allo stesso Wi-Fi di questo schermo.
screen-step-scan = Inquadra il codice con la fotocamera del telefono.
screen-step-sit = Scrivi il tuo nome e prendi posto.
screen-take-over = Inquadra per prendere un posto dell’hub
screen-play-here = Il tuo tavolo: inquadra per giocare qui
screen-full = Tutti i posti sono occupati
screen-free = libero
screen-seated =
    { $count ->
        [0] Al tavolo non c’è ancora nessuno
        [one] Una persona al tavolo
       *[other] In { $count } al tavolo
    }

## La fine

screen-the-end = Fine
screen-deck-end = Il mazzo è finito
screen-end-roles = Chi era chi?
screen-end-scores = Si contano i punti
screen-victory = Vittoria
screen-skip = Salta
screen-end-again = Un’altra partita? Chi ospita dà il via e ognuno tiene il suo posto.
screen-end-of = Il torneo continua: il telefono e lo schermo della sala dicono dove.
screen-end-replay = Rivedi la fine
screen-chart = { $counter } durante la serata
screen-chart-marks = × sconfitta o abbandono · linea verticale a puntini: mazzo finito
screen-chart-rounds = turni
