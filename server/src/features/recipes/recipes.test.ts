import { blankContent, contentOf } from '@roux/contract/content-fields'
import { Recipe, RecipeVersions } from '@roux/contract/recipe'
import { Message } from '@roux/contract/session'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { wholeContent } from '../../../../contract/test/whole-content.ts'
import { begunOnce } from '../../../test/begun-once.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { signUp } from '../../../test/sign-up.ts'
import { readError, readValidationError } from '../../../test/start-app.ts'
import { purgeRecipes } from './clear-recipes.ts'
import { recipeListStore } from './stored/recipe-list-store.ts'

const soup = {
  ...wholeContent,
  is_favorite: true,
  ingredients: [{ content: '1 kg onions' }, { content: 'Butter' }],
  directions: [{ content: 'Slice.' }, { content: 'Simmer.' }],
}

const unknown = '/recipes/0199aaaa-0000-7000-8000-000000000000'

const bodyOf = async (response: Promise<Response>) => Recipe.parse(await (await response).json())
const contents = (items: Recipe['ingredients']) => items.map(({ content }) => content)

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  const create = (body: unknown = soup) => bodyOf(app.call(cook, 'POST', '/recipes/', body))
  const read = (id: string) => bodyOf(app.call(cook, 'GET', `/recipes/${id}`))
  const etagOf = async (id: string) => (await app.call(cook, 'GET', `/recipes/${id}`)).headers.get('etag') ?? ''
  const versionsOf = async (id: string) =>
    RecipeVersions.parse(await (await app.call(cook, 'GET', `/recipes/${id}/versions`)).json())
  const storedVersionsOf = async (id: string) => {
    const stored = app.database.db.selectFrom('recipe_versions').select('version').where('recipe_id', '=', id)
    return (await stored.orderBy('version').execute()).map(({ version }) => version)
  }
  return { ...app, cook, create, read, etagOf, versionsOf, storedVersionsOf }
}

describe.each(engines)('saving a recipe, on %s', (engine) => {
  test('needs a title and nothing else', async () => {
    const { call, cook } = await start(engine)
    const response = await call(cook, 'POST', '/recipes/', { title: '  Soup ' })
    expect(response.status).toBe(200)
    const recipe = Recipe.parse(await response.json())
    expect(recipe).toEqual({
      ...blankContent,
      id: recipe.id,
      title: 'Soup',
      is_favorite: false,
      notes: '',
      notes_updated_at: null,
      tags: [],
      diet: null,
      source: null,
      written_by: null,
      created_at: recipe.created_at,
      updated_at: recipe.created_at,
      user: { id: cook.user.id, email: cook.email, full_name: null },
      findings: [],
    })
  })

  test('takes its language with or without a country', async () => {
    const { call, cook, create } = await start(engine)
    const recipe = await create({ ...soup, language: 'fr-CA' })
    expect(recipe).toMatchObject({ language: 'fr' })
    const change = call(cook, 'PUT', `/recipes/${recipe.id}`, { language: 'en-GB' })
    expect(await bodyOf(change)).toMatchObject({ language: 'en' })
  })

  test('keeps all of it, and reading gives what saving gave', async () => {
    const { call, cook, create } = await start(engine)
    const recipe = await create()
    expect(recipe).toMatchObject({
      ...soup,
      ingredients: [
        { content: '1 kg onions', index: '1' },
        { content: 'Butter', index: '2' },
      ],
      directions: [
        { content: 'Slice.', index: '1' },
        { content: 'Simmer.', index: '2' },
      ],
    })
    const response = await call(cook, 'GET', `/recipes/${recipe.id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('etag')).toBe('"1"')
    expect(await response.json()).toEqual(recipe)
  })

  test('sorts the lines by their index', async () => {
    const { create } = await start(engine)
    const ingredients = [
      { content: 'ten', index: '10' },
      { content: 'nine', index: 9 },
    ]
    expect(contents((await create({ title: 'Soup', ingredients })).ingredients)).toEqual(['nine', 'ten'])
  })

  test('ignores what a client may not say, and of its findings all but what its writer says', async () => {
    const { create, cook } = await start(engine)
    const told = {
      id: '0199aaaa-0000-7000-8000-000000000001',
      user: { id: '0199aaaa-0000-7000-8000-000000000002', email: 'evil@example.org', full_name: 'Evil' },
      user_id: '0199aaaa-0000-7000-8000-000000000002',
      owner_id: '0199aaaa-0000-7000-8000-000000000002',
      updated_at: '1999-01-01T00:00:00.000Z',
      created_at: '1999-01-01T00:00:00.000Z',
      deleted_at: '1999-01-01T00:00:00.000Z',
      revision: 99,
      findings: [
        { code: 'composed_by_kitchen', severity: 'danger', params: { evil: true } },
        { code: 'allergen', severity: 'info', params: { evil: true } },
        { code: 'not_kept', severity: 'danger', params: { what: 'regime', why: 'little_known', evil: true } },
        { code: 'not_kept', severity: 'danger', params: { what: 'regime', why: 'evil' } },
        {
          code: 'changed',
          severity: 'info',
          params: { what: 'units' },
          ingredient_id: '0199aaaa-0000-7000-8000-000000000001',
        },
      ],
    }
    const item = { id: '0199aaaa-0000-7000-8000-000000000003', content: 'salt', user: 'evil' }
    const recipe = await create({ ...soup, ...told, ingredients: [item] })
    const findings = [
      { code: 'composed_by_kitchen', severity: 'info', params: {} },
      { code: 'not_kept', severity: 'warning', params: { what: 'regime', why: 'little_known' } },
      { code: 'changed', severity: 'info', params: { what: 'units' } },
    ]
    expect(recipe).toMatchObject({ user: { id: cook.user.id, email: cook.email }, findings })
    expect(JSON.stringify(recipe)).not.toMatch(/evil|1999|0199aaaa/)
  })

  test('says who wrote it as it was given, whatever becomes of it, and each version who wrote that', async () => {
    const { call, cook, create, read, versionsOf } = await start(engine)
    const first = { provider: 'kitchen', model: null }
    const second = { provider: 'mistral', model: 'a model' }
    const old = await create({ ...soup, written_by: first })
    await call(cook, 'PUT', `/recipes/${old.id}`, { title: 'Second soup', written_by: second })
    expect(await read(old.id)).toMatchObject({ title: 'Second soup', written_by: first })
    const { id } = await create({ ...soup, title: 'Third soup', written_by: second, replaces: old.id })
    expect(await read(id)).toMatchObject({ written_by: second })
    const { data } = await versionsOf(id)
    expect(data.map(({ written_by }) => written_by)).toEqual([first, first])
    await call(cook, 'POST', `/recipes/${id}/versions/1/restore`)
    expect(await read(id)).toMatchObject({ title: soup.title, written_by: first })
    expect((await versionsOf(id)).data[0]).toMatchObject({ title: 'Third soup', written_by: second })
    expect(await create()).toMatchObject({ written_by: null })
  })

  test('takes over the history of the recipe it was improved from', async () => {
    const { call, cook, create } = await start(engine)
    const old = await create()
    await call(cook, 'PUT', `/recipes/${old.id}`, { title: 'Second soup' })
    const improved = await create({ ...soup, title: 'Third soup', replaces: old.id })
    const versions = await (await call(cook, 'GET', `/recipes/${improved.id}/versions`)).json()
    expect(versions).toMatchObject({ count: 2, data: [{ title: 'Second soup' }, { title: 'Onion soup' }] })
    await call(cook, 'PUT', `/recipes/${improved.id}`, { title: 'Fourth soup' })
    const later = await (await call(cook, 'GET', `/recipes/${improved.id}/versions`)).json()
    expect(later).toMatchObject({ count: 3, data: [{ title: 'Third soup' }, { title: 'Second soup' }, {}] })
  })

  test('cannot take over the history of what is not there', async () => {
    const { call, cook, create, url } = await start(engine)
    const foreign = await signUp(url)
    const theirs = await bodyOf(call(foreign, 'POST', '/recipes/', soup))
    const deleted = await create()
    await call(cook, 'DELETE', `/recipes/${deleted.id}`)
    for (const replaces of [theirs.id, deleted.id, '0199aaaa-0000-7000-8000-000000000000', 'x', '\0']) {
      const response = await call(cook, 'POST', '/recipes/', { ...soup, replaces })
      expect(response.status).toBe(404)
      expect(await readError(response)).toMatchObject({ detail: 'Recipe not found', code: 'recipe_not_found' })
    }
    expect(await (await call(cook, 'GET', '/recipes/')).json()).toMatchObject({ count: 0 })
  })

  const begun = begunOnce(() => start(engine))
  testTable([
    ['no title', {}, ['title']],
    ['a blank title', { title: ' ' }, ['title']],
    ['a long title', { title: 'x'.repeat(256) }, ['title']],
    ['a long description', { title: 'x', description: 'x'.repeat(2001) }, ['description']],
    ['minutes that are not whole', { title: 'x', cook_time: 1.5 }, ['cook_time']],
    ['nobody to serve', { title: 'x', serves: 0 }, ['serves']],
    ['long notes', { title: 'x', notes: 'x'.repeat(2001) }, ['notes']],
    ['notes that are no text', { title: 'x', notes: null }, ['notes']],
    ['a favourite that is no flag', { title: 'x', is_favorite: 'yes' }, ['is_favorite']],
    ['a blank line', { title: 'x', ingredients: [{ content: 'a' }, { content: ' ' }] }, ['ingredients', 1, 'content']],
    ['a line that is bare text', { title: 'x', directions: ['Boil.'] }, ['directions', 0]],
    [
      'an index that is no number',
      { title: 'x', directions: [{ content: 'a', index: 'i' }] },
      ['directions', 0, 'index'],
    ],
    ['201 lines', { title: 'x', ingredients: Array(201).fill({ content: 'a' }) }, ['ingredients']],
    ['another language', { title: 'x', language: 'de' }, ['language']],
  ])('refuses what is no recipe', async (_, body, path) => {
    const { call, cook, create } = await begun()
    const { id } = await create()
    const changes = path[0] === 'title' && !('title' in body) ? [] : [call(cook, 'PUT', `/recipes/${id}`, body)]
    for (const response of await Promise.all([call(cook, 'POST', '/recipes/', body), ...changes])) {
      expect(response.status).toBe(422)
      const { detail } = await readValidationError(response)
      expect(detail.map(({ loc }) => loc)).toEqual([['body', ...path]])
    }
  })
})

describe.each(engines)('changing a recipe, on %s', (engine) => {
  test('leaves what is not sent', async () => {
    const { call, cook, create, read } = await start(engine)
    const recipe = await create()
    const changed = await bodyOf(call(cook, 'PUT', `/recipes/${recipe.id}`, { title: 'Soup', serves: 2 }))
    expect(changed).toEqual({ ...recipe, title: 'Soup', serves: 2, updated_at: changed.updated_at })
    expect(changed.updated_at >= recipe.updated_at).toBe(true)
    expect(await read(recipe.id)).toEqual(changed)
  })

  test('replaces a list that is sent, and keeps the ids of the lines that stay', async () => {
    const { call, cook, create } = await start(engine)
    const recipe = await create()
    const [onions, butter] = recipe.ingredients
    const ingredients = [
      { content: 'Wine', index: 3 },
      { ...butter, index: '1' },
      { ...onions, content: '2 kg onions', index: '2' },
    ]
    const changed = await bodyOf(call(cook, 'PUT', `/recipes/${recipe.id}`, { ingredients }))
    expect(contents(changed.ingredients)).toEqual(['Butter', '2 kg onions', 'Wine'])
    expect(changed.ingredients.slice(0, 2).map(({ id }) => id)).toEqual([butter?.id, onions?.id])
    expect(changed.directions).toEqual(recipe.directions)
    expect(await bodyOf(call(cook, 'PUT', `/recipes/${recipe.id}`, { ingredients: [] }))).toMatchObject({
      ingredients: [],
    })
  })

  test('moves neither date nor ETag when only the favourite changes', async () => {
    const { call, cook, create, etagOf } = await start(engine)
    const recipe = await create()
    const changed = await bodyOf(call(cook, 'PUT', `/recipes/${recipe.id}`, { is_favorite: false }))
    expect(changed).toEqual({ ...recipe, is_favorite: false })
    expect(await etagOf(recipe.id)).toBe('"1"')
    expect(await (await call(cook, 'GET', `/recipes/${recipe.id}/versions`)).json()).toMatchObject({ count: 0 })
  })

  test('moves nothing when nothing changes', async () => {
    const { call, cook, create, etagOf } = await start(engine)
    const recipe = await create()
    expect(await bodyOf(call(cook, 'PUT', `/recipes/${recipe.id}`, recipe))).toEqual(recipe)
    expect(await bodyOf(call(cook, 'PUT', `/recipes/${recipe.id}`, soup))).toEqual(recipe)
    expect(await bodyOf(call(cook, 'PUT', `/recipes/${recipe.id}`, {}))).toEqual(recipe)
    expect(await etagOf(recipe.id)).toBe('"1"')
  })

  test('with the ETag of an earlier content is refused and overwrites nothing', async () => {
    const { call, cook, create, read, etagOf } = await start(engine)
    const { id } = await create()
    const path = `/recipes/${id}`
    const etag = await etagOf(id)
    const first = await call(cook, 'PUT', path, { title: 'First tab' }, { 'if-match': etag })
    expect(first.status).toBe(200)
    const second = await call(cook, 'PUT', path, { title: 'Second tab' }, { 'if-match': etag })
    expect(second.status).toBe(412)
    expect(await readError(second)).toMatchObject({
      code: 'recipe_changed',
      detail: 'The recipe was changed elsewhere',
    })
    expect(await read(id)).toMatchObject({ title: 'First tab' })
    const now = first.headers.get('etag') ?? ''
    expect(now).toBe(await etagOf(id))
    for (const ifMatch of [`"x", ${now}`, '*']) {
      expect(await call(cook, 'PUT', path, { is_favorite: true }, { 'if-match': ifMatch })).toMatchObject({
        status: 200,
      })
    }
    expect(await call(cook, 'PUT', path, { title: 'Weak' }, { 'if-match': `W/${now}` })).toMatchObject({ status: 412 })
    expect(await call(cook, 'PUT', path, { title: 'Last' })).toMatchObject({ status: 200 })
    expect(await call(cook, 'PUT', unknown, { title: 'x' }, { 'if-match': '"1"' })).toMatchObject({ status: 404 })
  })

  test('twice at once from the same content succeeds exactly once', async () => {
    const { call, cook, create, etagOf, read } = await start(engine)
    const { id } = await create()
    const etag = await etagOf(id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        call(cook, 'PUT', `/recipes/${id}`, { title: `Tab ${tab}` }, { 'if-match': etag }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(412)])
    expect(await read(id)).toMatchObject({ title: `Tab ${statuses.indexOf(200)}` })
    expect(await (await call(cook, 'GET', `/recipes/${id}/versions`)).json()).toMatchObject({ count: 1 })
  })

  test('many times at once without an ETag loses no content', async () => {
    const { call, cook, create } = await start(engine)
    const { id } = await create()
    const titles = Array.from({ length: 10 }, (_, tab) => `Tab ${tab}`)
    const answers = await Promise.all(titles.map((title) => call(cook, 'PUT', `/recipes/${id}`, { title })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { data } = RecipeVersions.parse(await (await call(cook, 'GET', `/recipes/${id}/versions`)).json())
    const present = await bodyOf(call(cook, 'GET', `/recipes/${id}`))
    const all = [present, ...data].map(({ title }) => title)
    expect(all.toSorted()).toEqual(['Onion soup', ...titles].toSorted())
  })
})

describe.each(engines)('deleting a recipe, on %s', (engine) => {
  test('takes it away everywhere, until it is restored', async () => {
    const { call, cook, create, read } = await start(engine)
    const recipe = await create()
    const path = `/recipes/${recipe.id}`
    const response = await call(cook, 'DELETE', path)
    expect(response.status).toBe(200)
    expect(Message.parse(await response.json())).toEqual({ message: 'Recipe deleted successfully' })
    const gone = await Promise.all([
      call(cook, 'GET', path),
      call(cook, 'PUT', path, { title: 'x' }),
      call(cook, 'DELETE', path),
      call(cook, 'GET', `${path}/versions`),
      call(cook, 'POST', `${path}/versions/1/restore`),
      call(cook, 'POST', `${path}/improve`, { user_input: 'x' }),
    ])
    expect(gone.map(({ status }) => status)).toEqual(Array(6).fill(404))
    expect(await (await call(cook, 'GET', '/recipes/')).json()).toEqual({ data: [], count: 0 })
    expect(await bodyOf(call(cook, 'POST', `${path}/restore`))).toEqual(recipe)
    expect(await read(recipe.id)).toEqual(recipe)
  })

  test('can be undone for 30 days', async () => {
    const { call, cook, create, database } = await start(engine)
    const [recent, old] = [await create(), await create()]
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000).toISOString()
    const deleteAt = async (id: string, deleted_at: string) => {
      await call(cook, 'DELETE', `/recipes/${id}`)
      await database.db.updateTable('recipes').set({ deleted_at }).where('id', '=', id).execute()
    }
    await deleteAt(recent.id, days(29.99))
    await deleteAt(old.id, days(30.01))
    expect(await call(cook, 'POST', `/recipes/${recent.id}/restore`)).toMatchObject({ status: 200 })
    expect(await call(cook, 'POST', `/recipes/${old.id}/restore`)).toMatchObject({ status: 404 })
  })

  test('that did not happen cannot be undone', async () => {
    const { call, cook, create } = await start(engine)
    const { id } = await create()
    expect(await call(cook, 'POST', `/recipes/${id}/restore`)).toMatchObject({ status: 404 })
    expect(await call(cook, 'POST', `${unknown}/restore`)).toMatchObject({ status: 404 })
  })

  test('after 30 days the recipe and its history are cleared away, and nothing else', async () => {
    const { call, cook, create, database, read } = await start(engine)
    const [kept, recent, old] = [await create(), await create(), await create()]
    for (const { id } of [kept, recent, old]) await call(cook, 'PUT', `/recipes/${id}`, { title: 'Changed' })
    for (const { id } of [recent, old]) await call(cook, 'DELETE', `/recipes/${id}`)
    const deleted_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await database.db.updateTable('recipes').set({ deleted_at }).where('id', '=', old.id).execute()
    await purgeRecipes(recipeListStore(database), database.clock)
    const rows = await database.db.selectFrom('recipes').select('id').execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual([kept.id, recent.id].toSorted())
    const versions = await database.db.selectFrom('recipe_versions').select('recipe_id').execute()
    expect(versions.map(({ recipe_id }) => recipe_id).toSorted()).toEqual([kept.id, recent.id].toSorted())
    expect(await read(kept.id)).toMatchObject({ title: 'Changed' })
  })
})

describe.each(engines)('the earlier contents of a recipe, on %s', (engine) => {
  test('are kept, newest first', async () => {
    const { call, cook, create } = await start(engine)
    const recipe = await create()
    const path = `/recipes/${recipe.id}`
    const second = await bodyOf(call(cook, 'PUT', path, { title: 'Second', ingredients: [] }))
    const third = await bodyOf(call(cook, 'PUT', path, { title: 'Third', is_favorite: false }))
    const response = await call(cook, 'GET', `${path}/versions`)
    expect(response.status).toBe(200)
    const first = contentOf(recipe)
    expect(await response.json()).toEqual({
      data: [
        {
          ...first,
          ...{ title: 'Second', ingredients: [], version: 2, reason: 'edited' },
          ...{ made_at: second.updated_at, replaced_at: third.updated_at },
        },
        { ...first, version: 1, reason: 'written', made_at: recipe.updated_at, replaced_at: second.updated_at },
      ],
      count: 2,
      present: { reason: 'edited', made_at: third.updated_at },
    })
  })

  test('that were stored before a recipe had a field of today have it blank', async () => {
    const { database, call, cook, create, versionsOf, read } = await start(engine)
    const { id, updated_at } = await create()
    const content = '{"title":"Its \\"serves\\": 4"}'
    const row = { recipe_id: id, version: 1, content, replaced_at: updated_at }
    await database.db.insertInto('recipe_versions').values(row).execute()
    await database.db.updateTable('recipes').set({ revision: 2 }).where('id', '=', id).execute()
    const older = { ...blankContent, title: 'Its "serves": 4' }
    expect(await versionsOf(id)).toMatchObject({ count: 1, data: [older] })
    await call(cook, 'POST', `/recipes/${id}/versions/1/restore`)
    expect(await read(id)).toMatchObject(older)
  })

  test('bring their language back', async () => {
    const { call, cook, create, read } = await start(engine)
    const { id } = await create({ title: 'Soup', language: 'en' })
    await call(cook, 'PUT', `/recipes/${id}`, { language: 'fr' })
    expect(await read(id)).toMatchObject({ language: 'fr' })
    await call(cook, 'POST', `/recipes/${id}/versions/1/restore`)
    expect(await read(id)).toMatchObject({ language: 'en' })
  })

  test('can be made the present one, which then becomes a version too', async () => {
    const { call, cook, create, read, etagOf } = await start(engine)
    const recipe = await create()
    const path = `/recipes/${recipe.id}`
    await call(cook, 'PUT', path, { title: 'Second', directions: [], is_favorite: false })
    const restored = await bodyOf(call(cook, 'POST', `${path}/versions/1/restore`))
    expect(restored).toEqual({ ...recipe, is_favorite: false, updated_at: restored.updated_at })
    expect(await read(recipe.id)).toEqual(restored)
    expect(await etagOf(recipe.id)).toBe('"3"')
    const versions = await (await call(cook, 'GET', `${path}/versions`)).json()
    expect(versions).toMatchObject({ count: 2, data: [{ version: 2, title: 'Second' }, { version: 1 }] })
  })

  const begun = begunOnce(() => start(engine))
  testTable(['2', '0', '-1', 'x', '1.0', '99999999999999999999', '%00'])(
    'has no version that it does not number',
    async (version) => {
      const { call, cook, create } = await begun()
      const { id } = await create()
      await call(cook, 'PUT', `/recipes/${id}`, { title: 'Second' })
      const response = await call(cook, 'POST', `/recipes/${id}/versions/${version}/restore`)
      expect(response.status).toBe(404)
      expect(await readError(response)).toMatchObject({ detail: 'Recipe not found' })
    },
  )

  test('are kept up to the newest 50', async () => {
    const { call, cook, create } = await start(engine)
    const { id } = await create()
    for (let change = 1; change <= 52; change += 1) await call(cook, 'PUT', `/recipes/${id}`, { title: `${change}` })
    const { data, count } = RecipeVersions.parse(await (await call(cook, 'GET', `/recipes/${id}/versions`)).json())
    expect(count).toBe(50)
    expect(data.at(0)).toMatchObject({ version: 52, title: '51' })
    expect(data.at(-1)).toMatchObject({ version: 3, title: '2' })
  })

  const long = { title: 'Soup', directions: Array(200).fill({ content: 'x'.repeat(2000) }) }

  test('are kept up to a mebibyte of text, also in the recipe that takes them over', async () => {
    const { create, call, cook, versionsOf, storedVersionsOf } = await start(engine)
    const { id } = await create(long)
    for (const serves of [2, 3, 4, 5]) await call(cook, 'PUT', `/recipes/${id}`, { serves })
    expect(await versionsOf(id)).toMatchObject({ count: 2, data: [{ serves: 4 }, { serves: 3 }] })
    expect(await storedVersionsOf(id)).toEqual([3, 4])
    const improved = await create({ title: 'Short soup', replaces: id })
    expect(await versionsOf(improved.id)).toMatchObject({ count: 2, data: [{ serves: 5 }, { serves: 4 }] })
    expect(await storedVersionsOf(improved.id)).toEqual([4, 5])
    // Short ones fill what the long ones leave.
    for (const title of ['Second', 'Third']) await call(cook, 'PUT', `/recipes/${improved.id}`, { title })
    expect((await versionsOf(improved.id)).data.map(({ version }) => version)).toEqual([7, 6, 5, 4])
  })

  test('are never fewer than the newest, however long it is', async () => {
    const { create, call, cook, versionsOf, storedVersionsOf } = await start(engine)
    const lines = Array(170).fill({ content: '匙'.repeat(2000) })
    const { id } = await create({ title: 'Soup', ingredients: lines })
    await call(cook, 'PUT', `/recipes/${id}`, { directions: lines })
    for (const serves of [2, 3]) await call(cook, 'PUT', `/recipes/${id}`, { serves })
    expect(await versionsOf(id)).toMatchObject({ count: 1, data: [{ version: 3, serves: 2 }] })
    expect(await storedVersionsOf(id)).toEqual([3])
  })

  test('are neither listed nor taken over beyond that where more of them are stored', async () => {
    const { create, database, versionsOf, storedVersionsOf } = await start(engine)
    const { id, updated_at, ...recipe } = await create(long)
    const content = JSON.stringify(contentOf(recipe))
    for (const version of [1, 2, 3, 4, 5]) {
      const row = { recipe_id: id, version, content, replaced_at: updated_at }
      await database.db.insertInto('recipe_versions').values(row).execute()
    }
    await database.db.updateTable('recipes').set({ revision: 6 }).where('id', '=', id).execute()
    expect(await versionsOf(id)).toMatchObject({ count: 2, data: [{ version: 5 }, { version: 4 }] })
    const improved = await create({ title: 'Short soup', replaces: id })
    expect(await storedVersionsOf(improved.id)).toEqual([5, 6])
  })
})
