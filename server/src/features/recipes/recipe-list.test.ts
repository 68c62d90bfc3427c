import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe, RecipeSummary } from '@roux/contract/recipe'
import { v7 as uuid } from 'uuid'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { blankRow } from '../../../test/blank-recipe.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { analyze, explaining } from '../../../test/explaining.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError, readValidationError } from '../../../test/start-app.ts'
import type { Database } from '../../storage/database.ts'
import { recipeListStore } from './stored/recipe-list-store.ts'

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  const create = async (body: unknown, by = cook) => {
    return Recipe.parse(await (await app.call(by, 'POST', '/recipes/', body)).json())
  }
  const list = async (query = '', by = cook) => {
    const response = await app.call(by, 'GET', `/recipes/${query}`)
    const { data, count } = Recipes.parse(await response.json())
    return { count, titles: data.map(({ title }) => title) }
  }
  return { ...app, cook, create, list }
}

describe.each(engines)('the list of recipes, on %s', (engine) => {
  test('is empty at first', async () => {
    const { list } = await start(engine)
    expect(await list()).toEqual({ titles: [], count: 0 })
  })

  test('has whole recipes, as each is read alone', async () => {
    const { call, cook, create } = await start(engine)
    const soup = await create({ title: 'Soup', ingredients: [{ content: 'a "quoted" \\ line\n' }] })
    const salad = await create({ title: 'Salad', is_favorite: true, directions: [{ content: 'Mix.' }] })
    const response = await call(cook, 'GET', '/recipes/')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({ data: [salad, soup], count: 2 })
  })

  test('has the newest change first; a favourite is no change, an undone deletion neither', async () => {
    const { call, cook, create, list, database } = await start(engine)
    const [a, b, c] = [await create({ title: 'a' }), await create({ title: 'b' }), await create({ title: 'c' })]
    for (const { id } of [a, b, c]) {
      const updated_at = '2026-01-01T00:00:00.000Z'
      await database.db.updateTable('recipes').set({ updated_at }).where('id', '=', id).execute()
    }
    expect((await list()).titles).toEqual(['c', 'b', 'a'])
    await call(cook, 'PUT', `/recipes/${a.id}`, { cook_time: 5 })
    await call(cook, 'PUT', `/recipes/${b.id}`, { is_favorite: true })
    await call(cook, 'DELETE', `/recipes/${b.id}`)
    await call(cook, 'POST', `/recipes/${b.id}/restore`)
    expect((await list()).titles).toEqual(['a', 'c', 'b'])
  })

  test('comes in pages, with the count of all', async () => {
    const { create, list } = await start(engine)
    for (const title of ['a', 'b', 'c']) await create({ title })
    expect(await list('?limit=2')).toEqual({ titles: ['c', 'b'], count: 3 })
    expect(await list('?skip=2&limit=2')).toEqual({ titles: ['a'], count: 3 })
    expect(await list('?skip=9')).toEqual({ titles: [], count: 3 })
    expect(await list('?limit=0')).toEqual({ titles: [], count: 3 })
    expect(await list('?limit=5000')).toEqual({ titles: ['c', 'b', 'a'], count: 3 })
  })

  test('ends a page of whole recipes early where its texts are too many; all of them can still be had', async () => {
    const { call, cook, list, database } = await start(engine)
    await fillWithLong(database, cook.user.id, 12)
    const first = await list('?limit=1000')
    expect(first).toMatchObject({ count: 12, titles: { length: 7 } })
    const rest = await list('?skip=7&limit=1000')
    expect(rest).toMatchObject({ count: 12, titles: { length: 5 } })
    expect(new Set([...first.titles, ...rest.titles]).size).toBe(12)
    const summaries = await call(cook, 'GET', '/recipes/?limit=1000&view=summary')
    expect(await summaries.json()).toMatchObject({ count: 12, data: { length: 12 } })
  })

  test('has at least one whole recipe, however long', async () => {
    const { cook, list, database } = await start(engine)
    await fillWithLong(database, cook.user.id, 2, 9)
    expect(await list()).toMatchObject({ count: 2, titles: { length: 1 } })
  })

  const begun = begunOnce(() => start(engine))
  testTable([
    ['a negative skip', 'skip=-1', 'skip'],
    ['a limit that is no number', 'limit=x', 'limit'],
    ['a limit that is not whole', 'limit=1.5', 'limit'],
    ['a scope that is none', 'scope=theirs', 'scope'],
    ['a view that is none', 'view=half', 'view'],
    ['a NUL to search for', 'q=%00', 'q'],
    ['a novel to search for', `q=${'x'.repeat(256)}`, 'q'],
  ])('cannot be asked for in another way', async (_, query, field) => {
    const { call, cook } = await begun()
    const response = await call(cook, 'GET', `/recipes/?${query}`)
    expect(response.status).toBe(422)
    const { detail } = await readValidationError(response)
    expect(detail.map(({ loc }) => loc)).toEqual([['query', field]])
  })

  test('has summaries where they are enough', async () => {
    const { call, cook, create } = await start(engine)
    const soup = await create({ title: 'Soup', ingredients: [{ content: 'salt' }] })
    const body = await (await call(cook, 'GET', '/recipes/?view=summary')).json()
    expect(body).toEqual({ data: [RecipeSummary.parse(soup)], count: 1 })
    expect(JSON.stringify(body)).not.toMatch(/ingredients|directions|findings/)
  })

  test('is one’s own; everybody’s is for superusers who ask for it', async () => {
    const { call, create, list, url, signUpSuperuser } = await start(engine)
    const [other, admin] = [await signUp(url), await signUpSuperuser()]
    await create({ title: 'mine' })
    await create({ title: 'theirs' }, other)
    await create({ title: "the superuser's" }, admin)
    expect(await list()).toEqual({ titles: ['mine'], count: 1 })
    expect(await list('', admin)).toEqual({ titles: ["the superuser's"], count: 1 })
    expect(await list('?scope=own', admin)).toEqual({ titles: ["the superuser's"], count: 1 })
    expect(await list('?scope=all', admin)).toEqual({ titles: ["the superuser's", 'theirs', 'mine'], count: 3 })
    expect(await list('?scope=all&view=summary&q=the', admin)).toEqual({
      titles: ["the superuser's", 'theirs'],
      count: 2,
    })
    const refused = await call(other, 'GET', '/recipes/?scope=all')
    expect(refused.status).toBe(403)
    expect(await readError(refused)).toMatchObject({ detail: "The user doesn't have enough privileges" })
  })
})

describe.each(engines)('searching recipes, on %s', (engine) => {
  test('goes through title, description, ingredients and steps without regard to case and accents', async () => {
    const { create, list } = await start(engine)
    await create({ title: 'Crème brûlée' })
    await create({ title: 'Flan', description: 'Grand-mère l’aimait.', ingredients: [{ content: '4 ŒUFS' }] })
    await create({ title: 'Spaß', directions: [{ content: 'Manger.' }] })
    const find = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).titles
    expect(await find('creme brulee')).toEqual(['Crème brûlée'])
    expect(await find('  BRÛLÉE\tcrème ')).toEqual(['Crème brûlée'])
    expect(await find('oeuf')).toEqual(['Flan'])
    expect(await find('œuf')).toEqual(['Flan'])
    expect(await find("L'AIM")).toEqual(['Flan'])
    expect(await find('spass')).toEqual(['Spaß'])
    expect(await find('manger')).toEqual(['Spaß'])
    expect(await find('creme oeufs')).toEqual([])
    expect(await find(' ')).toEqual(['Spaß', 'Flan', 'Crème brûlée'])
  })

  test('finds the last words of the longest recipe', async () => {
    const { create, list } = await start(engine)
    const accented = Array(199).fill({ content: 'é à ô '.repeat(330) })
    await create({ title: 'Soup', ingredients: [...accented, { content: 'du céleri-rave' }] })
    expect((await list('?q=celeri-rave e')).titles).toEqual(['Soup'])
  })

  test('finds what stands in a recipe now', async () => {
    const { call, cook, create, list } = await start(engine)
    const { id } = await create({ title: 'Soup', ingredients: [{ content: 'leek' }] })
    await call(cook, 'PUT', `/recipes/${id}`, { ingredients: [{ content: 'Céleri' }] })
    expect(await list('?q=leek')).toEqual({ titles: [], count: 0 })
    expect(await list('?q=celeri')).toEqual({ titles: ['Soup'], count: 1 })
    await call(cook, 'POST', `/recipes/${id}/versions/1/restore`)
    expect(await list('?q=leek')).toEqual({ titles: ['Soup'], count: 1 })
  })

  testTable(['100%', 'a_b', 'c\\d'])('takes signs for themselves', async (title) => {
    const { create, list } = await start(engine)
    await create({ title })
    await create({ title: '1000 axb cxd cd' })
    expect((await list(`?q=${encodeURIComponent(title)}`)).titles).toEqual([title])
  })

  test('counts all that match, not the page', async () => {
    const { create, list } = await start(engine)
    for (const title of ['soup a', 'soup b', 'salad']) await create({ title })
    expect(await list('?q=soup&limit=1')).toEqual({ titles: ['soup b'], count: 2 })
  })

  test('reads no more than the rows of its user', async () => {
    const { database } = await start(engine)
    const [owner = ''] = await fill(database)
    const explained = explaining(database)
    const store = recipeListStore(explained)
    const page = { skip: 0, limit: 100 }
    const filter = { reach: { ownerId: owner } }
    const at = '2026-01-01T00:00:00.000Z'
    const key = { id: uuid(), updated_at: at, deleted_at: null, text_bytes: 0, version_bytes: 0 }
    await Promise.all([store.keys(filter, page), store.keys(filter, { ...page, after: key }), store.count(filter)])
    await Promise.all([store.read([key]), store.readSummaries([key])])
    expect(explained.plans).toHaveLength(5)
    for (const [number, plan] of explained.plans.entries()) {
      expect(plan).toMatch(number < 3 ? /recipes_of_user/ : /recipes_1|recipes_pkey/)
      expect(plan).not.toMatch(/seq scan on recipes|scan recipes/i)
    }
  })
})

/** Recipes of somewhat more than so many megabytes each. What is found wrong may hold any text. */
async function fillWithLong({ db }: Database, user_id: string, count: number, megabytes = 1): Promise<void> {
  const params = { text: 'x'.repeat(megabytes * 2 ** 20) }
  const findings = JSON.stringify([{ code: 'composed_by_kitchen', severity: 'info', params }])
  for (let number = 0; number < count; number += 1) {
    const title = `Soup ${number}`
    await db
      .insertInto('recipes')
      .values({ ...blankRow, id: uuid(), user_id, title, findings, text_bytes: findings.length })
      .execute()
  }
}

/** Enough recipes of enough cooks for an index to be worth its while. */
async function fill(database: Database): Promise<string[]> {
  const { db } = database
  const owners = Array.from({ length: 40 }, () => uuid())
  const now = '2026-01-01T00:00:00.000Z'
  const account = { full_name: null, password_hash: '', is_active: true, is_superuser: false, email_verified: false }
  const users = owners.map((id) => ({ id, email: id, email_key: id, created_at: now, ...account }))
  await db.insertInto('users').values(users).execute()
  for (let round = 0; round < 50; round += 1) {
    const recipes = owners.map((user_id) => ({ ...blankRow, id: uuid(), user_id, search_text: 'soup' }))
    await db.insertInto('recipes').values(recipes).execute()
  }
  await analyze(database)
  return owners
}
