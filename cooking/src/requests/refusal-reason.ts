/**
 * Why a request for a recipe is refused: things that are no food (cleaning agents, fuels, glass), poisons, medicines and
 * drugs, harm to others or to oneself, weapons, meat that must not be eaten raw, plants that must be cooked, what was
 * foraged by guess, what has spoiled, preserving that breeds botulism, meat of people or pets, what babies must not have.
 */
export const refusalReasons = [
  'not_food',
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
] as const

export type RefusalReason = (typeof refusalReasons)[number]
