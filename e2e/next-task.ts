import type { Page } from '@playwright/test'

/** Waits until the page has done what it put off until its next task. */
export function nextTask(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
}
