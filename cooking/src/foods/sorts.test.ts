import { checkedLanguages } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { ingredientById, ingredients } from './lexicon.ts'
import { asSort, sortCalled, sortsOf } from './sorts.ts'

const sorted = ingredients.filter(({ id }) => sortsOf(id).length > 0)

test('every sort is of a food that the kitchen cooks with, under an id of its own there', () => {
  expect(sorted.length).toBeGreaterThan(50)
  for (const { id } of sorted) {
    const ids = sortsOf(id).map((sort) => sort.id)
    expect(new Set(ids).size, id).toBe(ids.length)
  }
})

testTable(checkedLanguages)('a food is known by the names of its sorts, and each means that sort', (language) => {
  for (const food of sorted) {
    for (const { id, names, nouns } of sortsOf(food.id)) {
      const { one, many } = nouns[language]
      expect(one ?? many, id).toBeTruthy()
      const known = [food[language].one, food[language].many, ...(food[language].also ?? [])]
      expect(known.map((name) => name?.toLowerCase())).toEqual(
        expect.arrayContaining(names[language].map((name) => name.toLowerCase())),
      )
      expect(names[language].map((name) => sortCalled(food.id, name, language) !== undefined)).not.toContain(false)
    }
  }
})

test('a sort is written by its own name, and is the food to every rule', () => {
  const gruyere = ingredientById('gruyere')
  const comte = asSort(gruyere, 'comte')
  expect([comte.en.one, comte.fr.one, comte.id]).toEqual(['Comté', 'comté', 'gruyere'])
  expect(asSort(gruyere, undefined)).toBe(gruyere)
  expect(asSort(gruyere, 'roquefort')).toBe(gruyere)
})
