import { AccountExport } from '@roux/contract/export'
import { Recipe } from '@roux/contract/recipe'
import { v7 as uuid } from 'uuid'
import { describe, expect, test, vi } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { recording } from '../../../test/recording.ts'
import { bearer, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import { exportRecipes, recipesToTake } from './export-recipes.ts'
import { recipeVersionsStore } from './recipe-versions-store.ts'
import { recipeListStore } from './stored/recipe-list-store.ts'

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
      { ...stew, deleted_at: expect.stringMatching(/Z$/), versions: [] },
      { ...tart, deleted_at: null, versions: [] },
      {
        ...present,
        deleted_at: null,
        versions: [
          { version: 2, title: 'Better soup' },
          { version: 1, title: 'Soup' },
        ],
      },
    ])
    expect(recipes_json_ld.map(({ name, recipeIngredient }) => [name, recipeIngredient])).toEqual([
      ['Stew', ['2 leeks']],
      ['Tart', ['2 leeks']],
      ['Best soup', ['2 leeks']],
    ])
    expect(JSON.stringify({ recipes, recipes_json_ld })).not.toContain('Not mine')
  })

  test('reads some recipes when those before have been taken, however many there are', async () => {
    const { url, call, database } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    const directions = Array.from({ length: 200 }, () => ({ content: 'x'.repeat(1000) }))
    for (let made = 0; made < 6; made += 1) {
      await call(cook, 'POST', '/recipes/', { title: `Soup ${made}`, directions })
      await call(cook, 'POST', '/recipes/', { title: `Salad ${made}` })
    }
    const recorded = recording(database)
    const exported = exportRecipes(
      recipeListStore(recorded),
      recipeVersionsStore(recorded),
      cook.user.id,
      recorded.clock,
    )
    const pieces = exported.recipes[Symbol.asyncIterator]()
    for (let taken = 0; taken < 3; taken += 1) expect((await pieces.next()).done).toBe(false)
    // Sizes, then some recipes and their versions, three times.
    expect(recorded.statements).toHaveLength(1 + 3 * 2)
    for (let taken = 3; taken < 6; taken += 1) expect((await pieces.next()).done).toBe(false)
    expect((await pieces.next()).done).toBe(true)
  })

  test('misses no recipe that is changed while it is made, and has none twice', async () => {
    const { url, call, database } = await startAppWithDatabase(engine)
    const cook = await signUp(url)
    await call(cook, 'POST', '/recipes/', { title: 'Soup' })
    const { db } = database
    const made = await db.selectFrom('recipes').selectAll().executeTakeFirstOrThrow()
    // More than are listed at once.
    const copies = Array.from({ length: 1100 }, () => ({ ...made, is_favorite: false, id: uuid() }))
    for (let start = 0; start < copies.length; start += 100) {
      await db
        .insertInto('recipes')
        .values(copies.slice(start, start + 100))
        .execute()
    }
    const taken: string[] = []
    const oldest = copies[0]?.id ?? ''
    for await (const { id } of recipesToTake(recipeListStore(database), { reach: { ownerId: cook.user.id } }, '')) {
      if (taken.length === 0) await call(cook, 'PUT', `/recipes/${oldest}`, { title: 'Best soup' })
      taken.push(id)
    }
    expect(taken.toSorted()).toEqual([made, ...copies].map(({ id }) => id).toSorted())
  })

  test('is made once at a time for each account', async () => {
    const { url, call } = await startAppWithDatabase(engine)
    const [cook, other] = [await signUp(url), await signUp(url)]
    const directions = Array.from({ length: 200 }, () => ({ content: 'x'.repeat(1800) }))
    for (let made = 0; made < 20; made += 1)
      await call(cook, 'POST', '/recipes/', { title: `Soup ${made}`, directions })
    const leaving = new AbortController()
    const first = await fetch(`${url}/api/v1/users/me/export`, { headers: bearer(cook), signal: leaving.signal })
    expect(first.status).toBe(200)
    const second = await call(cook, 'GET', '/users/me/export')
    expect(second.status).toBe(429)
    expect(second.headers.get('content-disposition')).toBeNull()
    expect(await readError(second)).toMatchObject({ code: 'too_many_requests', retry_after: 10 })
    const ofOther = await call(other, 'GET', '/users/me/export')
    expect(AccountExport.parse(await ofOther.json()).recipes).toEqual([])
    leaving.abort()
    const again = () => call(cook, 'GET', '/users/me/export').then((response) => response.json())
    const third = await vi.waitFor(async () => AccountExport.parse(await again()), 15_000)
    expect(third.recipes).toHaveLength(20)
    // What has been taken makes room, too.
    expect(AccountExport.parse(await again()).recipes).toHaveLength(20)
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
