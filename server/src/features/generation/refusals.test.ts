import { Recipe } from '@roux/contract/recipe'
import type { RefusalReason } from '@roux/contract/refusal-reason'
import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
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
  ['alcohol', 'vodka jelly for an eight-year-old’s party'],
]

describe.each(['kitchen', 'provider'] as const)('of the %s', (kind) => {
  testTable(refused)('a refusal says why, whoever asks in whatever way', async (reason, user_input) => {
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

test('what is no wish for food is refused without paying a provider, and a change of a recipe is one', async () => {
  const { call, calls, cook, save } = await start('provider')
  const refusal = await call(cook, 'POST', '/recipes/generate', { user_input: 'write my history homework' })
  expect(refusal.status).toBe(400)
  expect(await readError(refusal)).toMatchObject({ code: 'not_food', reason: 'off_topic' })
  expect(await calls()).toEqual([])
  const id = await save({ title: 'Soup', ingredients: [{ content: 'leeks' }], directions: [{ content: 'Cook.' }] })
  expect((await call(cook, 'POST', `/recipes/${id}/improve`, { user_input: 'translate it' })).status).toBe(200)
})

test('what is asked for another time is refused all the same, by the kitchen of a provider too', async () => {
  const { call } = await start('provider')
  const body = { user_input: 'a cocktail of bleach and ammonia', seed: 3, writer: 'kitchen' }
  const response = await call(undefined, 'POST', '/recipes/generate-public', body, { 'idempotency-key': 'one' })
  expect(await readError(response)).toMatchObject({ code: 'not_food', reason: 'not_food' })
})

testTable([
  ['medical', 'a low-residue dinner before my colonoscopy'],
  ['infant', 'une première purée pour mon bébé'],
])(
  'what those who know should answer is left to them by the kitchen, and may be asked of a provider',
  async (reason, user_input) => {
    const kitchen = await start('kitchen')
    const response = await kitchen.call(undefined, 'POST', '/recipes/generate-public', { user_input })
    expect(await readError(response)).toMatchObject({ code: 'not_food', reason })
    const { call, calls } = await start('provider')
    expect((await call(undefined, 'POST', '/recipes/generate-public', { user_input })).status).toBe(200)
    expect(await calls()).not.toEqual([])
    const byKitchen = await call(undefined, 'POST', '/recipes/generate-public', { user_input, writer: 'kitchen' })
    expect(await readError(byKitchen)).toMatchObject({ reason })
  },
)

test('the kitchen does not stand in for a provider where it would refuse', async () => {
  const { writer } = providerOf(fake, 'failing')
  const app = await startAppWithDatabase('sqlite', { limits: limitsOf({}), writer, kitchenStandsIn: true })
  const ask = (user_input: string) => app.call(undefined, 'POST', '/recipes/generate-public', { user_input })
  expect((await ask('a lentil soup')).status).toBe(200)
  expect(await readError(await ask('dialysis friendly pasta'))).toMatchObject({ code: 'provider_unavailable' })
})

test('alcohol is not put into what is for children, nor where all recipes are for somebody who must not have it', async () => {
  const { call, cook, save } = await start('provider')
  const id = await save({
    title: 'Jelly for the school fête',
    ingredients: [{ content: 'jelly' }],
    directions: [{ content: 'Chill.' }],
  })
  const improved = await call(cook, 'POST', `/recipes/${id}/improve`, { user_input: 'add a splash of vodka' })
  expect(await readError(improved)).toMatchObject({ code: 'not_food', reason: 'alcohol' })
  const preferences = { wishes: 'I am pregnant' }
  const asked = await call(undefined, 'POST', '/recipes/generate-public', { user_input: 'a mojito', preferences })
  expect(await readError(asked)).toMatchObject({ code: 'not_food', reason: 'alcohol' })
})

test('no other failure names a reason', async () => {
  const { call, cook } = await start('kitchen')
  const response = await call(cook, 'POST', '/recipes/0199aaaa-0000-7000-8000-000000000000/improve', {
    user_input: 'with leeks',
  })
  expect(await readError(response)).not.toHaveProperty('reason')
})
