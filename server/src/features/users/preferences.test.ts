import { Preferences } from '@roux/contract/generation'
import { limits } from '@roux/contract/limits'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError, readValidationError } from '../../../test/start-app.ts'
import { preferencesStore } from './preferences-store.ts'

const path = '/users/me/preferences'

const nothing: Preferences = {
  diets: [],
  allergies: [],
  other_allergies: [],
  dislikes: [],
  wishes: '',
  units: 'metric',
  serves: null,
}

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  const read = async (who = cook) => Preferences.parse(await (await app.call(who, 'GET', path)).json())
  const change = (body: unknown, who = cook) => app.call(who, 'PATCH', path, body)
  return { ...app, cook, read, change }
}

describe.each(engines)('preferences, on %s', (engine) => {
  test('are empty until the cook says something, and then what the cook said', async () => {
    const { url, read, change } = await start(engine)
    expect(await read()).toEqual(nothing)
    const said: Preferences = {
      diets: ['vegetarian', 'gluten_free'],
      allergies: ['milk', 'peanuts'],
      other_allergies: ['kiwi'],
      dislikes: ['olives', 'fromage de chèvre'],
      wishes: 'halal, nothing fried',
      units: 'us',
      serves: 4,
    }
    const saved = await change(said)
    const expected = { ...said, allergies: ['peanuts', 'milk'] }
    expect([saved.status, await saved.json()]).toEqual([200, expected])
    expect(await read()).toEqual(expected)
    expect(await read(await signUp(url))).toEqual(nothing)
  })

  test('keep what a change does not name, also where two change them at the same time', async () => {
    const { read, change } = await start(engine)
    await change({ wishes: 'quick' })
    const changes = [{ allergies: ['milk'] }, { serves: 6 }, { units: 'us' }, { dislikes: ['olives'] }]
    await Promise.all(changes.map((body) => change(body)))
    await change({})
    expect(await read()).toEqual({
      ...nothing,
      wishes: 'quick',
      allergies: ['milk'],
      serves: 6,
      units: 'us',
      dislikes: ['olives'],
    })
    await change({ serves: null, allergies: [], wishes: '' })
    expect(await read()).toEqual({ ...nothing, units: 'us', dislikes: ['olives'] })
  })

  test('are kept trimmed and once, whatever their case and accents; other keys are ignored', async () => {
    const { read, change } = await start(engine)
    const lists = {
      allergies: ['milk', 'milk'],
      diets: ['vegan', 'vegan'],
      other_allergies: [' Kiwi ', 'kiwi', 'KIWI'],
      dislikes: ['céleri', ' Celeri', 'olives'],
    }
    await change({ ...lists, wishes: '  quick ', user_id: 'x', is_superuser: true })
    expect(await read()).toEqual({
      ...nothing,
      allergies: ['milk'],
      diets: ['vegan'],
      other_allergies: ['Kiwi'],
      dislikes: ['céleri', 'olives'],
      wishes: 'quick',
    })
  })

  const begun = begunOnce(() => start(engine))
  testTable([
    ['an allergen that is none', { allergies: ['milk', 'kryptonite'] }, ['allergies', 1]],
    ['a diet that is none', { diets: ['halal'] }, ['diets', 0]],
    ['a blank dislike', { dislikes: ['olives', ' '] }, ['dislikes', 1]],
    ['an allergy that is too long', { other_allergies: ['x'.repeat(limits.dislike + 1)] }, ['other_allergies', 0]],
    ['too many dislikes', { dislikes: Array.from({ length: limits.dislikes + 1 }, (_, n) => `${n}`) }, ['dislikes']],
    ['wishes that are too long', { wishes: 'x'.repeat(limits.wishes + 1) }, ['wishes']],
    ['units that are none', { units: 'stone' }, ['units']],
    ['nobody to serve', { serves: 0 }, ['serves']],
    ['a null list', { allergies: null }, ['allergies']],
  ])('refuse what they cannot hold with 422 and stay as they are', async (_, body, field) => {
    const { read, change } = await begun()
    await change({ allergies: ['eggs'] })
    const refused = await change(body)
    expect(refused.status).toBe(422)
    expect((await readValidationError(refused)).detail[0]?.loc).toEqual(['body', ...field])
    expect(await read()).toEqual({ ...nothing, allergies: ['eggs'] })
  })

  test('are for those who are logged in', async () => {
    const { call } = await start(engine)
    for (const [method, who] of [
      ['GET', undefined],
      ['PATCH', undefined],
      ['GET', { token: 'x' }],
    ] as const) {
      const refused = await call(who, method, path, method === 'PATCH' ? { allergies: ['x'] } : undefined)
      expect([refused.status, (await readError(refused)).code]).toEqual([
        401,
        who ? 'invalid_credentials' : 'not_authenticated',
      ])
    }
  })

  test('of another version are read as far as they are understood', async () => {
    const { database, cook, read } = await start(engine)
    const content = JSON.stringify({
      allergies: ['milk', 'moonlight'],
      diets: 'vegan',
      serves: -1,
      dislikes: [7, 'olives'],
    })
    await database.db.insertInto('preferences').values({ user_id: cook.user.id, content }).execute()
    expect(await read()).toEqual({ ...nothing, allergies: ['milk'], dislikes: ['olives'] })
  })

  test('of an account that has just been deleted are not kept', async () => {
    const { database, cook, call } = await start(engine)
    await call(cook, 'DELETE', '/users/me')
    await preferencesStore(database).change(cook.user.id, { allergies: ['milk'] })
    expect(await database.db.selectFrom('preferences').selectAll().execute()).toEqual([])
  })
})
