import type { Preferences, RecipeRequest } from '@roux/contract/generation'
import { expect, test } from 'vitest'
import { composeRecipe } from './compose-recipe.ts'

type Expected = {
  /** Words of the title. */
  title?: RegExp
  /** Words that the list of ingredients must have, each; and words it must not have. */
  has?: RegExp[]
  not?: RegExp
  serves?: number
  /** Minutes in all. */
  within?: number
  /** What the description says that could not be done; without it nothing may be said. */
  says?: RegExp
}

type Row = [prompt: string, expected: Expected, preferences?: Partial<Preferences>]

const apologies =
  /named no dish|cannot make|leaves out what|goes well in this dish|larder|does not know|more than the|ne nomment|ne sait pas faire|laisse de côté|trouve pas sa place|garde-manger|inconnu|plus que les/

const flesh = /chicken|beef|pork|lamb|bacon|ham\b|cod|salmon|prawn|fish|poulet|bœuf|porc|agneau|lardon|jambon|saumon/i
const dairy =
  /(?<!coconut |oat |soya |rice |almond )\b(?:milk|cream|yoghurt)|(?<!vegan |peanut )butter\b|cheese|cheddar|parmesan|gruyère|feta|mozzarella/i
const laitages =
  /\blait (?!de coco|d'avoine|de soja|de riz|d'amande)|crème (?!d'avoine|de soja)|\bbeurre (?!de caca)|fromage|parmesan|gruyère|cheddar|feta/i
const gluten =
  /(?<!buckwheat |rice |chestnut |chickpea )\bflour|(?<!gluten-free )\b(?:bread|pasta)|penne|spaghetti|soy sauce|\boat|farine de blé|avoine|boulgour|couscous/i

const english: Row[] = [
  [
    'a quick vegan chickpea and spinach curry for 2',
    { title: /chickpea and spinach curry/i, has: [/chickpeas/, /spinach/], not: flesh, serves: 2, within: 30 },
  ],
  ['vegan curry', { title: /curry/i, not: dairy }],
  ['Chicken curry without coconut for four', { title: /chicken/i, not: /coconut/, serves: 4 }],
  ['red lentil dal', { title: /dal/i, has: [/red lentils/] }],
  ['eggplant curry', { title: /aubergine/i, has: [/aubergines/] }],
  ['lamb tagine with dried apricots', { has: [/lamb/], title: /lamb/i, says: /apricot/ }],
  ['egg-free eggplant gratin', { title: /aubergine gratin/i, not: /\beggs?\b/ }],
  ['carrot and ginger soup', { title: /carrot/i, has: [/carrots/, /ginger/] }],
  ['chicken noodle soup', { title: /chicken and noodle soup/i, has: [/noodles/] }],
  ['creamy tomato soup, dairy free', { title: /tomato/i, not: dairy }],
  ['minestrone', { title: /soup/i }],
  ['butternut soup', { title: /butternut squash/i, has: [/butternut/] }],
  ['slow beef stew with red wine', { title: /beef/i, has: [/red wine/, /stewing beef/] }],
  ['bean stew for 6 people', { title: /bean/i, serves: 6 }],
  ['mushroom risotto serves 4', { title: /mushroom risotto/i, serves: 4 }],
  ['vegan mushroom risotto', { title: /risotto/i, not: dairy }],
  ['tofu stir fry with broccoli', { title: /tofu and broccoli/i, has: [/tofu/, /broccoli/] }],
  ['gluten free beef stir-fry', { title: /beef/i, not: gluten }],
  ['pasta with tuna and tomato', { has: [/tuna/, /penne|spaghetti/, /tomato/] }],
  ['gluten-free pasta with mushrooms', { has: [/gluten-free pasta/, /mushrooms/], not: gluten }],
  ['pasta salad', { title: /salad/i, has: [/penne|spaghetti|pasta/] }],
  ['salmon with lemon and dill for two', { title: /salmon/i, has: [/salmon/, /lemon/, /dill/], serves: 2 }],
  ['roast chicken and potatoes', { title: /chicken/i, has: [/chicken/, /potatoes/] }],
  ['apple crumble', { title: /apple crumble/i, has: [/apples/] }],
  ['apple crumble without oats and nuts', { title: /apple crumble/i, not: /oats|almond|walnut/ }],
  [
    'vegan pancakes with blueberries',
    { title: /pancakes/i, has: [/blueberries/], not: /\beggs?\b|butter\b(?<!vegan butter)/ },
  ],
  ['dairy-free chocolate cake', { title: /chocolate/i, has: [/dark chocolate/], not: dairy }],
  ['an egg free carrot cake', { title: /cake/i, has: [/carrots/], not: /\beggs?\b/ }],
  ['I have leeks, potatoes and cream in my fridge', { has: [/leeks/, /potatoes/, /cream/] }],
  ['what can I make with eggs and spinach?', { has: [/eggs/, /spinach/] }],
  ['omelette with mushrooms, no cheese', { title: /mushroom omelette/i, not: /cheese|cheddar|gruyère|feta/i }],
  ['vegan omelette', { title: /chickpea pancake/i, not: /\beggs?\b/, says: /cannot make an omelette/ }],
  ['coeliac friendly leek tart', { title: /leek/i, not: gluten }],
  ['dinner in 20 minutes', { within: 20 }],
  ['a stew in 10 minutes', { title: /stew/i, says: /more than the 10 min/ }],
  ['something under half an hour for 3', { within: 30, serves: 3 }],
  ['vegan chicken curry', { title: /curry/i, not: flesh, says: /chicken/ }],
  ['kangaroo curry', { title: /curry/i, says: /larder/ }],
  ['soup with zorblax', { title: /soup/i, says: /larder/ }],
  ['test', { says: /named no dish/ }],
  ['aaaa', { says: /named no dish/ }],
  ['🍕🍕🍕', { says: /named no dish/ }],
  ["'; DROP TABLE recipes; --", { says: /named no dish/ }],
  ['for my boyfriend who hates mushrooms: pasta with bacon', { title: /bacon/i, not: /mushroom/ }],
  ['leek and potato pie', { title: /leek/i, has: [/eggs/, /potatoes/] }],
  ['no dairy, no gluten, no eggs birthday cake', { title: /cake/i, not: dairy }],
  ['banana bread', { title: /banana/i, has: [/bananas?/] }],
  ['vegan bolognese', { title: /with/i, not: flesh, says: /minced beef/ }],
  ['smoked salmon sandwich', { title: /smoked salmon/i }],
  ['lentils', { has: [/lentils/] }],
  ['chili without beans', { title: /chili/i, not: /beans?\b|chickpeas/ }],
  ['peanut butter noodles', { has: [/peanut butter/, /noodles/] }],
  ['coconut milk soup without milk', { has: [/coconut milk/], not: dairy }],
  [
    'allergic to nuts and sesame, grain bowl please',
    { title: /bowl/i, not: /almond|walnut|cashew|tahini|sesame|peanut/ },
  ],
  ['nut-free pesto pasta', { has: [/penne|spaghetti/], not: /pesto|pine nut|walnut/, says: /pesto/ }],
  ['tarte aux poireaux', { title: /leek tart/i, has: [/leeks/] }],
  ['not spicy black bean tacos', { title: /black bean/i, has: [/black beans/, /tortillas/], not: /chilli/ }],
  ['a smoothie with banana and strawberries', { has: [/bananas?/, /strawberries/] }],
  ['goat cheese salad with walnuts', { title: /salad/i, has: [/goat's cheese/, /walnuts/] }],
  ['fish without shellfish for 5', { has: [/cod|hake|salmon|trout|bass|haddock/], serves: 5 }],
  ['Pumpkin soup for 12 guests', { title: /pumpkin soup/i, serves: 12 }],
  ['vegetable soup', { title: /soup/i }, { diets: ['vegan', 'gluten_free'], allergies: ['celery'] }],
  ['soup', { not: /onion/ }, { dislikes: ['oignons', 'spring onion'] }],
  ['leek and bacon quiche', { title: /leek/i, has: [/bacon/, /leeks/] }],
]

const frenchRows: Row[] = [
  [
    'une tarte aux poireaux sans gluten pour 6 personnes',
    { title: /^Tarte .*aux poireaux/, has: [/poireaux/, /sarrasin|châtaigne|pois chiches/], not: gluten, serves: 6 },
  ],
  ['curry de pois chiches végétalien', { title: /pois chiches/, not: laitages }],
  ['curry de poulet sans lait de coco', { title: /poulet/, not: /lait de coco/ }],
  ['soupe de lentilles corail', { title: /lentilles corail/ }],
  ['velouté de potimarron pour deux', { title: /potiron/, serves: 2 }],
  ['gratin de courgettes sans lactose', { title: /courgettes/, not: laitages }],
  ['bœuf aux carottes', { has: [/bœuf/, /carottes/] }],
  ['boeuf aux carottes', { has: [/bœuf/, /carottes/] }],
  ['risotto aux champignons et au parmesan', { title: /champignons/, has: [/parmesan/] }],
  ['risotto végétarien au parmesan', { title: /[Rr]isotto/, not: /parmesan/, has: [/fromage à pâte dure végétarien/] }],
  ['omelette aux pommes de terre', { title: /pommes de terre/ }],
  ['omelette sans œuf', { title: /[Ss]occa/, not: /œuf/, says: /ne sait pas faire une omelette/ }],
  [
    'crêpes sans lait ni œufs',
    {
      says: /ne sait pas faire des crêpes/,
      title: /[Pp]ancakes|[Cc]rêpes/,
      not: /œufs?|\blait (?!de coco|d'avoine|de soja|de riz|d'amande)/,
    },
  ],
  [
    'gâteau au chocolat sans gluten et sans noix',
    { title: /chocolat/, not: /farine de blé|amande|noix(?! de (?:coco|muscade))|noisette/ },
  ],
  ['crumble aux pommes et aux poires', { title: /pommes(?:,| et) aux poires/ }],
  ['salade de quinoa', { title: /quinoa/, has: [/quinoa/] }],
  ['pâtes au saumon et aux épinards en moins de 30 min', { has: [/saumon/, /épinards/], within: 30 }],
  ['pates aux legumes', { has: [/penne|spaghettis/], title: /[Pp]enne|[Ss]paghettis/ }],
  ['poisson au four avec du fenouil', { title: /four|fenouil/, has: [/fenouil/] }],
  ['poulet rôti au citron pour six', { has: [/poulet/, /citrons?/], serves: 6 }],
  ['chili sin carne', { title: /[Cc]hili/ }],
  ['ratatouille sans aubergine', { not: /aubergine/ }],
  [
    'je suis allergique aux arachides et au soja : un wok',
    { title: /[Ww]ok|[Pp]oêlée/, not: /cacahuète|soja|tofu|tamari/ },
  ],
  ['dessert aux fraises', { has: [/fraises/] }],
  ['un plat rapide pour 4 en 20 minutes', { serves: 4, within: 20 }],
  ['soupe à la courge butternut', { title: /courge butternut/ }],
  ['houmous', { has: [/houmous/] }],
  ['salade de chèvre chaud aux noix', { has: [/chèvre/, /noix/] }],
  ['maïs et haricots noirs', { has: [/maïs/, /haricots noirs/] }],
  ['une recette sans four avec des pommes de terre', { has: [/pommes de terre/], not: /zzz/ }],
  [
    'quiche lorraine sans porc',
    { title: /[Tt]arte/, not: /lardon|jambon|porc/, says: /lardons? fumés?|bacon|laisse de côté/ },
  ],
  ['quiche saumon épinards', { has: [/saumon/, /épinards/] }],
  ['tarte aux pommes', { title: /pommes/, has: [/pommes/], not: /œufs/ }],
  ['tacos végans', { has: [/galettes/], not: laitages }],
  ['qsdfg', { says: /ne nomment/ }],
  ['leek tart', { title: /poireaux/ }],
  ['tarte au zorblax', { says: /garde-manger/ }],
  ['pas de champignons, un risotto', { title: /[Rr]isotto/, not: /champignon/ }],
  ['curry', { not: /d'ail\b|coriandre/ }, { dislikes: ["l'ail", 'coriander'] }],
  ['spaghetti bolognaise', { has: [/bœuf haché/], title: /bœuf haché/ }],
  ['gratin dauphinois', { title: /pommes de terre/ }],
  ['crêpes', { title: /Crêpes/, has: [/œufs/] }],
  ['galettes de sarrasin', { has: [/sarrasin/] }],
]

function check(prompt: string, expected: Expected, language: 'en' | 'fr', preferences?: Partial<Preferences>): void {
  const request: RecipeRequest = {
    user_input: prompt,
    language,
    preferences: preferences
      ? { diets: [], allergies: [], dislikes: [], wishes: '', units: 'metric', serves: null, ...preferences }
      : null,
    serves: null,
    max_minutes: null,
  }
  for (const seed of [0, 1, 2]) {
    const draft = composeRecipe(request, seed)
    const list = draft.ingredients.join('\n')
    if (expected.title) expect(draft.title).toMatch(expected.title)
    for (const word of expected.has ?? []) expect(list).toMatch(word)
    if (expected.not) expect(list).not.toMatch(expected.not)
    if (expected.serves) expect(draft.serves).toBe(expected.serves)
    if (expected.within) expect(draft.preparation_time + draft.cook_time).toBeLessThanOrEqual(expected.within)
    if (expected.says) expect(draft.description).toMatch(expected.says)
    else expect(draft.description).not.toMatch(apologies)
  }
}

test.each(english)('in English: %s', (prompt, expected, preferences) => check(prompt, expected, 'en', preferences))

test.each(frenchRows)('in French: %s', (prompt, expected, preferences) => check(prompt, expected, 'fr', preferences))

test('the numbers of the request win over those of the sentence', () => {
  const request: RecipeRequest = {
    user_input: 'soup for 3 in 2 hours',
    language: 'en',
    preferences: null,
    serves: 5,
    max_minutes: 15,
  }
  const draft = composeRecipe(request)
  expect(draft.serves).toBe(5)
  expect(draft.description).toMatch(/more than the 15 min/)
})

test('who counts in cups is told that the amounts are metric', () => {
  const preferences: Preferences = { diets: [], allergies: [], dislikes: [], wishes: '', units: 'us', serves: 3 }
  const draft = composeRecipe({ user_input: 'soup', language: 'en', preferences, serves: null, max_minutes: null })
  expect(draft.description).toMatch(/metric/)
  expect(draft.serves).toBe(3)
})
