import type { Eater } from '@roux/contract/constraints'
import type { Preferences } from '@roux/contract/generation'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { joinNutrients } from '@roux/contract/nutrient-wish'
import { belongsTo } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { breaksDiet, containsAllergen, isFlesh } from '@roux/cooking/foods/restrictions'
import { inEach } from '@roux/cooking/languages/in-each'
import { isKeptFrom } from '@roux/cooking/safety/kept-from'
import { whoEats } from '@roux/cooking/safety/who-eats'
import { rememberLast } from '@roux/cooking/text/remember-last'
import type { Course, Occasion } from '../cookbook/dish.ts'
import { askedIn, flavoursIn } from './asked.ts'
import { carriersOf, holdersOf } from './carriers.ts'
import { lowSalt } from './counted-regimes.ts'
import { isPriced } from './figures.ts'
import { isUsuallyOfFlesh } from './is-of-plants.ts'
import { isSwapped, knownFor, withoutSwapped } from './is-swapped.ts'
import { isKeptFromChildren } from './kept-from-children.ts'
import { kinOfHarmful } from './kin-allergens.ts'
import type { KitchenRequest } from './kitchen-request.ts'
import { restOf } from './left-dishes.ts'
import { mannersIn, partyOf, unsuitedTo } from './manners-in.ts'
import type { Meaning } from './meaning.ts'
import { unreadIn, wordsOfKind } from './meanings-of.ts'
import { isCovered, isMealOfFlesh, isSpared, keyOf, type Named, optionsOf, spokenName } from './named.ts'
import { orderOfDishes } from './order-of-dishes.ts'
import type { Pieces } from './pieces-named.ts'
import { type Bounds, readBounds } from './read-bounds.ts'
import { readMentions, readPlain } from './read-mentions.ts'
import { isHurried, readMinutes } from './read-minutes.ts'
import { nutrientsIn } from './read-nutrients.ts'
import { readPrompt } from './read-prompt.ts'
import { readServes } from './read-serves.ts'
import type { Mentions } from './reader.ts'
import { usualFoods } from './settle-heads.ts'
import { isStrange } from './strange-words.ts'
import { plainText, tokensOf } from './tokens.ts'
import { secondPan } from './utensil-words.ts'
import { tellingWords } from './vocabulary.ts'
import type { Wish } from './wish.ts'

/**
 * What the kitchen understands of a request: the prompt in either language, the free wishes (what they leave
 * out, for how many, how long), the dislikes, and the request's own numbers, which win over the prompt's.
 * @param hasRecipe what it names is for a recipe that is there already, and is not to be made itself: tortillas
 */
export function readWish(request: KitchenRequest, hasRecipe = false): Wish {
  const { preferences } = request
  const wishes = preferences?.wishes ?? ''
  const bounds = readBounds(request.user_input)
  const language = languageOf(request.user_input, request.language)
  const { prompt, pieces, meanings } = readPrompt(request.user_input, language, bounds, hasRecipe)
  const avoided = avoidedIn(prompt, preferences, request.language)
  const aims = [...prompt.regimes, ...avoided.regimes].flatMap((regime) => regime.aims ?? [])
  const nutrients = joinNutrients(aims, nutrientsIn(request.user_input, prompt.regimes))
  // Nobody can count what goes in to taste.
  const isSaltLimited = nutrients.some(({ nutrient, bound }) => nutrient === 'salt' && bound === 'at_most')
  const asked: Kept = { ...prompt, regimes: [...prompt.regimes, ...(isSaltLimited ? [lowSalt] : [])] }
  const kept: Kept = {
    diets: [...asked.diets, ...avoided.diets, ...(preferences?.diets ?? [])],
    allergies: [...asked.allergies, ...avoided.allergies, ...(preferences?.allergies ?? [])],
    regimes: [...asked.regimes, ...avoided.regimes],
    avoided: avoided.named,
    byName: (preferences?.other_allergies ?? []).flatMap((one) => readDislike(one, language).named),
  }
  const eaters = whoEats(request.user_input)
  const all = wishes === '' ? eaters : whoEats(`${request.user_input}. ${wishes}`)
  const allows = allowing(prompt, kept, all, isSaltLimited)
  const alike = knownFor(prompt, prompt.dishes)
  const isOther = alike.length > 0 || (prompt.dishes.length > 0 && isSwapped(plainText(request.user_input)))
  return {
    language: request.language,
    ...dishesIn(prompt, allows, language, alike),
    unmade: prompt.unmade[0] ?? null,
    isUnmadeFar: prompt.unmade.length > 0 && prompt.dishes.length + prompt.asked.length + prompt.cuisines.length === 0,
    besides: [...new Set(prompt.besides)].filter((dish) => !prompt.dishes.includes(dish)).map(({ noun }) => noun),
    avoidedDishes: unsuitedTo(prompt, kept.regimes),
    ...mannersIn(prompt, eaters, toldIn(meanings, bounds), bounds.hasOnlyPan),
    cuisines: cuisinesOf(prompt),
    cuisineWords: wordsOfKind(meanings, 'cuisine'),
    ...coursesIn(prompt),
    harmful: prompt.harmful.map((named) => inEach((language) => spokenName(named, language))),
    eaters,
    asked: isOther ? withoutSwapped(askedIn(prompt, allows), plainText(request.user_input)) : askedIn(prompt, allows),
    ...(isOther && { isSwapped: true as const }),
    flavours: flavoursIn(prompt),
    goesWith: prompt.goesWith.flatMap((named) => optionsOf(named).slice(0, 1)),
    // Who names a classic and has only this of something else wants the classic.
    hasNothingElse:
      prompt.asked.length > 0 && prompt.dishes.every(({ of }) => of === undefined) && bounds.hasNothingElse,
    allows,
    allowsHere: preferences ? allowing(prompt, asked, eaters, isSaltLimited) : allows,
    serves: servesFor(request, prompt, bounds, pieces),
    tin: bounds.tin,
    maxMinutes: request.max_minutes ?? bounds.minutes ?? readMinutes(wishes),
    isHurried: bounds.isHurried || isHurried(wishes),
    isEasy: bounds.isEasy,
    ...kitchenOf(prompt, bounds),
    nutrients: joinNutrients(nutrientsIn(wishes, avoided.regimes), nutrients),
    isMilkApart: kept.regimes.some(({ partsMilkFromMeat }) => partsMilkFromMeat),
    regimes: kept.regimes.filter(({ counts, isSure }) => counts === undefined && !isSure).map(({ label }) => label),
    avoidsUnknown: avoided.isUnknown,
    isUnderstood: nutrients.length > 0 || isUnderstood(prompt, bounds, request.user_input),
    meanings,
    questions: wordsOfKind(meanings, 'question'),
    several: wordsOfKind(meanings, 'several'),
    unread: unreadIn(meanings),
  }
}

function dishesIn(
  prompt: Mentions,
  allows: Wish['allows'],
  language: KitchenLanguage,
  alike: readonly string[],
): Pick<Wish, 'dishes' | 'rest' | 'unfit'> {
  const { rest, dishes, unfit } = restOf(prompt, allows)
  return { rest, dishes: [...orderOfDishes(dishes, language), ...alike], unfit: unfit.map(({ noun }) => noun) }
}

/** Those that are named, or where the way to eat is at home of who names no dish. */
function cuisinesOf({ cuisines, dishes, regimes }: Mentions): Wish['cuisines'] {
  return cuisines.length + dishes.length > 0 ? cuisines : regimes.flatMap(({ cuisines: own = [] }) => own)
}

/** For how many; a jar of what is preserved is three of its portions. */
function servesFor(
  { serves, preferences }: KitchenRequest,
  prompt: Mentions,
  bounds: Bounds,
  pieces: Pieces | null,
): number | null {
  const [dish] = prompt.dishes
  const isPreserve = dish !== undefined && [dish.id, dish.of].includes('jam')
  const jars = isPreserve && bounds.jars !== null ? bounds.jars * 3 : null
  const people = pieces?.isOfPeople(bounds.serves) ? null : bounds.serves
  const usual = preferences?.serves ?? readServes(preferences?.wishes ?? '')
  return serves ?? jars ?? people ?? pieces?.serves ?? usual ?? partyOf(prompt)
}

/** What is told of the purse and of the weather. */
function toldIn(meanings: readonly Meaning[], { weather }: Bounds): Occasion[] {
  return [...(isPriced(meanings) ? (['cheap'] as const) : []), ...(weather ? [weather] : [])]
}

/** What there is to cook with and in. In a heatwave nobody lights an oven for what may be anything. */
function kitchenOf(
  { dishes, asked, lacks, lacking }: Mentions,
  { hasOven, hasHob, hasOnlyPan, weather }: Bounds,
): Pick<Wish, 'hasOven' | 'hasHob' | 'lacks' | 'lacking'> {
  const isTooHot = weather === 'summer' && dishes.length + asked.length === 0
  return { hasOven: hasOven && !isTooHot, hasHob, lacks, lacking: [...lacking, ...(hasOnlyPan ? [secondPan] : [])] }
}

/** What is to be left out, as rules and as foods. */
type Kept = Pick<Mentions, 'diets' | 'allergies' | 'regimes' | 'avoided'> & { byName?: readonly Named[] }

/** May a food be in what a prompt asks for? Every way to make every dish asks again. */
function allowing(
  prompt: Mentions,
  { diets, allergies, regimes, avoided, byName = [] }: Kept,
  eaters: readonly Eater[],
  isSaltLimited: boolean,
): Wish['allows'] {
  const wanted = [...prompt.asked, ...prompt.implied, ...prompt.hinted]
  const harmed = [...prompt.harm.foods.map(({ named }) => named), ...byName]
  const kin = kinOfHarmful(harmed, [...wanted, ...prompt.dishes.flatMap(usualFoods)])
  const isMeatless = prompt.isOfPlants && prompt.dishes.some(isUsuallyOfFlesh) && !wanted.some(isMealOfFlesh)
  return remembering(
    (ingredient) =>
      !(
        kin.has(ingredient) ||
        isKeptFrom(ingredient, eaters) ||
        isKeptFromChildren(ingredient, eaters, prompt) ||
        (isSaltLimited && ingredient.id === 'salt') ||
        (isMeatless && isFlesh(ingredient) && !prompt.asked.some((named) => isCovered(ingredient, named))) ||
        diets.some((diet) => breaksDiet(ingredient, diet)) ||
        allergies.some((allergen) => containsAllergen(ingredient, allergen)) ||
        regimes.some(({ without }) => belongsTo(ingredient, without)) ||
        avoided.some((named) => isCovered(ingredient, named) && !isSparedIn(prompt, ingredient, named))
      ),
  )
}

/** Who asks for feta and no cheese wants feta; what harms harms. */
function isSparedIn({ asked, harmful }: Mentions, food: Ingredient, left: Named): boolean {
  const isAsked = asked.some((named) => named.kind === 'ingredient' && named.ingredient === food)
  return isAsked && isSpared(food, left) && !harmful.includes(left)
}

function coursesIn({ courses, isMenu }: Mentions): Pick<Wish, 'course' | 'otherCourses'> {
  const named: Course[] = isMenu ? ['main', 'starter', 'dessert', ...courses] : courses
  // Of a menu the main course is what the rest goes with.
  const [course, ...otherCourses] = new Set(named.includes('main') ? ['main' as const, ...named] : named)
  return { course: course ?? null, otherCourses }
}

function remembering(test: (ingredient: Ingredient) => boolean): (ingredient: Ingredient) => boolean {
  const known = new Map<Ingredient, boolean>()
  return (ingredient) => {
    const before = known.get(ingredient)
    if (before !== undefined) return before
    const answer = test(ingredient)
    known.set(ingredient, answer)
    return answer
  }
}

function avoidedIn(prompt: Mentions, preferences: Preferences | null, language: KitchenLanguage) {
  const wishes = readMentions(preferences?.wishes ?? '', language)
  const left = [...(preferences?.dislikes ?? []), ...(preferences?.other_allergies ?? [])]
  const dislikes = left.map((dislike) => readDislike(dislike, language))
  return {
    diets: wishes.diets,
    regimes: wishes.regimes,
    allergies: wishes.allergies,
    named: [
      ...prompt.avoided,
      ...prompt.avoided
        .flatMap(holdersOf)
        .filter((held) => !prompt.asked.some((asked) => keyOf(asked) === keyOf(held))),
      ...prompt.harm.foods.flatMap(({ named }) => carriersOf(named)),
      ...wishes.avoided,
      ...dislikes.flatMap(({ named }) => named),
    ],
    isUnknown: prompt.avoidsUnknown || dislikes.some((one) => one.isUnknown),
  }
}

/** A dislike may be written as a name or as "no name"; either way the name goes. They are the same at each request. */
const readDislike = rememberLast((dislike, language: KitchenLanguage) => {
  const { asked, avoided, dishes, diets } = readPlain(dislike, language)
  return {
    named: [...readPlain(`no ${dislike}`, language).avoided, ...asked],
    isUnknown: asked.length + avoided.length + dishes.length + diets.length === 0,
  }
}, 1000)

/** Words of somebody who wants a meal, and leaves it to the kitchen which. */
const anyMeal =
  /\b(?:meals?|food|foods|eat|eating|cook|recipes?|hungry|feed|feast|repas|recettes?|manger|cuisiner|faim|menu|brunch)\b/

/** Of what was read, what tells what is wanted. */
const tellings = [
  ...(['unfit', 'asked', 'dishes', 'avoidedDishes', 'manners', 'refusedTastes', 'diets', 'regimes'] as const),
  ...(['courses', 'avoided', 'cuisines', 'lacks'] as const),
] as const

function isUnderstood(mentions: Mentions, bounds: Bounds, prompt: string): boolean {
  const { serves, minutes, hasOven, hasHob } = bounds
  if (
    serves !== null ||
    minutes !== null ||
    bounds.isHurried ||
    bounds.weather ||
    bounds.hasOnlyPan ||
    !(hasOven && hasHob)
  )
    return true
  if (tellings.some((name) => mentions[name].length > 0)) return true
  const hasStrange = tokensOf(prompt).some((token) => kitchenLanguages.every((language) => isStrange(token, language)))
  return !hasStrange && anyMeal.test(plainText(prompt))
}

/** The language a prompt is written in, or the fallback where it does not tell. */
export function languageOf(prompt: string, fallback: KitchenLanguage): KitchenLanguage {
  const tokens = new Set(tokensOf(prompt))
  const count = (language: KitchenLanguage) => tellingWords[language].filter((word) => tokens.has(word)).length
  const difference = count('en') - count('fr')
  if (difference === 0) return fallback
  return difference > 0 ? 'en' : 'fr'
}
