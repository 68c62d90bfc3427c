import type { Page } from '@playwright/test'

/**
 * Waits until the page shows its own fonts. They come after the first paint, and `document.fonts.ready` says nothing
 * before the first text has asked for them.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(['500 1em Fraunces', '1em Figtree'].map((font) => document.fonts.load(font))))
  // Makes sure of a frame, on a clock that stands too.
  await page.screenshot()
}
