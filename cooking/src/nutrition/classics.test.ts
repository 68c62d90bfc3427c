import type { CheckedLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { classics } from '../../test/nutrition/classics.ts'
import { nutritionOf } from './nutrition-of.ts'

/** By hand the same food may be weighed, or chosen, a little otherwise. */
const mostApart = 0.12

function readClassic(block: string) {
  const [head = '', ...rows] = block.trim().split('\n')
  const [title = '', tongue = '', portions = '', sums = ''] = head.split(' ; ')
  const [kcal = Number.NaN, protein = Number.NaN, fat = Number.NaN] = sums.split(' ').map(Number)
  const language: CheckedLanguage = tongue === 'fr' ? 'fr' : 'en'
  const lines = rows.map((row) => row.split(' => ')[0] ?? '')
  return { title, language, serves: Number(portions), byHand: { kcal, protein, fat }, lines }
}

const recipes = classics
  .split('## ')
  .filter((block) => block.trim() !== '')
  .map(readClassic)

function reckon({ language, serves }: Pick<ReturnType<typeof readClassic>, 'language' | 'serves'>, lines: string[]) {
  return nutritionOf({ language, serves, ingredients: lines.map((content, index) => ({ id: `${index}`, content })) })
}

test('there are ten recipes in each language', () => {
  for (const one of ['en', 'fr']) expect(recipes.filter(({ language }) => language === one)).toHaveLength(10)
})

describe.each(recipes)('$title', (recipe) => {
  test('holds what it holds by hand', () => {
    const { total } = reckon(recipe, recipe.lines)
    const { byHand } = recipe
    const apart = [
      (total?.kcal ?? 0) / byHand.kcal,
      (total?.protein_g ?? 0) / byHand.protein,
      (total?.fat_g ?? 0) / byHand.fat,
    ]
    for (const share of apart) expect(Math.abs(share - 1)).toBeLessThanOrEqual(mostApart)
  })

  test('shows no total where its main food is one that nobody knows', () => {
    const [first = '', ...rest] = recipe.lines
    const amount = /^[\d.,½]+(?: ?(?:k?g|ml|cl|cups?))?/.exec(first)?.[0] ?? ''
    const { total, per_serving, lines } = reckon(recipe, [`${amount} unobtainium`, ...rest])
    expect([total, per_serving]).toEqual([null, null])
    expect(lines[0]).toMatchObject({ why: 'no_food' })
  })
})
