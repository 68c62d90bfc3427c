import type { KitchenLanguage } from '@roux/contract/language'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readWish } from './read-wish.ts'

const wishFor = (user_input: string, language: KitchenLanguage) =>
  readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[sentence: string, language: KitchenLanguage]>([
  ["dinner for six, one of us doesn't touch pork", 'en'],
  ['a roast, nobody here eats pork', 'en'],
  ['my dad never goes near pork', 'en'],
  ["she won't have pork in the house", 'en'],
  ["we don't cook with pork", 'en'],
  ['none of them eats pork', 'en'],
  ["they won't be eating pork", 'en'],
  ['she refuses to eat pork', 'en'],
  ['he gave up pork in June', 'en'],
  ['my flatmate is off pork', 'en'],
  ['they have sworn off pork', 'en'],
  ["pork isn't for him", 'en'],
  ["can't get hold of pork", 'en'],
  ['dont care for pork', 'en'],
  ['ils ne consomment jamais de porc', 'fr'],
  ["elle n'approche pas du porc", 'fr'],
  ['personne ne mange de porc chez nous', 'fr'],
  ['aucun de nous ne touche le porc', 'fr'],
  ["le porc c'est pas pour eux", 'fr'],
  ['il fuit le porc', 'fr'],
  ['mon coloc ne touche jamais au porc, des nouilles', 'fr'],
  ['mes parents ne goûtent guère le porc', 'fr'],
  ['jmange pas de porc', 'fr'],
  ['jai pas de porc', 'fr'],
  ['ya pas de porc', 'fr'],
])('what somebody does not do with a food leaves it out, whatever the verb and whoever it is', (sentence, language) => {
  expect(wishFor(sentence, language).allows(ingredientById('pork-shoulder'))).toBe(false)
})

testTable<[sentence: string, language: KitchenLanguage]>([
  ["we don't mind pork", 'en'],
  ["he can't resist pork", 'en'],
  ["I can't get enough of pork", 'en'],
  ['he never says no to pork', 'en'],
  ["I've never cooked pork before", 'en'],
  ["don't overcook the pork", 'en'],
  ["please don't forget the pork", 'en'],
  ["don't know what to do with this pork", 'en'],
  ['on ne se lasse pas du porc', 'fr'],
  ['mon père ne résiste jamais au porc', 'fr'],
  ['je ne sais pas quoi faire de ce porc', 'fr'],
  ["mon père n'a jamais goûté de porc", 'fr'],
])('what is not done to a food that is wanted leaves it in', (sentence, language) => {
  expect(wishFor(sentence, language).allows(ingredientById('pork-shoulder'))).toBe(true)
})

testTable<[sentence: string, language: KitchenLanguage, refused: string]>([
  ['lentils, but not as a soup', 'en', 'soup'],
  ['chickpeas but not in a curry or a salad', 'en', 'curry salad'],
  ["something with lentils that isn't a soup", 'en', 'soup'],
  ['carrots any way but soup', 'en', 'soup'],
  ['des lentilles, mais pas en salade ni en soupe', 'fr', 'salad soup'],
  ["carottes autrement qu'en soupe", 'fr', 'soup'],
])('a form that is refused is no form that is wanted', (sentence, language, refused) => {
  const { dishes, avoidedDishes } = wishFor(sentence, language)
  expect(avoidedDishes).toEqual(expect.arrayContaining(refused.split(' ')))
  expect(dishes).toEqual([])
})

testTable<[sentence: string, language: KitchenLanguage]>([
  ['I aint got an oven, pasta', 'en'],
  ['dont own an oven, pasta', 'en'],
  ['cant use the oven, pasta', 'en'],
  ["can't be bothered to turn the oven on, pasta", 'en'],
  ['chui fauché, pas d four, des pâtes', 'fr'],
  ["c pas possible d'utiliser le four, des pâtes", 'fr'],
  ["je n'ai pas envie d'allumer le four, des pâtes", 'fr'],
  ['jai pas de four, des pâtes', 'fr'],
])('who has no oven, or will not heat it, has none, however it is typed', (sentence, language) => {
  expect(wishFor(sentence, language).hasOven).toBe(false)
})

testTable<[sentence: string, language: KitchenLanguage]>([
  ['a stew without garlic', 'en'],
  ['low fodmap couscous', 'en'],
  ['un couscous sans ail', 'fr'],
])('what is nearly always made with garlic goes with it', (sentence, language) => {
  expect(wishFor(sentence, language).allows(ingredientById('harissa'))).toBe(false)
})
