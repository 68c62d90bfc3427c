import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { findFoods } from '../../checks/find-foods.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { of } from '../../wording/french.ts'
import { joinList } from '../../wording/list.ts'
import { listedNoun } from '../../wording/noun.ts'
import { notes } from './notes.ts'
import type { Reworked } from './replace-foods.ts'
import { madeNoun } from './rewrite-line.ts'
import { type Rules, targetOf } from './rules.ts'
import type { Swap } from './swap.ts'

/** A recipe being worked on, and what is to be said about it. */
export type Work = {
  recipe: Draft
  said: string[]
  /** What came in for something else. */
  brought: Ingredient[]
  readonly rules: Rules
  readonly language: Language
}

export function take(work: Work, { recipe, swaps, hasRemains }: Reworked): void {
  const { language } = work
  const say = notes[language]
  work.recipe = limited(recipe)
  work.brought.push(...swaps.flatMap(({ to }) => (to !== 'left out' && 'food' in to ? to.food : [])))
  const replaced = swaps.filter(({ to }) => to !== 'left out').map((swap) => describe(swap, language))
  const gone = swaps.filter(({ to }) => to === 'left out').map(({ from }) => from.text.toLowerCase())
  if (replaced.length > 0) work.said.push(say.swapped(joinList([...new Set(replaced)], language)))
  if (gone.length > 0) work.said.push(say.left(joinList([...new Set(gone)], language)))
  if (hasRemains) work.said.push(say.remains)
}

function describe({ from, to }: Swap, language: Language): string {
  const old = from.text.toLowerCase()
  if (to === 'left out') return old
  if ('made' in to) return madeNoun(old, from, to.made.name, language).text
  const noun = 'noun' in to ? to.noun : listedNoun(to.food, language, true)
  const elides = /^[aeiouhéèêîœæ]/i.test(old) && !from.meaning.foods[0]?.fr.aspirated
  return language === 'fr' ? `${noun.text} au lieu ${of({ text: old, elides })}` : `${noun.text} for ${old}`
}

export function listOf(foods: readonly Ingredient[], language: Language): string {
  return joinList(
    foods.map((food) => listedNoun(food, language, true).text),
    language,
  )
}

/** Whatever a change made longer still fits. */
export function limited(recipe: Draft): Draft {
  const cut = (text: string) => text.slice(0, limits.item).toWellFormed()
  return {
    ...recipe,
    title: recipe.title.slice(0, limits.title).toWellFormed(),
    ingredients: recipe.ingredients.map(cut).slice(0, limits.items),
    directions: recipe.directions.map(cut).slice(0, limits.items),
    cook_time: Math.min(recipe.cook_time, limits.minutes),
  }
}

/** Does a line of the recipe name it? */
export function isNamed({ recipe, language }: Work, name: string): boolean {
  const target = targetOf(name, language)
  return recipe.ingredients.some((line) => findFoods(line, language).some(target.isNamedIn))
}
