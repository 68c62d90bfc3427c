import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { gearNames } from '../compose/account-for.ts'
import { fillersOf, heroesOf, type Plan } from '../compose/plan.ts'
import { hasTaste, wordsOf } from '../compose/tastes-of.ts'
import type { Course, Occasion, Text } from '../cookbook/dish.ts'
import { dishById } from '../template/dishes.ts'
import { cuisineWords } from '../understand/cuisine-words.ts'
import { inOven } from '../understand/manner-words.ts'
import { occasionNames } from '../understand/occasion-words.ts'
import type { Change } from '../understand/read-change.ts'
import type { Taste } from '../understand/taste.ts'
import { blending, type Utensil } from '../understand/utensil.ts'
import type { Wish } from '../understand/wish.ts'
import { allowsIn, type Own, refilled, take } from './own.ts'
import { add } from './own-additions.ts'
import { drinking, thicken } from './own-amounts.ts'
import { adjust, somewhatMore } from './own-portions.ts'
import { inAnotherDish, inAnotherWay, kinOf, sayComposed } from './own-ways.ts'
import { isApart } from './part-foods.ts'
import { namesOf } from './work.ts'

/** How it shall be cooked, taste and suit, beside what goes in and for how many: done, or said to be so, or not to be. */
export function keepManners(own: Own, { wish, heat, dish }: Change): void {
  doWithout(own, wish)
  for (const taste of wish.tastes) if (!(heat && hotOrMild.has(taste.name.en))) wantTaste(own, taste)
  wantCuisine(own, wish)
  sayMethods(own, wish)
  sayOccasions(own, wish, heat === 'more' || heat === 'less')
  sayDishes(own, wish, dish !== null)
}

const hotOrMild: ReadonlySet<string> = new Set(['spicy', 'mild', 'hot'])

export const heatSources: Readonly<Record<'oven' | 'hob', Text>> = {
  oven: { en: 'an oven', fr: 'un four' },
  hob: { en: 'a hob', fr: 'une plaque de cuisson' },
}

/** What the cook has not: the same dish in a way that does without, or a dish that does. */
function doWithout(own: Own, { hasOven, hasHob, lacks, lacking: all, gear, utensils: others }: Wish): void {
  const { language } = own
  // One blender does what the other does.
  const hasBlender = gear.includes('blender')
  const lacking = hasBlender ? all.filter(({ needs }) => needs !== blending) : all
  const utensils = hasBlender ? [...others, { name: aBlender, needs: blending }] : others
  const missing = [
    ...(hasOven ? [] : [heatSources.oven]),
    ...(hasHob ? [] : [heatSources.hob]),
    ...lacks.flatMap((one) => (one === 'blender' ? aBlender : (gearNames[one] ?? []))),
    ...lacking.map(({ name }) => name),
  ]
  const isFit = ({ way, minutes }: Plan) =>
    (hasOven || !way.oven) &&
    (hasHob || minutes.cooking === 0 || way.oven === true || (way.gear?.some((one) => gear.includes(one)) ?? false)) &&
    // What is grilled at last is grilled in an oven too.
    !way.gear?.some((one) => lacks.includes(one) && !(one === 'barbecue' && way.oven)) &&
    !(lacks.includes('blender') && blending.test(wordsOf(way))) &&
    !lacking.some(({ needs }) => needs.test(wordsOf(way)))
  const words = missing.map((name) => name[language])
  if (missing.length > 0 && isFit(own.composed)) {
    // Who has nothing but a microwave is told of that.
    if (gear.length === 0) own.said.push(sayKeptOtherwise({ what: 'gear', why: 'unneeded', words }))
  } else if (missing.length > 0) {
    const way = inAnotherWay(own, isFit)
    const heroes = heroesOf(own.composed).map(({ ingredient }) => ingredient)
    // Of a cauliflower cheese nobody without an oven makes a clear soup.
    const near = kinOf(own.composed.dish)
    const isKin = (plan: Plan) =>
      isFit(plan) &&
      near.includes(plan.dish.id) &&
      (heroes.length === 0 || fillersOf(plan).some(({ ingredient }) => heroes.includes(ingredient)))
    // A soup that cannot be blended is still that soup.
    const next = way ?? (missing.every((one) => one === aBlender) ? null : inAnotherDish(own, [], isKin))
    const { minutes } = own.composed
    if (next) take(own, next)
    if (way) own.said.push(sayChanged({ what: 'other_way', saved: minutes.cooking - way.minutes.cooking }))
    else if (next) sayComposed(own)
    else own.said.push(sayNotKept({ what: 'gear', why: 'needed', words }))
  }
  const isUsed = ({ needs }: Utensil) => needs.test(wordsOf(own.composed.way))
  for (const utensil of utensils) {
    const named = { what: 'gear', words: [utensil.name[language]] } as const
    own.said.push(
      isUsed(utensil) ? sayKeptOtherwise({ ...named, why: 'already' }) : sayNotKept({ ...named, why: 'unwritten' }),
    )
  }
}

const aBlender: Text = { en: 'a blender', fr: 'un mixeur' }

const isBinding = ({ id, kind }: Ingredient) => id === 'potato' || kind === 'pulse' || kind === 'lentil'

const sweet: readonly Course[] = ['dessert', 'breakfast']

/** More of what makes it so, or what brings it. */
function wantTaste(own: Own, taste: Taste): void {
  const { kinds = [], ids = [], brings, name } = taste
  const words = [name[own.language]]
  const bringing = bringersOf(own, taste).filter((food) => allowsIn(own, food))
  const isDrained = isApart.test(wordsOf(own.composed.way))
  const isOf = ({ kind, id }: Ingredient) =>
    (kinds.includes(kind) || ids.includes(id)) && (isDrained || !drinking.includes(kind))
  // Creamy without cream a soup is by what is blended into it, or by less to thin it.
  const isCreamless = brings === 'cream' && !allowsIn(own, ingredientById(brings))
  if (
    isCreamless &&
    blending.test(wordsOf(own.composed.way)) &&
    (adjust(own, isBinding, 1.5, 'more') || thicken(own, 'thicker'))
  )
    return
  if (brings && adjust(own, isOf, name.en === 'filling' ? 1.3 : somewhatMore, 'more')) return
  // Of a sweet dish a pinch of salt makes no savoury one.
  const isSo = hasTaste(own.composed, taste) && !(name.en === 'salty' && sweet.includes(own.composed.dish.course))
  if (isSo) own.said.push(sayKeptOtherwise({ what: 'taste', why: 'already', words }))
  else if (bringing.length > 0) add(own, bringing)
  else own.said.push(sayNotKept({ what: 'taste', why: 'unsuited', words }))
}

/** What makes it so: what crunches on something sweet is nuts, and crumbs on what is baked. */
function bringersOf({ composed: { dish, way } }: Own, { brings, name }: Taste): Ingredient[] {
  const ids = brings ? [brings] : []
  if (name.en === 'crisp')
    ids.unshift(...(sweet.includes(dish.course) ? ['almond', 'walnut'] : way.oven ? ['breadcrumbs'] : []))
  return ids.map(ingredientById)
}

/** The seasoning of a cuisine where it has a place for it; else what is cooked there of the same. */
function wantCuisine(own: Own, { cuisines: [cuisine], flavours }: Wish): void {
  if (!cuisine) return
  const { composed, language } = own
  const words = [cuisineWords[cuisine][language][0] ?? cuisine]
  const isOfIt = ({ dish }: Plan) => dish.cuisines?.includes(cuisine) ?? false
  const heroes = heroesOf(composed).slice(0, 1)
  const isLikeIt = (plan: Plan) =>
    isOfIt(plan) &&
    plan.dish.course === composed.dish.course &&
    heroes.every(({ ingredient }) => fillersOf(plan).some((filler) => filler.ingredient === ingredient))
  if (isOfIt(composed)) {
    own.said.push(sayKeptOtherwise({ what: 'taste', why: 'already', words }))
    return
  }
  const seasoned = refilled(own, composed.filled.slots, flavours)
  const came = seasoned ? flavours.filter(({ id }) => seasoned.filled.placed.has(id)) : []
  const other = came.length === 0 ? inAnotherDish(own, [], isLikeIt, { dishes: [], cuisines: [cuisine] }) : null
  if (other) {
    take(own, other)
    sayComposed(own)
  } else if (seasoned && came.length > 0) {
    take(own, seasoned)
    const foods = came.flatMap(({ options }) => options.slice(0, 1))
    own.said.push(sayChanged({ what: 'added', words: namesOf(foods, language) }))
  } else own.said.push(sayNotKept({ what: 'taste', why: 'unsuited', words }))
}

function sayMethods(own: Own, { methods }: Wish): void {
  for (const { name, dishes } of methods) {
    const words = [name[own.language]]
    const isSo = ({ dish, way }: Plan) =>
      name === inOven ? way.oven === true : dishes.some((id) => id === dish.id || id === dish.of)
    const way = isSo(own.composed) ? null : inAnotherWay(own, isSo)
    const { instead } = own.composed.dish
    // An omelette in the oven is a frittata.
    const isKin = (plan: Plan) => instead.includes(plan.dish.id) && isSo(plan)
    const other =
      way || isSo(own.composed) || name !== inOven ? null : inAnotherDish(own, [], isKin, { dishes: instead })
    const next = way ?? other
    if (next) take(own, next)
    if (other) {
      sayComposed(own)
      continue
    }
    own.said.push(
      next
        ? sayChanged({ what: 'other_way', saved: 0 })
        : isSo(own.composed)
          ? sayKeptOtherwise({ what: 'method', why: 'already', words })
          : sayNotKept({ what: 'method', why: 'unwritten', words }),
    )
  }
}

/** A recipe is of one dish: what was named to go with it, or besides, is not made. */
function sayDishes(own: Own, { dishes, besides, unfit }: Wish, isTurned: boolean): void {
  const { dish } = own.before
  const others =
    isTurned || own.said.some(({ code }) => code !== 'not_kept')
      ? []
      : dishes.map(dishById).filter(({ id, of }) => id !== dish.id && of !== dish.id && id !== dish.of)
  const words = [...others.map(({ noun }) => noun), ...besides, ...unfit].map((noun) => noun[own.language])
  if (words.length > 0) own.said.push(sayNotKept({ what: 'dish', why: 'one_dish', words: [...new Set(words)] }))
}

/** What is lighter or cheaper is seen to by itself, and in how many pots every cook sees. */
const told: readonly Occasion[] = ['light', 'cheap', 'one-pot', 'one-tray']

/** Who tells what children do not eat, or of a party of twelve, has been heard where something was changed. */
const spokenOf: readonly Occasion[] = ['children', 'party']

function sayOccasions(own: Own, { occasions, questions }: Wish, isSeasoned: boolean): void {
  if (questions.length > 0) return
  for (const occasion of occasions) {
    const isHeard = isSeasoned || own.said.some(({ code }) => code === 'changed')
    if (told.includes(occasion) || (spokenOf.includes(occasion) && isHeard)) continue
    const words = [occasionNames[occasion][own.language]]
    const isMet = own.composed.dish.suits?.includes(occasion) ?? false
    own.said.push(
      isMet
        ? sayKeptOtherwise({ what: 'occasion', why: 'already', words })
        : sayNotKept({ what: 'occasion', why: 'unsuited', words }),
    )
  }
}
