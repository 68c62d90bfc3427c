import type { Occasion, Text } from '../cookbook/dish.ts'
import { occasionNames } from '../understand/occasion-words.ts'
import type { Taste } from '../understand/taste.ts'
import type { Wish } from '../understand/wish.ts'
import { isGoodFor, occasionsOf } from './good-for.ts'
import type { Plan } from './plan.ts'
import { isSweet } from './rate.ts'
import { isOfEveryWeek } from './rate-dish.ts'
import { hasTaste, isTooMuch } from './tastes-of.ts'

/** How it shall taste, and nothing says that it does. */
export function untasted(plan: Plan, { tastes, refusedTastes, occasions }: Wish): Text[] {
  // What has nothing hot in it is mild, however little it soothes.
  const isTrue = (taste: Taste) =>
    hasTaste(plan, taste.never ? { ...taste, tells: /^/ } : taste) && !(taste.isSavoury && isSweet(plan))
  // What is carried along is eaten cold, whatever its steps say.
  const isCarried = ({ opposite }: Taste) => opposite === 'hot' && occasions.includes('packed')
  const tooMuch = refusedTastes.flatMap(({ taste }) => (taste.less && isTooMuch(plan, taste) ? [taste.less.name] : []))
  return [...tastes.filter((taste) => !isTrue(taste) && !isCarried(taste)).map(({ name }) => name), ...tooMuch]
}

/** What it is to be good for, and is not known for. */
export function unsuited(plan: Plan, wish: Wish): Text[] {
  const { dish, minutes } = plan
  const { dishes } = wish
  const occasions = occasionsOf(wish)
  const met: readonly Occasion[] = [
    // Whatever needs no heat is a dish for a hot day.
    ...(minutes.cooking === 0 ? coolOccasions : []),
    // Who names a dish for a party has chosen it.
    ...(dishes.includes(dish.id) ? ([...parties, 'iftar'] as const) : []),
    // Whoever names a dish knows their children; a cake is for any child.
    ...(dishes.length > 0 || dish.course === 'dessert' ? (['children'] as const) : []),
    ...occasions.filter((one) => isGoodFor(plan, one)),
  ]
  const missed = occasions.filter((one) => !met.includes(one))
  // Nibbles for New Year's Eve are nibbles: what the day is like nobody misses in them.
  const isAnyMet = missed.length < occasions.length
  return [
    ...missed.filter((one) => !isAnyMet || !days.has(one)).map((one) => occasionNames[one]),
    ...(wish.isForChange && dishes.length === 0 && isOfEveryWeek(dish) && !wish.manners.includes(dish.id)
      ? [anotherThanUsual]
      : []),
  ]
}

const anotherThanUsual: Text = { en: 'something different', fr: "quelque chose d'original" }

const parties = ['party', 'crowd', 'feast', 'birthday', 'christmas', 'easter', 'tea'] as const
const days: ReadonlySet<Occasion> = new Set<Occasion>([...parties, 'cosy', 'summer', 'winter', 'fancy'])
const coolOccasions: readonly Occasion[] = ['summer', 'light']
