/**
 * Words that a cook writes in a prompt and that are no ingredient. What is not among them, nor in the lexicon, and
 * stands where an ingredient would, is taken for one that the kitchen does not know.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `a an the serves feeds sert around about by onto into off out down kind sort some any lots lot plenty of and or for with without my our your his her their me us we i you it that this
  these those what whats is are be can could would like want need make making made cook cooking cooked recipe recipes
  dish dishes meal meals food something anything nothing idea ideas quick quickly easy simple fast fancy lazy nice
  good great best tasty delicious yummy healthy light hearty cosy cozy comforting comfort warm warming cold hot spicy
  mild creamy crispy crunchy fresh frozen roasted roast baked fried grilled steamed raw smoky sweet sour savoury
  savory salty sticky rich thick thin classic traditional authentic modern homemade home style family kids kid
  children child toddler friendly party date night weeknight weekday weekend sunday lunch dinner supper breakfast
  brunch snack starter main side dessert pudding tea summer winter spring autumn fall christmas easter seasonal
  birthday picnic barbecue bbq cheap budget student leftover leftovers fridge cupboard pantry store left over few
  minutes minute min mins hour hours under within less than half only just one two three four five six seven eight
  nine ten people persons person servings serving portions big small large little bit pot pan tray oven cooker slow
  pressure microwave air fryer protein low high carb calorie calories fat fibre fiber keto indian italian french thai
  chinese mexican greek moroccan spanish japanese korean vietnamese asian african turkish lebanese mediterranean
  english british american cajun tuscan persian indonesian caribbean jamaican whole green red white black yellow brown
  golden ever perfect ultimate super really very so please thanks tonight today tomorrow week day test hello hi dad
  mum mom grandma wife husband friends guests vegan vegetarian gluten dairy free love fun fusion street rustic country
  garden mixed plain basic new old other more most extra no not sauce topping filling base crust on in at to from up
  also lunchbox box work school gym post workout fuss time mess waste knead bake un une le la les l de d du des et ou
  pour avec sans mon ma mes notre nos votre vos ton ta tes son sa ses leur leurs je tu nous vous il elle ils elles ce
  cet cette ces que qui quoi quel quelle est sont ai as avons avez ont faire fais cuisiner cuisine recette recettes
  plat plats repas idee idees chose rapide rapidement facile vite express bon bonne bons meilleur meilleure delicieux
  delicieuse gourmand gourmande leger legere sain saine chaud chaude froid froide epice epicee relevee doux douce
  cremeux cremeuse croustillant croustillante croquant fondant fondante moelleux moelleuse roti rotie grille grillee
  frais fraiche frit frite classique traditionnel traditionnelle maison famille familial familiale enfant enfants bebe
  soir midi dejeuner diner souper gouter petit petite petits petites grand grande mere pere semaine dimanche ete hiver
  printemps automne noel paques saison anniversaire fete pique nique pas cher chere economique etudiant reste restes
  frigo placard fond heure heures demi demie moins plus deux trois quatre cinq sept huit neuf dix personnes personne
  parts convives invites poele casserole cocotte marmite micro ondes indien indienne italien italienne francais
  francaise thaie chinois chinoise mexicain mexicaine grec grecque marocain marocaine espagnol espagnole japonais
  japonaise asiatique provencal provencale mediterraneen mediterraneenne normande bretonne vapeur beaucoup
  peu vert verte rouge blanc blanche noir noire jaune tres bien merci svp stp moi toi lui salut bonjour veux voudrais
  aimerais envie besoin entree principal gouts saveur saveurs sucre sale salee accompagnement garniture pate tout tous
  toute toutes autre comme dans par sur en au aux chez vegane vegetarien much many else help hungry tired rainy snowy
  sunny freeze freezes freezer freezing well keeps keep travels travel pack packed ahead before after during while
  when where which who how why then if got have has had get gets use used using stale glut heap handful bunch jar bag
  packet quarter third scratch machine mixer blender processor equipment gadgets hassle stress drama faff bother
  nonsense frills cleanup washing churn bread monday tuesday wednesday thursday friday saturday morning afternoon
  evening gentle soothing wholesome nourishing romantic elegant impressive showstopper foolproof failproof favourite
  favorite beginner beginners lover lovers boyfriend girlfriend daughter brother sister parents mother father nan gran
  granny grandad neighbours colleagues crowd guest surprise rest bits bobs odds ends tin tins sheet stove stovetop hob
  grill pans wok griddle bowlful plate vibes vibe mood feeling feel sick flu hangover hungover diet weight loss
  healthier lean bulk muscle gains kcal carbs sugar salt spice spices seasoning flavour flavours flavor flavors taste
  tastes tasting texture colour colours colorful colourful rainbow market fair local organic natural ingredients
  ingredient items things stuff thing anyone everyone everybody nobody someone somebody kitchen table times days weeks
  month year batch batches prep midweek mid late early lunchtime teatime bedtime midnight feast treat snacks nibbles
  appetizer appetiser appetizers canapes finger buffet potluck camping campfire hiking office lunchboxes thermos
  balanced nutritious energy immune iron vitamin vitamins omega approved inspired twist touch version variation remix
  famous viral tiktok instagram trending restaurant takeaway deli bistro pub cafe sicilian roman neapolitan alsatian
  breton swiss german austrian bavarian polish russian ukrainian hungarian romanian portuguese brazilian peruvian
  argentinian chilean colombian cuban texan southern creole californian hawaiian australian irish scottish welsh
  swedish danish norwegian finnish nordic dutch belgian israeli syrian egyptian tunisian algerian ethiopian nigerian
  senegalese kenyan filipino malaysian singaporean burmese nepalese pakistani bengali punjabi sri lankan tibetan
  mongolian sichuan szechuan cantonese hunan taiwanese broke lonely single couple duo solo presque rien moitie panier
  plein pleine congeler preparer veille emporter boulot travail bureau tiede cuisson materiel chichi robot balance
  additif additifs conservateurs effort fatigue prise tete compliquer complique compliquee longtemps long longue temps
  perte gras grasse graisse regime ligne poids sport muscu proteine proteines energie pluie pluvieux neige soleil
  automnal hivernal estival printanier reconfortant reconfortante rechauffe rechauffer rechauffante convivial
  conviviale partager partage amis ami amie copains copines collegues voisins beaux belle papa maman papy papi mamie
  mamy tata tonton cousin cousine fils fille mari femme copain copine cheri cherie amoureux amoureuse romantique seul
  seule monde gens ado ados gamins lundi mardi mercredi jeudi vendredi samedi matin apres soiree nuit jour jours fin
  finir utiliser ecouler vider accommoder changer varier original originale originaux nouveau nouvelle nouveaux
  nouvelles parfait parfaite ideal ideale complet complete complets equilibre equilibree nourrissant nourrissante
  consistant consistante copieux copieuse savoureux savoureuse gouteux gouteuse parfume parfumee exotique rustique
  raffine raffinee elegante chic festif festive minutee astuce astuces technique aliments aliment produits produit
  marche bio locale antan chef voyage mains retour ecole cantine gamelle boite boites conserve conserves surgele
  surgeles surgelee surgelees congele congelateur poeles fours plaque plancha thermomix cookeo airfryer multicuiseur
  autocuiseur faitout saladier assiette bol verrine verrines quelque quelques choses n importe prou sorte genre facon
  maniere esprit ambiance touche note sicilienne romaine toscane napolitaine alsacien alsacienne savoyard savoyarde
  lyonnais lyonnaise nicois nicoise normand auvergnat corse basque catalan catalane portugais portugaise libanais
  libanaise turc turque tunisien tunisienne algerien algerienne africain africaine senegalais antillais antillaise
  reunionnais reunionnaise mauricien bresilien bresilienne americain americaine anglais anglaise irlandais allemand
  allemande polonais polonaise russe hongrois hongroise suedois coreen coreenne vietnamien vietnamienne cambodgien
  indonesien indonesienne malaisien iranien perse israelien syrien bonsoir coucou plait propose proposez donne donnez
  montre trouve cherche prevoir pret prete prets faut peut peux pouvez sais savoir fait faites passer manger mange
  mangent recevoir recois servir aime aiment adore adorent voudrait veut souhaite souhaiterais desir inspire
  inspiration moelleuses croustillantes croustillants fondants fondantes gourmandes gourmands grosse faim faims
  journee mijotee mijote lente doucement beau belles mal ventre malade rhume ca cela ceci car donc si dont quand avant
  pendant entre contre vers sous depuis jusqu meme aussi encore toujours jamais plz pls thx thks asap gimme ppl sumthing
  smth wanna gonna gotta dunno max maxi tonite yall pax lol omg starving knackered skint scran grub nosh munchies truc
  trucs machin pr ss bcp qqch flemme
  neighbour neighbor neighbors voisin voisine voisines flatmate flatmates roommate roommates housemate housemates colleague collegue coloc colocs
  colocataire colocataires coworker coworkers boss patron patronne butcher boucher bouchere fishmonger poissonnier poissonniere landlord landlady
  proprio proprietaire greengrocer grocer primeur maraicher maraichere epicier epiciere baker boulanger boulangere
  farmer fermier fermiere concierge gardienne facteur postman jai crevee creve dalle bouffe bouffer graille miam hyper trop vla stp
  noires noirs dur dure durs dures rassis rassie rassies mur murs overripe ripe spotty carcass carcasse heel talon quignon fond fonds froid froide froids froides
  husband loves loved hates hated marre tourne tournent tourner raffole raffolent deteste detestent mould moulds`
    .split(/\s+/)
    .filter(Boolean),
)
