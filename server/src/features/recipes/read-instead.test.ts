import { unconstrained } from '@roux/contract/constraints'
import { InsteadOptions } from '@roux/contract/instead'
import { Recipe } from '@roux/contract/recipe'
import { insteadOf } from '@roux/cooking/instead/instead-of'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'

const shakshuka = {
  title: 'Shakshuka',
  serves: 2,
  ingredients: [{ content: '4 eggs' }, { content: '50 g feta, crumbled' }, { content: '1 tbsp olive oil' }],
  directions: [{ content: 'Warm the olive oil.' }, { content: 'Break in the eggs.' }, { content: 'Add the feta.' }],
}

async function start(engine: (typeof engines)[number], preferences: object = {}) {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  await app.call(cook, 'PATCH', '/users/me/preferences', preferences)
  const written = Recipe.parse(await (await app.call(cook, 'POST', '/recipes/', shakshuka)).json())
  const [eggs = '', feta = ''] = written.ingredients.map(({ id }) => id)
  const ask = (query: string, who: Parameters<typeof app.call>[0] = cook) =>
    app.call(who, 'GET', `/recipes/${written.id}/instead${query}`)
  const read = async (query: string) => InsteadOptions.parse(await (await ask(query)).json()).options
  return { ...app, cook, written, eggs, feta, ask, read }
}

describe.each(engines)('on %s', (engine) => {
  test('what stands in is said with its amount, the steps it changes and what it does', async () => {
    const { read, eggs, written } = await start(engine)
    const [tofu] = await read(`?ingredient_id=${eggs}`)
    const step = written.directions[1]?.id ?? ''
    expect(tofu).toEqual({
      key: 'silken-tofu',
      content: '300 g silken tofu',
      changes: { [step]: 'Break in the silken tofu.' },
      effect: [
        { code: 'taste', params: { taste: 'softer' } },
        { code: 'gains', params: { allergen: 'soybeans' } },
        { code: 'rids', params: { allergen: 'eggs' } },
      ],
    })
    expect(await read(`?ingredient_id=${eggs}`)).toEqual(
      insteadOf(written, { ...unconstrained, language: 'en' }, { ingredientId: eggs }),
    )
  })

  test('it is for as many and in the units that are asked for', async () => {
    const { read, feta } = await start(engine)
    const [cheese] = await read(`?ingredient_id=${feta}&serves=6&units=us`)
    expect(cheese?.content).toMatch(/^5¼ oz goat's cheese, crumbled$/)
  })

  test('what the owner must not eat is not offered', async () => {
    const { read, eggs } = await start(engine, { allergies: ['soybeans'] })
    expect((await read(`?ingredient_id=${eggs}`)).map(({ key }) => key)).toEqual(['chickpea'])
  })

  test('what the recipe was written without is not offered either', async () => {
    const { read, feta, database, written } = await start(engine)
    const lasting = JSON.stringify({ diets: [], allergies: ['milk'], other_allergies: [], eaters: [] })
    await database.db.updateTable('recipes').set({ checked_for: lasting }).where('id', '=', written.id).execute()
    expect((await read(`?ingredient_id=${feta}`)).map(({ key }) => key)).toEqual(['smoked-tofu', 'tofu'])
  })

  test('for a line that is not there, or none, nothing stands in', async () => {
    const { read } = await start(engine)
    expect(await read('')).toEqual([])
    expect(await read('?ingredient_id=eggs')).toEqual([])
  })

  const begun = begunOnce(() => start(engine))
  testTable(['serves=0', 'serves=two', 'units=stones'])('cannot be asked for in another way', async (query) => {
    const { ask, eggs } = await begun()
    expect((await ask(`?ingredient_id=${eggs}&${query}`)).status).toBe(422)
  })
})
