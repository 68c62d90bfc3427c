import type { Page } from '@playwright/test'

interface Kept {
  readonly local?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
}

/** Opens a path in a browser that has kept these values from an earlier visit. */
export async function openWith(page: Page, kept: Kept, path = '/'): Promise<void> {
  // On the same origin, but without the app, which would read and mend them at once.
  await page.goto('/favicon.svg')
  await page.evaluate(({ local = {}, session = {} }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  }, kept)
  await page.goto(path)
}

export function readLocal(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

export function readSession(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), key)
}
