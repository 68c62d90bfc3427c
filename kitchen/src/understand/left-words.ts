import type { Token } from './tokens.ts'

/** What is said of a food, bare of accents: a word or a few before or behind its name. */
export type State = 'cooked' | 'at-hand' | 'stale' | 'overripe'

const days =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last night|the weekend|christmas|easter|thanksgiving)'
const jours = '(?:hier(?: soir)?|la veille|dimanche|noel|paques|midi|ce midi|avant hier)'

/** Before the name, little words aside. */
const before: readonly (readonly [State, RegExp])[] = [
  ['cooked', new RegExp(String.raw`\b(?:left ?overs?|${days} s|carcass(?: of)?)$`)],
  ['cooked', /(?<!\b(?:slow|home|well|not|\w+ly) )\bcooked$/],
  ['cooked', /(?<!\b(?:m en|me|t en|te|nous|vous|lui|leur|en|il|y) )\brest(?:e|es|ant|ants)(?: de?)?$/],
  ['cooked', /\bcarcasse(?: de?)?$/],
  [
    'stale',
    /\b(?:stale|old|dry|dried out|hard|rassis)$|\b(?:heels?|ends?|crusts?|talons?|quignons?|croutons?|entames?)(?: (?:of|de|d))?$/,
  ],
  ['overripe', /\b(?:over ?ripe|ripe|black|brown|blackened|spotty|mushy)$/],
  [
    'at-hand',
    /\b(?:half|rest|remains|remainder|bits?|scraps?|ends?|bowl|plate|tub|cold|reste(?:nt)?|demie?|moitie|bouts?|fonds?)(?: (?:of|de|d))?$/,
  ],
]

/** How what was fresh came to be as it is. */
const become =
  '(?:(?:that|which|is|s|are|has|have|gone|going|went|got|getting|turned|qui|est|sont|a|devenue?s?|commence a (?:etre|devenir)|a bit|rather|all|rock|too|very|completely|un peu|tout|toute|toutes|tous|trop|tres|bien) )+'

/** Behind it. */
const behind: readonly (readonly [State, RegExp])[] = [
  [
    'cooked',
    new RegExp(
      String.raw`^(?:left ?overs?\b|(?:left )?from ${days}|(?:d|de|du) ${jours}\b|deja (?:cuit|roti|grille|bouilli)e?s?\b|already cooked)`,
    ),
  ],
  ['cooked', /^carcass(?:es)?\b/],
  ['cooked', /^(?:froid|cuit)e?s?\b(?! (?:a|au|aux|en|dans|sous|sur)\b)/],
  ['stale', /^(?:rassise?s?|rassie?s?|dure?s?|sec|seche?s?|a day old)\b/],
  // "The bread has gone a bit hard", « le pain est devenu tout sec »
  ['stale', new RegExp(String.raw`^${become}(?:stale|hard|dry|old|rassise?s?|rassie?s?|dure?s?|sec|seche?s?)\b`)],
  [
    'overripe',
    /^(?:(?:trop|tres|bien|un peu) mure?s?|(?:(?:tout|toute|toutes|tous|bien|un peu|presque|completement) )*noire?s?|noircies?|(?:that are |are |s |have |has |going |gone |getting |got |turning |turned |looking )+(?:a bit |all |rather |too |very |over ?)?(?:ripe|black|brown|soft|spotty|mushy))\b/,
  ],
  ['at-hand', /^(?:left|qui restent?|a finir|a terminer|a ecouler|to use up|to finish)\b/],
]

/** What is said of the food whose name stands from one token to another. */
export function statesAt(
  tokens: readonly Token[],
  start: number,
  end: number,
  isLittle: (token: Token) => boolean,
): State[] {
  let last = start
  while (last > 0 && isLittle(tokens[last - 1] ?? '')) last -= 1
  const ends = Array.from({ length: start - last + 1 }, (_, index) => last + index)
  const said = ends.map((at) => tokens.slice(Math.max(0, at - 5), at).join(' '))
  const next = tokens.slice(end, end + 6).join(' ')
  return [
    ...before.flatMap(([state, words]) => (said.some((one) => words.test(one)) ? [state] : [])),
    ...behind.flatMap(([state, words]) => (words.test(next) ? [state] : [])),
  ]
}

/** In a name, that it was cooked before: a roast chicken at hand is no chicken to roast. */
export const cookedNames: ReadonlySet<Token> = new Set(
  'roast roasted rotisserie boiled baked fried mash mashed puree roti rotie rotis roties bouilli bouillis rosbif vapeur'.split(
    ' ',
  ),
)

/** What was made of the rest: "egg whites left after making custard". */
export const madeBefore =
  /(?:(?:after|from) (?:making|baking|cooking|doing)|left ?(?:over )?from|apres avoir (?:fait|prepare|cuisine)|apres)(?: (?:a|an|the|some|my|un|une|la|le|du|de|des|ma|mon|mes|l))*$/

/** Or so, where the other part of its eggs is there. */
export const madeBy =
  /(?:\bafter|\b(?:i|we)(?: (?:ve|have|just))* (?:made|baked|cooked)|\b(?:ai|avons|a) (?:fait|prepare))(?: (?:a|an|the|some|my|un|une|la|le|du|de|des|ma|mon|l))*$/

/** What says that nothing else is there. */
export const nothingElse =
  /\b(?:i|we)(?:'ve| have)? only (?:(?:tinned|frozen|dried|a few|some) )?(?:stuff|things|food|eggs?|rice|pasta|flour|potatoes|bread|milk|cheese)\b|\b(?:just|only) (?!for)[^.;!?]{3,60} (?:in the (?:house|fridge|cupboards?|larder|pantry)|at home|left)\b|\brien (?:[a-z]+ ){0,4}(?:a part|sauf|hormis|excepte)\b|\bnothing (?:[a-z]+ ){0,4}(?:apart from|except|other than)\b|\bthat(?:'?s| is) (?:it|all|everything|the lot)\b(?! (?:good|fine|right))|\b(?:and )?nothing else\b|\ball (?:that )?i(?:'ve)? (?:have|own|got)\b|\b(?:i|we)(?:'ve)? (?:only|just) (?:have|got|own)\b(?! (?:\S+ ){0,2}(?:min|hour|micro|hob|pan|pot|oven|air|slow|kettle|tray|bowl))|\bc'est tout\b|\b(?:basta|point barre)\b|\brien d'autre\b|\b(?:(?:n'?|j'?)ai|j'?ai plus|n'?(?:avons|a plus|ai plus)|on a|(?:il )?(?:ne )?(?:me |nous )?reste(?: plus)?|y'? ?a(?: plus)?|g(?: plus)?) que\b(?! (?:\S+ ){0,2}(?:min|heure|micro|plaque|four|poele|casserole|bouilloire))|\bnothing (?:in |left |here )?(?:the (?:house|fridge|cupboard) )?but\b|\b(?:rien que|uniquement) d(?:e|es|u|')\b|^(?:only|just|seulement|juste)\b(?! (?:\S+ ){0,2}(?:min|hour|heure|micro|hob|pan|pot|oven|air|slow|kettle|tray|bowl|for|pour|some|any|quick|simple|small|light|quelque|dish|recipe|recette|truc|plat|idee|petite?|me\b|us\b|moi|nous|want|need)| a\b)|^que (?:des?|du|d')\b|\b(?:frigo|frigidaire|placards?) (?:est |sont )?(?:presque |quasi(?:ment)? )?vides?\b|\b(?:fridge|cupboards?|larder)(?:'s| is| are)? (?:nearly |almost |pretty )?(?:bare|empty)\b|\bempty (?:fridge|cupboards?)\b/
