import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Way } from '../template/dishes.ts'
import { parseTemplate } from '../template/parse-template.ts'

/**
 * The least minutes on the heat that leave a vegetable soft, cut as for a stew: the low end of boiling timetables (Whiteman,
 * "Fresh Vegetable Cooking Chart": sprouts 8–10, aubergine 5–8 for 1 cm; potatoes, parsnips, swede and squash 12–20; Greer,
 * "School and Home Cooking": beetroot 45 whole, turnips 30), less a fifth, and half of what is told of whole ones.
 */
const least: Readonly<Record<string, number>> = {
  beetroot: 25,
  celeriac: 12,
  swede: 15,
  turnip: 10,
  parsnip: 10,
  potato: 12,
  'sweet-potato': 10,
  'butternut-squash': 10,
  pumpkin: 10,
  salsify: 12,
  'jerusalem-artichoke': 12,
  artichoke: 10,
  aubergine: 6,
  'brussels-sprout': 6,
}

/** Is a vegetable that is cooked in a slot there for as long as it needs? What a way leaves raw is another matter. */
export function isSoftened(way: Way, name: string, { id }: Ingredient): boolean {
  const minutes = least[id]
  const isCooked = /\bcooked\b/.test(way.slots[name]?.prep?.en ?? '')
  if (minutes === undefined || isCooked || isItsOwn(way, name, id)) return true
  const given = stepsFrom(way, name).reduce((sum, { cook = 0 }) => sum + cook, 0)
  return given === 0 || given >= minutes
}

/** The steps of a way from the first that names a slot; all of them where none does. */
export function stepsFrom({ steps }: Way, name: string): Way['steps'] {
  return steps.slice(
    Math.max(
      0,
      steps.findIndex(({ en }) => parseTemplate(en).slots.has(name)),
    ),
  )
}

/** What a dish is written with it treats as it should. */
export function isItsOwn({ slots }: Way, name: string, id: string): boolean {
  const { first = [], vary = [], all = [] } = slots[name] ?? {}
  return [...first, ...vary, ...all].includes(id)
}
