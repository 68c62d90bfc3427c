import { isChecked } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { UnitSystem } from '@roux/contract/units'
import { showRecipe } from '@roux/cooking/amounts/show-recipe'
import { isLikeTin, type Tin, timesAsMuch, tinKey, tinOf, tinsFor } from '@roux/cooking/amounts/tin'
import { type Staying, whatStays } from '@roux/cooking/amounts/what-stays'
import { tinNamed, withTin } from '@roux/cooking/amounts/with-tin'
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
  /** So many times what is written, as it is shown. */
  factor: number
  /** What stays as it is although the amounts do not. */
  staying: Staying
  /** What it is baked in, where it names that; another may take its place, and then says how much is made. */
  tins: { written: Tin; shown: Tin; others: readonly Tin[] } | undefined
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
  bakeIn(tin: Tin): void
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
  const ownTin = useMemo(() => tinOfRecipe(recipe), [recipe])
  const otherTin = useMemo(() => otherThan(ownTin, view.tin), [ownTin, view.tin])
  const systems = useMemo(() => systemsOf(recipe), [recipe])
  const [own] = systems
  const isChosen = view.units !== undefined && (systems.length > 1 || (own !== undefined && view.units !== own))
  const units = isChosen ? view.units : undefined
  const standIns = useStandIns(Object.keys(view.instead).length > 0)
  const people = range ? Math.min(Math.max(view.serves ?? written, range.least), range.most) : written
  const factor = otherTin ? timesAsMuch(otherTin.to, otherTin.from) : written > 0 ? people / written : 1
  const serves = otherTin && written > 0 ? Math.max(1, Math.round(written * factor)) : people
  const amount = useMemo(() => ({ factor, serves, tin: otherTin }), [factor, serves, otherTin])
  const changed = useMemo(
    () => (Object.keys(view.instead).length > 0 ? standIns?.textsWithStandIns(recipe, view.instead) : undefined),
    [standIns, recipe, view.instead],
  )
  const shown = useMemo(() => show(recipe, amount, units, changed), [recipe, amount, units, changed])
  const cooked = useMemo(() => (changed ? withTexts(recipe, changed) : recipe), [recipe, changed])
  const replaced = useMemo(() => replacedIn(recipe, amount, units, changed), [recipe, amount, units, changed])
  const tins = useMemo(
    () => ownTin && { written: ownTin, shown: otherTin?.to ?? ownTin, others: tinsFor(ownTin, units) },
    [ownTin, otherTin, units],
  )
  return {
    ...shown,
    cooked,
    replaced,
    instead: view.instead,
    written,
    range,
    systems,
    units: units ?? (systems.length === 1 ? own : undefined),
    isScaled: factor !== 1,
    factor,
    tins,
    isConverted: units !== undefined,
    ticked: new Set(view.ticked),
    showFor: (number) => change({ serves: number === written ? undefined : number, tin: undefined }),
    bakeIn: (tin) =>
      change({ tin: ownTin && tinKey(ownTin) === tinKey(tin) ? undefined : tinKey(tin), serves: undefined }),
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

/** The recipe for so many people or in another tin, in its own units: what it becomes when it is saved so. */
export function scaledRecipe(recipe: ReadRecipe, { factor, tins, recipe: { serves } }: ShownRecipe): ReadRecipe {
  const tin = isOtherTin(tins) ? { from: tins.written, to: tins.shown } : undefined
  return show(recipe, { factor, serves, tin }, undefined).recipe
}

/** Is it shown for another tin than its own? */
export function isOtherTin(tins: ShownRecipe['tins']): tins is NonNullable<ShownRecipe['tins']> {
  return tins !== undefined && tins.shown !== tins.written
}

function tinOfRecipe(recipe: ReadRecipe): Tin | undefined {
  return isChecked(recipe.language) ? tinNamed(textsOf(recipe), recipe.language) : undefined
}

function otherThan(from: Tin | undefined, key: string | undefined): Amount['tin'] {
  const to = key === undefined ? undefined : tinOf(key)
  return from && to && isLikeTin(from, to) ? { from, to } : undefined
}

/** How much is made: so many times what is written, for so many, in another tin. */
interface Amount {
  factor: number
  serves: number
  tin?: { from: Tin; to: Tin } | undefined
}

/** The lines and steps of a recipe with what stands in, and where. */
type Changed = Parameters<typeof showRecipe>[0]

function show(recipe: ReadRecipe, { factor, serves, tin }: Amount, units: UnitSystem | undefined, changed?: Changed) {
  const { language } = recipe
  const texts = textsOf(recipe)
  const shownIn = (lines: Changed) =>
    isChecked(language)
      ? showRecipe(tin ? withTin(lines, tin, language) : lines, { factor, units }, language)
      : undefined
  const shown = shownIn(changed ?? texts)
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

function replacedIn(recipe: ReadRecipe, amount: Amount, units: UnitSystem | undefined, changed: Changed | undefined) {
  if (!changed) return new Map<string, string>()
  const own = show(recipe, amount, units).recipe.ingredients
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
