import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

const plain = { preferences: null, serves: null, max_minutes: null }

/** A recipe for what was asked, changed by one wish after the other. */
function changedBy(user_input: string, wishes: readonly string[], language: KitchenLanguage): string {
  const first = composeRecipe({ user_input, language, ...plain })
  const last = wishes.reduce((recipe, wish) => improveRecipe(recipe, wish, language), first)
  return [last.title, ...last.ingredients, ...last.directions].join('\n')
}

testTable<[asked: string, wishes: readonly string[], language: KitchenLanguage, kept: RegExp]>([
  ['beef stew for my 3 year old', ['add red wine'], 'en', /wine/i],
  ['brownies for my toddler', ['add walnuts'], 'en', /walnut/i],
  ['tiramisu for the kids', ['add rum'], 'en', /rum\b/i],
  ['mousse for my 8 year old', ['with rum'], 'en', /rum\b/i],
  ['beef stew, I am pregnant', ['replace the stock with red wine'], 'en', /wine/i],
  ['beef stew', ['it is for my toddler', 'add red wine'], 'en', /wine/i],
  ['mousse au chocolat pour les enfants', ['ajoute du rhum'], 'fr', /rhum/i],
  ['bœuf aux carottes, je suis enceinte', ['ajoute du vin rouge'], 'fr', /\bvin\b/i],
  ['kosher beef stew', ['add cream'], 'en', /(?<!coconut |oat |soya )\bcream\b/i],
  ['kosher lasagne', ['add cheese on top'], 'en', /gruy|parmesan|mozzarella|cheddar|\b(?<!vegan |vegetarian )cheese/i],
  ['kosher beef stew', ['for 8', 'add carrots', 'serve it with butter'], 'en', /(?<!vegan |plant )\bbutter\b/i],
  ['beef stew', ['make it kosher', 'add cream'], 'en', /(?<!coconut |oat |soya )\bcream\b/i],
  ['un bœuf carottes casher', ['ajoute de la crème'], 'fr', /\bcrème (?:entière|liquide|fraîche|épaisse)/i],
  ['des pâtes casher aux champignons et au parmesan', ['ajoute du bœuf'], 'fr', /bœuf/i],
])('what those who eat must not have never comes back', (asked, wishes, language, kept) => {
  expect(changedBy(asked, wishes, language)).not.toMatch(kept)
})

testTable<[asked: string, wishes: readonly string[], language: KitchenLanguage, wanted: RegExp]>([
  ['beef stew without carrots', ['add carrots'], 'en', /carrot/i],
  ['beef stew without carrots for my grandmother', ['add carrots'], 'en', /carrot/i],
  ['beef stew', ['add red wine'], 'en', /wine/i],
  ['brownies', ['add walnuts'], 'en', /walnut/i],
  ['kosher mushroom pasta', ['add parmesan'], 'en', /parmesan/i],
  ['kosher beef stew', ['add carrots'], 'en', /carrot/i],
])('what was only not wanted comes back', (asked, wishes, language, wanted) => {
  expect(changedBy(asked, wishes, language)).toMatch(wanted)
})
