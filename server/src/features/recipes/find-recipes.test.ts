import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readValidationError } from '../../../test/start-app.ts'

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

  test('is one’s own', async () => {
    const { create, titles, url } = await start(engine)
    await create({ title: 'Soup', tags: ['mine'], is_favorite: true })
    const other = await signUp(url)
    for (const query of [{ q: 'soup' }, { tag: 'mine' }, { favorite: 'true' }, { sort: 'title' }]) {
      expect(await titles(query, other)).toEqual([])
    }
  })

  test.each([
    ['an order that is none', 'sort=best', 'sort'],
    ['a diet that is no mark', 'diet=gluten_free', 'diet'],
    ['minutes that are none', 'max_minutes=-1', 'max_minutes'],
    ['a blank food', 'with=+', 'with'],
    ['more foods than anybody has', `${'have=x&'.repeat(101)}`, 'have'],
  ])('cannot be asked for with %s', async (_, query, field) => {
    const { as } = await start(engine)
    const response = await as('GET', `/recipes/?${query}`)
    expect(response.status).toBe(422)
    const { detail } = await readValidationError(response)
    expect(detail.map(({ loc }) => loc.slice(0, 2))).toEqual([['query', field]])
  })
})
