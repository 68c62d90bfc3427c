import { type Constraints, joinLasting } from '@roux/contract/constraints'
import { constraintsOf } from '@roux/cooking/checks/constraints-of'
import { minutesAsked, servesAsked } from '../../ai/recipe-prompt.ts'
import type { RecipeWriter, WritingRequest } from '../../ai/recipe-writer.ts'
import type { Waiter } from '../../fair-queue.ts'
import { runTask } from '../../threads/run-task.ts'

/**
 * What a draft is checked against: the preferences and the numbers that go with a request, and what its sentence says.
 */
export async function constraintsOfRequest(
  request: WritingRequest,
  writer: RecipeWriter['kind'],
  orderer: Waiter,
): Promise<Constraints> {
  const { user_input, language, preferences, max_minutes, improves } = request
  const wishes = preferences?.wishes ?? ''
  const { unchecked, uncounted, ...said } = await runTask(
    orderer,
    'readWishes',
    user_input,
    wishes,
    language,
    improves !== undefined,
  )
  const profile = constraintsOf(preferences, language)
  return {
    ...profile,
    ...joinLasting(profile, said),
    excluded: said.excluded,
    less: said.less,
    // What a wish for a change names may be what is to be changed.
    wanted: improves ? [] : said.wanted,
    serves: servesAsked(request),
    // The kitchen tells itself of a time in a sentence that it cannot keep.
    maxMinutes: writer === 'provider' ? minutesAsked(request) : max_minutes,
    // The kitchen counts the minutes by its own dishes, and says itself which ways to eat it knows little of.
    ...(writer === 'provider' && { addsUp: true }),
    unchecked: writer === 'provider' ? unchecked : uncounted,
  }
}
