import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { type Family, families, membershipOf } from '../foods/families.ts'
import type { Ingredient } from '../foods/ingredient.ts'
import { foods, ingredientById } from '../foods/lexicon.ts'
import type { Certainty } from '../foods/restrictions.ts'
import { grammar } from '../languages/grammar.ts'
import { homographs } from '../languages/homographs.ts'
import { inEach } from '../languages/in-each.ts'
import { names } from '../languages/names.ts'
import { afterAdjectives } from './adjectives.ts'
import { type Generic, generics } from './generic-names.ts'
import { type Word, wordsOf } from './words.ts'

/** What a phrase means: one food or several that share a name, a word for many, or nothing at all. */
export type FoodMeaning = { foods: readonly Ingredient[]; generic?: Generic }

type Entry = { stems: readonly string[]; exact: boolean; texts: readonly string[]; rank: number; meaning: FoodMeaning }

const books = inEach(buildBook)

/** Has the names of foods in a language ready before they are looked for in the first text. */
export function prepareNames(language: CheckedLanguage): void {
  void books[language]
}

/**
 * The longest name of a language that starts at a word of a text in the same or the other one, and how many words it has.
 * At most seven words are looked at.
 */
export function nameAt(
  words: readonly Word[],
  at: number,
  language: CheckedLanguage,
  ofText: CheckedLanguage,
): { meaning: FoodMeaning; length: number } | undefined {
  const first = words[at]
  // An accent tells which language a short text is in: "Rôti" is no flatbread.
  const isOther = ofText !== language || (!grammar[language].hasAccents && first?.isAccented)
  if (!first || (isOther && names[language].falseFriends.has(first.text))) return undefined
  if (homographs[ofText].isOther(words, at)) return undefined
  const isEaten = homographs[ofText].isNamedAllTheSame?.(words, at)
  const isOtherAlone = homographs[language].isOtherAlone?.(words, at)
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
function gapAfter(words: readonly Word[], at: number, language: CheckedLanguage): number {
  const first = words[at]?.text ?? ''
  return homographs[language].bearsAdjectives.test(first) ? afterAdjectives(words, at + 1, language) - at - 1 : 0
}

/** Stems say too little between languages: "temps" is no tempeh. */
function isSame(word: string, name: string): boolean {
  return word === name || word === `${name}s` || `${word}s` === name
}

/** Names by their first stem; longest first, then what a thing is over what it is called for short. */
function buildBook(language: CheckedLanguage): ReadonlyMap<string, readonly Entry[]> {
  const entries = [
    ...names[language].harmless.map((name) => entry(name, language, 0, { foods: [] })),
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

function seldom(language: CheckedLanguage): Entry[] {
  return Object.entries(names[language].seldom).flatMap(([id, list]) => {
    const meaning = { foods: [ingredientById(id)] }
    return list.split('|').map((name) => entry(name, language, 1, meaning))
  })
}

function briefs(language: CheckedLanguage): Entry[] {
  const byName = Map.groupBy(
    foods.filter((food) => food[language].brief && food[language].brief.text !== 'pâtes'),
    (food) => food[language].brief?.text ?? '',
  )
  return [...byName].map(([name, members]) => entry(name, language, 3, { foods: members }))
}

function namesOf(food: Ingredient, language: CheckedLanguage): string[] {
  const { one, many, also = [] } = food[language]
  return [one, many, ...also].filter((name) => name !== undefined).filter((name) => !names[language].notNames.has(name))
}

function entry(name: string, language: CheckedLanguage, rank: number, meaning: FoodMeaning): Entry {
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

const senses = inEach(buildSenses)

function buildSenses(language: CheckedLanguage): ReadonlyMap<string, Sense> {
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

function keyOf(name: string, language: CheckedLanguage): string {
  return wordsOf(name, language)
    .map((word) => word.stem)
    .join(' ')
}

/** What a cook means who names something in their own words: in their language, or else in the other. */
export function meantBy(
  name: string,
  language: CheckedLanguage,
): {
  includes: (food: Ingredient) => boolean
  /** How surely a food is what is meant, or contains it. */
  certaintyIn: (food: Ingredient) => Certainty | undefined
  generics: readonly Generic[]
  isKnown: boolean
  /** What else one food of that name is called: black olives are "olives". */
  otherNames: readonly string[]
} {
  const [meant] = [language, ...checkedLanguages].flatMap((one) => senses[one].get(keyOf(name, one)) ?? [])
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
    otherNames: ids.size === 1 ? checkedLanguages.flatMap((one) => meant?.foods[0]?.[one].also ?? []) : [],
  }
}
