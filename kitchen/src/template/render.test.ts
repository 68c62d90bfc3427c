import type { Amount } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { agree } from '@roux/cooking/wording/french'
import { expect, test } from 'vitest'
import type { Text } from '../cookbook/dish.ts'
import type { Portion } from './portions.ts'
import { render, type Scene } from './render.ts'

const portion = (id: string): Portion => {
  const amount: Amount = [100, 'g']
  return { ingredient: ingredientById(id), amount, asked: false, slot: {} }
}

function scene(language: 'en' | 'fr', filled: Readonly<Record<string, string>>): Scene {
  const portions = new Map(Object.entries(filled).map(([slot, id]) => [slot, [portion(id)]]))
  return { language, portions, words: {}, choose: () => 0 }
}

const both = (text: string): Text => ({ en: text, fr: text })

test('names side by side are one list, whatever of them is left', () => {
  const step = both('Mix {flour}[, {yeast}][ and {salt}] and knead.')
  expect(render(step, scene('en', { flour: 'bread-flour', yeast: 'yeast', salt: 'salt' }))).toBe(
    'Mix the flour, yeast and salt and knead.',
  )
  expect(render(step, scene('en', { flour: 'bread-flour', yeast: 'yeast' }))).toBe('Mix the flour and yeast and knead.')
})

test('a list without its last word gets the one that is missing', () => {
  const step = both('Mélangez {flour}[, {yeast}][, {salt}] avec soin.')
  expect(render(step, scene('fr', { flour: 'bread-flour', salt: 'salt' }))).toBe(
    'Mélangez la farine et le sel avec soin.',
  )
})

test('what stands beside a part of something is not divided with it', () => {
  const step = both('Toss with half of {oil} and {salt}.')
  expect(render(step, scene('en', { oil: 'olive-oil', salt: 'salt' }))).toBe(
    'Toss with half of the olive oil and the salt.',
  )
})

test('a list that goes on with other words keeps its commas', () => {
  const step = both('Add {oil}, {salt} and a pinch of patience.')
  expect(render(step, scene('en', { oil: 'olive-oil', salt: 'salt' }))).toBe(
    'Add the olive oil, the salt and a pinch of patience.',
  )
})

test('adjectives agree in French, those too that change more than their ending', () => {
  const pears = { gender: 'f', plural: true } as const
  expect(agree('haché·, entier·, épais·', pears)).toBe('hachées, entières, épaisses')
  expect(agree('mou·', { gender: 'f', plural: false })).toBe('molle')
  expect(agree('épais·', { gender: 'm', plural: true })).toBe('épais')
})
