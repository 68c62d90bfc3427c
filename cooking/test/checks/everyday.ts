import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'
import type { Certainty } from '../../src/foods/restrictions.ts'
import { englishEveryday } from './english-everyday.ts'
import { frenchEveryday } from './french-everyday.ts'

/** A line, what it contains and the diets that it breaks. */
export type Row = {
  line: string
  language: CheckedLanguage
  isTrap: boolean
  contains: ReadonlyMap<Allergen, Certainty>
  breaks: ReadonlyMap<Diet, Certainty>
}

/** "gluten milk?": which of the names a table has, and which of them with a question mark: in some products only. */
export function readNames<Name extends string>(known: readonly Name[], names: string): ReadonlyMap<Name, Certainty> {
  const told = new Set(names.split(' '))
  const read = new Map<Name, Certainty>()
  for (const name of known) {
    if (told.has(name)) read.set(name, 'contains')
    else if (told.has(`${name}?`)) read.set(name, 'often')
  }
  return read
}

function parse(language: CheckedLanguage, table: string): Row[] {
  return table
    .split('\n## ')
    .slice(1)
    .flatMap((group) => {
      const [head = '', ...lines] = group.trim().split('\n')
      const [sort, contained = '', broken = ''] = head.split(' ; ')
      const contains = readNames(allergens, contained)
      const breaks = readNames(diets, broken)
      return lines.map((line) => ({ line, language, isTrap: sort === 'trap', contains, breaks }))
    })
}

/** Every line of both checkedLanguages. */
export const everyday: readonly Row[] = [...parse('en', englishEveryday), ...parse('fr', frenchEveryday)]
