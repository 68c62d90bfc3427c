import { type Constraints, unconstrained } from '@roux/contract/constraints'
import { allergens, diets } from '@roux/contract/diet'
import type { InsteadOption } from '@roux/contract/instead'
import type { CheckedLanguage } from '@roux/contract/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readLine } from '../amounts/read-line.ts'
import { checkRecipe } from '../checks/check-recipe.ts'
import { ingredientById, ingredients } from '../foods/lexicon.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import { findFoods } from '../mentions/find-foods.ts'
import { of } from '../wording/french.ts'
import { listedNoun } from '../wording/noun.ts'
import { foodTaken } from './forms-of-foods.ts'
import { insteadOf, replaceableLines, textsOf } from './instead-of.ts'
import { nameStandIn } from './name-stand-in.ts'
import { standIns } from './stand-ins.ts'
import { withInstead } from './with-instead.ts'

const items = (id: string, contents: readonly string[]) =>
  contents.map((content, place) => ({ id: `${id}${place}`, content, index: `${place + 1}` }))

function recipeOf(ingredients: readonly string[], directions: readonly string[] = [], title = 'Supper') {
  const rest = { title, description: '', preparation_time: 10, cook_time: 20, serves: 4 }
  return { ...rest, ingredients: items('i', ingredients), directions: items('d', directions) }
}

const asked = (language: CheckedLanguage, more: Partial<Constraints> = {}): Constraints => ({
  ...unconstrained,
  language,
  ...more,
})

function optionsOf(line: string, language: CheckedLanguage, more: Partial<Constraints> = {}, others: string[] = []) {
  return insteadOf(recipeOf([line, ...others]), asked(language, more), { ingredientId: 'i0' })
}

const contents = (options: readonly InsteadOption[]) => options.map(({ content }) => content)

testTable([
  ['200 g butter, softened', 'en', '200 g vegan butter', '160 g olive oil'],
  ['1 cup buttermilk', 'en', '1 cup Greek yoghurt', '1 cup kefir'],
  ['2 garlic cloves, crushed', 'en', '¼ tsp garlic powder', '1 shallot, crushed'],
  ['1 onion, finely chopped', 'en', '3 shallots, finely chopped', '1 leek, finely chopped'],
  ['2 tbsp cornflour', 'en', '2 tbsp potato starch', '4 tbsp plain flour'],
  ['225 g self-raising flour', 'en', '225 g plain flour plus 2½ tsp baking powder'],
  ['1 tbsp chopped fresh thyme', 'en', '1 tsp dried thyme'],
  ['2 x 400 g tins chickpeas, drained', 'en', '2 x 400 g tins white beans, drained'],
  ['Juice of 1 lemon', 'en', 'Juice of 1 lime'],
  ['100 ml white wine', 'en', '75 ml vegetable stock plus 1½ tbsp red wine vinegar'],
  ['200 g de lardons fumés', 'fr', '200 g de jambon blanc', '200 g de tofu fumé'],
  ['2 oignons, émincés', 'fr', '6 échalotes, émincées', '2 poireaux, émincés'],
  ['20 cl de crème fraîche', 'fr', '20 cl de yaourt grec', '20 cl de crème entière'],
  ['1 noix de beurre', 'fr', '15 g de margarine végétale', "2 ½ c. à café d'huile d'olive"],
  ['1 bouquet de persil, ciselé', 'fr', '1 bouquet de coriandre fraîche, ciselée'],
  ['3 c. à soupe de miel', 'fr', "3 c. à soupe de sirop d'érable"],
] as const)('in place of %s', (line, language, ...expected) => {
  expect(contents(optionsOf(line, language)).slice(0, expected.length)).toEqual(expected)
})

test('amounts are for the servings and in the units that are asked for, once', () => {
  const recipe = recipeOf(['200 g butter'], ['Melt the butter.'])
  const [, oil] = insteadOf(recipe, asked('en'), { ingredientId: 'i0', serves: 8, units: 'us' })
  expect(oil).toMatchObject({ key: 'olive-oil', content: '1½ cups olive oil', changes: { d0: 'Melt the olive oil.' } })
})

test('steps name what stands in, with its own amount, and say nothing of softened oil', () => {
  const recipe = recipeOf(
    ['100 g butter', '2 eggs'],
    ['Rub in 50 g of the cold butter.', 'Brush with the melted butter.'],
  )
  const changed = withInstead(textsOf(recipe), new Map([[0, 'olive-oil']]), 'en')
  expect(changed.directions.map(({ text }) => text)).toEqual(['Rub in 40 g olive oil.', 'Brush with the olive oil.'])
})

test('the verb goes with what stands in', () => {
  const recipe = recipeOf(['800 g chicken thighs'], ['Cook until the chicken reaches 74 °C.'])
  const withOne = (key: string) => withInstead(textsOf(recipe), new Map([[0, key]]), 'en').directions[0]?.text
  expect(withOne('chicken-breast')).toBe('Cook until the chicken breasts reach 74 °C.')
  expect(withOne('turkey')).toBe('Cook until the turkey breast reaches 74 °C.')
})

test('in French articles and endings follow', () => {
  const steps = ["Faites fondre l'oignon.", 'Ajoutez la crème et le beurre fondu.', 'Nappez de crème.']
  const recipe = recipeOf(['1 oignon', '20 cl de crème', '30 g de beurre'], steps)
  const chosen = new Map([
    [0, 'shallot'],
    [1, 'coconut-milk'],
    [2, 'olive-oil'],
  ])
  expect(withInstead(textsOf(recipe), chosen, 'fr').directions.map(({ text }) => text)).toEqual([
    'Faites fondre les échalotes.',
    "Ajoutez le lait de coco et l'huile d'olive.",
    'Nappez de lait de coco.',
  ])
})

test('what a choice does to the diet and to allergens is said of the whole recipe', () => {
  const [, , , tofu] = optionsOf('50 g feta, crumbled', 'en')
  expect(tofu?.effect).toContainEqual({ code: 'becomes', params: { diet: 'vegan' } })
  const [, , smoked] = optionsOf('50 g feta, crumbled', 'en', {}, ['2 eggs'])
  expect(smoked?.effect).toContainEqual({ code: 'rids', params: { allergen: 'milk' } })
  const besides = optionsOf('50 g feta, crumbled', 'en', {}, ['100 ml milk'])
  expect(besides.flatMap(({ effect }) => effect).map(({ code }) => code)).not.toContain('rids')
})

test('a vegetarian recipe is not offered meat, and a vegan one neither milk nor honey', () => {
  expect(contents(optionsOf('400 g smoked tofu', 'en')).join()).not.toMatch(/chicken|halloumi/)
  expect(contents(optionsOf('2 tbsp maple syrup', 'en', {}, ['200 g oats']))).toEqual([
    expect.stringMatching(/sugar/),
    expect.stringMatching(/molasses/),
  ])
  expect(contents(optionsOf('2 tbsp maple syrup', 'en', {}, ['100 g butter']))[0]).toBe('2 tbsp honey')
})

test('what a line says it is without never comes in', () => {
  expect(contents(optionsOf('200 g gluten-free flour', 'en')).join()).not.toMatch(/plain|spelt/)
})

test('a meat that the steps would leave raw is not offered', () => {
  const steps = ['Fry the tofu for 2 minutes until hot, and serve.']
  const options = insteadOf(recipeOf(['300 g tofu', '50 g ham'], steps), asked('en'), { ingredientId: 'i0' })
  expect(contents(options).join()).not.toMatch(/chicken/)
})

test('eggs that hold a batter are not those that are cooked as such, and more than three nothing holds up for', () => {
  const cake = (eggs: number) =>
    insteadOf(recipeOf([`${eggs} eggs`, '200 g flour', '100 g sugar'], ['Mix and bake for 40 min.']), asked('en'), {
      ingredientId: 'i0',
    })
  expect(contents(cake(2))).toEqual([
    '2 tbsp ground flaxseed plus 6 tbsp water',
    '6 tbsp aquafaba',
    '110 g bananas, mashed',
  ])
  expect(cake(4)).toEqual([])
})

describe('whatever is replaced, for whomever', () => {
  const foods = [...standIns.keys()].filter((id) => ingredients.some((one) => one.id === id)).map(ingredientById)
  const lineOf = (food: (typeof foods)[number], amount: string, language: CheckedLanguage) => {
    const noun = listedNoun(food, language, true)
    if (amount === '') return noun.text
    return `${amount} ${language === 'fr' && /\p{L}/u.test(amount) ? of(noun) : noun.text}`
  }
  const amounts = {
    en: ['', '2', '150 g', '3 tbsp', '1 cup', '1/2 tsp', '200 ml'],
    fr: ['', '2', '150 g', '3 c. à soupe', '20 cl'],
  }
  const cases = fc.record({
    food: fc.constantFrom(...foods),
    language: fc.constantFrom<CheckedLanguage[]>('en', 'fr'),
    amount: fc.nat(6),
    allergies: fc.subarray([...allergens], { maxLength: 4 }),
    diets: fc.subarray([...diets], { maxLength: 2 }),
    serves: fc.integer({ min: 2, max: 40 }),
  })

  test('nothing that is offered has an allergen or breaks a diet of the cook, has no amount, or changes its unit', () => {
    fc.assert(
      fc.property(cases, ({ food, language, amount, allergies, diets: kept, serves }) => {
        const own = amounts[language]
        const line = lineOf(food, own[amount % own.length] ?? '', language)
        const recipe = recipeOf([line])
        const who = asked(language, { allergies, diets: kept })
        const written = readLine(line, language).amount
        for (const { content, key } of insteadOf(recipe, who, { ingredientId: 'i0', serves })) {
          const found = checkRecipe(textsOf(recipeOf([content])), who)
          expect(found.filter(({ code }) => code === 'allergen' || code === 'diet')).toEqual([])
          const { amount: anew } = readLine(content, language)
          expect(anew === undefined).toBe(written === undefined)
          if (anew) expect(anew.min).toBeGreaterThan(0)
          const [was, is] = [written, anew].map((one) => one?.unit && unitKinds[one.unit.id])
          if (was === 'weight') expect(is).toBe('weight')
          const [take = ''] = key.split('+')
          const named = findFoods(content, language).flatMap(({ meaning }) => meaning.foods.map(({ kind }) => kind))
          expect(named).toContain(foodTaken(take).kind)
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('one line that is replaced changes no other, and taken back it is what was written', () => {
    fc.assert(
      fc.property(cases, ({ food, language }) => {
        const texts = textsOf(recipeOf([lineOf(food, '150 g', language), '1 kg quinoa'], ['Cook.']))
        for (const { take } of standIns.get(food.id) ?? []) {
          const changed = withInstead(texts, new Map([[0, take]]), language)
          expect(changed.ingredients[1]).toEqual({ text: '1 kg quinoa', marks: [] })
          expect(changed.directions[0]).toEqual({ text: 'Cook.', marks: [] })
        }
        expect(withInstead(texts, new Map(), language).ingredients[0]?.text).toBe(texts.ingredients[0])
      }),
      { numRuns: 200 },
    )
  })
})

test('lines that name several foods, or none, have no stand-ins', () => {
  const recipe = recipeOf(['Salt and pepper', 'For the sauce:', '2 unobtainium', '2 eggs'])
  expect(replaceableLines(recipe, 'en')).toEqual(['i3'])
})

testTable([
  ['vegan-butter', 'vegan butter', 'de la margarine végétale'],
  ['flaxseed+water', 'ground flaxseed and water', "des graines de lin moulues et de l'eau"],
  ['milk+lemon-juice', 'milk and lemon juice', 'du lait et du jus de citron'],
  ['shallot', 'shallots', 'des échalotes'],
  ['olive-oil', 'olive oil', "de l'huile d'olive"],
] as const)('what stands in is named in a sentence', (key, english, french) => {
  expect([nameStandIn(key, 'en'), nameStandIn(key, 'fr')]).toEqual([english, french])
})

testTable<[string, CheckedLanguage, string, RegExp]>([
  ['100 g pecans, chopped', 'en', 'pecans', /nut|almond|pistachio|peanut|sesame|tahini/],
  ['100 g de pistaches', 'fr', 'pistaches', /noi(?:x|sette)|amande|cajou|cacahu|sésame/],
  ['200 g mussels', 'en', 'mussels', /clam|squid|prawn|scallop/],
])('nothing that is near kin to what somebody is allergic to stands in for it', (line, language, allergy, kin) => {
  expect(contents(optionsOf(line, language)).join()).toMatch(kin)
  expect(contents(optionsOf(line, language, { other_allergies: [allergy] })).join()).not.toMatch(kin)
})
