import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, engines } from '../../../test/engines.ts'
import { openDatabase } from '../../storage/database.ts'
import { generationsStore } from './generations-store.ts'
import { startUsage } from './start-usage.ts'

test.each(engines)('whatever a provider says it took can be written down, on %s', async (engine) => {
  const database = await openDatabase(await createDatabase(engine), () => undefined)
  const { db } = database
  onTestFinished(() => database.close())
  const usage = { userId: null, kind: 'generate', provider: 'openai-compatible', model: 'any' } as const
  for (const [said, counted] of [
    [700, 700],
    [2 ** 40, 2 ** 31 - 1],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
    [-3, 0],
    [0.6, 1],
    [Number.NaN, 0],
  ] as const) {
    const { tally, record } = startUsage(generationsStore(database), usage)
    tally.tokensIn = said
    tally.tokensOut = said
    await record('written')
    const last = db.selectFrom('generations').select(['tokens_in', 'tokens_out']).orderBy('id', 'desc').limit(1)
    expect(await last.executeTakeFirst()).toEqual({ tokens_in: counted, tokens_out: counted })
  }
})
