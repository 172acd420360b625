about-unofficial = Aquesta és una versió no oficial del Regicide, feta per aficionats. No té cap relació amb l’editorial i no fa servir ni les imatges ni els textos del joc.
about-design = Autors del joc: Paul Abrahams, Luke Badger i Andy Richdale (Badgers From Mars). Si t’agrada el joc, compra’n la baralla.
about-licence = El codi és programari lliure amb llicència MIT.
about-privacy = Tot funciona al teu dispositiu. No s’envia res enlloc, i les partides desades es queden en aquest navegador.
about-tutorial = Un tutorial en dotze posicions
about-embed = Posa una taula jugable a la teva pàgina
about-credits = Fet amb
do-diagnostics = Diagnòstic per a un informe d’error
