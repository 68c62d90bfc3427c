import type { Constraints } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import { foldText } from '@roux/contract/fold-text'
import { describeProblems } from '@roux/cooking/checks/describe-problem'
import { isMedical } from '@roux/cooking/foods/restrictions'
import type { Danger, RecipeFinding } from '@roux/cooking/mentions/finding'
import { WriterError } from '../../ai/provider/writer-error.ts'
import type { RecipeWriter, Tally, WritingRequest } from '../../ai/recipe-writer.ts'
import { runTask } from '../../threads/run-task.ts'
import { askOnce } from './ask-writer.ts'
import type { Audience } from './audience.ts'
import { mostCalls } from './until-seen.ts'

/** After which nobody is made to wait as long again: what is wrong is said beside the recipe. */
const longestBeforeRepairMs = 120_000

/**
 * The draft, or what one more call makes of it where something is surely wrong with it. It stays as it was unless it
 * comes back with graver findings gone and no others in their place.
 * @throws the signal's reason once it has aborted
 */
export async function repairDraft(
  draft: Draft,
  {
    writer,
    request,
    asked,
    tally,
  }: { writer: RecipeWriter; request: WritingRequest; asked: Constraints; tally: Tally },
  audience: Audience,
): Promise<Draft> {
  const { signal, sendDraft } = audience
  const isSlow = (audience.spentMs?.() ?? 0) > longestBeforeRepairMs
  if (isSlow || tally.calls >= mostCalls) return draft
  const findings = await runTask(audience, 'checkRecipe', draft, asked)
  const worth = findings.filter((finding) => isWorthRepair(finding, draft))
  if (worth.length === 0) return draft
  const lines = new Set(worth.map(lineOf))
  // What is changed for one reason keeps to the others.
  const problems = findings.filter(
    (finding) => worth.includes(finding) || (lines.has(lineOf(finding)) && isToKeep(finding)),
  )
  const repairs = { draft, problems: describeProblems(problems, draft, asked.language) }
  try {
    const answer = await askOnce(writer, { ...request, repairs }, audience, tally)
    const repaired = forAsManyAsItsAmounts(answer, draft)
    if (isBetter(await runTask(audience, 'checkRecipe', repaired, asked), findings)) {
      if (repaired !== answer) sendDraft(repaired)
      return repaired
    }
  } catch (error) {
    if (!(error instanceof WriterError) && !signal.aborted) throw error
  }
  // Whatever of the repair was seen, this is the recipe.
  sendDraft(draft)
  return draft
}

/** A number that changed alone, over amounts for another, is the old one. */
function forAsManyAsItsAmounts<Repaired extends Draft>(repaired: Repaired, { serves, ingredients }: Draft): Repaired {
  const now = new Set(repaired.ingredients)
  const amounts = ingredients.filter((line) => /\d/.test(line))
  const kept = amounts.filter((line) => now.has(line)).length
  return repaired.serves !== serves && kept > amounts.length / 2 ? { ...repaired, serves } : repaired
}

/** Warnings that are as sure as dangers; a foraged mushroom may have been looked at by somebody who knows. */
const certain: ReadonlySet<Danger> = new Set(['egg', 'infant_sugar'])

/**
 * Is it wrong for sure? A word list errs, and a rewritten recipe errs anew: what a name or a title sounds like is shown
 * to the cook at most, and only what a line of the list or a step puts in is worth another call.
 */
function isWorthRepair(finding: RecipeFinding, { title }: Draft): boolean {
  const { code, severity, place, words } = finding
  switch (code) {
    case 'servings':
    case 'time':
      return true
    case 'nutrient':
      return severity === 'warning'
    case 'unsafe':
      return severity === 'danger' || (severity === 'warning' && certain.has(finding.params.danger))
    case 'unlisted_ingredient':
      return finding.params.measured === true
    case 'disliked':
      return place.part === 'ingredient'
    case 'allergen':
    case 'diet':
    case 'excluded':
    case 'not_food':
      if (place.part === 'ingredient') return severity !== 'info' || isForAllergy(finding)
      // A step that calls the dish by its name puts nothing in: the list would have it.
      return place.part === 'direction' && severity !== 'info' && !foldText(title).includes(foldText(words))
    default:
      return false
  }
}

/** The line or step of a finding; nothing where it is about the whole recipe. */
function lineOf({ place }: RecipeFinding): string | undefined {
  return place.part === 'recipe' ? undefined : `${place.part} ${place.index}`
}

/** Is it one more thing that a line must not hold, if only what its label tells? */
function isToKeep({ code, place, params }: RecipeFinding): boolean {
  const isOfFood = code === 'allergen' || code === 'diet' || code === 'excluded' || code === 'disliked'
  return isOfFood && place.part !== 'recipe' && !('choice' in params)
}

const severities = ['danger', 'warning', 'info'] as const

/** Fewer of the gravest that they differ in. */
function isBetter(findings: readonly RecipeFinding[], before: readonly RecipeFinding[]): boolean {
  const count = (some: readonly RecipeFinding[], one: string) => some.filter(({ severity }) => severity === one).length
  const telling = severities.find((one) => count(findings, one) !== count(before, one))
  return telling !== undefined && count(findings, telling) < count(before, telling)
}

/** Is it what only a label tells, for an allergy or a medical diet? A choice leaves the cook the safe one. */
function isForAllergy({ code, certainty, params }: RecipeFinding): boolean {
  if (certainty !== 'often' || 'choice' in params) return false
  return code === 'allergen' || (code === 'diet' && 'diet' in params && isMedical(params.diet))
}
