import type { Locator, Page } from '@playwright/test'

export function promptBox(page: Page): Locator {
  return page.getByRole('textbox')
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Send|Envoyer)$/ })
}

/** Asks the way most people do: type, Enter. */
export async function askForRecipe(page: Page, prompt: string): Promise<void> {
  await promptBox(page).fill(prompt)
  await promptBox(page).press('Enter')
}
