import type { Gear, Step, Text, Way } from '../dish.ts'

/** Words of a step that are others in another vessel, and the minutes that it then takes. */
export type Change = { find: Text; put: Text; cook?: number }

/**
 * A way of a dish in another vessel, from the way on the hob or in the oven: a few words of it are others. Throws where
 * those words are not in it, which is a mistake in the data.
 */
export function adaptWay(
  way: Way,
  gear: Gear,
  { titles, descriptions, changes }: Pick<Way, 'titles' | 'descriptions'> & { changes: readonly Change[] },
): Way {
  const { oven: _, ...kept } = way
  return { ...kept, gear: [gear], titles, descriptions, steps: changes.reduce(changeStep, way.steps) }
}

/** Does a way say this? */
export function says(way: Way, words: Text): boolean {
  return way.steps.some(({ en, fr }) => en.includes(words.en) && fr.includes(words.fr))
}

function changeStep(steps: readonly Step[], { find, put, cook }: Change): readonly Step[] {
  const at = steps.findIndex(({ en, fr }) => en.includes(find.en) && fr.includes(find.fr))
  const step = steps[at]
  if (!step) throw new Error(`No step says "${find.en}"`)
  const said = { en: step.en.replace(find.en, put.en), fr: step.fr.replace(find.fr, put.fr) }
  return steps.with(at, { ...step, ...said, ...(cook !== undefined && { cook }) })
}
