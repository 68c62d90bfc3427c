import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

testTable<[prompt: string, wish: string, language: KitchenLanguage, said: string]>([
  ['pumpkin soup', 'in a blender, the hand mixer is dead', 'en', 'kept_otherwise gear already: a blender'],
  ['carrot soup', 'with my immersion blender', 'en', 'kept_otherwise gear already: a stick blender'],
  ['velouté de poireaux', 'au companion', 'fr', 'kept_otherwise gear already: un thermomix'],
  ['houmous', 'au mixeur', 'fr', 'kept_otherwise gear already: un mixeur'],
  ['roast lamb', 'in the blender', 'en', 'not_kept gear unwritten: a blender'],
])('what is blended anyway is so in whatever blends', (prompt, wish, language, said) => {
  const recipe = composeRecipe({ user_input: prompt, language, preferences: null, serves: null, max_minutes: null })
  expect(accountOf(improveRecipe(recipe, wish, language))).toBe(said)
})
