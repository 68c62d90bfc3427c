import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'
import { minutesTold } from './timely.ts'

testTable<[description: string, minutes: number | null]>([
  ['Twenty minutes, one pan, and supper is ready.', 20],
  ["Un quart d'heure, une casserole, et la soirée froide est réglée.", 15],
  ['Twenty minutes of stirring: the reward is a plate that ripples.', null],
  ['Give it its twenty minutes.', null],
  ['Dix minutes de travail, puis le four se charge du dîner.', null],
])('what a description says that all of it takes is told from a part of it', (description, minutes) => {
  expect(minutesTold(description)).toBe(minutes)
})

testTable<[prompt: string, language: KitchenLanguage, says: RegExp]>([
  ['an easy lasagne', 'en', /^not_kept time not_quick/m],
  ['une moussaka facile', 'fr', /^not_kept time not_quick/m],
  ['an easy tomato soup', 'en', /^(?!.*not_quick)/s],
  ["j'ai trop faim, il me reste des oeufs et du jambon", 'fr', /^(?!.*not_quick)/s],
])('who wants little work is told of much, and who is hungry waits for nothing', (user_input, language, says) => {
  expect(
    accountOf(composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })),
  ).toMatch(says)
})
