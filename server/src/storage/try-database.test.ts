import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, engines } from '../../test/engines.ts'
import { openDatabase } from './database.ts'
import { tryDatabase } from './try-database.ts'

test.each(engines)(
  'the test waits for its turn while others write, and leaves what they wrote, on %s',
  async (engine) => {
    const { db, close } = await openDatabase(await createDatabase(engine), () => undefined)
    onTestFinished(() => close())
    const written = Promise.withResolvers<void>()
    const tested = Promise.withResolvers<void>()
    const writing = db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_counters').values({ key: 'soup', count: 1, resets_at: '2999-01-01' }).execute()
      written.resolve()
      await tested.promise
    })
    await written.promise
    const testing = tryDatabase(db)
    // The test has begun, or stands in line.
    setImmediate(() => tested.resolve())
    await Promise.all([testing, writing])
    expect(await db.selectFrom('rate_counters').select('key').execute()).toEqual([{ key: 'soup' }])
  },
)
