import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { BringInAnswer, BroughtPiece } from '@roux/contract/bringing-in'
import { limits } from '@roux/contract/limits'
import { describe, expect, test } from 'vitest'
import { mealie, mealieDatabase, paprika, tandoor } from '../../../../cooking/test/importing/product-recipes.ts'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { engines } from '../../../test/engines.ts'
import { say } from '../../../test/say.ts'
import { bearer, signUp } from '../../../test/sign-up.ts'
import { readError } from '../../../test/start-app.ts'
import { zipOf } from '../../../test/zip-of.ts'

const soup = '# Soup\n\n## Ingredients\n\n- 2 leeks\n- 1 onion\n\n## Method\n\n1. Simmer them.\n'
const json = (value: unknown) => JSON.stringify(value)

async function start(engine: (typeof engines)[number] = 'sqlite') {
  const app = await startAppWithDatabase(engine)
  const cook = await signUp(app.url)
  const send = (name: string, content: string | Buffer, accept = 'application/json', field = 'file') => {
    const form = new FormData()
    form.append('other', 'nothing')
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name)
    const headers = { ...bearer(cook), accept }
    return fetch(`${app.url}/api/v1/recipes/import`, { method: 'POST', headers, body: form })
  }
  const bring = async (name: string, content: string | Buffer) => {
    const response = await send(name, content)
    expect(response.status).toBe(200)
    return BringInAnswer.parse(await response.json())
  }
  return { ...app, cook, send, bring }
}

describe.each(engines)('a file that a cook brings in, on %s', (engine) => {
  test('is read whatever product has written it, and nothing of it is saved', async () => {
    const { bring, call, cook } = await start(engine)
    const packed = (recipe: object) => gzipSync(json(recipe))
    const files = {
      'Soup.md': soup,
      'Soup.cook': 'Simmer @leeks{2} and @onion{1}.',
      'gratin.json': json(mealie),
      'backup.zip': await zipOf({ 'database.json': json(mealieDatabase), 'data/recipes/1/images/a.webp': 'x' }),
      'mine.paprikarecipes': await zipOf({
        'Gratin.paprikarecipe': packed(paprika),
        'Soup.paprikarecipe': packed({ ...paprika, name: 'Soup' }),
      }),
      'one.paprikarecipe': packed(paprika),
      'export.zip': await zipOf({ 'Gratin.zip': await zipOf({ 'recipe.json': json(tandoor), 'image.jpg': 'x' }) }),
      'Recipes.zip': await zipOf({
        'Recipes/Gratin/recipe.json': json({
          '@type': 'Recipe',
          name: 'Gratin',
          recipeIngredient: ['4 leeks'],
          recipeInstructions: ['Bake.'],
        }),
        'Recipes/Gratin/thumb.jpg': 'x',
        '__MACOSX/Recipes/._recipe.json': 'x',
        'Recipes/settings.json': '{}',
      }),
    }
    const titles = await Promise.all(
      Object.entries(files).map(async ([name, content]) => {
        const { drafts, failures } = await bring(name, content)
        expect(failures, name).toEqual([])
        return [name, drafts.map(({ title }) => title).join()]
      }),
    )
    expect(Object.fromEntries(titles)).toEqual({
      'Soup.md': 'Soup',
      'Soup.cook': 'Soup',
      'gratin.json': 'Leek gratin',
      'backup.zip': 'Leek gratin',
      'mine.paprikarecipes': 'Leek gratin,Soup',
      'one.paprikarecipe': 'Leek gratin',
      'export.zip': 'Leek gratin',
      'Recipes.zip': 'Gratin',
    })
    expect(await (await call(cook, 'GET', '/recipes/')).json()).toEqual({ data: [], count: 0 })
  })

  test('names the recipes that are there already', async () => {
    const { bring, call, cook } = await start(engine)
    const [draft] = (await bring('Soup.md', soup)).drafts
    const { id } = Object(await (await call(cook, 'POST', '/recipes/', draft)).json())
    const { drafts } = await bring('both.zip', await zipOf({ 'a.md': soup, 'b.md': soup.replace('# Soup', '# Broth') }))
    expect(drafts.map(({ same_as }) => same_as)).toEqual([id, null])
  })
})

test('a long file comes in pieces that say how far it is, to whoever takes events', async () => {
  const { send } = await start()
  const recipes = Array.from({ length: 300 }, (_, place) => ({ ...paprika, name: `Recipe ${place}` }))
  const response = await send('all.json', json(recipes), 'text/event-stream, application/json')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = (await response.text()).trim().split('\n\n')
  const pieces = events.slice(0, -1).map((event) => BroughtPiece.parse(JSON.parse(event.split('\ndata: ')[1] ?? '')))
  expect(events.at(-1)).toBe('event: done\ndata: {}')
  const titles = pieces.flatMap(({ drafts }) => drafts.map(({ title }) => title))
  expect(titles).toEqual(recipes.map(({ name }) => name))
  expect(pieces.length).toBeGreaterThan(4)
  const steps = pieces.map(({ progress }) => progress)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(steps.at(-1)).toBe(1)
})

test('what gave no recipe is named, and the rest is read', async () => {
  const { bring } = await start()
  const zip = await zipOf({
    'a.md': soup,
    'b.md': 'Just words.',
    'c.paprikarecipe': 'no gzip',
    'd.zip': 'PK\x03\x04no',
    'e.txt': 'x'.repeat(2 ** 21),
  })
  const { drafts, failures } = await bring('all.zip', zip)
  expect(drafts).toHaveLength(1)
  expect(failures).toEqual([
    { name: 'b.md', code: 'no_recipe_found' },
    { name: 'c.paprikarecipe', code: 'no_recipe_found' },
    { name: 'd.zip', code: 'unreadable' },
    { name: 'e.txt', code: 'too_large' },
  ])
  expect(await bring('words.txt', 'Just words.')).toEqual({
    drafts: [],
    failures: [{ name: 'words.txt', code: 'no_recipe_found' }],
  })
  const empty = await bring('empty.zip', await zipOf({ 'image.png': 'x' }))
  expect(empty.failures).toEqual([{ name: 'empty.zip', code: 'no_recipe_found' }])
  const cut = await bring('cut.zip', zip.subarray(0, 200))
  expect(cut).toEqual({ drafts: [], failures: [{ name: 'cut.zip', code: 'unreadable' }] })
})

test('more recipes than one file may have are not read, and that is told', async () => {
  const { bring } = await start()
  const recipes = Array.from({ length: limits.recipesOfFile + 1 }, (_, place) => ({
    name: `R${place}`,
    ingredients: '1 leek',
    directions: 'Boil it.',
  }))
  const { drafts, failures } = await bring('all.json', json(recipes))
  expect([drafts.length, failures]).toEqual([limits.recipesOfFile, [{ name: 'all.json', code: 'too_many' }]])
})

test('a form without a file, a broken one and one that is too long are refused, and strangers before it is read', async () => {
  const { send, url, cook } = await start()
  const other = await send('Soup.md', soup, undefined, 'document')
  expect([other.status, (await readError(other)).code]).toEqual([400, 'bad_request'])
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${url}/api/v1/recipes/import`, { method: 'POST', headers, body })
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const headers of [{ 'content-type': 'multipart/form-data' }, type]) {
    const broken = await post(
      { ...bearer(cook), ...headers },
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    )
    expect([broken.status, (await readError(broken)).code]).toEqual([400, 'bad_request'])
  }
  expect((await post(type, '--x')).status).toBe(401)
  const long = await send('long.zip', Buffer.alloc(limits.fileBytes + 1))
  expect([long.status, (await readError(long)).code]).toEqual([413, 'payload_too_large'])
  // A file is a form, and no JSON names one.
  const named = await post({ ...bearer(cook), 'content-type': 'application/json' }, '{"file":"/etc/passwd"}')
  expect(named.status).toBe(422)
})

test('a file may come more slowly than any other body', async () => {
  const app = await startAppWithDatabase('sqlite', { longestBodyMs: 200, longestWritingMs: 400 })
  const cook = await signUp(app.url)
  const { port } = new URL(app.url)
  const body = `--x\r\nContent-Disposition: form-data; name="file"; filename="Soup.md"\r\n\r\n${soup}\r\n--x--\r\n`
  const { socket, answered, closed } = await say(
    Number(port),
    `POST /api/v1/recipes/import HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: ${bearer(cook).authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  const pieces = body.match(/.{1,12}/gs) ?? []
  // Longer than both, whatever the machine does.
  for (const piece of pieces) {
    await pause(100)
    socket.write(piece)
  }
  await closed
  expect(answered()).toMatch(/^HTTP\/1\.1 200 /)
  expect(answered()).toContain('2 leeks')
})
