import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../cooking/test/test-table.ts'
import { readDemands } from './read-demands.ts'
import { findNutrients, withoutNutrients } from './read-nutrients.ts'
import { readServes } from './read-serves.ts'
import { readWish } from './read-wish.ts'

const said = (sentence: string, language: KitchenLanguage) =>
  readDemands(sentence, language).nutrients.map(({ nutrient, bound, amount, per }) =>
    [nutrient, bound, amount, ...(per === 'recipe' ? ['in all'] : [])].join(' '),
  )

testTable<[sentence: string, wishes: string[]]>([
  ['40 g protein per serving', ['protein at_least 40']],
  ['chicken under 400 kcal', ['energy at_most 400']],
  ['a 400-calorie lunch for 2', ['energy about 400']],
  ['at least 30 grams of protein and under 600 calories', ['energy at_most 600', 'protein at_least 30']],
  ['protein: 40g, carbs: 20g', ['protein at_least 40', 'carbohydrate about 20']],
  ['between 400 and 500 kcal each', ['energy at_least 400', 'energy at_most 500']],
  ['max 20g net carbs, 35g+ protein', ['carbohydrate at_most 20', 'protein at_least 35']],
  ['a soup with less than 600 mg of sodium', ['salt at_most 1.5']],
  ['forty grams of protein or more', ['protein at_least 40']],
  ['a stew of 2,400 kcal in total', ['energy about 2400 in all']],
  ['calories < 500', ['energy at_most 500']],
  ['no more than 1 g of salt each', ['salt at_most 1']],
  ["I can't have more than 60 g of carbs per meal", ['carbohydrate at_most 60']],
  ['five hundred calories, vegan', ['energy about 500']],
  ['calories: 450, protein: 30', ['protein at_least 30', 'energy about 450']],
  ['about 1700 kJ', ['energy about 406']],
  ['30+ grams protein, 15g fat', ['protein at_least 30', 'fat at_most 15']],
  ['fish with fewer than 10 net carbs', ['carbohydrate at_most 10']],
  ['30 grams of protein and no more than 550 calories', ['energy at_most 550', 'protein at_least 30']],
  ['a stew low in salt, my doctor said low salt', ['salt at_most 1.2']],
  ['a burger with more protein and fewer carbs', ['protein at_least 25', 'carbohydrate at_most 26']],
  ['a high-protein lunch', ['protein at_least 25']],
  ['low carb dinner, high in fiber', ['carbohydrate at_most 26', 'fibre at_least 12.5']],
  ['high protein, at least 45 g of protein', ['protein at_least 45']],
  ['a low-fat chocolate cake', ['fat at_most 14']],
  ['1500 calories a day', []],
  ['a sauce with less than 5 g fat per 100 g', []],
  ['bread with 10 g salt', []],
  ['200 g sugar and 3 eggs', []],
  ['pasta with low-fat cream', []],
  ['500 g of beef and 2 fat onions', []],
])('what a sentence says of nutrients is read, in English', (sentence, wishes) => {
  expect(said(sentence, 'en')).toEqual(wishes)
})

testTable<[sentence: string, wishes: string[]]>([
  ['un plat avec moins de 10 g de sucres', ['sugars at_most 10']],
  ['une salade, pas plus de 500 calories par personne', ['energy at_most 500']],
  ['dîner à 500 kcal maximum', ['energy at_most 500']],
  ['vingt-cinq grammes de protéines au moins', ['protein at_least 25']],
  ['40 g de protéines et moins de 15 g de lipides par portion', ['protein at_least 40', 'fat at_most 15']],
  ['un repas riche en fibres', ['fibre at_least 12.5']],
  ['un plat pauvre en sel et hyperprotéiné', ['salt at_most 1.2', 'protein at_least 25']],
  ['protéines > 30 g', ['protein at_least 30']],
  ['un plat avec max. 500 kcal', ['energy at_most 500']],
  ['je ne peux pas avoir plus de 10 g de sucres', ['sugars at_most 10']],
  ['un gâteau allégé en sucre', ['sugars at_most 18']],
  ['une sauce avec de la crème allégée en matières grasses', []],
  ['deux cent cinquante kcal par personne', ['energy about 250']],
  ['50 g de glucides par personne, pas plus', ['carbohydrate at_most 50']],
  ['beaucoup de protéines, peu de gras', ['protein at_least 25', 'fat at_most 14']],
  ['un dessert peu sucré', ['sugars at_most 18']],
  ['50 g de graisse de canard et 4 pommes de terre', []],
  ['un gratin de 2 000 kcal en tout', ['energy about 2000 in all']],
  ['1500 kcal par jour', []],
  ['une brioche avec 100 g de sucre', []],
])('and in French', (sentence, wishes) => {
  expect(said(sentence, 'fr')).toEqual(wishes)
})

testTable<[sentence: string, serves: number | null]>([
  ['pas plus de 500 calories par personne', null],
  ['40 g of protein per person, for four', 4],
])('what each is to have is no number of people', (sentence, serves) => {
  expect(readServes(sentence)).toBe(serves)
})

test('what is said of nutrients names no food, and is one meaning of the sentence', () => {
  const sentence = 'chicken with less than 10 g of sugar for 2'
  expect(withoutNutrients(sentence)).toHaveLength(sentence.length)
  expect(withoutNutrients(sentence)).not.toContain('sugar')
  const wish = readWish({ user_input: sentence, language: 'en', preferences: null, serves: null, max_minutes: null })
  expect(wish.asked.map(({ name }) => name.en)).toEqual(['chicken'])
  expect(wish.meanings.map(({ kind, words }) => `${kind}: ${words}`)).toContain('nutrient: less than 10 g of sugar')
})

test('hostile numbers are read in no time', () => {
  const long = `${'1 '.repeat(150)}${'less than '.repeat(20)}`
  const start = Date.now()
  expect(findNutrients(long)).toEqual([])
  expect(Date.now() - start).toBeLessThan(200)
})
