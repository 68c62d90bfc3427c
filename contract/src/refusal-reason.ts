/**
 * Why a request for a recipe is refused: things that are no food (cleaning agents, fuels, glass), what is no wish for
 * food at all, poisons, medicines and drugs, harm to others or to oneself, weapons, meat that must not be eaten raw,
 * plants that must be cooked, what was foraged by guess, what has spoiled, preserving that breeds botulism, meat of
 * people or pets, what babies must not have, alcohol for the young, in pregnancy and for who gave it up, and what the
 * built-in kitchen leaves to those who treat a patient or look after a baby. The web app has a text with the safe way
 * for each.
 */
export const refusalReasons = [
  'not_food',
  'off_topic',
  'poison',
  'drugs',
  'harm',
  'self_harm',
  'weapon',
  'raw_meat',
  'raw_plant',
  'foraged',
  'spoiled',
  'preserving',
  'forbidden_meat',
  'infant',
  'alcohol',
  'medical',
] as const

export type RefusalReason = (typeof refusalReasons)[number]
