import { blankDraft } from '@roux/contract/blank-draft'
import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { convertRecipe } from '@roux/cooking/amounts/convert-text'
import { lexiconDensity } from '@roux/cooking/amounts/lexicon-density'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isPastItsDate } from '@roux/cooking/safety/past-its-date'
import { capitalise } from '@roux/cooking/wording/capitalise'
import { listedNoun } from '@roux/cooking/wording/noun'
import type { Course, Occasion, Text } from '../cookbook/dish.ts'
import { type Chance, chanceFrom, chanceOf } from '../template/choice.ts'
import { type Portion, portionsOf } from '../template/portions.ts'
import { render, type Scene } from '../template/render.ts'
import { vesselWords } from '../template/vessels.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { readWish } from '../understand/read-wish.ts'
import type { Wish } from '../understand/wish.ts'
import { writeIngredientLine } from '../wording/ingredient-line.ts'
import { joinList } from '../wording/list.ts'
import { accountFor } from './account-for.ts'
import { addFood, isLight } from './add-food.ts'
import { type Composed, calledIn, isFirm, sortsIn, withoutOf } from './composed.ts'
import { mostAdded, toComposition } from './composition.ts'
import { cookingNotes } from './cooking-notes.ts'
import { emptyPlate } from './empty-plate.ts'
import { planFit } from './fit-to-eat.ts'
import { lightened } from './lightened.ts'
import { byWeight, paced } from './paced.ts'
import { canSay, fillersOf, isTaken, type Plan } from './plan.ts'
import { prepOf } from './prep-of.ts'
import { quicklyDone } from './quickly-done.ts'
import { restLines, restName } from './rest-of-dish.ts'
import { sober } from './sober.ts'
import { textured } from './textured.ts'
import { timely } from './timely.ts'
import { titleOf } from './title-of.ts'
import { unsalted } from './unsalted.ts'
import { ofWholemeal } from './wholemeal.ts'
import { withFat } from './with-fat.ts'
import type { Written } from './written.ts'

/**
 * A recipe for what was asked, composed by the built-in kitchen: without network, clock or chance, the same for the
 * same request and seed. It never uses what the request leaves out; what it could not do its findings say.
 * The cook's own words never go into it, only names of the lexicon.
 * @param seed 0 for a new prompt; each next number gives another recipe for the same request.
 */
export function composeRecipe(request: KitchenRequest, seed = 0): Written {
  const wish = readWish(request)
  const chance = chanceOf(request.user_input, seed)
  const compose = (plan: Plan) => joined(withManner(plan, wish, chance, request), wish)
  const plan = planFit(wish, request, chance, (one) => writePlan(compose(one), wish.language, wish.allows))
  if (!plan) return emptyPlate(wish)
  const plain = compose(plan)
  const lighter = isToBeLighter(plan, wish) ? lightened(plain) : null
  const composed = lighter ?? plain
  const met = lighter ? { ...wish, occasions: wish.occasions.filter((one) => one !== 'light') } : wish
  return { ...writeComposed(composed, wish), findings: accountFor(composed, met) }
}

/** Who names a dish that is not light, and wants it lighter, gets less fat in it. */
function isToBeLighter({ dish }: Plan, { occasions, dishes }: Wish): boolean {
  return occasions.includes('light') && dishes.includes(dish.id) && !dish.suits?.includes('light')
}

/** What a dish is made of, and with another would be another; its stock is none. */
const meats = kindsThatAre('swapped')
/** Nobody stirs beans into a lemonade. */
const savoury: readonly Course[] = ['main', 'starter', 'side']

/** What was named and has no place in the way itself joins it in a step of its own, where a cook knows one. */
function joined(composed: Composed, wish: Wish): Composed {
  const { dish, filled, minutes } = composed
  // What joins it is cooked on a hob.
  if (!savoury.includes(dish.course) || !wish.hasHob || wish.gear.includes('microwave')) return composed
  const isNamed = wish.dishes.includes(dish.id)
  // Duck beside its mince is no more a cottage pie of duck.
  const hasFlesh = fillersOf(composed).some(({ ingredient }) => meats.includes(ingredient.kind))
  const missing = wish.asked.filter(
    ({ id, end, isImplied, isUnkept }) => !(filled.placed.has(id) || end || isImplied || isUnkept),
  )
  const foods = missing.flatMap(
    ({ options }) =>
      options.find(
        (one) => wish.allows(one) && (isLight(one) || (isNamed && !(hasFlesh && meats.includes(one.kind)))),
      ) ?? [],
  )
  if (foods.length === 0) return composed
  const { added } = foods.reduce(
    ({ draft, added }, food) => {
      const next = added.length < mostAdded ? addFood(draft, calledIn(composed, food), wish.language) : null
      const total = next ? next.preparation_time + next.cook_time : 0
      return next && total <= Math.max(wish.maxMinutes ?? total, minutes.preparation + minutes.cooking)
        ? { draft: next, added: [...added, food] }
        : { draft, added }
    },
    { draft: writePlan(composed, wish.language, wish.allows), added: [...composed.added] },
  )
  return { ...composed, added }
}

/** A plan with all that its recipe depends on beside it. */
export function withManner(plan: Plan, wish: Wish, chance: Chance, request: KitchenRequest): Composed {
  return {
    ...plan,
    start: chance.start,
    turn: chance.turn,
    tin: wish.tin,
    ...(isPastItsDate(request.user_input) && { isPastDate: true }),
    ...(plan.way.rest && wish.rest && { rest: wish.rest }),
    units: request.preferences?.units ?? 'metric',
    without: withoutOf(wish.allowsHere, isFirm(wish)),
    isMilkApart: wish.isMilkApart,
    ...sortsIn(wish),
    ...(wish.isWholemeal && { isWholemeal: true as const }),
    added: [],
    ...ofTheDay(plan, wish, chance),
  }
}

/** What is told of one feast is not said at another, nor at the table of who has a way to eat of their own. */
function ofTheDay(plan: Plan, { occasions, regimes }: Wish, chance: Chance): Pick<Composed, 'title' | 'description'> {
  if (occasions.length + regimes.length === 0) return {}
  const isOfAnother = ({ en }: Text) => feasts.some(([feast, says]) => says.test(en) && !occasions.includes(feast))
  const placeOf = (name: 'title' | 'description') => {
    const all = sayable(plan, plan.way[`${name}s`])
    const fit = all.filter((text) => !isOfAnother(text))
    const text = fit.length < all.length ? fit[chance.choose(name, fit.length)] : undefined
    return text ? { [name]: plan.way[`${name}s`].indexOf(text) } : {}
  }
  return { ...placeOf('title'), ...placeOf('description') }
}

const feasts: readonly (readonly [Occasion, RegExp])[] = [
  ['easter', /\beaster\b|\bbells ring\b|\bgood friday\b/i],
  ['christmas', /\bchristmas\b|\bfor the tree\b/i],
  ['iftar', /\bramadan\b|\biftar\b/i],
]

/**
 * The recipe of what is composed, with its composition.
 * @param finish what is done to it before it is put into other units
 */
export function writeComposed(
  composed: Composed,
  { language, allows }: Pick<Wish, 'language' | 'allows'>,
  finish: (draft: Draft) => Draft = (draft) => draft,
): Omit<Written, 'findings'> {
  const plain = writePlan(composed, language, allows)
  const metric = finish(
    composed.added.reduce((draft, food) => addFood(draft, calledIn(composed, food), language) ?? draft, plain),
  )
  const isMetric = composed.units === 'metric'
  const draft = isMetric ? metric : convertRecipe(metric, composed.units, language, lexiconDensity(language))
  return { ...draft, composition: toComposition(composed, draft, language) }
}

/** In grams and litres. */
function writePlan(composed: Composed, language: KitchenLanguage, allows: Wish['allows']): Draft {
  const { way, filled, minutes, serves } = composed
  const scene = setScene(composed, language)
  const title = firstSayable(composed, 'title')
  const description = render(firstSayable(composed, 'description') ?? { en: '', fr: '' }, scene)
  return {
    ...blankDraft,
    title: title ? titleOf(composed, title, sayable(composed, way.titles), scene) : '',
    description: [description, ...cookingNotes(composed, language)].join(' '),
    preparation_time: minutes.preparation,
    cook_time: minutes.cooking,
    serves,
    ingredients: [...restLines(composed, language), ...writeList(scene, composed.isWholemeal)],
    directions: way.steps
      .filter((step) => isTaken(step, filled))
      .map((step) =>
        paced(quicklyDone(withFat(render(step, byWeight(scene, step)), step, composed), step, composed), serves),
      )
      .map((text) => textured(text, composed.texture, language))
      .map((text) => (allows(ingredientById('salt')) ? text : unsalted(text, language)))
      .filter((text) => text !== ''),
  }
}

/** The places of the title and of the description that it has: a change of something else leaves them. */
export function placesOf(composed: Composed): Pick<Composed, 'title' | 'description'> {
  const placeOf = (name: 'title' | 'description') => {
    const text = firstSayable(composed, name)
    return text ? { [name]: composed.way[`${name}s`].indexOf(text) } : {}
  }
  return { ...placeOf('title'), ...placeOf('description') }
}

/** The one that is kept, or one of those that go with what is in the slots, in turn. */
function firstSayable(composed: Composed, name: 'title' | 'description'): Text | undefined {
  const { way, start, turn } = composed
  const all = way[`${name}s`]
  const told = sayable(composed, all)
  const texts = name === 'description' ? timely(sober(told, composed), composed) : told
  const kept = all[composed[name] ?? -1]
  return kept && texts.includes(kept) ? kept : texts[chanceFrom(start, turn).choose(name, texts.length)]
}

function sayable({ way, filled }: Plan, texts: readonly Text[]): readonly Text[] {
  return texts.filter((text) => canSay(text, way.hero, filled))
}

function setScene(composed: Composed, language: KitchenLanguage): Scene {
  const { way, filled, serves, tin, rest, start, turn } = composed
  const asCalled = (portion: Portion) => ({ ...portion, ingredient: calledIn(composed, portion.ingredient) })
  const portions = new Map(
    Array.from(portionsOf(way, filled, serves), ([slot, inSlot]) => [slot, inSlot.map(asCalled)] as const),
  )
  const heroes = way.hero.flatMap((slot) => portions.get(slot) ?? [])
  const asked = heroes.filter((portion) => portion.asked)
  // A title names what the cook named, three things at most; otherwise the two that give the dish its character.
  portions.set('hero', asked.length > 0 ? asked.slice(0, 3) : heroes.slice(0, 2))
  return {
    language,
    portions,
    words: { ...vesselWords(serves, language, tin), rest: restName(rest, language) },
    choose: chanceFrom(start, turn).choose,
  }
}

/** One line per ingredient, in the order of the slots; those without an amount share the last one ("Salt and pepper"). */
function writeList({ portions, language }: Scene, isWholemeal = false): string[] {
  const listed = [...portions].flatMap(([slot, inSlot]) => (slot === 'hero' ? [] : inSlot))
  const hasAmount = ({ amount }: Portion) => amount[1] !== 'taste'
  const lines = listed.filter(hasAmount).map((portion) => {
    const { ingredient, amount } = portion
    const prep = prepOf(portion)?.[language] ?? ''
    return writeIngredientLine(
      ingredient,
      amount,
      language,
      isWholemeal ? ofWholemeal(ingredient, prep, language) : prep,
    )
  })
  const toTaste = listed.filter((portion) => !hasAmount(portion))
  const names = [...new Set(toTaste.map(({ ingredient }) => listedNoun(ingredient, language, true).text))]
  return names.length > 0 ? [...lines, capitalise(joinList(names, language))] : lines
}
