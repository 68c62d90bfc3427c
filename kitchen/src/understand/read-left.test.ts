import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { languageOf, readWish } from './read-wish.ts'

function wishOf(user_input: string) {
  const language: KitchenLanguage = languageOf(user_input, 'en')
  return readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
}

testTable([
  ['leftover roast beef', 'meat'],
  ['rest of the roast chicken', 'meat'],
  ['half a roast chicken and a lettuce', 'meat'],
  ["yesterday's turkey", 'meat'],
  ['un reste de gigot avec des carottes', 'meat'],
  ['du poulet rôti de dimanche avec des carottes', 'meat'],
  ['leftover Christmas ham', 'ham'],
  ['a bowl of cold rice', 'rice'],
  ['du riz déjà cuit pour ce soir', 'rice'],
  ['cooked pasta from last night', 'pasta'],
  ['cold boiled potatoes', 'potatoes'],
  ["last night's mash", 'mash'],
  ['des restes de purée pour le dîner', 'mash'],
  ['du pain rassis pour quatre', 'bread'],
  ['the heel of a sourdough', 'bread'],
  ['bread going stale', 'bread'],
  ['egg whites', 'egg-whites'],
  ["les jaunes d'œufs de la crème", 'egg-yolks'],
  ['three very black bananas', 'bananas'],
  ['deux bananes trop mûres et du chocolat', 'bananas'],
])('what is left, or past its best, is told from what is bought, and is no dish to make', (prompt, end) => {
  const { asked, dishes } = wishOf(prompt)
  expect([asked[0]?.end, dishes]).toEqual([end, []])
})

testTable([
  ['roast chicken'],
  ['slow cooked beef'],
  ['il me reste 500 g de butternut'],
  ['brown rice and black beans'],
  ['2 eggs left'],
  ['bananas'],
  ['un pain cuit en cocotte'],
  ['cooked ham and eggs'],
])('what is fresh, or is to be cooked, is no end', (prompt) => {
  expect(wishOf(prompt).asked.flatMap(({ end }) => end ?? [])).toEqual([])
})

testTable([
  ['2 eggs', [2, 'piece']],
  ['trois œufs pour dîner', [3, 'piece']],
  ['deux cent cinquante grammes de riz', [250, 'g']],
  ['two hundred and fifty grams of rice', [250, 'g']],
  ['cent grammes de lardons', [100, 'g']],
  ['egg whites left, 5 of them', [5, 'piece']],
  ['300g chicken thighs', [300, 'g']],
  ['1 kg de cerises pour un dessert', [1000, 'g']],
  ['20 cl de crème et un poireau', [200, 'ml']],
  ['half a baguette', [0.5, 'piece']],
  ['eggs', undefined],
  ['eggs for 2 people', undefined],
])('how much there is of a food is read', (prompt, atMost) => {
  expect(wishOf(prompt).asked[0]?.atMost).toEqual(atMost)
})

testTable([
  ["2 eggs, a courgette, and that's it", true],
  ['all I have is pasta and an onion', true],
  ["des tomates, du riz. c'est tout", true],
  ["j'ai que des pâtes", true],
  ['nothing but eggs and rice', true],
  ['only an onion, two potatoes and 3 eggs', true],
  ['just me tonight: mushroom risotto', false],
  ['seulement des œufs et du riz', true],
  ['just something quick with chicken', false],
  ['juste un truc simple avec du poulet', false],
  ['I only have 20 minutes, pasta', false],
  ["je n'ai qu'un four, du poulet", false],
  ['eggs and a courgette', false],
])('who has nothing else says so', (prompt, hasNothingElse) => {
  expect(wishOf(prompt).hasNothingElse).toBe(hasNothingElse)
})

testTable([
  ['egg whites after making custard'],
  ['I made a carbonara and have 3 egg whites'],
  ["4 blancs d'œufs après une crème anglaise"],
])('the dish that the other part went into is not made again', (prompt) => {
  expect(wishOf(prompt).dishes).toEqual([])
})

testTable([
  ['is there a way of making yorkshire puddings', 'yorkshire-pudding'],
  ['pancakes from scratch', 'pancakes'],
])('how a dish is made is no word of one that was made', (prompt, dish) => {
  expect(wishOf(prompt).dishes).toEqual([dish])
})
