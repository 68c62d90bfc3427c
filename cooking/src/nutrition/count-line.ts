import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { type ReadLine, readLine } from '../amounts/read-line.ts'
import type { Mention } from '../checks/mention.ts'
import type { FoodLine } from '../checks/read-foods.ts'
import { wordsOf } from '../checks/words.ts'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindSet, kindsThatAre } from '../foods/kinds.ts'
import { ingredients } from '../foods/lexicon.ts'
import { namesakesIn } from '../foods/namesakes.ts'
import { type Nutrients, nutrientsOf } from '../foods/nutrients.ts'
import { ofAll } from '../languages/in-each.ts'
import { nutrition } from '../languages/nutrition.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import type { Span } from '../text/tokens.ts'
import type { WhyNot } from './nutrition.ts'
import { weighLine, weighUnknown } from './weigh-line.ts'

export type CountedLine = { food: string; grams: number; nutrients: Nutrients }
/** `missing` is the energy that the figures may lack for it, by the food's own numbers or those of a rich one. */
export type UncountedLine = { why: WhyNot; food?: string; grams?: number; missing: number }

/** Foods that share a name are one to count where their energy differs by no more than this. */
const mostApart = 0.2

/** From so many grams on, what is said to be for frying is mostly not eaten; from so many all and for each, it is so unsaid. */
const fryingOil = 100
const panOfOil = 300
const mostOil = 60
/** Kilocalories of the fat that fried food takes up, a portion: 15 g. */
const takenUp = 135
/** So much salt is a crust or a brine. */
const crustOfSalt = 50

/** Kilocalories in a gram of what is not known: as a fresh cheese has, or bread. */
const richFood = 2.5

/** A piece or a bunch of these matters to no portion, whatever it weighs. */
const light: ReadonlySet<Kind> = new Set<Kind>([
  ...(['herb', 'bouquet', 'spice', 'hot-spice', 'sweet-spice', 'seasoning', 'aromatic', 'onion', 'citrus'] as const),
  ...(['leaf', 'salad-leaf', 'raising', 'yeast', 'gelatine', 'water'] as const),
  ...kindsThatAre('stock'),
])

/** What a line of the list of so many portions brings, or why that cannot be said. */
export function countLine(line: FoodLine, portions: number): CountedLine | UncountedLine {
  const read = readLine(line.text, line.language)
  if (!read.amount || (read.amount.unit && unitKinds[read.amount.unit.id] === 'vague'))
    return { why: 'no_amount', missing: 0 }
  const named = namedIn(line, read)
  if (typeof named === 'string') return lacking(read, { why: named })
  const food = foodOf(named, read, line)
  const first = named.meaning.foods[0]
  if (food.id === undefined) return lacking(read, { why: food.why }, first)
  const { id } = food
  const why = whyNot(named, read, line) ?? (food.isPart ? 'part' : undefined)
  if (why) return lacking(read, { why, food: id }, first)
  const grams = weighLine(read, id)
  if (grams === undefined) return lacking(read, { why: 'unknown_weight', food: id }, first)
  if (isLeftSalt(id, grams, line)) return { why: 'not_eaten', food: id, missing: 0 }
  if (isLeftOil(id, grams, portions, line)) return { why: 'not_eaten', food: id, missing: takenUp * portions }
  const nutrients = nutrientsOf(id)
  if ('why' in nutrients) return { why: 'not_measured', food: id, grams, missing: grams * richFood }
  return { food: id, grams, nutrients }
}

function isLeftSalt(id: string, grams: number, { text, language }: FoodLine): boolean {
  return id === 'salt' && (grams > crustOfSalt || nutrition[language].notEaten.test(foldText(text)))
}

function isLeftOil(id: string, grams: number, portions: number, { text, language }: FoodLine): boolean {
  const nutrients = nutrientsOf(id)
  if ('why' in nutrients || nutrients.fat < 95) return false
  if (grams >= panOfOil && grams > mostOil * portions) return true
  return grams >= fryingOil && nutrition[language].notEaten.test(foldText(text))
}

function whyNot(named: Mention, read: ReadLine, line: FoodLine): WhyNot | undefined {
  if (named.choices.length > 0 || read.others.some(({ relation }) => relation === 'or')) return 'alternative'
  if (named.role !== 'added' || nutrition[line.language].optional.test(foldText(line.text))) return 'optional'
  // Pulses are counted cooked and drained, from the pan or the tin.
  const isCooked = named.meaning.foods[0]?.kind === 'pulse'
  const isOther = !isCooked && nutrition[line.language].otherForms.test(foldText(line.text.slice(named.end)))
  return named.lifted.length > 0 || isOther || !isPlain(named, read, line) ? 'other_form' : undefined
}

function lacking(read: ReadLine, line: Omit<UncountedLine, 'missing'>, food?: Ingredient): UncountedLine {
  if (line.why === 'optional' || (food && light.has(food.kind))) return { ...line, missing: 0 }
  const grams = (food && weighLine(read, food.id)) ?? weighUnknown(read)
  if (grams === undefined) return { ...line, missing: Number.POSITIVE_INFINITY }
  const nutrients = food && nutrientsOf(food.id)
  const energy = nutrients && 'kcal' in nutrients ? nutrients.kcal / 100 : richFood
  return { ...line, missing: grams * energy }
}

/** The one food that a line is of; what else is named in a bracket or behind a comma is not it. */
function namedIn({ foods }: FoodLine, { ingredient, taken }: ReadLine): Mention | WhyNot {
  const name: Span | undefined = ingredient && { start: taken?.start ?? ingredient.start, end: ingredient.end }
  const inName = foods.filter(({ start, end }) => !name || (start < name.end && end > name.start))
  // "Boneless, skinless chicken thighs": the name goes on behind a comma.
  const [first, ...others] = inName.length > 0 ? inName : foods
  if (!first) return 'no_food'
  const isOther = others.some(
    (other) => !first.choices.some((choice) => choice.some((one) => one.meaning === other.meaning)),
  )
  return isOther && first.choices.length === 0 ? 'several_foods' : first
}

type Food = { id: string; isPart: boolean } | { id?: undefined; why: WhyNot }

/** The id whose numbers are meant: the food's, its namesake's, or those of the juice of a fruit. */
function foodOf(named: Mention, { taken, preparation }: ReadLine, { text, language }: FoodLine): Food {
  const namesake = namesakes(named.language).get(named.stems.join(' '))
  const isSkinned = named.meaning.foods[0]?.id === 'chicken-thigh' && skinned.test(foldText(text))
  if (namesake === null && !isSkinned) return { why: 'other_form' }
  if (namesake) return { id: namesake, isPart: false }
  const id = commonOf(named)
  if (id === undefined)
    return { why: named.meaning.foods.length > 0 || named.meaning.generic?.kinds ? 'various' : 'no_food' }
  const partOf = foldText(
    taken ? text.slice(taken.start, taken.end) : text.slice(preparation?.start ?? text.length, preparation?.end),
  )
  return { id, ...partTaken(id, partOf, language), ...(taken && !(id in juices) && id !== 'egg' && { isPart: true }) }
}

const juices: Readonly<Record<string, string>> = { lemon: 'lemon-juice', lime: 'lime-juice', orange: 'orange-juice' }

/** Of a citrus fruit its juice or its zest, of an egg the white or the yolk, as is said beside the name. */
function partTaken(id: string, said: string, language: CheckedLanguage): { id?: string; isPart: boolean } {
  const { juice, zest, white, yolk } = nutrition[language].parts
  const fruit = juices[id]
  if (fruit) {
    if (zest.test(said)) return { isPart: true }
    return juice.test(said) ? { id: fruit, isPart: false } : { isPart: false }
  }
  const [isWhite, isYolk] = [id === 'egg' && white.test(said), id === 'egg' && yolk.test(said)]
  return { isPart: false, ...(isWhite !== isYolk && { id: isWhite ? 'egg-white' : 'egg-yolk' }) }
}

/** Of several foods that share a name the first, where it is as good as all the others. */
function commonOf({ meaning: { foods, generic } }: Mention): string | undefined {
  const { kinds } = generic ?? {}
  const candidates: readonly Ingredient[] = kinds ? ingredients.filter(({ kind }) => kinds.includes(kind)) : foods
  const [first] = candidates
  if (!first || candidates.length === 1) return first?.id
  const energies = candidates.map(({ id }) => {
    const nutrients = nutrientsOf(id)
    return 'why' in nutrients ? undefined : nutrients.kcal
  })
  const known = energies.filter((kcal) => kcal !== undefined)
  if (known.length < (kinds ? energies.length / 2 : energies.length)) return undefined
  return Math.max(...known) > Math.min(...known) * (1 + mostApart) ? undefined : first.id
}

/** Said of meat, that it is without its skin. */
const skinned = /\b(?:skinless|skin removed|skinned|sans (?:la )?peau|desosses?)\b/

const dryWords = ofAll(nutrition, ({ dry }) => dry)
const tinnedWords = ofAll(nutrition, ({ tinned }) => tinned)
const dry = kindSet('lentil pasta noodle rice grain quick-grain yeast')
const drained = kindSet('pulse tinned-fish preserve')

/** Words that say of a food only what it is counted as anyhow: pasta dry, pulses from the tin. */
function boughtAs(kind: Kind): ReadonlySet<string> | undefined {
  if (dry.has(kind)) return dryWords
  return drained.has(kind) ? tinnedWords : undefined
}

/** Is the name of the line the food's own, but for words that change nothing? */
function isPlain({ start, end, meaning }: Mention, { ingredient }: ReadLine, { text, language }: FoodLine): boolean {
  if (!ingredient) return true
  const asBought = meaning.foods.map(({ kind }) => boughtAs(kind))
  const name = wordsOf(text.slice(ingredient.start, ingredient.end), language)
  return name.every((word) => {
    const at = ingredient.start + word.start
    const isOwn = (at >= start && at < end) || /^\d+$/.test(word.text)
    return isOwn || nutrition[language].plain.has(word.text) || asBought.some((words) => words?.has(word.text))
  })
}

const books = new Map<CheckedLanguage, ReadonlyMap<string, string | null>>()

function namesakes(language: CheckedLanguage): ReadonlyMap<string, string | null> {
  const known = books.get(language)
  if (known) return known
  const stems = (name: string) =>
    wordsOf(name, language)
      .map(({ stem }) => stem)
      .join(' ')
  const book = new Map([...namesakesIn(language)].map(([name, id]) => [stems(name), id]))
  books.set(language, book)
  return book
}
