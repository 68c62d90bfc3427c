import type { RecipeRequest } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'

/** A request in a language that the kitchen writes. */
export type KitchenRequest = RecipeRequest & { language: KitchenLanguage }
