import type { KitchenLanguage } from '@roux/contract/language'
import { kindSet } from '@roux/cooking/foods/kinds'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { Course, Cuisine, Occasion } from '../cookbook/dish.ts'
import { firstForCourse, firstForOccasion } from '../cookbook/first-choices.ts'
import { type Dish, dishById } from '../template/dishes.ts'
import type { Wish } from '../understand/wish.ts'
import { isEatenAtOnce, isKept } from './eaten-at-once.ts'
import { isPasta, isPressed } from './pressed.ts'

/** What each thing that a wish finds in a recipe adds: a food in its place, under its own name, in the title; what suits it. */
export const points = {
  placed: 60,
  itself: 8,
  hero: 15,
  atHome: 45,
  favourite: 40,
  typical: 60,
  flavour: 10,
  suits: 120,
  gear: 140,
  first: 70,
  firstBeside: 20,
  far: 20,
  usual: 120,
  cookedSo: 60,
  taste: 70,
  tasteOfKind: 60,
  end: 160,
  nutrient: 180,
}

/** How well a dish answers a wish, whatever it is filled with. */
export function rateDish(dish: Dish, wish: Wish): number {
  const place = wish.dishes.indexOf(dish.id)
  const isFromThere = dish.cuisines?.some((cuisine) => wish.cuisines.includes(cuisine)) ?? false
  if (place >= 0) return 1000 - 300 * Math.min(place, 2)
  const meantId = wish.dishes[0]
  const meant = meantId === undefined ? null : dishById(meantId)
  // "an Italian soup" is a minestrone rather than any soup.
  if (meant && !meant.of && dish.of === meant.id && isFromThere) return 1050
  // Of cakes that are hardly sweet there are some.
  if (meant && !meant.of && isSortOf(dish, meant) && isSweetened(wish)) return 990
  // A salad rich in protein is rather a tuna salad; a pilaf is no risotto.
  if (meant && !meant.of && wish.nutrients.length > 0 && isSortOf(dish, meant)) return 960
  // A salad to take along is rather one of lentils, and a soup for who is ill a broth.
  if (meant && !meant.of && isSortOf(dish, meant)) {
    const better = wish.occasions.filter((one) => suitsBetter(dish, meant, one)).length
    if (better > 0)
      return 1020 + 20 * better + (isFirstChoice(dish, wish) ? 40 : 0) - (isFar(dish, wish) ? points.far : 0)
  }
  // Pasta, garlic and oil are aglio e olio.
  if (meant && !meant.of && wish.hasNothingElse && isPasta(dish, meant)) return 1000
  // Who wants pasta in a quarter of an hour has aglio e olio rather than wait for another.
  if (meant && !meant.of && isPressed(meant, wish) && (isSortOf(dish, meant) || isPasta(dish, meant)))
    return 1060 - (isFar(dish, wish) ? points.far : 0)
  // Pasta for who sees no vegetables is the one that hides them.
  if (meant && !meant.of && dish.of === meant.id && wish.manners.includes(dish.id)) return 1040
  const substitute = meant?.instead.indexOf(dish.id) ?? -1
  if (meant && substitute >= 0) return 300 - 20 * substitute
  if (meant && meant.of === dish.id) return 300 - 20 * meant.instead.length
  const rated = rateCourse(dish, wish.course ?? meant?.course ?? courseMeant(wish))
  return rated - (dish.of && wish.asked.length > 0 ? 15 : 0) + (meant ? 0 : rateUnnamed(dish, wish, isFromThere))
}

/** What course is meant by who names none. */
function courseMeant(wish: Wish): Course | null {
  if (isOfFruit(wish) || isSweetened(wish)) return 'dessert'
  if (wish.occasions.includes('aperitif')) return 'snack'
  return wish.nutrients.length > 0 ? 'main' : null
}

/** What a dish is worth for when and where it is eaten, to who names none. */
function rateUnnamed(dish: Dish, wish: Wish, isFromThere: boolean): number {
  const suited =
    wish.occasions.filter((one) => dish.suits?.includes(one)).length + Number(wish.manners.includes(dish.id))
  // What was named is to be in it before anything else.
  const first = isFirstChoice(dish, wish) ? (wish.asked.length > 0 ? points.firstBeside : points.first) : 0
  const goesWith = wish.goesWith.some(({ kind }) => dish.goesWith?.includes(kind)) ? points.suits : 0
  const isFromElsewhere = !isFromThere && wish.cuisines.length > 0 && dish.cuisines !== undefined
  const distance = isFar(dish, wish) ? (wish.isForChange ? points.far : -points.far) : 0
  const home = isFromThere ? 150 : isFromElsewhere ? -60 : distance
  // What is most like a dish that is not wanted is hardly another.
  const isAlike = !wish.occasions.some(isKept) && wish.avoidedDishes.some((id) => dishById(id).of === dish.id)
  const isUsual = wish.isForChange && isOfEveryWeek(dish) && !wish.manners.includes(dish.id)
  return suited * points.suits + first + goesWith + home - (isAlike ? 100 : 0) - (isUsual ? points.usual : 0)
}

/** Is it a dish that has many forms, or is made as soon as one of its foods is there? */
export function isOfEveryWeek({ of, shines }: Dish): boolean {
  return of === undefined || shines !== undefined
}

/** Who names no cuisine has steak and chips in mind before a lomo saltado. */
function isFar({ cuisines }: Dish, wish: Wish): boolean {
  const isNear = (cuisine: Cuisine) => near[wish.language].includes(cuisine)
  return cuisines !== undefined && wish.cuisines.length === 0 && !cuisines.some(isNear)
}

const near: Readonly<Record<KitchenLanguage, readonly Cuisine[]>> = {
  en: ['british', 'american', 'italian', 'french'],
  fr: ['french', 'italian', 'spanish'],
}

/** Is it what a cook thinks of first for when it is to be eaten, or else for the course? */
export function isFirstChoice({ id }: Dish, { occasions, course, cuisines, language, nutrients }: Wish): boolean {
  if (nutrients.length > 0) return false
  // What is French is what the French think of first.
  const whose = cuisines.includes('french') ? 'fr' : cuisines.includes('british') ? 'en' : language
  const lists =
    occasions.length > 0 ? occasions.map((one) => firstForOccasion[one]) : course ? [firstForCourse[course]] : []
  return lists.some((list) => list[whose].includes(id))
}

/** Who has only fruit, and says no more of it, wants something sweet. */
function isOfFruit({ asked, tastes }: Wish): boolean {
  return (
    asked.length > 0 &&
    tastes.length === 0 &&
    asked.every(({ options: [food] }) => food && fruits.has(food.kind) && food.id !== 'lemon')
  )
}

/** Whoever says that it is not to be too sweet has something sweet in mind. */
function isSweetened({ tastes, refusedTastes, asked }: Wish): boolean {
  const all = [...tastes, ...refusedTastes.map(({ taste }) => taste)]
  return all.some(({ less, most }) => less ?? most) && !asked.some(({ options: [food] }) => food && isFlesh(food))
}

const fruits = kindSet('berry soft-fruit orchard-fruit')

/** Kinds of dishes that have sorts, of which each is one too. */
const kindsOfDishes: ReadonlySet<string> = new Set([
  'salad',
  'soup',
  'curry',
  'stew',
  'stir-fry',
  'sandwich',
  'fruit-fizz',
  'cake',
  'pasta',
])

function isSortOf(dish: Dish, meant: Dish): boolean {
  if (!kindsOfDishes.has(meant.id) || dish.of !== meant.id) return false
  // A punch is called by no other name.
  return meant.course === 'drink' || ` ${dish.noun.en}`.endsWith(meant.noun.en.replace(/^an?(?= )/, ''))
}

/** Is it good for what its kind, or a way to make that, is not? */
function suitsBetter({ suits }: Dish, kind: Dish, occasion: Occasion): boolean {
  const isKindGood = kind.suits?.includes(occasion) && !(isKept(occasion) && kind.ways.some(isEatenAtOnce))
  return suits?.includes(occasion) === true && !isKindGood
}

const sweet: readonly Course[] = ['dessert', 'breakfast', 'drink']

function rateCourse({ course, alsoAs }: Dish, wanted: Course | null): number {
  if (wanted === course) return 200
  // What goes beside a roast, or before it, makes a meal where nothing better does.
  if (wanted !== null && alsoAs?.includes(wanted)) return wanted !== 'main' ? 190 : course === 'side' ? 110 : 150
  // Nobody who names neither dish nor course wants a cake, unless it is the one place for what they have.
  return course === 'main' && (wanted === null || !sweet.includes(wanted)) ? 40 : 0
}
