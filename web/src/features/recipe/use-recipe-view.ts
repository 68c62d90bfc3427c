import { isChecked } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { UnitSystem } from '@roux/contract/units'
import { showRecipe } from '@roux/cooking/amounts/show-recipe'
import { type Staying, whatStays } from '@roux/cooking/amounts/what-stays'
import { writtenSystems } from '@roux/cooking/amounts/written-systems'
import { useMemo, useState } from 'react'
import { keepRecipeView, type RecipeView, readRecipeView } from '../../browser/recipe-view.ts'
import type { Marks } from './marks.ts'
import { useStandIns } from './use-stand-ins.ts'

/** A recipe as a cook looks at it: for so many, in these units, with these lines ticked off. */
export interface ShownRecipe {
  /** What is on the screen, worked out from what is written. */
  recipe: ReadRecipe
  /** The recipe as it is written, but for what stands in: for so many as it is written for. */
  cooked: ReadRecipe
  /** What its lines would be without what stands in, by the ids of those that have something. */
  replaced: ReadonlyMap<string, string>
  /** The choices that were made, by the ids of their lines. */
  instead: Readonly<Record<string, string>>
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
  /** Takes a choice in place of a line for this time; none is the line as it is written. */
  takeInstead(line: string, choice: string | undefined): void
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
  const standIns = useStandIns(Object.keys(view.instead).length > 0)
  const changed = useMemo(
    () => (Object.keys(view.instead).length > 0 ? standIns?.textsWithStandIns(recipe, view.instead) : undefined),
    [standIns, recipe, view.instead],
  )
  const shown = useMemo(() => show(recipe, serves, units, changed), [recipe, serves, units, changed])
  const cooked = useMemo(() => (changed ? withTexts(recipe, changed) : recipe), [recipe, changed])
  const replaced = useMemo(() => replacedIn(recipe, serves, units, changed), [recipe, serves, units, changed])
  return {
    ...shown,
    cooked,
    replaced,
    instead: view.instead,
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
    takeInstead: (line, choice) => {
      const ids = new Set(recipe.ingredients.map((item) => item.id))
      const others = Object.entries(view.instead).filter(([id]) => id !== line && ids.has(id))
      change({ instead: Object.fromEntries([...others, ...(choice === undefined ? [] : [[line, choice] as const])]) })
    },
  }
}

/** The recipe for so many people, in its own units: what it becomes when it is saved so. */
export function scaledRecipe(recipe: ReadRecipe, serves: number): ReadRecipe {
  return show(recipe, serves, undefined).recipe
}

/** The lines and steps of a recipe with what stands in, and where. */
type Changed = Parameters<typeof showRecipe>[0]

function show(recipe: ReadRecipe, serves: number, units: UnitSystem | undefined, changed?: Changed) {
  const texts = textsOf(recipe)
  const factor = recipe.serves > 0 ? serves / recipe.serves : 1
  const shown = isChecked(recipe.language)
    ? showRecipe(changed ?? texts, { factor, units }, recipe.language)
    : undefined
  const items = (list: 'ingredients' | 'directions') =>
    recipe[list].map((item, place) => ({ ...item, content: shown?.[list][place]?.text ?? item.content }))
  const marks = (list: 'ingredients' | 'directions') => shown?.[list].map((line) => line.marks) ?? []
  return {
    recipe: { ...recipe, serves, ingredients: items('ingredients'), directions: items('directions') },
    marks: { ingredients: marks('ingredients'), directions: marks('directions') },
    staying: whatStays(texts.directions, factor),
  }
}

/** A recipe with other lines and steps, without what was found in those that were there. */
function withTexts(recipe: ReadRecipe, { ingredients, directions }: Changed): ReadRecipe {
  const textOf = (line: Changed['ingredients'][number] | undefined) => (typeof line === 'string' ? line : line?.text)
  const anew = (list: 'ingredients' | 'directions', texts: Changed['ingredients']) =>
    recipe[list].map((item, place) => ({ ...item, content: textOf(texts[place]) ?? item.content }))
  const lines = { ingredients: anew('ingredients', ingredients), directions: anew('directions', directions) }
  const gone = new Set(
    (['ingredients', 'directions'] as const).flatMap((list) =>
      lines[list].filter(({ content }, place) => content !== recipe[list][place]?.content).map(({ id }) => id),
    ),
  )
  const findings = recipe.findings.filter(
    ({ ingredient_id = '', direction_id = '' }) => !gone.has(ingredient_id) && !gone.has(direction_id),
  )
  return { ...recipe, ...lines, findings }
}

function replacedIn(recipe: ReadRecipe, serves: number, units: UnitSystem | undefined, changed: Changed | undefined) {
  if (!changed) return new Map<string, string>()
  const own = show(recipe, serves, units).recipe.ingredients
  return new Map(
    recipe.ingredients.flatMap(({ id, content }, place) => {
      const line = changed.ingredients[place]
      const isOther = line !== undefined && (typeof line === 'string' ? line : line.text) !== content
      return isOther ? [[id, own[place]?.content ?? content] as const] : []
    }),
  )
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
