import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredientById } from '../lexicon/lexicon.ts'
import type { Choose } from './choice.ts'
import type { Slot, Way } from './dish.ts'
import type { Asked, Wish } from './wish.ts'

/** An ingredient in its place. `asked` is the id of the wish it answers. */
export type Filler = { ingredient: Ingredient; asked: string | null }

export type Filled = {
  slots: ReadonlyMap<string, readonly Filler[]>
  /** Ids of the wishes that found a place. */
  placed: ReadonlySet<string>
}

/** Puts ingredients into the slots of a way, or null where something that it needs must not be used. */
export function fillWay(way: Way, wish: Wish, choose: Choose): Filled | null {
  const slots = new Map<string, readonly Filler[]>()
  const placed = new Set<string>()
  const used = new Set<string>()
  for (const [name, slot] of Object.entries(way.slots)) {
    if (!isWanted(slot, slots, wish)) continue
    const fillers = fillAsked(slot, wish, placed, used)
    const isSpared = slot.without !== undefined && isFilled(slot.without, slots)
    if (!isSpared) fillers.push(...fillOwn(slot, name, fillers.length, wish, used, choose))
    if (fillers.length === 0 && !slot.optional && !isSpared) return null
    for (const { ingredient, asked } of fillers) {
      used.add(ingredient.id)
      if (asked) placed.add(asked)
    }
    slots.set(name, fillers)
  }
  return { slots, placed }
}

function isWanted(slot: Slot, slots: Filled['slots'], wish: Wish): boolean {
  if (slot.with && !isFilled(slot.with, slots)) return false
  return !slot.instead || !wish.allows(ingredientById(slot.instead))
}

/** Is one of these slots filled, as in "fruit+cream"? */
function isFilled(name: string, slots: Filled['slots']): boolean {
  return name.split('+').some((one) => (slots.get(one)?.length ?? 0) > 0)
}

function fillAsked(slot: Slot, wish: Wish, placed: ReadonlySet<string>, used: ReadonlySet<string>): Filler[] {
  const fillers: Filler[] = []
  for (const asked of wish.asked) {
    if (fillers.length >= (slot.upTo ?? 1)) break
    if (placed.has(asked.id)) continue
    const ingredient = fitting(slot, asked, wish, used)
    if (ingredient && !fillers.some((filler) => filler.ingredient === ingredient)) {
      fillers.push({ ingredient, asked: asked.id })
    }
  }
  return fillers
}

function fitting(slot: Slot, asked: Asked, wish: Wish, used: ReadonlySet<string>): Ingredient | undefined {
  return asked.options.find((option) => takes(slot, option) && wish.allows(option) && !used.has(option.id))
}

function takes(slot: Slot, ingredient: Ingredient): boolean {
  const own = [slot.first, slot.vary, slot.all]
  return (slot.takes?.includes(ingredient.kind) ?? false) || own.some((ids) => ids?.includes(ingredient.id))
}

function fillOwn(
  slot: Slot,
  name: string,
  taken: number,
  wish: Wish,
  used: ReadonlySet<string>,
  choose: Choose,
): Filler[] {
  const isHome = ({ home }: Ingredient) => home === undefined || home === wish.language
  const usable = (ids: readonly string[]) => {
    const allowed = ids.map(ingredientById).filter((one) => wish.allows(one) && !used.has(one.id))
    return [...allowed.filter(isHome), ...allowed.filter((one) => !isHome(one))]
  }
  const own = (ingredient: Ingredient): Filler => ({ ingredient, asked: null })
  if (slot.all) return usable(slot.all).map(own)
  if (taken > 0 || (slot.spare && wish.asked.length > 0)) return []
  const first = usable(slot.first ?? [])[0]
  if (first) return [own(first)]
  const all = usable(slot.vary ?? [])
  const varied = all.some(isHome) ? all.filter(isHome) : all
  const one = varied[choose(name, varied.length)]
  return one ? [own(one)] : []
}
