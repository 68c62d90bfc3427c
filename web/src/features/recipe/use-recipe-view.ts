import { isChecked } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { UnitSystem } from '@roux/contract/units'
import { showRecipe } from '@roux/cooking/amounts/show-recipe'
import { type Staying, whatStays } from '@roux/cooking/amounts/what-stays'
import { writtenSystems } from '@roux/cooking/amounts/written-systems'
import { useMemo, useState } from 'react'
import { keepRecipeView, type RecipeView, readRecipeView } from '../../browser/recipe-view.ts'
import type { Marks } from './marks.ts'

/** A recipe as a cook looks at it: for so many, in these units, with these lines ticked off. */
export interface ShownRecipe {
  /** What is on the screen, worked out from what is written. */
  recipe: ReadRecipe
  /** Where each of its lines differs from what is written, by the place of the line. */
  marks: { ingredients: readonly Marks[]; directions: readonly Marks[] }
  /** The number of people it is written for. */
  written: number
  /** What stays as it is although the amounts do not. */
  staying: Staying
  /** The fewest and the most people that it can be shown for; none where it does not say for how many it is. */
  range: { least: number; most: number } | undefined
  /** The systems that its amounts are written in. */
  systems: readonly UnitSystem[]
  /** The one it is shown in: its own, or one that was chosen. */
  units: UnitSystem | undefined
  isScaled: boolean
  isConverted: boolean
  ticked: ReadonlySet<string>
  showFor(serves: number): void
  showIn(units: UnitSystem | undefined): void
  tick(line: string, isTicked: boolean): void
  untickAll(): void
}

/** As often as it is written it may be made at most, and at least half of it. */
const mostTimes = 20

/** A recipe and how it is looked at, which is kept in this browser under `id`. */
export function useRecipeView(id: string, recipe: ReadRecipe): ShownRecipe {
  const [kept, setKept] = useState(() => ({ id, view: readRecipeView(id) }))
  const view = kept.id === id ? kept.view : readRecipeView(id)
  const change = (changed: Partial<RecipeView>) => {
    const anew = { ...view, ...changed }
    keepRecipeView(id, anew)
    setKept({ id, view: anew })
  }
  const written = recipe.serves
  const isReadable = isChecked(recipe.language)
  const range = isReadable && written > 0 ? { least: Math.ceil(written / 2), most: written * mostTimes } : undefined
  const serves = range ? Math.min(Math.max(view.serves ?? written, range.least), range.most) : written
  const systems = useMemo(() => systemsOf(recipe), [recipe])
  const [own] = systems
  const isChosen = view.units !== undefined && (systems.length > 1 || (own !== undefined && view.units !== own))
  const units = isChosen ? view.units : undefined
  const shown = useMemo(() => show(recipe, serves, units), [recipe, serves, units])
  return {
    ...shown,
    written,
    range,
    systems,
    units: units ?? (systems.length === 1 ? own : undefined),
    isScaled: serves !== written,
    isConverted: units !== undefined,
    ticked: new Set(view.ticked),
    showFor: (people) => change({ serves: people === written ? undefined : people }),
    showIn: (system) => change({ units: systems.length === 1 && system === own ? undefined : system }),
    tick: (line, isTicked) =>
      change({
        ticked: recipe.ingredients
          .map((item) => item.id)
          .filter((item) => (item === line ? isTicked : view.ticked.includes(item))),
      }),
    untickAll: () => change({ ticked: [] }),
  }
}

/** The recipe for so many people, in its own units: what it becomes when it is saved so. */
export function scaledRecipe(recipe: ReadRecipe, serves: number): ReadRecipe {
  return show(recipe, serves, undefined).recipe
}

function show(recipe: ReadRecipe, serves: number, units: UnitSystem | undefined) {
  const texts = textsOf(recipe)
  const factor = recipe.serves > 0 ? serves / recipe.serves : 1
  const shown = isChecked(recipe.language) ? showRecipe(texts, { factor, units }, recipe.language) : undefined
  const items = (list: 'ingredients' | 'directions') =>
    recipe[list].map((item, place) => ({ ...item, content: shown?.[list][place]?.text ?? item.content }))
  const marks = (list: 'ingredients' | 'directions') => shown?.[list].map((line) => line.marks) ?? []
  return {
    recipe: { ...recipe, serves, ingredients: items('ingredients'), directions: items('directions') },
    marks: { ingredients: marks('ingredients'), directions: marks('directions') },
    staying: whatStays(texts.directions, factor),
  }
}

function systemsOf(recipe: ReadRecipe): UnitSystem[] {
  return isChecked(recipe.language) ? writtenSystems(textsOf(recipe), recipe.language) : []
}

function textsOf({ ingredients, directions }: ReadRecipe) {
  return {
    ingredients: ingredients.map(({ content }) => content),
    directions: directions.map(({ content }) => content),
  }
}
