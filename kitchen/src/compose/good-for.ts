import type { Gear, Occasion } from '../cookbook/dish.ts'
import type { Way } from '../template/dishes.ts'
import type { Filled } from '../template/filled.ts'
import { inOven } from '../understand/manner-words.ts'
import type { Wish } from '../understand/wish.ts'
import { isTaken, type Plan } from './plan.ts'

/** What is seen in the recipe itself, whatever its dish is known for. */
const seen: Readonly<Partial<Record<Occasion, (plan: Plan) => boolean>>> = {
  'one-pot': (plan) => vesselsOf(plan) === 1,
  'one-tray': (plan) => plan.way.oven === true && vesselsOf(plan) === 1,
  slow: ({ minutes }) => minutes.cooking >= slowMinutes,
  camping: (plan) => !plan.way.oven && !plan.way.gear?.some(isPluggedIn) && vesselsOf(plan) === 1,
}

/** On the heat: who wants something slow means hours. */
const slowMinutes = 90

/** Is what is planned good for this? */
export function isGoodFor(plan: Plan, occasion: Occasion): boolean {
  return seen[occasion]?.(plan) ?? plan.dish.suits?.includes(occasion) ?? false
}

/** Is this told by the recipe alone? */
export function isSeen(occasion: Occasion): boolean {
  return occasion in seen
}

function isPluggedIn(gear: Gear): boolean {
  return gear !== 'barbecue'
}

/** What is wanted of the recipe, and not only meant by an oven or a pot that is named: these have side dishes too. */
export function occasionsOf({ occasions, gear, methods }: Pick<Wish, 'occasions' | 'gear' | 'methods'>): Occasion[] {
  const isOfGear = gear.length > 0 || methods.some(({ name }) => name === inOven)
  // In a tent the one pan is no tray.
  const isOutside = occasions.includes('camping')
  const isMeantSo = (one: Occasion) =>
    (one === 'one-pot' && isOfGear) || (one === 'one-tray' && (isOfGear || isOutside))
  return occasions.filter((one) => !isMeantSo(one))
}

/** Is there one vessel for all of it? */
export function isInOneVessel(wish: Pick<Wish, 'occasions' | 'gear' | 'methods'>): boolean {
  return occasionsOf(wish).some((one) => one === 'one-pot' || one === 'one-tray' || one === 'camping')
}

const vessel = `(?:saucepan|pan|pot|casserole|wok|griddle|tray|tin|(?:oven|baking|gratin|ovenproof) dish)`
const opened = new RegExp(String.raw`\b(?:an?|another|one|two) (?:(?!of\b|the\b)[\p{L}-]+,? ){0,3}?${vessel}s?\b`, 'u')
const unnamed =
  /\b(?:boil|simmer|cook) (?=\{)[^.]*\bwater\b|^meanwhile, (?:simmer|boil|cook|heat|warm|brown|fry|soften|roast|melt)\b/
const again = /\b(?:same|that) (?:pan|pot|wok|tray)\b/

/** How many vessels its steps put on the heat. */
export function vesselsOf({ way, filled }: { way: Way; filled: Filled }): number {
  const taken = way.steps.filter((step) => isTaken(step, filled)).map(({ en }) => en.toLowerCase())
  return Math.max(1, taken.filter((step) => opened.test(step) || (unnamed.test(step) && !again.test(step))).length)
}

/** Is what may be left out cooked in a vessel of its own, as rice beside a curry? */
export function isCookedApart({ slots, steps }: Way, name: string): boolean {
  return (
    slots[name]?.optional === true &&
    steps.some(({ en, raw, if: only }) => (raw ?? only) === name && /^meanwhile/i.test(en))
  )
}
