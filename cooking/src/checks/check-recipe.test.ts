import { type Constraints, unconstrained } from '@roux/contract/constraints'
import type { Allergen } from '@roux/contract/diet'
import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { soundRecipes } from '../../test/checks/sound-recipes.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { checkRecipe } from './check-recipe.ts'
import { describeFinding } from './describe-finding.ts'

type Name = keyof typeof soundRecipes

const dairyFree: Partial<Constraints> = { allergies: ['milk'], diets: ['lactose_free'], excluded: ['milk', 'beurre'] }

/** What each sound recipe is sound for. */
const soundFor: Record<Name, Partial<Constraints>> = {
  dal: {
    ...dairyFree,
    diets: ['vegan', 'gluten_free', 'nut_free'],
    allergies: ['milk', 'nuts'],
    wanted: ['lentils'],
    serves: 4,
  },
  roast: { ...dairyFree, allergies: ['milk', 'gluten', 'eggs'], wanted: ['chicken', 'lemon'] },
  pancakes: { ...dairyFree, diets: ['vegan'], allergies: ['milk', 'eggs'] },
  pasta: { ...dairyFree, diets: ['gluten_free', 'vegan'], maxMinutes: 30, excluded: ['onion'] },
  satay: { allergies: ['peanuts', 'gluten'], diets: ['vegan'], excluded: ['butter'] },
  crumble: { allergies: ['nuts', 'eggs'], diets: ['vegetarian'], dislikes: ['raisins'] },
  burger: { allergies: ['milk', 'eggs'], excluded: ['cheese'] },
  curry: { ...dairyFree, allergies: ['nuts', 'eggs', 'milk'], excluded: ['egg', 'butter', 'nuts'] },
  beans: { diets: ['vegan', 'gluten_free'] },
  salad: { ...dairyFree, diets: ['vegan'] },
  omelette: { diets: ['vegetarian', 'gluten_free'], wanted: ['eggs', 'cheese'] },
  bowl: { diets: ['vegan'], allergies: ['molluscs'] },
  cod: { ...dairyFree, diets: ['pescatarian'] },
  slaw: { ...dairyFree, allergies: ['eggs', 'milk'], diets: ['vegan'] },
  rice: { ...dairyFree, diets: ['vegan'], serves: 4 },
  soupe: { ...dairyFree, allergies: ['nuts', 'milk'], diets: ['vegan'] },
  quiche: { allergies: ['nuts'], wanted: ['poireaux'] },
  galettes: { diets: ['gluten_free'], allergies: ['gluten', 'milk'], excluded: ['blé'] },
  poulet: { ...dairyFree, diets: ['gluten_free'], wanted: ['poulet', 'poivron'] },
  gateau: { ...dairyFree, diets: ['gluten_free', 'lactose_free'], allergies: ['gluten', 'milk'] },
  salade: { diets: ['vegan'], excluded: ['viande'] },
  riz: { ...dairyFree, diets: ['vegan'], allergies: ['milk', 'peanuts'] },
  ratatouille: { diets: ['vegan', 'gluten_free'], excluded: ['œufs'], maxMinutes: 80 },
  poisson: { ...dairyFree, diets: ['pescatarian'] },
  haricots: { ...dairyFree, diets: ['vegan'] },
  steak: { ...dairyFree, excluded: ['porc'] },
  moules: { ...dairyFree, diets: ['pescatarian'] },
  compote: { diets: ['vegan'], allergies: ['gluten'] },
  tofu: { ...dairyFree, diets: ['vegan'], allergies: ['milk', 'nuts'] },
  pates: { ...dairyFree, diets: ['gluten_free', 'vegan'] },
}

const names = Object.keys(soundRecipes) as Name[]

function checked(name: Name, asked: Partial<Constraints>, recipe: Partial<CheckedRecipe> = {}): RecipeFinding[] {
  const sound = soundRecipes[name]
  return checkRecipe({ ...sound.recipe, ...recipe }, { ...unconstrained, language: sound.language, ...asked })
}

describe('thirty sound recipes', () => {
  testTable(names)('nothing is found in what is sound', (name) => {
    expect(checked(name, soundFor[name])).toEqual([])
  })
})

type Plant = {
  from?: string
  to?: string
  title?: string
  cook_time?: number
  serves?: number
  asked?: Partial<Constraints>
  code: RecipeFinding['code']
  words: string
}

/** One fault each: a text that is put in another's place, or something else that was asked. */
const planted: Record<Name, Plant> = {
  dal: { from: '400 ml coconut milk', to: '400 ml milk', code: 'allergen', words: 'milk' },
  roast: { from: '75 °C inside', to: '60 °C inside', code: 'unsafe', words: '60 °C' },
  pancakes: {
    from: '20 g vegan butter',
    to: '20 g butter',
    asked: { diets: ['vegan'] },
    code: 'diet',
    words: 'butter',
  },
  pasta: {
    from: '200 g gluten-free pasta',
    to: '200 g pasta',
    asked: { diets: ['gluten_free'] },
    code: 'diet',
    words: 'pasta',
  },
  satay: {
    from: '1 tbsp tamari',
    to: '1 tbsp satay sauce',
    asked: { allergies: ['peanuts'] },
    code: 'allergen',
    words: 'satay sauce',
  },
  crumble: { from: '1 tsp cinnamon', to: '1 tsp cinnamon\n50 g raisins', code: 'unused_ingredient', words: 'raisins' },
  burger: {
    from: 'until no longer pink',
    to: 'until still pink in the middle',
    code: 'unsafe',
    words: 'still pink in the middle',
  },
  curry: {
    from: 'Scatter with coriander.',
    to: 'Scatter with coriander and cashews.',
    asked: {},
    code: 'unlisted_ingredient',
    words: 'cashews',
  },
  beans: {
    from: 'Boil the beans hard in fresh water for 15 minutes, then drain.',
    to: 'Put the beans in the slow cooker.',
    code: 'unsafe',
    words: 'kidney beans',
  },
  salad: { from: '1 lemon', to: '1 lemon\n20 g rhubarb leaves', asked: {}, code: 'not_food', words: 'rhubarb leaves' },
  omelette: { from: '30 g Cheddar', to: '30 g Parmesan', code: 'diet', words: 'Parmesan' },
  bowl: {
    from: '200 g oyster mushrooms',
    to: '200 g oysters',
    asked: { allergies: ['molluscs'] },
    code: 'allergen',
    words: 'oysters',
  },
  cod: { asked: { serves: 6 }, code: 'servings', words: '2' },
  slaw: {
    from: '4 tbsp vegan mayonnaise',
    to: '4 tbsp mayonnaise',
    asked: { allergies: ['eggs'] },
    code: 'allergen',
    words: 'mayonnaise',
  },
  rice: { asked: { maxMinutes: 20 }, code: 'time', words: '25' },
  soupe: {
    from: '1 pincée de noix de muscade',
    to: '50 g de noix',
    asked: { allergies: ['nuts'] },
    code: 'allergen',
    words: 'noix',
  },
  quiche: { asked: { excluded: ['poireaux'] }, code: 'excluded', words: 'poireaux' },
  galettes: {
    from: 'farine de blé noir',
    to: 'farine de blé',
    asked: { allergies: ['gluten'] },
    code: 'allergen',
    words: 'farine de blé',
  },
  poulet: {
    from: "Faites dorer le poulet dans l'huile 10 min.",
    to: 'Saisissez le poulet, encore rosé.',
    code: 'unsafe',
    words: 'encore rosé',
  },
  gateau: {
    from: '1 yaourt au soja',
    to: '1 yaourt',
    asked: { diets: ['lactose_free'] },
    code: 'diet',
    words: 'yaourt',
  },
  salade: { asked: { dislikes: ['moutarde'] }, code: 'disliked', words: 'moutarde' },
  riz: { asked: { wanted: ['cannelle'] }, code: 'missing_ingredient', words: 'cannelle' },
  ratatouille: { from: '3 c. à soupe', to: '3 kg de sel\n3 c. à soupe', asked: {}, code: 'amount', words: '3 kg' },
  poisson: {
    from: 'sans beurre ni crème',
    to: 'ajoutez le beurre',
    asked: { allergies: ['milk'] },
    code: 'allergen',
    words: 'beurre',
  },
  haricots: {
    from: '600 g de haricots beurre',
    to: '600 g de haricots\n2 noix de beurre',
    asked: { diets: ['vegan'] },
    code: 'diet',
    words: 'noix de beurre',
  },
  steak: { from: '72 °C à cœur', to: '55 °C à cœur', code: 'unsafe', words: '55 °C' },
  moules: {
    from: '20 cl de vin blanc',
    to: '20 cl de vin blanc\n100 g de lardons',
    code: 'diet',
    words: 'lardons',
    asked: { diets: ['pescatarian'] },
  },
  compote: {
    title: 'Compote pour bébé de 8 mois',
    from: '2 c. à soupe',
    to: '1 c. à soupe de miel\n2 c. à soupe',
    asked: {},
    code: 'unsafe',
    words: 'miel',
  },
  tofu: {
    from: '200 g de brocoli',
    to: '200 g de brocoli\n30 g de graines de sésame',
    asked: { allergies: ['sesame'] },
    code: 'allergen',
    words: 'graines de sésame',
  },
  pates: {
    from: '100 g de fromage végétal',
    to: '100 g de fromage',
    asked: { allergies: ['milk'] },
    code: 'allergen',
    words: 'fromage',
  },
}

describe('thirty recipes with one planted fault', () => {
  testTable(names)('every fault is found and its words are named', (name) => {
    const { from, to = '', title, code, words, asked } = planted[name]
    const { recipe, language } = soundRecipes[name]
    const put = (lines: readonly string[]) =>
      lines.flatMap((line) => (from ? line.replace(from, to).split('\n') : [line]))
    const changed = {
      ...recipe,
      title: title ?? recipe.title,
      ingredients: put(recipe.ingredients),
      directions: put(recipe.directions),
    }
    const findings = checkRecipe(changed, { ...unconstrained, language, ...(asked ?? soundFor[name]) })
    expect(findings).toContainEqual(expect.objectContaining({ code, words }))
    for (const { place, span, words: named } of findings) {
      if (place.part === 'recipe' || !span) continue
      const lines = place.part === 'ingredient' ? changed.ingredients : changed.directions
      expect(lines[place.index]?.slice(span.start, span.end)).toBe(named)
    }
    for (const finding of findings)
      for (const said of checkedLanguages) expect(describeFinding(finding, said)).toMatch(/[.!]$/)
  })
})

test('a food said not to be there raises nothing', () => {
  const of = (language: CheckedLanguage, step: string) =>
    checkRecipe(
      {
        title: 'x',
        description: '',
        preparation_time: 5,
        cook_time: 5,
        serves: 2,
        ingredients: ['1 onion'],
        directions: [step],
      },
      { ...unconstrained, language, allergies: ['milk', 'eggs'] as Allergen[], excluded: ['butter'] },
    )
  expect(of('en', 'Fry the onion without butter or milk.')).toEqual([])
  expect(of('fr', 'Faites revenir sans beurre ni lait.').filter(({ code }) => code === 'allergen')).toEqual([])
  expect(of('en', 'Fry the onion with butter.').map(({ code }) => code)).toContain('allergen')
})

test('no text makes the checks throw, and every span holds the words that it names', () => {
  const words = fc.constantFrom(
    'sans',
    'without',
    'beurre',
    'egg',
    '-free',
    ',',
    ' ',
    '\n',
    '½',
    '12',
    'noix',
    'œuf',
    '(',
    '’',
    'vegan',
    '\ud800',
    'À',
  )
  const line = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      fc.array(line, { maxLength: 5 }),
      line,
      fc.constantFrom(...checkedLanguages),
      (ingredients, directions, own, language) => {
        const recipe = {
          title: own,
          description: own,
          preparation_time: 0,
          cook_time: 0,
          serves: 1,
          ingredients,
          directions,
        }
        const findings = checkRecipe(recipe, {
          ...unconstrained,
          language,
          allergies: ['milk', 'eggs', 'nuts'],
          diets: ['vegan'],
          excluded: [own],
          wanted: [own],
        })
        for (const { place, span, words: named } of findings) {
          if (place.part === 'recipe' || !span) continue
          const lines = place.part === 'ingredient' ? ingredients : directions
          expect(lines[place.index]?.slice(span.start, span.end)).toBe(named)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('a text far longer than any recipe is not checked, and says so', () => {
  const recipe = { title: 'x', description: '', preparation_time: 1, cook_time: 1, serves: 1 }
  const asked = { ...unconstrained, language: 'en' as const, allergies: ['eggs' as const] }
  const lines = Array.from({ length: 100 }, () => 'x'.repeat(1100))
  expect(checkRecipe({ ...recipe, ingredients: ['2 eggs'], directions: lines }, asked).map(({ code }) => code)).toEqual(
    ['unchecked'],
  )
})

describe('a dish that is adapted', () => {
  const recipe = (title: string, ingredients: readonly string[], directions: readonly string[]) => ({
    ...{ title, description: '', preparation_time: 10, cook_time: 20, serves: 4, ingredients, directions },
  })
  const hummus = ['400 g chickpeas', '100 g yoghurt', '1 lemon', '2 tbsp olive oil']
  const houmous = ['400 g de pois chiches', '100 g de yaourt', '1 citron', "2 c. à soupe d'huile d'olive"]

  testTable([
    ['en', 'sesame', 'hummus', recipe('Hummus with yoghurt instead of tahini', hummus, ['Blend everything.'])],
    ['fr', 'sesame', 'houmous', recipe('Houmous au yaourt à la place du tahini', houmous, ['Mixez le tout.'])],
    ['fr', 'sesame', 'houmous', recipe('Houmous au yaourt en remplacement du tahini', houmous, ['Mixez le tout.'])],
  ] as const)('keeps its name', (language, allergy, wanted, adapted) => {
    const asked = { ...unconstrained, language, allergies: [allergy], wanted: [wanted] }
    expect(checkRecipe(adapted, asked)).toEqual([])
  })

  test('is still missed where the list has nothing it is made of', () => {
    const soup = recipe('Hummus', ['1 leek', '1 l water'], ['Cook the leek in the water.'])
    expect(checkRecipe(soup, { ...unconstrained, language: 'en', wanted: ['hummus'] })).toMatchObject([
      { code: 'missing_ingredient' },
    ])
  })
})

testTable([
  ['en', 'black olives', '100 g green olives'],
  ['en', 'black olives', '100 g Kalamata olives'],
  ['fr', 'olives noires', "120 g d'olives vertes dénoyautées"],
  ['en', 'cooked chestnuts', '225 g tinned water chestnuts'],
  ['fr', 'courge butternut', '1 courge spaghetti'],
] as const)('who wants a food has it in what is read as it', (language, wanted, line) => {
  const recipe = { title: 'Supper', description: '', preparation_time: 5, cook_time: 5, serves: 2 }
  const made = { ...recipe, ingredients: [line], directions: ['Stir.'] }
  expect(checkRecipe(made, { ...unconstrained, language, wanted: [wanted] })).not.toContainEqual(
    expect.objectContaining({ code: 'missing_ingredient' }),
  )
})
