about-unofficial = Voici une version non officielle de Regicide, faite par des fans. Elle n’a aucun lien avec l’éditeur et n’utilise ni les images ni les textes du jeu.
about-design = Auteurs du jeu : Paul Abrahams, Luke Badger et Andy Richdale (Badgers From Mars). Si le jeu te plaît, achète leur paquet de cartes.
about-licence = Le code est un logiciel libre sous licence MIT.
about-privacy = Tout se fait sur ton appareil. Rien n’est envoyé nulle part, et les parties sauvegardées restent dans ce navigateur.
about-tutorial = Un tutoriel en douze positions
about-embed = Mettre une table jouable sur ta page
about-credits = Réalisé avec
do-diagnostics = Diagnostic pour signaler un bug
