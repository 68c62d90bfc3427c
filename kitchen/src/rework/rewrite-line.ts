import type { KitchenLanguage } from '@roux/contract/language'
import { readLine } from '@roux/cooking/amounts/read-line'
import type { Amount, Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { standInsOf } from '@roux/cooking/instead/stand-ins'
import { unitKinds } from '@roux/cooking/languages/unit-kinds'
import type { Mention } from '@roux/cooking/mentions/mention'
import { listedNoun, type Noun } from '@roux/cooking/wording/noun'
import { reword } from '@roux/cooking/wording/reword'
import type { Text } from '../cookbook/dish.ts'
import { wording } from '../languages/wording.ts'
import { roundAmount } from '../wording/amount.ts'
import { writeIngredientLine } from '../wording/ingredient-line.ts'
import type { Swap } from './swap.ts'

/** A line of the list with what takes the place of its food, as much of it as a cook would take. */
export function rewriteLine(
  line: string,
  from: Mention,
  to: Exclude<Swap['to'], 'left out'>,
  serves: number,
  language: KitchenLanguage,
): string {
  if ('line' in to) return to.line
  if ('made' in to)
    return reword(line, from, madeNoun(line.slice(from.start, from.end), from, to.made.name, language), language)
  const { amount } = readLine(line, language)
  const noun = listedNoun(to.food, language, true)
  if (!amount) return reword(line, from, noun, language)
  const kind = amount.unit && unitKinds[amount.unit.id]
  const isDry = from.meaning.foods.some(isFlesh) && dryKinds.includes(to.food.kind)
  const [gone] = from.meaning.foods
  // What came out of a tin was cooked, and little.
  const isTinned = gone?.kind === 'tinned-fish' && isFlesh(to.food) && to.food.kind !== gone.kind
  const prep = isDry || isTinned ? cookedAlready[language] : (to.food.prep?.[language] ?? '')
  // A lemon for an orange, one for one.
  if (!kind && gone?.kind === 'citrus' && to.food.kind === 'citrus')
    return reword(line, from, listedNoun(to.food, language, amount.max > 1), language)
  const ratio = gone && ratioOf(gone, to.food)
  if (ratio && ratio !== 1 && amount.unit?.id === 'g' && amount.min === amount.max) {
    const grams = amount.max * ratio
    const isPoured = pouredKinds.includes(to.food.kind)
    const taken: Amount = isPoured ? [grams / (to.food.density ?? 1), 'ml'] : [grams, 'g']
    return writeIngredientLine(to.food, roundAmount(taken, to.food), language, '')
  }
  if (kind !== 'weight' && kind !== 'volume' && kind !== 'spoon') {
    const [quantity, unit] = isTinned ? gone.serving : to.food.serving
    return writeIngredientLine(to.food, roundAmount([quantity * serves, unit], to.food), language, prep)
  }
  const { afterWeight, agreeing } = wording[language]
  const prepared = prep && kind === 'weight' ? `, ${agreeing(prep, noun)}` : ''
  // What is poured is not weighed.
  const given = line.slice(0, amount.end).replace(/(?<=\d\s?)g$/, pouredKinds.includes(to.food.kind) ? 'ml' : 'g')
  return `${given} ${afterWeight(noun)}${prepared}`
}

/** How much of it by weight does what one of the other did, where that is known. */
function ratioOf(gone: Ingredient, come: Ingredient): number | undefined {
  const standIn = standInsOf(gone.id, gone.kind).find(({ take }) => take === come.id)
  return standIn?.shares.find(({ by }) => by === 'weight')?.ratio
}

/** In the place of meat these go in cooked. */
const dryKinds: readonly Kind[] = ['lentil', 'grain', 'quick-grain', 'rice']
/** How it is bought, or left from yesterday. */
export const cookedAlready: Text = { en: 'already cooked', fr: 'déjà cuit·' }
const pouredKinds = kindsThatAre('poured')

/** "gluten-free penne", "penne sans gluten"; in French wheat flour is then plain flour. */
export function madeNoun(
  name: string,
  { meaning }: { meaning: Pick<Mention['meaning'], 'foods'> },
  words: Record<KitchenLanguage, string>,
  language: KitchenLanguage,
): Noun {
  const food = meaning.foods[0]
  const base = food?.kind === 'flour' ? plainFlour[language] : name
  const plural = /s$/.test(base) && food?.[language].many !== undefined
  const { gender } = food ? listedNoun(food, language, plural) : { gender: 'm' as const }
  const text = wording[language].made(base, words[language], { gender, plural })
  return { text, plural, gender, elides: /^[aeiouhéèêœ]/i.test(base) }
}

const plainFlour: Text = { en: 'flour', fr: 'farine' }
