import { type CallName, calls } from '@roux/contract/calls'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { type Cook, signUp } from '../../../test/sign-up.ts'

/** Every call that names a recipe, and a body that would do. */
const bodies = {
  readRecipe: undefined,
  updateRecipe: { title: 'Changed' },
  deleteRecipe: undefined,
  restoreRecipe: undefined,
  clearDeletedRecipe: undefined,
  listRecipeVersions: undefined,
  readRecipeNutrition: undefined,
  readInstead: undefined,
  restoreRecipeVersion: undefined,
  improveRecipe: { user_input: 'for six' },
  askRecipe: { question: 'How thick is it?', before: [] },
} as const

const names = Object.keys(bodies) as (keyof typeof bodies)[]
/** No provider is connected here, so that nobody can be asked: all that is wrong with the call of who may. */
const allowed = (name: keyof typeof bodies) => (name === 'askRecipe' ? 403 : 200)
const notFound = { detail: 'Recipe not found', code: 'recipe_not_found' }

const pathOf = (name: CallName, id: string) => calls[name].path.replace(':id', id).replace(':version', '1')

/** A recipe with one earlier content. */
async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const owner = await signUp(app.url)
  const created = await app.call(owner, 'POST', '/recipes/', { title: 'First', ingredients: [{ content: '2 leeks' }] })
  const { id } = Recipe.parse(await created.json())
  await app.call(owner, 'PUT', `/recipes/${id}`, { title: 'Second' })
  const ask = async (name: keyof typeof bodies, who: Cook, of = id) => {
    if (name === 'restoreRecipe' || name === 'clearDeletedRecipe') await app.call(owner, 'DELETE', `/recipes/${id}`)
    return app.call(who, calls[name].method, pathOf(name, of), bodies[name])
  }
  const row = () => app.database.db.selectFrom('recipes').select(['title', 'user_id']).executeTakeFirst()
  return { ...app, owner, id, ask, row }
}

describe.each(engines)('on %s', (engine) => {
  test('every call that names a recipe is tried here', () => {
    // Links have rules of their own: `features/sharing`.
    const isTried = (path: string) => path.startsWith('/recipes/:id') && !path.endsWith('/share')
    const naming = Object.entries(calls).filter(([, { path }]) => isTried(path))
    expect(naming.map(([name]) => name).toSorted()).toEqual(names.toSorted())
  })

  test('no call is for nobody', async () => {
    const { call, id, row } = await start(engine)
    const before = await row()
    for (const name of [...names, 'listRecipes', 'createRecipe', 'generateRecipe'] as const) {
      const response = await call(
        undefined,
        calls[name].method,
        pathOf(name, id),
        calls[name].method === 'GET' ? undefined : {},
      )
      expect([name, response.status]).toEqual([name, 401])
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.json()).toMatchObject({ detail: 'Not authenticated' })
    }
    expect(await row()).toEqual(before)
  })

  test('somebody else’s recipe, one that is not there and what is no id are the same 404', async () => {
    const { ask, url, id, row } = await start(engine)
    const before = await row()
    const other = await signUp(url)
    for (const name of names) {
      for (const of of [id, '0199aaaa-0000-7000-8000-000000000000', 'x', `${id}x`, '%00', '%F0%9F%8D%B2', "'"]) {
        const response = await ask(name, other, of)
        const { request_id, ...body } = Object(await response.json())
        expect([name, of, response.status, body]).toEqual([name, of, 404, notFound])
      }
    }
    expect(await row()).toEqual(before)
  })

  testTable(names)('each call is for the owner, in capitals too', async (name) => {
    const { ask, owner, id } = await start(engine)
    expect((await ask(name, owner, id.toUpperCase())).status).toBe(allowed(name))
  })

  test('an improvement that a superuser accepts takes the place of its owner’s recipe, with the history of it', async () => {
    const { call, id, owner, signUpSuperuser } = await start(engine)
    const superuser = await signUpSuperuser()
    const response = await call(superuser, 'POST', '/recipes/', { title: 'Third', replaces: id })
    const improved = Recipe.parse(await response.json())
    expect(improved.user?.id).toBe(owner.user.id)
    const versions = await call(owner, 'GET', `/recipes/${improved.id}/versions`)
    expect(await versions.json()).toMatchObject({ data: [{ title: 'Second' }, { title: 'First' }] })
    expect(await (await call(superuser, 'GET', '/recipes/')).json()).toMatchObject({ count: 0 })
  })

  test('an improvement that a superuser accepts is checked for its owner', async () => {
    const { call, id, owner, signUpSuperuser } = await start(engine)
    await call(owner, 'PATCH', '/users/me/preferences', { allergies: ['milk'] })
    const milky = { title: 'Third', ingredients: [{ content: '1 l milk' }], replaces: id }
    const improved = Recipe.parse(await (await call(await signUpSuperuser(), 'POST', '/recipes/', milky)).json())
    expect(improved.findings).toMatchObject([{ code: 'allergen', params: { allergen: 'milk' } }])
  })

  testTable(names)('each call is for superusers, and leaves the owner the owner', async (name) => {
    const { ask, owner, row, signUpSuperuser } = await start(engine)
    expect((await ask(name, await signUpSuperuser())).status).toBe(allowed(name))
    // Or it is gone, where that was the call.
    expect((await row()) ?? { user_id: owner.user.id }).toMatchObject({ user_id: owner.user.id })
  })
})
