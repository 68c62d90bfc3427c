import { type Constraints, unconstrained } from '@roux/contract/constraints'
import type { Allergen } from '@roux/contract/diet'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { checkRecipe } from './check-recipe.ts'

/** What is found in a list (parted by bars) and steps (parted by bars). */
function found(list: string, steps: string, asked: Partial<Constraints>, title = 'x'): RecipeFinding[] {
  const language = asked.language ?? 'en'
  const recipe = { title, description: '', preparation_time: 10, cook_time: 30, serves: 4 }
  return checkRecipe(
    { ...recipe, ingredients: list.split(' | '), directions: steps.split(' | ') },
    { ...unconstrained, ...asked, language },
  )
}

/** The words of a step that are said to hold an allergen. */
function alarms(list: string, steps: string, allergy: Allergen): string[] {
  return found(list, steps, { allergies: [allergy] })
    .filter(({ code, place }) => code === 'allergen' && place.part === 'direction')
    .map(({ words }) => words)
}

/** The words of the steps that are said not to be in the list. */
function unlisted(list: string, steps: string): string[] {
  return found(list, steps, {})
    .filter(({ code }) => code === 'unlisted_ingredient')
    .map(({ words }) => words)
}

testTable([
  ['400 g tofu', 'Simmer the tofu in a vegetable broth.', 'unlisted_ingredient {}'],
  ['400 g tofu', 'Simmer the tofu in 500 ml vegetable broth.', 'unlisted_ingredient {"measured":true}'],
  ['400 g tofu', 'Fry the tofu and stir in an egg.', 'unlisted_ingredient {"measured":true}'],
  ['400 g tofu', 'Fry the tofu. Serve with 200 g of feta.', 'unlisted_ingredient {"measured":true}'],
  ['400 g tofu', 'Fry the tofu. Serve with a dollop of yoghurt.', ''],
] as const)('what a number tells is put in', (list, steps, told) => {
  expect(
    found(list, steps, {})
      .map(({ code, params }) => `${code} ${JSON.stringify(params)}`)
      .join(),
  ).toBe(told)
})

describe('a word of a step that the list has only within another name', () => {
  testTable([
    ['3 tbsp peanut butter', 'Melt the butter in a pan.', 'butter'],
    ['2 tbsp almond butter', 'Fry it all in butter.', 'butter'],
    ['50 g cocoa butter', 'Spread with the butter.', 'butter'],
    ['400 g tin butter beans', 'Stir in the butter.', 'butter'],
    ['1 butternut squash', 'Add butter.', 'butter'],
    ['400 ml coconut milk', 'Whisk in a glass of milk.', 'milk'],
    ['1 tin coconut cream', 'Add a dash of cream.', 'cream'],
    ['3 c. à soupe de beurre de cacahuète', 'Faites fondre le beurre dans une poêle.', 'beurre'],
    ['300 g de haricots beurre', 'Ajoutez une noix de beurre.', 'noix de beurre'],
    ['40 cl de lait de coco', 'Ajoutez un verre de lait.', 'lait'],
    ['40 cl de lait de coco', 'Ajoutez du lait et mélangez.', 'lait'],
    ['20 cl de crème de coco', 'Versez de la crème.', 'crème'],
    ['200 g de crème de marrons', 'Servez avec de la crème.', 'crème'],
  ])('is an alarm', (list, step, word) => {
    expect(alarms(list, step, 'milk')).toEqual([word])
  })

  test('is told as missing from the list', () => {
    expect(unlisted('3 tbsp peanut butter', 'Melt the butter.')).toEqual(['butter'])
    expect(unlisted('3 c. à s. de beurre de cacahuète', 'Faites fondre le beurre.')).toEqual(['beurre'])
    expect(unlisted('400 ml coconut milk', 'Whisk in a cup of milk.')).toEqual(['milk'])
    expect(unlisted('40 cl de lait de coco', 'Ajoutez un verre de lait.')).toEqual(['lait'])
    expect(unlisted('1 noix de coco', 'Parsemez de noix.')).toEqual(['noix'])
  })
})

describe('a word of a step that cooks use for what is listed', () => {
  testTable<[list: string, step: string, allergy: Allergen]>([
    ['200 ml oat milk', 'Pour in the milk.', 'milk'],
    ['200 ml oat milk', 'Add milk and salt.', 'milk'],
    ['400 ml coconut milk', 'Pour in the milk and simmer.', 'milk'],
    ['400 ml coconut milk', 'Add the remaining milk.', 'milk'],
    ['250 ml cashew milk', 'Warm milk in a pan.', 'milk'],
    ['100 g vegan butter', 'Rub the butter in.', 'milk'],
    ['100 g vegan butter', 'Melt butter in a pan.', 'milk'],
    ['100 g plant-based butter', 'Melt the butter.', 'milk'],
    ['150 g vegan feta', 'Crumble the feta over it.', 'milk'],
    ['150 g vegan cheese', 'Scatter with the cheese.', 'milk'],
    ['200 ml oat cream', 'Stir in the cream.', 'milk'],
    ['1 tin coconut cream', 'Whip the cream.', 'milk'],
    ['200 g rice flour', 'Sift the flour.', 'gluten'],
    ['200 g gluten-free flour', 'Add flour and salt.', 'gluten'],
    ['250 g gluten-free penne', 'Boil the penne.', 'gluten'],
    ['250 g red lentil pasta', 'Drain the pasta.', 'gluten'],
    ['250 g rice noodles', 'Soak the noodles.', 'gluten'],
    ['4 slices gluten-free bread', 'Toast the bread.', 'gluten'],
    ['3 tbsp vegan mayo', 'Stir in the mayo.', 'eggs'],
    ['75 g vegan shredded cheddar', 'Top with the cheese.', 'milk'],
    ['200 g vegan gouda', 'Stir until the sauce is cheesy.', 'milk'],
    ['1 faux reblochon vegan', 'Coupez le fromage en deux.', 'milk'],
    ['100 g GF breadcrumbs', 'Roll them in the breadcrumbs.', 'gluten'],
    ['200 g gluten-free bread flour blend', 'Dust with flour.', 'gluten'],
    ['100 g de vermicelles de riz', 'Garnissez de sel et vermicelles.', 'gluten'],
    ["20 cl de lait d'avoine", 'Versez le lait.', 'milk'],
    ["20 cl de lait d'avoine", 'Mélangez la moitié du lait et le sel.', 'milk'],
    ['40 cl de lait de coco', 'Versez le lait et laissez mijoter.', 'milk'],
    ['40 cl de lait de coco', 'Ajoutez le reste du lait.', 'milk'],
    ['100 g de beurre végétal', 'Faites fondre le beurre.', 'milk'],
    ['20 cl de crème de soja', 'Ajoutez la crème.', 'milk'],
    ['100 g de fromage végétal', 'Parsemez de fromage.', 'milk'],
    ['200 g de farine de sarrasin', 'Tamisez la farine.', 'gluten'],
    ['200 g de farine de riz', 'Farinez le plan de travail.', 'gluten'],
    ['250 g de pâtes sans gluten', 'Égouttez les pâtes.', 'gluten'],
    ['250 g de nouilles de riz', 'Trempez les nouilles.', 'gluten'],
    ['3 c. à s. de mayonnaise végane', 'Ajoutez la mayonnaise.', 'eggs'],
  ])('is no alarm', (list, step, allergy) => {
    expect(alarms(list, step, allergy)).toEqual([])
    expect(unlisted(list, step)).toEqual([])
  })

  testTable([
    ['200 g Cheddar', 'Scatter with the cheese.'],
    ['4 chicken thighs', 'Brown the chicken.'],
    ['2 salmon fillets', 'Bake the fish.'],
    ['4 pavés de saumon', 'Enfournez le poisson.'],
    ['50 g de comté', 'Parsemez de fromage.'],
  ])('is no second alarm where the list has told', (list, step) => {
    const asked = { diets: ['vegan' as const], allergies: ['milk' as const, 'fish' as const] }
    expect(found(list, step, asked).every(({ place }) => place.part === 'ingredient')).toBe(true)
  })
})

describe('what cooks make of what is listed', () => {
  testTable<[list: string, step: string, allergy: Allergen]>([
    ['200 g rice flour | 100 g coconut oil', 'Make the pastry with the rice flour. | Roll out the pastry.', 'gluten'],
    ['200 g gluten-free flour', 'Knead the dough and bake the bread for 40 min.', 'gluten'],
    ['300 g gluten-free bread', 'Blitz the bread and fry the breadcrumbs.', 'gluten'],
    ['1 bunch basil | 3 tbsp olive oil', 'Blend the pesto until smooth.', 'nuts'],
    ['400 ml soya milk | 30 g cornflour', 'Stir the custard until thick.', 'eggs'],
    ['2 carrots | 1 bay leaf', 'Add 1 l water and simmer for 1 h. | Strain the stock.', 'celery'],
    ['150 g de farine de riz', 'Étalez la pâte à tarte.', 'gluten'],
    ["1 botte de basilic | 3 c. à s. d'huile d'olive", 'Mixez le pesto.', 'nuts'],
    ["50 cl de lait d'avoine | 30 g de fécule de maïs", 'Faites épaissir la crème anglaise.', 'eggs'],
    ['2 carottes | 1 poireau', "Couvrez d'eau et laissez frémir 1 h. | Filtrez le bouillon.", 'celery'],
  ])('is looked for in the list', (list, step, allergy) => {
    expect(alarms(list, step, allergy)).toEqual([])
  })

  testTable<[list: string, step: string, allergy: Allergen, word: string]>([
    ['200 g rice flour', 'Roll out the puff pastry.', 'gluten', 'puff pastry'],
    ['4 apples', 'Roll out the pastry.', 'gluten', 'pastry'],
    ['1 bunch basil | 1 tbsp olive oil', 'Stir in a jar of pesto.', 'nuts', 'pesto'],
    ['2 carrots', 'Pour in the stock.', 'celery', 'stock'],
    ['2 carrots', 'Add 1 l water and the stock cube.', 'celery', 'stock cube'],
    ['2 eggs', 'Serve with mayonnaise.', 'mustard', 'mayonnaise'],
    ['200 g rice flour', 'Serve with bread.', 'gluten', 'bread'],
    ['150 g de farine de riz', 'Étalez la pâte feuilletée.', 'gluten', 'pâte feuilletée'],
    ['4 pommes', 'Étalez la pâte brisée.', 'gluten', 'pâte brisée'],
    ['2 carottes', 'Versez le bouillon.', 'celery', 'bouillon'],
    ['2 carottes', "Ajoutez 1 l d'eau et le bouillon cube.", 'celery', 'bouillon cube'],
    ['1 botte de basilic', 'Ouvrez le pot de pesto.', 'nuts', 'pesto'],
    ['200 g de farine de riz', 'Servez avec du pain de campagne.', 'gluten', 'pain de campagne'],
  ])('never hides what is bought', (list, step, allergy, word) => {
    expect(alarms(list, step, allergy)).toEqual([word])
  })

  test('is known by the headings of the list', () => {
    expect(alarms('For the cream: | 3 eggs | 80 g sugar', 'Spread the cream over the cake.', 'milk')).toEqual([])
    expect(alarms('Pour la crème : | 3 œufs | 80 g de sucre', 'Versez la crème sur le fond.', 'milk')).toEqual([])
    expect(alarms('3 œufs | 80 g de sucre', 'Versez la crème sur le fond.', 'milk')).toEqual(['crème'])
    const asked = { allergies: ['milk' as const] }
    expect(found('For the cream: | 3 eggs', 'Boil the eggs.', asked)).toEqual([])
    expect(found('20 cl de crème : 30 % | 3 œufs', 'Battez le tout.', asked)).toHaveLength(1)
  })

  test('a bought one in the list is told there', () => {
    const asked = { allergies: ['gluten', 'milk'] as const }
    const told = (list: string, step: string) => found(list, step, asked).map(({ words, place }) => [words, place.part])
    expect(told('1 sheet puff pastry', 'Unroll the pastry.')).toEqual([
      ['puff pastry', 'ingredient'],
      ['puff pastry', 'ingredient'],
    ])
    expect(told('1 pâte feuilletée', 'Déroulez la pâte.')).toEqual([
      ['pâte feuilletée', 'ingredient'],
      ['pâte feuilletée', 'ingredient'],
    ])
  })
})

describe('a title', () => {
  const words = (title: string, list: string, allergy: Allergen) =>
    found(list, 'Mix it.', { allergies: [allergy] }, title).flatMap((finding) =>
      finding.place.part === 'recipe' && finding.code === 'allergen' ? [finding.words] : [],
    )

  testTable<[title: string, list: string, allergy: Allergen, word: string]>([
    ['Chicken satay', '400 g chicken', 'peanuts', 'satay'],
    ['Carrots in butter', '4 carrots', 'milk', 'butter'],
    ['Asperges au parmesan', '1 botte d’asperges', 'milk', 'parmesan'],
    ['Carottes au beurre', '4 carottes', 'milk', 'beurre'],
    ['Pesto pasta', '200 g gluten-free pasta', 'nuts', 'Pesto'],
  ])('is looked at', (title, list, allergy, word) => {
    expect(words(title, list, allergy)).toEqual([word])
  })

  testTable<[title: string, list: string, allergy: Allergen]>([
    ['Coconut milk curry', '400 ml coconut milk', 'milk'],
    ['Milk rice', '1 l oat milk | 200 g rice', 'milk'],
    ['Peanut-free satay', '2 tbsp sunflower seed butter', 'peanuts'],
    ['Cookies without butter', '200 g rice flour', 'milk'],
    ['Vegan pesto pasta', '1 bunch basil | 2 tbsp olive oil', 'milk'],
    ['Pesto pasta', '1 bunch basil | 2 tbsp olive oil', 'milk'],
    ['Rice flour bread', '300 g rice flour', 'gluten'],
    ['Cheesecake', '300 g vegan cream cheese', 'milk'],
    ['Curry au lait de coco', '40 cl de lait de coco', 'milk'],
    ["Riz au lait d'amande", "1 l de lait d'amande", 'milk'],
    ['Sauce satay sans arachide', '2 c. à s. de purée de sésame', 'peanuts'],
    ['Gâteau sans beurre', '2 œufs', 'milk'],
    ['Pain sans gluten', '300 g de farine de riz', 'gluten'],
  ])('is no alarm', (title, list, allergy) => {
    expect(words(title, list, allergy)).toEqual([])
  })
})

describe('a word that the title has cleared', () => {
  testTable<[title: string, list: string, step: string, allergy: Allergen]>([
    ['Eggless mayonnaise', '60 ml aquafaba | 250 ml oil', 'Whisk until the mayonnaise holds.', 'eggs'],
    ['Oyster mushroom "scallops"', '6 king oyster mushrooms', 'Add garlic and baste the scallops.', 'molluscs'],
    ['Vegan "tuna" sandwich', '1 tin chickpeas', 'Spread the tuna on bread.', 'fish'],
  ])('is no alarm', (title, list, step, allergy) => {
    expect(found(list, step, { allergies: [allergy] }, title).filter(({ code }) => code === 'allergen')).toEqual([])
  })

  test('is told where it goes in beside it', () => {
    const told = found(
      '60 ml aquafaba',
      'Stir in 2 eggs and a spoon of mayonnaise.',
      { allergies: ['eggs'] },
      'Eggless mayo',
    )
    expect(told.filter(({ code }) => code === 'allergen').map(({ words }) => words)).toEqual(['eggs', 'mayonnaise'])
  })
})

describe('a food in quotation marks', () => {
  testTable<[string, Allergen]>([
    ['1 tbsp mushroom "oyster" sauce', 'molluscs'],
    ['200 g carrot "salmon"', 'fish'],
    ['1 tasse de "thon" de pois chiches', 'fish'],
    ['100 g cashew "cheese"', 'milk'],
  ])('is played by the plant beside it', (list, allergy) => {
    expect(found(list, 'Mix.', { allergies: [allergy] }).filter(({ code }) => code === 'allergen')).toEqual([])
  })

  testTable<[string, Allergen]>([
    ['200 g "Cheddar" cheese', 'milk'],
    ['2 tbsp "oyster sauce"', 'molluscs'],
    ['1 carrot, "salmon" fillets', 'fish'],
  ])('is itself', (list, allergy) => {
    expect(found(list, 'Mix.', { allergies: [allergy] }).some(({ code }) => code === 'allergen')).toBe(true)
  })
})

describe('what one step makes and a later one takes', () => {
  testTable<[string, string, Allergen]>([
    [
      '50 g vegan spread | 50 g flour | 600 ml soya milk',
      'Melt the spread for a white sauce. | Layer with white sauce.',
      'milk',
    ],
    [
      '50 cl de lait d’amande | 30 g de maïzena',
      'Épaississez : c’est la crème anglaise. | Versez sur la crème.',
      'milk',
    ],
    ['3 egg whites | 250 g desiccated coconut', 'Bake 15 min. | Dip the biscuits in chocolate.', 'gluten'],
  ])('is no alarm', (list, step, allergy) => {
    expect(alarms(list, step, allergy)).toEqual([])
  })
})

describe('a bare word among others that are counted up', () => {
  testTable<[string, string, Allergen]>([
    ['250 g cashews | 100 ml coconut cream | 1 lemon', 'Blend the cashews, cream and lemon.', 'milk'],
    ['10 cl de crème de coco | 1 citron', 'Mixez cajou, crème et citron.', 'milk'],
  ])('is no alarm', (list, step, allergy) => {
    expect(alarms(list, step, allergy)).toEqual([])
  })

  test('is more than the list has where it has an amount', () => {
    expect(alarms('100 ml coconut cream', 'Blend the nuts, 100 ml cream and lemon.', 'milk')).toEqual(['cream'])
    expect(alarms('3 tbsp peanut butter', 'Stir in the nuts, butter and lemon.', 'milk')).toEqual(['butter'])
  })
})

testTable<[string, Allergen, boolean]>([
  ['4 tbsp cashew-based sour cream', 'milk', false],
  ['200 g de fromage à base de noix de cajou', 'milk', false],
  ['100 g basil-based pesto', 'milk', true],
  ['1 bol de soupe à base de crème', 'milk', true],
])('what dairy is made of is read', (list, allergy, isTold) => {
  const told = found(list, 'Mix.', { allergies: [allergy] }).some(({ code }) => code === 'allergen')
  expect(told).toBe(isTold)
})

testTable<[list: string, step: string, allergy: Allergen, words: string]>([
  ['2 tbsp vegan oyster sauce', 'Add 1 tsp nam pla.', 'fish', 'nam pla'],
  ['1 tbsp vegan fish sauce', 'Slide in the fish.', 'fish', 'fish'],
  ['100 ml soya milk | 1 tbsp cornflour', 'Finish with the cream.', 'milk', 'cream'],
])('what is named for one dish does not stand in for another', (list, step, allergy, words) => {
  expect(alarms(list, step, allergy)).toEqual([words])
})

test('a title that puts meat in quotation marks has said that it is none', () => {
  const told = found('2 eggplants', 'Roll the meatballs.', { diets: ['vegan'] }, 'Eggplant "meatballs"')
  expect(told.filter(({ code }) => code === 'diet')).toEqual([])
})
