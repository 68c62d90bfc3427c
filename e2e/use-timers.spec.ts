import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { submitButton, toast } from './find-account-parts.ts'
import { openRecipe, tool } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { type Language, texts } from './texts.ts'

const roast = {
  ...soup,
  title: 'Roast chicken',
  directions: [
    { id: '1', content: 'Salt the chicken and leave it overnight.', index: '1' },
    { id: '2', content: 'Roast for 45 min, then rest it for 10–12 minutes.', index: '2' },
    { id: '3', content: 'Simmer the gravy for 1 h 30.', index: '3' },
    { id: '4', content: 'Steam the peas for 90 seconds.', index: '4' },
  ],
}
const noon = new Date('2026-03-01T12:00:00Z')

for (const [language, theme, width] of [
  ['en', 'light', 1400],
  ['fr', 'dark', 320],
] as const) {
  test(`times in steps start timers, seen on every screen, in ${language}, ${theme}`, async ({ page }) => {
    const { timers, recipe } = texts[language]
    await page.setViewportSize({ width, height: 800 })
    await page.clock.install({ time: noon })
    await openGuestRecipe(page, language, theme)
    if (width < 640) await page.getByRole('radio', { name: recipe.steps, exact: true }).check()
    // Nobody sets a timer to a night.
    await expect(page.getByRole('article').getByRole('button', { name: startName(/.*/, language) })).toHaveText([
      '45 min',
      '10–12 minutes',
      '1 h 30',
      '90 seconds',
    ])
    await startButton(page, '45 min', language).click()
    await expect(page.getByRole('button', { name: timers.runs.replace('{{time}}', '45 min') })).toBeVisible()
    await expect(timer(page, 'Roast for 45 min')).toContainText('Roast chicken')
    await expectLeft(page, 'Roast for 45 min', /^4[45]:/)
    await expectAccessible(page)
    await expectToFit(page)
    await page.clock.fastForward('04:00')
    await expectLeft(page, 'Roast for 45 min', /^4[01]:/)

    await page.getByRole('button', { name: recipe.back }).click()
    await expect(title(page)).toHaveText(texts[language].home.question)
    await expectLeft(page, 'Roast for 45 min', /^4[01]:/)
    await page.goto('/auth/login')
    await expect(submitButton(page)).toBeVisible()
    await expectLeft(page, 'Roast for 45 min', /^4[01]:/)
    await expectAccessible(page)
    await timer(page, 'Roast for 45 min').getByRole('link').click()
    await expect(page).toHaveURL('/recipe/guest/cook?step=2')
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Roast for' })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })
}

test('a timer is lengthened, paused, resumed and stopped, by the keyboard', async ({ page }) => {
  await page.clock.install({ time: noon })
  await openGuestRecipe(page)
  await startButton(page, '45 min').press('Enter')
  const roasting = timer(page, 'Roast for 45 min')
  await act(page, 'addMinute').press('Enter')
  await expectLeft(page, 'Roast for 45 min', /^4[56]:/)
  await page.clock.fastForward('05:00')
  await act(page, 'pause').press('Enter')
  await page.clock.fastForward('30:00')
  await expectLeft(page, 'Roast for 45 min', /^4[01]:/)
  await act(page, 'resume').press('Enter')
  await page.clock.fastForward('05:00')
  await expectLeft(page, 'Roast for 45 min', /^3[45]:/)
  await act(page, 'pause').press('Enter')
  await act(page, 'stop').press('Enter')
  await expect(roasting).toHaveCount(0)
})

test('two timers survive a reload and are the same in a second tab', async ({ page, context }) => {
  await page.clock.install({ time: noon })
  await openRecipe(page, { recipe: roast })
  await startButton(page, '45 min').click()
  await startButton(page, '1 h 30').click()
  await page.reload()
  await expectLeft(page, 'Roast for 45 min', /^4[45]:/)
  await expectLeft(page, 'Simmer the gravy for 1 h 30', /^1:(?:29|30):/)

  const other = await context.newPage()
  await other.goto('/')
  await expectLeft(other, 'Roast for 45 min', /^4[45]:/)
  await act(other, 'addMinute').click()
  await expectLeft(page, 'Roast for 45 min', /^4[56]:/)
  await timer(page, 'Simmer')
    .getByRole('button', { name: /^Pause/ })
    .click()
  await expect(timer(other, 'Simmer').getByRole('button', { name: /^Go on/ })).toBeVisible()
  await other.close()
})

test('a timer rings once, in one of two tabs, and is over in both', async ({ page, context }) => {
  await countRings(context)
  await page.clock.install({ time: noon })
  await openGuestRecipe(page)
  await startButton(page, '10–12 minutes').click()
  const other = await context.newPage()
  await other.goto('/')
  const name = 'Roast for 45 min, then rest it for 10–12 minutes'
  await expect(timer(other, name)).toBeVisible()
  await page.clock.fastForward('10:05')
  const said = texts.en.timers.isOver.replace('{{name}}', name)
  await expect(page.getByRole('alert').filter({ hasText: said })).toHaveCount(1)
  await expect(timer(page, name)).toContainText(texts.en.timers.over)
  await expect(timer(other, name)).toContainText(texts.en.timers.over)
  await page.clock.fastForward('00:30')
  await expect(other.getByRole('alert').filter({ hasText: said })).toHaveCount(0)
  expect([await rings(page), await rings(other)]).toEqual([1, 0])

  // What has rung elsewhere is quiet as soon as somebody stops it.
  await timer(other, name).getByRole('button', { name: /^Stop/ }).click()
  await expect(timer(page, name)).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: said })).toHaveCount(0)
  await page.reload()
  await page.clock.fastForward('00:30')
  expect(await rings(page)).toBe(0)
})

test('one that ended while Roux was closed rings when it is opened; a minute more rings again', async ({ page }) => {
  await page.clock.install({ time: noon })
  await openGuestRecipe(page)
  await startButton(page, '90 seconds').click()
  await expect(timer(page, 'Steam')).toBeVisible()
  await page.goto('/favicon.svg')
  await page.clock.fastForward('20:00')
  await page.goto('/')
  const said = page.getByRole('alert').filter({ hasText: 'Steam the peas for 90 seconds' })
  await page.clock.fastForward('00:10')
  await expect(said).toHaveCount(1)
  await timer(page, 'Steam')
    .getByRole('button', { name: /^\+1 minute/ })
    .click()
  await expect(said).toHaveCount(0)
  await expectLeft(page, 'Steam', /^(?:1:00|0:5)/)
  await page.clock.fastForward('01:05')
  await expect(said).toHaveCount(1)
})

test('a page whose own timers stand still, as when it is hidden for long, rings all the same', async ({ page }) => {
  await page.clock.install({ time: noon })
  await openGuestRecipe(page)
  await startButton(page, '90 seconds').click()
  await expect(timer(page, 'Steam')).toBeVisible()
  await page.clock.pauseAt('2026-03-01T12:01:00Z')
  const said = page.getByRole('alert').filter({ hasText: 'Steam the peas for 90 seconds' })
  await expect(said).toHaveCount(0)
  let seconds = 100
  await expect
    .poll(async () => {
      seconds += 1
      await page.clock.setSystemTime(noon.getTime() + seconds * 1000)
      return page.evaluate(() => JSON.parse(localStorage.getItem('timers') ?? '{}').timers[0].hasRung)
    })
    .toBe(true)
})

test('a clock that is put back does not make a timer longer, not for a page that comes after it either', async ({
  page,
}) => {
  await page.clock.install({ time: noon })
  await openGuestRecipe(page)
  await startButton(page, '45 min').click()
  await page.clock.fastForward('05:00')
  await page.clock.setSystemTime(new Date('2026-03-01T09:00:00Z'))
  await page.clock.fastForward('05:00')
  await expectLeft(page, 'Roast', /^(?:35|34):/)
})

test('three timers are in sight, the next to ring first, and the others a press away', async ({ page }) => {
  await page.clock.install({ time: noon })
  await openGuestRecipe(page)
  for (const time of ['45 min', '10–12 minutes', '1 h 30', '90 seconds']) await startButton(page, time).click()
  const list = page.getByRole('region', { name: texts.en.timers.label })
  await expect(list.getByRole('listitem')).toContainText([/^1:/, /^10:|^9:/, /^4[45]:/])
  await list.getByRole('button', { name: texts.en.timers.more.replace('{{number}}', '1') }).click()
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await page.setViewportSize({ width: 390, height: 800 })
  await list.getByRole('button', { name: texts.en.timers.fewer }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('on a phone a toast covers neither the timers nor what stands at the foot', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 800 })
  await openGuestRecipe(page)
  await page.getByRole('radio', { name: texts.en.recipe.steps, exact: true }).check()
  await startButton(page, '45 min').click()
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0
  const cook = page.getByRole('main').getByRole('button', { name: texts.en.recipe.cook }).last()
  await expect.poll(async () => (await topOf(timer(page, 'Roast'))) - (await topOf(cook))).toBeGreaterThan(50)
  await tool(page, texts.en.recipe.more).click()
  await page.getByRole('menuitem', { name: texts.en.recipe.copy }).click()
  const copied = toast(page, texts.en.recipe.copied)
  const bottom = async () => (await topOf(copied)) + ((await copied.boundingBox())?.height ?? 0)
  await expect.poll(async () => (await topOf(cook)) - (await bottom())).toBeGreaterThanOrEqual(16)
})

test('whoever logs out leaves no timers', async ({ page }) => {
  await page.clock.install({ time: noon })
  await openRecipe(page, { recipe: roast })
  await startButton(page, '45 min').click()
  await expect(timer(page, 'Roast')).toBeVisible()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: texts.en.account.logOut }).click()
  await expect(page).toHaveURL('/')
  await expect(timer(page, 'Roast')).toHaveCount(0)
})

async function openGuestRecipe(page: Page, language: Language = 'en', theme = 'light'): Promise<void> {
  const local = { i18nextLng: language, 'vite-ui-theme': theme }
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(roast) }, local }, '/recipe/guest')
  await expect(title(page)).toHaveText(roast.title)
}

function startName(time: RegExp | string, language: Language): RegExp {
  const source = typeof time === 'string' ? time : time.source
  return new RegExp(`^${texts[language].timers.start.replace('{{time}}', source).replaceAll(/\s/g, String.raw`\s`)}$`)
}

function startButton(page: Page, time: string, language: Language = 'en'): Locator {
  return page.getByRole('button', { name: startName(time, language) })
}

function timer(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: /^(?:Timers|Minuteurs)$/ })
    .getByRole('listitem')
    .filter({ hasText: name })
}

/** A button of the timer that roasts. */
function act(page: Page, what: 'addMinute' | 'pause' | 'resume' | 'stop'): Locator {
  return page.getByRole('button', { name: texts.en.timers[what].replace('{{name}}', 'Roast for 45 min') })
}

async function expectLeft(page: Page, name: string, left: RegExp): Promise<void> {
  await expect(timer(page, name).getByRole('timer')).toHaveText(left)
}

/** How often a tab has rung can be heard, but not by a test. */
async function countRings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { rings: 0 })
    navigator.vibrate = () => {
      Object.assign(window, { rings: (Reflect.get(window, 'rings') as number) + 1 })
      return true
    }
  })
}

function rings(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'rings') as number)
}
