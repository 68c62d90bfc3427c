import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { type Cook, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'

const day = 24 * 60 * 60 * 1000

async function start(engine: (typeof engines)[number]) {
  const clock = { now: Date.now() }
  const app = await startAppWithDatabase(engine, {}, { clock: () => clock.now })
  const cook = await signUp(app.url)
  const create = async (title: string) =>
    Recipe.parse(
      await (await app.call(cook, 'POST', '/recipes/', { title, ingredients: [{ content: 'leek' }] })).json(),
    )
  const remove = async (...recipes: Recipe[]) => {
    for (const { id } of recipes) {
      clock.now += 1000
      expect((await app.call(cook, 'DELETE', `/recipes/${id}`)).status).toBe(200)
    }
  }
  const deleted = async (query = '', who: Cook = cook) => {
    const { data, count } = Recipes.parse(await (await app.call(who, 'GET', `/recipes/?deleted=true${query}`)).json())
    return { titles: data.map(({ title }) => title), count, data }
  }
  return { ...app, clock, cook, create, remove, deleted }
}

describe.each(engines)('deleted recipes, on %s', (engine) => {
  test('are listed for 30 days, the one that was deleted last first, and the others are not among them', async () => {
    const { call, cook, clock, create, remove, deleted, database } = await start(engine)
    const [soup, stew, salad] = [await create('Soup'), await create('Stew'), await create('Salad')]
    await create('Pie')
    expect(await deleted()).toMatchObject({ titles: [], count: 0 })
    await remove(salad, soup, stew)
    const { titles, count, data } = await deleted()
    expect([titles, count]).toEqual([['Stew', 'Soup', 'Salad'], 3])
    expect(data[0]).toEqual({ ...stew, deleted_at: new Date(clock.now).toISOString() })
    expect(await deleted('&limit=1&skip=1&view=summary')).toMatchObject({ titles: ['Soup'], count: 3 })
    expect(await deleted('&q=LEEK%20s')).toMatchObject({ titles: ['Stew', 'Soup', 'Salad'] })
    expect(await deleted('&q=stew')).toMatchObject({ titles: ['Stew'], count: 1 })
    await call(cook, 'POST', `/recipes/${soup.id}/restore`)
    expect(await deleted()).toMatchObject({ titles: ['Stew', 'Salad'], count: 2 })
    expect(await (await call(cook, 'GET', `/recipes/${soup.id}`)).json()).not.toHaveProperty('deleted_at')
    const deleted_at = new Date(clock.now - 30 * day).toISOString()
    await database.db.updateTable('recipes').set({ deleted_at }).where('id', '=', salad.id).execute()
    expect(await deleted()).toMatchObject({ titles: ['Stew'], count: 1 })
  })

  test('are their cook’s alone, and everybody’s for superusers who ask for it', async () => {
    const { url, call, create, remove, deleted, signUpSuperuser } = await start(engine)
    await remove(await create('Soup'))
    const [stranger, superuser] = [await signUp(url), await signUpSuperuser()]
    expect(await deleted('', stranger)).toMatchObject({ count: 0 })
    expect((await call(stranger, 'GET', '/recipes/?deleted=true&scope=all')).status).toBe(403)
    expect(await deleted('', superuser)).toMatchObject({ count: 0 })
    expect(await deleted('&scope=all', superuser)).toMatchObject({ titles: ['Soup'] })
    expect((await call(stranger, 'GET', '/recipes/?deleted=maybe')).status).toBe(422)
  })

  test('go for good when their cook says so, with their history, and only once they are deleted', async () => {
    const { url, call, cook, create, remove, deleted, database, signUpSuperuser } = await start(engine)
    const [soup, stew] = [await create('Soup'), await create('Stew')]
    await call(cook, 'PUT', `/recipes/${soup.id}`, { title: 'Broth' })
    const clear = (id: string, who: Cook = cook) => call(who, 'DELETE', `/recipes/${id}/deleted`)
    for (const id of [soup.id, 'soup']) {
      expect(await readError(await clear(id))).toMatchObject({ code: 'recipe_not_found' })
    }
    await remove(soup, stew)
    expect((await clear(soup.id, await signUp(url))).status).toBe(404)
    expect(await (await clear(soup.id)).json()).toEqual({ message: 'Recipe deleted for good' })
    expect((await clear(soup.id)).status).toBe(404)
    expect((await call(cook, 'POST', `/recipes/${soup.id}/restore`)).status).toBe(404)
    expect(await deleted()).toMatchObject({ titles: ['Stew'] })
    expect(await database.db.selectFrom('recipe_versions').selectAll().execute()).toEqual([])
    expect((await clear(stew.id, await signUpSuperuser())).status).toBe(200)
    expect(await deleted()).toMatchObject({ count: 0 })
  })
})
