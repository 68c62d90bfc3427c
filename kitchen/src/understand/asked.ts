import type { KitchenLanguage } from '@roux/contract/language'
import { families } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { inEach } from '@roux/cooking/languages/in-each'
import { spokenNoun } from '@roux/cooking/wording/noun'
import type { Course, End, Text } from '../cookbook/dish.ts'
import { cuisineFlavours } from './cuisine-words.ts'
import { isCovered, type Named, optionsOf } from './named.ts'
import type { Mentions } from './reader.ts'
import type { Asked, Wish } from './wish.ts'

/** More than this nobody can cook in one dish. */
const mostAsked = 12

/** What is to go in, what was named before what it only implies. */
export function askedIn({ asked, implied, hinted, avoided, manners }: Mentions, allows: Wish['allows']): Asked[] {
  const isTaken = (one: Asked) => avoided.some((named) => idOf(named) === one.id)
  const likely = hinted.filter((named) => toAsked(named).options.some(allows))
  // "Beef stew, meat still frozen": the meat is the beef.
  const isTold = (one: Named) => optionsOf(one).every(isFlesh) && asked.some((other) => isSortOf(other, one))
  const all = [
    ...asked.filter((one) => !isTold(one)).map(toAsked),
    ...[...implied, ...likely, ...heatIn(manners)].map((named): Asked => ({ ...toAsked(named), isImplied: true })),
  ]
  // What was named counts as named, even where the dish would have it anyway.
  const byId = new Map<string, Asked>()
  // Of "chicken curry with 300 g of chicken" the second says more than the first.
  for (const one of all.toReversed()) {
    const { end = byId.get(one.id)?.end, atMost = byId.get(one.id)?.atMost } = one
    byId.set(one.id, { ...one, ...(end && { end }), ...(atMost && { atMost }) })
  }
  return [...byId.values()]
    .toReversed()
    .filter((one) => (one.options.length > 0 || one.isUnkept) && !isTaken(one))
    .slice(0, mostAsked)
}

/** What shall be hot has something hot in it. */
function heatIn(manners: Mentions['manners']): Named[] {
  const isHot = manners.some(({ taste }) => taste?.name.en === 'spicy')
  return isHot ? families.filter(({ id }) => id === 'spicy').map((family) => ({ kind: 'family', family })) : []
}

/** Is all that it means also meant by the other, and not the other way round? */
function isSortOf(one: Named, other: Named): boolean {
  const isWithin = (some: Named, all: Named) => optionsOf(some).every((food) => isCovered(food, all))
  return other.kind === 'family' && one.kind !== 'unkept' && isWithin(one, other) && !isWithin(other, one)
}

/** A cuisine's own seasoning, for a savoury dish that has a place for it. */
export function flavoursIn({ cuisines, courses, avoided, asked, dishes }: Mentions): Asked[] {
  const isSweet = [...courses, ...dishes.map(({ course }) => course)].some((course) => sweetCourses.includes(course))
  if (isSweet || dishes.some(({ of }) => of)) return []
  const ids = cuisines.slice(0, 1).flatMap((cuisine) => cuisineFlavours[cuisine] ?? [])
  const isNamed = (id: string) => [...asked, ...avoided].some((named) => idOf(named) === id)
  return ids.filter((id) => !isNamed(id)).map((id) => toAsked({ kind: 'ingredient', ingredient: ingredientById(id) }))
}

const sweetCourses: readonly Course[] = ['dessert', 'breakfast', 'drink']

function idOf(named: Named): string {
  if (named.kind === 'unkept') return `unkept ${named.food.names.en[0]}`
  return named.kind === 'family' ? `family ${named.family.id}` : named.ingredient.id
}

export function toAsked(named: Named): Asked {
  const { end, atMost, called, sort } = named
  const asked = {
    ...plainlyAsked(named),
    ...(end && { end }),
    ...(atMost && { atMost }),
    ...(called && { called }),
    ...(sort && { sort }),
  }
  const part = end && partNames[end]
  return part ? { ...asked, name: part } : asked
}

const partNames: Readonly<Partial<Record<End, Text>>> = {
  'egg-whites': { en: 'egg whites', fr: "blancs d'œufs" },
  'egg-yolks': { en: 'egg yolks', fr: "jaunes d'œufs" },
}

function plainlyAsked(named: Named): Asked {
  const id = idOf(named)
  if (named.kind === 'ingredient') {
    const { ingredient } = named
    const options = [ingredient, ...(ingredient.swap ?? []).map(ingredientById)]
    return { id, name: inEach((language) => plainName(ingredient, language)), options }
  }
  if (named.kind === 'unkept') {
    return { id, name: named.name, options: named.food.near.map(ingredientById), isUnkept: true }
  }
  const { names } = named.family
  const name = inEach((language) => names[language][0] ?? id)
  const options = named.family.typical.map(ingredientById)
  // "spicy" is a wish for a taste: nobody misses it by name.
  return named.family.id === 'spicy' ? { id, name, options, isImplied: true } : { id, name, options, isFamily: true }
}

function plainName(ingredient: Ingredient, language: KitchenLanguage): string {
  return spokenNoun(ingredient, language, true).text
}
