import { fieldsOf, isKeyOf } from '@roux/contract/fields-of'
import type { RefusalReason } from '@roux/contract/refusal-reason'
import type { Dictionary } from '../i18n/dictionaries.ts'
import type { ApiError } from './api-error.ts'

/**
 * What a cook is told whose request is refused: why, and the safe way where there is one. Sources: FDA "Bad Bug Book",
 * 2nd edition (phytohaemagglutinin), USDA FSIS (74 °C for poultry; alcohol that stays after cooking: USDA Table of
 * Nutrient Retention Factors), CDC "Home-Canned Foods" (low-acid food only under pressure; oil with garlic or herbs in
 * the refrigerator), ANSES (foraged mushrooms, honey before the first birthday); the help lines of the countries (988,
 * Samaritans, Lifeline, 3114, Centre de Prévention du Suicide, La Main Tendue).
 */
const refusalWords: Record<RefusalReason, `refusal.${keyof Dictionary['refusal']}`> = {
  not_food: 'refusal.notFood',
  off_topic: 'refusal.offTopic',
  poison: 'refusal.poison',
  drugs: 'refusal.drugs',
  harm: 'refusal.harm',
  self_harm: 'refusal.selfHarm',
  weapon: 'refusal.weapon',
  raw_meat: 'refusal.rawMeat',
  raw_plant: 'refusal.rawPlant',
  foraged: 'refusal.foraged',
  spoiled: 'refusal.spoiled',
  preserving: 'refusal.preserving',
  forbidden_meat: 'refusal.forbiddenMeat',
  infant: 'refusal.infant',
  alcohol: 'refusal.alcohol',
  medical: 'refusal.medical',
}

/** The words for the reason of a refusal; undefined where the answer names none that is known here. */
export function refusalWordsOf({ body }: ApiError) {
  const { reason } = fieldsOf(body)
  return isKeyOf(refusalWords, reason) ? refusalWords[reason] : undefined
}
