import { blankDraft } from '@roux/contract/blank-draft'
import { unconstrained } from '@roux/contract/constraints'
import { allergens, diets } from '@roux/contract/diet'
import { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import { kitchenLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { dishes } from '../template/dishes.ts'
import { improveRecipe } from './improve-recipe.ts'

const soup: Draft = {
  ...blankDraft,
  title: 'Onion soup',
  description: 'For a cold evening.',
  preparation_time: 10,
  cook_time: 40,
  serves: 2,
  ingredients: ['500 g onions', '30 g butter', '2 garlic cloves', '600 ml vegetable stock'],
  directions: ['Fry the onions and the garlic in the butter.', 'Add the stock and simmer for 30 min.'],
}

const daube: Draft = {
  ...soup,
  title: 'Soupe à l’oignon',
  description: 'Un soir d’hiver.',
  ingredients: ['500 g d’oignons', '30 g de beurre', '2 œufs'],
  directions: ['Faites fondre les oignons dans 30 g de beurre.'],
}

describe('the built-in kitchen changes the number of people', () => {
  testTable(['for 6', 'make it for six people', 'serves 6, please', '6 portions', 'pour 6 personnes'])(
    'however it is wished',
    (wish) => {
      expect(improveRecipe(soup, wish, 'en')).toEqual({
        ...soup,
        serves: 6,
        ingredients: ['1.5 kg onions', '90 g butter', '6 garlic cloves', '1.8 litres vegetable stock'],
        findings: [{ code: 'changed', severity: 'info', params: { what: 'serves', from: 2, to: 6 } }],
        composition: '',
      })
    },
  )

  test('to twice or half as many', () => {
    expect(improveRecipe(soup, 'double it', 'en')).toMatchObject({ serves: 4 })
    expect(improveRecipe(soup, 'la moitié', 'en')).toMatchObject({ serves: 1 })
  })

  test('in the steps too', () => {
    const improved = improveRecipe(daube, 'pour quatre', 'fr')
    expect(accountOf(improved)).toBe('changed serves: from 2, to 4')
    expect(improved.directions).toEqual(['Faites fondre les oignons dans 60 g de beurre.'])
  })

  test('but not for a number of minutes', () => {
    expect(improveRecipe(soup, 'ready for 20 minutes of eating', 'en').serves).toBe(2)
  })
})

describe('the built-in kitchen leaves out', () => {
  testTable([
    ['without garlic', ['2 garlic cloves']],
    ['no garlic please', ['2 garlic cloves']],
    ['leave out the garlic', ['2 garlic cloves']],
    ['take out the garlic', ['2 garlic cloves']],
    ['sans ail', ['2 garlic cloves']],
  ])('what a wish names', (wish, gone) => {
    const improved = improveRecipe(soup, wish, 'en')
    expect(improved.ingredients).toEqual(soup.ingredients.filter((line) => !gone.includes(line)))
    expect(improved.directions[0]).toBe('Fry the onions in the butter.')
    expect(accountOf(improved)).toMatch(/^changed left_out: garlic/)
  })

  test('what a French wish names, and the name from the steps', () => {
    const improved = improveRecipe(
      { ...daube, directions: ["Dorez l'ail et les oignons 5 min."] },
      "pas d'oignons",
      'fr',
    )
    expect(improved.ingredients).toEqual(['30 g de beurre', '2 œufs'])
    expect(improved.directions).toEqual(["Dorez l'ail 5 min."])
  })

  test('what a dish cannot do without only for something in its place', () => {
    const improved = improveRecipe(soup, 'without butter and garlic', 'en')
    expect(improved.ingredients).toEqual(['500 g onions', '25 ml olive oil', '600 ml vegetable stock'])
    expect(improved.directions[0]).toBe('Fry the onions in the olive oil.')
    expect(accountOf(improved)).toMatch(/^changed replaced: butter, > olive oil$/m)
  })

  test('nothing that is not there, nor all there is, and says so', () => {
    const absent = improveRecipe(soup, 'without saffron', 'en')
    expect(absent.ingredients).toEqual(soup.ingredients)
    expect(accountOf(absent)).toBe('not_kept without absent: saffron')
    const onions = { ...soup, ingredients: ['500 g onions'] }
    expect(improveRecipe(onions, 'without onions', 'en').ingredients).toEqual(onions.ingredients)
  })

  test('what only the recipe knows, and says so where a step still names it', () => {
    const odd = { ...soup, ingredients: [...soup.ingredients, '1 zorb'], directions: ['Grate the zorb.', 'Serve.'] }
    const improved = improveRecipe(odd, 'without zorb', 'en')
    expect(improved.ingredients).toEqual(soup.ingredients)
    expect(accountOf(improved)).toBe('changed left_out: zorb\nkept_otherwise without still_named: zorb')
    expect(improved.findings.map(({ severity }) => severity)).toEqual(['info', 'warning'])
  })

  test('something and changes the number of people at once', () => {
    expect(improveRecipe(soup, 'without garlic for 4', 'en')).toMatchObject({
      serves: 4,
      ingredients: ['1 kg onions', '60 g butter', '1.2 litres vegetable stock'],
    })
  })
})

const bolognese: Draft = {
  ...blankDraft,
  title: 'Spaghetti bolognese',
  preparation_time: 15,
  cook_time: 60,
  serves: 4,
  ingredients: ['400 g spaghetti', '500 g beef mince', '1 onion, chopped', '2 tbsp olive oil', '50 g parmesan, grated'],
  directions: [
    'Fry the onion in the oil for 5 min. Add the beef and brown it until the meat is no longer pink.',
    'Cook the spaghetti, and serve with the sauce and the parmesan.',
  ],
}
const poulet: Draft = {
  ...blankDraft,
  title: 'Poulet à la crème',
  preparation_time: 10,
  cook_time: 30,
  serves: 4,
  ingredients: ['4 blancs de poulet', '20 g de beurre', '25 cl de crème liquide', "1 c. à café de piment d'Espelette"],
  directions: [
    'Faites fondre le beurre et faites-y dorer le poulet 10 min.',
    'Versez la crème, ajoutez le piment et laissez mijoter 20 min.',
  ],
}
const cake: Draft = {
  ...blankDraft,
  title: 'Gâteau moelleux au citron',
  preparation_time: 15,
  cook_time: 35,
  serves: 8,
  ingredients: ['200 g de farine', '150 g de sucre', '100 g de beurre fondu', '3 œufs', '2 citrons non traités'],
  directions: [
    'Préchauffez le four à 170 °C et beurrez un moule à cake. Fouettez les œufs avec le sucre.',
    'Ajoutez le beurre fondu et le jus des citrons, puis la farine. Enfournez 35 min.',
  ],
}
const pancakes: Draft = {
  ...blankDraft,
  title: 'Pancakes',
  preparation_time: 10,
  cook_time: 20,
  serves: 4,
  ingredients: ['200 g plain flour', '2 tsp baking powder', '2 eggs', '300 ml milk', '50 g butter', '2 tbsp sugar'],
  directions: ['Whisk the flour, baking powder and sugar. Beat in the eggs and the milk.', 'Fry in the butter.'],
}

describe('the built-in kitchen keeps a recipe to a diet', () => {
  test('by what a good cook takes instead, in the list, the steps and the title', () => {
    const improved = improveRecipe(bolognese, 'make it vegan', 'en')
    expect(improved.title).toBe('Vegan spaghetti bolognese')
    expect(improved.ingredients.slice(1, 2)).toEqual(['500 g firm tofu, pressed dry and cut into cubes'])
    expect(improved.ingredients.at(-1)).toBe('50 g vegan parmesan, grated')
    expect(improved.directions[0]).toContain('Add the tofu and brown it until the tofu is golden.')
    expect(accountOf(improved)).toMatch(/^changed replaced: beef mince, > firm tofu$/m)
  })

  test('in French with articles and elisions that agree', () => {
    const improved = improveRecipe(poulet, 'végane', 'fr')
    expect(improved.title).toBe("Tofu à la crème d'avoine, version végane")
    expect(improved.ingredients[2]).toBe("25 cl de crème d'avoine")
    expect(improved.directions).toEqual([
      'Faites fondre la margarine végétale et faites-y dorer le tofu 10 min.',
      "Versez la crème d'avoine, ajoutez le piment et laissez mijoter 20 min.",
    ])
  })

  test('without gluten and eggs in a batter', () => {
    expect(improveRecipe(pancakes, 'gluten-free', 'en').ingredients.slice(0, 2)).toEqual([
      '200 g gluten-free flour',
      '2 tsp gluten-free baking powder',
    ])
    const eggless = improveRecipe(pancakes, 'egg free', 'en')
    expect(eggless.ingredients[2]).toBe('2 tbsp ground flaxseed, soaked for 10 min in 6 tbsp water')
    expect(eggless.directions[0]).toContain('Beat in the soaked flaxseed and the milk.')
  })

  test('or leaves it as it is where nothing stands in, and says so', () => {
    const omelette = {
      ...soup,
      title: 'Mushroom omelette',
      serves: 3,
      ingredients: ['6 eggs', '300 g mushrooms'],
      directions: ['Fry the mushrooms.', 'Beat the eggs, pour over and cook until just set.'],
    }
    const improved = improveRecipe(omelette, 'vegan, please', 'en')
    expect(accountOf(improved)).toBe('not_kept diet needed: ')
    expect(improved).toMatchObject(omelette)
  })

  test('that it keeps to already by leaving it alone', () => {
    const improved = improveRecipe(soup, 'nut free', 'en')
    expect(improved).toEqual({ ...soup, findings: improved.findings, composition: '' })
    expect(accountOf(improved)).toBe('kept_otherwise diet already: ')
  })

  test("and to the cook's own diets and allergies whatever else is wished for", () => {
    const preferences: Preferences = {
      diets: ['vegetarian'],
      allergies: ['milk', 'soybeans'],
      other_allergies: [],
      dislikes: [],
      wishes: '',
      units: 'metric',
      serves: null,
    }
    const improved = improveRecipe(bolognese, 'for 8, with feta', 'en', preferences)
    expect(improved.serves).toBe(8)
    expect(improved.ingredients.join('\n')).not.toMatch(/beef|tofu|feta|(?<!vegan )parmesan/)
    expect(accountOf(improved)).toMatch(/^not_kept food avoided: feta$/m)
  })
})

test("what the cook's own words name as an allergy goes, whatever is wished for", () => {
  const improved = improveRecipe(bolognese, 'for 2', 'en', {
    diets: [],
    allergies: [],
    other_allergies: ['onions'],
    dislikes: [],
    wishes: '',
    units: 'metric',
    serves: null,
  })
  expect([...improved.ingredients, ...improved.directions].join('\n')).not.toMatch(/onion/)
})

describe('the built-in kitchen', () => {
  testTable([
    ['replace the beef with tofu', bolognese, 'en', /g firm tofu/, /beef/],
    ['use tofu instead of beef', bolognese, 'en', /g firm tofu/, /beef/],
    ['swap beef mince for lentils', bolognese, 'en', /500 g cooked green lentils/, /beef/],
    ['remplace la crème par du lait de coco', poulet, 'fr', /25 cl de lait de coco/, /crème/],
    ['du tofu à la place du poulet', poulet, 'fr', /de tofu ferme/, /poulet/],
    [
      "avec de l'huile d'olive au lieu du beurre",
      cake,
      'fr',
      /^90 ml d'huile d'olive$/m,
      /beurr|huile d'olive (?:un|fondu)/,
    ],
    ['des oranges à la place des citrons', cake, 'fr', /^2 oranges non traitées$/m, /citron/],
  ] as const)('replaces what a wish names', (wish, recipe, language, present, absent) => {
    const improved = improveRecipe(recipe, wish, language)
    expect(improved.ingredients.join('\n')).toMatch(present)
    expect([...improved.ingredients, ...improved.directions].join('\n')).not.toMatch(absent)
  })

  testTable([
    ['add mushrooms', bolognese, 'en', /480 g mushrooms, sliced/, /Fry the mushrooms in a little oil for 8 min/, 68],
    ['with blueberries', pancakes, 'en', /g blueberries/, /Serve with the blueberries/, 20],
    ['avec des épinards', poulet, 'fr', /g d'épinards/, /Ajoutez les épinards et laissez tomber 2 min/, 32],
    ['ajoute du basilic', poulet, 'fr', /basilic/, /Parsemez avec le basilic/, 30],
  ] as const)('adds what a wish names', (wish, recipe, language, line, step, minutes) => {
    const improved = improveRecipe(recipe, wish, language)
    expect(improved.ingredients.join('\n')).toMatch(line)
    expect(improved.directions.join('\n')).toMatch(step)
    expect(improved.cook_time).toBe(minutes)
  })

  test('adds nothing twice, nor what has no place', () => {
    expect(accountOf(improveRecipe(bolognese, 'with parmesan', 'en'))).toBe('kept_otherwise food already: Parmesan')
    expect(accountOf(improveRecipe(pancakes, 'with chicken', 'en'))).toMatch(/^not_kept food no_place: .*chicken/)
  })

  testTable([
    ['spicier', bolognese, 'en', /chilli flakes/],
    ['plus relevé', poulet, 'fr', /2 c. à café de piment d'Espelette/],
    ['moins épicé', poulet, 'fr', /½ c. à café de piment d'Espelette/],
    ['healthier', bolognese, 'en', /1 tbsp olive oil/],
    ['plus léger', poulet, 'fr', /10 g de beurre/],
    ['less sugar', pancakes, 'en', /1½ tbsp sugar/],
    ['cheaper', bolognese, 'en', /2 tbsp sunflower oil/],
    ['moins cher', bolognese, 'en', /2 tbsp sunflower oil/],
    ['in cups', pancakes, 'en', /about 1⅔ cups \(200 g\) plain flour/],
    ['en unités américaines', poulet, 'fr', /tasse \(25 cl\) de crème/],
  ] as const)('changes amounts as wished', (wish, recipe, language, line) => {
    expect(improveRecipe(recipe, wish, language).ingredients.join('\n')).toMatch(line)
  })

  test('gives metric amounts back as they were', () => {
    const inCups = improveRecipe(pancakes, 'US units', 'en')
    expect(improveRecipe(inCups, 'metric please', 'en').ingredients).toEqual(pancakes.ingredients)
  })

  testTable([
    'there are 3 of us',
    'make it for us two',
    'give us a lighter one',
    'without sugar please, none of us likes it',
  ])('takes us for people, and for no units', (wish) => {
    expect(improveRecipe(pancakes, wish, 'en').ingredients.join('\n')).not.toMatch(/\bcups?\b|\boz\b/)
  })

  test('leaves the method to whoever wrote it, and says so', () => {
    const said = (wish: string) => accountOf(improveRecipe(soup, wish, 'en'))
    expect(said('quicker')).toBe('not_kept quicker spoils: ')
    expect(said('in 20 minutes')).toBe('not_kept time too_slow: given 50, asked 20')
    expect(said('in the slow cooker')).toBe('not_kept gear unwritten: a slow cooker')
    expect(said('turn it into a tart')).toBe('not_kept dish own_only: ')
  })

  test('says that it cannot translate what somebody else has written', () => {
    const improved = improveRecipe(bolognese, 'translate it into French', 'en')
    expect(improved).toEqual({ ...bolognese, findings: improved.findings, composition: '' })
    expect(accountOf(improved)).toBe('not_kept language own_words_only: ')
  })

  test('leaves alone what is too long to rework in good time, and says so', () => {
    const long = { ...soup, directions: Array.from({ length: 40 }, () => 'the butter and '.repeat(120)) }
    const improved = improveRecipe(long, 'vegan', 'en')
    expect(improved).toEqual({ ...long, findings: improved.findings, composition: '' })
    expect(accountOf(improved)).toBe('not_kept wish too_long: ')
  })

  testTable([
    ['make it volcanic', 'strange_word: volcanic'],
    ['42', 'no_such_change: '],
  ])('leaves alone what is no change that it knows, and says so', (wish, said) => {
    const improved = improveRecipe(soup, wish, 'en')
    expect(improved).toEqual({ ...soup, findings: improved.findings, composition: '' })
    expect(accountOf(improved)).toBe(`not_kept wish ${said}`)
  })
})

const prompts = dishes.flatMap((dish) => kitchenLanguages.map((language) => ({ dish, language })))

testTable(prompts)(
  'every dish can be made to keep to every diet and allergy in both languages',
  ({ dish, language }) => {
    const plain = { preferences: null, serves: null, max_minutes: null, language }
    const recipe = composeRecipe({ user_input: dish.names[language][0] ?? dish.id, ...plain })
    const none = {
      diets: [],
      other_allergies: [],
      dislikes: [],
      wishes: '',
      units: 'metric' as const,
      serves: null,
      allergies: [],
    }
    const all = [...diets.map((diet) => ({ diets: [diet] })), ...allergens.map((one) => ({ allergies: [one] }))]
    // A few of the rules in turn, others in the other language and for the next dish.
    const isTurn = (place: number) => (place + dishes.indexOf(dish) + 3 * kitchenLanguages.indexOf(language)) % 12 === 0
    for (const rule of all.filter((_, place) => isTurn(place))) {
      const preferences = { ...none, ...rule }
      const improved = improveRecipe(recipe, language === 'fr' ? 'pour 3' : 'for 3', language, preferences)
      const asked = { ...unconstrained, language, ...rule, serves: 3 }
      const found = checkRecipe(improved, asked).filter(
        ({ code, severity }) => code !== 'amount' && severity !== 'info',
      )
      expect(found.map(({ code, words }) => `${code} ${words} in ${JSON.stringify(improved)}`)).toEqual([])
    }
  },
)

test('whatever is wished for, a recipe stays a recipe', () => {
  const line = fc.oneof(fc.constantFrom('2 eggs', '1/0 cup x', '½'), fc.string({ minLength: 1, maxLength: 60 }))
  const lines = fc.array(
    line.map((text) => text.replaceAll('\0', '').trim() || 'salt'),
    { minLength: 1, maxLength: 5 },
  )
  const description = fc.constantFrom('', 'x'.repeat(limits.description))
  const wish = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom('without ', 'for ', 'sans '), fc.string()).map((part) => part.join('')),
  )
  fc.assert(
    fc.property(lines, description, wish, (ingredients, text, wished) => {
      const improved = improveRecipe({ ...soup, ingredients, description: text }, wished, 'en')
      expect(Draft.safeParse(improved).error?.issues).toBeUndefined()
    }),
  )
})
