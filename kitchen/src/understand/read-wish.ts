import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import { belongsTo } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { breaksDiet, containsAllergen, isFlesh } from '@roux/cooking/foods/restrictions'
import { isKeptFrom } from '@roux/cooking/safety/kept-from'
import { whoEats } from '@roux/cooking/safety/who-eats'
import type { Course, End, Text } from '../cookbook/dish.ts'
import type { Dish } from '../template/dishes.ts'
import { spokenNoun } from '../wording/noun.ts'
import { cuisineFlavours } from './cuisine-words.ts'
import { isUsuallyOfFlesh } from './is-of-plants.ts'
import type { KitchenRequest } from './kitchen-request.ts'
import { nothingElse } from './left-words.ts'
import { makeWhatIsNamed } from './made-at-home.ts'
import { isCovered, isMadeOf, isMealOfFlesh, isSpared, type Named, spokenName } from './named.ts'
import { readMentions } from './read-mentions.ts'
import { isHurried, readMinutes } from './read-minutes.ts'
import { readServes } from './read-serves.ts'
import { readTin } from './read-tin.ts'
import type { Mentions } from './reader.ts'
import { isStrange } from './strange-words.ts'
import { plainText, tokensOf } from './tokens.ts'
import { nameUnknown } from './unknown-name.ts'
import { tellingWords } from './vocabulary.ts'
import type { Asked, Wish } from './wish.ts'

/**
 * What the kitchen understands of a request: the prompt in either language, the free wishes (what they leave
 * out, for how many, how long), the dislikes, and the request's own numbers, which win over the prompt's.
 */
export function readWish(request: KitchenRequest): Wish {
  const { preferences } = request
  const wishes = preferences?.wishes ?? ''
  const text = plainText(request.user_input)
  const has = (...lacking: readonly RegExp[]) => !lacking.some((words) => words.test(text))
  const [hasOven, hasHob] = [has(noOven, microwaveAlone), has(noHob, microwaveAlone)]
  const language = languageOf(request.user_input, request.language)
  const read = makeWhatIsNamed(readMentions(request.user_input, language), request.user_input)
  const prompt = preferMeal(nameUnknown(read, request.user_input, language))
  const avoided = avoidedIn(prompt, preferences, request.language)
  const diets = [...prompt.diets, ...avoided.diets, ...(preferences?.diets ?? [])]
  const allergies = [...prompt.allergies, ...avoided.allergies, ...(preferences?.allergies ?? [])]
  const regimes = [...prompt.regimes, ...avoided.regimes]
  const isMeatless =
    prompt.isOfPlants &&
    prompt.dishes.some(isUsuallyOfFlesh) &&
    ![...prompt.asked, ...prompt.implied, ...prompt.hinted].some(isMealOfFlesh)
  const eaters = whoEats(`${request.user_input}. ${wishes}`)
  const isLeftOut = (ingredient: Ingredient) =>
    isKeptFrom(ingredient, eaters) ||
    (isMeatless && isFlesh(ingredient) && !prompt.asked.some((named) => isCovered(ingredient, named))) ||
    diets.some((diet) => breaksDiet(ingredient, diet)) ||
    allergies.some((allergen) => containsAllergen(ingredient, allergen)) ||
    regimes.some(({ without }) => belongsTo(ingredient, without)) ||
    avoided.named.some((named) => isCovered(ingredient, named) && !isSparedIn(prompt, ingredient, named))
  return {
    language: request.language,
    dishes: orderOfDishes(prompt.dishes, language),
    unmade: prompt.unmade[0] ?? null,
    besides: [...new Set(prompt.besides)].filter((dish) => !prompt.dishes.includes(dish)).map(({ noun }) => noun),
    unfit: prompt.unfit.map(({ noun }) => noun),
    avoidedDishes: [
      ...prompt.avoidedDishes.map(({ id }) => id),
      ...regimes.flatMap(({ withoutDishes = [] }) => withoutDishes),
    ],
    manners: prompt.manners.flatMap(({ dishes }) => dishes ?? []),
    methods: prompt.manners.flatMap(({ method, dishes = [], likewise = [] }) =>
      method ? [{ name: method, dishes: [...dishes, ...likewise] }] : [],
    ),
    occasions: [...new Set(prompt.manners.flatMap(({ occasion }) => occasion ?? []))],
    cuisines: prompt.cuisines,
    ...coursesIn(prompt),
    harmful: prompt.harmful.map((named) => ({ en: spokenName(named, 'en'), fr: spokenName(named, 'fr') })),
    asked: askedIn(prompt, (food) => !isLeftOut(food)),
    flavours: flavoursIn(prompt),
    // Who names a classic and has only this of something else wants the classic.
    hasNothingElse:
      prompt.asked.length > 0 && prompt.dishes.every(({ of }) => of === undefined) && nothingElse.test(text),
    allows: remembering((ingredient) => !isLeftOut(ingredient)),
    ...boundsIn(request),
    hasOven,
    hasHob,
    gear: prompt.manners.flatMap(({ gear }) => gear ?? []),
    lacks: prompt.lacks,
    regimes: regimes.map(({ label }) => label),
    asksUnknown: prompt.asksUnknown,
    avoidsUnknown: avoided.isUnknown,
    isStrange: prompt.isStrange,
    isUnderstood: !(hasOven && hasHob) || isUnderstood(prompt, request.user_input),
  }
}

/** Who asks for feta and no cheese wants feta; what harms harms. */
function isSparedIn({ asked, harmful }: Mentions, food: Ingredient, left: Named): boolean {
  const isAsked = asked.some((named) => named.kind === 'ingredient' && named.ingredient === food)
  return isAsked && isSpared(food, left) && !harmful.includes(left)
}

function coursesIn({ courses }: Mentions): Pick<Wish, 'course' | 'otherCourses'> {
  const [course, ...otherCourses] = new Set(courses)
  return { course: course ?? null, otherCourses }
}

/** How many, how long, and in what size of tin. */
function boundsIn(request: KitchenRequest): Pick<Wish, 'serves' | 'tin' | 'maxMinutes' | 'isHurried'> {
  const { user_input: prompt, preferences } = request
  const wishes = preferences?.wishes ?? ''
  return {
    serves: request.serves ?? readServes(prompt) ?? preferences?.serves ?? readServes(wishes),
    tin: readTin(prompt),
    maxMinutes: request.max_minutes ?? readMinutes(prompt) ?? readMinutes(wishes),
    isHurried: isHurried(`${prompt}, ${wishes}`),
  }
}

const besideMeals: readonly Course[] = ['side', 'sauce', 'snack']

/** Chicken with a mash is chicken. */
function preferMeal(mentions: Mentions): Mentions {
  const { dishes, asked } = mentions
  const isBeside = dishes.length > 0 && dishes.every(({ course }) => besideMeals.includes(course))
  const isMeal = asked.some((food) => isMealOfFlesh(food) && !dishes.some((dish) => isMadeOf(dish, food)))
  if (!(isBeside && isMeal)) return mentions
  return {
    ...mentions,
    dishes: [],
    besides: [...dishes, ...mentions.besides],
    // Beside a mash nobody wants noodles.
    manners: [...mentions.manners, { dishes: ['pan-fry', 'traybake'], names: { en: [], fr: [] } }],
  }
}

const noOven =
  /\b(?:no[- ]?bake|no[- ]?cook(?:ing)?|no oven|without (?:an |the |turning (?:on )?the )?oven|sans (?:four|cuisson)|pas de four)\b/

const noHob =
  /\b(?:no[- ]?cook(?:ing)?|no (?:stove|hob|cooktop)|without (?:a |the )?(?:stove|hob|cooking)|sans (?:cuisson|plaques?|rien cuire|feu)|rien a cuire)\b/
const microwaveAlone =
  /\b(?:(?:only|just|juste?|seulement|qu'?) ?(?:have |got )?(?:a |an |un |le |mon |my )?(?:microwave|micro[- ]?ondes?)|(?:microwave|micro[- ]?ondes?) (?:only|seulement|uniquement))\b/

/** Every way to make every dish asks again. */
function remembering(test: (ingredient: Ingredient) => boolean): (ingredient: Ingredient) => boolean {
  const known = new Map<Ingredient, boolean>()
  return (ingredient) => {
    const answer = known.get(ingredient) ?? test(ingredient)
    known.set(ingredient, answer)
    return answer
  }
}

function avoidedIn(prompt: Mentions, preferences: Preferences | null, language: KitchenLanguage) {
  const wishes = readMentions(preferences?.wishes ?? '', language)
  const left = [...(preferences?.dislikes ?? []), ...(preferences?.other_allergies ?? [])]
  const dislikes = left.map((dislike) => readMentions(dislike, language))
  // A dislike may be written as a name or as "no name"; either way the name goes.
  const disliked = left.flatMap((dislike) => readMentions(`no ${dislike}`, language).avoided)
  return {
    diets: wishes.diets,
    regimes: wishes.regimes,
    allergies: wishes.allergies,
    named: [...prompt.avoided, ...wishes.avoided, ...disliked, ...dislikes.flatMap(({ asked }) => asked)],
    isUnknown:
      prompt.avoidsUnknown ||
      dislikes.some(
        ({ asked, avoided, dishes, diets }) => asked.length + avoided.length + dishes.length + diets.length === 0,
      ),
  }
}

/** Words of somebody who wants a meal, and leaves it to the kitchen which. */
const anyMeal =
  /\b(?:meals?|food|foods|eat|eating|cook|recipes?|hungry|feed|feast|repas|recettes?|manger|cuisiner|faim|menu|brunch)\b/

function isUnderstood(mentions: Mentions, prompt: string): boolean {
  if (readServes(prompt) !== null || readMinutes(prompt) !== null || isHurried(prompt)) return true
  const { asked, dishes, manners, diets, regimes, courses, avoided, cuisines, lacks, unfit } = mentions
  if (
    [unfit, asked, dishes, manners, diets, regimes, courses, avoided, cuisines, lacks].some(({ length }) => length > 0)
  )
    return true
  const hasStrange = tokensOf(prompt).some((token) => isStrange(token, 'en') && isStrange(token, 'fr'))
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

/** A classic before its kind; otherwise English names the dish last ("pasta salad"), French first ("salade de pâtes"). */
function orderOfDishes(named: readonly Dish[], language: KitchenLanguage): string[] {
  const dishes = [...new Set(named)]
  const inOrder = language === 'en' ? dishes.reverse() : dishes
  // "a carbonara pasta" is a carbonara.
  return inOrder
    .toSorted((one, other) => Number(other.of !== undefined) - Number(one.of !== undefined))
    .map(({ id }) => id)
}

/** More than this nobody can cook in one dish. */
const mostAsked = 12

function askedIn({ asked, implied, hinted, avoided }: Mentions, allows: Wish['allows']): Asked[] {
  const isTaken = (one: Asked) => avoided.some((named) => idOf(named) === one.id)
  const likely = hinted.filter((named) => toAsked(named).options.some(allows))
  const all = [
    ...asked.map(toAsked),
    ...[...implied, ...likely].map((named): Asked => ({ ...toAsked(named), isImplied: true })),
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

/** A cuisine's own seasoning, for a savoury dish that has a place for it. */
function flavoursIn({ cuisines, courses, avoided, asked, dishes }: Mentions): Asked[] {
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

function toAsked(named: Named): Asked {
  const { end, atMost } = named
  const asked = { ...plainlyAsked(named), ...(end && { end }), ...(atMost && { atMost }) }
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
    return { id, name: { en: plainName(ingredient, 'en'), fr: plainName(ingredient, 'fr') }, options }
  }
  if (named.kind === 'unkept') {
    return { id, name: named.name, options: named.food.near.map(ingredientById), isUnkept: true }
  }
  const { names } = named.family
  const name = { en: names.en[0] ?? id, fr: names.fr[0] ?? id }
  const options = named.family.typical.map(ingredientById)
  // "spicy" is a wish for a taste: nobody misses it by name.
  return named.family.id === 'spicy' ? { id, name, options, isImplied: true } : { id, name, options, isFamily: true }
}

function plainName(ingredient: Ingredient, language: KitchenLanguage): string {
  return spokenNoun(ingredient, language, true).text
}
