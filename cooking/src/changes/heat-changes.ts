import { foldText } from '@roux/contract/fold-text'
import { isChecked } from '@roux/contract/language'
import type { RecipeContent } from '@roux/contract/recipe-content'
import { findTemperatures } from '../amounts/find-temperatures.ts'
import { heats } from '../heat/heat-words.ts'
import type { Appliance, RecipeChange } from './change.ts'

type Steps = Pick<RecipeContent, 'directions' | 'language'>

/** Below it nothing is an oven's: meat, sugar and cream are measured. */
const coolestOven = 90
/** Degrees Celsius between which two scales round. */
const nearly = 6

const own: Partial<Record<Appliance, RegExp>> = {
  // In English "four" is a number.
  oven: /(?<!\p{L})(?:ovens?|au four|le four|du four|four a|four prechauffe|enfourn\w*)(?!\p{L})/u,
  microwave: /(?<!\p{L})(?:microwave[ds]?|micro-?ondes?)(?!\p{L})/u,
}
const appliances: readonly Appliance[] = ['oven', 'air', 'slow', 'pressure', 'microwave']

/** What it is cooked in, where that is another; else how hot the oven is, where both say one temperature. */
export function heatChanges(before: Steps, after: Steps): RecipeChange[] {
  if (![before, after].every(({ directions, language }) => isChecked(language) && directions.length > 0)) return []
  const [one, other] = [heatedIn(before), heatedIn(after)]
  const gone = appliances.filter((appliance) => one.has(appliance) && !other.has(appliance))
  const come = appliances.filter((appliance) => other.has(appliance) && !one.has(appliance))
  if (gone.length + come.length > 0) return [{ what: 'appliance', gone, come }]
  const [from, to] = [ovenHeat(before), ovenHeat(after)]
  if (!from || !to || Math.abs(from.celsius - to.celsius) < nearly) return []
  return [{ what: 'temperature', from: from.text, to: to.text }]
}

function heatedIn({ directions }: Steps): ReadonlySet<Appliance> {
  const text = directions.map(({ content }) => foldText(content)).join('\n')
  const isIn = (appliance: Appliance) => {
    const pattern = own[appliance] ?? heats.find(([heat]) => heat === appliance)?.[1]
    return pattern !== undefined && text.search(pattern) >= 0
  }
  return new Set(appliances.filter(isIn))
}

/** The one temperature of the oven that the steps tell. */
function ovenHeat({ directions }: Steps): { text: string; celsius: number } | undefined {
  const told = directions.flatMap(({ content }) => {
    const [first] = findTemperatures(content).filter(({ max }) => max >= coolestOven)
    return first ? [{ text: content.slice(first.start, first.end), celsius: (first.min + first.max) / 2 }] : []
  })
  const [first] = told
  return first && told.every(({ celsius }) => Math.abs(celsius - first.celsius) < nearly) ? first : undefined
}
