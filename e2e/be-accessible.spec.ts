import { askForRecipe, promptBox } from './ask-for-recipe.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openWith } from './open-with.ts'
import { title } from './read-recipe-page.ts'
import { generateCall, holdAnswers } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { languages, texts } from './texts.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

for (const theme of ['light', 'dark'] as const) {
  for (const language of languages) {
    // Each theme and each language is seen at both widths.
    const viewport = (theme === 'light') === (language === 'en') ? phone : desk

    test.describe(`${theme}, in ${language}, at ${viewport.width} px`, () => {
      test.use({ viewport })
      test.beforeEach(({ page }) => openWith(page, { local: { 'vite-ui-theme': theme } }, `/?lng=${language}`))

      const { home, language: languageTexts, theme: themeTexts, legal } = texts[language]

      test('axe finds nothing on the home screen, its menus, dialogs and toasts', async ({
        page,
        expectedComplaints,
      }) => {
        await expect(page.getByRole('heading', { name: home.question })).toBeVisible()
        await promptBox(page).fill('x'.repeat(300))
        await expectAccessible(page)
        for (const name of [languageTexts.label, themeTexts.label]) {
          await page.getByRole('button', { name }).click()
          await expect(page.getByRole('menu')).toBeVisible()
          await expectAccessible(page, '[role="menu"]')
          await page.keyboard.press('Escape')
          await expect(page.getByRole('menu')).toHaveCount(0)
        }
        for (const name of [legal.terms, legal.privacy]) {
          await page.getByRole('button', { name }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectAccessible(page, '[role="dialog"]')
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        }
        expectedComplaints.push(/Failed to load resource/, /a part of the app could not be fetched/)
        await page.route(/\/assets\/(en|fr)-.*\.js/, (route) => route.abort())
        await page.getByRole('button', { name: languageTexts.label }).click()
        await page.getByRole('menuitemradio', { checked: false }).click()
        await expect(page.getByRole('listitem')).toContainText(texts[language].app.partMissing)
        await expectAccessible(page)
      })

      test('axe finds nothing while a recipe is written, when it cannot be, and on its page', async ({
        page,
        expectedComplaints,
      }) => {
        expectedComplaints.push(/Failed to load resource/, /generating a recipe failed/)
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        const down = { status: 503, json: { detail: '', code: 'provider_unavailable', request_id: '' } }
        await page.route(generateCall, (route) => released.then(() => route.fulfill(down)), { times: 1 })
        await askForRecipe(page, home.examples[0] ?? '')
        await expect(page.getByRole('heading', { name: texts[language].waiting.title })).toBeAttached()
        await expectAccessible(page)
        release()
        await expect(page.getByRole('alert')).toBeVisible()
        await expectAccessible(page)
        await promptBox(page).press('Enter')
        await expect(page.getByRole('note')).toBeVisible()
        await expectAccessible(page)
      })
    })
  }
}

test('every state has one main landmark, one first heading and a title of its own', async ({ page }) => {
  const answers = await holdAnswers(page)
  const expectOutline = async (heading: string | RegExp) => {
    await expect(title(page)).toHaveText(heading)
    await expect(title(page)).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page).toHaveTitle(/Roux/)
  }
  await page.goto('/')
  await expectOutline('What are we cooking today?')
  await askForRecipe(page, 'a lentil soup')
  await expectOutline(texts.en.waiting.title)
  answers.release()
  await expect(page).toHaveURL('/recipe/guest')
  await expectOutline(/lentil/i)
})
