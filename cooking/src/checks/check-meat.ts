import type { Span } from '../reading/tokens.ts'
import { clausesOf } from './clauses.ts'
import { doneAt } from './doneness.ts'
import type { Danger } from './finding.ts'
import { heatGiven } from './heat-given.ts'
import { rawMeats } from './raw-meat.ts'
import type { ReadRecipe } from './read-foods.ts'

/** Below this much of the least (`leastMinutes`) it is surely too little; below that, where the steps go by a sign too. */
const tooLittle = { byTheClock: 0.85, withSign: 0.72 }

/** Raw meat that the steps surely give too little heat, with where it gets the last of it. Quiet where they cannot tell. */
export function undercooked(read: ReadRecipe): { danger: Danger; line: ReadRecipe['steps'][number]; span: Span }[] {
  const raw = rawMeats(read.listed)
  if (raw.length === 0) return []
  const clauses = clausesOf(read.steps)
  return raw.flatMap((meat) => {
    const { danger } = doneAt[meat.kind]
    if (!danger) return []
    const { share, isOpen, isNamed, hasSign, at } = heatGiven(meat, clauses, 'max')
    if (isOpen || share >= (hasSign ? tooLittle.withSign : tooLittle.byTheClock)) return []
    if (!at && (hasSign || !isNamed || !meat.isSurelyRaw)) return []
    return [{ danger, ...(at ?? { line: meat.line, span: meat.mention }) }]
  })
}
