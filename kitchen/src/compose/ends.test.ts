import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { faultsOf } from '../../test/judge-recipe.ts'
import type { End } from '../cookbook/dish.ts'
import { dishById, dishes } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import { languageOf, readWish } from '../understand/read-wish.ts'
import { composeRecipe } from './compose-recipe.ts'
import { makePlan } from './make-plan.ts'
import { fillersOf } from './plan.ts'

const requestOf = (user_input: string) => {
  const language: KitchenLanguage = languageOf(user_input, 'en')
  return { user_input, language, preferences: null, serves: null, max_minutes: null }
}

const foods: Readonly<Record<End, (kind: string, id: string) => boolean>> = {
  meat: (kind) => ['poultry', 'roast', 'steak'].includes(kind),
  ham: (_, id) => id === 'ham',
  fish: (kind) => kind === 'oily-fish',
  rice: (kind) => kind === 'rice',
  grain: (kind) => /grain$/.test(kind),
  polenta: (kind) => kind === 'polenta',
  pasta: (kind) => kind === 'pasta',
  potatoes: (_, id) => id === 'potato',
  mash: (_, id) => id === 'potato',
  vegetables: (kind) => kind === 'firm-vegetable',
  bread: (kind) => kind === 'bread',
  bananas: (_, id) => id === 'banana',
  'egg-whites': (_, id) => id === 'egg',
  'egg-yolks': (_, id) => id === 'egg',
}

const uses = dishes.flatMap((dish) => (dish.uses ?? []).map((end) => [dish, end] as const))

testTable(uses)('a dish has a place for every end that it says it uses', ({ ways }, end) => {
  const usable = ingredients.filter(({ kind, id }) => foods[end](kind, id))
  const slots = ways.flatMap((way) => Object.values(way.slots))
  expect(slots.some((slot) => usable.some((food) => takes(slot, food)))).toBe(true)
})

const leftOver: Readonly<Record<KitchenLanguage, Partial<Record<End, readonly string[]>>>> = {
  en: {
    meat: ['leftover chicken', 'leftover roast beef'],
    fish: ['leftover salmon'],
    rice: ['leftover rice'],
    grain: ['leftover couscous'],
    polenta: ['leftover polenta'],
    pasta: ['leftover pasta'],
    potatoes: ['leftover potatoes'],
    mash: ['leftover mash'],
    vegetables: ['leftover broccoli'],
  },
  fr: {
    meat: ['un reste de poulet', 'un reste de rosbif'],
    fish: ['un reste de saumon'],
    rice: ['un reste de riz'],
    grain: ['un reste de couscous'],
    polenta: ['un reste de polenta'],
    pasta: ['un reste de pâtes'],
    potatoes: ['un reste de pommes de terre'],
    mash: ['un reste de purée'],
    vegetables: ['un reste de brocoli'],
  },
}

const madeOfEnds = uses.flatMap(([{ names }, end]) =>
  kitchenLanguages.flatMap((language) =>
    (leftOver[language][end] ?? []).map(
      (left) => `${names[language][0]} ${language === 'en' ? 'with' : 'avec'} ${left}`,
    ),
  ),
)

testTable(madeOfEnds)('what a dish says it uses, it is made of as it comes: cooked', (prompt) => {
  const request = requestOf(prompt)
  const plan = makePlan(readWish(request), { start: 0, turn: 0, choose: () => 0, rank: () => 0 })
  expect(plan && fillersOf(plan).filter(({ left }) => left)).toHaveLength(1)
  expect(faultsOf(composeRecipe(request), request)).toEqual([])
})

testTable(uses.filter(([, end]) => end.startsWith('egg-')))('whites and yolks are used alone', ({ ways }, end) => {
  const part = end === 'egg-whites' ? /whites? only/ : /yolks? only/
  expect(ways.flatMap((way) => Object.values(way.slots)).some(({ prep }) => prep && part.test(prep.en))).toBe(true)
})

testTable([
  ['a quick supper with leftover rice and 2 eggs', /cooked and cold/, /\b(?:boil|simmer)\b|cook the rice/i],
  ['un truc rapide avec un reste de riz et 2 œufs', /cuit et froid/, /faites cuire le riz|frémissante/i],
])('what is cooked already is listed so, and not cooked from raw', (prompt, line, raw) => {
  const { ingredients, directions } = composeRecipe(requestOf(prompt))
  expect(ingredients.join('\n')).toMatch(line)
  expect(directions.join('\n')).not.toMatch(raw)
})

testTable([
  ['half a roast chicken and a bowl of cold rice', ['chicken', 'rice']],
  ['leftover Christmas ham, not another sandwich', ['ham']],
  ["yesterday's mash wants turning into something", ['mash']],
  ['du pain rassis, beaucoup', ['bread']],
  ['5 egg whites', ['egg-whites']],
  ["4 jaunes d'œufs à finir avant demain", ['egg-yolks']],
  ['3 very black bananas', ['bananas']],
  ['cooked pasta from last night', ['pasta']],
  ['reste de rosbif', ['meat']],
])('what is left goes into a dish that is good for it, and nothing of it is lost', (prompt) => {
  const wish = readWish(requestOf(prompt))
  const plan = makePlan(wish, { start: 0, turn: 0, choose: () => 0, rank: () => 0 })
  const ends = wish.asked.flatMap(({ end }) => end ?? [])
  expect(ends.length).toBeGreaterThan(0)
  expect(plan?.dish.uses).toEqual(expect.arrayContaining(ends))
  expect(accountOf(composeRecipe(requestOf(prompt)))).toBe('')
})

testTable([
  ['half a roast chicken and a bowl of cold rice', /heat it right through/],
  ['reste de rosbif', /réchauffez-les à cœur/],
])('what was cooked before is heated right through', (prompt, note) => {
  expect(composeRecipe(requestOf(prompt)).description).toMatch(note)
})

testTable([
  ["2 eggs, a courgette, and that's it", /^2 eggs/m],
  ['omelette with 2 eggs', /^2 eggs/m],
  ['chicken curry with 300 g chicken', /^300 g .*chicken/m],
  ['un risotto avec 100 g de riz', /^(?:[1-9]\d|100) g de riz/m],
  ['fried rice with about 300 g cold cooked rice and frozen peas', /^(?:2\d0|300) g .*rice/m],
  ['tartiflette avec du camembert entamé (150 g)', /^1[45]0 g de camembert/m],
  ['chili with 500 g beef mince, 3 peppers going soft', /^3 .*peppers/m],
])('no recipe takes more than there is of a food', (prompt, line) => {
  const recipe = composeRecipe(requestOf(prompt))
  expect(recipe.ingredients.join('\n')).toMatch(line)
  expect(accountOf(recipe)).not.toContain('at_hand')
})

test('little of what goes beside makes no smaller dish', () => {
  const { serves, ingredients } = composeRecipe(requestOf('chicken curry with 1 carrot'))
  expect([serves, ingredients.find((line) => line.includes('carrot'))]).toEqual([4, expect.stringMatching(/^1 carrot/)])
})

test('fish that is there with eggs and stale bread is in what is made of them', () => {
  for (const prompt of ['2 eggs, a tin of sardines and some stale bread', 'eggs, a tin of tuna, old bread'])
    expect(composeRecipe(requestOf(prompt)).ingredients.join(' ')).toMatch(/sardines|tuna/)
})

test('a leftover that the kitchen makes nothing of is named', () => {
  expect(accountOf(composeRecipe(requestOf('leftover pizza')))).toBe('not_kept food no_place: a pizza')
})

test('what is made for more people than there is enough for says so', () => {
  expect(accountOf(composeRecipe(requestOf('curry for 4 with 300 g chicken')))).toContain('not_kept at_hand too_little')
})

test('who has nothing else is told what to buy beside it', () => {
  const recipe = composeRecipe(requestOf('all I have is rice and an onion, make a curry'))
  expect(accountOf(recipe)).toMatch(/^not_kept at_hand too_little: .*chickpeas/m)
})

testTable([
  ['all I have is pasta, an onion and a tin of tomatoes', /tomatoes/],
  ["je n'ai que des pâtes, du beurre et un oignon", /beurre/],
])('who has nothing else and enough of it buys nothing', (prompt, food) => {
  const recipe = composeRecipe(requestOf(prompt))
  expect(accountOf(recipe)).not.toMatch(/at_hand/)
  expect(recipe.ingredients.join('\n')).toMatch(food)
})

test('a whole egg is no place for its white', () => {
  expect(dishById('omelette').uses).toBeUndefined()
  expect(accountOf(composeRecipe(requestOf('egg white omelette')))).toBe('not_kept food no_place: egg whites')
})
