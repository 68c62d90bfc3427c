import { AccountExport } from '@roux/contract/export'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { recording } from '../../../test/recording.ts'
import { bearer, signUp } from '../../../test/sign-up.ts'
import { exportRecipes } from './export-recipes.ts'
import { recipeVersionsStore } from './recipe-versions-store.ts'
import { recipesStore } from './recipes-store.ts'

describe.each(engines)('the export of an account, on %s', (engine) => {
  test('holds all of its recipes, with their history, deleted ones and schema.org', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const [cook, other] = [await signUp(url), await signUp(url)]
    const create = async (title: string, by = cook) => {
      const created = await call(by, 'POST', '/recipes/', { title, ingredients: [{ content: '2 leeks' }] })
      return Recipe.parse(await created.json())
    }
    const [soup, tart, stew] = [await create('Soup'), await create('Tart'), await create('Stew')]
    await create('Not mine', other)
    for (const title of ['Better soup', 'Best soup']) await call(cook, 'PUT', `/recipes/${soup.id}`, { title })
    await call(cook, 'DELETE', `/recipes/${stew.id}`)
    const present = Recipe.parse(await (await call(cook, 'GET', `/recipes/${soup.id}`)).json())

    const response = await call(cook, 'GET', '/users/me/export')
    expect(response.status).toBe(200)
    const { recipes, recipes_json_ld } = AccountExport.parse(await response.json())
    expect(recipes).toMatchObject([
      {
        ...present,
        deleted_at: null,
        versions: [
          { version: 2, title: 'Better soup' },
          { version: 1, title: 'Soup' },
        ],
      },
      { ...stew, deleted_at: expect.stringMatching(/Z$/), versions: [] },
      { ...tart, deleted_at: null, versions: [] },
    ])
    expect(recipes_json_ld.map(({ name, recipeIngredient }) => [name, recipeIngredient])).toEqual([
      ['Best soup', ['2 leeks']],
      ['Stew', ['2 leeks']],
      ['Tart', ['2 leeks']],
    ])
    expect(JSON.stringify({ recipes, recipes_json_ld })).not.toContain('Not mine')
  })

  test('reads a recipe when the one before has been taken, however many there are', async () => {
    const { url, call, database } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    for (let made = 0; made < 20; made += 1) await call(cook, 'POST', '/recipes/', { title: `Soup ${made}` })
    const recorded = recording(database)
    const exported = exportRecipes(recipesStore(recorded), recipeVersionsStore(recorded), cook.user.id, recorded.clock)
    const recipes = exported.recipes[Symbol.asyncIterator]()
    for (let taken = 0; taken < 3; taken += 1) expect((await recipes.next()).done).toBe(false)
    // The ids, then a recipe and its versions, three times.
    expect(recorded.statements).toHaveLength(1 + 3 * 2)
  })

  test('stops when whoever asked for it has gone', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const items = Array.from({ length: 100 }, () => ({ content: 'x'.repeat(2000) }))
    for (let made = 0; made < 30; made += 1) {
      await call(cook, 'POST', '/recipes/', { title: `Soup ${made}`, directions: items })
    }
    const leaving = new AbortController()
    const response = await fetch(`${url}/api/v1/users/me/export`, { headers: bearer(cook), signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
    expect((await call(cook, 'GET', '/users/me')).status).toBe(200)
  })
})
