device-offline = Jugar sense internet
offline-none = Aquest navegador no pot desar el joc per jugar sense connexió: cal internet cada vegada.
offline-coming = S’està desant el joc per jugar sense connexió…
offline-ready = Tot el joc està desat en aquest dispositiu i funciona sense internet.
offline-failed = No s’ha pogut desar el joc per jugar sense connexió. Amb connexió funciona; es tornarà a provar a la pròxima visita.
device-install = Instal·lar com a aplicació
install-prompt = Pots instal·lar el Regicide com a aplicació.
install-done = Fas servir l’aplicació instal·lada.
device-storage = Emmagatzematge
storage-stays = El navegador ha promès conservar les partides fins que les suprimeixis.
storage-may-go = Si el dispositiu es queda sense espai, el navegador pot suprimir les partides. Exporta-les de tant en tant.
storage-unknown = El navegador no diu quant de temps conservarà les partides. Exporta-les de tant en tant.
storage-used = Espai ocupat: { $size }.
storage-refused = De moment el navegador ha dit que no. Potser acceptarà quan hagis jugat més sovint o hagis instal·lat l’aplicació.
do-persist = Demana que es conservin
device-backup = Còpia de seguretat
backup-about = Totes les partides, la configuració i el progrés en un sol fitxer, com a còpia de seguretat o per dur-los a un altre dispositiu. En importar-lo, s’afegeix al que ja hi ha aquí i no se suprimeix res. Atenció: el fitxer revela l’ordre de les cartes de les partides no acabades.
do-export = Exporta-ho tot
do-import-file = Importa un fitxer…
backup-exported = Exportat. Guarda el fitxer en un lloc segur.
backup-added = { $count ->
    [0] Cap partida nova.
    [one] S’ha afegit { $count } partida.
   *[other] S’han afegit { $count } partides.
  }
backup-further = { $count ->
    [one] { $count } partida estava més avançada al fitxer i s’ha actualitzat.
   *[other] { $count } partides estaven més avançades al fitxer i s’han actualitzat.
  }
backup-copied = { $count ->
    [one] { $count } partida s’havia jugat aquí d’una altra manera: se’n conserven totes dues versions.
   *[other] { $count } partides s’havien jugat aquí d’una altra manera: se’n conserven totes dues versions.
  }
backup-same = { $count ->
    [one] { $count } partida ja era aquí.
   *[other] { $count } partides ja eren aquí.
  }
why-backup_unreadable = Aquest fitxer no és una còpia de seguretat del Regicide. No s’ha canviat res.
why-backup_damaged = Aquesta còpia de seguretat està malmesa i no es pot fer servir. No s’ha canviat res.
why-backup_newer = Aquesta còpia de seguretat es va fer amb una versió més nova. Primer actualitza el joc. No s’ha canviat res.
why-backup_no_storage = Aquest navegador no desa res d’aquesta pàgina: no hi ha res per exportar ni lloc on importar.
