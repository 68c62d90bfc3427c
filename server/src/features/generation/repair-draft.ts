import type { Draft } from '@roux/contract/draft'
import type { Asked } from '@roux/cooking/checks/asked'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { describeFinding } from '@roux/cooking/checks/describe-finding'
import type { RecipeFinding } from '@roux/cooking/checks/finding'
import type { RecipeWriter, Tally, WritingRequest } from '../../ai/recipe-writer.ts'
import { WriterError } from '../../ai/writer-error.ts'
import { askOnce, mostCalls } from './ask-writer.ts'
import type { Audience } from './audience.ts'

/** What is worth another call. The rest is shown to the cook: a word list errs, and a rewritten recipe errs anew. */
const weighty: ReadonlySet<RecipeFinding['code']> = new Set([
  'allergen',
  'diet',
  'excluded',
  'servings',
  'time',
  'not_food',
  'unsafe',
])

/**
 * The draft, or what one more call makes of it where something of weight is wrong with it. A call that fails, or that
 * makes it worse, leaves the draft as it was.
 * @throws the signal's reason once it has aborted
 */
export async function repairDraft(
  draft: Draft,
  { writer, request, asked, tally }: { writer: RecipeWriter; request: WritingRequest; asked: Asked; tally: Tally },
  { signal, sendDraft }: Audience,
): Promise<Draft> {
  if (writer.kind === 'kitchen' || tally.calls >= mostCalls) return draft
  const problems = problemsOf(draft, asked)
  if (problems.length === 0) return draft
  const repairs = { draft, problems: problems.map((problem) => describeFinding(problem, asked.language)) }
  try {
    const repaired = await askOnce(writer, { ...request, repairs }, { signal, sendDraft }, tally)
    if (problemsOf(repaired, asked).length <= problems.length) return repaired
  } catch (error) {
    if (!(error instanceof WriterError) && !signal.aborted) throw error
  }
  // Whatever of the repair was seen, this is the recipe.
  sendDraft(draft)
  return draft
}

function problemsOf(draft: Draft, asked: Asked): RecipeFinding[] {
  return checkRecipe(draft, asked).filter(
    ({ code, severity }) => weighty.has(code) && (code !== 'unsafe' || severity === 'danger'),
  )
}
