import type { Clause, Food } from './clauses.ts'
import { isPure } from './pure-lists.ts'
import type { Token } from './tokens.ts'

const before =
  /(?:^| )(?:(?:so|as|nor|neither) (?:do|does|did|will|would|can|has|have|is|are|was|were)|(?:same|ditto|idem|pareil|likewise|tout comme|de meme que|ainsi que)(?: (?:with|for|of|goes for|pour|avec|de|du|des))?)(?: (?:the|my|any|all|le|la|les|l))?$/
const after =
  /^(?:(?:do|does|did|is|are|me|m|lui|les?|la|l|et) )?(?:too|as well|also|likewise|similarly|the same|aussi|egalement|pareil|idem|itou|non plus|de meme|tout autant)$/

/** "Prawns give me hives, and so does squid", « les noix me grattent, les œufs aussi »: what does the same, harms too. */
export function harmLikewise(clauses: readonly Clause[], said: readonly Token[]): void {
  for (const [at, clause] of clauses.entries()) {
    const last = clauses[at - 1]
    const isNext =
      last !== undefined && last.harms.length > 0 && /^[,;]?$/.test(said.slice(last.end, clause.start).join(' '))
    for (const food of clause.foods) {
      const harm = clause.harms.find(({ end }) => end <= food.start) ?? (isNext ? last.harms[0] : undefined)
      if (!harm || !isLikewise(food, clause, said)) continue
      clause.harms.push({ start: food.end, end: food.end, isAllergy: harm.isAllergy, isKnown: false, of: food })
    }
  }
}

function isLikewise({ start, end }: Food, clause: Clause, said: readonly Token[]): boolean {
  if (before.test(said.slice(Math.max(clause.start, start - 5), start).join(' '))) return true
  // "Rice too please" is wanted.
  const isOrdered = /^(?:please|pls|plz|svp|stp|s|merci|thanks)$/.test(said[clause.end] ?? '')
  if (isOrdered || !after.test(said.slice(end, clause.end).join(' '))) return false
  const first = clause.foods.findLastIndex(
    (food) => food.end <= start && clause.harms.some((harm) => harm.start >= food.end),
  )
  const foods = clause.foods.slice(first + 1)
  // Of the same clause what stands after the harm, of another all of it.
  const joint = said.findLastIndex((token, at) => at < start && /^(?:and|et|or|ou)$/.test(token))
  const harms = clause.harms.filter((harm) => harm.end <= start)
  const from = Math.max(clause.start, ...harms.map((harm) => harm.end), harms.length > 0 ? joint : -1)
  return isPure({ start: from, end, foods, harms: [] }, said)
}
