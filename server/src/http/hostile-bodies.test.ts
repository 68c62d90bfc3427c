import { type CallName, calls } from '@roux/contract/calls'
import { type Endpoint, endpoints } from '@roux/contract/endpoints'
import { limits } from '@roux/contract/limits'
import { Recipe } from '@roux/contract/recipe'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { startAppWithDatabase } from '../../test/call-as.ts'
import { engines } from '../../test/engines.ts'
import { limitsOf } from '../../test/limits-of.ts'
import { signUp } from '../../test/sign-up.ts'

/** What hostile bodies are made from: one that would do for every call that takes one. */
const goodBodies = {
  logIn: { username: 'cook@example.org', password: 'a wooden spoon' },
  resetPassword: { token: 'x'.repeat(43), new_password: 'a wooden spoon' },
  signUp: { email: 'new@example.org', password: 'a wooden spoon', full_name: 'Cook' },
  updateMe: { full_name: 'Cook', email: 'changed@example.org' },
  updateMyPassword: { current_password: 'a steel spoon', new_password: 'a silver spoon' },
  updatePreferences: { diets: ['vegan'], allergies: ['milk'], other_allergies: ['kiwi'], dislikes: ['ail'], serves: 2 },
  createUser: { email: 'made@example.org', password: 'a wooden spoon', is_active: true, is_superuser: false },
  updateUser: { email: 'other@example.org', full_name: null, is_active: true },
  createRecipe: {
    title: 'Soup',
    description: '',
    preparation_time: 5,
    serves: 4,
    is_favorite: true,
    ingredients: [{ content: 'leek', index: '1', id: '0199aaaa-0000-7000-8000-000000000000' }],
    directions: [{ content: 'Boil.' }],
    language: 'fr',
    replaces: '0199aaaa-0000-7000-8000-000000000000',
  },
  updateRecipe: { title: 'Soup', cook_time: 7, ingredients: [{ content: 'leek', index: 3 }], directions: [] },
  generateRecipe: { user_input: 'soup', language: 'en', preferences: { diets: ['vegan'], serves: 2 }, serves: 3 },
  generatePublicRecipe: { user_input: 'soup', language: 'fr-CA', preferences: null, max_minutes: 30 },
  bringIn: { text: 'Soup\n2 leeks\n1 onion\nSimmer them.' },
  changeRecipes: {
    ids: ['0199aaaa-0000-7000-8000-000000000000'],
    action: 'tag',
    add_tags: ['winter'],
    remove_tags: [],
  },
  exportRecipes: { format: 'markdown', ids: ['0199aaaa-0000-7000-8000-000000000000'] },
  shareRecipe: { expires_at: '2030-01-01T00:00:00.000Z', published: true },
  improveRecipe: { user_input: 'for six' },
  askRecipe: { question: 'freeze it?', before: [{ question: 'how long?', answer: 'an hour' }], step: 1, units: 'us' },
} as const satisfies Partial<Record<CallName, object>>

const names = Object.keys(goodBodies) as (keyof typeof goodBodies)[]
const described: Readonly<Record<CallName, Endpoint>> = endpoints

/** JSON that can do harm, as text: some of it no value of ours could be written as. */
const harm = [
  ...['null', 'true', '""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff x"', '"\\u202e"', '[]', '{}'],
  ...['-1', '-0', '0.5', '1e400', '-1e400', '1e21', '9007199254740993', '2147483648', '99999999999999999999', '1e-7'],
  ...['{"__proto__":{"is_superuser":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1,"length":-1}'],
  ...['"__proto__"', '"%00"', '"\'; drop table recipes; --"', '{"$gt":""}', '[[[[[[]]]]]]', '"2026-13-45"'],
  `"${'x'.repeat(3000)}"`,
  `"${'🍲'.repeat(1000)}"`,
  `[${Array(300).fill('{"content":"a"}').join()}]`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
]

/** Stands for harm in a body until it is text. */
const mark = (index: number) => `\u0001${index}\u0001`
const withHarm = (json: string) => json.replace(/"\\u0001(\d+)\\u0001"/g, (_, index) => harm[Number(index)] ?? 'null')

const aHarm = fc.nat({ max: harm.length - 1 }).map(mark)

/** The same value with one part of it, anywhere, turned into harm or left out, or with a part too many. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.oneof(aHarm, fc.jsonValue())
  const entries = Object.entries(value)
  const rebuilt = (changed: [string, unknown][]) =>
    Array.isArray(value) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed)
  const changes = entries.map(([key, entry], place) =>
    mutated(entry).map((next) => rebuilt(entries.with(place, [key, next]))),
  )
  const omissions = entries.map((_, place) => fc.constant(rebuilt(entries.toSpliced(place, 1))))
  const key = fc.constantFrom('id', 'user', 'is_superuser', 'updated_at', '__proto__', 'constructor', '')
  const additions = fc.tuple(key, aHarm).map((entry) => rebuilt([...entries, entry]))
  return fc.oneof({ weight: 1, arbitrary: aHarm }, { weight: 2, arbitrary: additions }, ...changes, ...omissions)
}

/** Now and then the text itself is broken. */
const attack = fc.constantFrom(...names).chain((name) =>
  fc.tuple(mutated(goodBodies[name]), fc.nat({ max: 9 }), fc.nat()).map(([body, how, where]) => {
    const json = withHarm(JSON.stringify(body))
    return { name, body: how === 0 ? json.slice(0, where % (json.length + 1)) : json }
  }),
)

const expected = [200, 400, 401, 403, 404, 409, 412, 413, 422]

async function start(engine: (typeof engines)[number]) {
  const app = await startAppWithDatabase(engine, { limits: limitsOf({}) })
  const [caller, other] = [await app.signUpSuperuser(), await signUp(app.url)]
  const created = await app.call(caller, 'POST', '/recipes/', { title: 'Soup', ingredients: [{ content: 'leek' }] })
  const { id } = Recipe.parse(await created.json())
  const send = async (name: CallName, body: string) => {
    const path = calls[name].path.replace(':id', id).replace(':user_id', other.user.id)
    const isForm = described[name].bodyType === 'form'
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    const text = isForm
      ? new URLSearchParams([
          ['username', body],
          ['password', body],
        ]).toString()
      : body
    return await app.call(caller, calls[name].method, path, text, { 'content-type': type })
  }
  return { ...app, caller, send }
}

describe.each(engines)('on %s', (engine) => {
  test('every call that takes a body is attacked here', () => {
    const taking = Object.entries(described).filter(([, { body }]) => body !== undefined)
    expect(names.toSorted()).toEqual(taking.map(([name]) => name).toSorted())
  })

  test('no body, however hostile, is answered with a failure of the server', async () => {
    const { call, caller, send } = await start(engine)
    const seen = new Set<number>()
    const attacks = fc.asyncProperty(fc.array(attack, { minLength: 8, maxLength: 8 }), async (together) => {
      const answers = await Promise.all(
        together.map(async ({ name, body }) => ({ name, body, status: (await send(name, body)).status })),
      )
      for (const { status } of answers) seen.add(status)
      expect(answers.filter(({ status }) => !expected.includes(status))).toEqual([])
    })
    await fc.assert(attacks, { numRuns: 70 })
    expect([...seen]).toEqual(expect.arrayContaining([200, 422]))
    expect((await call(caller, 'GET', '/users/me')).status).toBe(200)
  }, 60_000)

  testTable([
    ['a body of 10 MB', `{"title":"${'x'.repeat(10_000_000)}"}`, 413],
    ['a recipe of a little more than a recipe may have', `{"title":"${'x'.repeat(limits.recipeBytes)}"}`, 413],
    ['a prototype', '{"title":"x","__proto__":{"x":1}}', 422],
    ['a prototype in an item', '{"title":"x","ingredients":[{"content":"a","__proto__":{"x":1}}]}', 422],
    ['a constructor’s prototype', '{"title":"x","constructor":{"prototype":{"x":1}}}', 422],
    ['half a megabyte of brackets', `{"title":${'['.repeat(250_000)}${']'.repeat(250_000)}}`, 422],
    ['a NUL', '{"title":"a\\u0000"}', 422],
    ['half a character', '{"title":"a\\ud83c"}', 422],
    ['a number beyond all numbers', '{"title":"x","cook_time":1e400}', 422],
    ['a number beyond the column', '{"title":"x","cook_time":2147483648}', 422],
    ['broken JSON', '{"title":', 422],
    ['no JSON at all', '', 422],
    ['a list', '[]', 422],
    ['nothing', 'null', 422],
  ])('what is too much or too deep is refused', async (_, body, status) => {
    const { send } = await start(engine)
    expect((await send('createRecipe', body)).status).toBe(status)
    expect((await send('updateRecipe', body)).status).toBe(status)
  })
})
