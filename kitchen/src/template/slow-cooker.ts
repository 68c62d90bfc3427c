import type { KitchenLanguage } from '@roux/contract/language'
import type { Amount } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { capitalise } from '@roux/cooking/wording/capitalise'
import { inSlowCooker } from '../cookbook/appliances/reworded.ts'
import type * as written from '../cookbook/dish.ts'
import type { Slot, Step, Text, Way } from '../cookbook/dish.ts'
import { parseTemplate } from './parse-template.ts'
import { calledAs } from './told-anew.ts'

/** How a long simmering is told, which a slow cooker does as well; nothing that is named may stand in it. */
const simmering: Record<KitchenLanguage, RegExp> = {
  en: /(?:bring to (?:the boil|a shiver)[^.;{]*?, )?(?:(?:half )?cover(?:ed)?(?: tightly)?,? (?:and )?)?(?:simmer|leave|cook)\b[^.;{]*? for (\d+ h(?: \d+)?|\d+ min)/i,
  fr: /(?:portez à ébullition[^.;{]*?, )?(?:(?:à demi )?couvrez(?: bien| à demi)?,? (?:et )?)?laissez (?!bouillir)[^.;{]*? (\d+ h(?: \d+)?|\d+ min)(?: à (?:demi )?couvert)?/i,
}

const wet: readonly string[] = ['stew', 'curry', 'soup']

/** A pot that simmers for less is no work for it. */
const least = 35

/** Of a soup everything is soft by then, and it may stand. */
const leastOfSoup = 20

/** What boils away on the hob stays in it: so much of wine and stock is enough. */
const liquid = 0.6
const liquids: ReadonlySet<string> = new Set(['stock', 'meat-stock', 'fish-stock', 'wine', 'alcohol', 'water'])

/** The ways of a stew, a curry or a soup in a slow cooker, from those that simmer for long on the hob. */
export function slowCookerWays({
  id,
  of = id,
  course,
  ways,
}: Pick<written.Dish, 'id' | 'of' | 'course' | 'ways'>): Way[] {
  const isWet = course === 'main' && wet.includes(of)
  // Who names no recipe gets the one that is written for it.
  const standsIn = ways.some(({ gear }) => gear?.includes('slow-cooker'))
  return isWet ? ways.flatMap((way) => slowCooked(way, of === 'soup', standsIn) ?? []) : []
}

function slowCooked(way: Way, isSoup: boolean, standsIn: boolean): Way | null {
  const enough = isSoup ? leastOfSoup : least
  const long = way.steps.filter((step) => (step.cook ?? 0) >= enough && minutesIn(step) >= enough)
  const [step] = long
  if (way.oven || way.gear || long.length !== 1 || !step || (isSoup && fallsApart(way, step))) return null
  return {
    ...way,
    ...calledAs(way, 'slow-cooker', standsIn ? 'slow-cooked' : 'slow-cooker'),
    gear: ['slow-cooker'],
    ...(standsIn && { standsIn }),
    slots: isSoup ? way.slots : withLess(way.slots),
    steps: way.steps.map((one) => (one === step ? inCooker(one) : one)),
  }
}

/** Is rice, pasta or fish in it from the start? */
function fallsApart({ slots, steps }: Way, long: Step): boolean {
  const told = steps.slice(0, steps.indexOf(long) + 1).flatMap(({ en }) => [...parseTemplate(en).slots])
  return told.some((name) => {
    const slot = slots[name] ?? {}
    const { takes = [], first = [], vary = [] }: Slot = 'length' in slot ? slot[0] : slot
    const kinds = [...takes, ...[...first, ...vary].map((id) => ingredientById(id).kind)]
    return kinds.some((kind) => soft.has(kind))
  })
}

const soft = kindSet('rice pasta noodle quick-grain white-fish oily-fish shellfish mollusc')

/** How long a step simmers, where both languages tell it alike; 0 where none does. */
function minutesIn({ en, fr }: Text): number {
  const [english, french] = [longestIn(en, 'en').minutes, longestIn(fr, 'fr').minutes]
  return english === french ? english : 0
}

/** Of all that is told to cook for a time in a step, the longest: onions soften before it simmers. */
function longestIn(text: string, language: KitchenLanguage): { said: string; minutes: number } {
  const all = Array.from(text.matchAll(new RegExp(simmering[language], 'gi')), ([said, told = '']) => {
    const [, hours = '0', minutes = '0'] = /^(?:(\d+) h ?)?(\d+)?/.exec(told) ?? []
    return { said, minutes: Number(hours) * 60 + Number(minutes) }
  })
  return all.toSorted((one, other) => other.minutes - one.minutes)[0] ?? { said: '', minutes: 0 }
}

function inCooker(step: Step): Step {
  const before = minutesIn(step)
  const hours = before < 60 ? 6 : 8
  const put = (language: KitchenLanguage) => {
    const { said } = longestIn(step[language], language)
    const told = inSlowCooker[language].replace('{hours}', `${hours}`).replace('{half}', `${hours / 2}`)
    return step[language].replace(said, /^\p{Lu}/u.test(said) ? capitalise(told) : told)
  }
  return { ...step, en: put('en'), fr: put('fr'), cook: (step.cook ?? before) - before + hours * 60 }
}

/** What is filled in with less to boil away. */
export function withLess(slots: Way['slots']): Way['slots'] {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => {
      const isLiquid = 'first' in slot && slot.first?.[0] && liquids.has(ingredientById(slot.first[0]).kind)
      return [name, isLiquid ? lessOf(slot) : slot]
    }),
  )
}

function lessOf(slot: Slot): Slot {
  const { amount, share = 1 } = slot
  const less = Array.isArray(amount) ? { amount: [amount[0] * liquid, amount[1]] as Amount } : {}
  return { ...slot, ...less, share: share * liquid }
}
