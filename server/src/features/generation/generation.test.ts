import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { engines } from '../../../test/engines.ts'
import { post, readValidationError, startApp } from '../../../test/start-app.ts'

describe.each(engines)('generating as a guest, on %s', (engine) => {
  const ask = async (body: unknown) => post(`${await startApp(engine)}/api/v1/recipes/generate-public`, body)

  test('gives what was asked for, in English', async () => {
    const response = await ask({ user_input: 'a quick vegan chickpea and spinach curry for 2' })
    expect(response.status).toBe(200)
    const recipe = Recipe.parse(await response.json())
    expect(recipe).toMatchObject({ language: 'en', serves: 2, is_favorite: false, user: null })
    const text = recipe.ingredients.map(({ content }) => content).join('\n')
    expect(text).toMatch(/chickpea/i)
    expect(text).toMatch(/spinach/i)
    expect(text).not.toMatch(/chicken|beef|butter\b|(?<!coconut )\bcream|yog|honey|egg\b|fish|ghee/i)
  })

  test('gives what was asked for, in French', async () => {
    const response = await ask({ user_input: 'une tarte aux poireaux sans gluten pour 6 personnes', language: 'fr' })
    const recipe = Recipe.parse(await response.json())
    expect(recipe).toMatchObject({ language: 'fr', serves: 6 })
    const text = recipe.ingredients.map(({ content }) => content).join('\n')
    expect(text).toMatch(/poireau/i)
    expect(text).not.toMatch(/farine de blé|(?<!sans )gluten|semoule|pâte (brisée|feuilletée)(?! sans)/i)
  })

  test('numbers ingredients and directions from 1 and gives everything an id of its own', async () => {
    const recipe = Recipe.parse(await (await ask({ user_input: 'tomato soup' })).json())
    for (const items of [recipe.ingredients, recipe.directions]) {
      expect(items.map(({ index }) => index)).toEqual(items.map((_, place) => String(place + 1)))
    }
    const ids = [recipe, ...recipe.ingredients, ...recipe.directions].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says that the built-in kitchen composed the recipe', async () => {
    const { findings } = Recipe.parse(await (await ask({ user_input: 'tomato soup' })).json())
    expect(findings).toContainEqual({ code: 'composed_by_kitchen', severity: 'info', params: {} })
  })

  test('takes a language by its first part, and English where none is named', async () => {
    expect(await (await ask({ user_input: 'soupe', language: 'fr-CA' })).json()).toMatchObject({ language: 'fr' })
    expect(await (await ask({ user_input: 'soupe' })).json()).toMatchObject({ language: 'en' })
  })

  testTable([
    ['a blank prompt', { user_input: ' \n ' }, ['body', 'user_input']],
    ['301 characters', { user_input: 'x'.repeat(301) }, ['body', 'user_input']],
    ['no prompt', {}, ['body', 'user_input']],
    ['a prompt that is no text', { user_input: 7 }, ['body', 'user_input']],
    ['a NUL', { user_input: 'soup\0' }, ['body', 'user_input']],
    ['half a character', { user_input: 'soup\ud83c' }, ['body', 'user_input']],
    ['an unknown language', { user_input: 'soup', language: 'de' }, ['body', 'language']],
    ['a diet that is none', { user_input: 'soup', preferences: { diets: ['x'] } }, ['body', 'preferences', 'diets', 0]],
    ['nobody to serve', { user_input: 'soup', serves: 0 }, ['body', 'serves']],
    ['no object', [], ['body']],
  ])('refuses what cannot be asked with 422 and names the field without repeating it', async (_, body, loc) => {
    const response = await ask(body)
    expect(response.status).toBe(422)
    const error = await readValidationError(response)
    expect(error.detail.map((fault) => fault.loc)).toEqual([loc])
    expect(JSON.stringify(error)).not.toContain('xxx')
  })

  test('names every failing field at once, in order', async () => {
    const error = await readValidationError(await ask({ user_input: '', language: 'xx', serves: 1.5 }))
    expect(error.detail.map((fault) => fault.loc[1])).toEqual(['user_input', 'language', 'serves'])
  })

  test('takes 300 characters after trimming', async () => {
    expect((await ask({ user_input: `  ${'x'.repeat(300)}  ` })).status).toBe(200)
  })
})
