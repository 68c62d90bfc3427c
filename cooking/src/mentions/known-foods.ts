import type { CheckedLanguage } from '@roux/contract/language'
import { speech } from '../languages/speech.ts'
import { words } from '../languages/word-list.ts'
import type { Mention } from './mention.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import type { Word } from './words.ts'

/** "Until the butter foams", "le poulet est cuit": what a statement takes for known is in the pan. */
export function knownIn(
  clause: SpokenClause,
  words: readonly Word[],
  starts: ReadonlyMap<number, Mention>,
  language: CheckedLanguage,
): Mention[] {
  // "The cream should be smooth", "the baguette stays at the baker's": nobody puts it in.
  if (clause.isMain) return []
  const { articles, beforeArticle } = speech[language]
  const found: Mention[] = []
  for (let at = clause.from; at < clause.to; at++) {
    const food = starts.get(at)
    if (!food || isSubstance(food)) continue
    const last = found.at(-1)
    const isKnown =
      [1, 2, 3].some(
        (back) =>
          at - back >= clause.from && isOnePhrase(words, at - back, at) && articles.has(words[at - back]?.text ?? ''),
      ) && !beforeArticle.has(words[at - 2]?.text ?? '')
    if (isKnown || (last && at - last.to <= 1)) found.push(food)
  }
  return found
}

/** "That is where the gluten comes in": what foods hold is no food that somebody puts in. */
function isSubstance({ meaning: { generic } }: Mention): boolean {
  return substances.has(generic?.en[0] ?? '')
}
const substances = words('gluten dairy sulphite')

const parting = words('with in of on to and or a an from into for at de du des au aux et ou avec dans en sans')

/** Does nothing part an article from its food? "The dough with egg" is no known egg. */
function isOnePhrase(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at++)
    if (words[at]?.isParted || (at < to && parting.has(words[at]?.text ?? ''))) return false
  return true
}
