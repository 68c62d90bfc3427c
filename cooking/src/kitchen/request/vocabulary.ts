import type { Diet } from '@roux/contract/diet'

type Words = { en: readonly string[]; fr: readonly string[] }

/** How cooks say that they follow a diet. Exclusions ("no nuts", "sans lait") are read apart. */
export const dietWords: Partial<Record<Diet, Words>> = {
  vegan: {
    en: ['vegan', 'plant based', 'plant only', 'no animal products', 'animal free'],
    fr: [
      'vegan',
      'végan',
      'végane',
      'végétalien',
      'végétalienne',
      '100 végétal',
      '100 % végétal',
      'sans produit animal',
      'sans produits animaux',
    ],
  },
  vegetarian: {
    en: ['vegetarian', 'veggie', 'meatless', 'meat free', 'vegetarians'],
    fr: ['végétarien', 'végétarienne', 'végé', 'végétariens', 'végétariennes'],
  },
  pescatarian: {
    en: ['pescatarian', 'pescetarian'],
    fr: ['pescétarien', 'pescétarienne', 'pesco végétarien', 'pesco végétarienne'],
  },
  gluten_free: {
    en: ['coeliac', 'celiac', 'coeliac disease', 'glutenfree'],
    fr: ['cœliaque', 'maladie cœliaque'],
  },
  lactose_free: { en: ['dairyfree', 'lactose intolerant', 'non dairy'], fr: [] },
  egg_free: { en: ['eggless'], fr: [] },
}

/** After these, what follows is to be left out. */
export const withoutWords: Words = {
  en: [
    'without',
    'no',
    'not',
    'non',
    'zero',
    'minus',
    'except',
    'avoid',
    'avoiding',
    'hold the',
    'skip the',
    'leave out',
    'free of',
    'free from',
    'instead of',
    'rather than',
    'hate',
    'hates',
    'dislike',
    'dislikes',
    'don t like',
    'doesn t like',
    'can t eat',
    'cannot eat',
    'cant eat',
    'don t eat',
    'doesn t eat',
    'don t have',
    'nothing with',
  ],
  fr: [
    'sans',
    'pas de',
    'pas d',
    'pas',
    'ni',
    'sauf',
    'évite',
    'éviter',
    'exempt de',
    'au lieu de',
    'au lieu d',
    'plutôt que',
    'à la place de',
    'n aime pas',
    'déteste',
    'ne mange pas',
    'mange pas',
    'rien avec',
  ],
}

/** As `withoutWords`, but "à", "au", "to" belong to them and do not end them. */
export const allergyWords: Words = {
  en: ['allergic to', 'intolerant to', 'allergy to', 'intolerance to', 'sensitive to', 'allergies'],
  fr: [
    'allergique à',
    'allergique au',
    'allergique aux',
    'allergie à',
    'allergie au',
    'allergie aux',
    'allergiques à',
    'allergiques au',
    'allergiques aux',
    'intolérant à',
    'intolérant au',
    'intolérant aux',
    'intolérante à',
    'intolérante au',
    'intolérance au',
  ],
}

/** After a name: it is to be left out ("egg free", "a nut allergy"). */
export const freeWords: readonly string[] = [
  'free',
  'allergy',
  'allergies',
  'intolerance',
  'intolerant',
  'less',
  'allergic',
]

/** After these comes what is wanted. They also end what is to be left out. */
export const withWords: Words = {
  en: ['with', 'using', 'from', 'of', 'made with', 'containing', 'featuring', 'leftover'],
  fr: ['avec', 'au', 'aux', 'à la', 'à l', 'à base de', 'à base d', 'reste de', 'restes de'],
}

/** After these comes something else; they only end what is to be left out. */
export const elseWords: Words = {
  en: ['but', 'on', 'in', 'for'],
  fr: ['mais', 'pour', 'en', 'plus'],
}

/** Between the parts of a list. */
export const listWords: readonly string[] = ['and', 'or', 'nor', 'et', 'ou', 'ni', ',', 'any', 'also', 'aussi']

/** Little words that may stand between an opening word and a name. */
export const fillerWords: readonly string[] =
  'a an the any some all my our your little of kind sort too much de d du des la le les l un une aucun aucune trop ma mon mes toute tout tous à au aux fresh added'.split(
    ' ',
  )

/**
 * Words that a cook writes in a prompt and that are no ingredient. What is not among them, nor in the lexicon, and
 * stands where an ingredient would, is taken for one that the kitchen does not know.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `a an the some any lots lot plenty of and or for with without my our your his her their me us we i you it that this these
  those what whats is are be can could would like want need make making made cook cooking cooked recipe recipes dish dishes
  meal meals food something anything nothing idea ideas quick quickly easy simple fast fancy lazy nice good great best tasty
  delicious yummy healthy light hearty cosy cozy comforting comfort warm warming cold hot spicy mild creamy crispy crunchy
  fresh frozen roasted roast baked fried grilled steamed raw smoky sweet sour savoury savory salty sticky rich thick thin
  classic traditional authentic modern homemade home style family kids kid children child toddler friendly party date night
  night weeknight weekday weekend sunday lunch dinner supper breakfast brunch snack starter main side dessert pudding tea
  summer winter spring autumn fall christmas easter seasonal birthday picnic barbecue bbq cheap budget student leftover
  leftovers fridge cupboard pantry store left over few minutes minute min mins hour hours under within less than half only
  just one two three four five six seven eight nine ten people persons person servings serving portions big small large
  little bit pot pan tray oven cooker slow pressure microwave air fryer protein low high carb calorie calories fat fibre
  fiber keto indian italian french thai chinese mexican greek moroccan spanish japanese korean vietnamese asian african
  turkish lebanese mediterranean english british american cajun tuscan persian indonesian caribbean jamaican style whole
  green red white black yellow brown golden best ever perfect ultimate super really very so please thanks tonight today
  tomorrow week day test hello hi dad mum mom grandma wife husband friends guests vegan vegetarian gluten dairy free love
  fun fusion street rustic country garden spring mixed plain basic new old other more most extra no not sauce topping
  filling base crust on in at to from up also lunchbox box work school gym post workout fuss time mess waste knead bake
  un une le la les l de d du des et ou pour avec sans mon ma mes notre nos votre vos ton ta tes son sa ses leur leurs je tu
  nous vous on il elle ils elles ce cet cette ces que qui quoi quel quelle est sont a ai as avons avez ont faire fais
  cuisiner cuisine recette recettes plat plats repas idee idees chose rapide rapidement facile simple vite express bon bonne
  bons meilleur meilleure delicieux delicieuse gourmand gourmande leger legere sain saine chaud chaude froid froide epice
  epicee relevee doux douce cremeux cremeuse croustillant croustillante croquant fondant fondante moelleux moelleuse roti
  rotie grille grillee frais fraiche frit frite classique traditionnel traditionnelle maison famille familial familiale
  enfant enfants bebe soir midi dejeuner diner souper gouter petit petite petits petites grand grande mere pere semaine
  dimanche ete hiver printemps automne noel paques saison anniversaire fete pique nique pas cher chere economique etudiant
  reste restes frigo placard fond minutes minute min heure heures demi demie moins plus deux trois quatre cinq six sept huit
  neuf dix personnes personne portions parts convives invites four poele casserole cocotte marmite micro ondes indien
  indienne italien italienne francais francaise thai thaie chinois chinoise mexicain mexicaine grec grecque marocain
  marocaine espagnol espagnole japonais japonaise asiatique provencal provencale mediterraneen mediterraneenne normande
  bretonne basquaise vapeur beaucoup peu vert verte rouge blanc blanche noir noire jaune tres bien merci svp stp moi toi
  lui salut bonjour veux voudrais aimerais envie besoin dessert entree principal gouts saveur saveurs sucre sale salee
  accompagnement garniture pate fuss tout tous toute toutes autre comme dans par sur en au aux chez vegane vegetarien`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that tell which language a prompt is in. */
export const tellingWords: Words = {
  en: 'a an the and with without for of in no under using my some quick easy people vegan soup chicken i want something'.split(
    ' ',
  ),
  fr: 'un une le la les de du des et avec sans pour aux au en pas rapide facile personnes je veux à recette moins poulet'.split(
    ' ',
  ),
}
