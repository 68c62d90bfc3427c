import { Recipes } from '@roux/contract/finding-recipes'
import { v7 as uuid } from 'uuid'
import { describe, expect, test } from 'vitest'
import { blankRow } from '../../../test/blank-recipe.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { searchTextOf } from './finding/search-words.ts'

/** More than are read at once. */
const length = 450

async function startWithMany(engine: (typeof engines)[number]) {
  const { call, database, signUpSuperuser } = await startAppWithDatabase(engine)
  const cook = await signUpSuperuser()
  const empty = { title: [], tags: [], ingredients: [], description: [], notes: [], directions: [] }
  const search_text = await searchTextOf({ ...empty, title: ['Soup'] })
  // In an order of their titles that is not that of their dates.
  const titles = Array.from({ length }, (_, place) => `Soup ${1000 + ((place * 7) % length)}`)
  const rows = titles.map((title, place) => ({
    ...{ ...blankRow, title, search_text, id: uuid(), user_id: cook.user.id, reading: 1, turn: 1 },
    updated_at: new Date(Date.UTC(2026, 0, 1) + place * 1000).toISOString(),
  }))
  for (let from = 0; from < length; from += 50) {
    await database.db
      .insertInto('recipes')
      .values(rows.slice(from, from + 50))
      .execute()
  }
  const list = async (query: string) => {
    const { data, count } = Recipes.parse(await (await call(cook, 'GET', `/recipes/?${query}`)).json())
    return { titles: data.map(({ title }) => title), count }
  }
  return { list, newestFirst: titles.toReversed(), byTitle: titles.toSorted() }
}

describe.each(engines)('a list that is longer than what is read at once, on %s', (engine) => {
  test('has its summaries in order, from any place on', async () => {
    const { list, newestFirst } = await startWithMany(engine)
    for (const [skip, limit] of [
      [0, 1000],
      [10, 400],
      [449, 100],
      [450, 100],
      [0, 0],
    ] as const) {
      const titles = newestFirst.slice(skip, skip + limit)
      expect(await list(`view=summary&skip=${skip}&limit=${limit}`)).toEqual({ titles, count: length })
    }
  })

  test('is in the same order where everybody’s recipes are searched, which none keeps', async () => {
    const { list, byTitle } = await startWithMany(engine)
    for (const scope of ['own', 'all']) {
      for (const skip of [0, 380]) {
        const page = `q=soup&sort=title&view=summary&scope=${scope}&skip=${skip}&limit=60`
        expect(await list(page)).toEqual({ titles: byTitle.slice(skip, skip + 60), count: length })
      }
    }
  })
})
