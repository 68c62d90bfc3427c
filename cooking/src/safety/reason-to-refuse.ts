import type { RefusalReason } from '@roux/contract/refusal-reason'
import { isAlcoholForTheYoung } from './alcohol-for-the-young.ts'
import { leftToOthers } from './left-to-others.ts'
import { isNoWishForFood } from './no-wish-for-food.ts'
import { refuseRequest } from './refuse-request.ts'

/** What somebody wants written, as far as it tells whether anybody should write it. */
export interface Wanted {
  /** The sentence itself. */
  readonly wish: string
  /** With everything else that says who eats it: the title of what is to be improved, lasting wishes. */
  readonly whole: string
  readonly isChange: boolean
  readonly isByKitchen: boolean
}

/**
 * Why a request is not to be written, or null. A provider may know what a patient or a baby can eat; the kitchen leaves
 * that to those who look after them.
 */
export function reasonToRefuse({ wish, whole, isChange, isByKitchen }: Wanted): RefusalReason | null {
  const reason = refuseRequest(wish)
  if (reason) return reason
  // Who eats is said by what is to be improved: "add a splash of rum" to a cake for the school.
  if (isAlcoholForTheYoung(whole)) return 'alcohol'
  // A change names the recipe by nothing: "translate it".
  if (!isChange && isNoWishForFood(wish)) return 'off_topic'
  return isByKitchen ? leftToOthers(whole) : null
}
