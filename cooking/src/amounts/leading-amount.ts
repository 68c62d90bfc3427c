import { isChecked, type Language } from '@roux/contract/language'
import { readLine } from './read-line.ts'

/** An ingredient line cut in two; `amount` is '' where the line does not surely start with one. */
export type LeadingAmount = { amount: string; rest: string }

/**
 * The amount at the start of an ingredient line ("400 g", "1 ½ c. à soupe", "2 x 400 g tins", "une pincée") and what
 * follows it. Of a language whose words are not known, none. Nothing of the line is lost but the blanks around the amount.
 */
export function leadingAmount(line: string, language: Language): LeadingAmount {
  if (!isChecked(language)) return { amount: '', rest: line }
  const { amount, size, taken, ingredient } = readLine(line, language)
  const name = ingredient?.start ?? line.length
  if (!amount || taken || amount.start > name) return { amount: '', rest: line }
  const ends = [amount.numbers.at(-1)?.end, amount.unit?.end, size?.end].filter(
    (end) => end !== undefined && end <= name,
  )
  const end = Math.max(...ends.map(Number))
  return { amount: line.slice(0, end).trim(), rest: line.slice(end).trimStart() }
}
