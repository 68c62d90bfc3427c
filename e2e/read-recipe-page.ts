import type { Locator, Page } from '@playwright/test'
import { type Language, texts } from './texts.ts'

export function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

export function ingredients(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('region', { name: texts[language].recipe.ingredients }).getByRole('listitem')
}

export function directions(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('region', { name: texts[language].recipe.directions }).getByRole('listitem')
}

/** What stands under one of the names in the row of times and servings. */
export function fact(page: Page, name: keyof (typeof texts)['en']['recipe'], language: Language = 'en'): Locator {
  const term = page.getByRole('term').filter({ hasText: texts[language].recipe[name] })
  return page.getByRole('article').locator('dl > div').filter({ has: term }).getByRole('definition')
}
