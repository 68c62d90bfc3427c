import type { KitchenLanguage } from '@roux/contract/language'
import type { Amount, Ingredient, Unit } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import type { Text } from '../cookbook/dish.ts'
import { dishes, type Way } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import { agree } from '../wording/french.ts'
import { writeIngredientLine } from '../wording/ingredient-line.ts'
import { capitalise, joinList } from '../wording/list.ts'
import { listedNoun } from '../wording/noun.ts'
import { soaked, soakedLine } from './bind-eggs.ts'
import { type ListedFood, madeWords } from './listed-food.ts'
import { cookedAlready, madeNoun } from './rewrite-line.ts'
import { glutenFree, type Made, vegan, vegetarian } from './stand-ins.ts'

/** A line of the list as the kitchen writes it, and how it writes it in a language for a way. */
export type ReadLine = { foods: readonly ListedFood[]; write: (language: KitchenLanguage, way: Way) => string }

/** Reads a line that is written as the kitchen writes its own, whatever the amount; null for any other. */
export function readListed(line: string, language: KitchenLanguage): ReadLine | null {
  return readSoaked(line, language) ?? readMeasured(line, language) ?? readToTaste(line, language)
}

const number = /^(?:\d+[–-])?(?:\d+(?:[.,]\d+)?)?(?:\s?[⅛¼⅓⅜½⅝⅔¾⅞])?(?=\s)/u

function readMeasured(line: string, language: KitchenLanguage): ReadLine | null {
  const given = number.exec(line)?.[0] ?? ''
  if (given === '') return null
  const [tail = '', ...others] = line.slice(given.length).trim().split(', ')
  const preparation = others.join(', ')
  const plain = measureOf(tail, language)
  const made = plain ? undefined : [glutenFree, vegetarian, vegan].find((one) => isMade(tail, one, language))
  const measure = plain ?? (made && measureOf(withoutMade(tail, language), language))
  if (!measure) return null
  const { ingredient, unit, times } = measure
  const amount: Amount = [amountOf(given) * times, unit]
  const preps = preparation === '' ? [] : (preparations[language].get(preparation) ?? [])
  if (preparation !== '' && preps.length === 0) return null
  return {
    foods: [{ ingredient, amount }],
    write: (to, way) => {
      const prep = prepFor(preps, ingredient, way)?.[to] ?? ''
      const written = writeIngredientLine(ingredient, amount, to, '')
      const whole = writeIngredientLine(ingredient, amount, to, prep)
      const end = whole.slice(written.length)
      const name = made ? withMade(written, made, ingredient, to) : written
      return name.replace(/^[\d.,¼½¾]+(?:\s[¼½¾])?/u, writtenIn(given, to)) + end
    },
  }
}

/** Of the words that mean the same in one language, what the dish has for the food, or the food itself. */
function prepFor(preps: readonly Text[], food: Ingredient, way: Way): Text | undefined {
  const own = Object.values(way.slots).flatMap((slot) => (slot.prep && takes(slot, food) ? [slot.prep] : []))
  const isOf = (some: readonly Text[]) => preps.find((one) => some.some(({ en, fr }) => en === one.en && fr === one.fr))
  return isOf(own) ?? isOf(food.prep ? [food.prep] : []) ?? preps[0]
}

/** "Salt and pepper". */
function readToTaste(line: string, language: KitchenLanguage): ReadLine | null {
  const and = language === 'fr' ? ' et ' : ' and '
  const names = line.split(and).flatMap((part) => part.split(', '))
  const found = names.map((name) => wholeNames[language].get(name.toLowerCase()))
  const foods = found.flatMap((ingredient) => (ingredient ? [{ ingredient, amount: [1, 'taste'] as const }] : []))
  if (foods.length < names.length) return null
  const write = (to: KitchenLanguage) =>
    capitalise(
      joinList(
        foods.map(({ ingredient }) => listedNoun(ingredient, to, true).text),
        to,
      ),
    )
  return { foods, write }
}

/** What stands for eggs. */
function readSoaked(line: string, language: KitchenLanguage): ReadLine | null {
  const count = [1, 2, 3].find((one) => soakedLine(one, language) === line)
  if (count === undefined) return null
  return { foods: [{ ingredient: soaked, amount: [count, 'tbsp'] }], write: (to) => soakedLine(count, to) }
}

function isMade(tail: string, { name }: Made, language: KitchenLanguage): boolean {
  return madeWords[language].exec(tail)?.[0].trim().startsWith(name[language]) ?? false
}

/** Flour that is made without gluten is not called after its grain. */
function withoutMade(tail: string, language: KitchenLanguage): string {
  const plain = tail.replace(madeWords[language], '')
  return language === 'fr' ? plain.replace(/farine$/, 'farine de blé') : plain.replace(/ flour$/, ' plain flour')
}

function withMade(line: string, made: Made, ingredient: Ingredient, language: KitchenLanguage): string {
  const noun = [true, false]
    .map((plural) => listedNoun(ingredient, language, plural))
    .find(({ text }) => line.includes(text))
  if (!noun) return line
  const mention = { meaning: { foods: [ingredient] } }
  return line.replace(noun.text, madeNoun(noun.text, mention, made.name, language).text)
}

type Measure = { ingredient: Ingredient; unit: Unit; times: number }

const units: readonly Unit[] = [
  'g',
  'ml',
  'piece',
  'tbsp',
  'tsp',
  'clove',
  'stick',
  'slice',
  'sprig',
  'bunch',
  'leaf',
  'pinch',
  'cm',
]

const measures = new Map<KitchenLanguage, ReadonlyMap<string, Measure>>()

/** What follows the number in every line that the kitchen can write; put together when the first recipe is read. */
function measureOf(tail: string, language: KitchenLanguage): Measure | undefined {
  const known = measures.get(language) ?? allMeasures(language)
  measures.set(language, known)
  return known.get(tail)
}

function allMeasures(language: KitchenLanguage): ReadonlyMap<string, Measure> {
  const counts = (unit: Unit) => (unit === 'g' || unit === 'ml' ? [1, 7, 1000, 7000] : [1, 7])
  return new Map(
    ingredients.flatMap((ingredient) =>
      units.flatMap((unit) =>
        counts(unit).map((count): [string, Measure] => {
          const line = writeIngredientLine(ingredient, [count, unit], language, '')
          return [line.replace(/^\d+ /, ''), { ingredient, unit, times: count < 1000 ? 1 : 1000 }]
        }),
      ),
    ),
  )
}

const wholeNames = byLanguage(
  (language) =>
    new Map(
      ingredients.flatMap((ingredient) =>
        [true, false].map(
          (plural) => [listedNoun(ingredient, language, plural).text.toLowerCase(), ingredient] as const,
        ),
      ),
    ),
)

/** Every way in which something is prepared, by how a line says it. */
const preparations = byLanguage((language) => {
  const all = [
    ...ingredients.flatMap(({ prep }) => prep ?? []),
    ...dishes.flatMap(({ ways }) =>
      ways.flatMap(({ slots }) => Object.values(slots).flatMap(({ prep }) => prep ?? [])),
    ),
    cookedAlready,
  ]
  const byText = new Map<string, Text[]>()
  for (const prep of all) {
    for (const gender of ['m', 'f'] as const) {
      for (const plural of [true, false]) {
        const written = language === 'fr' ? agree(prep.fr, { gender, plural }) : prep.en
        const present = byText.get(written) ?? []
        if (!present.includes(prep)) byText.set(written, [...present, prep])
      }
    }
  }
  return byText
})

function byLanguage<Value>(make: (language: KitchenLanguage) => Value): Record<KitchenLanguage, Value> {
  return { en: make('en'), fr: make('fr') }
}

const glyphs: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
}

function amountOf(given: string): number {
  const [, whole = '', glyph = ''] = /^(?:\d+[–-])?([\d.,]*)\s?(\D?)$/u.exec(given) ?? []
  return (Number(whole.replace(',', '.')) || 0) + (glyphs[glyph] ?? 0)
}

/** The number as it was, with the point or the comma of the language. */
function writtenIn(given: string, language: KitchenLanguage): string {
  return language === 'fr'
    ? given.replace('.', ',').replace(/(\d)\s?([⅛¼⅓⅜½⅝⅔¾⅞])/u, '$1 $2')
    : given.replace(',', '.').replace(/(\d)\s([⅛¼⅓⅜½⅝⅔¾⅞])/u, '$1$2')
}
