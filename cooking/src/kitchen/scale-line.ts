import type { Language } from '@roux/contract/language'
import { leadingAmount } from '../reading/leading-amount.ts'

const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

/** "1 ½", "1 1/2", "1/2", "½", "1.5", "1,5", "200". */
const number = /(?:(\d+)\s?)?([½⅓⅔¼¾⅕⅛⅜⅝⅞])|(?:(\d+)\s+)?(\d+)\/(\d+)|\d+(?:[.,]\d+)?/g

/**
 * An ingredient line for more or fewer people: the amount at its start times a factor, rounded as a cook measures. A
 * line without one ("salt", "a pinch of salt") stays as it is.
 * @param factor above 0; 2 for twice as many people.
 */
export function scaleLine(line: string, factor: number, language: Language): string {
  const { amount, rest } = leadingAmount(line)
  if (!/[\d½⅓⅔¼¾⅕⅛⅜⅝⅞]/.test(amount)) return line
  const scaled = amount.replace(number, (text, whole, fraction, mixed, top, bottom) => {
    const value = fraction
      ? Number(whole ?? 0) + (fractions[fraction] ?? 0)
      : top
        ? Number(mixed ?? 0) + Number(top) / Math.max(Number(bottom), 1)
        : Number(text.replace(',', '.'))
    return writeQuantity(value * factor, /[.,]/.test(text), language)
  })
  return `${scaled} ${rest}`
}

const quarters = ['', '¼', '½', '¾']

/** Large amounts in fives, middling ones whole, small ones in quarters; decimals stay decimals ("1,2 kg"). */
function writeQuantity(quantity: number, isDecimal: boolean, language: Language): string {
  if (quantity >= 100) return String(Math.round(quantity / 5) * 5)
  if (quantity >= 10) return String(Math.round(quantity))
  if (isDecimal) {
    const text = String(Math.max(Math.round(quantity * 100) / 100, 0.01))
    return language === 'fr' ? text.replace('.', ',') : text
  }
  const inQuarters = Math.max(Math.round(quantity * 4), 1)
  const whole = Math.floor(inQuarters / 4)
  return [whole === 0 ? '' : whole, quarters[inQuarters % 4]].filter((part) => part !== '').join(' ')
}
