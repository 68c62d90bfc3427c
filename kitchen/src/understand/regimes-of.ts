import type { Eater } from '@roux/contract/constraints'
import { isForAbstinent } from '@roux/cooking/safety/alcohol-for-the-young'
import { whoEats } from '@roux/cooking/safety/who-eats'
import { isOverruled } from './counted-regimes.ts'
import { forPregnancy } from './health-regimes.ts'
import { regimesOfConditions } from './named-conditions.ts'
import type { Regime } from './regime.ts'
import { withoutAlcohol } from './regime-words.ts'
import { forBabies, forOneYearOlds, isOfOneYearOld } from './regimes-of-the-young.ts'
import { forTenderStomachs, isOfTenderStomach } from './tender-stomach.ts'
import { plainText } from './tokens.ts'

/** The regimes that a text names, and those of whoever it says is to eat. */
export function regimesOf(named: readonly Regime[], text: string): Regime[] {
  const regimes = new Set(named.filter((regime) => regime !== forBabies && !isOverruled(regime, named)))
  if (isForAbstinent(text)) regimes.add(withoutAlcohol)
  const eaters = whoEats(text)
  const plain = plainText(text)
  if (isPregnant(plain, eaters)) regimes.add(forPregnancy)
  if (isOfTenderStomach(plain)) regimes.add(forTenderStomachs)
  // « Mon bébé de 3 ans » is none any more.
  if (eaters.includes('infant')) regimes.add(forBabies)
  else if (isOfOneYearOld(plain, eaters.includes('small_child'))) regimes.add(forOneYearOlds)
  return [...regimes, ...regimesOfConditions(text, [...regimes])]
}

/** Who nurses must not drink, and eats what she likes. */
const nursing =
  /\b(?:breast|nursing|lactat|pumping|expressing|allait|(?:donn|nourri)\w* (?:le|au) sein|tire\w* mon lait)/

function isPregnant(folded: string, eaters: readonly Eater[]): boolean {
  return eaters.includes('pregnant') && !nursing.test(folded)
}
