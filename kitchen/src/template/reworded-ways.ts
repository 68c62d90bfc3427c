import { type Reworded, rewordedAs, rewordedWays } from '../cookbook/appliances/reworded.ts'
import type { Slot, Step, Text, Way } from '../cookbook/dish.ts'
import { withLess } from './slow-cooker.ts'

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
  const told = rewordedAs[id]
  return {
    ...kept,
    id: [way.id, id].filter(Boolean).join('-'),
    ...(gear && { gear: [gear] }),
    ...(isBaked && { oven: true, onlyBaked: true }),
    slots: amounts ? withAmounts(way.slots, amounts) : gear === 'slow-cooker' ? withLess(way.slots) : way.slots,
    titles: way.titles.map(({ en, fr }) => ({ en: en + (told?.title.en ?? ''), fr: fr + (told?.title.fr ?? '') })),
    descriptions: told ? [told.description] : way.descriptions,
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

function saidInstead(step: Step, { says, instead, cook }: Reworded['words'][number]): Step {
  if (!has(step, says)) return step
  const { en, fr } = step
  return {
    ...step,
    en: en.replace(says.en, instead.en),
    fr: fr.replace(says.fr, instead.fr),
    ...(cook > 0 && { cook }),
  }
}

function withMinutes({ en, fr }: Text, minutes = 0): Text {
  return { en: en.replaceAll('{minutes}', String(minutes)), fr: fr.replaceAll('{minutes}', String(minutes)) }
}

function has({ en, fr }: Text, says: Text): boolean {
  return en.includes(says.en) && fr.includes(says.fr)
}
