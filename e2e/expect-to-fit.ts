import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the screen, and no text is cut off at its side. */
export async function expectToFit(page: Page): Promise<void> {
  const problems = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const cut = Array.from(document.querySelectorAll('h1, h2, h3, p, li, dd, dt, button, textarea, label'))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `cut off: ${element.outerHTML.slice(0, 200)}`)
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...cut] : cut
  })
  expect(problems).toEqual([])
}
