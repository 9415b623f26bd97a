### Un hub che non ha ancora chi ospita, in italiano.

## Sul suo schermo

claim-who = Chi ospita stasera?
claim-scan = Inquadra questo codice con un telefono. Chi arriva prima ospita.
claim-type = Oppure apri { $address } e scrivi:
claim-picture = Codice da inquadrare con un telefono, per ospitare
claim-spoken = Le lettere di questo hub: { $letters }
claim-here = Ospito io, su questo dispositivo
claim-others = Ospita un altro telefono? Aprici { $address } e scrivi:
claim-done = C’è chi ospita
claim-done-text = Sedetevi: si comincia tra un attimo.

## Sul telefono di chi lo prende

claim-you = Ospiti tu
claim-how = Apri i tavoli, fai sedere gli ospiti e dai il via. E puoi giocare anche tu.
claim-letters = Le lettere sullo schermo dell’hub
claim-name = Come si chiama questo hub?
claim-ideas = Idee per un nome
claim-idea-1 = La Lanterna Rossa
claim-idea-2 = La Tana della Volpe
claim-idea-3 = Fior di Ciliegio
claim-idea-4 = L’Ultimo Saloon
claim-go = Si gioca
claim-going = L’hub non risponde. Riprovo …
claim-no-letters = Prima scrivi le sei lettere.
claim-no-name = Prima dagli un nome.
claim-late = Qualcuno è stato più veloce
claim-late-text = Questo hub ha già chi ospita. Chiedi a quella persona, oppure siediti e gioca.
claim-late-lost = Non è nessuno di voi? Chi ha installato l’hub può riprenderselo.
claim-join = Gioca anche tu
