import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { promptBox } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { avatar, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { openAdministration, test } from './have-superuser.ts'
import { expect } from './test.ts'
import { type Language, texts } from './texts.ts'

const { admin } = texts.en
const chef = 'chef@example.org'

test('only superusers get there: a guest and a cook go home', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await openSignedIn(page, { path: '/admin' })
  await expect(avatar(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await avatar(page).click()
  await expect(page.getByRole('menuitem', { name: 'User settings' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0)
})

test('a superuser finds it in the account menu, with the keyboard too', async ({ page }) => {
  await openAdministration(page, { path: '/' })
  await expect(promptBox(page)).toBeFocused()
  await avatar(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'User settings' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  const title = page.getByRole('heading', { level: 1, name: 'Administration' })
  await expect(title).toBeFocused()
  await expect(page).toHaveTitle('Administration – Roux')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Accounts',
    'Usage of the last 30 days',
    'Space',
    'Links to recipes',
    'State',
    'Back-ups',
  ])
})

test('an account is created, found, changed, deactivated and deleted', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 40[039]/)
  const email = `ada-${randomUUID()}@example.org`
  await openAdministration(page)
  const accounts = part(page, admin.users)
  await accounts.getByRole('button', { name: admin.newUser }).click()
  const dialog = page.getByRole('dialog', { name: admin.newUser })
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  await dialog.getByRole('button', { name: admin.create }).click()
  await expect(field('E-mail')).toHaveAccessibleDescription('Invalid email address')
  await expect(field('E-mail')).toBeFocused()
  await expect(field('Password')).toHaveAccessibleDescription(/Password must be at least 6 characters/)
  await field('E-mail').fill(chef.toUpperCase())
  await field('Full name').fill('Ada Lovelace')
  await field('Password').fill('a wooden spoon')
  await page.keyboard.press('Enter')
  await expect(field('E-mail')).toHaveAccessibleDescription(admin.failure.emailTaken)
  await field('E-mail').fill(email)
  await dialog.getByRole('button', { name: admin.create }).click()
  await expect(toast(page, admin.userCreated)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(accounts.getByRole('button', { name: admin.newUser })).toBeFocused()

  await search(page, `LOVELACE ${email.slice(0, 12)}`)
  const row = accounts.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Ada Lovelace')
  await expect(accounts.getByRole('row')).toHaveCount(2)

  await choose(page, email, admin.edit)
  const editing = page.getByRole('dialog', { name: admin.editUser })
  await expect(editing.getByLabel('E-mail')).toHaveValue(email)
  await editing.getByLabel('Full name').fill('Countess Lovelace')
  await editing.getByRole('checkbox', { name: admin.isSuperuser }).check()
  await editing.getByRole('button', { name: admin.save }).click()
  await expect(toast(page, admin.userSaved)).toBeVisible()
  await expect(row).toContainText('Countess Lovelace')
  await expect(row).toContainText('Active · Superuser')
  await expect(row.getByRole('button')).toBeFocused()

  await choose(page, email, admin.deactivate)
  await expect(row).toContainText('Inactive · Superuser')
  await choose(page, email, admin.activate)
  await expect(row).toContainText('Active · Superuser')

  await choose(page, email, admin.delete)
  const question = page.getByRole('alertdialog', { name: admin.deleteTitle })
  await expect(question).toHaveAccessibleDescription(new RegExp(email))
  await question.getByRole('button', { name: admin.cancel }).click()
  await expect(row.getByRole('button')).toBeFocused()
  await choose(page, email, admin.delete)
  await question.getByRole('button', { name: admin.deleteConfirm }).click()
  await expect(toast(page, admin.userDeleted)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(accounts.getByText(/^No account matches/)).toBeVisible()
  await expect(accounts.getByRole('button', { name: admin.newUser })).toBeFocused()
})

test('the last superuser and oneself are kept, and what is refused is said', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of (?:40[349]|422|503)/)
  const { addUser } = await openAdministration(page)
  await search(page, chef)
  await expect(part(page, admin.users).getByRole('row').filter({ hasText: chef })).toContainText('You')
  await choose(page, chef, admin.deactivate)
  await expect(toast(page, admin.failure.lastSuperuser)).toBeVisible()
  await choose(page, chef, admin.delete)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: admin.deleteConfirm }).click()
  await expect(question.getByRole('alert')).toHaveText(admin.failure.selfDeletion)
  await question.getByRole('button', { name: admin.cancel }).click()

  await choose(page, chef, admin.edit)
  const dialog = page.getByRole('dialog', { name: admin.editUser })
  await dialog.getByRole('checkbox', { name: admin.isSuperuser }).uncheck()
  await dialog.getByRole('button', { name: admin.save }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: admin.failure.lastSuperuser })).toBeVisible()
  for (const [status, code, text] of [
    [503, 'overloaded', admin.failure.busy],
    [422, 'validation_error', admin.failure.invalid],
    [404, 'unknown_user_id', admin.failure.gone],
  ] as const) {
    await page.route(/\/api\/v1\/users\/[\w-]+$/, (route) => route.fulfill({ status, json: { code } }), { times: 1 })
    await dialog.getByRole('button', { name: admin.save }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const heir = `heir-${randomUUID()}@example.org`
  await addUser({ email: heir })
  await search(page, heir)
  await choose(page, heir, admin.edit)
  await page.getByRole('dialog').getByLabel('New password').fill('short')
  await page.getByRole('dialog').getByRole('button', { name: admin.save }).click()
  await expect(page.getByRole('dialog').getByLabel('New password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  )
})

test('a new name of one’s own account is kept, and a new password is asked for at the next login', async ({ page }) => {
  const { addUser } = await openAdministration(page)
  const email = `cook-${randomUUID()}@example.org`
  await addUser({ email, full_name: 'Cook' })
  await search(page, email)
  await choose(page, email, admin.edit)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('')
  await dialog.getByLabel('New password').fill('a silver spoon')
  await dialog.getByRole('button', { name: admin.save }).click()
  await expect(toast(page, admin.userSaved)).toBeVisible()
  const logIn = (password: string) =>
    page.request.post('/api/v1/login/access-token', { form: { username: email, password } })
  expect((await logIn('a spoon')).status()).toBe(400)
  expect((await logIn('a silver spoon')).status()).toBe(200)
})

test('many accounts come page by page, and a search starts at the first', async ({ page }) => {
  const { addUser } = await openAdministration(page)
  const name = `page${randomUUID().slice(0, 8)}`
  for (let number = 1; number <= 21; number += 1) await addUser({ email: `${name}-${number}@example.org` })
  await search(page, name)
  const accounts = part(page, admin.users)
  const pages = accounts.getByRole('navigation', { name: admin.pages })
  const next = pages.getByRole('button', { name: admin.next })
  await expect(pages).toContainText('1–20 of 21')
  await expect(accounts.getByRole('row')).toHaveCount(21)
  await expect(pages.getByRole('button', { name: admin.previous })).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(pages).toContainText('21–21 of 21')
  await expect(accounts.getByRole('row').last()).toContainText(`${name}-1@example.org`)
  await expect(next).toBeFocused()
  await choose(page, `${name}-1@example.org`, admin.delete)
  await page.getByRole('alertdialog').getByRole('button', { name: admin.deleteConfirm }).click()
  await expect(accounts.getByRole('row')).toHaveCount(21)
  await expect(pages).toHaveCount(0)
  await search(page, `${name}-7`)
  await expect(accounts.getByRole('row')).toHaveCount(2)
})

test('what Roux leans on is tested, each part on its own, and a failure is worded', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/the server responded with a status of 429/)
  await openAdministration(page)
  const state = part(page, admin.state)
  await expect(state.getByRole('listitem')).toContainText(['Built-in kitchen', 'Files in the data folder', 'SQLite'])
  for (const [place, name] of [admin.provider, admin.mail, admin.database].entries()) {
    await state.getByRole('button', { name: `Test: ${name}` }).click()
    await expect(state.getByRole('status').nth(place)).toHaveText(admin.works)
  }
  const check = state.getByRole('button', { name: 'Test: Mail' })
  for (const [answer, text] of [
    [{ json: [{ name: 'mail', ok: false, code: 'mail_login_refused' }] }, admin.check.mail_login_refused],
    [{ status: 429, json: { code: 'too_many_requests' } }, admin.failure.tooMany],
  ] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/v1/admin/checks?name=mail', (route) => released.then(() => route.fulfill(answer)), {
      times: 1,
    })
    await check.click()
    await expect(state.getByRole('status').nth(1)).toHaveText(admin.testing)
    await expect(check).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(state.getByRole('status').nth(1)).toHaveText(text)
  }
})

test('usage is summed up by day, with what failed in words', async ({ page }) => {
  const sums = (day: string, outcome: string, count: number) => ({
    ...{ day, outcome, count, provider: 'openai', tokens_in: 1200 * count, tokens_out: 2000 * count },
    median_ms: 2400,
  })
  const days = Array.from({ length: 9 }, (_, back) => `2026-11-${String(21 - back).padStart(2, '0')}`)
  const data = [
    sums('2026-11-21', 'provider_timeout', 2),
    sums('2026-11-21', 'left', 1),
    ...days.map((day) => sums(day, 'written', 3)),
  ]
  await page.route('**/api/v1/admin/usage', (route) => route.fulfill({ json: { data } }))
  await openAdministration(page)
  const usage = part(page, admin.usage)
  await expect(usage.getByText('Recipes written: 27 · not written: 3')).toBeVisible()
  const first = usage.getByRole('row').nth(1)
  await expect(first.getByRole('rowheader')).toHaveText('Nov 21, 2026')
  await expect(first).toContainText(`2 × ${admin.check.provider_timeout}`)
  await expect(first).toContainText(`1 × ${admin.outcomes.left}`)
  await expect(first).toContainText('7,200 / 12,000')
  await expect(first).toContainText('2.4 sec')
  await expect(usage.getByRole('row')).toHaveCount(8)
  await usage.getByRole('button', { name: admin.allDays }).click()
  await expect(usage.getByRole('row')).toHaveCount(10)
})

test('a back-up is made and listed; on PostgreSQL it is said where they are made', async ({ page }) => {
  await openAdministration(page)
  const backups = part(page, admin.backups)
  await expect(backups.getByText(admin.noBackups)).toBeVisible()
  await backups.getByRole('button', { name: admin.backUp }).click()
  await expect(toast(page, admin.backedUp)).toBeVisible()
  await expect(backups.getByRole('row').nth(1)).toContainText(/^roux-.+\.sqlite/)
  await expect(backups.getByRole('link')).toHaveCount(0)

  const json = { provider: 'openai', model: 'gpt', model_percent: null, mail: 'smtp', database: 'postgres' }
  await page.route('**/api/v1/admin/installation', (route) => route.fulfill({ json }))
  await page.reload()
  await expect(backups.getByText(admin.backupsElsewhere)).toBeVisible()
  await expect(backups.getByRole('button')).toHaveCount(0)
  await expect(part(page, admin.state).getByText(admin.providerHint)).toBeVisible()
})

test('the accounts that keep most are shown, with how much one may keep', async ({ page }) => {
  const data = [{ email: 'full@example.org', recipes: 20_000, bytes: 512_400_000 }]
  const json = { data, most_recipes: 20_000, most_bytes: 500_000_000 }
  await page.route('**/api/v1/admin/space', (route) => route.fulfill({ json }))
  await openAdministration(page)
  const space = part(page, admin.space)
  await expect(space.getByText('One is full at 20,000 recipes or 500 MB of text.')).toBeVisible()
  await expect(space.getByRole('row').nth(1)).toHaveText(/full@example\.org.*20,000.*512\.4 MB/)

  for (const [limit, says] of [
    [{ most_recipes: 0 }, 'One is full at 500 MB of text.'],
    [{ most_bytes: 0 }, 'One is full at 20,000 recipes.'],
    [{ most_recipes: 0, most_bytes: 0 }, 'None is ever full'],
  ] as const) {
    await page.route('**/api/v1/admin/space', (route) => route.fulfill({ json: { ...json, ...limit } }))
    await page.reload()
    await expect(space.getByText(says)).toBeVisible()
  }
})

test('a part that cannot be read says so and can be asked for again', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 500/, /reading .+ failed/)
  for (const path of ['users/?*', 'admin/usage', 'admin/space', 'admin/installation', 'admin/backups']) {
    await page.route(`**/api/v1/${path}`, (route) => route.fulfill({ status: 500 }), { times: 1 })
  }
  await openAdministration(page)
  for (const [heading, content] of [
    [admin.users, page.getByRole('table', { name: admin.users })],
    [admin.usage, part(page, admin.usage).getByText(admin.noUsage)],
    [admin.space, part(page, admin.space).getByText(/The accounts that keep most/)],
    [admin.state, part(page, admin.state).getByText('SQLite')],
    [admin.backups, part(page, admin.backups).getByText(admin.backupsPlace)],
  ] as const) {
    const retry = part(page, heading).getByRole('button', { name: admin.retry })
    // The state's second try is that of the back-ups too, whose own list then fails once.
    while (await content.isHidden()) await retry.or(content).first().click()
    await expect(content).toBeVisible()
  }
})

test('back-ups whose folder cannot be read are not shown as none', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/the server responded with a status of 500/, /reading .+ failed/)
  const body = { detail: 'The folder of back-ups cannot be read', code: 'backups_unreadable', request_id: 'x' }
  await page.route('**/api/v1/admin/backups', (route) => route.fulfill({ status: 500, json: body }))
  await openAdministration(page)
  const backups = part(page, admin.backups)
  await expect(backups.getByText(admin.failure.backupsUnreadable)).toBeVisible()
  await expect(backups.getByText(admin.noBackups)).toHaveCount(0)
})

for (const { name, theme, language, size } of [
  { name: 'at 390 px', theme: 'light', language: 'fr', size: { width: 390, height: 844 } },
  { name: 'at 1280 px', theme: 'dark', language: 'en', size: { width: 1280, height: 800 } },
  { name: 'at 320 px', theme: 'dark', language: 'fr', size: { width: 320, height: 568 } },
  { name: 'at 1280 px', theme: 'light', language: 'fr', size: { width: 1280, height: 800 } },
] as const) {
  test.describe(`${name}, ${theme}, in ${language}`, () => {
    test.use({ viewport: size })
    test('axe finds nothing, and nothing is cut off', async ({ page, expectedComplaints }) => {
      expectedComplaints.push(/the server responded with a status of (?:409|429)/)
      await lookAround(page, theme, language)
    })
  })
}

async function lookAround(page: Page, theme: string, language: Language): Promise<void> {
  const words = texts[language].admin
  const look = async (of = 'html') => {
    await expectAccessible(page, of)
    await expectToFit(page)
  }
  const { addUser } = await openAdministration(page, { local: { 'vite-ui-theme': theme, i18nextLng: language } })
  const endless = { email: `${'w'.repeat(64)}@${randomUUID()}.example.org`, full_name: 'W'.repeat(255) }
  await addUser({ ...endless, is_active: false, is_superuser: true })
  await page.request.post('/api/v1/recipes/generate-public', { data: { user_input: 'a soup' } })
  await page.reload()
  await expect(page.getByRole('table', { name: words.users })).toContainText(endless.email)
  await expect(page.getByRole('table', { name: words.usage })).toBeVisible()
  const state = part(page, words.state)
  await state.getByRole('button').first().click()
  await expect(state.getByRole('status').first()).toHaveText(words.works)
  await look()
  await page.getByRole('button', { name: words.more.replace('{{email}}', endless.email) }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('[role="menu"]')
  await page.getByRole('menuitem', { name: words.edit }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts[language].auth.newPassword).fill('x')
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1)
  await look('[role="dialog"]')
  await page.keyboard.press('Escape')
  await choose(page, endless.email, words.delete, language)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('[role="alertdialog"]')
  await page.getByRole('alertdialog').getByRole('button', { name: words.deleteConfirm }).click()
  await expect(toast(page, words.userDeleted)).toBeVisible()
}

function part(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

async function search(page: Page, text: string): Promise<void> {
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === text)
  await page.getByRole('searchbox', { name: admin.search }).fill(text)
  await found
}

async function choose(page: Page, email: string, action: string, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: texts[language].admin.more.replace('{{email}}', email), exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
