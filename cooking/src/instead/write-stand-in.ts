import type { CheckedLanguage } from '@roux/contract/language'
import { readLine } from '../amounts/read-line.ts'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindSet, kindsThatAre } from '../foods/kinds.ts'
import type { InEach } from '../languages/in-each.ts'
import { numbers } from '../languages/numbers.ts'
import type { UnitId } from '../languages/unit-kinds.ts'
import type { Mention } from '../mentions/mention.ts'
import type { Span } from '../text/tokens.ts'
import { capitalise } from '../wording/capitalise.ts'
import { agree, ending, of } from '../wording/french.ts'
import { listedNoun, type Noun } from '../wording/noun.ts'
import { reword } from '../wording/reword.ts'
import { foodTaken } from './forms-of-foods.ts'
import { howMuch, howMuchBeside, type Quantity, type Taken } from './how-much.ts'
import type { Preparation, Share, StandIn } from './stand-ins.ts'

/** In French `·` is where a participle takes its ending. */
const preparations: Record<Preparation, Record<CheckedLanguage, string>> = {
  drained: { en: 'drained', fr: 'égoutté·' },
  ground: { en: 'finely ground', fr: 'finement moulu·' },
  crushed: { en: 'crushed', fr: 'écrasé·' },
  melted: { en: 'melted', fr: 'fondu·' },
  sliced: { en: 'sliced', fr: 'émincé·' },
  crumbled: { en: 'crumbled', fr: 'émietté·' },
  mashed: { en: 'mashed', fr: 'écrasé·' },
  soaked: { en: 'soaked', fr: 'trempé·' },
}

/** Parts and hands of something are parts "of" it in English. */
const parts: ReadonlySet<UnitId | undefined> = new Set<UnitId>([
  ...(['sprig', 'slice', 'bunch', 'handful', 'pinch', 'piece', 'stalk', 'leaf', 'dash', 'drizzle', 'glass'] as const),
])

const joined: InEach<{
  thing: (quantity: Quantity, noun: Noun) => string
  beside: string
  prepared: typeof agree
  agreed: (said: string, noun: Noun) => string
}> = {
  en: {
    thing: ({ text, unit }, noun) => `${text} ${parts.has(unit) ? 'of ' : ''}${noun.text}`,
    beside: ' plus ',
    prepared: (text) => text,
    agreed: (said) => said,
  },
  fr: {
    thing: ({ text, unit }, noun) => `${text} ${unit ? of(noun) : noun.text}`,
    beside: ' et ',
    prepared: agree,
    // "Émincé" of an onion is "émincées" of shallots.
    agreed: (said, noun) =>
      said.replace(/(\p{L}+)é(?:e?s?)(?!\p{L})/gu, (_, stem: string) => `${stem}é${ending(noun)}`),
  },
}

/** What is cut alike, and so keeps what its line says of that. */
const cutAlike: readonly ReadonlySet<Kind>[] = [
  kindSet('onion aromatic root firm-vegetable tender-vegetable leaf salad-leaf salad-vegetable preserve'),
  kindSet('herb bouquet'),
  kindSet('poultry stewing-meat steak cured-meat white-fish oily-fish tofu mince shellfish'),
  new Set(kindsThatAre('cheese')),
  kindSet('nut seed'),
  new Set(kindsThatAre('fruit')),
]

/** What a line says for whatever stands in it: for the tin, to taste. */
const ofThePlace = /^(?:for|to (?!room)|plus|pour|au goût|à servir|facultati|optional)/i

/** A line with what stands in for its food, and how that is called in the steps; undefined where nobody knows how much. */
export type StandInLine = { content: string; noun: Noun }

/**
 * Writes a line of the list anew. Where it has no amount its food is named anew in its place.
 * @param taken nothing for a line without an amount
 */
export function writeLine(
  text: string,
  named: Mention,
  preparation: Span | undefined,
  taken: Taken | undefined,
  { take, shares, plus, preparation: own }: StandIn,
  language: CheckedLanguage,
): StandInLine | undefined {
  const food = foodTaken(take)
  const [from] = named.meaning.foods
  if (!taken || (from && isInSamePackage(taken, from, food, shares))) {
    const { amount } = readLine(text, language)
    const isOne = !taken && amount !== undefined && !numbers[language].isMany(amount.max)
    const noun = listedNoun(food, language, !isOne)
    return plus ? undefined : { content: reword(text, named, noun, language), noun }
  }
  const quantity = howMuch(taken, take, shares, language)
  if (!quantity) return undefined
  const noun = listedNoun(food, language, quantity.isMany)
  const { thing, beside, prepared, agreed } = joined[language]
  const isFirst = /^\p{Lu}/u.test(text)
  const written = thing(quantity, noun)
  const besides = plus && howMuchBeside(taken, plus.take, plus.share, language)
  if (plus && !besides) return undefined
  const more = plus && besides ? beside + thing(besides, listedNoun(foodTaken(plus.take), language, true)) : ''
  const said = preparation ? text.slice(preparation.start) : ''
  const isForm = food.id !== take
  const kept = ofThePlace.test(said) || (from && !isForm && isCutAlike(from, food)) ? agreed(said, noun) : ''
  const done = own ? prepared(preparations[own][language], noun) : kept
  return {
    content: (isFirst ? capitalise(written) : written) + more + (done === '' ? '' : `, ${done}`),
    noun,
  }
}

/** A tin of beans is a tin of other beans. */
function isInSamePackage({ amount, read }: Taken, from: Ingredient, to: Ingredient, shares: readonly Share[]): boolean {
  const isPacked = read.size !== undefined || (amount.unit !== undefined && packages.has(amount.unit.id))
  return isPacked && from.kind === to.kind && shares.some(({ by, ratio }) => by !== 'each' && ratio === 1)
}

const packages: ReadonlySet<UnitId> = new Set<UnitId>(['tin', 'jar', 'pot', 'packet', 'bag', 'bottle', 'box', 'block'])

function isCutAlike(one: Ingredient, other: Ingredient): boolean {
  return cutAlike.some((kinds) => kinds.has(one.kind) && kinds.has(other.kind))
}

/** A place in a step with its amount, written anew: "the 200 g butter" as "the 160 g olive oil". */
export function writeInStep(
  taken: Taken,
  { take, shares }: StandIn,
  language: CheckedLanguage,
): { quantity: string; noun: Noun } | undefined {
  const quantity = howMuch(taken, take, shares, language)
  if (!quantity) return undefined
  const noun = listedNoun(foodTaken(take), language, quantity.isMany)
  return { quantity: joined[language].thing(quantity, noun), noun }
}
