import { kitchenLanguages } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { dishById } from '../template/dishes.ts'
import { unmadeDishes } from '../template/unmade-dishes.ts'
import { matchAt } from '../understand/phrase-book.ts'
import { tokensOf } from '../understand/tokens.ts'
import { composeRecipe } from './compose-recipe.ts'

test('no name stands for a dish that is made, nor for two with another nearest', () => {
  const misread = kitchenLanguages.flatMap((language) =>
    unmadeDishes.flatMap(({ names, near }) =>
      names[language].filter((name) => {
        const tokens = tokensOf(name)
        const match = matchAt(tokens, 0, language)
        const meant = match?.length === tokens.length ? match.meanings : []
        const named = meant.flatMap((one) => (one.kind === 'dish' ? [one] : []))
        return named.length === 0 || named.some(({ unmade, dish }) => unmade === null || dish.id !== near)
      }),
    ),
  )
  expect(misread).toEqual([])
})

const oneOfEach = [...Map.groupBy(unmadeDishes, ({ near }) => near)].flatMap(([near, [dish]]) =>
  kitchenLanguages.flatMap((language) => {
    const name = dish?.names[language][0]
    return name === undefined ? [] : [{ name, language, near }]
  }),
)

testTable(oneOfEach)('who asks for a dish that is not made is told so, and what comes near', (one) => {
  const { name, language, near } = one
  const { findings } = composeRecipe({
    ...{ user_input: name, language, preferences: null },
    ...{ serves: null, max_minutes: null },
  })
  const made = dishById(near).noun[language]
  const said = { what: 'dish', why: 'unknown', words: [name], near: [made, expect.any(String), expect.any(String)] }
  expect(findings).toContainEqual({ code: 'not_kept', severity: 'info', params: said })
})
