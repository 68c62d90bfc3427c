import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { sayChanged, sayKeptOtherwise, type WishFinding } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import { listedNoun } from '@roux/cooking/wording/noun'
import type { Reworked } from './replace-foods.ts'
import { madeNoun } from './rewrite-line.ts'
import { type Rules, targetOf } from './rules.ts'
import type { Swap } from './swap.ts'

/** A recipe being worked on, and what is to be said about it. */
export type Work = {
  recipe: Draft
  said: WishFinding[]
  /** What came in for something else. */
  brought: Ingredient[]
  readonly rules: Rules
  readonly language: KitchenLanguage
}

export function take(work: Work, { recipe, swaps, hasRemains }: Reworked): void {
  const { language } = work
  work.recipe = limited(recipe)
  work.brought.push(...swaps.flatMap(({ to }) => (to !== 'left out' && 'food' in to ? to.food : [])))
  const replaced = swaps.flatMap((swap) => {
    const instead = newNameIn(swap, language)
    return instead === null ? [] : [[`${nameOf(swap)} ${instead}`, { words: [nameOf(swap)], instead }] as const]
  })
  for (const facts of new Map(replaced).values()) work.said.push(sayChanged({ what: 'replaced', ...facts }))
  const words = [...new Set(swaps.filter(({ to }) => to === 'left out').map(nameOf))]
  if (words.length > 0) work.said.push(sayChanged({ what: 'left_out', words }))
  if (hasRemains) work.said.push(sayKeptOtherwise({ what: 'without', why: 'still_named', words }))
}

function nameOf({ from }: Swap): string {
  return from.text.toLowerCase()
}

function newNameIn({ from, to }: Swap, language: KitchenLanguage): string | null {
  if (to === 'left out') return null
  if ('made' in to) return madeNoun(from.text.toLowerCase(), from, to.made.name, language).text
  return ('noun' in to ? to.noun : listedNoun(to.food, language, true)).text
}

/** What the foods are called in a list of them. */
export function namesOf(foods: readonly Ingredient[], language: KitchenLanguage): string[] {
  return [...new Set(foods.map((food) => listedNoun(food, language, true).text))]
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
