import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { readComposition } from '../compose/composition.ts'

const ask = (language: KitchenLanguage, user_input: string) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[language: KitchenLanguage, prompt: string, title: RegExp, has: RegExp, never: RegExp]>([
  ['en', 'carbonara with turkey instead of guanciale', /carbonara/i, /turkey bacon/, /bacon lardons|turkey breast/],
  ['en', 'chicken kiev but with turkey', /kiev/i, /turkey/, /chicken/],
  ['en', 'moussaka but with chicken mince', /moussaka/i, /minced chicken/, /lamb/],
  ['en', 'beef stroganoff but with chicken', /stroganoff/i, /chicken/, /beef(?! stock)/],
  ['en', 'fish tacos but with chicken', /chicken/i, /chicken/, /cod/],
  ['en', 'chicken curry but make it lamb', /lamb/i, /lamb/, /chicken (?!stock)/],
  ['en', 'roast beef but make it pork', /pork/i, /pork/, /beef/],
  ['en', 'spaghetti carbonara with smoked salmon instead of bacon', /carbonara/i, /smoked salmon/, /bacon/],
  ['fr', 'quiche lorraine en remplaçant les lardons par du saumon', /quiche lorraine/i, /saumon/, /lardons|tofu/],
  ['fr', 'carbonara, de la dinde à la place des lardons', /carbonara/i, /dinde/, /lardons fumés|tofu/],
  ['fr', 'une tartiflette au chèvre au lieu du reblochon', /tartiflette/i, /chèvre/, /camembert|reblochon/],
  ['fr', 'un boeuf bourguignon mais avec du porc', /bourguignon/i, /porc/, /bœuf à braiser/],
])('a dish with something else in it is that dish: %s %s', (language, prompt, title, has, never) => {
  const { composition, findings: _, ...draft } = ask(language, prompt)
  expect(draft.title).toMatch(title)
  expect(draft.ingredients.join('\n')).toMatch(has)
  expect(draft.ingredients.join('\n')).not.toMatch(never)
  expect(readComposition(composition, draft, language)).not.toBeNull()
})

testTable<[language: KitchenLanguage, prompt: string, told: RegExp]>([
  ['fr', 'une blanquette mais au poisson', /demands: une blanquette/],
  ['en', 'beef bourguignon but with venison', /unknown: venison/],
])('and where it cannot be, that is told: %s %s', (language, prompt, told) => {
  expect(accountOf(ask(language, prompt))).toMatch(told)
})
