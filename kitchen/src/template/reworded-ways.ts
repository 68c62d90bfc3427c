import { type Reworded, rewordedWays } from '../cookbook/appliances/reworded.ts'
import type { Slot, Text, Way } from '../cookbook/dish.ts'
import { withLess } from './slow-cooker.ts'
import { calledAs, says as has, saidInstead } from './told-anew.ts'

/** The ways of a dish that are told in other words of one of its own: baked, in hot air, in a slow cooker. */
export function rewordedOf(id: string, ways: readonly Way[]): Way[] {
  return rewordedWays
    .filter(({ dishes }) => dishes.includes(id))
    .map((anew) => {
      const from = ways.find((way) => way.id === anew.from)
      const words = anew.words.map(({ says, saysMinutes, instead, minutes, cook }) => ({
        says: withMinutes(says, saysMinutes),
        instead: withMinutes(instead, minutes),
        cook,
      }))
      const areTold = words.every(({ says }) => from?.steps.some((step) => has(step, says)))
      if (!from || !areTold) throw new Error(`No way of ${id} says what its ${anew.id} changes`)
      return reworded(from, { ...anew, words })
    })
}

function reworded(way: Way, { id, gear, isBaked, words, amounts }: Reworded): Way {
  const { oven: _, quick: __, ...kept } = way
  return {
    ...kept,
    ...calledAs(way, id),
    ...(gear && { gear: [gear] }),
    ...(isBaked && { oven: true, onlyBaked: true }),
    slots: amounts ? withAmounts(way.slots, amounts) : gear === 'slow-cooker' ? withLess(way.slots) : way.slots,
    steps: way.steps.map((step) => words.reduce(saidInstead, step)),
  }
}

function withAmounts(slots: Way['slots'], amounts: NonNullable<Reworded['amounts']>): Way['slots'] {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => {
      const amount = amounts[name]
      return [name, amount && !Array.isArray(slot) ? { ...(slot as Slot), amount } : slot]
    }),
  )
}

function withMinutes({ en, fr }: Text, minutes = 0): Text {
  return { en: en.replaceAll('{minutes}', String(minutes)), fr: fr.replaceAll('{minutes}', String(minutes)) }
}
