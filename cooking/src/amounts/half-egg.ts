import type { CheckedLanguage } from '@roux/contract/language'
import { factOf } from './counted-words.ts'
import { readLine } from './read-line.ts'

/**
 * Which egg of a line is to be beaten so that half of it can be used: the second of "1½ eggs". Undefined where the line
 * asks for whole ones, or for something else.
 */
export function halfEgg(line: string, language: CheckedLanguage): number | undefined {
  const { amount, ingredient } = readLine(line, language)
  if (!amount || !ingredient || amount.unit || amount.min !== amount.max || amount.max % 1 !== 0.5) return undefined
  const isEgg = factOf(line.slice(ingredient.start, ingredient.end), language)?.counting === 'beaten'
  return isEgg ? Math.ceil(amount.max) : undefined
}
