import { promptBox } from './ask-for-recipe.ts'
import { nextTask } from './next-task.ts'
import { expect, test } from './test.ts'

/** Each dialog, and words for facts of the specification's §1 that must stand in it. */
const dialogs = [
  {
    language: 'en',
    link: 'Terms of Service',
    title: 'Terms of Service',
    date: 'April 1, 2025',
    close: 'Close',
    facts: [
      /third-party AI provider/i,
      /non-commercial/i,
      /resale|resell/i,
      /without notice/i,
      /allerg/i,
      /jurisdiction/i,
    ],
  },
  {
    language: 'en',
    link: 'Privacy Policy',
    title: 'Privacy Policy',
    date: 'April 1, 2025',
    facts: [
      /e-mail/i,
      /dietary preferences/i,
      /anonymous/i,
      /cookie/i,
      /AI/,
      /not sell/i,
      /under 13/i,
      /delete/i,
      /sealed copy/,
    ],
  },
  {
    language: 'fr',
    link: /conditions d.utilisation/i,
    title: /conditions d.utilisation/i,
    date: '1er avril 2025',
    close: 'Fermer',
    facts: [/fournisseur d.IA/i, /non commercial/i, /revente/i, /sans préavis/i, /allergi/i, /juridiction/i],
  },
  {
    language: 'fr',
    link: /politique de confidentialité/i,
    title: /politique de confidentialité/i,
    date: '1er avril 2025',
    facts: [
      /e-mail/i,
      /préférences alimentaires/i,
      /anonymes/i,
      /cookie/i,
      /IA/,
      /vend/i,
      /13 ans/i,
      /supprimer/i,
      /copie scellée/,
    ],
  },
]

for (const { language, link, title, date, close, facts } of dialogs) {
  // Each dialog is seen at both widths, in one language each.
  const viewport = language === 'fr' ? { width: 390, height: 700 } : { width: 1280, height: 800 }

  test.describe(`at ${viewport.width} px, in ${language}`, () => {
    test.use({ viewport })

    test(`${link} opens, scrolls to its end and closes`, async ({ page }) => {
      await page.goto(`/?lng=${language}`)
      const opener = page.getByRole('button', { name: link })
      const dialog = page.getByRole('dialog', { name: title })
      const text = dialog.getByRole('region', { name: title })

      await test.step('it opens with the focus inside', async () => {
        await opener.click()
        await expect(dialog).toBeVisible()
        await expect(dialog).toContainText(date)
        await expect(text).toBeFocused()
        // To assistive software nothing else is there.
        await expect(page.getByRole('textbox')).toHaveCount(0)
        for (const fact of facts) await expect(text).toHaveText(fact)
        const box = await dialog.boundingBox()
        expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width).toBe(true)
        expect(box && box.y + box.height <= viewport.height).toBe(true)
      })

      await test.step('its text scrolls, by wheel and by key', async () => {
        const last = text.getByRole('paragraph').last()
        await expect(last).not.toBeInViewport()
        await text.hover()
        await page.mouse.wheel(0, 200)
        await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
        await page.keyboard.press('End')
        await expect(last).toBeInViewport({ ratio: 1 })
        await expect(dialog.getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })

      await test.step('Tab stays inside', async () => {
        for (let presses = 0; presses < 4; presses += 1) {
          await page.keyboard.press('Tab')
          await expect(dialog.locator(':focus')).toHaveCount(1)
        }
      })

      await test.step('it closes in every way, and the focus goes back', async () => {
        await dialog.getByRole('button', { name: 'OK' }).click()
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()

        await opener.press('Enter')
        await expect(dialog).toBeVisible()
        // It listens to what is beside it from the next task on, so as not to close by what has opened it.
        await nextTask(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()

        await opener.click()
        await expect(dialog).toBeVisible()
        await nextTask(page)
        await expect(dialog.getByRole('button')).toHaveCount(close ? 2 : 1)
        if (close) await dialog.getByRole('button', { name: close }).click()
        else await page.mouse.click(3, 3)
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
        await promptBox(page).fill('the page can be used again')
      })
    })
  })
}
