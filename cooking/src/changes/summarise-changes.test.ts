import { blankContent, contentFields, opaqueField } from '@roux/contract/content-fields'
import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import type { RecipeContent } from '@roux/contract/recipe-content'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { wholeContent } from '../../../contract/test/whole-content.ts'
import { scaleRecipe } from '../amounts/scale-recipe.ts'
import { summariseChanges } from './summarise-changes.ts'

type Brief = Partial<Omit<RecipeContent, 'ingredients' | 'directions'>> & {
  ingredients?: readonly string[]
  directions?: readonly string[]
}

const itemsOf = (lines: readonly string[]) =>
  lines.map((content, place) => ({ id: `${place}`, content, index: `${place + 1}` }))

function recipe({ ingredients = shakshuka, directions = steps, ...others }: Brief = {}): RecipeContent {
  return {
    ...{ ...blankContent, title: 'Shakshuka', preparation_time: 10, cook_time: 30, serves: 2 },
    ...others,
    ingredients: itemsOf(ingredients),
    directions: itemsOf(directions),
  }
}

const shakshuka = [
  '4 eggs',
  '2 tbsp olive oil',
  '1 onion, thinly sliced',
  '2 garlic cloves, finely chopped',
  '400 g chopped tomatoes',
  '50 g feta, crumbled',
  'Salt and black pepper',
]
const steps = [
  'Warm the 2 tbsp olive oil in a wide pan over medium heat. Cook the onion for 10 min, until soft.',
  'Add the tomatoes and simmer for 10 min.',
  'Make a hollow for each of the 4 eggs, break them in, cover and cook for 6 min.',
  'Scatter with the feta.',
]
const other: Record<string, string> = {
  '2 tbsp olive oil': '1 tbsp olive oil',
  '50 g feta, crumbled': '30 g feta, crumbled',
}
const lighter = shakshuka.map((line) => other[line] ?? line)

const recipes: Record<CheckedLanguage, RecipeContent[]> = {
  en: [
    recipe(),
    recipe({
      serves: 4,
      ingredients: [
        '500 g plain flour',
        '7 g dried yeast',
        '325 ml water',
        '1½ tsp salt',
        '1 egg, beaten',
        '2 x 400 g tins chickpeas',
      ],
      directions: ['Mix half of the 500 g flour with the water.', 'Bake at 220 °C for 30 min.'],
    }),
  ],
  fr: [
    recipe({
      language: 'fr',
      serves: 4,
      ingredients: [
        '1 kg de pommes de terre',
        '50 cl de crème',
        '20 cl de lait',
        "1 gousse d'ail",
        '25 g de beurre',
        '2 c. à soupe de farine',
      ],
      directions: [
        'Frottez le plat avec la gousse d’ail.',
        'Versez les 50 cl de crème, puis enfournez à 160 °C pendant 1 h 30.',
      ],
    }),
  ],
}
const all = fc.constantFrom(...checkedLanguages.flatMap((language) => recipes[language]))

describe('what changes', () => {
  test('is nothing between a recipe and itself', () => {
    fc.assert(
      fc.property(all, (one) => {
        expect(summariseChanges(one, { ...one })).toEqual({ changes: [] })
      }),
    )
  })

  test('is nothing where the list is in another order', () => {
    const shuffled = all.chain((one) =>
      fc
        .shuffledSubarray(one.ingredients, { minLength: one.ingredients.length })
        .map((ingredients) => ({ one, ingredients })),
    )
    fc.assert(
      fc.property(shuffled, ({ one, ingredients }) => {
        expect(summariseChanges(one, { ...one, ingredients }).changes).toEqual([])
      }),
    )
  })

  test('is one line where it is for more people or fewer, and none for its amounts', () => {
    fc.assert(
      fc.property(all, fc.integer({ min: 1, max: 20 }), (one, people) => {
        fc.pre(people !== one.serves)
        const language = one.language === 'fr' ? 'fr' : 'en'
        const texts = (items: RecipeContent['ingredients']) => items.map(({ content }) => content)
        const plain = { serves: one.serves, ingredients: texts(one.ingredients), directions: texts(one.directions) }
        const scaled = scaleRecipe(plain, people, language)
        const after = {
          ...one,
          serves: people,
          ingredients: itemsOf(scaled.ingredients),
          directions: itemsOf(scaled.directions),
        }
        expect(summariseChanges(one, after).changes).toEqual([
          { what: 'serves', from: one.serves, to: people, isScaled: true },
        ])
      }),
    )
  })

  test('is never more than six lines, whatever is in both', () => {
    const lines = fc.array(
      fc.constantFrom(
        ...shakshuka,
        ...lighter,
        '200 g butter',
        '1 l milk',
        '300 g beef mince',
        '80 g walnuts',
        '2 leeks',
        'x',
        '',
      ),
      { maxLength: 15 },
    )
    const any = fc.record({
      ingredients: lines,
      directions: lines,
      serves: fc.integer({ min: 1, max: 9 }),
      title: fc.string(),
    })
    fc.assert(
      fc.property(any, any, (one, two) => {
        expect(summariseChanges(recipe(one), recipe(two)).changes.length).toBeLessThanOrEqual(6)
      }),
    )
  })

  test('tells less and more of an ingredient with both amounts, and the energy of a portion', () => {
    const { changes, energy } = summariseChanges(recipe(), recipe({ ingredients: [...lighter, '100 g spinach'] }))
    expect(changes).toEqual([
      { what: 'added', foods: ['100 g spinach'] },
      { what: 'less', foods: [{ name: 'olive oil', from: '2 tbsp', to: '1 tbsp' }] },
      { what: 'less', foods: [{ name: 'feta', from: '50 g', to: '30 g' }] },
    ])
    expect(energy).toMatchObject({ counted: 7, of: 8 })
    expect(energy?.from).toBeGreaterThan((energy?.to ?? 0) + 50)
  })

  test('tells in one line all of a sort where there are too many', () => {
    const { changes } = summariseChanges(
      recipe(),
      recipe({
        ingredients: [
          ...shakshuka,
          '100 g spinach',
          '1 tsp cumin',
          '1 lime',
          '200 g peas',
          '2 carrots',
          '30 g butter',
          '1 leek',
        ],
      }),
    )
    expect(changes.map(({ what }) => what)).toEqual(['added'])
    expect(changes[0]).toMatchObject({ foods: expect.arrayContaining(['100 g spinach', '1 leek']) })
  })

  test('names what takes the place of another, and what it harms first', () => {
    const directions = ['Cook it.']
    const before = recipe({ ingredients: ['4 eggs', '2 tbsp olive oil', '1 onion'], directions })
    const after = recipe({ ingredients: ['200 g tofu', '30 g butter', '1 onion'], directions })
    expect(summariseChanges(before, after).changes).toEqual([
      { what: 'allergens', allergens: ['soybeans', 'milk'] },
      { what: 'replaced', foods: [{ from: 'eggs', to: '200 g tofu' }] },
      { what: 'replaced', foods: [{ from: 'olive oil', to: '30 g butter' }] },
    ])
  })

  test('tells the diet that it keeps now only where every line is known and no label has to tell', () => {
    const directions = ['Cook it.']
    const before = recipe({ ingredients: ['200 g feta', '1 onion'], directions })
    const dietsWith = (...ingredients: string[]) =>
      summariseChanges(before, recipe({ ingredients, directions })).changes.find(({ what }) => what === 'diets')
    expect(dietsWith('200 g tofu', '1 onion')).toEqual({ what: 'diets', gained: ['vegan'], lost: [] })
    expect(dietsWith('200 g tofu', '1 onion', '1 tbsp unobtainium')).toBeUndefined()
    expect(dietsWith('200 g tofu', '1 onion', '1 tsp pesto')).toBeUndefined()
    expect(dietsWith('200 g feta', '1 onion', '100 g bacon')).toEqual({
      ...{ what: 'diets', gained: [], lost: ['vegetarian'] },
    })
  })

  test('of a translation is its language, as far as the foods are known', () => {
    const french = recipe({
      ...{ title: 'Chakchouka', language: 'fr' },
      ingredients: [
        '4 œufs',
        "2 c. à soupe d'huile d'olive",
        '1 oignon émincé',
        "2 gousses d'ail hachées",
        '400 g de tomates concassées',
        '50 g de feta',
        'Sel et poivre noir',
      ],
    })
    expect(summariseChanges(recipe(), french).changes).toEqual([{ what: 'language', to: 'fr' }])
  })

  test('keeps to what it can read of a language that it does not', () => {
    const own = { language: 'xx' as never, ingredients: ['a', 'b'], directions: ['c'] }
    expect(summariseChanges(recipe(own), recipe({ ...own, serves: 6 })).changes).toEqual([
      { what: 'serves', from: 2, to: 6, isScaled: false },
    ])
  })
})

type Row = { before: Brief; after: Brief; changes: unknown[] }

test('no field that a cook writes differs unsaid', () => {
  for (const field of contentFields.filter((field) => field !== opaqueField)) {
    expect(
      summariseChanges(blankContent, { ...blankContent, [field]: wholeContent[field] }).changes,
      field,
    ).not.toEqual([])
  }
})

describe('of everything else', () => {
  const oven = (text: string) => ({ directions: [...steps, text] })
  const rows: Record<string, Row> = {
    'the time in all': {
      before: {},
      after: { cook_time: 15 },
      changes: [{ what: 'time', of: 'total', from: 40, to: 25 }],
    },
    'the oven that is hotter': {
      before: oven('Bake at 180 °C for 10 min.'),
      after: oven('Bake at 200 °C for 10 min.'),
      changes: [
        { what: 'temperature', from: '180 °C', to: '200 °C' },
        { what: 'steps', from: 5, to: 5, rewritten: 1, only: 5 },
      ],
    },
    'another appliance': {
      before: oven('Bake in the oven at 180 °C for 30 min.'),
      after: oven('Air-fry at 180 °C for 15 min.'),
      changes: [
        { what: 'appliance', gone: ['oven'], come: ['air'] },
        { what: 'steps', from: 5, to: 5, rewritten: 1, only: 5 },
      ],
    },
    'the number of steps': {
      before: {},
      after: { directions: steps.slice(0, 3) },
      changes: [{ what: 'steps', from: 4, to: 3, rewritten: 0 }],
    },
    'the title': { before: {}, after: { title: 'Eggs' }, changes: [{ what: 'title', to: 'Eggs' }] },
    'the words alone': { before: {}, after: { description: 'For Sundays.' }, changes: [{ what: 'wording' }] },
    'the people, with the amounts as they were': {
      before: {},
      after: { serves: 4 },
      changes: [{ what: 'serves', from: 2, to: 4, isScaled: false }],
    },
    'an amount that is another beside all those that follow': {
      before: { ingredients: ['400 g pasta', '100 g butter', '2 onions'] },
      after: { serves: 4, ingredients: ['800 g pasta', '500 g butter', '4 onions'] },
      changes: [
        { what: 'serves', from: 2, to: 4, isScaled: true },
        { what: 'more', foods: [{ name: 'butter', from: '100 g', to: '500 g' }] },
      ],
    },
    'the units': {
      before: { ingredients: ['400 g feta', '250 ml milk'] },
      after: { ingredients: ['14 oz feta', '1 cup milk'] },
      changes: [{ what: 'units' }],
    },
  }
  testTable(Object.entries(rows).map(([name, row]) => ({ name, ...row })))(
    'tells $name',
    ({ before, after, changes }) => {
      expect(summariseChanges(recipe(before), recipe(after)).changes).toEqual(changes)
    },
  )
})
