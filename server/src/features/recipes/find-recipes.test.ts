import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe } from '@roux/contract/recipe'
import { v7 as uuid } from 'uuid'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { blankRow } from '../../../test/blank-recipe.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readValidationError } from '../../../test/start-app.ts'
import { accountIndexes } from './finding/account-indexes.ts'
import { createFinding } from './finding/create-finding.ts'
import { indexedRowsStore } from './finding/indexed-rows-store.ts'
import { searchTextOf } from './finding/search-words.ts'
import { takeTurns } from './finding/turns.ts'
import { recipeListStore } from './stored/recipe-list-store.ts'

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  const as = (method: string, path: string, body?: unknown) => app.call(cook, method, path, body)
  const create = async (body: unknown) => Recipe.parse(await (await as('POST', '/recipes/', body)).json())
  const find = async (query: Record<string, string | string[]>, by = cook) => {
    const parameters = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
    const response = await app.call(by, 'GET', `/recipes/?${new URLSearchParams(parameters)}`)
    return Recipes.parse(await response.json())
  }
  const titles = async (...query: Parameters<typeof find>) => (await find(...query)).data.map(({ title }) => title)
  return { ...app, cook, as, create, find, titles }
}

const noTexts = { title: [], tags: [], ingredients: [], description: [], notes: [], directions: [] }

const items = (...lines: string[]) => lines.map((content) => ({ content }))

describe.each(engines)('finding recipes, on %s', (engine) => {
  test('a search says where each recipe matched, as it is written there', async () => {
    const { create, find } = await start(engine)
    await create({ title: 'Gratin', ingredients: items('2 leeks', '200 ml crème fraîche'), tags: ['Crèmerie'] })
    const { data } = await find({ q: 'creme', view: 'summary' })
    expect(data[0]?.matched).toEqual([
      { field: 'tags', text: 'Crèmerie', spans: [[0, 8]] },
      { field: 'ingredients', text: '200 ml crème fraîche', spans: [[7, 12]] },
    ])
    expect((await find({})).data[0]).not.toHaveProperty('matched')
  })

  test('a search is newest first, and by relevance where that is asked for: titles before steps', async () => {
    const { create, titles } = await start(engine)
    await create({ title: 'Leek soup' })
    await create({ title: 'Tart', directions: items('Slice the leeks.') })
    expect(await titles({ q: 'leek' })).toEqual(['Tart', 'Leek soup'])
    expect(await titles({ q: 'leek', sort: 'relevance' })).toEqual(['Leek soup', 'Tart'])
  })

  test('favourites, tags and times narrow the list', async () => {
    const { create, find, titles } = await start(engine)
    await create({ title: 'a', is_favorite: true, tags: ['Été', 'quick'], preparation_time: 10, cook_time: 20 })
    await create({ title: 'b', tags: ['quick'], cook_time: 31 })
    await create({ title: 'c', tags: ['quicker'] })
    expect(await titles({ favorite: 'true' })).toEqual(['a'])
    expect(await titles({ favorite: 'false' })).toEqual(['c', 'b'])
    expect(await titles({ tag: 'QUICK' })).toEqual(['b', 'a'])
    expect(await titles({ tag: ['quick', 'ete'] })).toEqual(['a'])
    expect(await titles({ max_minutes: '30' })).toEqual(['a'])
    expect(await find({ tag: 'quick', limit: '1' })).toMatchObject({ count: 2, data: [{ title: 'b' }] })
    expect(await find({ tag: 'quick', skip: '1' })).toMatchObject({ count: 2, data: [{ title: 'a' }] })
  })

  test('the list is sorted by title as people read it, and by time, what says none last', async () => {
    const { create, titles } = await start(engine)
    await create({ title: 'Zucchini', cook_time: 5 })
    await create({ title: 'éclair' })
    await create({ title: 'Apple pie', cook_time: 60 })
    expect(await titles({ sort: 'title' })).toEqual(['Apple pie', 'éclair', 'Zucchini'])
    expect(await titles({ sort: 'time' })).toEqual(['Zucchini', 'Apple pie', 'éclair'])
  })

  test('what is in the kitchen sorts by what is still to buy, and says what that is', async () => {
    const { create, find } = await start(engine)
    await create({ title: 'Leek soup', ingredients: items('2 leeks', '1 potato', '10 g butter') })
    await create({ title: 'Leeks', ingredients: items('3 leeks') })
    await create({ title: 'Cake', ingredients: items('200 g flour') })
    const { data } = await find({ have: ['leek', 'potato'] })
    expect(data.map(({ title, missing }) => [title, missing?.length])).toEqual([
      ['Leeks', 0],
      ['Leek soup', 1],
    ])
  })

  test('a word may be misspelt, and the recipe says which was meant', async () => {
    const { create, find, titles } = await start(engine)
    await create({ title: 'Bœuf bourguignon' })
    await create({ title: 'Fritters', ingredients: items('2 zucchini') })
    expect(await titles({ q: 'bourgignon' })).toEqual(['Bœuf bourguignon'])
    const { data, count } = await find({ q: 'zuchini' })
    expect(count).toBe(1)
    expect(data[0]?.matched).toEqual([{ field: 'ingredients', text: '2 zucchini', spans: [[2, 10]] }])
    expect(await titles({ q: 'zuc' })).toEqual(['Fritters'])
    expect(await titles({ q: 'xyz' })).toEqual([])
  })

  test('a food is found by what it is, in either language and more exactly, and what is made of it is left out with it', async () => {
    const { create, titles } = await start(engine)
    await create({ title: 'Salade', ingredients: items('250 g de tomates cerises', '1 oignon'), language: 'fr' })
    await create({ title: 'Sauce', ingredients: items('2 tbsp mayonnaise') })
    await create({ title: 'Cake', ingredients: items('3 eggs', '200 g flour') })
    await create({ title: 'Odd', ingredients: items('2 blorbs') })
    expect(await titles({ with: 'tomato' })).toEqual(['Salade'])
    expect(await titles({ with: ['oeuf', 'farine'] })).toEqual(['Cake'])
    expect(await titles({ without: 'œufs' })).toEqual(['Odd', 'Salade'])
    expect(await titles({ with: 'blorb' })).toEqual(['Odd'])
  })

  test('a diet is what nothing in the recipe breaks, whatever its tags say; of what is not read there is none', async () => {
    const { create, titles, as } = await start(engine)
    const { id, diet } = await create({ title: 'a', ingredients: items('2 leeks', '1 tbsp olive oil') })
    expect(diet).toBe('vegan')
    await create({ title: 'b', ingredients: items('2 leeks', '50 g butter') })
    await create({ title: 'c', ingredients: items('2 leeks', '200 g cod') })
    await create({ title: 'd', ingredients: items('2 leeks', '3 blorbs'), tags: ['vegan'] })
    await create({ title: 'e', ingredients: items('200 g chicken breast') })
    await create({ title: 'f' })
    expect(await titles({ diet: 'vegan' })).toEqual(['a'])
    expect(await titles({ diet: 'vegetarian' })).toEqual(['b', 'a'])
    expect(await titles({ diet: 'pescatarian' })).toEqual(['c', 'b', 'a'])
    const changed = await as('PUT', `/recipes/${id}`, { ingredients: items('2 leeks', '1 egg') })
    expect(Recipe.parse(await changed.json()).diet).toBe('vegetarian')
    expect(await titles({ diet: 'vegan' })).toEqual([])
  })

  test('what is in every kitchen is not to buy, and is no reason to come', async () => {
    const { create, find } = await start(engine)
    await create({ title: 'Leeks', ingredients: items('2 leeks', 'Salt', '1 tbsp olive oil', '30 g walnuts') })
    await create({ title: 'Oil', ingredients: items('1 tbsp olive oil', '1 onion') })
    const { data } = await find({ have: 'poireaux' })
    expect(data.map(({ title, missing }) => [title, missing])).toEqual([['Leeks', ['walnuts']]])
  })

  test('is found as it is now: changed, deleted, restored, and under the notes and tags that it took over', async () => {
    const { as, create, titles } = await start(engine)
    const { id } = await create({ title: 'Soup', notes: 'Less zzsalt.', tags: ['zzwinter'] })
    expect(await titles({ q: 'zzsalt' })).toEqual(['Soup'])
    await as('PUT', `/recipes/${id}`, { notes: 'More zzpepper.', is_favorite: true })
    expect(await titles({ q: 'zzsalt' })).toEqual([])
    expect(await titles({ q: 'zzpepper', favorite: 'true' })).toEqual(['Soup'])
    await as('DELETE', `/recipes/${id}`)
    expect(await titles({ q: 'zzpepper' })).toEqual([])
    await as('POST', `/recipes/${id}/restore`)
    expect(await titles({ q: 'zzpepper' })).toEqual(['Soup'])
    await create({ title: 'Broth', replaces: id })
    expect(await titles({ q: 'zzpepper zzwinter' })).toEqual(['Broth'])
    expect(await titles({ q: 'zzpepper', deleted: 'true' })).toEqual(['Soup'])
  })

  test('what another instance has written is found', async () => {
    const { database, cook, create, titles } = await start(engine)
    await create({ title: 'Soup' })
    expect(await titles({ q: 'soup' })).toEqual(['Soup'])
    const search_text = await searchTextOf({ ...noTexts, title: ['Other soup'] })
    const { turns } = await database.db
      .updateTable('users')
      .set(({ eb }) => ({ turns: eb('turns', '+', 1) }))
      .where('id', '=', cook.user.id)
      .returning('turns')
      .executeTakeFirstOrThrow()
    const row = {
      ...blankRow,
      id: uuid(),
      user_id: cook.user.id,
      title: 'Other soup',
      search_text,
      turn: turns,
      reading: 1,
    }
    await database.db.insertInto('recipes').values(row).execute()
    expect(await titles({ q: 'soup', sort: 'title' })).toEqual(['Other soup', 'Soup'])
  })

  test('what was stored before it was read is found by its old words, and read again in the background', async () => {
    const { database, cook, create } = await start(engine)
    const { id } = await create({ title: 'Soup', ingredients: items('2 leeks'), directions: items('Simmer.') })
    const older = { search_text: 'soup\n\n2 leeks', foods: '[]', diet: null, reading: 0, turn: 0 }
    await database.db.updateTable('recipes').set(older).where('id', '=', id).execute()
    const indexes = accountIndexes(indexedRowsStore(database))
    const index = await indexes.of(cook.user.id, takeTurns())
    expect([...(index?.words.keys() ?? [])]).toEqual(['soup', '2', 'leeks'])
    const told: string[] = []
    const reading = createFinding(database, recipeListStore(database)).startReading({
      tell: (what) => told.push(what),
      onFailure: (error) => {
        throw error
      },
    })
    await expect.poll(() => told).toEqual(['reading recipes for finding them: 1 of 1'])
    await reading.stop()
    const again = await indexes.of(cook.user.id, takeTurns())
    expect([...(again?.words.keys() ?? [])]).toContain('simmer')
    expect([...(again?.foods.keys() ?? [])]).toEqual(['leek'])
  })

  test('is one’s own', async () => {
    const { create, titles, url } = await start(engine)
    await create({ title: 'Soup', tags: ['mine'], is_favorite: true })
    const other = await signUp(url)
    for (const query of [{ q: 'soup' }, { tag: 'mine' }, { favorite: 'true' }, { sort: 'title' }]) {
      expect(await titles(query, other)).toEqual([])
    }
  })

  const begun = begunOnce(() => start(engine))
  testTable([
    ['an order that is none', 'sort=best', 'sort'],
    ['a diet that is no mark', 'diet=gluten_free', 'diet'],
    ['minutes that are none', 'max_minutes=-1', 'max_minutes'],
    ['a blank food', 'with=+', 'with'],
    ['more foods than anybody has', `${'have=x&'.repeat(101)}`, 'have'],
  ])('cannot be asked for in another way', async (_, query, field) => {
    const { as } = await begun()
    const response = await as('GET', `/recipes/?${query}`)
    expect(response.status).toBe(422)
    const { detail } = await readValidationError(response)
    expect(detail.map(({ loc }) => loc.slice(0, 2))).toEqual([['query', field]])
  })
})
