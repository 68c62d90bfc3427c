import { expect, test } from './test.ts'

const call = '/api/v1/recipes/generate-public'
const soup = { user_input: 'soup', language: 'en' }

for (const [what, body, field] of [
  ['301 characters', { ...soup, user_input: 'x'.repeat(301) }, ['body', 'user_input']],
  ['a blank prompt', { ...soup, user_input: ' \n ' }, ['body', 'user_input']],
  ['no prompt', { language: 'en' }, ['body', 'user_input']],
  ['a number for a prompt', { ...soup, user_input: 7 }, ['body', 'user_input']],
  ['an unknown language', { ...soup, language: 'de' }, ['body', 'language']],
  ['broken JSON', '{"user_input": "soup', ['body']],
] as const) {
  test(`the server refuses ${what} and names the field`, async ({ request }) => {
    const data = typeof body === 'string' ? Buffer.from(body) : body
    const answer = await request.post(call, { data, headers: { 'content-type': 'application/json' } })
    expect(answer.status()).toBe(422)
    const { detail, code, request_id: requestId } = await answer.json()
    expect({ code, locations: detail.map(({ loc }: { loc: unknown }) => loc) }).toEqual({
      code: 'validation_error',
      locations: [field],
    })
    expect(detail[0]).toMatchObject({ type: expect.any(String), msg: expect.stringMatching(/\w/) })
    expect(answer.headers()['x-request-id']).toBe(requestId)
    expect(await answer.text()).not.toContain('xxx')
  })
}

test('every field that is wrong is named', async ({ request }) => {
  const answer = await request.post(call, { data: { user_input: '', language: 'xx' } })
  const { detail } = await answer.json()
  expect(detail.map(({ loc }: { loc: readonly string[] }) => loc.at(-1)).sort()).toEqual(['language', 'user_input'])
})

test('300 characters are enough, blanks around them do not count, and fr-CA is French', async ({ request }) => {
  const data = { user_input: `  ${'carottes '.repeat(33)}vit \n`, language: 'fr-CA' }
  expect(data.user_input.trim()).toHaveLength(300)
  const answer = await request.post(call, { data })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ language: 'fr', user: null, is_favorite: false })
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test('what the server does not know it answers as an API, not with the app', async ({ request }) => {
  const unknown = await request.get('/api/v1/nothing')
  expect([unknown.status(), await unknown.json()]).toMatchObject([404, { detail: 'Not Found' }])
  const wrongMethod = await request.get(call)
  expect([wrongMethod.status(), wrongMethod.headers().allow]).toEqual([405, 'POST'])
})
