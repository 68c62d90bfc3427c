import type { KitchenLanguage } from '@roux/contract/language'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { numberOf, numberWords } from '@roux/cooking/text/number-words'
import { foodsWithin } from './clauses.ts'
import type { Claim } from './meaning.ts'
import { isCovered } from './named.ts'
import type { Mentions } from './reader.ts'

/** For how many a dish is that is told by the pieces of its main food, and the word that counts them. */
export type Pieces = { readonly serves: number; readonly claim: Claim }

/** "Two lamb shanks", "six stuffed peppers": as many eat as there are pieces, where a portion is counted in them. */
export function piecesNamed({ heard, taken, dishes }: Mentions, language: KitchenLanguage): Pieces | null {
  const [dish] = dishes
  const [way] = dish?.ways ?? []
  const named = taken.find(({ kind }) => kind === 'dish')
  const slot = way?.slots[way.hero[0] ?? '']
  const place = named && heard.places[named.start - 1]
  if (!dish || !way || !slot || !named || !place || slot.amount?.[1] !== 'piece') return null
  const said = heard.written[named.start - 1] ?? ''
  if (!/^\d{1,3}$/.test(said) && !(numberWords.has(said) && !/^(?:an?|une?|half|demie?)$/.test(said))) return null
  const words = heard.mended.slice(named.start, named.end)
  const ids = [...(slot.first ?? []), ...(slot.vary ?? [])]
  // A burger is no piece of its mince.
  const foods = foodsWithin(words, language)
  const isOfPieces = ids.some((id) => foods.some((one) => isCovered(ingredientById(id), one)))
  if (!isOfPieces) return null
  return {
    serves: Math.max(1, Math.round(numberOf(said) / slot.amount[0])),
    claim: { kind: 'people', places: [place] },
  }
}
