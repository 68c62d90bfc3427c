import type { Heat, RawKind } from './doneness.ts'

/** Words of both languages, in text without accents: a step may be in either. */
const any = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:${words
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\p{L}])`,
    'gu',
  )

/** What heats, by the words for it; the vessels alone only where nothing else is said. */
export const heats: readonly (readonly [Heat, RegExp])[] = [
  [
    'pressure',
    any(`
      (?:high |low )?pressure|instant pot
      autocuiseur|cocotte-minute|sous pression`),
  ],
  ['slow', any('slow[ -]cook\\w*|crock[ -]?pot|mijoteuse')],
  ['air', any('air[ -]?fry\\w*|air[ -]?fried|friteuse a air|airfryer')],
  ['deep', any('deep[ -]?fr\\w+|hot oil|friteuse|bain d.huile|bain de friture|huile (?:bien )?chaude')],
  [
    'oven',
    any(
      'bake[ds]?|baking|roast(?:ed|ing)?|in the oven|(?:in)?to (?:the|an?) oven|oven at|oven for|enfourn\\w*|au four|rotir|rotissez',
    ),
  ],
  [
    'grill',
    any(
      'grill(?:ed|ing)?|barbecue[ds]?|bbq|broil(?:ed)?|griddle[ds]?|chargrill\\w*|grille[rz]?|faites griller|sous le gril|plancha|a la braise',
    ),
  ],
  [
    'wet',
    any(`
      simmer\\w*|boil(?:ed)?|poach(?:ed|ing)?|steam(?:ed)?|brais(?:e|ed|ing)|stew(?:ed|ing)?|bubble[ds]?|cover(?:ed)? and cook
      mijot\\w*|fremi\\w*|bouill(?:ir|ez|ant|ante)|ebullition|poche[rz]|pocher|vapeur|braise[rz]|etuve[rz]?|couver\\w* et laissez cuire`),
  ],
  [
    'pan',
    any(`
      fr(?:y|ied|ying)|stir[ -]?fr\\w+|saute(?:ed|ing)?|brown(?:ed|ing)?|sear(?:ed|ing)?|colour(?:ed)?|color(?:ed)?
      poele[rz]|saute[rz]|dorer|dorez|revenir|saisi(?:r|ssez)|colorer|rissoler|frire|wok`),
  ],
]
export const vessels: readonly (readonly [Heat, RegExp])[] = [
  ['pan', any('pan|skillet|wok|poele|sauteuse')],
  ['wet', any('water|stock|broth|sauce|bouillon|eau')],
]

/** Told to do with heat, of which a time may or may not be said. */
export const cooking = any(`
  cook(?! through)|cooks|cooking for|simmer(?! sauce)|(?<!to (?:the|a) )boil|fry|stir[ -]?fry|deep[ -]?fry|air[ -]?fry|saute|roast(?! chicken| beef)|bake|grill(?! pan)|stew|braise|poach|steam|brown(?! rice| sugar| bread| sauce)|sear|barbecue|griddle|broil|char|microwave
  cuire|cuisez|mijoter|mijotez|frire|rotir|rotissez|enfournez|enfourner|griller|grillez|pocher|pochez|dorer|dorez|revenir|saisir|saisissez|poeler|poelez|braiser|braisez|rissoler|sauter|colorer|cuisson`)

/** What heats only the outside, or what is done already, where no time is said. */
export const brief = any(`
  briefly|quickly|quick|warm(?:ed)? through|heat(?:ed)? through|just to colour|to seal
  rapidement|brievement|vivement|rechauff\\w*|aller-retour|juste le temps de`)

/** What takes time and gives no heat. */
export const resting = any(`
  rest(?! of)|rested|resting|stand|marinat\\w*|marinade|chill(?:ed)?|fridge|refrigerat\\w*|freez\\w*|soak(?:ed)?|cool|prove|proof|rise|knead|beat|whisk|blend|room temperature|defrost|brine|off the heat|leave (?:it |them )?(?:to infuse|aside)|ahead|before (?:cooking|roasting|serving)|preheat|keeps?|warm for
  repos\\w*|marin(?:er|ez)|refrigerateur|frigo|au frais|congel\\w*|tremper|refroidir|tiedir|lever|petri\\w*|fouett\\w*|mixe[rz]|temperature ambiante|decongel\\w*|saumure|hors du feu|a l.avance|prechauff\\w*|avant (?:de|la|cuisson)|au chaud`)

/** "Heat the oil": what the meat will go into, and not the meat. */
export const gettingHot = any(
  '(?:pre)?(?:heat|warm|melt|light|chauff\\w*|fondre|fondez|allume[rz]) (?:(?:up|the|a|some|in|to|de|la|le|les|du|un|une|[a-z]+|\\d+|[,.]) ?){0,4}(?:oil|oven|pan|water|butter|barbecue|grill|coals|huile|four|poele|eau|beurre|braises)',
)
/** Into what is hot already, or done as what was before it: "fry the onions for 3 min, then the beef for 5 min". */
export const goingIn = any(
  '^(?:and )?(?:then|puis|ensuite)|add|drop|lower|slip|tip in|put in|return|ajoute[rz]|plonge[rz]|glisse[rz]',
)
export const heat = any('heat|flame|ovens?|feu|four|flamme|vif')

/** Signs that meat is done, by which cooks go rather than by the clock. */
export const signs = any(`
  cooked (?:all the way |right |completely )?through|cooked|no longer pink|not pink|no pink|no trace of pink|juices (?:are |run )?clear|clear juices|opaque|white (?:all the way |right )?through|piping hot|thermometer\\w*|fall(?:s|ing) (?:off|from|apart)|falls? apart|pull(?:s)? apart|shreds?|until tender|very tender|fork[ -]tender|internal temperature|done in the (?:middle|centre)|flakes?
  cuite?s? a coeur|cuite?s? a cœur|bien cuite?s?|soi(?:en)?t cuite?s?|plus rose\\w*|plus de rose|trace de rose|jus (?:est |soit |sorte |qui s.ecoule est )?clair|blanch(?:e|es|i) a c(?:oe|œ)ur|opaques?|sonde|a c(?:oe|œ)ur|bien chaude?s? a|se detache\\w*|s.effiloche\\w*|fondante?s?|tres tendres?|thermometre`)

/** Out of the heat for a while; and back in it. */
export const aside = any(`
  set (?:\\w+ ){0,4}aside|put (?:\\w+ ){0,3}aside|lift out|take (?:\\w+ ){0,2}out of the pan|(?:remove|transfer|tip|lift|scoop)\\w* (?:[\\w-]+ ){0,6}(?:to|onto|on to|on|into) (?:a |the )?(?:\\w+ )?(?:plate|bowl|board|kitchen paper|paper towels?)|remove from the pan|keep warm
  reserve[rz]|debarrasse[rz]|mettez (?:\\w+ ){0,3}de cote|retirez(?:-l\\w+)? (?:\\w+ ){0,3}de la (?:poele|cocotte|sauteuse)|sortez(?:-l\\w+)? (?:\\w+ ){0,3}de la (?:poele|cocotte|sauteuse)|gardez (?:\\w+ ){0,2}au chaud|egouttez sur du papier`)
export const back = any(`
  return\\w*|back(?! to (?:the|a) (?:boil|simmer|bubble))|everything|all together|combine[ds]?|all the ingredients|assemble|layer|fill(?:ed|ing)?|stuff\\w*|roll(?:ed)?|top with
  remett\\w*|remets|reintegr\\w*|retour|le tout|tout|ensemble|garni\\w*|garnissez|farci\\w*|rempli\\w*|repartissez`)

/** Puts what was out of the heat into it again, by its name or right before a word for it; on a plate or in the cold nothing cooks. */
export const putting = any(`
  add\\w*|put|place|lay|nestle|tuck|sit|slide|slip|pop|arrange|settle|bury|nudge|drop|lower|stir|tip|toss|fold|mix|pile|set(?! aside)
  ajoute[rz]|pose[rz]|depose[rz]|dispose[rz]|place[rz]|replace[rz]|glisse[rz]|niche[rz]|mettez|mettre|plonge[rz]|couche[rz]|installe[rz]|cale[rz]|enfoui\\w*|range[rz]|reparti\\w*|incorpore[rz]|melange[rz]|enfonce[rz]`)
export const puttingIt = new RegExp(`${putting.source}(?:-(?:l[ae]s?|y)| (?:it|them)(?![a-z]))`, 'gu')
export const onTable = any(`
  plates?|platter|(?:warm|serving) dish|board|rack|serving|bowls?|serve|fridge|foil
  assiettes?|plat de service|(?:sur|dans) un plat|planche|grille|bols?|servez|servir|refrigerateur|frigo|au frais`)
/** Signs that only meat gives. */
export const signsOfMeat = any(`
  flesh|meat|(?:off|from) the bone|juices?(?: \\w+)? clear|no longer pink|74 ?°|165 ?°
  chair|viande|de l.os|jus (?:\\w+ )?clair|plus roses?|trace de rose`)

/** Somewhere else, at the same time. */
export const meanwhile = any(`
  meanwhile|in the meantime|at the same time|while (?:the|it|they|this)|alongside|(?:another|separate|second) (?:\\w+ )?(?:pan|pot|saucepan|bowl|tray)
  pendant ce temps|en parallele|de son cote|pendant que|(?:autre|seconde|deuxieme) (?:\\w+ )?(?:poele|casserole|plaque)|a part`)
export const drained = any(`
  boil\\w*|salted water|water|drain(?:ed)?|al dente|pack(?:et|age)\\w*
  eau|bouill\\w*|egoutte\\w*|paquet`)
export const adding = any(`
  add\\w*|stir in|tip in|pour in|with|together|on top|return|back|join|mix in|toss in|around|over
  ajoute\\w*|incorpor\\w*|versez|avec|ensemble|remett\\w*|mouille\\w*|autour|par-dessus|dessus`)

/** A time that goes for each of two sides. */
export const eachSide =
  /^[^.;]{0,12}(?:(?:each|per|a|both|either|every)[ -]sides?|on both sides|par face|(?:de|sur) chaque (?:cote|face)|de (?:chaque|part)|(?:des|sur les) (?:deux|2) (?:cotes|faces)|chaque face)/u
export const eachSideBefore =
  /(?:each side|both sides|par face|chaque (?:face|cote)|(?:deux|2) (?:faces|cotes))[^.;]{0,16}$/u
/** The other side gets as much again. */
export const otherSide = any(`
  (?:the )?(?:other|second) side|repeat
  l.autre (?:cote|face)|autre (?:cote|face)|recommencez`)

/** "Fry the onions for 8 min, then add the chicken": what comes after a time. */
export const after = any('add\\w*|before|return|stir in|put|tip in|ajoute\\w*|ajouter|avant|remett\\w*|mettez')

/** What stays hot enough for long enough to cook, as far as anybody can tell from words. */
export const steeping = any(`
  (?:hot|poaching|cooking) (?:water|liquid|stock|broth)|lid on|cover(?:ed)?
  (?:eau|liquide|bouillon) (?:chaude?|de cuisson|de pochage)|couver\\w+`)

/** After a time that is the sum of those before it; and where each of them is for a part of the meat. */
export const inAll = /^[\s,)]*(?:in (?:all|total)|altogether|all told|en tout|au total)/
export const batches = any(`
  (?:in |two |three |\\d )?batch(?:es)?|at a time|a few at a time
  en (?:deux|trois|plusieurs|\\d) fois|par fournees?|(?:quelques-uns|deux|trois|quatre|\\d) a la fois|en plusieurs fournees`)
export const each = any('each(?! side)|chacune?')

/** How another food is cut, right before its name in English, and right after it in French. */
export const cutBefore = /\b(?:finely |thinly |roughly )?(?:sliced|chopped|diced|cubed|halved|quartered|shredded) $/
export const cutAfter =
  /^s? (?:finement )?(?:coupee?s?|emincee?s?|hachee?s?|tranchee?s?)(?: en (?:deux|quatre|des|cubes?|quartiers|rondelles|morceaux|tranches|lanieres))?\b/

/** By which steps mean a meat. */
export const kindWords: Record<RawKind, RegExp> = {
  poultry:
    /\b(?:chicken|turkey|poultry|bird|livers?|foies?|breasts?|thighs?|legs|drumsticks?|wings?|fillets?|escalopes?|goujons|nuggets|schnitzels?|poulets?|dinde|volaille|blancs? de|cuisses?|pilons?|ailes?|filets?|aiguillettes)\b/,
  mince:
    /\b(?:mince|minced|ground|beef|lamb|patt(?:y|ies)|burgers?|(?:meat)?balls?|kofta\w*|loaf|hache\w*|boulettes?|galettes?|steaks?|b(?:oe|œ)uf|keftas?|bolognese|bolognaise|ragu|chili|chilli)\b|(?<!\p{L})b(?:oe|œ)uf/u,
  sausage: /\b(?:sausages?|bangers?|links?|saucisses?|chipolatas?|merguez|sausagemeat)\b/,
  pork: /\b(?:pork|chops?|ribs?|loin|tenderloin|fillet|medallions?|steaks?|porc|cotes?|cotelettes?|filet|mignon|travers|echine|roti|medaillons?|joint)\b/,
  fish: /\b(?:fish|fillets?|salmon|cod|tuna|poissons?|filets?|saumon|cabillaud|thon|paves?|dos)\b/,
  shellfish:
    /\b(?:prawns?|shrimps?|mussels?|clams?|squid|seafood|shellfish|crevettes?|moules|palourdes|calamars?|fruits de mer|coquillages)\b/,
}
