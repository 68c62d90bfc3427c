import { kindSet } from '@roux/cooking/foods/kinds'
import { isAllergenic, type Named, optionsOf } from './named.ts'
import type { Mentions } from './reader.ts'
import { hidden } from './taste-words.ts'

const vegetables = kindSet('root firm-vegetable tender-vegetable leaf salad-vegetable salad-leaf onion')

/** Who eats no vegetables and is to have them hidden in something is to have them; what harms nobody hides. */
export function wantWhatIsHidden(mentions: Mentions): Mentions {
  const { manners, avoided, harmful, asked } = mentions
  if (!manners.some(({ taste }) => taste?.name === hidden)) return mentions
  const isHidden = (one: Named) =>
    !harmful.includes(one) &&
    !isAllergenic(one) &&
    optionsOf(one).length > 0 &&
    optionsOf(one).every(({ kind }) => vegetables.has(kind))
  const wanted = avoided.filter(isHidden)
  return { ...mentions, avoided: avoided.filter((one) => !wanted.includes(one)), asked: [...asked, ...wanted] }
}
