import type { Eater } from '@roux/contract/constraints'
import type { Span } from '@roux/cooking/text/tokens'
import type { Occasion } from '../cookbook/dish.ts'
import { leftRunny } from './left-runny.ts'
import type { Manner } from './manner-words.ts'
import type { Mentions } from './reader.ts'
import type { Regime } from './regime.ts'
import { panSuppers } from './utensil-words.ts'
import type { Wish } from './wish.ts'

/** How it is cooked and eaten, with what, and how it shall taste. */
export function mannersIn(
  { manners, refusedTastes, isWholemeal, harm, heard, taken, dishes, courses, regimes }: Mentions,
  eaters: readonly Eater[],
  told: readonly Occasion[],
  hasOnlyPan: boolean,
): Pick<
  Wish,
  'manners' | 'methods' | 'occasions' | 'tastes' | 'refusedTastes' | 'isWholemeal' | 'gear' | 'utensils' | 'isForChange'
> {
  const isBeside = [...courses, ...dishes.map(({ course }) => course)].some((course) => course !== 'main')
  const isGrilled = dishes.some(({ ways }) => ways.some(({ gear = [] }) => gear.includes('barbecue')))
  // What goes with a barbecue is not cooked on it, and nor is a salad that is taken to one.
  const isOnlyEvent = ({ gear, isEvent }: Manner) =>
    gear === 'barbecue' && isEvent === true && dishes.length > 0 && !isGrilled
  return {
    // The pan is what there is, and says nothing of how.
    manners: hasOnlyPan ? panSuppers : manners.flatMap(({ dishes }) => dishes ?? []),
    methods: manners.flatMap(({ method, dishes = [], likewise = [], isFirm = false }) =>
      method && !hasOnlyPan ? [{ name: method, dishes: [...dishes, ...likewise], isFirm }] : [],
    ),
    occasions: [
      ...new Set([
        // The meal before the fast is not the one that breaks it.
        ...manners.flatMap((one) => {
          const { occasion } = one
          return (occasion === 'iftar' && courses.includes('breakfast')) || isOnlyEvent(one) ? [] : (occasion ?? [])
        }),
        ...occasionsOf(eaters, dishes.length > 0),
        ...(!hasRule(regimes) && isUnwell(harm, taken, heard) ? (['ill'] as const) : []),
        ...told,
      ]),
    ],
    tastes: [...new Map(manners.flatMap(({ taste }) => (taste ? [[taste.name.en, taste] as const] : []))).values()],
    refusedTastes,
    isWholemeal,
    gear: manners.flatMap((one) => (isOnlyEvent(one) || (one.gear === 'barbecue' && isBeside) ? [] : (one.gear ?? []))),
    isForChange: manners.some(({ isChange }) => isChange),
    utensils: manners.flatMap(({ utensil }) => utensil ?? []),
  }
}

/** Is it known what is eaten with it? */
function hasRule(regimes: readonly Regime[]): boolean {
  return regimes.some(({ without }) => Object.keys(without).length > 0)
}

/** Whoever tells of what ails them and blames no food for it is ill, but no dog is, and nor is who is allergic to ironing. */
function isUnwell(
  { foods, isUnknown, takenBack }: Mentions['harm'],
  taken: Mentions['taken'],
  { mended }: Mentions['heard'],
): boolean {
  const isAllergy = ({ start, end }: Span) =>
    mended.slice(Math.max(0, start - 3), end).some((word) => /^(?:allerg|intoler)/.test(word))
  const ails = taken.filter((one) => one.kind === 'harmful' && !isAllergy(one))
  const isOurs = ({ start, end }: Span) => !takenBack.some((span) => span.start <= start && end <= span.end)
  return foods.length === 0 && !isUnknown && ails.some(isOurs)
}

/** As many as come, where nobody says how many. */
export function partyOf({ manners }: Mentions): number | null {
  const isOf = (wanted: Occasion) => manners.some(({ occasion }) => occasion === wanted)
  return isOf('crowd') ? 12 : isOf('party') ? 8 : null
}

/** What children eat is for children, though only their age was told; who names a dish for bigger ones knows them. */
function occasionsOf(eaters: readonly Eater[], isNamed: boolean): Occasion[] {
  return eaters.includes('small_child') || (eaters.includes('minor') && !isNamed) ? ['children'] : []
}

/** Dishes that are not wanted, or do not suit who eats them or when. */
export function unsuitedTo({ avoidedDishes, manners }: Mentions, regimes: readonly Regime[]): string[] {
  return [
    ...avoidedDishes.map(({ id }) => id),
    ...regimes.flatMap(({ withoutDishes = [] }) => withoutDishes),
    ...(manners.some(({ occasion }) => occasion === 'packed') ? leftRunny : []),
  ]
}
