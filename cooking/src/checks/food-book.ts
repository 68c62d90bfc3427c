import { type Language, languages } from '@roux/contract/language'
import { type Family, families, membershipOf } from '../foods/families.ts'
import type { Ingredient } from '../foods/ingredient.ts'
import { foods, ingredientById } from '../foods/lexicon.ts'
import type { Certainty } from '../foods/restrictions.ts'
import { afterAdjectives } from './adjectives.ts'
import { type Generic, generics } from './generic-names.ts'
import { harmlessPhrases } from './harmless-phrases.ts'
import { seldomNames } from './seldom-names.ts'
import { type Word, wordsOf } from './words.ts'

/** What a phrase means: one food or several that share a name, a word for many, or nothing at all. */
export type Meaning = { foods: readonly Ingredient[]; generic?: Generic }

type Entry = { stems: readonly string[]; exact: boolean; texts: readonly string[]; rank: number; meaning: Meaning }

/** Names of the lexicon that are other words in a recipe: "persil haché", "en allumettes". */
const notNames: Record<Language, ReadonlySet<string>> = {
  en: new Set(['marrow', 'sprout', 'curd']),
  // Yoghurt of coconut is sold as « au lait de coco »; the others may be of cow's milk with its flavour.
  fr: new Set(['haché', 'allumette', 'lin', 'yaourt à la noix de coco', 'yaourt coco']),
}

/** Verbs that look like food when something follows them: "toast the nuts", "mince the garlic". */
const verbs: ReadonlySet<string> = new Set(['toast', 'mince', 'squash', 'butterfly', 'date', 'pepper'])
const afterVerbs: ReadonlySet<string> = new Set(
  'the for until in them it gently lightly over finely both these to under a an your all 2 3 4'.split(' '),
)

/** Orders that are food as nouns: "cream the butter", "scallop the edge". */
const orders: ReadonlySet<string> = new Set(['cream', 'scallop', 'beef', 'crumb'])
const afterOrders: ReadonlySet<string> = new Set(['the', 'together', 'your', 'it', 'them', 'up', 'both'])
const beforeOrders: ReadonlySet<string> = new Set(['and', 'then', 'to', 'now', 'first', 'lightly', 'gently'])

/** Fat is measured out, melted or named after its animal; anything else drips. */
const beforeDripping: ReadonlySet<string> = new Set(
  'g oz tbsp tbsps tablespoon tablespoons tsp ml cup cups of some hot the in beef pork lamb goose bacon or and'.split(
    ' ',
  ),
)

/** Is an English word of a text a verb here? */
function isVerb(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (!word) return false
  if (word.text === 'dripping') return before !== undefined && !word.isParted && !beforeDripping.has(before.text)
  if (verbs.has(word.text) && afterVerbs.has(after?.text ?? '')) return true
  const isOpening = !before || word.isParted || beforeOrders.has(before.text)
  return isOpening && orders.has(word.text) && after !== undefined && !after.isParted && afterOrders.has(after.text)
}

const counts: ReadonlySet<string> = new Set('un deux trois quatre cinq six'.split(' '))
const beforeYolk: ReadonlySet<string> = new Set([...'les des aux le au'.split(' '), ...counts])

/** "200 g de mais" is what is left of "maïs" without its accent; beside other words it says "but". */
const besideMaize: ReadonlySet<string> = new Set(
  'de d du des le au aux g kg ml cl l boite boites bocal conserve sachet tasse verre bol s c grain grains epi epis'.split(
    ' ',
  ),
)
const afterMaize: ReadonlySet<string> = new Set('doux en egoutte surgele conserve grain grains'.split(' '))

/** "Bananes bien mûres" are ripe, and no blackberries; berries are named side by side with them. */
const ripe: ReadonlySet<string> = new Set(['mure', 'mures'])
const howRipe: ReadonlySet<string> = new Set('bien tres trop assez presque encore mais'.split(' '))
const ripening: ReadonlySet<string> = new Set(
  'banane tomate cerise poire peche nectarine mangue papaye figue prune mirabelle quetsche goyave'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
)

const books: Record<Language, ReadonlyMap<string, readonly Entry[]>> = { en: buildBook('en'), fr: buildBook('fr') }

/** Names of one language that are other words in a text of the other: "pain", "mince". */
const falseFriends: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'date dates marmite mince pie sage pate stock malt marrow sprout curd lime port roll roti rotis'.split(' '),
  ),
  fr: new Set('cafe bar bars brick bricks pain rosette sable terrine plie sate pates mure raie lin curry'.split(' ')),
}

/** Is a French word of a text not the food that is written the same? */
function isOtherWord(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (word?.text === 'jaune' || word?.text === 'jaunes') return !isYolk(words, at)
  if (word?.text === 'blanc' || word?.text === 'blancs') return !isWhite(words, at)
  if (word?.text === 'sable' || word?.text === 'sables') return !word.isAccented
  if (word?.text === 'lieu') return before?.text === 'au' && /^d/.test(words[at + 1]?.text ?? '')
  if (word?.text === 'mais') return !word.isAccented && !isMaize(words, at)
  if (!before || !word || word.isParted || !ripe.has(word.text)) return false
  return howRipe.has(before.text) || ripening.has(before.text)
}

/** « 5 jaunes », « les jaunes » are yolks; « poivrons jaunes » are not. */
function isYolk(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const isNamed = words[at + 1]?.isParted === false && /^d[eu]?$|^oeufs?$|^battus?$/.test(words[at + 1]?.text ?? '')
  return (
    isNamed ||
    (before !== undefined && !words[at]?.isParted && (/^\d/.test(before.text) || beforeYolk.has(before.text)))
  )
}

/** « 3 blancs », « 3 blancs en neige » are of eggs; « 3 blancs de poulet » are not. */
function isWhite(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  const isCounted = before && !word?.isParted && (/^\d/.test(before.text) || counts.has(before.text))
  return isCounted === true && (!after || after.isParted || /^(?:en|et|a)$/.test(after.text))
}

/** « Dans une marmite, dans la terrine » is a vessel; "1 c. à café de Marmite" is spread, « une terrine de canard » is meat. */
function isPot(words: readonly Word[], at: number): boolean {
  if (words[at]?.text === 'terrine')
    return /^(?:la|une|votre|cette|petite|grande)$/.test(words[at - 1]?.text ?? '') && words[at + 1]?.text !== 'de'
  return words[at]?.text === 'marmite' && at > 0 && words[at - 1]?.text !== 'de'
}

/** « Ajoutez les moules » puts mussels into the pan; « beurrez les moules » are tins. */
const cooked: ReadonlySet<string> = new Set(
  'ajoutez ajouter incorporez incorporer mettez versez jetez grattez nettoyez ebarbez rincez ouvrez ouvrir decortiquez cuire'.split(
    ' ',
  ),
)

function isMaize(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  const isAlone = (!before || word?.isParted) && (!after || after.isParted)
  const isTold = before && (/^\d/.test(before.text) || besideMaize.has(before.text))
  return isAlone || isTold === true || (after !== undefined && !after.isParted && afterMaize.has(after.text))
}

/**
 * The longest name of a language that starts at a word of a text in the same or the other one, and how many words it has.
 * At most seven words are looked at.
 */
export function nameAt(
  words: readonly Word[],
  at: number,
  language: Language,
  ofText: Language,
): { meaning: Meaning; length: number } | undefined {
  const first = words[at]
  // An accent tells which language a short text is in: "Rôti" is no flatbread.
  const isOther = ofText !== language || (language === 'en' && first?.isAccented)
  if (!first || (isOther && falseFriends[language].has(first.text))) return undefined
  const isEaten = ofText === 'fr' && words[at + 1]?.text === 'moules' && cooked.has(words[at - 1]?.text ?? '')
  const isOtherAlone = language === 'fr' && isOtherWord(words, at)
  if (ofText === 'en' && isVerb(words, at)) return undefined
  if (ofText === 'fr' && isPot(words, at)) return undefined
  const skipped = gapAfter(words, at, language)
  for (const { stems, exact, texts, meaning } of books[language].get(first.stem) ?? []) {
    if ((isOtherAlone && stems.length === 1) || (isEaten && meaning.foods.length === 0)) continue
    const isAt = (gap: number) =>
      stems.every((own, index) => {
        const word = words[at + index + (index > 0 ? gap : 0)]
        if (word?.stem !== own || (index > 0 && word.isParted)) return false
        if (exact) return word.text === texts[index]
        return ofText === language || isSame(word.text, texts[index] ?? '')
      })
    const isApart = skipped > 0 && stems.length > 1 && meaning.foods.length > 0
    if (isAt(0)) return { meaning, length: stems.length }
    if (isApart && isAt(skipped)) return { meaning, length: stems.length + skipped }
  }
  return undefined
}

/** How many adjectives stand after a word that names what of plants is called milk, cream or flour. */
function gapAfter(words: readonly Word[], at: number, language: Language): number {
  const first = words[at]?.text ?? ''
  return (language === 'en' ? players : heads).test(first) ? afterAdjectives(words, at + 1, language) - at - 1 : 0
}
const players = /^(?:oat|soya?|almond|coconut|cashew|hazelnut|hemp|pea|rice|peanut|buckwheat|chickpea|corn)$/
const heads =
  /^(?:farine|lait|creme|beurre|yaourt|yogourt|boisson|pate|nouille|vermicelle|spaghetti|tortilla|galette)s?$/

/** Stems say too little between languages: "temps" is no tempeh. */
function isSame(word: string, name: string): boolean {
  return word === name || word === `${name}s` || `${word}s` === name
}

/** Names by their first stem; longest first, then what a thing is over what it is called for short. */
function buildBook(language: Language): ReadonlyMap<string, readonly Entry[]> {
  const entries = [
    ...harmlessPhrases[language].map((name) => entry(name, language, 0, { foods: [] })),
    ...foods.flatMap((food) => namesOf(food, language).map((name) => entry(name, language, 1, { foods: [food] }))),
    ...seldom(language),
    ...generics.flatMap((generic) => generic[language].map((name) => entry(name, language, 2, { foods: [], generic }))),
    ...briefs(language),
  ].filter(({ stems }) => stems.length > 0)
  const book = Map.groupBy(entries, ({ stems }) => stems[0] ?? '')
  for (const list of book.values())
    list.sort((one, other) => other.stems.length - one.stems.length || one.rank - other.rank)
  return book
}

function seldom(language: Language): Entry[] {
  return Object.entries(seldomNames[language]).flatMap(([id, names]) => {
    const meaning = { foods: [ingredientById(id)] }
    return names.split('|').map((name) => entry(name, language, 1, meaning))
  })
}

function briefs(language: Language): Entry[] {
  const byName = Map.groupBy(
    foods.filter((food) => food[language].brief && food[language].brief.text !== 'pâtes'),
    (food) => food[language].brief?.text ?? '',
  )
  return [...byName].map(([name, members]) => entry(name, language, 3, { foods: members }))
}

function namesOf(food: Ingredient, language: Language): string[] {
  const { one, many, also = [] } = food[language]
  return [one, many, ...also].filter((name) => name !== undefined).filter((name) => !notNames[language].has(name))
}

function entry(name: string, language: Language, rank: number, meaning: Meaning): Entry {
  const words = wordsOf(name, language)
  return {
    stems: words.map((word) => word.stem),
    texts: words.map(({ text }) => text),
    exact: name.endsWith('!'),
    rank,
    meaning,
  }
}

/** What a cook's words may mean: foods, families of foods and words for many. */
type Sense = { foods: Ingredient[]; families: Family[]; generics: Generic[] }

const senses: Record<Language, ReadonlyMap<string, Sense>> = { en: buildSenses('en'), fr: buildSenses('fr') }

function buildSenses(language: Language): ReadonlyMap<string, Sense> {
  const found = new Map<string, Sense>()
  const at = (name: string): Sense => {
    const key = keyOf(name, language)
    const sense = found.get(key) ?? { foods: [], families: [], generics: [] }
    found.set(key, sense)
    return sense
  }
  for (const food of foods) {
    const { brief } = food[language]
    for (const name of [...namesOf(food, language), ...(brief ? [brief.text] : [])]) at(name).foods.push(food)
  }
  for (const family of families) {
    for (const name of [...family.names[language], ...(family.avoidNames?.[language] ?? [])])
      at(name).families.push(family)
  }
  for (const generic of generics) for (const name of generic[language]) at(name).generics.push(generic)
  return found
}

function keyOf(name: string, language: Language): string {
  return wordsOf(name, language)
    .map((word) => word.stem)
    .join(' ')
}

/** What a cook means who names something in their own words: in their language, or else in the other. */
export function meantBy(
  name: string,
  language: Language,
): {
  includes: (food: Ingredient) => boolean
  /** How surely a food is what is meant, or contains it. */
  certaintyIn: (food: Ingredient) => Certainty | undefined
  generics: readonly Generic[]
  isKnown: boolean
  /** What else one food of that name is called: black olives are "olives". */
  otherNames: readonly string[]
} {
  const [meant] = [language, ...languages].flatMap((one) => senses[one].get(keyOf(name, one)) ?? [])
  const ids = new Set(meant?.foods.map(({ id }) => id))
  const certaintyIn = (food: Ingredient): Certainty | undefined => {
    if (ids.has(food.id) || food.of?.some((id) => ids.has(id))) return 'contains'
    const memberships = meant?.families.map((family) => membershipOf(food, family.members)) ?? []
    return memberships.find((one) => one === 'contains') ?? memberships.find((one) => one !== undefined)
  }
  return {
    includes: (food) => certaintyIn(food) !== undefined,
    certaintyIn,
    generics: meant?.generics ?? [],
    isKnown: meant !== undefined,
    otherNames: ids.size === 1 ? languages.flatMap((one) => meant?.foods[0]?.[one].also ?? []) : [],
  }
}
