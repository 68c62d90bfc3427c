import type { Page } from '@playwright/test'

/** The call that a guest's recipe comes from. */
export const generateCall = '**/api/v1/recipes/generate-public'

/** Holds every answer back until `release` is called. */
export async function holdAnswers(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(generateCall, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** Answers every call with this recipe, as another server that speaks the same API would. */
export async function answerWithRecipe(page: Page, recipe: unknown): Promise<void> {
  await page.route(generateCall, (route) => route.fulfill({ json: recipe }))
}

/** A recipe with everything on it, told from any that the kitchen would compose. */
export const soup = {
  id: '0198c0de-0000-7000-8000-000000000001',
  title: 'Carrot soup',
  description: 'Sweet, and quick to make.',
  preparation_time: 10,
  cook_time: 25,
  serves: 3,
  is_favorite: false,
  ingredients: [
    { id: '0198c0de-0000-7000-8000-000000000002', content: '600 g carrots', index: '1' },
    { id: '0198c0de-0000-7000-8000-000000000003', content: 'Salt', index: '2' },
  ],
  directions: [
    { id: '0198c0de-0000-7000-8000-000000000004', content: 'Cut the carrots.', index: '1' },
    { id: '0198c0de-0000-7000-8000-000000000005', content: 'Simmer them until they are soft.', index: '2' },
    { id: '0198c0de-0000-7000-8000-000000000006', content: 'Salt the soup and blend it.', index: '3' },
  ],
  language: 'en',
  created_at: '2026-01-02T03:04:05.678Z',
  updated_at: '2026-01-02T03:04:05.678Z',
  user: null,
  findings: [],
}
