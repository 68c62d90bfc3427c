import type { Step, Text } from '../cookbook/dish.ts'
import type { Dish, Way } from '../template/dishes.ts'
import type { Filled, Filler } from '../template/filled.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { portionsOf } from '../template/portions.ts'
import { isVesselWord, servesIn, type Tin } from '../template/vessels.ts'
import type { Wish } from '../understand/wish.ts'
import { pacedMinutes } from './paced.ts'

/** A way to make a dish that keeps to everything that was asked to be left out. */
export type Plan = { dish: Dish; way: Way; filled: Filled; serves: number; minutes: Minutes }

export type Minutes = { preparation: number; cooking: number }

/** For how many it is made: as was asked, as many as the cook's tin feeds, or as usual. */
export function servesOf(dish: Dish, way: Way, { serves, tin }: Pick<Wish, 'serves' | 'tin'>): number {
  return serves ?? (tin && inTin(dish, way, tin)) ?? dish.serves
}

/** How many a way feeds out of a tin; null where it is made in none. */
export function inTin(dish: Dish, way: Way, tin: Tin): number | null {
  const named = way.steps.flatMap(({ en }) => [...parseTemplate(en).slots])
  const [people = null] = named.flatMap((name) => servesIn(tin, name, dish.serves) ?? [])
  return people
}

/** All that is in the slots. */
export function fillersOf({ filled }: Pick<Plan, 'filled'>): Filler[] {
  return [...filled.slots.values()].flat()
}

/** What it is called after, as far as that is in it. */
export function heroesOf({ way, filled }: Pick<Plan, 'way' | 'filled'>): Filler[] {
  return way.hero.flatMap((slot) => filled.slots.get(slot) ?? [])
}

/** How long a filled way takes. More hands to feed take longer to chop for, up to four times as long. */
export function minutesOf(way: Way, filled: Filled, serves: number): Minutes {
  const steps = way.steps.filter((step) => isTaken(step, filled))
  const sum = (pick: (step: Step) => number) => steps.reduce((total, step) => total + pick(step), 0)
  const portions = steps.some(({ weighed }) => weighed) ? portionsOf(way, filled, serves) : new Map()
  const chopping = Math.min(4, 1 + Math.max(0, serves - 6) / 8)
  return {
    preparation: roundUp(way.prep * chopping) + sum((step) => step.wait ?? 0),
    cooking: roundUp(sum((step) => pacedMinutes(step, serves, portions))),
  }
}

/** Is a step part of the recipe, as its slots are filled? Not when what it must name, outside `[…]`, is not there. */
export function isTaken(step: Step, filled: Filled): boolean {
  const inSlot = (slot: string) => filled.slots.get(slot) ?? []
  const isFilled = (slot: string) => inSlot(slot).length > 0
  const { if: only, unless, raw, cooked } = step
  return (
    (!only || isFilled(only)) &&
    (!unless || !isFilled(unless)) &&
    (!raw || inSlot(raw).some(({ left }) => !left)) &&
    (!cooked || (isFilled(cooked) && inSlot(cooked).every(({ left }) => left))) &&
    canSay(step, [], filled)
  )
}

/** Is everything there that a text must name, outside `[…]`? `hero` is any of these slots. */
export function canSay({ en }: Text, hero: readonly string[], { slots }: Filled): boolean {
  const isFilled = (slot: string) => (slots.get(slot)?.length ?? 0) > 0
  const isThere = (slot: string) => isFilled(slot) || isVesselWord(slot) || (slot === 'hero' && hero.some(isFilled))
  return parseTemplate(en).required.every((names) => names.some(isThere))
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5
}
