import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

function changed(prompt: string, wish: string, language: KitchenLanguage): string {
  const recipe = composeRecipe({ user_input: prompt, language, preferences: null, serves: null, max_minutes: null })
  const { title, ingredients, directions } = improveRecipe(recipe, wish, language)
  return [title, ...ingredients, ...directions].join('\n')
}

testTable<[prompt: string, wish: string, language: KitchenLanguage, has: RegExp]>([
  ['pâtes au saumon à la crème', 'pas de crème', 'fr', /eau de cuisson des pâtes/],
  ['quiche lorraine', 'no cream', 'en', /\bmilk/],
  ['blanquette de veau', 'sans crème', 'fr', /\blait\b/],
  ['creamy mushroom pasta', 'without cream', 'en', /water out of the pasta pot/],
  ['stroganoff', 'sans crème', 'fr', /yaourt/],
])('without its cream a dish has what cooks use in it, and no coconut', (prompt, wish, language, has) => {
  const text = changed(prompt, wish, language)
  expect(text).toMatch(has)
  expect(text).not.toMatch(/coconut|lait de coco|\bcream|crème/i)
})

testTable<[prompt: string, wish: string, language: KitchenLanguage, has: RegExp, not: RegExp]>([
  ['broccoli soup', 'creamier, but no cream', 'en', /480 g potatoes/, /\bcream\b/],
  ['soupe de tomates', 'plus crémeuse sans crème', 'fr', /460 ml de bouillon/, /crème/],
])('a soup is creamy without cream by what is blended into it', (prompt, wish, language, has, not) => {
  const text = changed(prompt, wish, language)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<[prompt: string, wish: string, language: KitchenLanguage, has: RegExp, not: RegExp]>([
  ['tofu stir fry', 'add pork', 'en', /tofu[\s\S]*pork/, /mash/],
  ['curry de légumes', 'ajoute de la dinde', 'fr', /dinde et faites colorer/, /dans un peu d'huile/],
  ['vegetable gratin', 'add chicken', 'en', /chicken/, /mash/],
])('meat that joins a dish of plants is browned in it', (prompt, wish, language, has, not) => {
  const text = changed(prompt, wish, language)
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})
