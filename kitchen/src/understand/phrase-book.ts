import { type Diet, diets } from '@roux/contract/diet'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { type Family, families } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { namesakesIn } from '@roux/cooking/foods/namesakes'
import { sortCalled } from '@roux/cooking/foods/sorts'
import { type UnkeptFood, unkeptFoods } from '@roux/cooking/foods/unkept-foods'
import { inEach } from '@roux/cooking/languages/in-each'
import { numbers } from '@roux/cooking/languages/numbers'
import type { Course, Cuisine, Text } from '../cookbook/dish.ts'
import { reading } from '../languages/reading.ts'
import { type Dish, dishById, dishes } from '../template/dishes.ts'
import { unmadeDishes } from '../template/unmade-dishes.ts'
import { courseWords } from './course-words.ts'
import { namedCuisines } from './cuisine-words.ts'
import { describedAt } from './described-foods.ts'
import { dietWords } from './diet-words.ts'
import { cookedHow, type Manner } from './manner-words.ts'
import { eatenWhen } from './occasion-words.ts'
import { allergyWords, notWords, withoutWords } from './refused-before.ts'
import type { Regime } from './regime.ts'
import { regimes } from './regime-words.ts'
import { tastes } from './taste-words.ts'
import { type Token, tokensOf } from './tokens.ts'
import { utensils } from './utensil-words.ts'
import { elseWords, fromWords, withWords } from './vocabulary.ts'

/** What a phrase of a prompt can mean. */
export type Meaning =
  | { kind: 'ingredient'; ingredient: Ingredient; called?: string; sort?: string }
  | { kind: 'family'; family: Family; onlyAvoided: boolean }
  | { kind: 'unkept'; food: UnkeptFood; name: Text }
  | { kind: 'dish'; dish: Dish; asks: readonly string[]; unmade: Text | null }
  | { kind: 'manner'; manner: Manner }
  | { kind: 'cuisine'; cuisine: Cuisine }
  | { kind: 'course'; course: Course; isMenu?: true }
  | { kind: 'diet'; diet: Diet }
  | { kind: 'regime'; regime: Regime }
  | { kind: 'without'; opener: Opener }
  | { kind: 'with'; isStrong: boolean }
  | { kind: 'else' }

/** What opens a list of things to leave out; after a mere "not" there may be no food at all. */
export type Opener = 'without' | 'not' | 'allergy'

type Entry = { tokens: readonly Token[]; language: KitchenLanguage; meaning: Meaning }

export type Match = { length: number; meanings: readonly Meaning[] }

/** The longest phrase that starts at a token, with its meanings; those of the prompt's own language first. */
export function matchAt(tokens: readonly Token[], start: number, language: KitchenLanguage): Match | null {
  const group = describedAt(tokens, start)
  if (group) return { length: group.length, meanings: [{ kind: 'family', family: group.family, onlyAvoided: false }] }
  const { candidates, length } = longestAt(tokens, start)
  // "Un pain" is a loaf, and « un pain perdu » none: the name after the article goes on.
  const isCutShort =
    numbers[language].articles.has(tokens[start] ?? '') && longestAt(tokens, start + 1).length >= length
  if (length === 0 || (length > 1 && isCutShort)) return null
  const all = candidates.filter(
    (entry) => entry.tokens.length === length && entry.tokens.every((token, index) => tokens[start + index] === token),
  )
  const own = all.filter((entry) => entry.language === language)
  if (all.every(({ meaning, language: its }) => isForeign(meaning) && its !== language)) return null
  return { length, meanings: (own.length > 0 ? own : all).map((entry) => entry.meaning) }
}

function longestAt(tokens: readonly Token[], start: number): { candidates: readonly Entry[]; length: number } {
  const candidates = book.get(tokens[start] ?? '') ?? []
  const longest = candidates.find((entry) => entry.tokens.every((token, index) => tokens[start + index] === token))
  return { candidates, length: longest?.tokens.length ?? 0 }
}

function isForeign(meaning: Meaning): boolean {
  return meaning.kind === 'regime' && meaning.regime.isForeign === true
}

const kinKinds = kindSet(
  'melting-cheese hard-cheese fresh-cheese grilling-cheese bread biscuit cured-meat sausage spirit alcohol jam pasta white-fish oily-fish smoked-fish spread',
)

const fruits = kindSet('soft-fruit citrus')

/** Phrases by their first word, longest first. */
const book = buildBook()

function buildBook(): ReadonlyMap<Token, readonly Entry[]> {
  const entries = kitchenLanguages.flatMap((language) => entriesOf(language))
  const byFirst = Map.groupBy(entries, (entry) => entry.tokens[0] ?? '')
  for (const list of byFirst.values()) list.sort((one, other) => other.tokens.length - one.tokens.length)
  return byFirst
}

function entriesOf(language: KitchenLanguage): Entry[] {
  const say = (names: readonly string[], meaning: Meaning): Entry[] =>
    names.map((name) => ({ tokens: tokensOf(name), language, meaning }))
  const inflected = (names: readonly string[], meaning: Meaning) =>
    say([...new Set(names.flatMap((name) => reading[language].inflections(name)))], meaning)
  return [
    ...families.flatMap((family) => [
      ...inflected(family.names[language], { kind: 'family', family, onlyAvoided: false }),
      ...inflected(family.avoidNames?.[language] ?? [], { kind: 'family', family, onlyAvoided: true }),
    ]),
    ...ingredients.flatMap((ingredient) => [
      ...inflected(ownNames(ingredient, language), { kind: 'ingredient', ingredient }),
      ...otherNames(ingredient, language).flatMap((name) => {
        const sort = sortCalled(ingredient.id, name, language)
        return inflected([name], {
          kind: 'ingredient',
          ingredient,
          ...((sort || isKin(ingredient, name, language)) && { called: name }),
          ...(sort && { sort }),
        })
      }),
    ]),
    ...unkeptFoods.flatMap((food) =>
      food.names[language].flatMap((own) =>
        inflected([own], { kind: 'unkept', food, name: bothNames(food.names, language, own) }),
      ),
    ),
    ...dishes.flatMap((dish) => [
      ...inflected(dish.names[language], { kind: 'dish', dish, asks: [], unmade: null }),
      ...(dish.classics ?? []).flatMap(({ names, asks }) =>
        inflected(names[language], { kind: 'dish', dish, asks, unmade: null }),
      ),
    ]),
    ...unmadeDishes.flatMap(({ names, near, asks = [] }) =>
      names[language].flatMap((own) =>
        inflected([own], { kind: 'dish', dish: dishById(near), asks, unmade: bothNames(names, language, own) }),
      ),
    ),
    ...[...cookedHow, ...eatenWhen, ...tastes, ...utensils].flatMap((manner) =>
      inflected(manner.names[language], { kind: 'manner', manner }),
    ),
    ...namedCuisines.flatMap(({ cuisine, words }) => inflected(words[language], { kind: 'cuisine', cuisine })),
    ...diets.flatMap((diet) => say(dietWords[diet][language], { kind: 'diet', diet })),
    ...regimes.flatMap((regime) => say(regime.names[language], { kind: 'regime', regime })),
    ...courseWords.flatMap(({ course, isMenu, names }) =>
      inflected(names[language], { kind: 'course', course, ...(isMenu && { isMenu }) }),
    ),
    ...say(withoutWords[language], { kind: 'without', opener: 'without' }),
    ...say(notWords[language], { kind: 'without', opener: 'not' }),
    ...say(allergyWords[language], { kind: 'without', opener: 'allergy' }),
    ...say(withWords[language], { kind: 'with', isStrong: true }),
    ...say(fromWords[language], { kind: 'with', isStrong: false }),
    ...say(elseWords[language], { kind: 'else' }),
  ]
}

/** A name that was found in one language, with the first of the other. */
function bothNames(names: UnkeptFood['names'], language: KitchenLanguage, own: string): Text {
  const spelled = (other: KitchenLanguage) => (names[other].includes(own) ? own : (names[other][0] ?? own))
  return { ...inEach(spelled), [language]: own }
}

function ownNames(ingredient: Ingredient, language: KitchenLanguage): string[] {
  const { one, many, brief } = ingredient[language]
  return [one, many, brief?.text].filter((name) => name !== undefined)
}

function otherNames(ingredient: Ingredient, language: KitchenLanguage): string[] {
  const own = new Set(ownNames(ingredient, language).flatMap((name) => reading[language].inflections(name)))
  return (ingredient[language].also ?? []).filter((name) => !own.has(name))
}

/** Of these other names are other things, which it comes near: a croissant is no brioche. */
function isKin({ kind }: Ingredient, name: string, language: KitchenLanguage): boolean {
  const isOtherFruit = fruits.has(kind) && namesakesIn(language).has(name) && !/juice|jus/.test(name)
  return kinKinds.has(kind) || isOtherFruit
}

/** Every word of every phrase. */
export const wordTokens: ReadonlySet<Token> = new Set([...book.values()].flat().flatMap(({ tokens }) => tokens))

const namingKinds: ReadonlySet<Meaning['kind']> = new Set([
  'ingredient',
  'family',
  'unkept',
  'dish',
  'diet',
  'cuisine',
  'course',
])

const namingEntries = [...book.values()].flat().filter(({ meaning }) => namingKinds.has(meaning.kind))

/** Names of dishes, foods, diets and the like, each by its words. */
export const namesIn = inEach((language) =>
  namingEntries.filter((entry) => entry.language === language).map(({ tokens }) => tokens),
)

/** The words of these names, without those of dishes that are not made: "swollen" is no slip for a stollen. */
export const namingTokens = inEach(
  (language) =>
    new Set(
      namingEntries
        .filter(({ language: its, meaning }) => its === language && !(meaning.kind === 'dish' && meaning.unmade))
        .flatMap(({ tokens }) => tokens),
    ),
)
