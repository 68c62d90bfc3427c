import type { KitchenLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readChange } from './read-change.ts'

const recipe = { serves: 4, ingredients: ['1 zorb', '200 g rice'] }
const read = (sentence: string, language: KitchenLanguage) => readChange(sentence, recipe, language)

describe('a change says of names', () => {
  testTable<[sentence: string, language: KitchenLanguage, from: string, to: string]>([
    ['tofu rather than chicken', 'en', 'chicken', 'tofu'],
    ['sweet potato on top instead of potato', 'en', 'potato', 'sweet potato'],
    ["we haven't got any butter so use oil", 'en', 'butter', 'oil'],
    ['no rice, noodles will do', 'en', 'rice', 'noodles'],
    ['replace the zorb with tofu', 'en', 'zorb', 'tofu'],
    ['cerises introuvables, j’ai des abricots', 'fr', 'cerises', 'abricots'],
    ['remplasse le lait par du lait de soja', 'fr', 'lait', 'lait de soja'],
    ['patates plutôt que carottes', 'fr', 'patates', 'carottes'],
  ])('what takes the place of what', (sentence, language, one, other) => {
    const [from, to] = language === 'fr' && sentence.includes('que') ? [other, one] : [one, other]
    const { swaps } = read(sentence, language)
    expect(swaps.map((swap) => [swap.from.words, swap.to.words])).toEqual([[from, to]])
  })

  testTable<[sentence: string, language: KitchenLanguage, food: string, factor: number]>([
    ['not that much butter my god', 'en', 'butter', 0.5],
    ['too heavy on the garlic', 'en', 'garlic', 0.5],
    ['heavy on the garlic', 'en', 'garlic', 1.5],
    ['cut back a bit on the cheese', 'en', 'cheese', 0.5],
    ['triple the zorb', 'en', 'zorb', 3],
    ["l'oignon, beaucoup moins", 'fr', 'oignon', 0.5],
    ['mollo sur le beurre', 'fr', 'beurre', 0.5],
    ['moins acide', 'fr', 'acide', 0.5],
  ])('how much more or less of it is wanted', (sentence, language, food, factor) => {
    expect(read(sentence, language).amounts.map((one) => [one.food.words, one.factor])).toEqual([[food, factor]])
  })

  testTable<[sentence: string, language: KitchenLanguage, food: string]>([
    ['hold the mayo', 'en', 'mayo'],
    ['my trousers say no to the cream', 'en', 'cream'],
    ['nobody here eats pork', 'en', 'pork'],
    ['get rid of the zorb', 'en', 'zorb'],
    ['vire les raisins', 'fr', 'raisins'],
    ['les poivrons, non merci', 'fr', 'poivrons'],
  ])('what goes, and wants none of it', (sentence, language, food) => {
    const { without, added } = read(sentence, language)
    expect(without.map(({ words }) => words)).toEqual([food])
    expect(added).toEqual([])
  })

  testTable<[sentence: string, language: KitchenLanguage, id: string | null]>([
    ['turkey mince please', 'en', 'turkey-mince'],
    ['à l’huile d’olive plutôt', 'fr', 'olive-oil'],
    ['du chou ? non, plutôt des poireaux', 'fr', 'leek'],
    ['my dog would love some chicken', 'en', null],
    ['is chicken safe?', 'en', null],
  ])('what is wanted, and not what is only spoken of', (sentence, language, id) => {
    const foods = read(sentence, language).added.map(({ options }) => options[0]?.id)
    if (id === null) expect(foods).toEqual([])
    else expect(foods).toContain(id)
  })
})

test('what nobody here knows is named, unless it goes with something that is understood', () => {
  expect(read('raise it by 100 metres', 'en').unread.words).not.toEqual([])
  expect(read('payday is ages away', 'en').unread.words).toEqual([])
})
