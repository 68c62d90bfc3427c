import type { KitchenLanguage } from '@roux/contract/language'
import type { Amount, Gender, Ingredient, Unit } from '@roux/cooking/foods/ingredient'
import { capitalise } from '@roux/cooking/wording/capitalise'
import { agree, of } from '@roux/cooking/wording/french'
import { isPlural, listedNoun, type Noun } from '@roux/cooking/wording/noun'
import { writeMetric, writeNumber } from './amount.ts'

type UnitWords = { en: (noun: string, many: boolean) => string; fr: { one: string; many: string; cut?: Gender } }

const s = (many: boolean) => (many ? 's' : '')

/** Counting words. `cut`: in French it is the clove or the slice that is chopped, so the participle goes with it. */
const unitWords: Record<Exclude<Unit, 'g' | 'ml' | 'piece' | 'taste'>, UnitWords> = {
  tbsp: { en: (noun) => `tbsp ${noun}`, fr: { one: 'c. à soupe', many: 'c. à soupe' } },
  tsp: { en: (noun) => `tsp ${noun}`, fr: { one: 'c. à café', many: 'c. à café' } },
  clove: { en: (noun, many) => `${noun} clove${s(many)}`, fr: { one: 'gousse', many: 'gousses', cut: 'f' } },
  stick: { en: (noun, many) => `${noun} stick${s(many)}`, fr: { one: 'branche', many: 'branches', cut: 'f' } },
  slice: { en: (noun, many) => `slice${s(many)} of ${noun}`, fr: { one: 'tranche', many: 'tranches', cut: 'f' } },
  sprig: { en: (noun, many) => `sprig${s(many)} of ${noun}`, fr: { one: 'brin', many: 'brins', cut: 'm' } },
  bunch: {
    en: (noun, many) => `bunch${many ? 'es' : ''} of ${noun}`,
    fr: { one: 'bouquet', many: 'bouquets', cut: 'm' },
  },
  leaf: { en: (noun, many) => `${noun} lea${many ? 'ves' : 'f'}`, fr: { one: 'feuille', many: 'feuilles', cut: 'f' } },
  pinch: { en: (noun, many) => `pinch${many ? 'es' : ''} of ${noun}`, fr: { one: 'pincée', many: 'pincées' } },
  cm: { en: (noun) => `cm piece of ${noun}`, fr: { one: 'cm', many: 'cm' } },
}

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
  const { text, cut } = language === 'fr' ? writeFrench(noun, amount) : writeEnglish(noun, amount)
  return prep ? `${text}, ${language === 'fr' ? agree(prep, cut) : prep}` : text
}

type Written = { text: string; cut: Pick<Noun, 'plural' | 'gender'> }

function writeEnglish(noun: Noun, [quantity, unit]: Amount): Written {
  if (unit === 'g' || unit === 'ml') return { text: `${writeMetric(quantity, unit, 'en')} ${noun.text}`, cut: noun }
  const number = writeNumber(quantity, 'en')
  if (unit === 'piece' || unit === 'taste') return { text: `${number} ${noun.text}`, cut: noun }
  return { text: `${number} ${unitWords[unit].en(noun.text, quantity > 1)}`, cut: noun }
}

function writeFrench(noun: Noun, [quantity, unit]: Amount): Written {
  if (unit === 'g' || unit === 'ml') return { text: `${writeMetric(quantity, unit, 'fr')} ${of(noun)}`, cut: noun }
  const number = writeNumber(quantity, 'fr')
  if (unit === 'piece' || unit === 'taste') return { text: `${number} ${noun.text}`, cut: noun }
  const words = unitWords[unit].fr
  const plural = quantity >= 2
  const cut = words.cut ? { plural, gender: words.cut } : noun
  return { text: `${number} ${plural ? words.many : words.one} ${of(noun)}`, cut }
}
