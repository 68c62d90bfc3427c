import type { Locator, Page } from '@playwright/test'
import { type Language, texts } from './texts.ts'

export function emailField(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('textbox', { name: texts[language].auth.email })
}

/** A password field by its label; it has no role of its own. */
export function passwordField(page: Page, language: Language = 'en'): Locator {
  return page.getByLabel(texts[language].auth.password, { exact: true })
}

export function confirmField(page: Page, language: Language = 'en'): Locator {
  return page.getByLabel(texts[language].auth.confirmPassword, { exact: true })
}

/** The button that sends the form. */
export function submitButton(page: Page): Locator {
  return page.getByRole('main').locator('button[type="submit"]')
}

/** The signed-in cook's avatar. */
export function avatar(page: Page): Locator {
  return page.getByRole('button', { name: /^(Account|Compte) / })
}

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true })
}

export function toast(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .filter({ hasText: text })
}

/** A list of the sidebar by its heading. */
export function recipeList(page: Page, name: string): Locator {
  return page.getByRole('navigation').getByRole('region', { name, exact: true })
}
