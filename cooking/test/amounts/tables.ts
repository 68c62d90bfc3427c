import type { CheckedLanguage } from '@roux/contract/language'
import { englishAwkward } from './english-awkward.ts'
import { englishPlain } from './english-plain.ts'
import { frenchAwkward } from './french-awkward.ts'
import { frenchPlain } from './french-plain.ts'

/** A row of a table of lines: what a cook reads in it, in short. */
export type Row = { line: string; amount: string; ingredient: string; preparation: string; more: string }

/** Rows of "line => amount ; ingredient ; preparation ; more"; "-" and what is left out are nothing. */
function parse(table: string): Row[] {
  return table
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [line = '', expected = ''] = row.split(' => ')
      const [amount = '-', ingredient = '-', preparation = '-', more = '-'] = expected.split(' ; ')
      return { line, amount, ingredient, preparation, more }
    })
}

/** What a cook reads in each line, written by hand; the tests of reading, scaling and units go through all of them. */
export const tables: Record<CheckedLanguage, Row[]> = {
  en: parse(englishPlain + englishAwkward),
  fr: parse(frenchPlain + frenchAwkward),
}
