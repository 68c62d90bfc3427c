import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import { englishEveryday } from './english-everyday.ts'
import { frenchEveryday } from './french-everyday.ts'

/** A line, what it contains and the diets that it breaks. */
export type Row = {
  line: string
  language: Language
  isTrap: boolean
  contains: ReadonlySet<Allergen>
  breaks: ReadonlySet<Diet>
}

function parse(language: Language, table: string): Row[] {
  return table
    .split('\n## ')
    .slice(1)
    .flatMap((group) => {
      const [head = '', ...lines] = group.trim().split('\n')
      const [sort, contained = '', broken = ''] = head.split(' ; ')
      const contains = new Set(allergens.filter((name) => contained.split(' ').includes(name)))
      const breaks = new Set(diets.filter((name) => broken.split(' ').includes(name)))
      return lines.map((line) => ({ line, language, isTrap: sort === 'trap', contains, breaks }))
    })
}

/** Every line of both languages. */
export const everyday: readonly Row[] = [...parse('en', englishEveryday), ...parse('fr', frenchEveryday)]
