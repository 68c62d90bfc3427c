import type { KitchenLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { faultsOf } from '../../test/judge-recipe.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import type { Written } from '../compose/written.ts'
import { dishes } from '../template/dishes.ts'
import { improveRecipe } from './improve-recipe.ts'

const plain = { preferences: null, serves: null, max_minutes: null }
const compose = (user_input: string, language: KitchenLanguage) => composeRecipe({ user_input, language, ...plain })
const textOf = ({ title, ingredients, directions }: Written) => [title, ...ingredients, ...directions].join('\n')

const cases = dishes.map((dish, place) => {
  const language: KitchenLanguage = place % 2 === 0 ? 'fr' : 'en'
  return { language, prompt: dish.names[language][0] ?? dish.id }
})

describe('a recipe that is still the kitchen’s own', () => {
  testTable(cases)('is for another number of people with everything else as it was', ({ language, prompt }) => {
    const before = compose(prompt, language)
    const after = improveRecipe(before, language === 'fr' ? 'pour 9' : 'for 9', language)
    const serves = before.serves === 9 ? 'kept_otherwise' : 'changed'
    expect(accountOf(after)).toMatch(new RegExp(`^${serves} serves`))
    expect(listedIngredients(after, language)).toEqual(listedIngredients(before, language))
    // What is made one after the other takes longer for more, and so does a joint.
    const isPaced =
      /recommencez(?: avec le reste| en gardant|, environ)|500 g|repeat(?: with the rest|, keeping)|cook[^.]* one by one|cuire [^.]*une à une|by the ladleful/i
    const isLonger = before.serves < 9 && before.directions.some((step) => isPaced.test(step))
    expect(after.serves).toBe(9)
    expect(after.cook_time > before.cook_time).toBe(isLonger)
    expect(after.cook_time < before.cook_time).toBe(false)
    expect(faultsOf(after, { user_input: prompt, language, ...plain, serves: 9 })).toEqual([])
    const back = improveRecipe(after, `${language === 'fr' ? 'pour' : 'for'} ${before.serves}`, language)
    expect(textOf(back)).toBe(textOf(before))
  })

  testTable<
    [prompt: string, wish: string, language: KitchenLanguage, has: RegExp | null, not: RegExp | null, said: RegExp]
  >([
    ['beef chili', 'no beans please', 'en', null, /bean/i, /^changed left_out: kidney beans$/],
    ['tiramisu', "I'm pregnant, no raw egg and no booze", 'en', /^Tiramisu/, /\begg\b|rum|sponge/, /replaced|left_out/],
    ['quiche lorraine', 'sans pâte', 'fr', /lardons/, /farine|moule à tarte/, /^changed dish: > une frittata/],
    ['leek tart', 'crustless please', 'en', /leek/i, /flour|pastry/, /^changed dish: > a frittata$/],
    ['quiche lorraine', 'sans lardons, avec des poireaux', 'fr', /poireaux 10 min[^.]*fondant/, /lardons/, /replaced/],
    ['salade niçoise', 'remplace le thon par du poulet', 'fr', /poulet[^\n]*, cuits/, /thon/, /^changed replaced/],
    ['tuna pasta salad', 'swap the tuna for chicken', 'en', /chicken[^\n]*, cooked/, /tuna/, /^changed replaced/],
    ['cheesecake', 'make individual ones', 'en', null, null, /^changed gear: small tins$/],
    [
      'lemon drizzle cake',
      "I've only got limes",
      'en',
      /2 limes, unwaxed/,
      /lemons/,
      /^changed replaced: lemons, > limes$/,
    ],
    [
      'cake au citron',
      "j'ai que des citrons verts",
      'fr',
      /citrons verts/,
      /\d citrons(?! verts)/,
      /replaced: citrons/,
    ],
    ['ratatouille', 'sans aubergine', 'fr', null, /aubergine/i, /^changed left_out: aubergines$/],
    ['mushroom risotto', 'no wine, what else', 'en', /stock and let it boil away/, /wine/, /replaced: dry white wine/],
    ['quiche lorraine', "j'ai pas de crème, autre chose", 'fr', /yaourt/, /crème/, /replaced: crème entière/],
    [
      'fish tacos',
      'swap the cod for prawns',
      'en',
      /prawn tacos/i,
      /cod\b/,
      /replaced: cod fillets, > raw peeled prawns/,
    ],
    ['tartiflette', 'moins de lardons', 'fr', /100 g de lardons/, null, /^changed less: lardons fumés$/],
    ['margherita pizza', 'put some ham on it', 'en', /ham/, null, /^changed added: cooked ham$/],
    ['bœuf bourguignon', 'au cookeo', 'fr', /haute pression/, null, /^changed gear: la cocotte-minute$/],
    ["shepherd's pie", 'make it vegan', 'en', /Vegan/, /lamb|butter(?<!vegan butter)/, /replaced: minced lamb/],
    ['beef stew', 'in 40 minutes', 'en', null, null, /^not_kept time too_slow: ~ an? [a-z -]+, given \d+, asked 40$/],
    ['chocolate cake', 'I have a 9x13 inch pan', 'en', /23 × 33 cm tin/, null, /^changed serves/],
    ['carrot soup', 'something else with the carrots', 'en', /carrot/i, /soup/i, /^changed dish: > a/],
    ['tarte aux pommes', 'avec des poires', 'fr', /poires/, /pommes/, /replaced: pommes, > poires/],
    ['omelette', 'without eggs', 'en', null, /\beggs?\b(?<!egg)/, /^changed dish/],
    ['beef tagine', 'no beef, use chickpeas', 'en', /chickpeas/, /beef|lamb|chicken/i, /^changed/],
    ['lamb tagine', 'no lamb, use chickpeas', 'en', /chickpeas/, /beef|lamb|chicken/i, /^changed/],
    ['meatballs', 'turkey instead of beef', 'en', /minced turkey/, /beef/, /replaced: minced beef, > minced turkey/],
    ['pizza margherita', 'put ham on half of it', 'en', /ham/, null, /^changed added: cooked ham$/],
    ['lentil dal', 'use half a tin of coconut milk', 'en', null, null, /^(?!changed serves)/],
    ["shepherd's pie", 'make half of it for the freezer', 'en', null, null, /^(?!changed serves)/],
    ['osso buco', "j'attends 5 invités de plus", 'fr', /^9 tranches/m, null, /^changed serves/],
    ['beef chili', '3 more people are coming', 'en', null, null, /^changed serves: from 4, to 7/],
    ['pad thai', 'peanut allergy here!!', 'en', /sunflower seeds/, /peanut|cashew/, /replaced: roasted peanuts/],
    ['caesar salad', 'add avocado', 'en', /add the avocado and everything else/, /cook the avocado/, /added: avocado/],
    ['beef and broccoli', 'use chicken and add noodles', 'en', /chicken/, /steak|beef/i, /added: egg noodles/],
    ['pumpkin soup', 'add some chilli', 'en', /chillies and let sizzle for 1 min/, null, /^changed added/],
    ['lemon tart', 'without eggs', 'en', /without eggs/, /Egg-free/, /./],
    ['caesar salad', 'for 4', 'en', null, null, /^kept_otherwise serves already/],
    ['vegetable soup', 'add chicken', 'en', /\d+ g .*chicken/, null, /^changed added: boneless chicken thighs$/],
    ['tofu curry, no spinach', 'add spinach', 'en', /spinach/, null, /^changed added: spinach$/],
    ['vegetable soup, we are allergic to celery', 'add celery', 'en', null, /\d.*celery/, /^not_kept food avoided/],
    [
      'roast chicken',
      'what wine goes with it?',
      'en',
      null,
      /wine/,
      /^not_kept wish question: what wine goes with it$/,
    ],
    [
      'ratatouille',
      'which wine with it? add an egg',
      'en',
      /egg/,
      /wine/,
      /changed added: eggs\nnot_kept wish question/,
    ],
    ['coq au vin', 'without wine', 'en', /^Coq au vin, without wine$/m, null, /^changed replaced: red wine/],
    ['coq au vin', 'sans vin', 'fr', /^Coq au vin, sans vin$/m, null, /^changed replaced: vin rouge/],
    [
      'meatballs',
      'make 30 of them',
      'en',
      null,
      null,
      /changed serves: from 4, to [56]\nkept_otherwise serves pieces: asked 30/,
    ],
    ['poulet à la mexicaine', 'rien de piquant', 'fr', null, null, /^changed less: piments rouges$/],
    ['choux à la crème', 'en grammes pour le lait aussi', 'fr', null, null, /kept_otherwise food already: lait$/],
    ['bbq ribs', 'no barbecue', 'en', /spare ribs/, null, /^kept_otherwise gear unneeded: a barbecue$/],
    ['jacket potatoes', 'microwave only', 'en', /potatoes/, /oven/, /^changed gear: a microwave$/],
    ['bouillabaisse', 'on passe de huit à quatre', 'fr', null, null, /^changed serves: from 6, to 4$/],
    ['quiche aux épinards', "plus rien d'animal", 'fr', /végane/, /lait|beurre(?! )|œuf/, /^changed/],
    ['financiers', "oublie, c'était mieux avant", 'fr', null, null, /^not_kept wish undo: $/],
    ['beef stew', 'turn it into a pie', 'en', null, null, /^changed dish: > a steak and ale pie$/],
    [
      'clafoutis aux abricots',
      'remets des cerises',
      'fr',
      /cerises/,
      /abricots/,
      /^changed replaced: abricots, > cerises$/,
    ],
    ['lasagne', 'undo that', 'en', null, null, /^not_kept wish undo: $/],
    ['fish pie', 'go back to how it was before', 'en', null, null, /^not_kept wish undo: $/],
    ['carbonara', 'for a 2 year old too', 'en', null, null, /^(?!changed serves)/],
    ['mousse au chocolat', 'trop riche pour moi, allège', 'fr', null, null, /^(?!changed serves)/],
    ['vindaloo', "my wife can't take the heat", 'en', /cumin/, null, /^changed less: red chillies$/],
    ['jollof rice', 'make it blow my head off', 'en', null, null, /^changed more: red chillies$/],
    ['beef chilli for two', 'less hot', 'en', /cumin/, /chilli flakes/, /^changed left_out: chilli flakes$/],
    [
      'curry de légumes au lait de coco',
      'moins gras',
      'fr',
      /200 ml de lait de coco/,
      null,
      /^changed less: lait de coco$/,
    ],
    ["soupe à l'oignon", 'sans gluten', 'fr', /bouillon de bœuf sans gluten/, null, /> bouillon de bœuf sans gluten$/m],
    ['chickpea curry', 'with chicken instead', 'en', /chicken/, /chickpea/, /^changed/],
    ['curry de pois chiches', 'avec du poulet à la place', 'fr', /poulet/, /pois chiches/, /^changed/],
    ['risotto aux champignons', 'avec des asperges à la place', 'fr', /asperges/, /champignons/, /^changed replaced/],
    ['vegetarian lasagne', 'with spinach instead of the mince', 'en', /spinach/, null, /^changed added: spinach$/m],
    ['taboulé libanais', 'rajoute des tomates', 'fr', null, null, /^changed more: tomates$/],
    ['chicken pot pie', 'add peas', 'en', /^Chicken, \w+ and pea/, null, /^changed added: peas$/],
    [
      'velouté de potiron',
      'avec du lait de coco',
      'fr',
      /lait de coco/,
      /crème/,
      /^changed replaced: crème entière, > lait de coco$/,
    ],
    ['velouté de potiron', 'avec du curry', 'fr', /curry en poudre/, null, /^changed added: curry en poudre$/],
    ['falafel', 'bake not fry', 'en', /bake on/, /\bfry\b/i, /^changed other_way/],
    ['nuggets', 'au four pas frit', 'fr', /enfournez/, /frire/, /^changed other_way/],
    ['pulled pork', 'do it in the slow cooker', 'en', /on low for 9 h/, /oven/, /^changed gear: a slow cooker$/],
    ['chili con carne', 'in the slow cooker', 'en', /on low for 8 h/, null, /^changed gear: a slow cooker$/],
    ['tomato soup', 'no blender here', 'en', /tomato/i, null, /^not_kept gear needed: a blender$/],
    ['pot pie', 'breasts instead of thighs', 'en', /chicken breasts/, /thighs/, /^changed replaced/],
    [
      'chicken noodle soup',
      'my daughter is one, can she have some?',
      'en',
      null,
      /[Ss]alt/,
      /not_kept regime little_known: food for one/,
    ],
    ['lasagnes', 'annule la dernière modification', 'fr', null, null, /^not_kept wish undo: $/],
    [
      'gratin dauphinois',
      'remplace le lait',
      'fr',
      /25 g de beurre/,
      /ml de lait$/,
      /^changed replaced: lait, > lait d'avoine$/,
    ],
    ['pancakes', 'I have run out of milk', 'en', /g butter/, /ml milk/, /^changed replaced: milk, > oat milk$/],
    [
      'tiramisu',
      'no alcohol no coffee',
      'en',
      /coffee/,
      /rum/,
      /left_out: rum\nnot_kept without needed: strong coffee$/,
    ],
    ['lemon drizzle cake', 'in a loaf tin', 'en', null, null, /^kept_otherwise gear already: a loaf tin$/],
  ])('does what is wished, and says it', (prompt, wish, language, has, not, said) => {
    const after = improveRecipe(compose(prompt, language), wish, language)
    expect(accountOf(after)).toMatch(said)
    const text = textOf(after).replaceAll(/vegan butter|egg-free/gi, '')
    if (has) expect(textOf(after)).toMatch(has)
    if (not) expect(text).not.toMatch(not)
    expect(after.composition).not.toBe('')
  })

  test('keeps to what was left out before, also in what comes later', () => {
    const first = compose('chicken curry without garlic', 'en')
    const vegan = improveRecipe(improveRecipe(first, 'no mushrooms', 'en'), 'make it vegan', 'en')
    expect(textOf(vegan)).not.toMatch(/garlic|mushroom|chicken(?!peas)/i)
    const french = improveRecipe(vegan, 'in French', 'en')
    expect(textOf(improveRecipe(french, 'ajoute de la crème', 'fr'))).not.toMatch(/crème entière/)
  })

  test('keeps to what its cook must not eat by now', () => {
    const preferences = {
      diets: [],
      allergies: ['milk' as const],
      other_allergies: [],
      dislikes: [],
      wishes: '',
      units: 'metric' as const,
      serves: null,
    }
    const after = improveRecipe(compose('mushroom risotto', 'en'), 'for 6', 'en', preferences)
    expect(textOf(after)).not.toMatch(/(?<!vegan )butter|Parmesan/)
  })
})
