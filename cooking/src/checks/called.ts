import type { Place } from './finding.ts'
import type { Mention } from './mention.ts'

/** Before the name of something known: "the pastry", "la béchamel". */
export const named = /(?:\b(?:the|this|that|your|an?|la|le|les|cette|votre|une?|ce)\s|\b[ld]['’])(?:\S+\s)?$/iu

/** Where each thing is first called by its name as something known, by the step and its place in there. */
export type Called = ReadonlyMap<string, { index: number; start: number }>

type Step = { text: string; place: Place; foods: readonly Mention[] }

/** What the steps call by name as something known, in linear time. */
export function calledIn(steps: readonly Step[]): Called {
  const called = new Map<string, { index: number; start: number }>()
  for (const { text, place, foods } of steps) {
    if (place.part !== 'direction') continue
    for (const food of foods) {
      if (!named.test(text.slice(Math.max(0, food.start - 32), food.start))) continue
      for (const key of keysOf(food)) if (!called.has(key)) called.set(key, { index: place.index, start: food.start })
    }
  }
  return called
}

/** "Season the white sauce. Layer pasta and white sauce": has the cook been told of it as of something known? */
export function isCalledBefore(mention: Mention, place: Place, called: Called): boolean {
  if (place.part !== 'direction') return false
  return keysOf(mention).some((key) => {
    const first = called.get(key)
    return first && (first.index < place.index || (first.index === place.index && first.start < mention.start))
  })
}

/** What has the same name, or is the same by another. */
function keysOf({ meaning, stems }: Mention): string[] {
  const [food] = meaning.foods
  return [stems.join(' '), ...(food ? [`#${food.id}`] : [])]
}
