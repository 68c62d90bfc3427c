import type { KitchenLanguage } from '@roux/contract/language'
import type { Amount, Ingredient, Unit } from '@roux/cooking/foods/ingredient'
import { numbers } from '@roux/cooking/languages/numbers'
import { units } from '@roux/cooking/languages/units'

/** The nearest multiple of a step, at least one step. */
function toStep(quantity: number, step: number): number {
  return Math.max(step, Math.round(quantity / step) * step)
}

function roundWeight(quantity: number): number {
  if (quantity < 100) return toStep(quantity, quantity < 30 ? 5 : 10)
  if (quantity < 500) return toStep(quantity, 20)
  return toStep(quantity, quantity < 1000 ? 50 : 100)
}

function roundPieces(quantity: number, halves: boolean): number {
  if (halves && quantity < 1.75) return toStep(quantity, 0.5)
  return toStep(quantity, 1)
}

const sprigsInBunch = 24

/** Above this many spoons a cook weighs or measures instead. */
const manySpoons = 10
const tablespoon = 15
const spooned: Partial<Record<Ingredient['kind'], 'ml'>> = {
  oil: 'ml',
  'nutty-oil': 'ml',
  vinegar: 'ml',
  'salty-sauce': 'ml',
  condiment: 'ml',
  syrup: 'ml',
}
/** Ground spices, flours, seeds and purées weigh about this in a tablespoon, in grams. */
const spoonWeight = 9

function roundSpoons(quantity: number, unit: 'tbsp' | 'tsp', ingredient: Ingredient): Amount {
  if (unit === 'tsp' && quantity >= 2.75) return roundSpoons(quantity / 3, 'tbsp', ingredient)
  if (unit === 'tbsp' && quantity < 0.45) return roundSpoons(quantity * 3, 'tsp', ingredient)
  if (unit === 'tsp') return [toStep(quantity, quantity < 0.4 ? 0.25 : 0.5), unit]
  if (quantity <= manySpoons) return [toStep(quantity, quantity < 3 ? 0.5 : 1), unit]
  return spooned[ingredient.kind]
    ? [roundWeight(quantity * tablespoon), 'ml']
    : [roundWeight(quantity * spoonWeight), 'g']
}

/**
 * An amount as a cook would measure it: whole eggs, halves of what can be halved, five or ten grams, and spoons that
 * become millilitres or grams when there are too many of them.
 */
export function roundAmount([quantity, unit]: Amount, ingredient: Ingredient): Amount {
  if (unit === 'g' || unit === 'ml') return [roundWeight(quantity), unit]
  if (unit === 'tbsp' || unit === 'tsp') return roundSpoons(quantity, unit, ingredient)
  if (unit === 'taste') return [1, unit]
  if (unit === 'sprig' && quantity > 8) return [toStep(quantity / sprigsInBunch, 0.5), 'bunch']
  return [roundPieces(quantity, unit === 'piece' && ingredient.halves === true), unit]
}

const fractions: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** A number as a cookbook prints it: "½", "1½" ("1 ½" in French), "1.2" ("1,2"). */
export function writeNumber(quantity: number, language: KitchenLanguage): string {
  const whole = Math.floor(quantity)
  const fraction = fractions[String(quantity - whole)]
  if (fraction) return whole === 0 ? fraction : `${whole}${numbers[language].beforeFraction}${fraction}`
  return String(Math.round(quantity * 10) / 10).replace('.', numbers[language].decimalMark)
}

/** Large weights and volumes in kilograms and litres. */
export function writeMetric(quantity: number, unit: Extract<Unit, 'g' | 'ml'>, language: KitchenLanguage): string {
  if (quantity < 1000) return `${quantity} ${unit}`
  const [litre = 'l', litres = litre] = units[language].written.l?.split(':') ?? []
  const large = unit === 'g' ? 'kg' : quantity === 1000 ? litre : litres
  const thousands = Math.round(quantity / 100) / 10
  return `${String(thousands).replace('.', numbers[language].decimalMark)} ${large}`
}
