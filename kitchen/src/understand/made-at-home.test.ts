import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readWish } from './read-wish.ts'

const wishFor = (user_input: string, language: KitchenLanguage) =>
  readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[prompt: string, language: KitchenLanguage, dish: string, serves?: number]>([
  ['soft rolls for burgers', 'en', 'burger-buns'],
  ['burger buns for a party', 'en', 'burger-buns'],
  ['gluten free bread in the bread machine', 'en', 'gluten-free-loaf'],
  ['bread for a picnic', 'en', 'bread'],
  ['pain de mie maison', 'fr', 'sandwich-loaf'],
  ['un pain de mie tout simple', 'fr', 'sandwich-loaf'],
  ['un pain', 'fr', 'bread'],
  ['un pain perdu', 'fr', 'french-toast'],
  ['pain rassis, un pain perdu ?', 'fr', 'french-toast'],
  ['une brioche perdue', 'fr', 'french-toast'],
  ['quince jelly', 'en', 'fruit-jelly'],
  ['crab apple jelly', 'en', 'fruit-jelly'],
  ['plum jam, low sugar, 6 jars', 'en', 'jam', 18],
  ['jam with the rhubarb from the garden', 'en', 'jam'],
  ['blackberry and apple jam for the whole year', 'en', 'jam'],
  ['fig preserve', 'en', 'jam'],
  ['onion marmalade', 'en', 'onion-marmalade'],
  ['confiture de figues peu sucrée, 4 pots', 'fr', 'jam', 12],
  ['confiture de mirabelles pour Noël', 'fr', 'jam'],
  ["confiture d'abricots avec 2 kg de fruits", 'fr', 'jam'],
  ['gooseberry jam with 900 g fruit', 'en', 'jam'],
  ['gelée de coings', 'fr', 'fruit-jelly'],
  ['gelée de groseilles, 6 pots', 'fr', 'fruit-jelly', 18],
  ['pain sans gluten à la machine à pain', 'fr', 'gluten-free-loaf'],
  ['petits pains moelleux pour hamburgers', 'fr', 'burger-buns'],
  ["confit d'oignons pour le foie gras", 'fr', 'onion-marmalade'],
])('what heads a wish is made, whatever it is for, of and in', (prompt, language, dish, serves) => {
  const wish = wishFor(prompt, language)
  expect(wish.dishes).toEqual([dish])
  if (serves) expect(wish.serves).toBe(serves)
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['what can I do with plum jam', 'en'],
  ['toast with jam', 'en'],
  ['cheese and pesto', 'en'],
  ['bread and butter', 'en'],
  ['leftover burger buns', 'en'],
  ['il me reste de la confiture de fraises', 'fr'],
  ['un goûter avec de la confiture', 'fr'],
  ['du pain rassis', 'fr'],
  ['il me reste du pain de mie', 'fr'],
])('what is there, or eaten with something, is not made', (prompt, language) => {
  expect(wishFor(prompt, language).dishes).toEqual([])
})

testTable<[prompt: string, language: KitchenLanguage]>([
  ['kids want to bake something this afternoon', 'en'],
  ['something to bake with my son', 'en'],
  ['faire de la pâtisserie avec les enfants', 'fr'],
  ['pâtisser avec ma fille', 'fr'],
])('who wants to bake with children wants no gratin', (prompt, language) => {
  const { dishes, occasions } = wishFor(prompt, language)
  expect(dishes).toEqual([])
  expect(occasions).toEqual(expect.arrayContaining(['tea', 'children']))
})
