import { type Clause, clausesOf } from '../mentions/clauses.ts'
import type { Danger } from '../mentions/finding.ts'
import type { RecipeFoods } from '../mentions/read-foods.ts'
import type { Span } from '../text/tokens.ts'
import { doneAt } from './doneness.ts'
import { heatGiven } from './heat-given.ts'
import { mincedPoultry, rawMeats } from './raw-meat.ts'

/** Below this much of the least (`leastMinutes`) it is surely too little; below that, where the steps go by a sign too. */
const tooLittle = { byTheClock: 0.85, withSign: 0.72 }

/**
 * Longer than any recipe, in characters and in lines of raw meat: what a clause says is looked at again for every time in
 * it and for every meat, and that must not grow with the square of the text.
 */
export const most = { steps: 12_000, clause: 800, meats: 12 }

/**
 * Raw meat that the steps surely give too little heat, with where it gets the last of it. Quiet where they cannot tell,
 * and where there is more of them than in any recipe.
 */
export function undercooked(read: RecipeFoods): { danger: Danger; line: RecipeFoods['steps'][number]; span: Span }[] {
  const raw = rawMeats(read.listed).slice(0, most.meats)
  const clauses = raw.length > 0 ? clausesToFollow(read) : undefined
  if (!clauses) return []
  return raw.flatMap((meat) => {
    const isBird = meat.mention.meaning.foods.some(({ id }) => mincedPoultry.includes(id))
    const { danger } = doneAt[isBird ? 'poultry' : meat.kind]
    if (!danger) return []
    const { share, isOpen, isNamed, hasSign, at } = heatGiven(meat, clauses, 'max')
    if (isOpen || share >= (hasSign ? tooLittle.withSign : tooLittle.byTheClock)) return []
    if (!at && (hasSign || !isNamed || !meat.isSurelyRaw)) return []
    return [{ danger, ...(at ?? { line: meat.line, span: meat.mention }) }]
  })
}

/** The clauses of the steps, unless there is more of them than in any recipe. */
export function clausesToFollow({ steps }: RecipeFoods): Clause[] | undefined {
  if (steps.reduce((length, { text }) => length + text.length, 0) > most.steps) return undefined
  const clauses = clausesOf(steps)
  return clauses.some(({ plain }) => plain.length > most.clause) ? undefined : clauses
}
