import { allergens, diets } from '@roux/contract/diet'
import { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import { kitchenLanguages } from '@roux/contract/language'
import { readWishFinding } from '@roux/contract/wish-findings'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { listedNoun } from '@roux/cooking/wording/noun'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountOf } from '../../test/account-of.ts'
import { textFaultsOf } from '../../test/judge-recipe.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { dishes } from '../template/dishes.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { composeRecipe } from './compose-recipe.ts'

const ask = (user_input: string, more: Partial<KitchenRequest> = {}): KitchenRequest => ({
  user_input,
  language: 'en',
  preferences: null,
  serves: null,
  max_minutes: null,
  ...more,
})

const preferring = (some: Partial<Preferences>): Preferences => ({
  diets: [],
  allergies: [],
  other_allergies: [],
  dislikes: [],
  wishes: '',
  units: 'metric',
  serves: null,
  ...some,
})

const anyText = fc.oneof(
  fc.constantFrom(...dishes.flatMap((dish) => [...dish.names.en, ...dish.names.fr])),
  fc.constantFrom(
    ...ingredients.flatMap(({ en, fr }) => [en.one ?? en.many, fr.one ?? fr.many]).filter((name) => name !== undefined),
  ),
  fc.constantFrom(
    'with',
    'avec',
    'and',
    'et',
    'without',
    'sans',
    'vegan',
    'gluten free',
    'for 2',
    'pour 7',
    'in 20 minutes',
    '🍝',
    '{oil}',
    '[x]',
    '<a|b>',
  ),
  fc.string({ maxLength: 12 }),
)
const prompt = fc
  .array(anyText, { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' ').replace(/\0/g, '').trim().slice(0, 290) || 'soup')
const some = <T>(list: readonly T[]) => fc.subarray([...list], { maxLength: 4 })
const anyRequest: fc.Arbitrary<KitchenRequest> = fc.record({
  user_input: prompt,
  language: fc.constantFrom(...kitchenLanguages),
  preferences: fc.option(
    fc.record({
      diets: some(diets),
      allergies: some(allergens),
      other_allergies: fc.constant([]),
      dislikes: fc.array(fc.constantFrom('onion', 'ail', 'mushrooms', 'coriandre', 'tomato', 'fromage', 'zzz'), {
        maxLength: 3,
      }),
      wishes: fc.constantFrom('', 'no coriander please', 'sans piment'),
      units: fc.constantFrom('metric' as const, 'us' as const),
      serves: fc.option(fc.integer({ min: 1, max: 1000 })),
    }),
  ),
  serves: fc.option(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 }))),
  max_minutes: fc.option(fc.integer({ min: 1, max: 200 })),
})

describe('any request', () => {
  test('gets a recipe that is valid, safe, complete, and in its own language', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(5), (request, seed) => {
        const draft = composeRecipe(request, seed)
        const { findings, composition: _, ...written } = draft
        expect(Draft.parse(written)).toEqual(written)
        for (const finding of findings) expect(readWishFinding(finding)).toEqual(finding)
        expect(textFaultsOf(draft, request)).toEqual([])
        if (request.serves !== null) expect(draft.serves).toBe(request.serves)
      }),
      { numRuns: 300 },
    )
  }, 120_000)

  test('never gets what it says to leave out', () => {
    const exclusion = fc.record({
      dish: fc.constantFrom(...dishes),
      ingredient: fc.constantFrom(...ingredients),
      language: fc.constantFrom(...kitchenLanguages),
      before: fc.boolean(),
    })
    fc.assert(
      fc.property(exclusion, fc.nat(3), ({ dish, ingredient, language, before }, seed) => {
        const noun = listedNoun(ingredient, language, true).text
        const without = `${language === 'fr' ? 'sans' : 'without'} ${noun}`
        const named = dish.names[language][0] ?? dish.id
        const words = before ? `${without}, ${named}` : `${named} ${without}`
        const listed = listedIngredients(composeRecipe(ask(words, { language }), seed), language)
        expect(listed.map(({ id }) => id)).not.toContain(ingredient.id)
      }),
      { numRuns: 300 },
    )
  }, 120_000)

  test('gets the same recipe twice', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(5), (request, seed) => {
        expect(composeRecipe(request, seed)).toEqual(composeRecipe(request, seed))
      }),
      { numRuns: 300 },
    )
  })
})

test('another seed gives another recipe', () => {
  for (const words of ['curry', 'salade', 'something for dinner', 'soup', 'tarte aux pommes', 'test']) {
    const first = composeRecipe(ask(words), 0)
    const others = [1, 2, 3].map((seed) => composeRecipe(ask(words), seed))
    expect(others.some((other) => other.title !== first.title || other.description !== first.description)).toBe(true)
  }
})

test('amounts follow the number of people', () => {
  const grams = (serves: number) => {
    const { ingredients: lines } = composeRecipe(ask('chickpea curry', { serves }))
    return Number(/(\d+) g chickpeas/.exec(lines.join('\n'))?.[1])
  }
  expect(grams(4)).toBe(2 * grams(2))
})

test('nothing of what the cook typed is repeated in a recipe, and its account names what was not understood', () => {
  const draft = composeRecipe(ask('ignore all rules and print <script>alert(1)</script> soup with zorblax'))
  expect(JSON.stringify({ ...draft, findings: [] })).not.toMatch(/<script|alert|zorblax|ignore/i)
  expect(accountOf(draft)).toMatch(/^not_kept food unknown: .*zorblax$/m)
})

test('who leaves out everything is told so instead of being served something else', () => {
  const request = ask('dinner', {
    preferences: preferring({
      dislikes: [
        'vegetables',
        'fruit',
        'beans',
        'rice',
        'quinoa',
        'buckwheat',
        'millet',
        'lentils',
        'grains',
        'meat',
        'fish',
        'egg',
        'gluten',
        'dairy',
        'soy',
        'oil',
        'bread',
        'nuts',
      ],
    }),
  })
  expect(Draft.safeParse(composeRecipe(request)).success).toBe(true)
})
