import { Recipe, RecipeVersions } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine, {})
  const cook = await signUp(app.url)
  const ask = async (method: string, path: string, body?: unknown) =>
    Recipe.parse(await (await app.call(cook, method, path, body)).json())
  const generate = (user_input: string) => ask('POST', '/recipes/generate', { user_input, language: 'en' })
  /** As the web app does it: improved, accepted, and read again. */
  const change = async ({ id }: Recipe, user_input: string) => {
    const improved = await ask('POST', `/recipes/${id}/improve`, { user_input })
    const { ingredients, directions, ...fields } = improved
    const lines = (items: Recipe['ingredients']) => items.map(({ content, index }) => ({ content, index }))
    const sent = {
      ...fields,
      ingredients: lines(ingredients),
      directions: lines(directions),
      replaces: id,
      wish: user_input,
    }
    const accepted = await ask('POST', '/recipes/', sent)
    return ask('GET', `/recipes/${accepted.id}`)
  }
  return { ...app, cook, ask, generate, change }
}

const textOf = ({ title, description, ingredients, directions }: Recipe) =>
  [title, description, ...[...ingredients, ...directions].map(({ content }) => content)].join('\n')

const changesIn = ({ findings }: Recipe) =>
  findings.flatMap(({ code, params }) => (code === 'changed' ? [params.what] : []))

describe.each(engines)('what a recipe of the kitchen is made of, on %s', (engine) => {
  test('is changed five times, saved, read and translated in between, and every change is still there', async () => {
    const { generate, change } = await start(engine)
    const first = await generate('chicken curry for 4')
    const six = await change(first, 'for 6')
    expect(six).toMatchObject({ serves: 6, title: first.title })
    const tofu = await change(six, 'replace the chicken with tofu')
    expect(changesIn(tofu)[0]).toBe('replaced')
    const french = await change(tofu, 'translate it into French')
    expect(french).toMatchObject({ language: 'fr', serves: 6, cook_time: tofu.cook_time })
    const mild = await change(french, 'sans ail')
    expect(changesIn(mild)).toEqual(['left_out'])
    const last = await change(mild, 'translate into English and serve 3')
    expect(last).toMatchObject({ language: 'en', serves: 3 })
    expect(textOf(last)).toMatch(/tofu/i)
    expect(textOf(last)).not.toMatch(/chicken|poulet|garlic|\bail\b|no longer pink/i)
    expect(last.directions.length).toBe(mild.directions.length)
  })

  test('goes with it into lists of versions and comes back with them', async () => {
    const { call, cook, ask, generate } = await start(engine)
    const recipe = await generate('lentil soup')
    expect(recipe.composition).not.toBe('')
    await ask('PUT', `/recipes/${recipe.id}`, { title: 'Mine' })
    const { data } = RecipeVersions.parse(await (await call(cook, 'GET', `/recipes/${recipe.id}/versions`)).json())
    expect(data[0]?.composition).toBe(recipe.composition)
    await ask('POST', `/recipes/${recipe.id}/versions/${data[0]?.version}/restore`)
    const french = await ask('POST', `/recipes/${recipe.id}/improve`, { user_input: 'in French' })
    expect(french.language).toBe('fr')
  })

  test('counts for nothing once a word of the recipe is another', async () => {
    const { ask, generate } = await start(engine)
    const recipe = await generate('lentil soup')
    const edited = await ask('PUT', `/recipes/${recipe.id}`, { description: 'As my aunt makes it.' })
    expect(edited.composition).toBe(recipe.composition)
    const said = await ask('POST', `/recipes/${recipe.id}/improve`, { user_input: 'in French' })
    expect(said.language).toBe('en')
    expect(said.composition).toBe('')
  })

  test('is passed over where it is not of the kitchen, and refused where it is too long', async () => {
    const { call, cook, ask, generate } = await start(engine)
    const { composition } = await generate('lentil soup')
    const own = { title: 'Soup', ingredients: [{ content: '2 leeks' }], directions: [{ content: 'Simmer the leeks.' }] }
    for (const other of [composition, '{"dish":"__proto__"}', '[', 'null']) {
      const saved = await ask('POST', '/recipes/', { ...own, composition: other })
      const improved = await ask('POST', `/recipes/${saved.id}/improve`, { user_input: 'for 2' })
      expect(improved).toMatchObject({ serves: 2, title: 'Soup', composition: '' })
    }
    const long = await call(cook, 'POST', '/recipes/', { ...own, composition: 'x'.repeat(8001) })
    expect(long.status).toBe(422)
  })

  test('stands in no short list of recipes', async () => {
    const { call, cook, generate } = await start(engine)
    await generate('lentil soup')
    const list = await (await call(cook, 'GET', '/recipes/?view=summary')).text()
    expect(list).not.toContain('composition')
  })
})
