import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'

const soup = { title: 'Soup', ingredients: [{ content: '2 leeks' }] }

async function start(engine: (typeof engines)[number]) {
  const { url, call } = await startAppWithDatabase(engine)
  const cook = await signUp(url)
  const save = (key: string, body: object = soup, by = cook) =>
    call(by, 'POST', '/recipes/', body, { 'idempotency-key': key })
  const count = async () => Recipes.parse(await (await call(cook, 'GET', '/recipes/')).json()).count
  return { url, call, cook, save, count }
}

describe.each(engines)('a recipe that is saved with an Idempotency-Key, on %s', (engine) => {
  test('is saved once, however often and at the same time it is sent, and told as it is by then', async () => {
    const { call, cook, save, count } = await start(engine)
    const answers = await Promise.all(Array.from({ length: 5 }, () => save('key')))
    const ids = await Promise.all(answers.map(async (answer) => Recipe.parse(await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await count()).toBe(1)
    await call(cook, 'PUT', `/recipes/${ids[0]}`, { title: 'Leek soup' })
    expect(Recipe.parse(await (await save('key')).json())).toMatchObject({ id: ids[0], title: 'Leek soup' })
    expect(await count()).toBe(1)
  })

  test('is another one with another key, and somebody else’s with the same', async () => {
    const { url, save, count } = await start(engine)
    await save('key')
    await save('another key')
    expect((await save('key', soup, await signUp(url))).status).toBe(200)
    expect(await count()).toBe(2)
  })

  test('is refused where the key came with something else, and free again where nothing was saved', async () => {
    const { save, count } = await start(engine)
    await save('key')
    const other = await save('key', { title: 'Tart' })
    expect([other.status, await readError(other)]).toMatchObject([409, { code: 'idempotency_key_reused' }])
    const replacing = { title: 'Tart', replaces: '01890000-0000-7000-8000-000000000000' }
    expect((await save('tart', replacing)).status).toBe(404)
    expect((await save('tart', { title: 'Tart' })).status).toBe(200)
    expect(await count()).toBe(2)
  })

  test('that takes the place of another does so once', async () => {
    const { call, cook, save, count } = await start(engine)
    const { id } = Recipe.parse(await (await call(cook, 'POST', '/recipes/', soup)).json())
    const better = { ...soup, title: 'Better soup', replaces: id }
    const first = Recipe.parse(await (await save('better', better)).json())
    expect(Recipe.parse(await (await save('better', better)).json()).id).toBe(first.id)
    expect(await count()).toBe(1)
  })
})
