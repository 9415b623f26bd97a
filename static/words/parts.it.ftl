### Quello che dice ogni pagina, in italiano.

close = Chiudi
understood = OK
language = Lingua
dress = Chiaro o scuro
dress-dark = Scuro
dress-light = Chiaro
dress-auto = Come il dispositivo
connecting = Cerco l’hub …
gone-title = Questa pagina non è più collegata
gone-again = Ricarica
gone-home = Torna all’inizio
refusal-unreachable = L’hub non risponde. Sei sul Wi-Fi del tavolo?
refusal-not-linked = Adesso manca il collegamento con l’hub. Non è partito niente: riprova tra poco.
refusal-no-answer = L’hub non ha risposto. Prima di riprovare guarda se la tua mossa è nel racconto.

## Numeri e cose

counter-spoken = { $name }: { $value }
counter-spoken-of = { $name }: { $value } su { $limit }
pick-some = Scegline { $span }. Per ora { $count }.
take-these =
    { $count ->
        [one] Conferma la scelta
       *[other] Conferma le { $count } scelte
    }
take-number = Conferma: { $count }
about-now = adesso
take-text = Conferma
one-less = Uno in meno
one-more = Uno in più
ten-less = Dieci in meno
ten-more = Dieci in più

## Il cerchio

ring-label = Intorno al tavolo
myself-label = Tu
piles-label = Al centro
pile-unknown = non si sa
place-turn = È il suo turno.
place-asked = Deve rispondere.
presence-away = Telefono scollegato
presence-bot = Gioca l’hub
reach-difficulty = Difficoltà { $reach }
reach-distance = Distanza { $reach }
reach-closed = ora non si raggiunge
story-label = Il racconto
hand-label = La tua mano
hand-cover =
    { $count ->
        [one] Copri la carta
       *[other] Copri le { $count } carte
    }
hand-uncover =
    { $count ->
        [one] Mostra la carta
       *[other] Mostra le { $count } carte
    }
hand-new = Nuova in questo turno.
hand-rests = Adesso non puoi giocarla.

## A che punto siamo

status-waiting-start = Si comincia appena chi ospita dà il via.
status-ended = Il tavolo è chiuso.
status-over = La partita è finita.
paused-referee = L’arbitro ha messo in pausa questo tavolo.
status-paused = In pausa: { $why }
status-awaited = Si aspetta { $seats }.
status-awaited-for = Si aspetta { $seats } · { $what }
status-awaited-many = Se ne aspettano { $count }.
status-awaited-many-for = Se ne aspettano { $count } · { $what }
status-your-turn = Tocca a te · { $step }
status-turn = Turno di { $seat } · { $step }
status-due-again = { $step }, se non è già fatto
sending = Invio …
spread-several = Più d’uno insieme …
set-straight = Correggi
undo = Annulla la mossa

## Prima del primo turno e dopo l’ultimo

begin-own =
    { $count ->
        [0] Sei { $character }. Prendi questo personaggio.
        [one] Sei { $character }. Prendi questo personaggio e 1 carta.
       *[other] Sei { $character }. Prendi questo personaggio e { $count } carte.
    }
begin-own-held =
    { $count ->
        [one] Sei { $character }. La tua carta è qui.
       *[other] Sei { $character }. Le tue { $count } carte sono qui.
    }
setup-title = Preparate il tavolo
curtain-text = Lo schermo del tavolo mostra com’è finita. Alzate lo sguardo!
curtain-open = Guarda qui

## I premi alla fine

awards-title = I premi della serata
awards-victory = Vittoria
awards-picture = Un’immagine della serata
awards-picture-alt = Chi ha vinto, chi era chi, e il premio di ognuno
awards-hold = Tieni premuta l’immagine per copiarla o condividerla, oppure salvala.
awards-save = Salva l’immagine

## Posti che cambiano

seat-news-label = Chi siede dove, adesso
correction-right = { $name }: { $what } { $now }, non { $was }. Giusto?
correction-waits = { $name }: { $what } { $now }, non { $was }. Lo dicono { $yes } su { $needs }.
correction-mine = { $what } { $now }, non { $was }: vale quando lo dicono altri { $needs } (finora { $yes }).
correction-called = { $name }: { $what } { $now }, non { $was }. Decide l’arbitro.
correction-yes = Giusto
correction-no = No
takeover-phone = Il nuovo telefono di { $name }?
takeover-seat = { $name } al posto di { $was }?
takeover-bot = { $name } al posto di { $was } (l’hub)?
takeover-yes = Sì
takeover-yes-spoken = Sì, è { $name }
takeover-no = No
takeover-no-spoken = No, non è { $name }
seat-code-picture = Inquadralo con l’altro telefono o scrivi { $code }
takeover-mine = I segreti li vedi tra { $count } s, o quando qualcuno conferma che sei tu.
takeover-mine-asks = I segreti li vedi quando qualcun altro conferma che sei tu.
takeover-wait = Vede i segreti tra { $count } s.
takeover-asks = Vede i segreti quando qualcun altro dice di sì.

## Ospiti senza telefono

strip-label = Ospiti senza telefono
strip-asked = Risponde { $name }: «{ $question }»
strip-look = Solo per gli occhi di { $names }.
strip-hand =
    { $count ->
        [one] Passa questo dispositivo
       *[other] Fai girare questo dispositivo
    }
strip-hand-host = Per questo chi ospita fa girare un dispositivo.
strip-answers-for = Rispondi tu per { $names }.

## Il ruolo coperto

cover-hold = Tieni premuto per vedere il ruolo
cover-longer = Tieni premuto ancora un po’
cover-other-ways = Oppure tocca due volte o premi Invio: si ricopre da sé.
cover-bonus =
    { $bonus ->
        [1] I tuoi punti valgono così come sono.
        [2] I tuoi punti valgono il doppio.
        [3] I tuoi punti valgono il triplo.
       *[other] I tuoi punti valgono { $bonus } volte tanto.
    }
cover-bonus-unknown = Quante volte valgono i tuoi punti si vede alla fine.

## Le regole a portata di mano

how-title = Come si gioca
how-none = Per questo gioco non c’è ancora un’introduzione.
how-before = Indietro
how-next = Avanti
rulings-here = I nostri chiarimenti
rulings-all = Chiarimenti
