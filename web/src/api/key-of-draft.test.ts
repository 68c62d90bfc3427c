import type { BroughtDraft } from '@roux/contract/bringing-in'
import { expect, test } from 'vitest'
import { keyOfDraft, recipeOfKey } from './key-of-draft.ts'

/** In a language that Roux does not speak. */
function draft(): BroughtDraft {
  return {
    ...{ title: 'Soppa', description: '', preparation_time: 5, cook_time: 20, serves: 2, notes: '', tags: [] },
    ...{ ingredients: [{ content: '1 purjolök' }], directions: [{ content: 'Koka.' }] },
    ...{ language: 'sv', source: { url: null, author: null, site: null }, image: null, from: {}, same_as: null },
  }
}

test('what is sent again with its key is the same recipe, also where the page has another language by then', () => {
  const soup = draft()
  const [key, recipe] = [keyOfDraft(soup), recipeOfKey(soup, 'en')]
  expect(recipe.language).toBe('en')
  expect(keyOfDraft(soup)).toBe(key)
  expect(JSON.stringify(recipeOfKey(soup, 'fr'))).toBe(JSON.stringify(recipe))
})

test('another draft has a key of its own, and the language of the page by then', () => {
  const [one, other] = [draft(), draft()]
  recipeOfKey(one, 'en')
  expect(keyOfDraft(other)).not.toBe(keyOfDraft(one))
  expect(recipeOfKey(other, 'fr').language).toBe('fr')
})
