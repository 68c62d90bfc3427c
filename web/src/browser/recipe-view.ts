import { fieldsOf } from '@roux/contract/fields-of'
import { type UnitSystem, unitSystems } from '@roux/contract/units'
import { dropText, keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'

/** How a cook looks at one recipe in this browser. Nothing of it is in the recipe. */
export interface RecipeView {
  /** For so many, where it is not the recipe's own number. */
  serves?: number | undefined
  /** In the place of its tin, by its key; then the number is what that comes to. */
  tin?: string | undefined
  /** In these units, where they were chosen. */
  units?: UnitSystem | undefined
  /** The lines that are ticked off, by their ids. */
  ticked: readonly string[]
  /** What stands in this time, by the ids of the lines: the keys of the choices. */
  instead: Readonly<Record<string, string>>
}

const key = 'recipe-views'

/** The recipes whose view is kept: those that were last looked at otherwise than they are written. */
const most = 200

export function readRecipeView(id: string): RecipeView {
  const { serves, tin, units, ticked, instead } = fieldsOf(readAll()[id])
  return {
    serves: typeof serves === 'number' && Number.isInteger(serves) && serves > 0 ? serves : undefined,
    tin: typeof tin === 'string' ? tin : undefined,
    units: unitSystems.find((system) => system === units),
    ticked: Array.isArray(ticked) ? ticked.filter((line) => typeof line === 'string') : [],
    instead: Object.fromEntries(
      Object.entries(fieldsOf(instead)).filter((choice): choice is [string, string] => typeof choice[1] === 'string'),
    ),
  }
}

/** Keeps a view; one that shows the recipe as it is written needs no place. */
export function keepRecipeView(id: string, view: RecipeView): void {
  const { [id]: _, ...others } = readAll()
  const isPlain =
    view.serves === undefined &&
    view.tin === undefined &&
    view.units === undefined &&
    view.ticked.length === 0 &&
    Object.keys(view.instead).length === 0
  const entries = [...Object.entries(others), ...(isPlain ? [] : [[id, view] as const])].slice(-most)
  if (entries.length === 0) dropText('local', key)
  else keepText('local', key, JSON.stringify(Object.fromEntries(entries)))
}

function readAll() {
  return fieldsOf(parseJson(readText('local', key)))
}
