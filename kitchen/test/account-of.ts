import type { Written } from '../src/compose/written.ts'

/** For tests: what a recipe says of the wish, a line for each: `not_kept time too_slow: given 30, asked 20`. */
export function accountOf({ findings }: Pick<Written, 'findings'>): string {
  return findings
    .map(({ code, params: { what, words = [], instead, near, ...facts } }) => {
      const { why, ...numbers } = { why: '', ...facts }
      const named = [
        ...words,
        ...(instead === undefined ? [] : [`> ${instead}`]),
        ...(near ?? []).map((dish) => `~ ${dish}`),
        ...Object.entries(numbers).map(([name, number]) => `${name} ${number}`),
      ]
      return `${[code, what, why].filter(Boolean).join(' ')}: ${named.join(', ')}`
    })
    .join('\n')
}
