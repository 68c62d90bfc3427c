import { AccountExport } from '@roux/contract/export'
import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe, RecipeVersions } from '@roux/contract/recipe'
import { TagCounts } from '@roux/contract/tags'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError, readValidationError } from '../../../test/start-app.ts'

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  const as = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    app.call(cook, method, path, body, headers)
  const create = async (body: unknown) => Recipe.parse(await (await as('POST', '/recipes/', body)).json())
  const put = async (id: string, body: unknown) => Recipe.parse(await (await as('PUT', `/recipes/${id}`, body)).json())
  const etagOf = async (id: string) => (await as('GET', `/recipes/${id}`)).headers.get('etag') ?? ''
  const tagsOf = async (who = cook) => TagCounts.parse(await (await app.call(who, 'GET', '/users/me/tags')).json()).data
  return { ...app, cook, as, create, put, etagOf, tagsOf }
}

describe.each(engines)('tags on a recipe, on %s', (engine) => {
  test('come with it, trimmed, each once whatever its case and accents', async () => {
    const { as, create } = await start(engine)
    const recipe = await create({ title: 'Soup', tags: [' Été ', 'ete', 'quick', 'Quick', 'weeknight dinner'] })
    expect(recipe.tags).toEqual(['Été', 'quick', 'weeknight dinner'])
    expect(await (await as('GET', `/recipes/${recipe.id}`)).json()).toEqual(recipe)
    const { data } = Recipes.parse(await (await as('GET', '/recipes/?view=summary')).json())
    expect(data).toMatchObject([{ tags: recipe.tags }])
  })

  test('change without a version, without moving in the list, and without another date of the recipe', async () => {
    const { as, create, put } = await start(engine)
    const recipe = await create({ title: 'Soup' })
    const other = await create({ title: 'Newer' })
    expect(await put(recipe.id, { tags: ['winter'] })).toEqual({ ...recipe, tags: ['winter'] })
    const versions = RecipeVersions.parse(await (await as('GET', `/recipes/${recipe.id}/versions`)).json())
    expect(versions).toMatchObject({ count: 0 })
    const { data } = Recipes.parse(await (await as('GET', '/recipes/')).json())
    expect(data.map(({ id }) => id)).toEqual([other.id, recipe.id])
    expect(await put(recipe.id, { tags: [] })).toEqual(recipe)
  })

  test('stay where they are not sent, through another content and a version that is restored', async () => {
    const { as, create, put } = await start(engine)
    const { id } = await create({ title: 'Soup', tags: ['winter'] })
    expect(await put(id, { title: 'Broth' })).toMatchObject({ tags: ['winter'] })
    await put(id, { tags: ['summer'] })
    const restored = await as('POST', `/recipes/${id}/versions/1/restore`)
    expect(await restored.json()).toMatchObject({ title: 'Soup', tags: ['summer'] })
  })

  test('have a part in the ETag: what was read before they changed overwrites nothing', async () => {
    const { as, create, put, etagOf } = await start(engine)
    const { id } = await create({ title: 'Soup' })
    const before = await etagOf(id)
    await put(id, { tags: ['winter'] })
    const late = await as('PUT', `/recipes/${id}`, { tags: ['late'] }, { 'if-match': before })
    expect(late.status).toBe(412)
    expect(await readError(late)).toMatchObject({ code: 'recipe_changed' })
    const now = await as('PUT', `/recipes/${id}`, { tags: ['now'] }, { 'if-match': await etagOf(id) })
    expect(await now.json()).toMatchObject({ tags: ['now'] })
  })

  test('move to the recipe that takes its place, whatever is sent of them', async () => {
    const { create } = await start(engine)
    const { id } = await create({ title: 'Soup', tags: ['winter'] })
    expect(await create({ title: 'Better soup', replaces: id, tags: ['sent'] })).toMatchObject({ tags: ['winter'] })
  })

  test('go with the account when it is exported', async () => {
    const { as, create } = await start(engine)
    await create({ title: 'Soup', tags: ['winter'] })
    const { recipes } = AccountExport.parse(await (await as('GET', '/users/me/export')).json())
    expect(recipes).toMatchObject([{ tags: ['winter'] }])
  })

  test('are counted for their cook alone, the most used first, without those of deleted recipes', async () => {
    const { as, create, tagsOf, url } = await start(engine)
    await create({ title: 'a', tags: ['Winter', 'quick'] })
    await create({ title: 'b', tags: ['winter'] })
    const gone = await create({ title: 'c', tags: ['quick', 'gone'] })
    await as('DELETE', `/recipes/${gone.id}`)
    const tags = await tagsOf()
    expect(tags).toMatchObject([{ count: 2 }, { tag: 'quick', count: 1 }])
    expect(tags[0]?.tag.toLowerCase()).toBe('winter')
    expect(await tagsOf(await signUp(url))).toEqual([])
  })

  const begun = begunOnce(() => start(engine))
  testTable([
    ['a blank one', ['  ']],
    ['one that is too long', ['x'.repeat(41)]],
    ['too many', Array.from({ length: 21 }, (_, place) => `tag ${place}`)],
  ])('are refused where they cannot be tags', async (_, tags) => {
    const { as } = await begun()
    const refused = await as('POST', '/recipes/', { title: 'Soup', tags })
    expect(refused.status).toBe(422)
    const { detail } = await readValidationError(refused)
    expect(detail[0]?.loc.slice(0, 2)).toEqual(['body', 'tags'])
  })
})
