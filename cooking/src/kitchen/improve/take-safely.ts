import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { nothingAsked } from '../../checks/asked.ts'
import { checkRecipe } from '../../checks/check-recipe.ts'
import type { Ingredient, Kind } from '../../lexicon/ingredient.ts'
import { notes } from './notes.ts'
import type { Reworked } from './replace-foods.ts'
import { listOf, take, type Work } from './work.ts'

const cookedThrough: readonly Kind[] = ['poultry', 'joint', 'mince', 'sausage']
/** How beef, lamb and duck may be served. */
const rare =
  /\b[45]\d\s?°C (?:inside|à cœur|in the middle)|\b(?:red|pink) in the middle|medium.rare|\brare\b|saignant|\brosée?s? à cœur|\b(?:viande|cœur) rosée?/iu
const saysSo = /right through|cooked through|no (?:longer|trace of) pink|à cœur|sans trace de rose|bien cuit/i

/**
 * A recipe with another food in it, unless the steps would now make people ill: a steak may be pink, a chicken may not.
 * Where they do not say that it must be done, the cook is told.
 */
export function takeSafely(work: Work, reworked: Reworked, food: Ingredient): void {
  const { language } = work
  const say = notes[language]
  const isRare = mustBeDone(food) && reworked.recipe.directions.some((step) => rare.test(step))
  if (isRare || dangersOf(reworked.recipe, language) > dangersOf(work.recipe, language)) {
    work.said.push(say.unsafe(listOf([food], language)))
    return
  }
  take(work, reworked)
  if (mustBeDone(food) && !work.recipe.directions.some((step) => saysSo.test(step)))
    work.said.push(say.cookThrough(listOf([food], language)))
}

/** Does it make people ill unless it is cooked right through? */
export function mustBeDone({ kind, tags }: Ingredient): boolean {
  return cookedThrough.includes(kind) || (tags?.includes('pork') ?? false)
}

function dangersOf(recipe: Draft, language: Language): number {
  return checkRecipe(recipe, { ...nothingAsked, language }).filter(({ code }) => code === 'unsafe').length
}
