device-offline = Sense internet
offline-none = Aquest navegador no guarda cap còpia del joc: cal internet cada vegada.
offline-coming = S’està guardant el joc per jugar sense connexió…
offline-ready = Tot el joc és en aquest dispositiu i funciona sense internet.
offline-failed = No s’ha pogut guardar el joc per jugar sense connexió. Amb connexió funciona; la pròxima visita ho tornarà a provar.
device-install = Com a aplicació
install-prompt = El Regicide es pot posar entre les teves aplicacions.
install-done = Fas servir l’aplicació instal·lada.
device-storage = Què hi ha desat aquí
storage-stays = El navegador ha promès conservar les partides fins que les suprimeixis.
storage-may-go = Si el dispositiu es queda sense espai, el navegador pot suprimir les partides. Exporta-les de tant en tant.
storage-unknown = El navegador no diu quant de temps conserva les partides. Exporta-les de tant en tant.
storage-used = Espai ocupat: { $size }.
storage-refused = De moment el navegador ha dit que no. Potser accepta quan hagis jugat més o hagis instal·lat l’aplicació.
do-persist = Demana al navegador que les conservi
device-backup = Còpia de seguretat
backup-about = Totes les partides, la configuració i el progrés en un fitxer: per seguretat o per a un altre dispositiu. Importar afegeix al que hi ha i no suprimeix res. El fitxer conté l’ordre de les cartes de les partides en marxa.
do-export = Exporta-ho tot
do-import-file = Importa un fitxer…
backup-exported = Exportat. Guarda el fitxer en un lloc segur.
backup-added = { $count ->
    [0] Cap partida nova.
    [one] S’ha afegit { $count } partida.
   *[other] S’han afegit { $count } partides.
  }
backup-further = { $count ->
    [one] { $count } partida estava més avançada al fitxer.
   *[other] { $count } partides estaven més avançades al fitxer.
  }
backup-copied = { $count ->
    [one] { $count } partida havia anat d’una altra manera: es conserven totes dues.
   *[other] { $count } partides havien anat d’una altra manera: es conserven totes.
  }
backup-same = { $count ->
    [one] { $count } partida ja era aquí.
   *[other] { $count } partides ja eren aquí.
  }
why-backup_unreadable = Aquest fitxer no és cap còpia del Regicide. No s’ha canviat res.
why-backup_damaged = Aquesta còpia està malmesa i no es pot fer servir. No s’ha canviat res.
why-backup_newer = Aquesta còpia és d’una versió més nova. Primer actualitza. No s’ha canviat res.
why-backup_no_storage = Aquest navegador no desa res d’aquesta pàgina: no hi ha res per exportar ni lloc on importar.
