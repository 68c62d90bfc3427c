import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe, RecipeVersions } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { type Cook, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import type { LimitSettings } from '../../limit-settings.ts'

const soup = { title: 'Soup', ingredients: [{ content: '2 leeks' }], is_favorite: true, notes: 'Less salt.' }
const better = { title: 'Better soup', ingredients: [{ content: '3 leeks' }] }

async function start(engine: (typeof engines)[number], limits: Partial<LimitSettings> = {}) {
  const app = await startAppWithDatabase(engine, { limits: limitsOf(limits) })
  const cook = await signUp(app.url)
  const as = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    app.call(cook, method, path, body, headers)
  const create = async (body: unknown = soup) => Recipe.parse(await (await as('POST', '/recipes/', body)).json())
  const accept = (replaces: string, more: object = {}, headers?: Record<string, string>) =>
    as('POST', '/recipes/', { ...better, replaces, ...more }, headers)
  const accepted = async (replaces: string, more?: object) => Recipe.parse(await (await accept(replaces, more)).json())
  const versionsOf = async (id: string, who: Cook = cook) => {
    const { data } = RecipeVersions.parse(await (await app.call(who, 'GET', `/recipes/${id}/versions`)).json())
    return data.map(({ title, reason, wish }) => [title, reason, wish])
  }
  const titles = async () => {
    const { data } = Recipes.parse(await (await as('GET', '/recipes/')).json())
    return data.map(({ title }) => title)
  }
  const stored = () => app.database.db.selectFrom('recipes').selectAll().orderBy('id').execute()
  return { ...app, cook, as, create, accept, accepted, versionsOf, titles, stored }
}

describe.each(engines)('accepting an improvement, on %s', (engine) => {
  test('puts it in the place of the old one, with its favorite and its notes, whatever is sent of them', async () => {
    const { create, accepted, titles } = await start(engine)
    const old = await create()
    for (const more of [{}, { is_favorite: false, notes: 'Sent.' }]) {
      const improved = await accepted((await create({ ...soup, title: 'Other' })).id, more)
      expect(improved).toMatchObject({ ...better, ingredients: [{}], is_favorite: true, notes: soup.notes })
    }
    const improved = await accepted(old.id)
    expect(improved.notes_updated_at).toBe(old.notes_updated_at)
    expect(improved.created_at >= old.created_at).toBe(true)
    expect(await titles()).toEqual(Array(3).fill(better.title))
  })

  test('leaves the old one gone for whoever deletes it next, and it can come back as it was', async () => {
    const { as, create, accepted, titles } = await start(engine)
    const old = await create()
    await accepted(old.id)
    expect(await readError(await as('GET', `/recipes/${old.id}`))).toMatchObject({ code: 'recipe_not_found' })
    expect(await readError(await as('DELETE', `/recipes/${old.id}`))).toMatchObject({ code: 'recipe_not_found' })
    expect(await titles()).toEqual([better.title])
    expect(await (await as('POST', `/recipes/${old.id}/restore`)).json()).toEqual(old)
    expect(await titles()).toEqual([better.title, soup.title])
  })

  test('tells in the history how each content came to be, and what was wished for', async () => {
    const { as, create, accepted, versionsOf } = await start(engine)
    const old = await create()
    await as('PUT', `/recipes/${old.id}`, { title: 'Broth' })
    await as('PUT', `/recipes/${old.id}`, { notes: 'More.' })
    const first = await accepted(old.id, { wish: ' with more leek ' })
    const second = await accepted(first.id, { title: 'Third' })
    await as('PUT', `/recipes/${second.id}`, { title: 'Fourth', is_favorite: false })
    const { data } = RecipeVersions.parse(await (await as('GET', `/recipes/${second.id}/versions`)).json())
    await as('POST', `/recipes/${second.id}/versions/${data.at(-1)?.version}/restore`)
    await as('PUT', `/recipes/${second.id}`, { title: 'Last' })
    expect(await versionsOf(second.id)).toEqual([
      ['Soup', 'restored', undefined],
      ['Fourth', 'edited', undefined],
      ['Third', 'improved', undefined],
      ['Better soup', 'improved', 'with more leek'],
      ['Broth', 'edited', undefined],
      ['Soup', 'written', undefined],
    ])
  })

  test('says of the present content how it came to be, and of each when it was made', async () => {
    const { as, create, accepted, database } = await start(engine)
    const old = await create()
    const improved = await accepted(old.id, { wish: 'with more leek' })
    const read = async () => RecipeVersions.parse(await (await as('GET', `/recipes/${improved.id}/versions`)).json())
    const present = { reason: 'improved', wish: 'with more leek', made_at: improved.updated_at }
    expect(await read()).toMatchObject({ present, data: [{ reason: 'written', made_at: old.updated_at }] })
    await database.db.updateTable('recipe_versions').set({ made_at: null }).execute()
    await as('PUT', `/recipes/${improved.id}`, { title: 'Fourth' })
    const { present: edited, data } = await read()
    expect(edited).toEqual({ reason: 'edited', made_at: expect.any(String) })
    expect(data.map(({ made_at, wish }) => [made_at, wish])).toEqual([
      [improved.updated_at, 'with more leek'],
      [null, undefined],
    ])
  })

  test('a wish without a recipe to replace is passed over', async () => {
    const { as, create, versionsOf } = await start(engine)
    const { id } = await create({ ...soup, wish: 'more' })
    await as('PUT', `/recipes/${id}`, { title: 'Broth' })
    expect(await versionsOf(id)).toEqual([['Soup', 'written', undefined]])
  })

  const begun = begunOnce(async () => {
    const app = await start(engine)
    return { ...app, ...(await app.create()) }
  })
  testTable(['', '  ', 'x'.repeat(301), 7, null])('refuses what is no wish', async (wish) => {
    const { id, accept, titles } = await begun()
    expect((await accept(id, { wish })).status).toBe(422)
    expect(await titles()).toEqual([soup.title])
  })

  test('contents that were stored before their reasons were are taken for written, and then edited', async () => {
    const { as, create, versionsOf, database } = await start(engine)
    const { id } = await create()
    await as('PUT', `/recipes/${id}`, { title: 'Broth' })
    await database.db.updateTable('recipes').set({ reason: null }).execute()
    await database.db.updateTable('recipe_versions').set({ reason: null }).execute()
    await as('PUT', `/recipes/${id}`, { notes: 'More.' })
    await as('PUT', `/recipes/${id}`, { title: 'Stew' })
    expect(await versionsOf(id)).toEqual([
      ['Broth', 'edited', undefined],
      ['Soup', 'written', undefined],
    ])
  })

  test('by a superuser is for the owner, whose notes go along unseen', async () => {
    const { call, cook, create, signUpSuperuser } = await start(engine)
    const superuser = await signUpSuperuser()
    const old = await create()
    const answer = await call(superuser, 'POST', '/recipes/', { ...better, replaces: old.id, notes: 'Mine.' })
    const improved = Recipe.parse(await answer.json())
    expect(improved).toMatchObject({ user: { id: cook.user.id }, is_favorite: true, notes: '', notes_updated_at: null })
    const read = await (await call(cook, 'GET', `/recipes/${improved.id}`)).json()
    expect(read).toMatchObject({ notes: soup.notes, notes_updated_at: old.notes_updated_at })
    expect((await call(cook, 'GET', `/recipes/${old.id}`)).status).toBe(404)
  })

  test('many times at once succeeds exactly once', async () => {
    const { create, accept, titles, stored } = await start(engine)
    const { id } = await create()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, tab) => accept(id, { title: `Tab ${tab}` })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(404)])
    expect(await titles()).toEqual([`Tab ${statuses.indexOf(200)}`])
    expect(await stored()).toHaveLength(2)
  })

  test('of a recipe that is gone, or was changed since it was read, changes nothing', async () => {
    const { as, create, accept, stored } = await start(engine)
    const [gone, changed] = [await create(), await create()]
    await as('DELETE', `/recipes/${gone.id}`)
    await as('PUT', `/recipes/${changed.id}`, { title: 'Broth' })
    const before = await stored()
    expect(await readError(await accept(gone.id))).toMatchObject({ code: 'recipe_not_found' })
    for (const etag of ['"1"', 'W/"2"', '"x"']) {
      const refused = await accept(changed.id, {}, { 'if-match': etag })
      expect(refused.status).toBe(412)
      expect(await readError(refused)).toMatchObject({ code: 'recipe_changed' })
    }
    expect(await stored()).toEqual(before)
    expect((await accept(changed.id, {}, { 'if-match': '"2"' })).status).toBe(200)
  })

  test('while the recipe is edited loses neither: the edit is in the history, or one of the two is refused', async () => {
    const { as, create, accept, versionsOf } = await start(engine)
    for (const headers of [undefined, { 'if-match': '"1"' }]) {
      const { id } = await create()
      const [accepted, edited] = await Promise.all([
        accept(id, {}, headers),
        as('PUT', `/recipes/${id}`, { title: 'Edited' }, headers),
      ])
      const outcome = `${accepted.status} ${edited.status}`
      expect(headers ? ['200 404', '412 200'] : ['200 404', '200 200']).toContain(outcome)
      const kept = await versionsOf(accepted.ok ? Recipe.parse(await accepted.json()).id : id)
      expect(kept.map(([title]) => title)).toEqual(outcome === '200 200' ? ['Edited', 'Soup'] : ['Soup'])
    }
  })

  test('is never refused for want of room', async () => {
    const { create, accepted, as, titles } = await start(engine, { accountRecipes: 1, accountBytes: 50 })
    const { id } = await create({ ...soup, notes: 'x'.repeat(200) })
    const first = await accepted(id)
    const second = await accepted(first.id, { title: 'Third', wish: 'x'.repeat(300) })
    expect(second.notes).toHaveLength(200)
    expect(await titles()).toEqual(['Third'])
    expect(await readError(await as('POST', '/recipes/', { title: 'New' }))).toMatchObject({ code: 'account_full' })
  })

  test('is undone in one call: the old one is back as it was, and the new one can come back in turn', async () => {
    const { as, create, accepted, titles } = await start(engine)
    const old = await create()
    const improved = await accepted(old.id)
    const undone = await as('POST', `/recipes/${old.id}/restore?replaces=${improved.id}`)
    expect(await undone.json()).toEqual(old)
    expect(await (await as('GET', `/recipes/${old.id}`)).json()).toEqual(old)
    expect(await titles()).toEqual([soup.title])
    expect((await as('POST', `/recipes/${improved.id}/restore`)).status).toBe(200)
  })

  test("is not undone twice, nor in the place of what is gone, no id, or not the same cook's", async () => {
    const { url, call, as, create, accepted, stored, signUpSuperuser } = await start(engine)
    const old = await create()
    const { id } = await accepted(old.id)
    const [stranger, superuser] = [await signUp(url), await signUpSuperuser()]
    const foreign = Recipe.parse(await (await call(stranger, 'POST', '/recipes/', soup)).json())
    const gone = await create()
    await as('DELETE', `/recipes/${gone.id}`)
    const undo = `/recipes/${old.id}/restore?replaces=`
    const before = await stored()
    for (const replaced of [gone.id, foreign.id, old.id, 'soup', '']) {
      for (const who of [undefined, superuser]) {
        const refused = await (who ? call(who, 'POST', undo + replaced) : as('POST', undo + replaced))
        expect(await readError(refused), replaced).toMatchObject({ code: 'recipe_not_found' })
      }
    }
    expect((await call(stranger, 'POST', undo + id)).status).toBe(404)
    expect(await stored()).toEqual(before)
    const answers = await Promise.all(Array.from({ length: 4 }, () => as('POST', undo + id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  })
})
