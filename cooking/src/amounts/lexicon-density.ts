import type { Language } from '@roux/contract/language'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import { foods } from '../foods/lexicon.ts'
import { fold } from '../text/tokens.ts'
import type { Density, DensityOf } from './convert-amount.ts'

/** What is poured, and so measured in millilitres where there are no cups. */
const liquids: ReadonlySet<Kind> = new Set(kindsThatAre('poured'))

/** Words beside a name that make it lie in the cup in another way: "cooked rice" is not the rice of the lexicon. */
const changing: Record<Language, ReadonlySet<string>> = {
  en: new Set('dried dry cooked powdered whipped puffed popped ice'.split(' ')),
  fr: new Set('sec secs seche seches cuit cuits cuite cuites poudre lyophilise fouettee souffle'.split(' ')),
}
/** Where an English name ends: "butter for the tin". A French one goes no further than its head: "farine de lin" is no flour of ours. */
const ends = new Set('for at in with from plus to or and'.split(' '))
const links = new Set('de d du des a au aux'.split(' '))
const before = new Set('gros grosse petit petite petits petites bon bonne beau belle'.split(' '))
/** Words that a general name may stand beside: "flour" is the lexicon's, "tapioca flour" is not. */
const plain = new Set(
  'fine white sifted organic fresh salted unsalted soft softened melted cold warm hot good quality'.split(' '),
)

type Book = { full: ReadonlyMap<string, Density | undefined>; general: ReadonlyMap<string, Density | undefined> }

function wordsOf(name: string): string[] {
  return fold(name).match(/[\p{L}\p{N}]+/gu) ?? []
}

function readBook(language: Language): Book {
  const full = new Map<string, Density | undefined>()
  const general = new Map<string, Density | undefined>()
  const add = (to: Map<string, Density | undefined>, name: string | undefined, food: Ingredient) => {
    const key = name && wordsOf(name).join(' ')
    const density = food.density && { perMillilitre: food.density, isLiquid: liquids.has(food.kind) }
    if (key && !to.has(key)) to.set(key, density || undefined)
  }
  for (const food of foods) {
    const { one, many, also = [], brief } = food[language]
    for (const name of [one, many, ...also]) add(full, name, food)
    add(general, brief?.text, food)
  }
  return { full, general }
}

const books: Partial<Record<Language, Book>> = {}

/**
 * The densities that the lexicon knows, for names in one language: "sifted plain flour" is as light as flour. The food
 * has to be the head of the name: "salt cod", "peanut butter cups" and "crème de marrons" are none of ours.
 */
export function lexiconDensity(language: Language): DensityOf {
  return (name) => {
    books[language] ??= readBook(language)
    const words = wordsOf(name).slice(0, 8)
    return language === 'en' ? findEnglish(words, books[language]) : findFrench(words, books[language])
  }
}

function findEnglish(words: readonly string[], { full, general }: Book): Density | undefined {
  const whole = full.get(words.join(' '))
  if (whole) return whole
  const stop = words.findIndex((word, index) => index > 0 && ends.has(word))
  const name = stop < 0 ? words : words.slice(0, stop)
  for (let first = 0; first < name.length; first++) {
    const key = name.slice(first).join(' ')
    const others = name.slice(0, first)
    if (full.has(key)) return others.some((word) => changing.en.has(word)) ? undefined : full.get(key)
    if (general.has(key)) return others.every((word) => plain.has(word)) ? general.get(key) : undefined
  }
  return undefined
}

function findFrench(words: readonly string[], { full, general }: Book): Density | undefined {
  const whole = full.get(words.join(' '))
  if (whole) return whole
  const first = words.findIndex((word) => !before.has(word))
  const name = words.slice(Math.max(0, first))
  for (let length = name.length; length > 0; length--) {
    const key = name.slice(0, length).join(' ')
    if (!full.has(key) && !general.has(key)) continue
    const others = name.slice(length)
    if (links.has(others[0] ?? '') || others.some((word) => changing.fr.has(word))) return undefined
    return full.has(key) ? full.get(key) : general.get(key)
  }
  return undefined
}
