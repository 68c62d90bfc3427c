import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import type { WhyUncounted } from '@roux/contract/nutrition'
import type { ReadLine } from '../amounts/read-line.ts'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindSet } from '../foods/kinds.ts'
import { ingredients } from '../foods/lexicon.ts'
import { byFat, forms, namesakesIn } from '../foods/namesakes.ts'
import { nutrientsOf } from '../foods/nutrients.ts'
import { ofAll } from '../languages/in-each.ts'
import { numbers } from '../languages/numbers.ts'
import { nutrition } from '../languages/nutrition.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import { wordsOf } from '../mentions/words.ts'
import type { Span } from '../text/tokens.ts'

/** Foods that share a name are one to count where their energy differs by no more than this. */
const mostApart = 0.2

/** The one food that a line is of; what else is named in a bracket, behind a comma or as what it lies in is not it. */
export function namedIn(line: FoodLine, { ingredient, taken }: ReadLine): Mention | WhyUncounted {
  const name: Span | undefined = ingredient && { start: taken?.start ?? ingredient.start, end: ingredient.end }
  const packed = packedIn(line)
  const foods = line.foods.filter(({ start }) => !packed || start < packed.start || start >= packed.end)
  const inName = foods.filter(({ start, end }) => !name || (start < name.end && end > name.start))
  // "Boneless, skinless chicken thighs": the name goes on behind a comma.
  const named = inName.length > 0 ? inName : foods
  // "Cheddar cheese" is one of them.
  const sure = named.filter(({ meaning }) => meaning.foods.length > 0)
  const [first, ...others] = sure.length > 0 ? sure : named
  if (!first) return 'no_food'
  const isOther = others.some(
    (other) =>
      other.meaning.foods[0] !== first.meaning.foods[0] &&
      !first.choices.some((choice) => choice.some((one) => one.meaning === other.meaning)),
  )
  return isOther && first.choices.length === 0 ? 'several_foods' : first
}

/** Where a line says what its food is put up in. */
function packedIn({ text, language }: FoodLine): Span | undefined {
  const found = nutrition[language].packed.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

type Food = { id: string; isPart: boolean } | { id?: undefined; why: WhyUncounted }

/** The id whose numbers are meant: the food's, its namesake's, or those of the juice of a fruit. */
export function foodOf(named: Mention, read: ReadLine, { text, language }: FoodLine): Food {
  const { taken, preparation } = read
  const namesake = namesakes(named.language).get(named.stems.join(' '))
  // A chicken's thigh mostly has its skin, and then other numbers.
  const isSkinned = named.meaning.foods[0]?.id === 'chicken-thigh' && skinned.test(foldText(text))
  if (namesake === null) return { why: 'other_form' }
  if (namesake && !isSkinned) return { id: namesake, isPart: false }
  const common = commonOf(named)
  if (common && isGround(common, read)) return { id: 'black-pepper', isPart: false }
  const id = ofFat(formOf(common, named, read, { text, language }), text)
  if (common && id === undefined) return { why: 'other_form' }
  if (id === undefined)
    return { why: named.meaning.foods.length > 0 || named.meaning.generic?.kinds ? 'various' : 'no_food' }
  const partOf = foldText(
    taken ? text.slice(taken.start, taken.end) : text.slice(preparation?.start ?? text.length, preparation?.end),
  )
  return { id, ...partTaken(id, partOf, language), ...(taken && !(id in juices) && id !== 'egg' && { isPart: true }) }
}

/** Pepper without an amount, or by the spoon, is no vegetable. */
export function isGround(id: string, { amount }: ReadLine): boolean {
  const kind = amount?.unit && unitKinds[amount.unit.id]
  return id === 'pepper' && (!amount || kind === 'spoon' || kind === 'vague')
}

/** Of a food that was measured in several forms the one that a line says: pulses dried, rice and pasta cooked. */
function formOf(
  id: string | undefined,
  { end }: Mention,
  { amount, size }: ReadLine,
  { text, language }: Pick<FoodLine, 'text' | 'language'>,
): string | undefined {
  const form = id === undefined ? undefined : forms[id]
  if (!form) return id
  const { dryForm, freshForm, inOil, otherForms } = nutrition[language]
  const said = foldText(text)
  const isTinned = [amount?.unit?.id, size?.unit?.id].includes('tin') || tinned.test(said)
  if (form.tinned && isTinned) return form.tinned
  if (form.inOil && inOil.test(said)) return form.inOil
  if (form.dried && dryForm.test(said)) return form.dried
  if (form.cooked && (otherForms.test(said.slice(end)) || otherForms.test(said))) return form.cooked
  return form.fresh && freshForm.test(said) ? form.fresh : id
}

const tinned = /\b(?:tinned|canned|en boite|en conserve)\b/

/** Fat in percent, or what is not fat: "5% fat", "15 % MG", "90% lean", "80/20". */
const fatSaid = /(\d{1,2}(?:[.,]\d)?) ?%(?! ?(?:lean|cocoa|cacao|de cacao|vol))|(\d{2})(?: ?% lean|\/\d{2}\b)/
const sortsOfFat = kindSet('milk cream yoghurt mince')
/** Of mince that is called lean, at most: Regulation (EU) No 1169/2011, Annex VI, part B. */
const lean = 7
/** Percent that what is said of its fat may be beside that of the numbers. */
const mostBeside = 3

/** Of a food that is sold with more or less fat, the one that a line says; none where that was not measured. */
function ofFat(id: string | undefined, text: string): string | undefined {
  const folded = foldText(text)
  const said = fatSaid.exec(folded)
  const kind = id === undefined ? undefined : ingredients.find((one) => one.id === id)?.kind
  const isLean = kind === 'mince' && /\b(?:lean|maigres?)\b/.test(folded)
  if (id === undefined || !kind || !(said || isLean) || !sortsOfFat.has(kind)) return id
  const percent = said?.[1] ? Number(said[1].replace(',', '.')) : said ? 100 - Number(said[2]) : lean
  const beside = (one: string) => {
    const nutrients = nutrientsOf(one)
    return 'why' in nutrients ? Number.POSITIVE_INFINITY : Math.abs(nutrients.fat - percent)
  }
  const [nearest] = [id, ...(byFat[id] ?? [])].toSorted((one, other) => beside(one) - beside(other))
  return nearest !== undefined && beside(nearest) <= mostBeside ? nearest : undefined
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

/**
 * Is the name of the line the food's own, but for words that change nothing, that say in which of its forms it is
 * counted, or that offer another?
 */
export function isPlain(
  { start, end, meaning }: Mention,
  { ingredient }: ReadLine,
  line: FoodLine,
  id: string,
): boolean {
  if (!ingredient) return true
  const { text, language } = line
  const packed = packedIn(line)
  const asBought = meaning.foods.map(({ kind }) => boughtAs(kind))
  const { plain, dryForm, otherForms } = nutrition[language]
  const isForm = (word: string) =>
    id !== meaning.foods[0]?.id &&
    (dryForm.test(word) || otherForms.test(word) || tinnedWords.has(word) || /^(?:fat|mg|lean)$/.test(word))
  const name = wordsOf(text.slice(ingredient.start, ingredient.end), language)
  const or = name.findIndex((word) => ingredient.start + word.start >= end && numbers[language].or.has(word.text))
  const [food] = meaning.foods
  const own: readonly Span[] = [
    { start, end },
    ...(packed ? [packed] : []),
    // "Panko breadcrumbs" is the same twice.
    ...line.foods.filter((one) => food && one.meaning.foods[0] === food),
  ]
  return (or < 0 ? name : name.slice(0, or)).every((word) => {
    const at = ingredient.start + word.start
    return (
      own.some((span) => at >= span.start && at < span.end) ||
      /^\d+$/.test(word.text) ||
      plain.has(word.text) ||
      asBought.some((words) => words?.has(word.text)) ||
      isForm(word.text)
    )
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
