import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, engines } from '../../../test/engines.ts'
import { openDatabase } from '../../storage/database.ts'
import { generationsStore } from './generations-store.ts'
import { recordUsage } from './record-usage.ts'

test.each(engines)('whatever a provider says it took, a recipe that is written is given, on %s', async (engine) => {
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
    const written = await recordUsage(generationsStore(database), usage, new AbortController().signal, (tally) => {
      tally.tokensIn = said
      tally.tokensOut = said
      return Promise.resolve({})
    })
    expect(written).toEqual({})
    const last = db.selectFrom('generations').select(['tokens_in', 'tokens_out']).orderBy('id', 'desc').limit(1)
    expect(await last.executeTakeFirst()).toEqual({ tokens_in: counted, tokens_out: counted })
  }
})
