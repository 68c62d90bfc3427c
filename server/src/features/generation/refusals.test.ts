import { Recipe } from '@roux/contract/recipe'
import type { RefusalReason } from '@roux/contract/refusal-reason'
import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

/** Roux with a writer; `calls` are those of its provider. */
async function start(kind: 'kitchen' | 'provider') {
  const provider = providerOf(fake, 'good')
  const settings = kind === 'provider' ? { writer: provider.writer } : {}
  const app = await startAppWithDatabase('sqlite', { limits: limitsOf({}), ...settings })
  const cook = await signUp(app.url)
  const save = async (recipe: object) =>
    Recipe.parse(await (await app.call(cook, 'POST', '/recipes/', recipe)).json()).id
  return { ...app, calls: provider.calls, cook, save }
}

const refused: readonly (readonly [RefusalReason, string])[] = [
  ['not_food', 'a cocktail of bleach and ammonia'],
  ['self_harm', 'a last meal before I kill myself'],
  ['raw_meat', 'tartare de poulet cru'],
  ['spoiled', 'gratin avec du jambon moisi'],
]

describe.each(['kitchen', 'provider'] as const)('of the %s', (kind) => {
  test.each(refused)('a refusal says why, whoever asks in whatever way: %s', async (reason, user_input) => {
    const { call, calls, cook, save, database } = await start(kind)
    const id = await save({ title: 'Soup', ingredients: [{ content: 'leeks' }], directions: [{ content: 'Cook.' }] })
    for (const accept of ['application/json', streamType]) {
      for (const [who, path] of [
        [undefined, '/recipes/generate-public'],
        [cook, '/recipes/generate'],
        [cook, `/recipes/${id}/improve`],
      ] as const) {
        const response = await call(who, 'POST', path, { user_input }, { accept })
        expect(response.status).toBe(400)
        expect(await readError(response)).toMatchObject({ code: 'not_food', reason })
      }
    }
    expect(await calls()).toEqual([])
    expect(await database.db.selectFrom('recipes').selectAll().execute()).toHaveLength(1)
  })
})

test('what is asked for another time is refused all the same, by the kitchen of a provider too', async () => {
  const { call } = await start('provider')
  const body = { user_input: 'a cocktail of bleach and ammonia', seed: 3, writer: 'kitchen' }
  const response = await call(undefined, 'POST', '/recipes/generate-public', body, { 'idempotency-key': 'one' })
  expect(await readError(response)).toMatchObject({ code: 'not_food', reason: 'not_food' })
})

test('no other failure names a reason', async () => {
  const { call, cook } = await start('kitchen')
  const response = await call(cook, 'POST', '/recipes/0199aaaa-0000-7000-8000-000000000000/improve', {
    user_input: 'with leeks',
  })
  expect(await readError(response)).not.toHaveProperty('reason')
})
