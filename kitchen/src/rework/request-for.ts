import type { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import type { Rules } from './rules.ts'

/** A request for a recipe like one that there is, under the rules that it must keep to. */
export function requestFor(
  user_input: string,
  recipe: Draft,
  { diets, allergies }: Rules,
  language: KitchenLanguage,
  preferences: Preferences | null = null,
): KitchenRequest {
  return {
    user_input,
    language,
    preferences: {
      other_allergies: [],
      dislikes: [],
      wishes: '',
      units: 'metric',
      ...preferences,
      serves: null,
      diets: [...diets],
      allergies: [...allergies],
    },
    serves: recipe.serves,
    max_minutes: null,
  }
}
