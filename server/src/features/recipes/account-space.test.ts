import { Recipe, RecipeVersions } from '@roux/contract/recipe'
import { AccountSpaces, Space } from '@roux/contract/space'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import type { LimitSettings } from '../../limit-settings.ts'

async function start(engine: (typeof engines)[number], limits: Partial<LimitSettings>) {
  const app = await startAppWithDatabase(engine, { limits: limitsOf(limits) })
  const cook = await signUp(app.url)
  const call = (method: string, path: string, body?: unknown) => app.call(cook, method, path, body)
  const save = (body: unknown = { title: 'Soup' }) => call('POST', '/recipes/', body)
  const create = async (body?: unknown) => Recipe.parse(await (await save(body)).json())
  const space = async () => Space.parse(await (await call('GET', '/users/me/space')).json())
  const expectFull = async (response: Response) => {
    expect(response.status).toBe(409)
    expect(await readError(response)).toMatchObject({ code: 'account_full', detail: 'The account is full' })
  }
  return { ...app, cook, as: call, save, create, space, expectFull }
}

const long = { title: 'Soup', directions: [{ content: 'x'.repeat(2000) }] }

describe.each(engines)('the space of an account, on %s', (engine) => {
  test('counts every text that is kept, deleted recipes and earlier contents among them', async () => {
    const { as, create, space, database, url, call } = await start(engine, {})
    expect(await space()).toEqual({ recipes: 0, bytes: 0, most_recipes: 0, most_bytes: 0 })
    const { id } = await create(long)
    const once = await space()
    expect(once).toMatchObject({ recipes: 1, bytes: expect.toSatisfy((bytes) => bytes > 2000 && bytes < 2300) })
    await as('PUT', `/recipes/${id}`, { title: 'Sœup' })
    const twice = await space()
    expect(twice.bytes - once.bytes).toBeGreaterThan(2000)
    await as('PUT', `/recipes/${id}`, { is_favorite: true })
    await as('DELETE', `/recipes/${id}`)
    expect(await space()).toEqual(twice)
    const other = await create({ ...long, title: 'Another', notes: 'Less salt, s’il te plaît.' })
    await create({ ...long, replaces: other.id, wish: 'crème' })
    const { bytes, recipes } = await space()
    expect(recipes).toBe(3)
    const sum = await database.db.selectFrom('recipes').selectAll().execute()
    const versions = await database.db.selectFrom('recipe_versions').selectAll().execute()
    const lengthOf = (...texts: string[]) => Buffer.byteLength(texts.join(''))
    const expected = [
      ...sum.map((row) =>
        lengthOf(row.title, row.description, row.ingredients, row.directions, row.notes, row.findings, row.wish ?? ''),
      ),
      ...versions.map((row) => lengthOf(row.content, row.wish ?? '')),
    ].reduce((total, length) => total + length)
    expect(bytes).toBe(expected)
    expect(Space.parse(await (await call(await signUp(url), 'GET', '/users/me/space')).json()).bytes).toBe(0)
  })

  test('is shown to superusers, the fullest account first', async () => {
    const { create, call, signUpSuperuser, cook } = await start(engine, { accountRecipes: 20, accountBytes: 5000 })
    await create(long)
    const admin = await signUpSuperuser()
    await call(admin, 'POST', '/recipes/', { title: 'Salad' })
    const shown = AccountSpaces.parse(await (await call(admin, 'GET', '/admin/space')).json())
    expect(shown).toMatchObject({ most_recipes: 20, most_bytes: 5000 })
    expect(shown.data.map(({ email, recipes }) => [email, recipes])).toEqual([
      [cook.email, 1],
      [admin.email, 1],
    ])
    expect((await call(cook, 'GET', '/admin/space')).status).toBe(403)
  })

  test('takes exactly so many recipes of many at once, deleted ones counted', async () => {
    const { as, save, create, space, expectFull } = await start(engine, { accountRecipes: 4 })
    const { id } = await create()
    await as('DELETE', `/recipes/${id}`)
    const answers = await Promise.all(Array.from({ length: 12 }, () => save()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const answer of answers) if (answer.status !== 200) await expectFull(answer)
    expect(await space()).toMatchObject({ recipes: 4, most_recipes: 4 })
  })

  test('that is full refuses what is new before anybody writes it, and no improvement, restoring or tidying', async () => {
    const { as, save, create, space, expectFull } = await start(engine, { accountBytes: 5000 })
    const { id } = await create(long)
    await as('PUT', `/recipes/${id}`, { title: 'Changed' })
    await create(long)
    expect((await space()).bytes).toBeGreaterThan(5000)
    await expectFull(await save({ title: 'x' }))
    await expectFull(await as('POST', '/recipes/generate', { user_input: 'soup' }))
    await expectFull(await as('PUT', `/recipes/${id}`, { description: 'longer' }))
    expect((await as('PUT', `/recipes/${id}`, { title: 'Short' })).status).toBe(200)
    const { data } = RecipeVersions.parse(await (await as('GET', `/recipes/${id}/versions`)).json())
    expect(data.map(({ title }) => title)).toEqual(['Changed'])
    expect((await as('POST', `/recipes/${id}/versions/2/restore`)).status).toBe(200)
    expect((await as('POST', `/recipes/${id}/improve`, { user_input: 'for 6' })).status).toBe(200)
    const improved = await save({ ...long, title: 'Improved', replaces: id })
    expect(improved.status).toBe(200)
    expect((await as('POST', `/recipes/${id}/restore`)).status).toBe(200)
  })

  test('that is full accepts no more improvements than an account may have written', async () => {
    const { save, create } = await start(engine, { accountRecipes: 1, userDaily: 2 })
    let { id } = await create()
    const accept = () => save({ title: 'Improved', replaces: id })
    for (let accepted = 0; accepted < 2; accepted += 1) id = Recipe.parse(await (await accept()).json()).id
    const refused = await accept()
    expect(refused.status).toBe(429)
    expect(await readError(refused)).toMatchObject({ code: 'quota_exceeded' })
  })

  test('is free again once the account is gone', async () => {
    const { as, create, database, cook } = await start(engine, {})
    const { id } = await create(long)
    await create(long)
    await as('DELETE', `/recipes/${id}`)
    expect((await as('DELETE', '/users/me')).status).toBe(200)
    const left = database.db.selectFrom('recipes').select('id').where('user_id', '=', cook.user.id)
    expect(await left.execute()).toEqual([])
  })
})

test('saves are counted by what they cost: their length, and the time of their checks', async () => {
  const { save, url, call } = await start('sqlite', { checkSeconds: 1 })
  const directions = Array.from({ length: 200 }, () => ({ content: 'x'.repeat(2000) }))
  const answers: Response[] = []
  while (answers.length < 20 && answers.at(-1)?.status !== 429) answers.push(await save({ title: 'Soup', directions }))
  const refused = answers.pop() ?? Response.error()
  expect(answers.length).toBeGreaterThan(2)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(refused.status).toBe(429)
  expect(await readError(refused)).toMatchObject({ code: 'too_many_requests', retry_after: expect.any(Number) })
  expect((await call(await signUp(url), 'POST', '/recipes/', { title: 'Soup' })).status).toBe(200)
})

test('what leaves the text as it is needs no check', async () => {
  const { as, save, create } = await start('sqlite', { checkSeconds: 1 })
  const { id } = await create({ title: 'Soup', cook_time: 5 })
  const directions = Array.from({ length: 200 }, () => ({ content: 'x'.repeat(2000) }))
  while ((await save({ title: 'Long', directions })).status === 200);
  expect((await as('PUT', `/recipes/${id}`, { title: 'Soup', cook_time: 5, is_favorite: true })).status).toBe(200)
  expect((await as('PUT', `/recipes/${id}`, { title: 'Another' })).status).toBe(429)
})
