import { languages } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { composeRecipe } from '../compose-recipe.ts'
import { notMadeYet } from '../note-texts.ts'
import { dishById } from './dishes.ts'
import { unmadeDishes } from './unmade-dishes.ts'

const named = languages.flatMap((language) =>
  unmadeDishes.flatMap(({ names, near }) => names[language].map((name) => ({ name, language, near }))),
)

test.each(named)('who asks for $name ($language) is told that it is not made yet, and what is', (one) => {
  const { name, language, near } = one
  const { description } = composeRecipe({
    ...{ user_input: name, language, preferences: null },
    ...{ serves: null, max_minutes: null },
  })
  expect(description).toContain(notMadeYet({ en: name, fr: name }, dishById(near).noun)[language])
})
