type Words = { en: readonly string[]; fr: readonly string[] }

/** After these, what follows is to be left out. */
export const withoutWords: Words = {
  en: [
    'without',
    'with no',
    'no',
    'zero',
    'minus',
    'except',
    'avoid',
    'avoids',
    'avoiding',
    'omit',
    'omitting',
    'hold the',
    'skip the',
    'leave out',
    'free of',
    'free from',
    'instead of',
    ...['substitute', 'substitutes', 'replacement', 'replacements'].map((word) => `${word} for`),
    'alternative to',
    'alternatives to',
    ...['replace', 'replacing', 'swap', 'swapping', 'switch', 'switching', 'in place of'],
    ...['neither', 'can t do', 'don t tolerate', 'doesn t tolerate', 'won t touch'],
    'rather than',
    'hate',
    'hates',
    'dislike',
    'dislikes',
    'don t like',
    'doesn t like',
    'don t want',
    'don t have',
    'won t eat',
    'can t eat',
    'can t have',
    'can t stand',
    'can t tolerate',
    'cannot eat',
    'cannot have',
    'cannot tolerate',
    'cant eat',
    'cant have',
    'dont eat',
    'dont like',
    'don t eat',
    'doesn t eat',
    'never eats',
    'nothing with',
    'exclude',
    'excluding',
    'remove',
    'removing',
    'ditch',
    'drop the',
    'lose the',
    'hold',
    'never any',
    'never with',
    'never eat',
    'don t add',
    'do not add',
    'don t use',
    'do not use',
    'don t put',
    'do not eat',
    'do not like',
    'do not want',
    'do not have',
    'don t drink',
    'doesn t drink',
    'do not drink',
    'doesn t contain',
    'does not contain',
    'not contain',
    'not containing',
    'anything but',
    'apart from',
    'other than',
    'steer clear of',
    'die from',
    'die of',
    'react to',
    'reacts to',
    'not a fan of',
    't a fan of',
    'not fans of',
    'no more',
    ...['m', 're', 'am', 'are', 'is', 'all'].map((word) => `${word} out of`),
    'ran out of',
    'run out of',
  ],
  fr: [
    'sans',
    'pas de',
    'pas d',
    'zéro',
    'ni',
    'sauf',
    'évite',
    'évitez',
    'éviter',
    'exempt de',
    'exempte de',
    'dépourvu de',
    'dépourvue de',
    'au lieu de',
    ...['remplacer', 'remplace', 'remplacez', 'remplaçant', 'retire', 'supprime', 'supprimez'],
    ...['sans mettre', 'sans utiliser', 'sans ajouter', 'sans rajouter', 'doit pas manger', 'dois pas manger'],
    ...['à la place du', 'à la place des', 'au lieu du', 'au lieu des'],
    'substitut de',
    'alternative à',
    'alternative au',
    'alternative aux',
    'au lieu d',
    'plutôt que',
    'à la place de',
    'n aime pas',
    'aime pas',
    'déteste',
    'détestent',
    'ne mange pas',
    'mange pas',
    'mangent pas',
    ...['ne mange plus', 'ne mangeons plus', 'ne mangent plus', 'n en mange plus'],
    'supporte pas',
    'supportent pas',
    'tolère pas',
    'digère pas',
    'rien avec',
    'jamais de',
    'jamais d',
    'exempt d',
    'exempte d',
    'dépourvu d',
    'dépourvue d',
    'plutôt qu',
    'à la place d',
    'hormis',
    'excepté',
    'à l exception de',
    'enlever',
    'enlevez',
    'enlève',
    'retirer',
    'retirez',
    'évitons',
    'évitent',
    'évitant',
    'peux pas manger',
    'peut pas manger',
    'pouvons pas manger',
    'peuvent pas manger',
    'horreur de',
    'horreur d',
    'horreur des',
    'bois pas',
    'boit pas',
    'buvons pas',
    'contient pas',
    'aucun',
    'aucune',
    'hors',
    'à part',
    'mis à part',
    'pas fan de',
    'pas fan d',
    'pas fan des',
    'pas fan du',
    ...['pas le droit', 'pas droit', 'plus le droit', 'plus droit'].flatMap((words) =>
      ['à', 'à la', 'à l', 'au', 'aux'].map((to) => `${words} ${to}`),
    ),
    ...['n ai', 'n a', 'n avons', 'n ont', 'j ai', 'y a', 'on a', 'nous avons', 'reste'].flatMap((words) =>
      ['de', 'd'].map((of) => `${words} plus ${of}`),
    ),
  ],
}

/** As `withoutWords`, but often with no food after them: "not much else", "pas trop long". */
export const notWords: Words = { en: ['not', 'non', 'nothing'], fr: ['pas', 'non'] }

/** As `withoutWords`, but "à", "au", "to" belong to them and do not end them. */
export const allergyWords: Words = {
  en: [
    'allergic to',
    'allergy to',
    'allergies to',
    'allergies',
    'intolerant to',
    'intolerant of',
    'intolerance to',
    'sensitive to',
    'anaphylactic to',
    'anaphylaxis to',
  ],
  fr: [
    'allergique',
    'allergiques',
    'allergie',
    'allergies',
    'intolérance',
    'intolérant',
    'intolérante',
    ...[
      'allergique',
      'allergiques',
      'allergie',
      'allergies',
      'intolérant',
      'intolérante',
      'intolérants',
      'intolérantes',
      'intolérance',
    ].flatMap((word) => ['à', 'à la', 'à l', 'au', 'aux'].map((to) => `${word} ${to}`)),
  ],
}

/** After these comes what is wanted. They also end what is to be left out. */
export const withWords: Words = {
  en: ['with', 'using', 'made with', 'containing', 'featuring'],
  fr: ['avec', 'à base de', 'à base d'],
}

/** As `withWords`, but often with no food after them: "from scratch", "à la maison". */
export const fromWords: Words = {
  en: ['from', 'of', 'leftover'],
  fr: ['au', 'aux', 'à la', 'à l', 'reste de', 'restes de'],
}

/** After these comes something else; they only end what is to be left out. */
export const elseWords: Words = {
  en: ['but', 'on', 'in', 'for'],
  fr: [
    ...['mais', 'pour', 'en', 'plus'],
    // These only sound as if something was left out.
    ...['à part entière', 'hors du commun', 'hors norme', 'hors normes', 'hors saison'],
  ],
}

/** Between the last two of a list: "eggs and milk". */
export const joiningWords: readonly string[] = ['and', 'or', 'nor', 'et', 'ou', 'ni']

/** Of these, those that go on with what is to be left out, whatever it is: "no dairy or mushrooms". */
export const refusingWords: readonly string[] = ['or', 'nor', 'ou', 'ni']

/** Between the parts of a list. */
export const listWords: readonly string[] = [...joiningWords, ',', 'any', 'also', 'aussi']

/** Words, bare of accents, that may stand between an opening word and a name: little ones, and how food is prepared. */
export const fillerWords: ReadonlySet<string> = new Set(
  `severe severes serious bad mild deadly known grave graves forte fortes mortelle mortelles connue connues
  a an the any some all my our your little of kind sort too much many very really additional single form source sources trace traces
  de d du des la le les l un une aucun aucune trop ma mon mes toute tout tous toutes a au aux autre autres moindre
  fresh frozen tinned canned jarred dried added extra whole big small large fine raw cooked roasted toasted fried baked
  grilled boiled steamed chopped sliced grated ground crushed shredded minced salted unsalted smoked cured processed hard
  soft hidden real actual plain pure animal other more
  frais fraiche fraiches seche seches sechee sechees cru crus crue crues cuit cuits cuite cuites grille grilles grillee
  grillees roti rotis rotie roties rape rapes rapee rapees hache haches hachee hachees fume fumes fumee fumees entier
  entiere entieres entiers petit petits petite petites gros grosse grosses vrai vraie trace traces`
    .split(/\s+/)
    .filter(Boolean),
)
/** What "no" and "sans" leave out that is no food, though one may follow: "no fuss pasta", "no bake cake". */
export const activityWords: ReadonlySet<string> = new Set(
  `fuss faff guilt worry care bake cook cooking knead churn mess stress hassle bother drama waste frills time prep effort oven machine
  mixer blender equipment more longer later less than need cuisson four machine robot chichi stress prise plus moins`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words, bare of accents, that tell which language a prompt is in. */
export const tellingWords: Words = {
  en: 'a an the and with without for of in no under using my some quick easy people vegan soup chicken i want something'.split(
    ' ',
  ),
  fr: 'un une le la les de du des et avec sans pour aux au en pas rapide facile personnes je veux recette moins poulet'.split(
    ' ',
  ),
}
