### Il telefono di chi gioca, in italiano.

home-tagline = I segnalini, i segreti e i punti di una serata di carte.
home-back = Torna al tavolo { $table }
home-code = Il codice del tavolo, o quello del tuo posto
home-join = Siediti
home-screen = Questa è una TV o un tablet
home-alone = Gioca in solitario
home-host = Ospito io

join-title = Prendi posto
join-name = Il tuo nome
join-seat = Il tuo posto al tavolo
join-free = libero
join-here = tu
join-sit = Siediti
join-no-name = Prima scrivi il tuo nome.
join-seat-lost = Quel posto è appena stato preso. Scegline un altro.
join-take-over = Prendi il posto e gioca
join-waits = L’hub ha bisogno di un momento. Questa pagina riprova da sola.
join-again = Riprova
join-other-code = Un altro codice

full-title = Tutti i posti sono occupati.
full-one-of = Sei una di queste persone?
full-how = Per portare qui il tuo posto serve un codice: dal menu dell’altro telefono, o da chi ospita, che tocca { $name }.
full-code = Scrivi il codice
full-watch = Guarda, e gioca la prossima partita
full-watching = Stai guardando. Nella prossima partita giochi anche tu.

move-title = Porti qui il tuo posto?
move-text = Il posto passa a questo telefono. Sull’altro si chiude.
move-yes = Portalo qui

bar-table = Tavolo { $table }
link-linked = Collegato
link-away = Cerco l’hub …
link-connecting = Cerco l’hub …
menu = Menu

waiting-code = Tavolo { $table }
waiting-people = Chi c’è
waiting-you = tu

seat-change = Cambia posto o nome
seat-where = Dove siedi?
seat-swap = scambia con { $name }
seat-rename = Cambia
seat-stand = Alzati
round-you = { $name }, sei tu?
round-other = Ora { $name }
round-not-me = Non sono io
round-my-seat = Quello è il mio posto
title-turn = ● Tocca a te
title-asked = ● Devi rispondere
calling = Come ti chiama questo telefono
calling-sound = Suono
calling-awake = Schermo acceso
night-how = Tocca per riaccendere

menu-story = Il racconto
menu-straight = Correggi o lascia la partita
menu-other-phone = Porta il mio posto su un altro telefono
menu-host = Alla pagina di chi ospita
other-phone-text = Scrivi il codice sull’altro telefono, all’indirizzo qui sotto. Vale una volta sola, per pochi minuti.
other-phone-code = Dammi un codice

end-title = La fine
end-won = Hai vinto
end-lost = Hai perso
end-roles = Chi era chi
end-again = Quando chi ospita ricomincia, il posto resta tuo.
again = Gioca di nuovo
again-other = Un altro avversario
