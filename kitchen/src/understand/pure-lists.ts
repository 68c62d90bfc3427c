import type { Clause, Food } from './clauses.ts'
import type { Token } from './tokens.ts'
import { fillerWords, joiningWords } from './vocabulary.ts'

/** Is it nothing but foods? */
export function isPure({ start, end, foods, harms }: Clause, tokens: readonly Token[]): boolean {
  if (foods.length === 0 || harms.length > 0) return false
  return tokens
    .slice(start, end)
    .every(
      (token, index) =>
        isOfList(token) || foods.some((food) => start + index >= food.start && start + index < food.end),
    )
}

const denials: ReadonlySet<Token> = new Set([
  'no',
  'not',
  'any',
  'without',
  'sans',
  'pas',
  'zero',
  'aucun',
  'aucune',
  'nor',
  'ni',
])

export function isOfList(token: Token): boolean {
  return fillerWords.has(token) || joiningWords.includes(token) || denials.has(token) || token === ','
}

/** "Pine nuts, cashews, the whole family": the clauses that go before one and are nothing but foods of one list. */
export function listBefore(clauses: readonly Clause[], last: Clause, tokens: readonly Token[]): readonly Food[] {
  if (!isPure(last, tokens)) return []
  const list: Food[] = []
  for (let at = clauses.indexOf(last) - 1; tokens[clauses[at]?.end ?? -1] === ','; at -= 1) {
    const clause = clauses[at]
    if (!clause || !isPure(clause, tokens) || clause.foods.some(({ isDish }) => isDish)) break
    list.unshift(...clause.foods)
  }
  return list
}
