import type { Preferences, RecipeRequest } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import { breaksDiet, containsAllergen } from '../../lexicon/restrictions.ts'
import { spokenNoun } from '../../wording/noun.ts'
import type { Dish } from '../dish.ts'
import type { Asked, Wish } from '../wish.ts'
import { isCovered, type Named } from './named.ts'
import { type Mentions, readMentions } from './read-mentions.ts'
import { isHurried, readMinutes } from './read-minutes.ts'
import { readServes } from './read-serves.ts'
import { plainText, tokensOf } from './tokens.ts'
import { tellingWords } from './vocabulary.ts'

/**
 * What the kitchen understands of a request: the prompt in either language, the free wishes (only what they leave
 * out), the dislikes, and the request's own numbers, which win over the prompt's.
 */
export function readWish(request: RecipeRequest): Wish {
  const { preferences } = request
  const prompt = readMentions(request.user_input, languageOf(request.user_input, request.language))
  const avoided = avoidedIn(prompt, preferences, request.language)
  const diets = [...prompt.diets, ...avoided.diets, ...(preferences?.diets ?? [])]
  const allergies = preferences?.allergies ?? []
  const isLeftOut = (ingredient: Ingredient) =>
    diets.some((diet) => breaksDiet(ingredient, diet)) ||
    allergies.some((allergen) => containsAllergen(ingredient, allergen)) ||
    avoided.named.some((named) => isCovered(ingredient, named))
  return {
    language: request.language,
    dishes: orderOfDishes(prompt.dishes, request),
    course: prompt.courses[0] ?? null,
    asked: askedIn(prompt),
    allows: (ingredient) => !isLeftOut(ingredient),
    serves: request.serves ?? readServes(request.user_input) ?? preferences?.serves ?? null,
    maxMinutes: request.max_minutes ?? readMinutes(request.user_input),
    isHurried: isHurried(request.user_input),
    hasOven: !/\b(?:no oven|without (?:an |the )?oven|sans four|pas de four)\b/.test(plainText(request.user_input)),
    asksUnknown: prompt.asksUnknown,
    avoidsUnknown: avoided.isUnknown,
    isUnderstood: isUnderstood(prompt, request.user_input),
  }
}

function avoidedIn(prompt: Mentions, preferences: Preferences | null, language: Language) {
  const wishes = readMentions(preferences?.wishes ?? '', language)
  const dislikes = (preferences?.dislikes ?? []).map((dislike) => readMentions(dislike, language))
  // A dislike may be written as a name or as "no name"; either way the name goes.
  const disliked = (preferences?.dislikes ?? []).flatMap((dislike) => readMentions(`no ${dislike}`, language).avoided)
  return {
    diets: wishes.diets,
    named: [...prompt.avoided, ...wishes.avoided, ...disliked, ...dislikes.flatMap(({ asked }) => asked)],
    isUnknown:
      prompt.avoidsUnknown ||
      dislikes.some(({ asked, avoided, dishes }) => asked.length + avoided.length + dishes.length === 0),
  }
}

function isUnderstood({ asked, dishes, diets, courses, avoided }: Mentions, prompt: string): boolean {
  if (readServes(prompt) !== null || readMinutes(prompt) !== null || isHurried(prompt)) return true
  return [asked, dishes, diets, courses, avoided].some((found) => found.length > 0)
}

function languageOf(prompt: string, fallback: Language): Language {
  const tokens = new Set(tokensOf(prompt))
  const count = (language: Language) => tellingWords[language].filter((word) => tokens.has(plainText(word))).length
  const difference = count('en') - count('fr')
  if (difference === 0) return fallback
  return difference > 0 ? 'en' : 'fr'
}

/** English names the dish last ("pasta salad"), French first ("salade de pâtes"). */
function orderOfDishes(named: readonly Dish[], request: RecipeRequest): string[] {
  const ids = [...new Set(named.map((dish) => dish.id))]
  return languageOf(request.user_input, request.language) === 'en' ? ids.reverse() : ids
}

/** More than this nobody can cook in one dish. */
const mostAsked = 12

function askedIn({ asked, avoided }: Mentions): Asked[] {
  const isTaken = (one: Asked) => avoided.some((named) => idOf(named) === one.id)
  const byId = new Map(asked.map(toAsked).map((one) => [one.id, one]))
  return [...byId.values()].filter((one) => one.options.length > 0 && !isTaken(one)).slice(0, mostAsked)
}

function idOf(named: Named): string {
  return named.kind === 'family' ? `family ${named.family.id}` : named.ingredient.id
}

function toAsked(named: Named): Asked {
  const id = idOf(named)
  if (named.kind === 'ingredient') {
    const { ingredient } = named
    const options = [ingredient, ...(ingredient.swap ?? []).map(ingredientById)]
    return { id, name: { en: plainName(ingredient, 'en'), fr: plainName(ingredient, 'fr') }, options }
  }
  const { names, typical } = named.family
  return { id, name: { en: names.en[0] ?? id, fr: names.fr[0] ?? id }, options: typical.map(ingredientById) }
}

function plainName(ingredient: Ingredient, language: Language): string {
  return spokenNoun(ingredient, language, true).text
}
