import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { composeRecipe } from '../src/compose/compose-recipe.ts'
import { type Dish, dishes } from '../src/template/dishes.ts'
import type { KitchenRequest } from '../src/understand/kitchen-request.ts'
import { faultsOf } from './judge-recipe.ts'

/** For tests: a request with the seed it is composed with, and what its words leave out. */
export type Generated = { request: KitchenRequest; seed: number; excluded: readonly string[] }

type Rule = { diets: readonly Diet[]; allergies: readonly Allergen[] }

const rules: readonly Rule[] = [
  { diets: [], allergies: [] },
  ...diets.map((diet) => ({ diets: [diet], allergies: [] })),
  ...allergens.map((allergen) => ({ diets: [], allergies: [allergen] })),
]

/** How many others there are in each language; with every dish under every rule more than 20,000 in all. */
export const anyRequests = 2_200

const servings = [null, 1, 2, 3, 4, 5, 6, 8, 10, 12, 25, 100]

/**
 * Every kind of dish under every single diet and allergy: every second of them in a language, and the others in the
 * other; which, the next start turns about. Each is for another number of people, half name a food beside the dish, and
 * nobody asks for the twentieth one.
 */
export function* everyDishAndRule(language: KitchenLanguage, start: number): Generator<Generated> {
  const parity = start + kitchenLanguages.indexOf(language)
  for (const [place, dish] of dishes.entries()) {
    const foods = oneOfEachKind(dish)
    for (const [turn, rule] of rules.entries()) {
      if ((turn + place + parity) % 2 !== 0) continue
      const food = turn % 4 < 2 ? foods[turn % foods.length] : undefined
      const beside = food ? `${language === 'fr' ? 'avec' : 'with'} ${nameOf(food, language)}` : ''
      const words = `${dish.names[language][0] ?? dish.id} ${beside}`.trim()
      const serves = servings[(place + turn) % servings.length] ?? null
      yield { request: requestOf(words, language, rule, serves), seed: turn % 5, excluded: [] }
    }
  }
}

/** Where a dish takes a kind of thing, it takes the next just as well. */
function oneOfEachKind({ ways }: Dish): Ingredient[] {
  const taken = new Set(ways.flatMap(({ slots }) => Object.values(slots).flatMap(({ takes = [] }) => takes)))
  return [...taken].flatMap((kind) => ingredients.filter((ingredient) => ingredient.kind === kind).slice(0, 3))
}

/** Dishes with ingredients, without others, under several diets and allergies at once, for many or few. */
export function* anyRequest(language: KitchenLanguage, start: number): Generator<Generated> {
  const next = random(start)
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const some = <T>(list: readonly T[], most: number) =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, () => one(list)).filter((item) => item !== undefined)
  for (let count = 0; count < anyRequests; count += 1) {
    const named = next() < 0.75 ? one(one(dishes)?.names[language] ?? []) : ''
    const wanted = some(ingredients, 3).map((food) => nameOf(food, language))
    // Nobody can cook without water, and the steps say so.
    const left = next() < 0.4 ? one(ingredients.filter(({ kind }) => kind !== 'water')) : undefined
    const without = left ? [nameOf(left, language)] : []
    const words = [
      named,
      wanted.join(', '),
      ...without.map((name) => `${language === 'en' ? 'without' : 'sans'} ${name}`),
    ]
    const rule = { diets: [...new Set(some(diets, 2))], allergies: [...new Set(some(allergens, 2))] }
    const request = requestOf(words.join(' ').trim().slice(0, 290) || 'test', language, rule, one(servings) ?? null)
    yield { request: next() < 0.1 ? inCups(request) : request, seed: Math.floor(next() * 5), excluded: without }
  }
}

/**
 * The faults in what the kitchen makes of requests, each with its request, and how many there were. A recipe that
 * several of them get is judged once, under all that they leave out.
 */
export function judge(generated: Iterable<Generated>): { count: number; faults: string[] } {
  const made = new Map<string, Generated & { draft: Draft }>()
  let count = 0
  for (const { request, seed, excluded } of generated) {
    count += 1
    const { composition: _, ...draft } = { ...composeRecipe(request, seed), findings: [] }
    const key = JSON.stringify([draft, { ...request, preferences: { ...request.preferences, ...unruled } }, excluded])
    const before = made.get(key)
    made.set(key, { draft, seed, excluded, request: before ? underBoth(before.request, request) : request })
  }
  const faults = [...made.values()].flatMap(({ draft, request, seed, excluded }) => {
    const found = faultsOf(draft, request, excluded)
    return found.length > 0 ? [`${JSON.stringify({ ...request, seed })}: ${found.join('; ')}`] : []
  })
  return { count, faults }
}

const unruled: Rule = { diets: [], allergies: [] }

function underBoth(one: KitchenRequest, other: KitchenRequest): KitchenRequest {
  const { preferences, ...request } = one
  const { diets, allergies } = other.preferences ?? unruled
  return {
    ...request,
    preferences: preferences && {
      ...preferences,
      diets: [...new Set([...preferences.diets, ...diets])],
      allergies: [...new Set([...preferences.allergies, ...allergies])],
    },
  }
}

function requestOf(user_input: string, language: KitchenLanguage, rule: Rule, serves: number | null): KitchenRequest {
  const preferences = { ...rule, other_allergies: [], dislikes: [], wishes: '', units: 'metric' as const, serves: null }
  return {
    user_input,
    language,
    preferences: { ...preferences, diets: [...rule.diets], allergies: [...rule.allergies] },
    serves,
    max_minutes: null,
  }
}

function inCups(request: KitchenRequest): KitchenRequest {
  return request.preferences ? { ...request, preferences: { ...request.preferences, units: 'us' } } : request
}

function nameOf(food: Ingredient, language: KitchenLanguage): string {
  return food[language].one ?? food[language].many ?? food.id
}

/** Numbers from 0 to 1, the same for the same start (mulberry32). */
function random(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
