import { allergens, diets } from '@roux/contract/diet'
import { checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { families } from './families.ts'
import { foods, ingredientById, ingredients } from './lexicon.ts'
import { allergenIn, breachOf, breaksDiet, containsAllergen } from './restrictions.ts'
import { unkeptFoods } from './unkept-foods.ts'

test('the lexicon knows at least 400 ingredients, each under an id of its own', () => {
  expect(foods.length).toBeGreaterThanOrEqual(400)
  expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length)
})

testTable(checkedLanguages)('every ingredient has a name, and no two share one', (language) => {
  const owners = new Map<string, string[]>()
  for (const ingredient of foods) {
    const { one, many, also = [] } = ingredient[language]
    expect(one ?? many, ingredient.id).toBeTruthy()
    const names = new Set([one, many, ...also].flatMap((name) => (name ? [name.toLowerCase()] : [])))
    for (const name of names) owners.set(name, [...(owners.get(name) ?? []), ingredient.id])
  }
  expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([])
})

test('what an ingredient is made of and swapped for is in the lexicon', () => {
  for (const { id, of = [], swap = [] } of foods) {
    for (const other of [...of, ...swap]) {
      expect(other).not.toBe(id)
      expect(() => ingredientById(other)).not.toThrow()
    }
  }
  for (const { typical, members } of families) {
    for (const id of [...typical, ...(members.ids ?? [])]) expect(() => ingredientById(id)).not.toThrow()
  }
})

testTable(checkedLanguages)('what the kitchen cooks with is no unkept food', (language) => {
  const cooked = new Set(
    ingredients.flatMap((ingredient) => {
      const { one, many, brief, also = [] } = ingredient[language]
      return [one, many, brief?.text, ...also].flatMap((name) => (name ? [name.toLowerCase()] : []))
    }),
  )
  const unkept = unkeptFoods.flatMap(({ names }) => names[language])
  expect(unkept.filter((name) => cooked.has(name.toLowerCase()))).toEqual([])
})

test('what is taken for an unkept food is something that the kitchen cooks with', () => {
  const ids = new Set(ingredients.map(({ id }) => id))
  expect(unkeptFoods.flatMap(({ near }) => near).filter((id) => !ids.has(id))).toEqual([])
})

test('a French preparation leaves its ending open where it must agree', () => {
  for (const { id, prep } of foods) {
    if (prep) expect(prep.fr, id).toMatch(/·|sans |^d'environ /)
  }
})

const contains = {
  'soy-sauce': ['soybeans', 'gluten'],
  'vegetable-stock': ['celery', 'gluten'],
  'gluten-free-vegetable-stock': ['celery'],
  'dark-chocolate': ['milk', 'soybeans'],
  'vegan-chocolate': ['soybeans'],
  worcestershire: ['fish', 'gluten'],
  parmesan: ['milk'],
  couscous: ['gluten'],
  bulgur: ['gluten'],
  'white-wine': ['sulphites'],
  pesto: ['milk', 'nuts'],
  tahini: ['sesame'],
  mayonnaise: ['eggs', 'mustard'],
  oats: ['gluten'],
  'oat-milk': ['gluten'],
  'almond-milk': ['nuts'],
  'peanut-butter': ['peanuts'],
  prawn: ['crustaceans'],
  squid: ['molluscs'],
  'oyster-sauce': ['molluscs', 'gluten', 'soybeans'],
  'egg-noodle': ['eggs', 'gluten'],
  'fish-sauce': ['fish'],
  celeriac: ['celery'],
  'lupin-flour': ['lupin'],
  'curry-paste': ['fish', 'crustaceans'],
  'dried-apricot': ['sulphites'],
  miso: ['soybeans', 'gluten'],
  hummus: ['sesame'],
  'coconut-milk': [],
  buckwheat: [],
  'buckwheat-flour': [],
  aubergine: [],
  'cocoa-butter': [],
  'vegan-butter': [],
  'butternut-squash': [],
  nutmeg: [],
  'rice-milk': [],
} as const

describe('allergens', () => {
  testTable(Object.entries(contains))('each food is left out for exactly its allergens', (id, expected) => {
    const found = allergens.filter((allergen) => containsAllergen(ingredientById(id), allergen))
    expect(found.sort()).toEqual([...expected].sort())
  })
})

const breaks = {
  parmesan: ['vegan', 'vegetarian', 'pescatarian', 'lactose_free'],
  cheddar: ['vegan', 'lactose_free'],
  gelatine: ['vegan', 'vegetarian', 'pescatarian'],
  honey: ['vegan'],
  egg: ['vegan', 'egg_free'],
  cod: ['vegan', 'vegetarian'],
  bacon: ['vegan', 'vegetarian', 'pescatarian'],
  'beef-stock': ['vegan', 'vegetarian', 'pescatarian', 'gluten_free'],
  worcestershire: ['vegan', 'vegetarian', 'gluten_free'],
  'peanut-butter': ['nut_free'],
  'pine-nut': ['nut_free'],
  'coconut-milk': [],
  buckwheat: [],
  'almond-butter': ['nut_free'],
  'oat-cream': ['gluten_free'],
  aubergine: [],
  naan: ['vegan', 'gluten_free', 'lactose_free'],
} as const

const certain = {
  'soy-sauce': { soybeans: 'contains', gluten: 'contains' },
  'baking-powder': { gluten: 'often' },
  oats: { gluten: 'often' },
  worcestershire: { fish: 'contains', gluten: 'often' },
  'vegetable-stock': { celery: 'often', gluten: 'often' },
  'any-stock-cube': { celery: 'often', gluten: 'often', milk: 'often' },
  naan: { gluten: 'contains', milk: 'often' },
  'ramen-noodle': { gluten: 'contains', eggs: 'often' },
  pesto: { milk: 'contains', nuts: 'often' },
  'dark-chocolate': { milk: 'often', soybeans: 'often' },
  parmesan: { milk: 'contains' },
} as const

describe('how surely', () => {
  testTable(Object.entries(certain))('how sure it is that a food contains them is said', (id, expected) => {
    const food = ingredientById(id)
    const told = allergens.flatMap((allergen) => {
      const certainty = allergenIn(food, allergen)
      return certainty ? [[allergen, certainty]] : []
    })
    expect(Object.fromEntries(told)).toEqual(expected)
  })

  test('a cheese of animal rennet is one for vegetarians to look at', () => {
    expect(breachOf(ingredientById('parmesan'), 'vegetarian')).toBe('often')
    expect(breachOf(ingredientById('parmesan'), 'vegan')).toBe('contains')
    expect(breachOf(ingredientById('cheddar'), 'vegetarian')).toBeUndefined()
  })
})

describe('diets', () => {
  testTable(Object.entries(breaks))('each food breaks exactly its diets', (id, expected) => {
    const found = diets.filter((diet) => breaksDiet(ingredientById(id), diet))
    expect(found.sort()).toEqual([...expected].sort())
  })
})
