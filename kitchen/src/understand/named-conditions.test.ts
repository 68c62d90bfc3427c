import type { KitchenLanguage } from '@roux/contract/language'
import { leftToOthers } from '@roux/cooking/safety/left-to-others'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { readWish } from './read-wish.ts'

const request = (user_input: string, language: KitchenLanguage) => ({
  user_input,
  language,
  preferences: null,
  serves: null,
  max_minutes: null,
})

testTable<[sentence: string, language: KitchenLanguage, named: string]>([
  ['dinner for someone with an ulcer', 'en', 'ulcer'],
  ['my wife has endometriosis, salmon', 'en', 'endometriosis'],
  ['he has arthritis, what stew', 'en', 'arthritis'],
  ['wife has IBS, stew', 'en', 'IBS'],
  ['mon mari a la goutte, il adore la viande', 'fr', 'la cuisine contre la goutte'],
  ['ma mère a une hernie hiatale, une soupe', 'fr', 'hernie hiatale'],
  ["elle a de l'arthrose, un plat", 'fr', 'arthrose'],
  ["syndrome de l'intestin irritable, du poulet", 'fr', "syndrome de l'intestin irritable"],
])('an illness that is named and not known is said to be that', (sentence, language, named) => {
  const { regimes, unread } = readWish(request(sentence, language))
  expect(regimes.map((label) => label[language])).toEqual([named])
  expect(unread.words).toEqual([])
})

testTable<[sentence: string, language: KitchenLanguage]>([
  ['a chocolate marmite cake', 'en'],
  ['une marmite de petites frites', 'fr'],
  ['une dose de sauce rose, la suite après', 'fr'],
])('no other word is taken for an illness', (sentence, language) => {
  expect(readWish(request(sentence, language)).regimes).toEqual([])
})

testTable<[sentence: string]>([
  ['mum has just had her gallbladder out so nothing fatty, a gentle supper'],
  ['no gallbladder any more, low-fat dinner'],
  ['plus de vésicule, rien de gras, un dîner'],
])('who has no gallbladder and wants little fat is cooked for', (sentence) => {
  expect(leftToOthers(sentence)).toBeNull()
})

testTable<[sentence: string, language: KitchenLanguage, serves: number]>([
  ['in-laws coming on Sunday, a roast', 'en', 4],
  ['mes beaux-parents viennent dîner, un risotto', 'fr', 4],
])('who has guests eats with them', (sentence, language, serves) => {
  expect(readWish(request(sentence, language)).serves).toBe(serves)
})

testTable<[sentence: string, language: KitchenLanguage, not: RegExp]>([
  ['mes beaux-parents sont hindous, un plat de fête', 'fr', /pâques|noël|cloches|gigot/i],
  ['a feast of roast lamb for Christmas', 'en', /easter|bells ring/i],
  ['something filling for suhoor in Ramadan', 'en', /sunset|harira/i],
])('the text of one feast is not that of another', (sentence, language, not) => {
  const { title, description } = composeRecipe(request(sentence, language), 0)
  expect(`${title} ${description}`).not.toMatch(not)
})

testTable<[sentence: string, language: KitchenLanguage, label: string]>([
  ['I have gallstones, light dinner', 'en', 'cooking for the gallbladder'],
  ['husband has high uric acid, chicken dinner', 'en', 'cooking for gout'],
  ["trop d'acide urique, un plat de poulet", 'fr', 'la cuisine contre la goutte'],
  ['heartburn every night, pasta', 'en', 'cooking for acid reflux'],
])('one whose foods are known goes by what is known', (sentence, language, label) => {
  const told = composeRecipe(request(sentence, language)).findings.filter(({ params }) => params.what === 'regime')
  expect(told.flatMap(({ params }) => params.words ?? [])).toEqual([label])
})
