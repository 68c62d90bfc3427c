import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { misread, type Row } from '../../test/read-as-meant.ts'
import { composeRecipe } from './compose-recipe.ts'

const flesh =
  /chicken|beef|pork|lamb(?!')|bacon|ham\b|cod|salmon|prawn|fish|tuna|sausage|poulet|bœuf|porc|agneau|lardon|jambon|saumon|thon|crevette/i
const dairy =
  /(?<!coconut |oat |soya |rice |almond )\b(?:milk|cream|yoghurt)|(?<!vegan |peanut |almond )butter\b|cheese|cheddar|Parmesan|Gruyère|feta|mozzarella/
const laitages =
  /\blait (?!de coco|d'avoine|de soja|de riz|d'amande)|crème (?!d'avoine|de soja)|\bbeurre (?!de caca)|(?<!végétarien )fromage|parmesan|gruyère|cheddar|feta|mozzarella/i
const gluten =
  /(?<!buckwheat |rice |chestnut |chickpea |gluten-free )\bflour|(?<!gluten-free )\b(?:bread|pasta)|penne|spaghetti|(?<!gluten-free )soy sauce|\boat|couscous|farine de blé|avoine|boulgour/i

/** Slips of the finger, slang, abbreviations. */
const english: Row[] = [
  ['chiken cury plz', { title: /chicken.*curry|curry.*chicken/i, has: [/chicken/] }],
  ['brocoli soup', { title: /broccoli/i, has: [/broccoli/] }],
  ['mushrom rissotto 4 ppl', { title: /mushroom risotto/i, has: [/mushrooms/], serves: 4 }],
  ['spag bol', { title: /spaghetti/i, has: [/minced beef/] }],
  ['fish tacos', { title: /cod tacos/i, has: [/cod/] }],
  ["lentil shepherd's pie", { title: /shepherd's pie/i, has: [/cooked green lentils/] }],
  ['spagetti bolognaise', { title: /spaghetti/i, has: [/minced beef|beef mince/] }],
  ['ratatouile', { has: [/aubergines?/, /courgettes?/] }],
  ['zuchini fritata', { has: [/courgettes?/, /eggs/], says: /^/ }],
  ['strawbery crumble', { title: /strawberry crumble/i, has: [/strawberries/] }],
  ['vegatarian chilli', { title: /chili/i, not: flesh }],
  ['choclate cake no nutz', { title: /chocolate/i, not: /almond|walnut|hazelnut/, says: /^/ }],
  ['lentil suop for 6', { has: [/lentils/], serves: 6 }],
  [
    'omlette w/ cheese & mushrooms',
    { title: /omelette/i, has: [/mushrooms/, /cheddar|Gruyère|feta|mozzarella|cheese/] },
  ],
  [
    'GF DF pancakes',
    { title: /pancakes/i, not: /plain flour|\bbutter\b(?<!vegan butter)|(?<!oat |soya |rice |almond |coconut )milk/ },
  ],
  ['veggie tacos asap', { has: [/tortillas/], not: flesh }],
  ['gimme something spicy w tofu', { has: [/tofu/, /chilli/] }],
  ['brekkie', { not: flesh }],
  ['sumthing quick w eggs', { has: [/eggs/], within: 30 }],
  ['pasta pls no cheese no cream', { not: /Parmesan|cheese|feta|mozzarella|\bcream/ }],
  ['im starving, got rice n peas', { title: /rice and peas/i, has: [/rice/, /kidney beans/], says: /not_quick/ }],
  ['tater soup', { says: /^/ }],
  ['salmon w lemon, 20 mins max, for 2', { title: /salmon/i, has: [/salmon/, /lemon/], serves: 2, says: /^/ }],
  ['no-oven dinner with potatoes', { has: [/potatoes/] }],
  ['a soup without a blender', { title: /soup/i }],
  // Three things and more at once.
  ['vegan gluten-free chocolate cake for 10', { title: /chocolate/i, not: dairy, serves: 10 }],
  [
    'quick dairy-free chicken pasta for 3 without garlic',
    { has: [/chicken/], not: /garlic|Parmesan|(?<!soya |oat )cream/, serves: 3 },
  ],
  ['cosy vegetarian stew, nut-free, for six', { not: flesh, serves: 6 }],
  ['gluten-free, egg-free, dairy-free pancakes for 2', { title: /pancakes/i, not: /\beggs?\b|plain flour/, serves: 2 }],
  [
    'low-fuss fish dinner under 40 minutes for 2, no tomatoes',
    { has: [/cod|hake|salmon|trout|bass|haddock|tuna/], not: /tomato/, serves: 2, within: 40 },
  ],
  [
    'spicy vegan chickpea curry with spinach, no coconut, serves 5',
    { title: /curry/i, has: [/chickpeas/, /spinach/], not: /coconut/, serves: 5 },
  ],
  ['one pot lentil dinner, vegan, half an hour', { has: [/lentils/], not: flesh, within: 60, says: /^/ }],
  [
    'allergic to nuts, soy and sesame: stir fry with noodles',
    { has: [/noodles/], not: /soy|tofu|sesame|peanut|cashew/ },
  ],
  // Classics with a diet that forbids them: what a good cook takes instead, or a plain word that it cannot be.
  [
    'vegan carbonara',
    { not: /egg(?!plant)|bacon|Parmesan/, says: /> .*bacon|not_kept dish demands|kept_otherwise food demands/ },
  ],
  ['dairy-free gratin dauphinois', { has: [/potatoes/], not: dairy }],
  [
    "vegetarian shepherd's pie",
    { has: [/potatoes/], not: flesh, says: /not_kept dish demands|kept_otherwise food demands/ },
  ],
  ['gluten-free quiche lorraine', { has: [/eggs/, /bacon/], not: gluten }],
  [
    'vegan quiche lorraine',
    { not: /\beggs\b|bacon|Gruyère/, says: /> .*bacon|not_kept dish demands|kept_otherwise food demands/ },
  ],
  ['ratatouille, vegan of course', { not: dairy }],
  ['vegan omelette with mushrooms', { not: /\beggs?\b/, says: /not_kept dish demands: an omelette/ }],
  [
    'nut-free pesto pasta',
    { not: /pine nut|walnut|(?<!vegan )pesto/, says: /kept_otherwise food demands|not_kept food/ },
  ],
  ['vegan bolognese for the kids', { title: /bolognese/i, not: flesh }],
  ['risotto without cheese or butter', { title: /risotto/i, not: /Parmesan|(?<!vegan )butter\b|cheese/ }],
  // Where from, how, when.
  ['something italian with aubergine', { has: [/aubergine/] }],
  ['mexican dinner with black beans', { has: [/black beans/] }],
  ['indian dinner with cauliflower', { has: [/cauliflower/], title: /curry|dal|cauliflower/i }],
  ['thai tofu', { has: [/tofu/] }],
  ['greek salad with feta', { title: /salad|feta/i, has: [/feta/] }],
  ['moroccan lamb stew', { has: [/lamb/] }],
  ['a side for roast chicken', { not: /chicken/ }],
  ['starter for a dinner party', {}],
  ['leftover rice and peas', { has: [/rice/, /peas/] }],
  ["what's in my fridge: leeks, cream, bacon", { has: [/leeks/, /cream/, /bacon/] }],
  ['use up: half a cabbage, two carrots, an apple', { has: [/cabbage/, /carrots/] }],
  ['a light summer lunch', { not: flesh }],
  ['date night, no meat', { not: /chicken|beef|pork|lamb(?!')|bacon|ham\b|sausage/i }],
  ['winter soup', { title: /soup/i }],
  ['slow cooker chickpea stew', { title: /slow-cooker|all-day/i, has: [/chickpeas/] }],
  ['beef stew in the crockpot, no garlic', { title: /slow-cooker|all-day/i, has: [/beef/], not: /garlic/ }],
  ['air fryer salmon', { title: /air.fryer/i, has: [/salmon/] }],
  ['lasagne in the air fryer', { title: /lasagne/i, says: /not_kept gear unwritten: an air fryer/ }],
  ['instant pot beef stew', { title: /pressure/i, has: [/beef/] }],
  ['beef stew', { title: /^(?!.*slow-cooker)/i, has: [/beef/] }],
  // In two languages at once.
  ['poulet curry with riz', { has: [/chicken/, /rice/] }],
  ['pasta avec mushrooms sans cream', { has: [/mushrooms/], not: /\bcream\b/ }],
  ['soup aux carottes and ginger', { title: /carrot/i, has: [/carrots/, /ginger/] }],
]

const french: Row[] = [
  ['currry de pois chiche', { title: /pois chiches/, has: [/pois chiches/] }],
  ['rissoto aux champigons', { title: /[Rr]isotto/, has: [/champignons/] }],
  ['gato au chocola', { title: /chocolat|[Gg]âteau/, says: /^/ }],
  ['soupe de carote', { title: /carottes/, has: [/carottes/] }],
  ['omlette au fromage', { title: /[Oo]melette/, has: [/gruyère|cheddar|feta|chèvre|mozzarella|fromage/] }],
  ['lasagne vegé', { not: flesh }],
  ['ptit dej rapide', { within: 60, not: flesh }],
  ['crepes ss gluten', { title: /[Cc]rêpes/, says: /^/ }],
  ['tarte poirau lardon', { has: [/poireaux/, /lardons/] }],
  ['des pates vite fait', { has: [/penne|spaghettis/], within: 40 }],
  ['salade kinoa avocat', { has: [/avocat/], says: /^/ }],
  ['un truc léger pr ce soir', { not: flesh }],
  ['g du riz et du poulet', { has: [/riz/, /poulet/] }],
  ['jai que des oeufs et des patates', { has: [/œufs/, /pommes de terre/] }],
  ['flemme de cuisiner, 15 min max', { within: 15 }],
  ['frigo vide : riz, oignons, un oeuf', { has: [/riz/, /oignon/] }],
  ["qu'est-ce que je peux faire avec des courgettes et de la feta ?", { has: [/courgettes/, /feta/] }],
  ['un reste de poulet rôti et des carottes', { has: [/poulet/, /carottes/] }],
  ['curry de légumes végane sans gluten pour 5', { title: /[Cc]urry/, not: laitages, serves: 5 }],
  [
    'gâteau sans œufs, sans lait et sans noix pour 8',
    { title: /[Gg]âteau/, not: /œufs?\b|noix(?! de)|amande|noisette/, serves: 8 },
  ],
  [
    'plat rapide, sans viande, pas cher, pour 4',
    { serves: 4, not: /poulet|bœuf|porc|agneau|lardon|jambon/, within: 45 },
  ],
  [
    'poisson sans lactose en 30 min pour 2',
    { has: [/cabillaud|saumon|truite|merlu|thon|bar|églefin/], not: laitages, serves: 2 },
  ],
  ['soupe réconfortante sans oignon ni ail pour 6', { not: /oignon|(?<!')\bail\b/, serves: 6 }],
  ['gratin dauphinois sans lactose', { has: [/pommes de terre/], not: laitages }],
  ['carbonara végétarienne', { not: flesh, says: /^/ }],
  ['hachis parmentier vegan', { has: [/pommes de terre/], not: flesh, says: /^/ }],
  ['quiche lorraine sans œufs', { not: /œufs/, says: /not_kept dish demands: une quiche lorraine/ }],
  ['blanquette végétarienne', { not: flesh, says: /^/ }],
  ['ratatouille pour 6', { has: [/aubergines/, /courgettes/], serves: 6 }],
  ['tajine de légumes, sans abricots', { not: /abricot/ }],
  ['quelque chose de mexicain avec des haricots noirs', { has: [/haricots noirs/] }],
  ['un plat italien sans tomate', { not: /tomate/ }],
  ['accompagnement pour un poulet rôti', { not: /poulet/ }],
  ['une entrée légère', { not: flesh }],
  ['dîner romantique végétarien', { not: flesh }],
  ["pour l'été, sans cuisson, avec des tomates", { has: [/tomates/] }],
  ['sans four : des pommes de terre et des lardons', { has: [/pommes de terre/, /lardons/] }],
  ['soupe sans mixeur', { title: /./ }],
  ['chicken curry sans lait', { has: [/poulet/], not: laitages }],
  ['pâtes with salmon et épinards', { has: [/saumon/, /épinards/] }],
  ['pas de porc pas de boeuf, un bon ragoût', { not: /porc|bœuf|lardon|jambon/ }],
  ["je suis cœliaque et j'adore les crêpes", { title: /[Cc]rêpes|[Gg]alettes/, not: gluten }],
  ['mon fils ne supporte pas le lait, un dessert aux pommes', { has: [/pommes/], not: laitages }],
  ['un dessert pour 12 sans alcool ni noix', { serves: 12, not: /noix(?! de)|amande|vin/ }],
]

testTable(english)('in English each is read as it is meant', (prompt, expected, preferences) =>
  expect(misread(prompt, expected, 'en', preferences)).toEqual([]),
)
testTable(french)('in French each is read as it is meant', (prompt, expected, preferences) =>
  expect(misread(prompt, expected, 'fr', preferences)).toEqual([]),
)

testTable([
  ['without baking powder', 'pancakes', /baking powder/],
  ['without baking powder', 'cake', /baking powder/],
  ['sans levure chimique', 'gâteau', /levure chimique/],
  ['without butter', 'crumble', /(?<!vegan |peanut |almond )butter/],
  ['without almonds', 'crumble', /almond/],
  ['without tomatoes', 'chili', /tomato/],
])('what leaves out a food leaves out its sorts', (without, dish, never) => {
  const language = dish === 'gâteau' ? 'fr' : 'en'
  for (const diets of [[], ['gluten_free' as const], ['vegan' as const]]) {
    const preferences = {
      diets,
      allergies: [],
      other_allergies: [],
      dislikes: [],
      wishes: '',
      units: 'metric' as const,
      serves: null,
    }
    for (const seed of [0, 1, 2, 3]) {
      const { ingredients } = composeRecipe(
        { user_input: `${dish} ${without}`, language, preferences, serves: null, max_minutes: null },
        seed,
      )
      expect(ingredients.join('\n')).not.toMatch(never)
    }
  }
})
