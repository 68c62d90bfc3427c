import { sayKeptOtherwise, sayNotKept, type WishFinding } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { listedNoun } from '@roux/cooking/wording/noun'
import type { Course, Gear, Text } from '../cookbook/dish.ts'
import { dishById } from '../template/dishes.ts'
import { inUnit, portionsOf } from '../template/portions.ts'
import { inOven } from '../understand/manner-words.ts'
import type { Asked, Wish } from '../understand/wish.ts'
import type { Composed } from './composed.ts'
import { nearDishes } from './near-dishes.ts'
import { fillersOf, inTin, type Plan } from './plan.ts'
import { eggParts, hurriedMinutes, isLaborious, isUnderRefused } from './rate.ts'
import { isStaple } from './staple.ts'
import { hasTaste, wordsOf } from './tastes-of.ts'
import { unsuited, untasted } from './unsuited.ts'

/** What of a wish a plan could not keep, or kept otherwise: by what weighs most, in the words of the recipe. */
export function accountFor(plan: Plan & Partial<Pick<Composed, 'added'>>, wish: Wish): WishFinding[] {
  const { language } = wish
  const unread = stillUnread(plan, wish)
  // A whole egg is no place for its yolk.
  const isPlaced = ({ id, end, options }: Asked) =>
    options.some((one) => plan.added?.includes(one)) ||
    (plan.filled.placed.has(id) && !(end && eggParts.has(end) && !plan.dish.uses?.includes(end)))
  const unkept = wish.asked.filter(({ isUnkept }) => isUnkept)
  const missing = wish.asked.filter((asked) => !asked.isUnkept && !isPlaced(asked))
  const refused = missing.filter(({ options }) => !options.some(wish.allows))
  const unplaced = missing.filter((asked) => !refused.includes(asked) && !asked.isImplied && !hasOfKind(plan, asked))
  const lacking = unkept.filter((asked) => !isPlaced(asked))
  const replaced = unkept.filter(isPlaced)
  const of = (names: readonly Text[], say: (words: string[]) => WishFinding) =>
    names.length > 0 ? [say([...new Set(names.map((name) => name[language]))])] : []
  return [
    ...(wish.questions.length > 0 ? [sayNotKept({ what: 'wish', why: 'question', words: wish.questions })] : []),
    ...(wish.isUnderstood || wish.unmade || wish.questions.length > 0
      ? []
      : [sayNotKept({ what: 'wish', why: 'not_understood' })]),
    ...otherDish(plan, wish),
    ...swapped(plan, wish),
    ...(isUnderRefused(plan.way, wish) && plan.way.sauce
      ? [sayNotKept({ what: 'without', why: 'needed', words: [dishById(plan.way.sauce).noun[language]] })]
      : []),
    ...stoodIn(plan, wish),
    ...of([...wish.harmful, ...namesOf(refused)], (words) => sayNotKept({ what: 'food', why: 'avoided', words })),
    ...of([...namesOf(unplaced), ...wish.unfit], (words) => sayNotKept({ what: 'food', why: 'no_place', words })),
    ...of(bought(plan, wish), (words) => sayNotKept({ what: 'at_hand', why: 'too_little', words })),
    ...of(namesOf(replaced), (words) => sayKeptOtherwise({ what: 'food', why: 'unknown', words })),
    ...of(namesOf(lacking), (words) => sayNotKept({ what: 'food', why: 'unknown', words })),
    ...(unread.foods.length > 0 ? [sayNotKept({ what: 'food', why: 'unknown', words: unread.foods })] : []),
    ...(unread.words.length > 0 && !wish.unmade
      ? [sayNotKept({ what: 'wish', why: 'strange_word', words: unread.words })]
      : []),
    // Of what harms and is no food known here the strange word of the sentence is the name.
    ...(wish.avoidsUnknown && unread.avoided.length + unread.words.length > 0
      ? [
          sayNotKept({
            what: 'avoided',
            why: 'unknown',
            words: unread.avoided.length > 0 ? unread.avoided : unread.words,
          }),
        ]
      : []),
    ...of(wish.regimes, (words) => sayNotKept({ what: 'regime', why: 'little_known', words })),
    ...slow(plan, wish),
    ...of(needed(plan, wish), (words) => sayNotKept({ what: 'gear', why: 'needed', words })),
    ...of(otherGear(plan, wish), (words) => sayNotKept({ what: 'gear', why: 'unwritten', words })),
    ...(isFromElsewhere(plan, wish)
      ? [sayNotKept({ what: 'method', why: 'unwritten', words: wish.cuisineWords })]
      : []),
    ...of(otherMethod(plan, wish), (words) => sayNotKept({ what: 'method', why: 'unwritten', words })),
    ...(wish.tin && inTin(plan.dish, plan.way, wish.tin) === null
      ? [sayNotKept({ what: 'tin', why: 'none', given: plan.serves })]
      : []),
    ...of(untasted(plan, wish), (words) => sayNotKept({ what: 'taste', why: 'unsuited', words })),
    ...of(unsuited(plan, wish), (words) => sayNotKept({ what: 'occasion', why: 'unsuited', words })),
    ...of(wish.besides, (words) => sayNotKept({ what: 'dish', why: 'one_dish', words })),
    ...of(otherCourse(plan, wish), (words) => sayNotKept({ what: 'course', why: 'demands', words })),
    ...(wish.several.length > 0 ? [sayNotKept({ what: 'course', why: 'one_dish', words: wish.several })] : []),
    ...of(coursesBeside(plan, wish), (words) => sayNotKept({ what: 'course', why: 'one_dish', words })),
  ]
}

/** What is not creamy has it as it was wished, and what is too sweet is told as a taste. */
function stillUnread(plan: Plan, { unread, refusedTastes }: Wish): Wish['unread'] {
  const isSo = (words: string) =>
    refusedTastes.some((one) => words === one.words && (one.taste.less || !hasTaste(plan, one.taste)))
  return { ...unread, words: unread.words.filter((words) => !isSo(words)) }
}

function slow(plan: Plan, { maxMinutes, isHurried, isEasy }: Wish): WishFinding[] {
  const given = plan.minutes.preparation + plan.minutes.cooking
  if (maxMinutes === null)
    return (isHurried && given > hurriedMinutes) || (isEasy && isLaborious(plan))
      ? [sayNotKept({ what: 'time', why: 'not_quick', given })]
      : []
  return given > maxMinutes ? [sayNotKept({ what: 'time', why: 'too_slow', given, asked: maxMinutes })] : []
}

/** Whoever has oil is told of no olive oil that stands for it. */
function hasOfKind(plan: Plan, { options }: Asked): boolean {
  const own = fillersOf(plan).flatMap(({ asked, ingredient }) => (asked === null ? [ingredient.kind] : []))
  return options.some(({ kind }) => everyday.has(kind) && own.includes(kind))
}

const everyday = kindSet('oil seasoning water')

/** What the recipe takes beside the food of who has nothing else, and more of it than there is. */
function bought({ way, filled, serves }: Plan, wish: Wish): Text[] {
  const fillers = fillersOf({ filled })
  const beside = fillers.filter(({ asked, ingredient }) => asked === null && !isStaple(ingredient))
  const scarce = [...portionsOf(way, filled, serves).values()].flat().filter(({ ingredient, amount, asked }) => {
    const bounds = wish.asked.flatMap(({ options, atMost }) => (atMost && options.includes(ingredient) ? [atMost] : []))
    return asked && bounds.some((most) => (inUnit(most, amount[1], ingredient) ?? Infinity) * 1.1 < amount[0])
  })
  return [...(wish.hasNothingElse ? beside : []), ...scarce].map(({ ingredient }) => ({
    en: listedNoun(ingredient, 'en', true).text,
    fr: listedNoun(ingredient, 'fr', true).text,
  }))
}

function namesOf(asked: readonly Asked[]): Text[] {
  return asked.map(({ name, called }) => (called === undefined ? name : { en: called, fr: called }))
}

/** What is made in something is said where the recipe is written for something else. */
export const gearNames: Readonly<Partial<Record<Gear, Text>>> = {
  'slow-cooker': { en: 'a slow cooker', fr: 'la mijoteuse' },
  'pressure-cooker': { en: 'a pressure cooker', fr: 'la cocotte-minute' },
  'air-fryer': { en: 'an air fryer', fr: 'la friteuse à air' },
  microwave: { en: 'a microwave', fr: 'le micro-ondes' },
  barbecue: { en: 'a barbecue', fr: 'le barbecue' },
}

function otherGear({ way }: Plan, wish: Wish): Text[] {
  const unused = wish.utensils.filter(({ needs }) => !needs.test(wordsOf(way))).map(({ name }) => name)
  const others = wish.gear
    .filter((gear) => !way.gear?.includes(gear))
    .flatMap((gear) => gearNames[gear] ?? [])
    // A step may name it beside what most kitchens have.
    .filter(({ en }) => !wordsOf(way).includes(en.replace(/^an? /, '')))
  return [...others.slice(0, 1), ...unused]
}

/** What its steps need, and is not there. */
function needed({ way }: Plan, { lacking }: Wish): Text[] {
  return lacking.filter(({ needs }) => needs.test(wordsOf(way))).map(({ name }) => name)
}

/** Is it at home anywhere but where it shall come from, and does nothing in it taste of that? */
function isFromElsewhere({ dish, filled }: Plan, { cuisines, flavours }: Wish): boolean {
  const isThere =
    dish.cuisines?.some((one) => cuisines.includes(one)) ?? flavours.some(({ id }) => filled.placed.has(id))
  return cuisines.length > 0 && !isThere
}

/** Who names a dish leaves it to the dish how its parts are cooked. */
function otherMethod({ dish, way }: Plan, wish: Wish): Text[] {
  const isRefused = wish.avoidedDishes.includes(dish.id)
  const meant = wish.methods.filter(({ isFirm }) => isFirm || isRefused || wish.dishes.length === 0)
  const isMet = ({ name, dishes: ids }: Wish['methods'][number]) =>
    name === inOven ? way.oven : ids.some((id) => id === dish.id || id === dish.of)
  const unmet = meant.find((method) => !isMet(method))
  return unmet ? [unmet.name] : []
}

const courseNames: Readonly<Partial<Record<Course, Text>>> = {
  main: { en: 'main course', fr: 'plat' },
  snack: { en: 'snack', fr: 'en-cas' },
  side: { en: 'side dish', fr: 'accompagnement' },
  starter: { en: 'starter', fr: 'entrée' },
  sauce: { en: 'sauce', fr: 'sauce' },
  drink: { en: 'drink', fr: 'boisson' },
  bread: { en: 'bread', fr: 'pain' },
  dessert: { en: 'dessert', fr: 'dessert' },
  breakfast: { en: 'breakfast', fr: 'petit déjeuner' },
}

/** A course that was asked for and could not be made. */
function otherCourse({ dish }: Plan, { course, dishes: named }: Wish): Text[] {
  if (course === null || named.length > 0 || dish.course === course || dish.alsoAs?.includes(course)) return []
  return [courseNames[course] ?? []].flat()
}

/** Courses that were asked for beside the one that is made. */
function coursesBeside({ dish }: Plan, { course: wanted, otherCourses }: Wish): Text[] {
  const may = (course: Course) => course === dish.course || dish.alsoAs?.includes(course) === true
  // What would do for two of them is one of them.
  const part = [...(wanted ? [wanted] : []), ...otherCourses].find(may)
  return otherCourses.filter((course) => course !== part).flatMap((course) => courseNames[course] ?? [])
}

function otherDish(plan: Plan, wish: Wish): WishFinding[] {
  const { dish } = plan
  const { language, unmade, dishes: named } = wish
  const [first] = named
  if (unmade && wish.isUnmadeFar) return [sayNotKept({ what: 'dish', why: 'nothing_near', words: [unmade[language]] })]
  if (unmade) {
    const near = nearDishes(plan, wish).map((noun) => noun[language])
    return [sayNotKept({ what: 'dish', why: 'unknown', words: [unmade[language]], near })]
  }
  if (first === undefined || named.includes(dish.id)) return []
  const meant = dishById(first)
  // "an Italian soup" is well met by a minestrone; sauces of a kind have little in common.
  if (dish.of === meant.id && dish.course !== 'sauce' && dish.course !== 'snack') return []
  return [sayNotKept({ what: 'dish', why: 'demands', words: [meant.noun[language]], near: [dish.noun[language]] })]
}

/** What takes the place of a food that was named, and only comes near it. */
function stoodIn({ filled }: Plan, { asked, language }: Wish): WishFinding[] {
  const fillers = fillersOf({ filled })
  const kin = asked.flatMap(({ id, name, options, called, sort, isFamily, isUnkept, isImplied }) => {
    const taken = fillers.find((filler) => filler.asked === id)?.ingredient
    const isItself = sort ? taken === options[0] : called === undefined && (isFamily || taken === options[0])
    if (!taken || isUnkept || isImplied || isItself) return []
    const [own, instead] = [called ?? name[language], listedNoun(taken, language, true).text]
    return isSameName(own, instead) || kindNamed.test(taken.en.one ?? '') ? [] : [[own, instead] as const]
  })
  return [...new Map(kin)].slice(0, 3).map(([words, instead]) => {
    return sayKeptOtherwise({ what: 'food', why: 'stands_in', words: [words], instead })
  })
}

/** "Goats cheese" is goat's cheese. */
function isSameName(own: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/['’]/g, '')
  return plain(other).includes(plain(own))
}

/** A name for a kind, as which every sort is used: Gorgonzola is a blue cheese. */
const kindNamed = /^(?:blue|goat's) cheese$/

/** What stands in a named classic where what it is known for must not be used. */
function swapped({ dish, way, filled }: Plan, wish: Wish): WishFinding[] {
  if (!dish.of || !wish.dishes.includes(dish.id)) return []
  const swaps = way.hero.concat(Object.keys(way.slots)).flatMap((name): (readonly [Ingredient, Ingredient])[] => {
    const known = way.slots[name]?.first?.[0]
    const original = known === undefined ? undefined : ingredientById(known)
    const taken = filled.slots.get(name)?.find(({ asked }) => asked === null)?.ingredient
    return original && taken && !wish.allows(original) ? [[original, taken]] : []
  })
  const nameOf = (food: Ingredient) => listedNoun(food, wish.language, true).text
  return [...new Map(swaps)].slice(0, 3).map(([original, taken]) => {
    return sayKeptOtherwise({ what: 'food', why: 'demands', words: [nameOf(original)], instead: nameOf(taken) })
  })
}
