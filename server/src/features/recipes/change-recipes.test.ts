import { ChangedRecipes } from '@roux/contract/changing-recipes'
import { Recipes } from '@roux/contract/finding-recipes'
import { limits } from '@roux/contract/limits'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const [cook, other] = [await signUp(app.url), await signUp(app.url)]
  const create = async (body: object, who = cook) =>
    Recipe.parse(await (await app.call(who, 'POST', '/recipes/', body)).json())
  const ask = (body: object) => app.call(cook, 'POST', '/recipes/changes', body)
  const change = async (body: object) => ChangedRecipes.parse(await (await ask(body)).json())
  const listed = async () => Recipes.parse(await (await app.call(cook, 'GET', '/recipes/?view=summary')).json()).data
  return { ...app, cook, other, create, ask, change, listed }
}

describe.each(engines)('many recipes changed at once, on %s', (engine) => {
  test('are deleted and come back; what is not there, or not the cook’s, is told and is no matter to the others', async () => {
    const { create, change, listed, other } = await start(engine)
    const [soup, stew, theirs] = [
      await create({ title: 'Soup' }),
      await create({ title: 'Stew' }),
      await create({ title: 'Theirs' }, other),
    ]
    const ids = [soup.id, theirs.id, 'nothing', stew.id, soup.id]
    const unknown = [theirs.id, 'nothing'].map((id) => ({ id, code: 'recipe_not_found' }))
    expect(await change({ ids, action: 'delete' })).toEqual({ done: [soup.id, stew.id], failed: unknown })
    expect(await listed()).toEqual([])
    expect(await change({ ids, action: 'restore' })).toEqual({ done: [soup.id, stew.id], failed: unknown })
    expect((await listed()).map(({ title }) => title)).toEqual(['Stew', 'Soup'])
  })

  test('get and lose tags, without moving in the list; one with too many keeps all that it has', async () => {
    const { create, change, listed } = await start(engine)
    const many = Array.from({ length: limits.tags }, (_, place) => `tag ${place}`)
    const [full, soup] = [await create({ title: 'Full', tags: many }), await create({ title: 'Soup', tags: ['Été'] })]
    const added = await change({ ids: [full.id, soup.id], action: 'tag', add_tags: ['quick', 'ETE'] })
    expect(added).toEqual({ done: [soup.id], failed: [{ id: full.id, code: 'validation_error' }] })
    expect((await listed()).map(({ title, tags }) => [title, tags])).toEqual([
      ['Soup', ['Été', 'quick']],
      ['Full', many],
    ])
    await change({ ids: [soup.id], action: 'tag', remove_tags: ['ete'] })
    expect((await listed())[0]).toMatchObject({ tags: ['quick'], updated_at: soup.updated_at })
  })

  test('are a hundred at most, and at least one', async () => {
    const { ask } = await start(engine)
    const ids = Array.from({ length: limits.changedAtOnce + 1 }, (_, place) => `${place}`)
    expect((await ask({ ids, action: 'delete' })).status).toBe(422)
    expect((await ask({ ids: [], action: 'delete' })).status).toBe(422)
    expect((await ask({ ids: ids.slice(1), action: 'burn' })).status).toBe(422)
    expect((await ask({ ids: ids.slice(1), action: 'delete' })).status).toBe(200)
  })
})
