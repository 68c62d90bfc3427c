import type { Constraints } from '@roux/contract/constraints'
import { isChecked } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { checkSafety } from '../heat/check-safety.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { readFoods } from '../mentions/read-foods.ts'
import { checkEaters, eatersOf } from './check-eaters.ts'
import { checkList } from './check-list.ts'
import { checkCounts, checkNumbers } from './check-numbers.ts'
import { checkRestrictions } from './check-restrictions.ts'
import { checkSalt } from './check-salt.ts'

const weights = { danger: 0, warning: 1, info: 2 } as const

/**
 * Checks a recipe against what was asked and against itself. Pure; never throws; takes time in proportion to the
 * recipe's length. What it does not understand it passes over: no finding is no promise. A text far longer than any
 * recipe is not checked, and that is what is found; so is a language whose words are not known, but for its numbers.
 * @returns the findings, gravest first, then in the order of the recipe.
 */
export function checkRecipe(recipe: CheckedRecipe, asked: Constraints): RecipeFinding[] {
  const parts = checkInParts(recipe, asked)
  let part = parts.next()
  while (!part.done) part = parts.next()
  return part.value
}

/** `checkRecipe`, which stops after each part of it for what cannot wait until it is done. */
export function* checkInParts(recipe: CheckedRecipe, asked: Constraints): Generator<undefined, RecipeFinding[]> {
  const { language } = asked
  if (lengthOf(recipe) > limits.checkedText) return [unchecked]
  if (!isChecked(language)) return [{ ...unchecked, params: { why: 'language' } }, ...checkCounts(recipe, asked)]
  const read = readFoods(recipe, language)
  const known = { ...asked, language }
  yield
  const eaters = eatersOf(recipe, asked)
  const found: RecipeFinding[] = []
  for (const check of [
    () => checkRestrictions(read, known),
    () => checkSafety(recipe, read, eaters),
    () => checkEaters(read, eaters),
    () => checkList(read, known),
    () => checkNumbers(recipe, read, known),
    () => checkSalt(recipe, read, asked),
  ]) {
    yield
    found.push(...check())
  }
  return found.sort((one, other) => weights[one.severity] - weights[other.severity])
}

const unchecked = {
  code: 'unchecked',
  severity: 'warning',
  place: { part: 'recipe' },
  words: '',
  params: {},
} as const

function lengthOf({ title, description, ingredients, directions }: CheckedRecipe): number {
  const lines = [title, description, ...ingredients, ...directions]
  return lines.reduce((length, line) => length + line.length, 0)
}
