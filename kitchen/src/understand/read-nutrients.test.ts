import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
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
  ['vegetarian, nothing with more than 20g fat', ['fat at_most 20']],
  ['none over 500 kcal', ['energy at_most 500']],
  ['avoid anything above 500 kcal', ['energy at_most 500']],
  ['no meat and over 30 g of protein', ['protein at_least 30']],
  ['nothing with less than 30 g of protein', ['protein at_least 30']],
  ['sub 400 cal noodles', ['energy at_most 400']],
  ['roughly 2 MJ per person', ['energy about 478']],
  ['high calorie soft food, my mum is losing weight', ['energy at_least 1000']],
  ['my dad is losing weight, something calorific', ['energy at_least 1000']],
  ['chilli for 6, the lot should not go over 3,000 kcal', ['energy at_most 3000 in all']],
  ['whole tray of brownies 2000 kcal tops', ['energy at_most 2000 in all']],
  ['a dish the whole family likes under 500 kcal', ['energy at_most 500']],
  ['the whole cake under 300 kcal per person', ['energy at_most 300']],
  ['hi fibre stew', ['fibre at_least 12.5']],
  ['protien packed breakfast', ['protein at_least 25']],
  ['at least 25 g protien', ['protein at_least 25']],
  ['loads of carbs, 90g+', ['carbohydrate at_least 90']],
  ['high protein, 500 g of beef', ['protein at_least 25']],
  ['low fat, at most 500 g of beef', ['fat at_most 14']],
  ['soup that is not too salty', ['salt at_most 1.2']],
  ['a pudding without much sugar', ['sugars at_most 18']],
  ['not high in fat', ['fat at_most 14']],
  ["I can't eat nuts or over 20 g of fat", ['fat at_most 20']],
  ['not spicy under 500 kcal', ['energy at_most 500']],
  ['it should not go below 30 g protein', ['protein at_least 30']],
  ['keep each bowl from going above 45g of carbs', ['carbohydrate at_most 45']],
  ['nothing too calorific', []],
  ['protein no lower than 30 g', ['protein at_least 30']],
  ['carbs no higher than 30 g', ['carbohydrate at_most 30']],
  ['not too high in protein', []],
  ["you don't need it to be high in protein", []],
  ['none of that low fat stuff', []],
  ['why not a low carb dinner', ['carbohydrate at_most 26']],
  ['low fibre soup', ['fibre at_most 5']],
  ['a cake with less than 15g sugar a slice', []],
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
  ['rien qui dépasse 500 kcal', ['energy at_most 500']],
  ['un plat qui ne dépasse pas 500 kcal', ['energy at_most 500']],
  ['aucun plat au-dessus de 600 kcal', ['energy at_most 600']],
  ['pas de viande et plus de 30 g de protéines', ['protein at_least 30']],
  ['un plat très calorique', ['energy at_least 1000']],
  ['un truc pas calorique', ['energy at_most 400']],
  ['une lasagne, le tout à moins de 2500 kcal', ['energy at_most 2500 in all']],
  ['la plaque entière à 2 000 kcal maximum', ['energy at_most 2000 in all']],
  ['un repas de 2 MJ', ['energy about 478']],
  ['beaucoup de glucides, au moins 100 g, et peu de fibres', ['fibre at_most 5', 'carbohydrate at_least 100']],
  ['pauvre en acides gras saturés, 5g max', ['saturated_fat at_most 5']],
  ['un gratin pas trop gras', ['fat at_most 14']],
  ['rien de très calorique', []],
  ['pourquoi pas riche en fibres', []],
  ['un plat complet à 2500 kJ maxi', ['energy at_most 598']],
  ['les glucides ne doivent en aucun cas passer au-dessus de 40 g', ['carbohydrate at_most 40']],
  ['pas besoin que ce soit riche en protéines', []],
  ['un dessert avec un peu de sucre', []],
  ['sans dépasser les 450 calories', ['energy at_most 450']],
  ['un gâteau pas trop riche en sucre', ['sugars at_most 18']],
  ['un gâteau à moins de 15 g de sucres par tranche', []],
])('and in French', (sentence, wishes) => {
  expect(said(sentence, 'fr')).toEqual(wishes)
})

testTable<[sentence: string, serves: number | null]>([
  ['pas plus de 500 calories par personne', null],
  ['40 g of protein per person, for four', 4],
])('what each is to have is no number of people', (sentence, serves) => {
  expect(readServes(sentence)).toBe(serves)
})

testTable<[sentence: string, language: KitchenLanguage, excluded: string[]]>([
  ["I can't eat nuts or over 20 g of fat", 'en', ['nut']],
  ["I can't have more than 60 g of carbs, chicken please", 'en', []],
  ["don't want more than 500 calories, chicken curry", 'en', []],
  ['un poulet qui ne dépasse pas 500 kcal avec du riz', 'fr', []],
])('a number that is denied denies no food, and a food that is denied stays so', (sentence, language, excluded) => {
  expect(readDemands(sentence, language).excluded).toEqual(excluded)
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
