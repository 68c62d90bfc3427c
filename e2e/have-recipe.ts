import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, openSignedIn } from './have-account.ts'
import { soup } from './recipe-answers.ts'
import { type Language, texts } from './texts.ts'

type Recipe = typeof soup & { notes?: string }

interface OpenRecipe {
  readonly id: string
  readonly account: Account
  /** What the server has of it now. */
  read(): Promise<Recipe>
  /** Changes it as another tab or device would. */
  change(change: Partial<Recipe>): Promise<void>
}

/** Opens the page of a recipe that a cook who is logged in has saved. */
export async function openRecipe(
  page: Page,
  { recipe = soup, local = {} }: { recipe?: Partial<Recipe>; local?: Readonly<Record<string, string>> } = {},
): Promise<OpenRecipe> {
  const account = await openSignedIn(page, { path: '/favicon.svg', local })
  const headers = { authorization: `Bearer ${account.token}` }
  const created = await page.request.post('/api/v1/recipes/', { data: recipe, headers })
  expect(created.status()).toBe(200)
  const { id } = (await created.json()) as Recipe
  const url = `/api/v1/recipes/${id}`
  await page.goto(`/recipe/${id}`)
  await expect(toolbar(page)).toBeVisible()
  return {
    id,
    account,
    read: async () => (await page.request.get(url, { headers })).json(),
    change: async (change) => {
      expect((await page.request.put(url, { data: change, headers })).status()).toBe(200)
    },
  }
}

/** What can be done with the recipe on the page. */
export function toolbar(page: Page): Locator {
  return page.getByRole('main').getByRole('group')
}

/** A button of the recipe's toolbar. */
export function tool(page: Page, name: string): Locator {
  return toolbar(page).getByRole('button', { name, exact: true })
}

/** The fields of a list in the editor, in their order. */
export function lineFields(page: Page, list: 'ingredients' | 'directions', language: Language = 'en'): Locator {
  const { ingredient, direction } = texts[language].edit
  const name = { ingredients: ingredient, directions: direction }[list].replace('{{number}}', String.raw`\d+`)
  return page.getByRole('textbox', { name: new RegExp(`^${name}$`) })
}

/** The lists in the editor hold these lines, in this order. */
export async function expectLines(fields: Locator, lines: readonly string[]): Promise<void> {
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value)))
    .toEqual(lines)
}

/** What a saved list is: its lines by their number. */
export function numbered(lines: readonly { readonly index: string; readonly content: string }[]): string[][] {
  return lines.map(({ index, content }) => [index, content])
}
