import type { Preferences, RecipeRequest } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { expect } from 'vitest'
import { composeRecipe } from './compose-recipe.ts'

/** What is meant by a prompt. */
type Expected = {
  /** Words of the title. */
  title?: RegExp
  /** Words that the list of ingredients must have, each; and words it must not have. */
  has?: RegExp[]
  not?: RegExp
  serves?: number
  /** Minutes in all. */
  within?: number
  /** What the description says that could not be done; without it nothing may be said. */
  says?: RegExp
  /** Only of the first answer; who asks again wants something else. */
  atFirst?: true
}

export type Row = [prompt: string, expected: Expected, preferences?: Partial<Preferences>]

const apologies =
  /named no dish|cannot make|leaves out what|goes well in this dish|larder|does not know|new to this|more than the|ne nomment|ne sait pas|laisse de côté|trouve pas sa place|garde-manger|inconnu|est nouveau|plus que les/

/** For tests: composes what a prompt asks for, three times, and expects what was meant. */
export function servePrompt(
  prompt: string,
  expected: Expected,
  language: Language,
  preferences?: Partial<Preferences>,
): void {
  const request: RecipeRequest = {
    user_input: prompt,
    language,
    preferences: preferences
      ? { diets: [], allergies: [], dislikes: [], wishes: '', units: 'metric', serves: null, ...preferences }
      : null,
    serves: null,
    max_minutes: null,
  }
  for (const seed of expected.atFirst ? [0] : [0, 1, 2]) {
    const draft = composeRecipe(request, seed)
    const list = draft.ingredients.join('\n')
    if (expected.title) expect(draft.title).toMatch(expected.title)
    for (const word of expected.has ?? []) expect(list).toMatch(word)
    if (expected.not) expect(list).not.toMatch(expected.not)
    if (expected.serves) expect(draft.serves).toBe(expected.serves)
    if (expected.within) expect(draft.preparation_time + draft.cook_time).toBeLessThanOrEqual(expected.within)
    if (expected.says) expect(draft.description).toMatch(expected.says)
    else expect(draft.description).not.toMatch(apologies)
  }
}
