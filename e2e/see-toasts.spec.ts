import type { Locator } from '@playwright/test'
import { recipeList, toast } from './find-account-parts.ts'
import { openSignedIn } from './have-account.ts'
import { expect, test, withMotion } from './test.ts'

test.use({ ...withMotion, viewport: { width: 1280, height: 800 } })

test('toasts stand at the bottom right for 4 seconds, three at a time, and Alt+T brings the focus to them', async ({
  page,
}) => {
  await openSignedIn(page, { recipes: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title })) })
  const rows = recipeList(page, 'Recently saved').getByRole('link')
  await expect(rows).toHaveCount(4)
  await page.clock.install()
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `More: ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.mouse.move(600, 100)
  }
  await test.step('4 seconds', async () => {
    await page.clock.pauseAt(Date.now() + 60_000)
    await remove('One')
    const one = await said('One')
    await expect(one).toBeVisible()
    await page.clock.runFor(3700)
    await expect(one).toBeVisible()
    await page.clock.runFor(1000)
    await expect(one).toHaveCount(0)
  })
  await test.step('three of four are seen, at the bottom right, 14 px apart when they are looked at', async () => {
    await page.clock.resume()
    await openSignedInAgain()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await remove(name)
      await said(name)
    }
    const seen = page.locator('[data-sonner-toast][data-visible="true"]')
    await expect(seen).toHaveCount(3)
    await page.keyboard.press('Alt+t')
    // Those that are looked at stay.
    await page.clock.resume()
    const list = page.getByRole('region', { name: /notifications/i }).getByRole('list')
    await expect(list).toBeFocused()
    await expect(list).toHaveAttribute('data-y-position', 'bottom')
    await expect(list).toHaveAttribute('data-x-position', 'right')
    await expect(seen.first()).toHaveAttribute('data-expanded', 'true')
    await expect.poll(async () => gapBetween(seen.nth(0), seen.nth(1))).toBe(14)
    expect((await seen.first().boundingBox())?.width).toBe(356)
  })
  await test.step('a swipe of 45 px sends one away, a shorter one does not', async () => {
    const four = toast(page, '“Four” was deleted.')
    for (const [distance, count] of [
      [44, 1],
      [46, 0],
    ] as const) {
      const box = await four.boundingBox()
      if (!box) throw new Error('The toast is not on the page')
      // Slowly: a quick flick sends it away at any length.
      await page.mouse.move(box.x + 8, box.y + 8)
      await page.mouse.down()
      await page.mouse.move(box.x + 8 + distance, box.y + 8, { steps: 10 })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      await page.mouse.up()
      await expect(four).toHaveCount(count)
    }
  })

  /** The word about a deletion, at most 50 ms of the page's time old. */
  async function said(name: string): Promise<Locator> {
    const deleted = toast(page, `“${name}” was deleted.`)
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return deleted.count()
      })
      .toBe(1)
    return deleted
  }

  async function openSignedInAgain(): Promise<void> {
    await openSignedIn(page, { recipes: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title })) })
    await expect(rows).toHaveCount(4)
  }
})

/** Pixels between two that stand above each other. */
async function gapBetween(lower: Locator, upper: Locator): Promise<number> {
  const [below, above] = [await lower.boundingBox(), await upper.boundingBox()]
  return below && above ? Math.round(below.y - above.y - above.height) : Number.NaN
}
