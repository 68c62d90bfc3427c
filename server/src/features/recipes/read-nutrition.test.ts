import { RecipeNutrition } from '@roux/contract/nutrition'
import { Recipe } from '@roux/contract/recipe'
import { nutritionOf } from '@roux/cooking/nutrition/nutrition-of'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'

const omelette = {
  title: 'Omelette',
  serves: 2,
  ingredients: [{ content: '4 eggs' }, { content: '20 g butter' }, { content: 'Salt and pepper' }],
}

async function start(engine: (typeof engines)[number], recipe: object = omelette) {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  const written = Recipe.parse(await (await app.call(cook, 'POST', '/recipes/', recipe)).json())
  const ask = (query = '', who: Parameters<typeof app.call>[0] = cook) =>
    app.call(who, 'GET', `/recipes/${written.id}/nutrition${query}`)
  const read = async (query?: string) => RecipeNutrition.parse(await (await ask(query)).json())
  return { ...app, cook, written, ask, read }
}

describe.each(engines)('on %s', (engine) => {
  test('a recipe says what a portion and all of it hold, and how much of it was counted', async () => {
    const { read, written } = await start(engine)
    const [eggs, butter, salt] = written.ingredients.map(({ id }) => id)
    const answer = await read()
    // 2 eggs of 50 g with 143 kcal in 100 g, and 10 g of butter with 717.
    expect(answer.per_serving).toMatchObject({ kcal: 215, protein_g: 12.6, fat_g: 17.6 })
    expect(answer.total).toMatchObject({ kcal: 429, protein_g: 25.3, fat_g: 35.2 })
    expect(answer.counted).toEqual({ lines: 2, of: 3, by_weight: 1 })
    expect(answer.lines).toEqual([
      { ingredient_id: eggs, grams: 200, food: 'egg', source: 'USDA SR 28, 01123: Egg, whole, raw, fresh' },
      { ingredient_id: butter, grams: 20, food: 'butter', source: 'USDA SR 28, 01145: Butter, without salt' },
      { ingredient_id: salt, why: 'no_amount' },
    ])
    expect(answer).toEqual(nutritionOf(written))
  })

  test('for as many as asked a portion stays what it is, and all of it and its lines follow', async () => {
    const { read } = await start(engine)
    const [own, six] = [await read(), await read('?serves=6')]
    expect(six.per_serving).toEqual(own.per_serving)
    expect(six.total).toMatchObject({ kcal: 1288 })
    expect(six.lines[0]).toMatchObject({ grams: 600 })
  })

  const begun = begunOnce(() => start(engine))
  testTable(['0', '-1', '1.5', 'two', '', '1001'])(
    'a number of people that is none is no number to ask for',
    async (serves) => {
      const { ask } = await begun()
      expect((await ask(`?serves=${serves}`)).status).toBe(422)
    },
  )

  test('there are no figures where the main thing is not known', async () => {
    const { read } = await start(engine, { ...omelette, ingredients: [{ content: '500 g unobtainium' }] })
    expect(await read()).toMatchObject({ per_serving: null, total: null, counted: { lines: 0, of: 1, by_weight: 0 } })
  })

  test('what is thrown away is not counted', async () => {
    const marinated = { ingredients: ['500 g chicken breast', 'For the marinade:', '200 ml olive oil'] }
    const recipe = { title: 'Chicken', ingredients: marinated.ingredients.map((content) => ({ content })) }
    const [kept, thrown] = [
      await start(engine, recipe),
      await start(engine, { ...recipe, directions: [{ content: 'Discard the marinade and grill the chicken.' }] }),
    ]
    expect((await kept.read()).counted.lines).toBe(2)
    expect((await thrown.read()).lines[1]).toMatchObject({ why: 'not_eaten' })
  })

  test('a guest gets 401, and whoever does not own it 404', async () => {
    const { ask, url } = await start(engine)
    expect((await ask('', { token: '' })).status).toBe(401)
    expect((await ask('', await signUp(url))).status).toBe(404)
  })
})
