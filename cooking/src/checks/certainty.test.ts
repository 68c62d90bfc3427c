import { unconstrained } from '@roux/contract/constraints'
import type { Allergen, Diet } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from './check-recipe.ts'

type Avoided = Allergen | Diet | { other: string } | { excluded: string }

const diets: readonly string[] = ['vegan', 'vegetarian', 'pescatarian', 'gluten_free', 'lactose_free', 'egg_free']

function check(language: CheckedLanguage, avoided: Avoided, ingredients: readonly string[], step = '') {
  const asked = {
    ...unconstrained,
    language,
    ...(typeof avoided === 'string'
      ? diets.includes(avoided)
        ? { diets: [avoided as Diet] }
        : { allergies: [avoided as Allergen] }
      : 'other' in avoided
        ? { other_allergies: [avoided.other] }
        : { excluded: [avoided.excluded] }),
  }
  const recipe = { title: '', description: '', preparation_time: 10, cook_time: 10, serves: 2 }
  return checkRecipe({ ...recipe, ingredients, directions: step ? [step] : [] }, asked).filter(
    ({ code }) => code === 'allergen' || code === 'diet' || code === 'excluded',
  )
}

/** "danger butter", "label oats", "choice flour": how each finding is to be taken, and its words. */
function told(...args: Parameters<typeof check>): string[] {
  return check(...args).map(({ severity, certainty, params, words }) => {
    if (certainty !== 'often') return `${severity} ${words}`
    expect(severity).toBe('info')
    return `${'choice' in params ? 'choice' : 'label'} ${words}`
  })
}

describe('three levels', () => {
  testTable<[CheckedLanguage, Avoided, string, string[]]>([
    ['en', 'gluten', '200 g plain flour', ['danger plain flour']],
    ['en', 'gluten_free', '200 g plain flour', ['danger plain flour']],
    ['en', 'vegan', '50 g butter', ['warning butter']],
    ['en', { excluded: 'gluten' }, '200 g plain flour', ['warning plain flour']],
    ['en', 'gluten_free', '1 tsp baking powder', ['label baking powder']],
    ['fr', 'gluten_free', '1 sachet de levure chimique', ['label levure chimique']],
    ['en', 'gluten_free', '100 g rolled oats', ['label rolled oats']],
    ['en', 'fish', '1 tbsp Worcestershire sauce', ['danger Worcestershire sauce']],
    ['en', 'milk', '1 stock cube', ['label stock cube']],
    ['fr', 'celery', '1 bouillon cube', ['label bouillon cube']],
    ['en', 'vegetarian', '30 g Parmesan', ['label Parmesan']],
    ['en', 'vegan', '30 g Parmesan', ['warning Parmesan']],
    ['en', 'lactose_free', '2 naan', ['label naan']],
    ['en', 'egg_free', '2 packs ramen noodles', ['label ramen noodles']],
    ['en', 'nuts', '3 tbsp pesto', ['label pesto']],
    ['en', 'milk', '3 tbsp pesto', ['danger pesto']],
    ['fr', 'soybeans', '200 g de chocolat noir', ['label chocolat noir']],
    ['en', 'milk', '200 g dark chocolate', ['label dark chocolate']],
    ['en', 'sulphites', '50 g dried apricots', ['label dried apricots']],
    ['en', 'crustaceans', '2 tbsp green curry paste', ['label green curry paste']],
    ['en', { excluded: 'gluten' }, '1 tsp baking powder', ['label baking powder']],
    ['en', { other: 'kiwi' }, '2 kiwis', ['danger kiwis']],
    ['en', 'gluten_free', '200 g rice', []],
  ])('of what is in a line, may be in it and is not', (language, avoided, line, expected) => {
    expect(told(language, avoided, [line])).toEqual(expected)
  })

  testTable([
    ['poivron vert', '2 poivrons rouges', []],
    ['poivron vert', '2 poivrons verts', ['disliked']],
    ['red onions', '1 white onion', []],
    ['fenouil', '1 c. à c. de graines de fenouil', ['disliked']],
    ['fennel', '1 tsp fennel seeds', ['disliked']],
    ['fennel', '2 tbsp chopped fennel fronds', ['disliked']],
    ['fenouil', '1 bulbe de fenouil', ['disliked']],
    ['fennel', '1 tsp caraway seeds', []],
    ['fenouil', '1 c. à c. de carvi', []],
    ['celery', '1 tsp celery seeds', ['disliked']],
    ['céleri', '1 pincée de sel de céleri', ['disliked']],
    ['dill', '1 tsp dill seeds', ['disliked']],
    ['cilantro', '1 tsp ground coriander', []],
    ['coriandre', '1 c. à c. de graines de coriandre', []],
    ['coriander seeds', '1 bunch coriander', []],
    ['ground coriander', '1 tsp coriander seeds', ['disliked']],
    ['coriandre', '1 bouquet de coriandre', ['disliked']],
  ])('of what is disliked another colour or taste is not', (disliked, line, codes) => {
    const recipe = { title: '', description: '', preparation_time: 1, cook_time: 1, serves: 1, directions: [] }
    const found = checkRecipe(
      { ...recipe, ingredients: [line] },
      { ...unconstrained, language: 'en', dislikes: [disliked] },
    )
    expect(found.map(({ code }) => code)).toEqual(codes)
  })

  testTable([
    ['raw onions', ['2 onions'], ['Fry the onions for 10 minutes.'], []],
    ['raw onions', ['2 onions'], ['Slice the onions over the salad.'], ['disliked']],
    ['tomates crues', ['4 tomates'], ['Mijotez les tomates 20 minutes.'], []],
    ['tomates crues', ['4 tomates'], ['Coupez les tomates en quartiers.'], ['disliked']],
  ])('who does not like it raw may like it cooked', (disliked, ingredients, directions, codes) => {
    const numbers = { preparation_time: 1, cook_time: 20, serves: 1 }
    const asked = { ...unconstrained, language: 'en' as const, dislikes: [disliked] }
    const found = checkRecipe({ title: '', description: '', ...numbers, ingredients, directions }, asked)
    expect(found.flatMap(({ code }) => (code === 'disliked' ? [code] : []))).toEqual(codes)
  })

  test('who is allergic to a plant is told of its seeds, whatever they taste of', () => {
    const asked = { ...unconstrained, language: 'en' as const, other_allergies: ['coriander', 'fennel'] }
    const recipe = { title: '', description: '', preparation_time: 1, cook_time: 1, serves: 1, directions: [] }
    const found = checkRecipe({ ...recipe, ingredients: ['1 tsp ground coriander', '1 tsp fennel seeds'] }, asked)
    expect(found.map(({ severity, words }) => `${severity} ${words}`)).toEqual([
      'danger ground coriander',
      'danger fennel seeds',
    ])
  })

  test('a dislike speaks only of what is surely there', () => {
    const asked = { ...unconstrained, language: 'en' as const, dislikes: ['celery'] }
    const recipe = { title: '', description: '', preparation_time: 1, cook_time: 1, serves: 1, directions: [] }
    const found = checkRecipe({ ...recipe, ingredients: ['1 stock cube', '2 celery sticks'] }, asked)
    expect(found.map(({ code, words }) => `${code} ${words}`)).toEqual(['disliked celery sticks'])
  })
})

describe('what a line says of its products is believed', () => {
  testTable<[CheckedLanguage, Avoided, string]>([
    ['en', 'soybeans', '200 g soya-free dark chocolate'],
    ['en', 'gluten_free', '1 litre gluten-free stock'],
    ['en', 'gluten_free', '1 gluten free beef stock cube'],
    ['en', 'gluten_free', '300 g gluten-free oats'],
    ['en', 'gluten_free', '2 cups gluten-free baking flour'],
    ['en', 'fish', '1 tbsp vegan Worcestershire sauce'],
    ['en', 'fish', '2 tbsp anchovy-free Caesar dressing'],
    ['en', 'milk', '100 g dairy-free chocolate'],
    ['en', 'vegan', '1 cup vegan shredded cheddar cheese'],
    ['en', 'vegan', '2 tbsp plant-based unsalted butter'],
    ['en', 'sulphites', '100 g unsulphured dried apricots'],
    ['en', 'vegan', '1/2 cup macadamia cheese'],
    ['en', 'vegetarian', '100 g shiitake bacon'],
    ['en', 'gluten_free', '200 g rice ramen noodles'],
    ['fr', 'vegan', '20 cl de crème végétale épaisse'],
    ['fr', 'gluten_free', '80 g de farine à pâtisserie sans gluten'],
    ['fr', 'soybeans', '200 g de chocolat noir sans lécithine de soja'],
    ['fr', 'celery', '1 bouillon cube sans céleri'],
    ['fr', 'vegetarian', '4 steaks de chou-fleur'],
    ['fr', 'vegan', '100 g de fromage de cajou'],
  ])('where they are free of something', (language, avoided, line) => {
    expect(told(language, avoided, [line])).toEqual([])
  })

  testTable<[CheckedLanguage, Avoided, string, string[]]>([
    ['en', 'milk', 'vegan cheese and butter', ['danger butter']],
    ['en', 'vegetarian', '4 mushroom beef burgers', ['warning beef burgers']],
    ['en', 'fish', '2 tbsp almond-free fish paste', ['danger fish']],
    ['fr', 'milk', 'fromage aux noix', ['danger fromage']],
  ])('and no more than it says', (language, avoided, line, expected) => {
    expect(told(language, avoided, [line])).toEqual(expected)
  })
})

describe('a line that offers something else is a choice, and says so', () => {
  testTable<[CheckedLanguage, Avoided, string, string[]]>([
    ['en', 'soybeans', '1 1/2 cups oat or soy milk', ['choice soy milk']],
    ['en', 'nuts', 'oat, soy or almond milk', ['choice almond milk']],
    ['en', 'milk', '200 ml oat or dairy milk', ['choice dairy', 'choice milk']],
    ['en', 'gluten_free', '2 tbsp flour (or gluten-free flour)', ['choice flour']],
    ['en', 'gluten_free', '2 tbsp flour (or gluten-free)', ['choice flour']],
    ['en', 'vegan', '2 tbsp vegan or regular butter', ['choice butter']],
    ['en', 'vegan', '3 tbsp mayo (sub vegan mayo)', ['choice mayo']],
    ['en', 'vegan', '50 g butter/margarine', ['choice butter']],
    ['en', { other: 'kiwi' }, '2 kiwis or peaches', ['choice kiwis']],
    ['fr', 'lactose_free', '20 g de beurre ou margarine végétale', ['choice beurre']],
    ['fr', 'gluten_free', '1 c. à soupe de farine, à défaut de Maïzena', ['choice farine']],
    // Every choice has it.
    ['en', 'milk', '50 g butter or 100 ml cream', ['danger butter', 'danger cream']],
    ['en', 'eggs', '2 eggs, butter or oil', ['danger eggs']],
    ['en', 'milk', 'olive oil and butter', ['danger butter']],
  ])('whichever of both holds it', (language, avoided, line, expected) => {
    expect(told(language, avoided, [line])).toEqual(expected)
  })
})

describe('words that sound like food and are none', () => {
  testTable<[CheckedLanguage, Avoided, string]>([
    ['en', 'vegan', 'Cream the sugar and oil, then scallop the edge.'],
    ['en', 'molluscs', 'Scallop the edge of the tart.'],
    ['en', 'vegetarian', 'Pound with a meat pounder and stir with a fish spatula.'],
    ['en', 'vegetarian', 'Shake until no longer dripping. Even meat lovers ask for it.'],
    ['en', 'vegan', 'It should look like softly whipped cream, smooth as butter.'],
    ['en', 'eggs', 'Crumble to the texture of scrambled eggs.'],
    ['en', 'nuts', 'Roll into balls the size of a small walnut, or peanut-sized.'],
    ['en', 'celery', 'Dice the fennel as you would celery.'],
    ['en', 'milk', 'For my lactose-intolerant, milk-allergic sister.'],
    ['fr', 'eggs', "Montez le jus en neige comme des blancs d'œufs."],
    ['fr', 'celery', 'Laissez frémir dans la marmite.'],
    ['fr', 'vegan', 'La texture doit rappeler la consistance d’une crème épaisse.'],
    ['fr', 'fish', 'Retirez-les avec une pince à poisson.'],
    ['en', 'celery', 'Bring to the boil in a large stock pot. Return all of it to the stock pot.'],
    ['en', 'eggs', 'Warm the oil in an omelette pan, an egg pan or two egg pans.'],
    ['en', 'vegan', 'Strain through a cheese cloth into a milk jug or the gravy boat; shake in a honey jar.'],
    ['en', 'gluten', 'Boil it in the pasta pot. Keep it in the bread bin.'],
    ['fr', 'milk', 'Faites chauffer dans une casserole à lait et versez dans un pot à lait ou un siphon à crème.'],
    ['fr', 'nuts', 'Ouvrez-les au casse-noix.'],
    ['en', 'milk', 'Froth it with a milk frother and cut it with a cheese wire on butter paper.'],
    ['en', 'fish', 'Pull them out with fish tweezers.'],
    ['fr', 'eggs', 'Fouettez au batteur à œufs, versez dans un plat à œufs, gardez le carton à œufs.'],
    ['fr', 'gluten', 'Gardez-le dans la boîte à pain ou la corbeille à pain.'],
    ['fr', 'gluten', 'Égouttez dans une passoire à pâtes, servez dans un bol à nouilles ou sur une planche à pain.'],
  ])('are no alarm', (language, avoided, step) => {
    expect(told(language, avoided, [], step)).toEqual([])
  })

  testTable<[CheckedLanguage, Avoided, string, string[]]>([
    ['en', 'milk', 'Whisk in the cream for 2 min.', ['danger cream']],
    ['en', 'eggs', 'Float the advocaat on top.', ['danger advocaat']],
    ['fr', 'eggs', "Nappez d'un filet d'advocaat.", ['danger advocaat']],
    ['en', 'milk', 'Simmer with the herbs and cream until thick.', ['danger cream']],
    ['en', 'molluscs', 'Sear the scallops.', ['danger scallops']],
    ['en', 'vegetarian', 'Roast them in hot dripping.', ['warning dripping']],
    ['en', 'nuts', 'Add nuts like almonds.', ['danger nuts', 'danger almonds']],
    ['en', 'milk', 'Add a knob the size of a walnut of butter.', ['danger butter']],
    ['en', 'milk', 'Use as much butter as you like.', ['danger butter']],
    ['fr', 'celery', 'Ajoutez des légumes comme le céleri.', ['danger céleri']],
    ['en', 'vegetarian', 'Serve the chicken pot pie.', ['warning chicken']],
    [
      'en',
      'milk',
      'Put the butter in the pan; add a jug of milk and a pot of yoghurt.',
      ['danger butter', 'danger milk', 'danger yoghurt'],
    ],
    ['fr', 'milk', 'Versez un bol de lait et un pot de yaourt.', ['danger lait', 'danger yaourt']],
    ['fr', 'eggs', 'Fouettez les jaunes avec le sucre.', ['danger jaunes']],
  ])('and food is found all the same', (language, avoided, step, expected) => {
    expect(told(language, avoided, [], step)).toEqual(expected)
  })
})

describe('a word of a step means what the list holds', () => {
  testTable<[CheckedLanguage, Avoided, string[], string]>([
    ['en', 'vegan', ['100 g vegan butter', '100 g sugar'], 'Cream the butter with the sugar in a buttered bowl.'],
    ['en', 'vegan', ['4 scoops vegan ice cream'], 'Top with the ice cream.'],
    ['en', 'gluten_free', ['250 g gluten-free flour'], 'Stir in the flour and chill the cookie dough.'],
    ['en', 'gluten_free', ['300 g rice pasta'], 'Boil the pasta.'],
    ['en', 'gluten_free', ['300 g gluten-free penne'], 'Drain the noodles.'],
    ['en', 'gluten_free', ['300 g gluten-free oats'], 'Cut the oatmeal bars.'],
    ['en', 'vegan', ['100 g macadamia cheese'], 'Crumble the cheese over.'],
    ['en', 'vegan', ['100 g vegan cheese', '200 ml oat milk'], 'Stir the cheese sauce with the milk.'],
    ['en', 'gluten_free', ['200 g rice ramen noodles'], 'Cook the noodles.'],
    ['en', 'milk', ['200 g peanut butter', '50 g coconut butter'], 'Melt both butters.'],
    ['fr', 'milk', ['50 g de margarine végétale'], 'Beurrez le moule.'],
    ['fr', 'milk', ['3 citrons', '3 œufs'], 'Préparez la crème au citron.'],
  ])('and is no alarm where that holds nothing', (language, avoided, list, step) => {
    expect(told(language, avoided, list, step)).toEqual([])
  })

  testTable<[CheckedLanguage, Avoided, string[], string, string[]]>([
    ['en', 'milk', ['100 g macadamia cheese'], 'Grate parmesan over.', ['danger parmesan']],
    ['en', 'milk', ['200 g peanut butter'], 'Melt the butter.', ['danger butter']],
    ['fr', 'milk', ["2 c. à soupe d'huile"], 'Beurrez le moule.', ['danger Beurrez']],
  ])('and nothing hides behind it', (language, avoided, list, step, expected) => {
    expect(told(language, avoided, list, step)).toEqual(expected)
  })
})
