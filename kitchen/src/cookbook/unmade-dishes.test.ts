import { languages } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { dishById } from './dishes.ts'
import { unmadeDishes } from './unmade-dishes.ts'

const named = languages.flatMap((language) =>
  unmadeDishes.flatMap(({ names, near }) => names[language].map((name) => ({ name, language, near }))),
)

test.each(named)('who asks for $name ($language) is told that it is not made yet, and what is', (one) => {
  const { name, language, near } = one
  const { findings } = composeRecipe({
    ...{ user_input: name, language, preferences: null },
    ...{ serves: null, max_minutes: null },
  })
  const params = { what: 'dish', why: 'unknown', words: [name], near: [dishById(near).noun[language]] }
  expect(findings).toContainEqual({ code: 'not_kept', severity: 'info', params })
})
