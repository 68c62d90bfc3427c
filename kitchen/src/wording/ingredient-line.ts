import type { KitchenLanguage } from '@roux/contract/language'
import type { Amount, Ingredient } from '@roux/cooking/foods/ingredient'
import { numbers } from '@roux/cooking/languages/numbers'
import { capitalise } from '@roux/cooking/wording/capitalise'
import { isPlural, listedNoun, type Noun } from '@roux/cooking/wording/noun'
import type { Cut } from '../languages/kitchen-words.ts'
import { wording } from '../languages/wording.ts'
import { writeMetric, writeNumber } from './amount.ts'

/**
 * The line of an ingredient in the list: "2 garlic cloves, finely chopped", "400 g de poireaux, lavés et émincés".
 * @param amount rounded already.
 * @param prep how it is prepared; in French with `·` for the endings.
 */
export function writeIngredientLine(
  ingredient: Ingredient,
  amount: Amount,
  language: KitchenLanguage,
  prep: string,
): string {
  const [quantity, unit] = amount
  const noun = listedNoun(ingredient, language, isPlural(language, quantity, unit))
  if (unit === 'taste') return capitalise(noun.text)
  const { text, cut } = write(noun, amount, language)
  return prep ? `${text}, ${wording[language].agreeing(prep, cut)}` : text
}

function write(noun: Noun, [quantity, unit]: Amount, language: KitchenLanguage): { text: string; cut: Cut } {
  const { afterWeight, counted } = wording[language]
  if (unit === 'g' || unit === 'ml')
    return { text: `${writeMetric(quantity, unit, language)} ${afterWeight(noun)}`, cut: noun }
  const number = writeNumber(quantity, language)
  if (unit === 'piece' || unit === 'taste') return { text: `${number} ${noun.text}`, cut: noun }
  const { text, cut } = counted(unit, noun, numbers[language].isMany(quantity))
  return { text: `${number} ${text}`, cut }
}
