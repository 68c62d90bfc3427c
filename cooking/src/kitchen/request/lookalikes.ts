/** Words of every day, bare of accents, that no slip of the finger made, though a food may be a letter away from them. */
export const lookalikes: ReadonlySet<string> = new Set(
  `ajouter applies apply aurais aurait based basketball beach beast beasts beaux belle blank block boats boots
    bored bouchees boulots brain brake branch brave breath brother brothers bruit build built bunch buttons
    cancelled candy carries carry cases cause causes chai chain chambre chanson chant chaque chart charts chasse chasser
    chateau chaud cheap cheat check cheer chemin chest cheveux chief chien child choir choix chomp choose chosen
    chunk cinema claims clair class classe classes clause clone closes cloud coach coast codes coding coeur cold
    colere colon commander completely complex compose configure conflict copain copine copines corned corner corps
    couch coucou could count coupe couple courage courir cours course court cover craindre crash crates crazy cream
    crime crise cross cuire cuisses current daily dance danse death debut dedicated defer demain demeurer dents
    depuis dernier desert dette devant dinning divers doctor doigt donne donner donnez dormir double doubles doubt
    douleur doute dozen draft drama dress drive drole drops dudes durer early earth eclairer ecole effet effort
    eglise eight enable enfin ensuite enter entier entire entries envies epaule equipe espece essai etage etoile
    event every extra extras facile faith famine fatigue fauche faudrait feast femme femmes ferme fever field fight
    figue figures fille filles fills final finir finishes fired fires first fixes flags flash fleet flesh floods
    floor focus foire folie fonts football force forme forms forty foule found fragment frame franc frere fresh
    froid front frost fruit fumer garcon garder gendre genou ghost giant glass globe glove goute grade grand grands
    grant granted graph grave green gros group guerre guess guest guide habit happy hashes heart hearts heavy hello
    hence herbes heure heures hires histoire homme hommes horse host hosts hotel house hubby huile human humeur
    hurry ideal image index inner inserts issue jambes jardin jeudi jeune jeunes joie joint jolie jours judge juste
    kids knife known labor language large larme larmes laser later laugh launch layers leads learn least leave
    lecture legal lettre level levels lever light limit lines lived livre livrer loads login loin loses lourd lunch
    lundi lune lutte magic mails maire maitre major malade manque marche mardi marie masse match mates matin mauvais
    maybe mayor media menus metal mieux might milieu mille minor misses missus model models module monde money
    montagne monter month moral motif motor mount mouse mouth movie moyen music musique nager naissance nappe nasty
    nature naturel naval neuf never night noces noise nombre noms nord north nouveau novel nurse objet ocean offer
    often oiseau oncle orage order ordre oreille other oubli ought outil ouvert ouvre page paire palais panel panic
    panne paper papier paraitre parent parents parfum parler parole partie partir party passer passes patch paths
    patron pause pauvre payer pays peine perdre perte peuple phase phone photo phrase piano piece pieces pied pieds
    pierre pilot pipes pitch place plage plain plaine plaisir plan plane plante plants plate plein pleurer plonge
    pluie poche poete point pointed pointer points pomper porte porter poser possible poste poudre poumon pound
    pourrais pourrait pourrions pousse pousser power powered powers premier prendre presence presque press pression
    pret price pride prime principe print prior prix prize proche produce produced products produire prof profit
    projects projet proof propre proud prove puce pupil purpose quart quelle question queue queued quick quiet
    quinze quite quoi radio raide raise raison rame rang range rapid rapport rare rater ratio rayon reach ready
    realm rebel receives recent refer region regle reine relax releases relever remettre rendre rentrer repas reply
    reponse repos reste retard retour reussi reve reveil rhume riche right rire rival river robe robot rond rose
    rouge rough roule round route routes royal ruine rural sable sage saint salad sale salle salon sante saut saves
    savon scale scene scope score scored search searched seche second seems semaine sends sens sense sept serieux
    serre serve service seul seven shade shake shall shape share sharp sheep sheer sheet shelf shell shift shine
    shirt shock shoot shore short shout shown siege sight signe silly since singe site sixty sizes skill slack sleep
    slice slide small smart smell smile smoke snippets socks soeur soif soin soir soleil solid solve somme sommeil
    sorry sorte sortir souci souffler sound soupir souris south space spans spare speak speed spend spent spite
    split splits spoke sport squad stable staff stage stake stand start started starting state states steal steel
    steps stick still stock stone stood store storm story strings strip strong stuck study stuff style succes
    sucette suite sujet super supports suppress surtout swear sweat sweet swing sword table tables tache taille
    taken tante tapis tard tasse taste taxi teach teeth temps tendre tenir terme terminer terrain terre tete thank
    theme thick thing think third those threat three throw tight times tired title titre today toile toit tomber
    topic tort total touch tough tour tourner tower track trade trail train travail treat trees trend trente trial
    tribe trick tries triste trop trou troupe truck truly trust truth tuer tuile twice type under union until upper
    urban usine usual vache valeur valid valise vallee value vent vente ventre verite verre vers versions veste vide
    video vieux village ville visage visit visite vital vite vitesse vivre voice voile voir voisin voiture voix
    volet voudrions voyage vrai waiting waste watch water weigh wheel where which while white whole whom whose width
    wipes woman women world worry worse would wound wrapping write writing wrong yeast yeux young youth zone`
    .split(/\s+/)
    .filter(Boolean),
)
