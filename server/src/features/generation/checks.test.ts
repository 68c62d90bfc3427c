import type { Preferences } from '@roux/contract/generation'
import { type Finding, Recipe } from '@roux/contract/recipe'
import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { limitsOf } from '../../../test/limits-of.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { readEnd } from '../../../test/read-events.ts'
import { signUp } from '../../../test/sign-up.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

type Engine = (typeof engines)[number]

async function start(model: string, engine: Engine = 'sqlite') {
  const { writer, calls } = providerOf(fake, model)
  const app = await startAppWithDatabase(engine, { writer, limits: limitsOf({}) })
  const cook = await signUp(app.url)
  const send = (method: string, path: string, body: unknown) => app.call(cook, method, path, body)
  const generate = async (body: object) => Recipe.parse(await (await send('POST', '/recipes/generate', body)).json())
  return { ...app, cook, send, generate, calls }
}

const preferences: Partial<Preferences> = { allergies: ['milk', 'peanuts'] }

/** What was found in the words of a recipe, with the line it is about. */
function allergensIn({ findings, ingredients }: Recipe) {
  const lineOf = (id: string | undefined) => ingredients.find((item) => item.id === id)?.content
  return findings
    .filter(({ code }) => code === 'allergen')
    .map(({ params, severity, ingredient_id: id }: Finding) => [params.words, severity, lineOf(id)])
}

const breaking = [
  ['butter', 'en'],
  ['beurre', 'fr'],
  ['satay sauce', 'en'],
  ['parmesan', 'en'],
  ['parmesan', 'fr'],
  ['ghee', 'en'],
] as const

describe('a cook who may have no milk and no peanuts', () => {
  testTable(breaking)(
    'gets another recipe for one that breaks this, which costs one more call',
    async (food, language) => {
      const { generate, calls } = await start('repairing')
      const recipe = await generate({ user_input: `soup with ${food}`, language, preferences })
      expect(allergensIn(recipe)).toEqual([])
      expect(JSON.stringify(recipe.ingredients)).not.toContain(food)
      const [, repair, ...more] = await calls()
      expect(more).toEqual([])
      expect(JSON.stringify(repair?.body)).toContain('problems')
    },
  )

  testTable(breaking)('reads which words give it away where the writer repeats itself', async (food, language) => {
    const { generate, calls, send } = await start('stubborn')
    const recipe = await generate({ user_input: `soup with ${food}`, language, preferences })
    expect(await calls()).toHaveLength(2)
    expect(allergensIn(recipe)).toContainEqual([expect.stringContaining(food.split(' ')[0] ?? ''), 'danger', food])
    const { span, words } = recipe.findings.find(({ code }) => code === 'allergen')?.params ?? {}
    const [from, to] = span as [number, number]
    expect(food.slice(from, to)).toBe(words)
    expect(await (await send('GET', `/recipes/${recipe.id}`, undefined)).json()).toEqual(recipe)
  })

  testTable([
    ['coconut milk', 'en'],
    ['cocoa butter', 'en'],
    ['beurre de cacao', 'fr'],
    ["lait d'avoine", 'fr'],
  ])('is told nothing of what keeps it', async (food, language) => {
    const { generate, calls } = await start('stubborn')
    const recipe = await generate({ user_input: `soup with ${food}`, language, preferences })
    expect(recipe.ingredients.map(({ content }) => content)).toContain(food)
    expect(allergensIn(recipe)).toEqual([])
    expect(await calls()).toHaveLength(1)
  })

  test('keeps the first recipe, with what is wrong with it, where the repair fails', async () => {
    const { generate, calls } = await start('failing-repair')
    const recipe = await generate({ user_input: 'soup with butter', preferences })
    expect(allergensIn(recipe)).toHaveLength(1)
    expect(await calls()).toHaveLength(2)
  })
})

testTable([
  ['a diet in the sentence', { user_input: 'a vegan soup with butter' }, 'diet'],
  ['what the sentence leaves out', { user_input: 'a soup without carrots, with carrots' }, 'excluded'],
  ['the time', { user_input: 'a soup with salt', max_minutes: 5 }, 'time'],
  [
    'an allergy in own words',
    { user_input: 'a soup with durian', preferences: { other_allergies: ['durian'] } },
    'allergen',
  ],
])('what breaks a wish buys a repair, and what remains is found', async (_, body, code) => {
  const { generate, calls } = await start('stubborn')
  const recipe = await generate(body)
  expect(recipe.findings.map((finding) => finding.code)).toContain(code)
  expect(await calls()).toHaveLength(2)
})

testTable([
  ['for an allergy', 'stock cube', { allergies: ['milk'] }, 'allergen', 2],
  ['for a medical diet', 'baking powder', { diets: ['gluten_free'] }, 'diet', 2],
  ['not for any other diet', 'parmesan', { diets: ['vegetarian'] }, 'diet', 1],
  ['not for a choice', 'butter or olive oil', { allergies: ['milk'] }, 'allergen', 1],
] as const)('what only its label tells buys a repair where it may harm', async (_, food, own, code, count) => {
  const { generate, calls } = await start('stubborn')
  const recipe = await generate({ user_input: `soup with ${food}`, preferences: own })
  expect(recipe.findings).toContainEqual(expect.objectContaining({ code, severity: 'info', certainty: 'often' }))
  expect(await calls()).toHaveLength(count)
})

test('a dislike in the list is said where the repair leaves it there', async () => {
  const { generate, calls } = await start('stubborn')
  const recipe = await generate({ user_input: 'a soup with salt', preferences: { dislikes: ['carrots'] } })
  expect(recipe.findings.map(({ code }) => code)).toContain('disliked')
  expect(await calls()).toHaveLength(2)
})

test('the recipe of a stream is its last draft, also after a repair', async () => {
  for (const model of ['repairing', 'stubborn', 'failing-repair', 'slow-20']) {
    const { call, cook } = await start(model)
    const body = { user_input: 'soup with butter', preferences }
    const { drafts, recipe } = await readEnd(
      await call(cook, 'POST', '/recipes/generate', body, { accept: streamType }),
    )
    const contents = (items: Recipe['ingredients'] = []) => items.map(({ content }) => content)
    const { title, description, preparation_time, cook_time, serves } = recipe ?? {}
    expect(drafts.at(-1)).toEqual({
      ...{ title, description, preparation_time, cook_time, serves },
      ingredients: contents(recipe?.ingredients),
      directions: contents(recipe?.directions),
    })
  }
})

describe.each(engines)('a recipe that is changed, on %s', (engine) => {
  const saved = async (model = 'stubborn') => {
    const app = await start(model, engine)
    const recipe = await app.generate({ user_input: 'soup with butter', preferences, max_minutes: 5 })
    const put = async (id: string, change: object) =>
      Recipe.parse(await (await app.send('PUT', `/recipes/${id}`, change)).json())
    return { ...app, recipe, put }
  }

  test('goes on being checked for what it was written for', async () => {
    const { recipe, put } = await saved()
    expect(allergensIn(recipe)).toEqual([['butter', 'danger', 'butter']])
    const changed = await put(recipe.id, {
      ingredients: [{ content: '2 leeks' }, { content: '50 g ghee' }],
      directions: [],
    })
    expect(allergensIn(changed)).toEqual([['ghee', 'danger', '50 g ghee']])
    expect(allergensIn(await put(recipe.id, { ingredients: [{ content: '2 leeks' }], directions: [] }))).toEqual([])
  })

  test('goes on being checked for who is to eat it, and so is what takes its place', async () => {
    const { generate, put, send } = await saved()
    const dangersIn = ({ findings }: Recipe) =>
      findings.filter(({ code }) => code === 'unsafe').map(({ params }) => [params.danger, params.words])
    const recipe = await generate({ user_input: 'a first porridge for my 8 month old baby' })
    const changed = await put(recipe.id, { ingredients: [{ content: '1 tsp honey' }], directions: [] })
    expect(dangersIn(changed)).toEqual([['infant_honey', 'honey']])
    const better = { title: 'Better', ingredients: [{ content: '2 tsp honey' }], replaces: recipe.id }
    const replaced = Recipe.parse(await (await send('POST', '/recipes/', better)).json())
    expect(dangersIn(replaced)).toEqual([['infant_honey', 'honey']])
    const forAll = await generate({ user_input: 'a porridge' })
    expect(dangersIn(await put(forAll.id, { ingredients: [{ content: '1 tsp honey' }] }))).toEqual([])
  })

  test('no longer has to keep to the numbers of the request', async () => {
    const { recipe, put } = await saved()
    expect(recipe.findings.map(({ code }) => code)).toContain('time')
    expect((await put(recipe.id, { title: 'Other' })).findings.map(({ code }) => code)).not.toContain('time')
  })

  test('keeps its findings where only the favourite changes', async () => {
    const { recipe, put } = await saved()
    expect((await put(recipe.id, { is_favorite: true })).findings).toEqual(recipe.findings)
  })

  test('is checked again when an earlier content comes back, and when an improved one takes its place', async () => {
    const { recipe, put, send } = await saved()
    await put(recipe.id, { ingredients: [{ content: '2 leeks' }], directions: [] })
    const restored = Recipe.parse(
      await (await send('POST', `/recipes/${recipe.id}/versions/1/restore`, undefined)).json(),
    )
    expect(allergensIn(restored)).toEqual([['butter', 'danger', 'butter']])
    const better = { title: 'Better', ingredients: [{ content: '1 l milk' }], replaces: recipe.id }
    const replaced = Recipe.parse(await (await send('POST', '/recipes/', better)).json())
    expect(allergensIn(replaced)).toEqual([['milk', 'danger', '1 l milk']])
    expect(allergensIn(await put(replaced.id, { ingredients: [{ content: '1 l cream' }] }))).toHaveLength(1)
  })
})

describe.each(engines)("an account's own preferences, on %s", (engine) => {
  const path = '/users/me/preferences'

  test('are what a recipe is written and checked for where the request has none', async () => {
    const { send, generate, calls } = await start('stubborn', engine)
    await send('PATCH', path, { ...preferences, serves: 7 })
    const recipe = await generate({ user_input: 'soup with butter' })
    expect(allergensIn(recipe)).toEqual([['butter', 'danger', 'butter']])
    const [first] = await calls()
    expect(JSON.stringify(first?.body)).toContain('milk')
    const none = await generate({ user_input: 'soup with butter', preferences: {} })
    expect(allergensIn(none)).toEqual([])
  })

  test('speak up on an improvement, and on an old recipe when it is changed', async () => {
    const { send } = await start('stubborn', engine)
    const soup = {
      title: 'Soup',
      ingredients: [{ content: '50 g butter' }],
      directions: [{ content: 'Melt the butter.' }],
    }
    const old = Recipe.parse(await (await send('POST', '/recipes/', soup)).json())
    expect(allergensIn(old)).toEqual([])
    await send('PATCH', path, preferences)
    const improved = await send('POST', `/recipes/${old.id}/improve`, { user_input: 'with ghee' })
    expect(allergensIn(Recipe.parse(await improved.json()))).toEqual([['ghee', 'danger', 'ghee']])
    const changed = Recipe.parse(await (await send('PUT', `/recipes/${old.id}`, { title: 'Better soup' })).json())
    expect(allergensIn(changed)).toEqual([['butter', 'danger', '50 g butter']])
  })

  test('count where a superuser improves the recipe, and the superuser’s do not', async () => {
    const { call, send, signUpSuperuser } = await start('stubborn', engine)
    await send('PATCH', path, preferences)
    const { id } = Recipe.parse(await (await send('POST', '/recipes/', { title: 'Soup' })).json())
    const superuser = await signUpSuperuser()
    await call(superuser, 'PATCH', path, { allergies: ['fish'] })
    const improve = { user_input: 'with ghee and cod' }
    const improved = Recipe.parse(await (await call(superuser, 'POST', `/recipes/${id}/improve`, improve)).json())
    expect(allergensIn(improved)).toEqual([['ghee', 'danger', 'ghee and cod']])
  })
})

test('what no check knows of a wish is named beside the recipe of a provider, and costs no repair', async () => {
  const { generate, calls } = await start('good')
  const body = { user_input: 'a halal soup under £5', preferences: { wishes: 'low FODMAP' } }
  const { findings } = await generate(body)
  const unchecked = findings.filter(({ code }) => code === 'unchecked_wish')
  expect(unchecked.map(({ severity, params }) => [severity, params.asked])).toEqual([
    ['info', 'halal'],
    ['info', 'under £5'],
    ['info', 'low FODMAP'],
  ])
  expect(await calls()).toHaveLength(1)
})

test('the kitchen names what nobody counts, and says by itself which ways to eat it knows little of', async () => {
  const app = await startAppWithDatabase('sqlite', { writer: 'kitchen', limits: limitsOf({}) })
  const cook = await signUp(app.url)
  const body = { user_input: 'a halal soup under £5', preferences: { wishes: 'high in iron' } }
  const { findings } = Recipe.parse(await (await app.call(cook, 'POST', '/recipes/generate', body)).json())
  const unchecked = findings.filter(({ code }) => code === 'unchecked_wish')
  expect(unchecked.map(({ params }) => params.asked)).toEqual(['under £5', 'high in iron'])
  expect(findings.filter(({ params }) => params.what === 'regime')).toHaveLength(1)
})

/** What was found of nutrients, with the amount asked for and the one there is. */
function nutrientsIn({ findings }: Recipe) {
  return findings
    .filter(({ code }) => code === 'nutrient')
    .map(({ severity, params }) => [severity, params.nutrient, params.bound, params.asked, params.given, params.kept])
}

describe.each(engines)('a wish for nutrients, on %s', (engine) => {
  test('is told to a provider and answered with what its list holds, at no other cost where it is kept', async () => {
    const { generate, calls } = await start('good', engine)
    const recipe = await generate({ user_input: 'a soup with at least 12 g of protein, under 400 kcal per person' })
    expect(nutrientsIn(recipe)).toEqual([
      ['info', 'energy', 'at_most', 400, 252, true],
      ['info', 'protein', 'at_least', 12, 16, true],
    ])
    const [call, ...more] = await calls()
    expect(more).toEqual([])
    expect(JSON.stringify(call?.body)).toContain('at_least')
  })

  test('that is missed buys a repair, and what is still missed is told, again after the recipe is edited', async () => {
    const { generate, calls, send } = await start('good', engine)
    const recipe = await generate({ user_input: 'a high-protein soup', preferences: { wishes: 'moins de 150 kcal' } })
    const missed = ['warning', 'protein', 'at_least', 25, 16, false]
    expect(nutrientsIn(recipe)).toEqual([['warning', 'energy', 'at_most', 150, 252, false], missed])
    const [, repair, ...more] = await calls()
    expect(more).toEqual([])
    expect(JSON.stringify(repair?.body)).toContain('at most 150 kcal')
    const edit = async (lines: readonly string[]) => {
      const ingredients = lines.map((content) => ({ id: '', content, index: '1' }))
      const answer = await send('PUT', `/recipes/${recipe.id}`, { ingredients })
      return nutrientsIn(Recipe.parse(await answer.json()))
    }
    const [lentils = ''] = recipe.ingredients.map(({ content }) => content)
    expect(await edit([lentils, '4 chicken breasts'])).toContainEqual(['info', 'protein', 'at_least', 25, 47, true])
    expect(await edit([lentils, '800 g of unobtainium'])).toContainEqual([
      'info',
      'protein',
      'at_least',
      25,
      null,
      false,
    ])
  })

  test('goes with an improvement that is accepted, and is counted anew whatever is sent', async () => {
    const { send } = await start('good', engine)
    const lines = ['240 g red lentils', '4 carrots', '1 litre vegetable stock'].map((content) => ({ content }))
    const soup = { title: 'Soup', serves: 4, ingredients: lines }
    const save = async (body: object) => Recipe.parse(await (await send('POST', '/recipes/', body)).json())
    const { id } = await save(soup)
    const asked = { nutrient: 'energy', bound: 'at_most', asked: 200, per: 'serving', given: 1, kept: true }
    const findings = [asked, { ...asked, nutrient: 'gold' }, { ...asked, asked: -1 }].map((params) => ({
      ...{ code: 'nutrient', severity: 'info', params },
    }))
    const accepted = await save({ ...soup, replaces: id, findings })
    expect(nutrientsIn(accepted)).toEqual([['warning', 'energy', 'at_most', 200, 252, false]])
    const answer = await send('PUT', `/recipes/${accepted.id}`, { serves: 8 })
    expect(nutrientsIn(Recipe.parse(await answer.json()))).toEqual([['info', 'energy', 'at_most', 200, 126, true]])
  })

  test('is answered by the kitchen too', async () => {
    const app = await startAppWithDatabase(engine, { writer: 'kitchen', limits: limitsOf({}) })
    const cook = await signUp(app.url)
    const body = { user_input: 'une salade à moins de 600 kcal par personne', language: 'fr' }
    const recipe = Recipe.parse(await (await app.call(cook, 'POST', '/recipes/generate', body)).json())
    expect(nutrientsIn(recipe)).toEqual([['info', 'energy', 'at_most', 600, expect.any(Number), true]])
  })
})
