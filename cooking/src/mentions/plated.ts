import type { Heard } from './hear-clause.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import type { Word } from './words.ts'

const dishes = /\b(?:into?|between|on|en|dans|sur)(?: \S+){0,2} (?:bowls?|plates?|bols?|assiettes?|verrines)\b/
const besides = /^(?:and |et )?(?:with|alongside|avec) \D*$/

function spoken(words: readonly Word[], { from, to }: SpokenClause): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

/** Does a clause bring the dish to the table? */
export function plates(words: readonly Word[], clause: SpokenClause, signals: readonly Heard[]): boolean {
  return signals.some(({ signal }) => signal === 'serves') || dishes.test(spoken(words, clause))
}

/** What stands beside the dish without an amount: "with bread", « et avec du pain ». */
export function isBesides(words: readonly Word[], clause: SpokenClause): boolean {
  return clause.mood === 'lists' && besides.test(spoken(words, clause))
}
