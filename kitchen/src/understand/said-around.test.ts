import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readWish } from './read-wish.ts'
import type { Wish } from './wish.ts'

function wishOf(language: KitchenLanguage, user_input: string): Wish {
  return readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
}

testTable<[KitchenLanguage, string, Partial<Wish>]>([
  ['en', 'lunch for eight friends in three quarters of an hour', { serves: 8, maxMinutes: 45 }],
  ['en', 'dinner for 6 in 2 hours', { serves: 6, maxMinutes: 120 }],
  ['fr', "un plat en trois petits quarts d'heure", { maxMinutes: 45 }],
  ['fr', 'trois quarts d heure pour cuisiner des lentilles', { maxMinutes: 45 }],
  ['fr', 'jai que du riz et deux carottes', { hasNothingElse: true }],
  ['fr', 'il me reste que des oeufs et du pain', { hasNothingElse: true }],
  ['fr', 'y a que des lentilles et un oignon', { hasNothingElse: true }],
  ['en', 'nothing in the house but rice and carrots', { hasNothingElse: true }],
  ['fr', 'rien de trop lourd, avec du saumon', { hasNothingElse: false }],
  ['fr', 'une casserole et du riz, des carottes', { dishes: [], occasions: ['one-pot'] }],
  ['en', 'lentils, hardly any washing up', { occasions: ['one-pot'] }],
  ['fr', 'du poulet, peu de vaisselle', { occasions: ['one-pot'] }],
  ['en', 'leeks on a gloomy sunday', { occasions: ['cosy'], tastes: [] }],
  ['fr', 'des poireaux par une soirée pluvieuse', { occasions: ['cosy'], tastes: [] }],
  ['en', 'tomatoes on a sweltering afternoon', { occasions: ['summer'] }],
  ['en', 'penniless this week, lentils', { occasions: ['cheap'] }],
  ['fr', 'plus un sou, des lentilles', { occasions: ['cheap'] }],
  ['fr', 'un bento avec du riz', { occasions: ['packed'] }],
  ['en', 'headache and a temperature, nothing heavy', { occasions: ['light', 'ill'] }],
  ['fr', "j'ai mal à la gorge, quelque chose de chaud", { occasions: ['ill'] }],
  ['en', 'hummus for the book club', { serves: 8 }],
  ['en', 'tea in 25, some cod', { maxMinutes: 25 }],
  ['en', 'soup for my sore throat', { occasions: ['ill'], harmful: [] }],
  ['fr', 'une soupe pour le mal de gorge', { occasions: ['ill'], harmful: [] }],
  ['en', 'a rotten cold and some noodles', { occasions: ['ill'], tastes: [] }],
  ['en', 'mince, hardly any money', { occasions: ['cheap'] }],
  ['fr', 'du chou, plus beaucoup de sous', { occasions: ['cheap'] }],
  ['fr', 'un froid de loup, des lentilles', { occasions: ['cosy'], tastes: [] }],
  ['en', 'the fridge is nearly empty: an egg and a leek', { hasNothingElse: true }],
  ['fr', 'le frigo est presque vide, un poireau', { hasNothingElse: true }],
  ['en', "I've only a wok, prawns", { hasOven: false }],
  ['fr', "je n'ai qu'une poêle, des oeufs", { hasOven: false }],
  ['en', 'no oven or hob, tuna', { hasOven: false, hasHob: false }],
  ['fr', 'plus de gaz, du thon', { hasHob: false }],
  ['en', 'starter, main and dessert with duck', { course: 'main', otherCourses: ['starter', 'dessert'] }],
])('a limit is heard in everyday words too', (language, sentence, wanted) => {
  expect(wishOf(language, sentence)).toMatchObject(wanted)
})

testTable<[KitchenLanguage, string]>([
  ['en', 'the baguette went hard like a plank and I have eggs'],
  ['fr', 'mon pain est devenu sec comme du bois, des oeufs et du lait'],
  ['en', 'the bananas have gone all spotty'],
  ['en', 'leftover rice, no dressing, a wedge of cheddar'],
  ['fr', 'un restant de riz, une louche de crème et un morceau de comté'],
  ['en', 'soup without chicken bits'],
  ['en', 'lentils, nothing too depressing'],
  ['fr', 'des carottes, rien de trop compliqué'],
  ['en', 'tofu in my student halls til friday'],
  ['fr', 'regime sans sel, du poisson'],
  ['fr', 'des navets avec leurs fanes'],
  ['en', 'rock hard baguette and some limp celery'],
  ['fr', 'des carottes un peu flétries'],
])('what is said of a food, a day or a place is no wish that nobody understood', (language, sentence) => {
  expect(wishOf(language, sentence).unread).toEqual({ words: [], foods: [], avoided: [] })
})

testTable<[KitchenLanguage, string, readonly string[]]>([
  ['en', 'two cans of tomatoes and lentils', ['chopped-tomatoes', 'family lentil']],
  ['fr', 'une boîte de tomates, un oignon', ['chopped-tomatoes', 'onion']],
  ['en', 'ripe tomatoes and an onion', ['tomato', 'onion']],
  ['en', 'rice and beans', ['family rice', 'family bean']],
  ['en', 'grilled not fried halloumi', ['halloumi']],
  ['en', 'nothing boiled and no cheese, broccoli', ['broccoli']],
  ['fr', 'des betteraves et leurs fanes', ['spinach', 'beetroot']],
  ['fr', 'une vinaigrette au miel pour des endives', ['honey']],
  ['en', 'a tarragon sauce for asparagus', ['tarragon']],
])('foods are what they come as, and what a sauce is for is not in it', (language, sentence, foods) => {
  const { asked } = wishOf(language, sentence)
  expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining([...foods]))
  expect(asked.map(({ id }) => id)).toHaveLength(foods.length)
})

testTable<[KitchenLanguage, string, readonly string[]]>([
  ['en', 'eggs but nothing fried', ['omelette', 'crisp-fry', 'stir-fry']],
  ['fr', 'des légumes, rien de frit', ['crisp-fry', 'courgette-fritters']],
  ['en', 'not grilled, some fish', ['grill']],
  ['en', 'eggs for my lunchbox', ['omelette', 'oeufs-cocotte', 'eggs-benedict']],
  ['fr', 'des oeufs pour ma gamelle', ['omelette', 'oeufs-cocotte', 'eggs-benedict']],
  ['en', 'fish for my 15 month old', ['caesar-salad', 'burger', 'wrap']],
])(
  'a way to cook that is refused, and what does not suit the box or the child, is not made',
  (language, sentence, ids) => {
    expect(wishOf(language, sentence).avoidedDishes).toEqual(expect.arrayContaining([...ids]))
  },
)

testTable<[KitchenLanguage, string, string]>([
  ['en', 'lasagne night but something else please', 'lasagne'],
  ['en', 'pizza evening, but we would like something different', 'pizza'],
  ['en', 'mince that makes a change from cottage pie', 'cottage-pie'],
  ['fr', 'soirée raclette mais on voudrait autre chose, au fromage', 'raclette-supper'],
  ['fr', 'de la viande hachée, ça change du hachis parmentier', 'hachis-parmentier'],
  ['fr', 'pour changer de la ratatouille', 'ratatouille'],
])('a dish that is named to have another one is not made', (language, sentence, id) => {
  const { dishes, avoidedDishes } = wishOf(language, sentence)
  expect(dishes).not.toContain(id)
  expect(avoidedDishes).toContain(id)
})

testTable<[KitchenLanguage, string]>([
  ['en', 'roast pork, just the side'],
  ['en', 'only a side dish for a beef stew'],
  ['fr', "avec quoi servir un rôti de porc ? juste l'accompagnement"],
  ['fr', 'avec quoi manger une blanquette de veau ?'],
  ['fr', "du saumon, seulement l'accompagnement"],
])('what a side is wanted for is not made', (language, sentence) => {
  expect(wishOf(language, sentence)).toMatchObject({ dishes: [], asked: [], course: 'side' })
})

testTable<[KitchenLanguage, string, boolean, boolean]>([
  ['en', 'i only have a kettle', false, false],
  ['en', 'couscous, kettle only', false, false],
  ['fr', "j'ai juste une bouilloire", false, false],
  ['fr', "je n'ai que une bouilloire", false, false],
  ['en', 'just one hob and a pan', false, true],
  ['fr', "j'ai que une plaque et une casserole", false, true],
  ['en', 'i have a kettle and an oven', true, true],
])('who has only one thing to cook with has nothing else', (language, sentence, hasOven, hasHob) => {
  expect(wishOf(language, sentence)).toMatchObject({ hasOven, hasHob })
})

testTable<[KitchenLanguage, string]>([
  ['fr', 'des bananes toutes noires'],
  ['fr', 'deux bananes complètement noires'],
  ['en', 'bananas that are all black'],
])('a banana that went black is overripe, however much so', (language, sentence) => {
  expect(wishOf(language, sentence).asked).toMatchObject([{ id: 'banana', end: 'bananas' }])
})
