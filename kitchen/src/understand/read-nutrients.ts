import { joinNutrients, type Nutrient, type NutrientWish } from '@roux/contract/nutrient-wish'
import { denials } from '@roux/cooking/languages/negation'
import { matchesOf } from '@roux/cooking/text/matches-of'
import { numberInWords, numberOf } from '@roux/cooking/text/number-words'
import { rememberLast } from '@roux/cooking/text/remember-last'
import { type Found, type Place, placeOf } from './placed-text.ts'
import type { Regime } from './regime.ts'
import { placePlain, plainText } from './tokens.ts'

/** What each is called, bare of accents, and in which of two languages is not asked. */
const names: Readonly<Record<Exclude<Nutrient, 'energy'> | 'sodium', string>> = {
  saturated_fat:
    'saturated fats?|saturates|sat fats?|(?:acides gras|graisses|matieres grasses|gras|lipides) satures?|graisses saturees',
  protein: 'prot(?:[ei]{1,2}ne?)?s?',
  carbohydrate: '(?:net )?carb(?:s|ohydrates?)?(?: nets?)?|glucides?(?: nets)?',
  fat: '(?:total )?fats?|lipides?|matieres? grasses?|graisses?',
  sugars: '(?:added |total )?sugars?|sucres?(?: ajoutes?| rapides?)?',
  fibre: '(?:dietary )?fib(?:re|er)s?(?: alimentaires?)?',
  salt: 'salt|sel',
  sodium: 'sodium',
}

const energy = 'k?cal(?:orie|ory|oire)?s?|kilocalories?|[km]j|(?:kilo|mega)joules?'
const weight = 'g|gr|grams?|grammes?|mg|milligram(?:me)?s?'
const number = String.raw`\d{1,3}(?:[ ,]\d{3})(?!\d)|\d+(?:[.,]\d+)?|${numberInWords}`

/** What denies a number alone, where nothing else stands between. */
const denying = `(?:(?:ca|do|does|must|should|wo|would|is|are)n'?t|can ?not|${[...denials].join('|')}|from (?=going|being|getting|rising))`
/** And what may deny a food as well: "nothing with prawns or more than 20 g of fat". */
const refusing = '(?:nothing|none|no (?:dish(?:es)?|meals?|recipes?|servings?|portions?)|avoid|rien|aucune?|evite[rz]?)'
const plainWords =
  '(?: ?(?:go(?:ing)?|be(?:ing)?|getting|rising|drop|fall|get|come|have|having|want|need|eat|contain|to|it|with|that|which|is|has|any|anything|a|dish|meal|recipe|qui|que|ca|on|ait|de|descend\\w*|tombe\\w*|etre|soit|avoir|manger|faire|fasse|contien\\w+|avec|un|plat|en))*'
/** But "no meat and more than" and "not dear, more than" deny something else. */
const anyWords =
  "(?: (?!(?:and|but|et|mais|chere?s?)\\b|(?<!(?:thing|none|rien|dish|dishes|meals?|recipes?|plats?|recettes?) )(?:with|avec)\\b)[a-z']+){0,4}"
const most =
  "under|below|beneath|sub-?|less than|lower than|fewer than|(?:no|not) (?:more|higher|greater) than|shy of|(?:not|without|never) (?:over|above|exceeding|going over)|nothing (?:over|above)|at (?:the )?most|max(?:i|imum)?(?: of| de)?|a maximum of|up to|within|limit(?:ed)? (?:to|of)|capped at|<=?|≤|moins d(?:e |')|(?:pas|jamais|rien de) plus d(?:e |')|pas plus que|au plus|au (?:grand )?maximum|un maximum de|jusqu'a|inferieure?s? (?:ou egale?s? )?a|sous(?: les| la barre des?)?|sans (?:depasser|exceder)|(?:(?:qui )?(?:ne |n'))?(?:depass|exced)\\w* pas|en (?:dessous|deca) d(?:e |'|es )|limitee?s? a"
const least =
  "over|above|beyond|tops?|more than|at least|(?:a )?min(?:i|imum)?(?: of| de)?|(?:no|not) (?:less|fewer|lower) than|>=?|≥|upwards of|north of|plus d(?:e |')|au moins|au minimum|un minimum de|pas moins d(?:e |')|superieure?s? (?:ou egale?s? )?a|au[- ]dela d(?:e |')|au[- ]dessus d(?:e |'|es )|exceed(?:s|ing)?|depass\\w+|exced\\w+"
const about =
  'about|around|round|roughly|approx(?:imately|\\.)?|circa|ca|~|≈|environ|autour de|a peu pres|dans les|a hauteur de|vers|close to|exactly|exactement'
const mostAfter =
  '(?:or|ou) (?:less|under|below|fewer|lower|moins)|max(?:i|imum)?|(?:at )?(?:the )?most|tops|au plus|au (?:grand )?maximum|grand max(?:imum)?|(?:et )?pas (?:plus|davantage)|(?:and )?no more|limit'
const leastAfter =
  '(?:or|ou) (?:more|over|above|plus)|and (?:up|over|above)|et plus|plus|\\+|at least|min(?:i|imum)?|au moins|au minimum'

const of = "(?:(?:worth )?of |en |de |d')?(?:the |les |la |le )?"
const serving =
  '(?:per|a|for each|each|/|par|pour chaque|pour une?|la|chaque) ?(?:single )?(?:servings?|portions?|person|personne|pers|head|tete|part|plate|assiette|bowl|bol|guest|convive|diner|adult|adulte|meal|repas)\\b|each\\b|apiece|chacune?\\b'
const whole =
  "in total\\b|in all\\b|altogether|all told|total\\b|(?:for|in) the (?:lot\\b|(?:whole|entire) (?:\\w+))|en tout\\b|au total\\b|pour (?:tout|toute|l'ensemble|l'integralite) (?:du |de la |de l'|le |la |l')?\\w+|pour (?:le|la) (?:\\w+) entiere?\\b|for everything\\b|(?:pour )?le tout\\b(?! (?:en|pour|dans|avec|pret))"
/** Of what a number is said in the same clause, before it. */
const wholeBefore =
  /\b(?:(?:the )?(?:whole|entire) (?:thing|lot|tray|batch|cake|pot|pan|tin|loaf|recipe|dish|pie|tart|pizza|quiche|traybake)|the lot|le tout|(?:le|la|l'|une?) ?(?:plaque|plat|gateau|recette|tarte|fournee|moule|quiche|gratin|cocotte|marmite|pizza|cake) entiere?|toute? l[ae] ?(?:plaque|plat|gateau|recette|tarte|fournee|quiche|gratin|cocotte|marmite))(?: [^\d,;.!?]*)?[ :,]*$/
/** Nobody knows how many slices it makes, nor what else is eaten that day. */
const elsewhere =
  '(?:per|par|a|/|each|every|pour|chaque) ?(?:100 ?(?:g|ml)|cent grammes|day|jour|week|semaine|cookie|biscuit|slice|tranche|muffin|bar|barre|ball|piece|bouchee)|daily|quotidien\\w*|(?:calorie |kcal )?(?:diet|deficit|regime|budget)\\b'

const more =
  "(?:over|above|beyond|tops?|more than|upwards of|north of|exceed|plus d(?:e |')|depass|exced|au[- ]de(?:la|ssus) d)"
const fewer = "(?:under|below|sub|less than|fewer than|lower than|moins d(?:e |')|sous|en dessous d)"
const gap = '[ .:=]*'
const side = (bounds: string) => `(?:(?<![a-z])(?:${bounds})(?![a-z])|[<>≤≥~≈]=?)`
/** Words that may deny a food are left where they are; "not spicy under 500 kcal" denies no number. */
const denial =
  `(?:(?<![a-z])${denying}${plainWords} (?:(?<over>)(?=${more})|(?<under>)(?=${fewer}))|` +
  `(?<=(?<![a-z])(?:${denying}|${refusing})${anyWords} )(?<overAll>)(?=${more})|` +
  `(?<=(?<![a-z])${refusing}${plainWords} )(?<underAll>)(?=${fewer})|)`
const before = `(?:${denial}(?<before>${side(`${most}|${least}|${about}`)})${gap}(?:les |the )?)?`
/** Said after what it bounds, and not before the next amount. */
const behind = `(?:${mostAfter}|${leastAfter})(?![a-z]| ?(?:de |d'|than |of |que )?[\\d<>])`
const after = `(?:,? ?[(]?(?<after>${behind})[)]?)?`
const last = `(?:,? ?(?<last>${behind}))?`
const per = `(?:,? ?[(]?(?:(?<serving>${serving})|(?<whole>${whole})|(?<elsewhere>${elsewhere}))[)]?)?${last}`
const range = String.raw`(?:(?:between |entre |from |de )?(?<from>\d+(?:[.,]\d+)?) ?(?:-|–|to|a|and|et) ?)?`
const amount = String.raw`(?<![\d.,])(?<amount>${number})(?![\d%])`
const named = `(?<name>${Object.values(names).join('|')})(?![a-z])`

/** Of carbohydrate many leave the grams unsaid. */
const carbs = '(?<name>(?:net |g )?carbs)(?![a-z])'

/** "At least 40 g of protein per serving", "400 kcal max", and "protein: 40 g", « calories < 500 ». */
const patterns = [
  `${before}${range}${amount}[ -]?(?<unit>${energy})(?![a-z])${after}${per}`,
  `${before}${range}${amount}(?<more>\\+)?[ -]?(?<unit>${weight})(?<plus>\\+)?[ -]${of}${named}${after}${per}`,
  `(?<before>${side(`${most}|${least}|${about}`)})${gap}${amount} ${carbs}${after}${per}`,
  `(?<=(?<![a-z])${named},? ?[(]?)(?:${before}${amount} ?(?<unit>${weight})(?<plus>\\+)?${after}${per})(?= ?(?:$|[,;.!?)]| (?:and|et|for|pour)(?![a-z])))`,
  `(?<![a-z])${named}(?: content)?${gap}(?:(?:is |are |kept |stays? |must |should |be |soit |ne |doi(?:t|vent) |en |aucun |cas |passer |aller |go |at |a |of |de )*)${before}${range}${amount} ?(?<unit>${weight})(?![a-z])${after}${per}`,
  `(?<![a-z])${named} ?[:=] ?${before}${amount}(?! ?[a-z])${after}${per}`,
  `(?<![a-z])(?<unit>${energy})${gap}(?:(?:is |are |kept |stays? |at |a )*)${before}${range}${amount}(?! ?[a-z])${after}${per}`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Most prompts have no word of it, and the patterns take long to find that out. */
const anyNutrient = new RegExp(`${energy}|${Object.values(names).join('|')}`)

/** A kilojoule in kilocalories, of the thermochemical calorie. */
const kilojoule = 1 / 4.184
/** Regulation (EU) No 1169/2011, Annex I: salt is 2.5 times sodium. */
const saltInSodium = 2.5

/** What a wish says of nutrients in numbers, each with its words. */
export function findNutrients(written: string): Found<NutrientWish>[] {
  return findAll(written).flatMap(({ value, places }) => (value.isElsewhere ? [] : [{ value: value.wish, places }]))
}

/** Where it speaks of a day, of a slice or of 100 g, which is nothing that a recipe can be held against. */
export function nutrientsElsewhere(written: string): Place[] {
  return findAll(written).flatMap(({ value, places }) => (value.isElsewhere ? places : []))
}

const findAll = rememberLast((written): readonly Found<{ wish: NutrientWish; isElsewhere: boolean }>[] => {
  if (!anyNutrient.test(plainText(written))) return []
  const prompt = placePlain(written)
  const taken: { start: number; end: number }[] = []
  return patterns.flatMap((pattern) =>
    matchesOf(prompt.text, pattern).flatMap(({ 0: words, index, groups = {} }) => {
      const span = { start: index, end: index + words.trimEnd().length }
      if (taken.some(({ start, end }) => start < span.end && span.start < end)) return []
      const isWhole =
        groups.serving === undefined && wholeBefore.test(prompt.text.slice(Math.max(0, index - 80), index))
      const isElsewhere = groups.elsewhere !== undefined
      const wishes = toWishes(isWhole ? { ...groups, whole: 'before' } : groups)
      if (wishes.length > 0) taken.push(span)
      return wishes.map((wish) => ({ value: { wish, isElsewhere }, places: [placeOf(prompt, span.start, span.end)] }))
    }),
  )
}, 8)

/** A text with blanks where it says how much of a nutrient: the fat in it is no food, and the gram no portion. */
export function withoutNutrients(written: string): string {
  return findNutrients(written)
    .flatMap(({ places }) => places)
    .reduce((text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`, written)
}

/** What is meant by the ways to eat that were named. */
export function countsOf(regimes: readonly Regime[]): NutrientWish[] {
  return [...new Map(regimes.flatMap(({ counts }) => (counts ? [[counts.nutrient, counts] as const] : []))).values()]
}

/** All that a text says of nutrients; a number goes before a word for the same. */
export function nutrientsIn(written: string, regimes: readonly Regime[]): readonly NutrientWish[] {
  return joinNutrients(
    countsOf(regimes),
    findNutrients(written).map(({ value }) => value),
  )
}

type Groups = Readonly<Record<string, string | undefined>>

function toWishes(said: Groups): NutrientWish[] {
  const nutrient = nutrientOf(said.name)
  const size = sizeOf(said)
  const digits = nutrient === 'energy' ? 1 : 100
  const scale = (text: string) => Math.round(numberOf(text) * size * digits) / digits
  const value = scale(said.amount ?? '')
  const bound = boundOf(said, nutrient)
  if (bound === null || !(value > 0) || value > 20_000) return []
  const per = said.whole === undefined ? 'serving' : 'recipe'
  if (said.from === undefined) return [{ nutrient, bound, amount: value, per }]
  return [
    { nutrient, bound: 'at_least', amount: scale(said.from), per },
    { nutrient, bound: 'at_most', amount: value, per },
  ]
}

function nutrientOf(name: string | undefined): Nutrient {
  if (name === undefined) return 'energy'
  for (const nutrient of ['saturated_fat', 'protein', 'carbohydrate', 'fat', 'sugars', 'fibre'] as const)
    if (new RegExp(`^(?:${names[nutrient]})$`).test(name)) return nutrient
  return 'salt'
}

/** Kilocalories, or grams, in one of what it is said in. */
function sizeOf({ unit = '', name = '' }: Groups): number {
  if (/^k(?:j|ilojoule)/.test(unit)) return kilojoule
  if (/^m(?:j|egajoule)/.test(unit)) return 1000 * kilojoule
  const gram = unit.startsWith('m') ? 0.001 : 1
  return name === 'sodium' ? gram * saltInSodium : gram
}

const is = (bounds: string) => new RegExp(`^(?:${bounds})$`)
const [isMost, isLeast, isMostAfter, isAbout] = [is(`${most}|[<≤]=?`), is(`${least}|[>≥]=?`), is(mostAfter), is(about)]

/**
 * Whoever says no bound wants protein and fibre, fears fat, and means energy and carbohydrate as they are. So much sugar
 * or salt without a bound is an ingredient: null.
 */
function boundOf(said: Groups, nutrient: Nutrient): NutrientWish['bound'] | null {
  const { before: first = '', after: told, last = told } = said
  if ((said.more ?? said.plus) !== undefined) return 'at_least'
  if (last !== undefined) return isMostAfter.test(last) ? 'at_most' : 'at_least'
  if ((said.over ?? said.overAll) !== undefined) return 'at_most'
  if ((said.under ?? said.underAll) !== undefined) return 'at_least'
  if (isMost.test(first)) return 'at_most'
  if (isLeast.test(first)) return 'at_least'
  if (isAbout.test(first)) return 'about'
  switch (nutrient) {
    case 'protein':
    case 'fibre':
      return 'at_least'
    case 'energy':
    case 'carbohydrate':
      return 'about'
    case 'fat':
      return /fat|lipide/.test(said.name ?? '') ? 'at_most' : null
    case 'sugars':
    case 'salt':
      return said.serving === undefined && said.from === undefined ? null : 'at_most'
    case 'saturated_fat':
      return 'at_most'
  }
}
