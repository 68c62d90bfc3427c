import type { Draft } from '@roux/contract/draft'
import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import { sayChanged } from '@roux/contract/wish-findings'
import { composeRecipe } from '../compose/compose-recipe.ts'
import type { Written } from '../compose/written.ts'
import type { Change } from './read-change.ts'
import { requestFor } from './request-for.ts'
import type { Rules } from './rules.ts'
import { limited } from './work.ts'

/** Another recipe of the same name, for what the recipe itself cannot be made to keep to. */
export function composeAnew(
  recipe: Draft,
  wish: string,
  change: Change,
  rules: Rules,
  language: KitchenLanguage,
  preferences: Preferences | null,
): Written {
  const request = requestFor(`${recipe.title}, ${wish}`, recipe, rules, language, preferences)
  const { findings, ...composed } = composeRecipe({
    ...request,
    preferences: request.preferences && { ...request.preferences, ...(change.units && { units: change.units }) },
    serves: change.serves ?? recipe.serves,
    max_minutes: change.maxMinutes,
  })
  return { ...limited(composed), findings: [sayChanged({ what: 'composed' }), ...findings] }
}
