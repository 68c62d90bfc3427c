import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import { composeRecipe } from '../src/compose/compose-recipe.ts'
import type { Written } from '../src/compose/written.ts'
import type { KitchenRequest } from '../src/understand/kitchen-request.ts'
import { accountOf } from './account-of.ts'

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
  /** What its account of the wish says, as `accountOf` writes it; without it, it may say nothing of weight. */
  says?: RegExp
  /** Only of the first answer; who asks again wants something else. */
  atFirst?: true
}

export type Row = [prompt: string, expected: Expected, preferences?: Partial<Preferences>]

const apologies =
  /^(?:not_kept (?:wish|food|avoided|time|dish (?:unknown|demands|nothing_left))|kept_otherwise food unknown)/m

/** For tests: composes what a prompt asks for, three times, and says what was not as it was meant. */
export function misread(
  prompt: string,
  expected: Expected,
  language: KitchenLanguage,
  preferences?: Partial<Preferences>,
): string[] {
  const none = {
    diets: [],
    allergies: [],
    other_allergies: [],
    dislikes: [],
    wishes: '',
    units: 'metric' as const,
    serves: null,
  }
  const request: KitchenRequest = {
    user_input: prompt,
    language,
    preferences: preferences ? { ...none, ...preferences } : null,
    serves: null,
    max_minutes: null,
  }
  return (expected.atFirst ? [0] : [0, 1, 2]).flatMap((seed) => {
    const draft = composeRecipe(request, seed)
    return faultsIn(draft, expected).map((fault) => `seed ${seed}: ${fault}`)
  })
}

function faultsIn(draft: Written, { title, has = [], not, serves, within, says }: Expected): string[] {
  const list = draft.ingredients.join('\n')
  const minutes = draft.preparation_time + draft.cook_time
  const account = accountOf(draft)
  const isSaid = says ? says.test(account) : !apologies.test(account)
  return [
    ...(title && !title.test(draft.title) ? [`title: ${draft.title}`] : []),
    ...has.filter((word) => !word.test(list)).map((word) => `${word} is not in: ${list}`),
    ...(not?.test(list) ? [`${not} is in: ${list}`] : []),
    ...(serves !== undefined && draft.serves !== serves ? [`serves ${draft.serves}`] : []),
    ...(within !== undefined && minutes > within ? [`takes ${minutes} min`] : []),
    ...(isSaid ? [] : [`says: ${account}`]),
  ]
}
