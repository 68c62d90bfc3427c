import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from '../rework/improve-recipe.ts'
import { findTin } from './read-tin.ts'

const round = (width: number) => ({ shape: 'round', width, length: width })
const square = (width: number) => ({ shape: 'square', width, length: width })
const oblong = (width: number, length: number) => ({ shape: 'oblong', width, length })

describe('the tin that a prompt names', () => {
  testTable([
    ['tarte aux pommes, moule de 24 cm', round(24)],
    ['a sponge in a 9-inch tin', round(23)],
    ['lemon cake, 8" round tin', round(20)],
    ['brownies for a 20 cm square tin', square(20)],
    ['gâteau dans un moule carré de 22 cm', square(22)],
    ['cornbread, 9x13 pan', oblong(23, 33)],
    ['brownies dans un plat de 20 x 30', oblong(20, 30)],
    ['a cake, 30 × 40 cm tray in a pan', oblong(30, 40)],
    ['a 3 cm thick steak in a pan', null],
    ['a cake of 24 cm', null],
    ['soup for 24', null],
    ['a dish in 20 minutes', null],
  ])('is read with its shape and size', (prompt, tin) => {
    expect(findTin(prompt)?.value ?? null).toEqual(tin)
  })

  const ask = (user_input: string, language: 'en' | 'fr') =>
    composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

  test('is what the recipe is made for, by its area, and named in the steps', () => {
    const [usual, wide] = [ask('carrot cake', 'en'), ask('carrot cake in a 30 cm tin', 'en')]
    expect(wide.serves).toBeGreaterThan(usual.serves)
    expect(wide.directions.join(' ')).toContain('a round 30 cm tin')
    expect(wide.findings).toEqual(usual.findings)
  })

  test('stays what it is in the other language', () => {
    const french = improveRecipe(ask('carrot cake in a 25 cm square tin', 'en'), 'in French', 'en')
    expect(french.directions.join(' ')).toContain('un moule carré de 25 cm')
  })

  test('is said to be none where the dish is made in none', () => {
    const { findings, serves } = ask('pancakes for a 24 cm tin', 'en')
    expect(findings).toContainEqual({
      code: 'not_kept',
      severity: 'info',
      params: { what: 'tin', why: 'none', given: serves },
    })
  })
})

describe('what is not to be made', () => {
  testTable([
    ['lunch, not another sandwich', 'sandwich'],
    ["a packed lunch that isn't a sandwich", 'sandwich'],
    ['un dîner, mais pas une salade', 'salade'],
    ['supper, no soup', 'soup'],
  ])('is not made', (prompt, kind) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const { title } = composeRecipe(
        {
          user_input: prompt,
          language: /pas/.test(prompt) ? 'fr' : 'en',
          preferences: null,
          serves: null,
          max_minutes: null,
        },
        seed,
      )
      expect(title.toLowerCase()).not.toContain(kind)
    }
  })

  test('the courses beside the one that is made are named', () => {
    const { findings } = composeRecipe({
      user_input: 'entrée + plat + dessert',
      language: 'fr',
      preferences: null,
      serves: null,
      max_minutes: null,
    })
    expect(findings.flatMap(({ params }) => (params.what === 'course' ? params.words : []))).toContain('dessert')
  })
})
