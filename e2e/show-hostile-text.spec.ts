import type { Locator, Page } from '@playwright/test'
import { openSignedIn } from './have-account.ts'
import { tool } from './have-recipe.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

/** Would set a mark or open a dialog if any of it ran. */
const payloads = [
  '<script>window.hasRun=1</script>',
  '<img src=x onerror=window.hasRun=1>',
  '<svg onload=window.hasRun=1>',
  '<svg><script>window.hasRun=1</script></svg>',
  '"><script>window.hasRun=1</script>',
  "'><img src=x onerror=alert(1)>",
  '</title><script>window.hasRun=1</script>',
  '</textarea><script>window.hasRun=1</script>',
  '</script><script>window.hasRun=1</script>',
  '<iframe src="javascript:parent.hasRun=1"></iframe>',
  '<iframe srcdoc="<script>parent.hasRun=1</script>"></iframe>',
  '<a href="javascript:window.hasRun=1">soup</a>',
  'javascript:window.hasRun=1',
  'data:text/html,<script>window.hasRun=1</script>',
  '<details open ontoggle=window.hasRun=1>',
  '<input autofocus onfocus=window.hasRun=1>',
  '<body onload=window.hasRun=1>',
  '<video><source onerror=window.hasRun=1></video>',
  '<math><mtext><mglyph><style><img src=x onerror=window.hasRun=1>',
  '<style>@import "//evil.example/x.css";*{background:url(//evil.example/x)}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<object data="javascript:window.hasRun=1"></object>',
  '<form action=javascript:window.hasRun=1><button autofocus>',
  '{{constructor.constructor("window.hasRun=1")()}}',
  '#{window.hasRun=1} <%= window.hasRun=1 %>',
  '$t(constructor) {{hasRun}} %s %d',
  '\u003cscript\u003ewindow.hasRun=1\u003c/script\u003e &lt;script&gt;window.hasRun=1&lt;/script&gt;',
  '--></noscript><img src=x onerror=window.hasRun=1><!--',
]

/** How many recipes have such a title: each is opened. */
const everyTitle = payloads.map((title) => ({ title }))

const wholeRecipe = {
  ...soup,
  title: payloads[5],
  description: payloads.join('\n'),
  ingredients: payloads.map((content) => ({ content })),
  directions: payloads.map((content) => ({ content })),
}

/** Nothing has run, nothing is on the page that was only said, and the page is still ours. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBeUndefined()
  const made =
    'main :is(script, iframe, object, base, meta, link, style, form[action], img[src=x], a[href^="javascript"])'
  await expect(page.locator(made)).toHaveCount(0)
}

async function expectPayloads(part: Locator): Promise<void> {
  const text = await part.innerText()
  for (const payload of payloads) expect(text).toContain(payload)
}

// Whatever the page complains of, a report of its security policy among it, fails the test by itself.
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`)
  })
})

test('thirty scripts in every field of a recipe are text on every screen that shows them', async ({ page }) => {
  test.setTimeout(180_000)
  // Lists render what is in sight.
  await page.setViewportSize({ width: 1280, height: 3000 })
  expect(payloads).toHaveLength(30)
  const account = await openSignedIn(page, { recipes: everyTitle })
  const headers = { authorization: `Bearer ${account.token}` }
  const created = await page.request.post('/api/v1/recipes/', { data: wholeRecipe, headers })
  expect(created.status()).toBe(200)
  const { id } = (await created.json()) as { id: string }
  const { data } = (await (await page.request.get('/api/v1/recipes/', { headers })).json()) as {
    data: { id: string; title: string }[]
  }
  expect(data).toHaveLength(31)

  await test.step('the sidebar, and its search', async () => {
    await page.reload()
    for (const title of payloads)
      await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
    await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first().fill('<svg')
    await expect(page.getByRole('link', { name: '<svg onload=window.hasRun=1>', exact: true })).toBeVisible()
    await expectHarmless(page)
  })
  await test.step('the page of each, and its title', async () => {
    await page.getByPlaceholder('Search').first().fill('')
    for (const title of payloads) {
      await page.getByRole('link', { name: title, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} – Roux`)
      await expectHarmless(page)
    }
  })
  await test.step('every field on the page', async () => {
    await page.goto(`/recipe/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(payloads[5] ?? '')
    await expectPayloads(page.getByRole('main'))
    await expectHarmless(page)
  })
  await test.step('a favorite, and the editor', async () => {
    await tool(page, 'Favorite').click()
    await expect(tool(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true')
    await tool(page, 'Edit').click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(payloads[5] ?? '')
    await page.getByRole('textbox', { name: 'Title' }).fill(`${payloads[0]} again`)
    await tool(page, 'Save').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${payloads[0]} again`)
    await expectHarmless(page)
  })
  await test.step('the preview of an improvement', async () => {
    await tool(page, 'Improve with AI').click()
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(payloads[1] ?? '')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(tool(page, 'Discard')).toBeVisible()
    await expectHarmless(page)
    await tool(page, 'Discard').click()
  })
  await test.step('what is said of a deletion', async () => {
    await tool(page, 'Delete').click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expectHarmless(page)
  })
})

test('thirty scripts as the name of a cook are text in the settings, and to a superuser in every part of the administration', async ({
  page,
  startRouxWith,
}) => {
  test.setTimeout(120_000)
  const chef = { email: 'chef@example.org', password: 'a wooden spoon' }
  const roux = await startRouxWith({ FIRST_SUPERUSER: chef.email, FIRST_SUPERUSER_PASSWORD: chef.password })
  const api = `${roux.url}/api/v1`
  const cook = { email: 'cook+"><script>@example.org', password: 'a wooden spoon' }
  expect((await page.request.post(`${api}/users/signup`, { data: cook })).status()).toBe(422)
  const email = "o'cook+script@example.org"
  const signUp = await page.request.post(`${api}/users/signup`, { data: { ...cook, email } })
  expect(signUp.status()).toBe(200)
  const tokenOf = async (username: string) => {
    const logIn = await page.request.post(`${api}/login/access-token`, { form: { username, password: chef.password } })
    return ((await logIn.json()) as { access_token: string }).access_token
  }
  const token = await tokenOf(email)
  const headers = { authorization: `Bearer ${token}` }
  const recipe = await page.request.post(`${api}/recipes/`, { data: { title: payloads[0] }, headers })
  const { id } = (await recipe.json()) as { id: string }
  await page.goto(`${roux.url}/favicon.svg`)
  await page.evaluate((stored) => localStorage.setItem('access_token', stored), token)
  for (const full_name of joined(payloads, 255)) {
    const named = await page.request.patch(`${api}/users/me`, { data: { full_name }, headers })
    expect(named.status()).toBe(200)
    await page.goto(roux.url)
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'User settings' }).click()
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(full_name)
    await expectHarmless(page)
  }
  const chefToken = await tokenOf(chef.email)
  await page.evaluate((stored) => localStorage.setItem('access_token', stored), chefToken)
  await page.goto(`${roux.url}/recipe/${id}`)
  await expect(page.getByText(email)).toBeVisible()
  await expectHarmless(page)
  for (const [number, full_name] of payloads.entries()) {
    const data = { email: `cook${number}@example.org`, password: chef.password, full_name }
    const added = await page.request.post(`${api}/users/`, { data, headers: { authorization: `Bearer ${chefToken}` } })
    expect(added.status()).toBe(200)
  }
  await administerHostileTexts(page, `${roux.url}/admin`)
})

/** As many in one text as it may hold, since every page takes its time. */
function joined(texts: readonly string[], most: number): string[] {
  const groups: string[] = []
  for (const text of texts) {
    const both = `${groups.at(-1)} ${text}`
    if (groups.length === 0 || both.length > most) groups.push(text)
    else groups.splice(-1, 1, both)
  }
  return groups
}

/** Looks at everything there; what the accounts of a test cannot bring there comes from the API as it might be stored. */
async function administerHostileTexts(page: Page, url: string): Promise<void> {
  const answers = {
    usage: {
      data: payloads.map((text) => ({
        ...{ day: '2026-11-21', provider: text, outcome: text, count: 1 },
        ...{ tokens_in: 1, tokens_out: 1, median_ms: 1 },
      })),
    },
    installation: {
      provider: 'openai',
      model: payloads.join(' · '),
      model_percent: null,
      mail: 'smtp',
      database: 'sqlite',
    },
    backups: {
      data: payloads.map((name) => ({ name, bytes: 1, made_at: '2026-11-21T00:00:00.000Z' })),
      ...{ every_hours: 24, keep: 7 },
    },
  }
  for (const [name, json] of Object.entries(answers)) {
    await page.route(`**/api/v1/admin/${name}`, (route) => route.fulfill({ json }))
  }
  await page.goto(url)
  await page.getByRole('button', { name: texts.en.admin.allDays }).click()
  const inPart = (name: string) => page.getByRole('region', { name, exact: true })
  for (const name of [texts.en.admin.usage, texts.en.admin.state, texts.en.admin.backups]) {
    await expect(inPart(name)).toContainText(payloads[0] ?? '')
    await expectPayloads(inPart(name))
  }
  const accounts = inPart(texts.en.admin.users)
  const found = new Set<string>()
  const look = async () => {
    const text = await accounts.innerText()
    for (const payload of payloads) if (text.includes(payload)) found.add(payload)
    await expectHarmless(page)
  }
  await expect(accounts.getByRole('row')).toHaveCount(21)
  await look()
  await accounts.getByRole('button', { name: texts.en.admin.next }).click()
  await expect(accounts).toContainText('cook0@example.org')
  await look()
  expect([...found].toSorted()).toEqual(payloads.toSorted())
  await accounts.getByRole('button', { name: 'cook0@example.org' }).click()
  await page.getByRole('menuitem', { name: texts.en.admin.edit, exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Full name')).toHaveValue(payloads[0] ?? '')
  await expectHarmless(page)
}

test('thirty scripts in a recipe that a guest was given, or that stands in storage, are text', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.evaluate((recipe) => sessionStorage.setItem('temp-recipe', JSON.stringify(recipe)), wholeRecipe)
  await page.goto('/recipe/guest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payloads[5] ?? '')
  await expectPayloads(page.getByRole('main'))
  await expectHarmless(page)
  for (const address of [
    '/?lng=<script>window.hasRun=1</script>',
    '/auth/reset-password?token="><svg onload=alert(1)>',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    await expectHarmless(page)
  }
})
