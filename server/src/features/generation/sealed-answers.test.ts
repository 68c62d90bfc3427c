import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Recipe } from '@roux/contract/recipe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { createDatabase, createEmptyDatabase, engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { signUp } from '../../../test/sign-up.ts'
import { makeFolder } from '../../../test/start-app.ts'
import type { DatabaseSettings } from '../../config.ts'
import { openDatabase } from '../../storage/database.ts'
import { moveToPostgres } from '../../storage/move-to-postgres.ts'
import { makeBackup } from '../../storage/sqlite-backups.ts'
import type { Tables } from '../../storage/tables.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

const wishes = ['a soup of zzwish', 'without zzchange']

/** A guest's recipe and an improvement, each asked for with a key. */
async function start(engine: (typeof engines)[number], database: DatabaseSettings) {
  const { writer } = providerOf(fake, 'good')
  const app = await startAppWithDatabase(engine, { writer, database, limits: limitsOf({}) })
  const cook = await signUp(app.url)
  const { id } = Recipe.parse(await (await app.call(cook, 'POST', '/recipes/', { title: 'Mine' })).json())
  const key = { 'idempotency-key': 'zzkey' }
  const ask = () =>
    Promise.all([
      app.call(undefined, 'POST', '/recipes/generate-public', { user_input: wishes[0] }, key),
      app.call(cook, 'POST', `/recipes/${id}/improve`, { user_input: wishes[1] }, key),
    ]).then((answers) => Promise.all(answers.map((answer) => answer.text())))
  const answers = await ask()
  return { ...app, ask, answers, words: wordsOf(answers.map((answer) => Recipe.parse(JSON.parse(answer)))) }
}

/** Every word of their lines that says something, and of what was asked for. */
function wordsOf(recipes: readonly Recipe[]): RegExp {
  const texts = recipes.flatMap(({ ingredients, directions }) =>
    [...ingredients, ...directions].map(({ content }) => content),
  )
  const words = [...texts, ...wishes].flatMap((text) => text.match(/\p{L}{5,}/gu) ?? [])
  expect(words.length).toBeGreaterThan(12)
  return new RegExp([...words, 'zzkey'].join('|'), 'i')
}

/** Of a SQLite file with its log every byte; of a PostgreSQL every row. */
async function allOf(database: DatabaseSettings): Promise<string> {
  if (database.engine === 'sqlite') {
    return ['', '-wal'].map((side) => readFileSync(`${database.file}${side}`).toString('latin1')).join()
  }
  const { db, close } = await openDatabase(database, () => undefined)
  const tables = await db.introspection.getTables()
  // The migrations' own tables are read like ours.
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute(),
    ),
  )
  await close()
  return JSON.stringify(rows)
}

const sealedIn = ({ db }: Awaited<ReturnType<typeof openDatabase>>) =>
  db.selectFrom('generation_keys').select('answer').where('answer', 'is not', null).execute()

describe.each(engines)('an answer that is kept for whoever repeats a request, on %s', (engine) => {
  test('has no word in the database that can be read, and comes again to who has the key', async () => {
    const settings = await createDatabase(engine)
    const { words, database, ask, answers } = await start(engine, settings)
    expect(await sealedIn(database)).toHaveLength(2)
    expect((await allOf(settings)).match(words)).toBeNull()
    expect(await ask()).toEqual(answers)
  })

  test('is made anew where it cannot be opened', async () => {
    const { database, ask, answers } = await start(engine, await createDatabase(engine))
    await database.db.updateTable('generation_keys').set({ answer: '{"title":"Left by an earlier Roux"}' }).execute()
    const again = await ask()
    expect(again.map((answer) => Recipe.parse(JSON.parse(answer)).title)).toEqual(
      answers.map((answer) => Recipe.parse(JSON.parse(answer)).title),
    )
    expect(await ask()).toEqual(again)
  })
})

test('a back-up has no byte of it, sealed or not, nor has a PostgreSQL that everything moves to', async () => {
  const [source, target] = [await createDatabase('sqlite'), await createEmptyDatabase('postgres')]
  if (source.engine !== 'sqlite' || target.engine !== 'postgres') throw new Error('wrong engines')
  const { database, words } = await start('sqlite', source)
  const sealed = (await sealedIn(database)).map(({ answer }) => String(answer).slice(0, 200))
  expect(sealed).toHaveLength(2)

  const folder = makeFolder('roux-backups-')
  const { name } = await makeBackup(source.file, folder, 1)
  const bytes = readFileSync(join(folder, name)).toString('latin1')
  const { rows } = await moveToPostgres(source.file, target.url)
  expect(rows).toMatchObject({ users: 1, recipes: 1, generations: 2, generation_keys: 0 })
  for (const copy of [bytes, await allOf(target)]) {
    expect(copy).toContain('Mine')
    expect(copy.match(words)).toBeNull()
    for (const answer of sealed) expect(copy).not.toContain(answer)
  }
})
