import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'

const ask = (language: KitchenLanguage, user_input: string) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
const written = ({ title, ingredients }: ReturnType<typeof ask>) => [title, ...ingredients].join('\n')

testTable<[language: KitchenLanguage, prompt: string, has: RegExp]>([
  ['en', 'chicken goes off tomorrow, curry tonight', /chicken/],
  ['en', 'use by date tomorrow: mince and spinach', /minced beef[\s\S]*spinach/],
  ['en', 'killer wings for game night', /chicken wings/],
  ['en', 'bomb-ass burgers', /burger buns/],
  ['en', 'I could murder a curry', /curry/i],
  ['en', 'set my mouth on fire curry', /chill?i/],
  ['fr', 'le poulet expire ce soir, vite une recette', /poulet/],
  ['fr', 'DLC demain : blancs de poulet, champignons', /poulet[\s\S]*champignons/],
  ['fr', 'une tuerie de burger', /burger/i],
  ['fr', 'un curry pour mettre le feu', /piment/],
  ['fr', 'un gratin à tomber par terre', /gratin/i],
])('words of death and violence that mean none are no wish and no harm: %s %s', (language, prompt, has) => {
  const recipe = ask(language, prompt)
  expect(written(recipe)).toMatch(has)
  expect(accountOf(recipe)).not.toMatch(/strange|avoided|ill|regime/)
})

testTable<[language: KitchenLanguage, prompt: string, never: RegExp]>([
  ['en', 'peanuts are a killer for my son, cookies', /peanut/i],
  ['en', 'shellfish is a killer for my husband, seafood pasta', /prawn|mussel|squid/],
  ['en', 'dairy kills me, pasta', /(?<!oat )(?<!soy )\b(?:milk|cream|butter|parmesan)\b/i],
  ['fr', 'le lait me tue, des crêpes', /lait (?!d’avoine|d'avoine|de soja)/],
])('and where they do, what harms stays out: %s %s', (language, prompt, never) => {
  expect(written(ask(language, prompt))).not.toMatch(never)
})
