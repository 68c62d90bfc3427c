import type { Dish, Step, Text, Way } from '../cookbook/dish.ts'
import type { Filled } from '../template/filled.ts'
import { isVesselWord } from '../template/vessels.ts'

/** A way to make a dish that keeps to everything that was asked to be left out. */
export type Plan = { dish: Dish; way: Way; filled: Filled; minutes: Minutes }

export type Minutes = { preparation: number; cooking: number }

/** How long a filled way takes. More hands to feed take longer to chop for, up to four times as long. */
export function minutesOf(way: Way, filled: Filled, serves: number): Minutes {
  const steps = way.steps.filter((step) => isTaken(step, filled))
  const sum = (pick: (step: Step) => number) => steps.reduce((total, step) => total + pick(step), 0)
  const chopping = Math.min(4, 1 + Math.max(0, serves - 6) / 8)
  return {
    preparation: roundUp(way.prep * chopping) + sum((step) => step.wait ?? 0),
    cooking: roundUp(sum((step) => step.cook ?? 0)),
  }
}

/** Is a step part of the recipe, as its slots are filled? Not when what it must name, outside `[…]`, is not there. */
export function isTaken(step: Step, filled: Filled): boolean {
  const isFilled = (slot: string) => (filled.slots.get(slot)?.length ?? 0) > 0
  return (!step.if || isFilled(step.if)) && (!step.unless || !isFilled(step.unless)) && canSay(step, [], filled)
}

/** Is everything there that a text must name, outside `[…]`? `hero` is any of these slots. */
export function canSay({ en }: Text, hero: readonly string[], { slots }: Filled): boolean {
  const isFilled = (slot: string) => (slots.get(slot)?.length ?? 0) > 0
  const isThere = (slot: string) => isFilled(slot) || isVesselWord(slot) || (slot === 'hero' && hero.some(isFilled))
  return requiredNames(en).every((names) => names.some(isThere))
}

/** Read once: every plan for every request asks for them. */
const requiredByTemplate = new Map<string, readonly (readonly string[])[]>()

/** What a template must name, outside `[…]`; one of each list is enough. */
function requiredNames(template: string): readonly (readonly string[])[] {
  const known = requiredByTemplate.get(template)
  if (known) return known
  const withoutOptional = template.replace(/\[[^[\]]*\]/g, '').replace(/\[[^[\]]*\]/g, '')
  const names = Array.from(withoutOptional.matchAll(/\{([a-z+]+)/gi), (match) => (match[1] ?? '').split('+'))
  requiredByTemplate.set(template, names)
  return names
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5
}
