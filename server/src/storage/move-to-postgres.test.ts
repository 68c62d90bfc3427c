import { Recipe } from '@roux/contract/recipe'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startAppWithDatabase } from '../../test/call-as.ts'
import { createEmptyDatabase } from '../../test/engines.ts'
import { signUp } from '../../test/sign-up.ts'
import { connectTo, openDatabase } from './database.ts'
import { moveToPostgres } from './move-to-postgres.ts'

async function makeDatabases() {
  const [source, target] = [await createEmptyDatabase('sqlite'), await createEmptyDatabase('postgres')]
  if (source.engine !== 'sqlite' || target.engine !== 'postgres') throw new Error('wrong engines')
  const db = connectTo(target, { hasTimeLimits: false })
  onTestFinished(() => db.destroy())
  return { source, target, db, move: () => moveToPostgres(source.file, target.url) }
}

test('everything arrives as it was: accounts log in, recipes read the same', async () => {
  const { source, target, move } = await makeDatabases()
  const before = await startAppWithDatabase('sqlite', { database: source })
  const cook = await signUp(before.url)
  const body = {
    title: 'Œufs à la neige – 雪 🍳',
    description: 'Quote \' double " back\\slash $1 ? {{x}}\nline',
    is_favorite: true,
    ingredients: Array.from({ length: 40 }, (_, place) => ({ content: `${place} œufs` })),
  }
  const recipes = []
  for (let number = 0; number < 25; number += 1) {
    const answer = await before.call(cook, 'POST', '/recipes/', { ...body, title: `${body.title} ${number}` })
    recipes.push(Recipe.parse(await answer.json()))
  }
  const [first] = recipes
  await before.call(cook, 'PUT', `/recipes/${first?.id}`, { title: 'Changed' })
  await before.call(cook, 'DELETE', `/recipes/${recipes[1]?.id}`)
  const listed = await (await before.call(cook, 'GET', '/recipes/')).text()

  const { rows, isAnew } = await move()
  expect(isAnew).toBe(false)
  expect(rows).toMatchObject({ users: 1, recipes: 25, recipe_versions: 1 })
  const after = await startAppWithDatabase('postgres', { database: target })
  expect(await (await after.call(cook, 'GET', '/recipes/')).text()).toBe(listed)
  expect((await after.call(cook, 'POST', `/recipes/${recipes[1]?.id}/restore`)).status).toBe(200)
})

test('a PostgreSQL that is not empty is refused and left as it is', async () => {
  const { target, move } = await makeDatabases()
  const there = await startAppWithDatabase('postgres', { database: target })
  await signUp(there.url)
  await expect(move()).rejects.toThrow('not empty')
  expect(await there.database.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('a move that broke off keeps Roux from starting there, says so, and starts over', async () => {
  const { source, target, db, move } = await makeDatabases()
  const before = await startAppWithDatabase('sqlite', { database: source })
  await signUp(before.url)
  // What a killed move leaves: the schema and the mark, and nothing of what it had not finished.
  await openDatabase(target, () => undefined).then((database) => database.close())
  await sql`create table unfinished_move (started_at text not null)`.execute(db)
  await expect(openDatabase(target, () => undefined)).rejects.toThrow('A move into this PostgreSQL broke off')
  expect(await move()).toMatchObject({ isAnew: true, rows: { users: 1 } })
  await openDatabase(target, () => undefined).then((database) => database.close())
})
