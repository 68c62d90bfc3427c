import type { Draft } from '@roux/contract/draft'
import type { Preferences, RecipeRequest } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { composeRecipe } from '../compose-recipe.ts'
import { readWish } from '../request/read-wish.ts'
import { notes, withNotes } from './notes.ts'
import type { Change } from './read-change.ts'
import type { Rules } from './rules.ts'
import { limited, type Work } from './work.ts'

export function composeAnew(
  recipe: Draft,
  wish: string,
  change: Change,
  rules: Rules,
  language: Language,
  preferences: Preferences | null,
): Draft {
  const composed = composeRecipe(requestFor(`${recipe.title}, ${wish}`, change, recipe, rules, language, preferences))
  return withNotes(limited(composed), [notes[language].composed])
}

function requestFor(
  user_input: string,
  change: Change,
  recipe: Draft,
  { diets: kept, allergies }: Rules,
  language: Language,
  preferences: Preferences | null,
): RecipeRequest {
  return {
    user_input,
    language,
    preferences: {
      other_allergies: [],
      dislikes: [],
      wishes: '',
      units: 'metric',
      serves: null,
      ...preferences,
      diets: [...kept],
      allergies: [...allergies],
      ...(change.units && { units: change.units }),
    },
    serves: change.serves ?? recipe.serves,
    max_minutes: change.maxMinutes,
  }
}

/** The quickest the kitchen knows of the same dish, where that saves time worth having. */
export function hurry(work: Work, change: Change, preferences: Preferences | null): void {
  if (!change.isQuicker) return
  const { recipe, rules, language } = work
  const say = notes[language]
  const request = requestFor(
    `${recipe.title}, ${language === 'fr' ? 'rapide' : 'quick'}`,
    change,
    recipe,
    rules,
    language,
    preferences,
  )
  const knowsDish = readWish({ ...request, user_input: recipe.title }).dishes.length > 0
  const composed = knowsDish ? composeRecipe({ ...request, serves: recipe.serves }) : recipe
  if (minutesOf(composed) <= minutesOf(recipe) * worthIt) {
    work.recipe = composed
    work.said.push(say.composed)
  } else {
    work.said.push(say.notQuicker)
  }
}

const worthIt = 0.85

function minutesOf({ preparation_time, cook_time }: Draft): number {
  return preparation_time + cook_time
}
