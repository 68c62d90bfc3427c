import type { CheckedLanguage } from '@roux/contract/language'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import { foods } from '../foods/lexicon.ts'
import { densities } from '../languages/densities.ts'
import { grammar } from '../languages/grammar.ts'
import type { LanguageWords } from '../languages/language-words.ts'
import { tokenise } from '../text/tokens.ts'
import type { Density, DensityOf } from './convert-amount.ts'

/** What is poured, and so measured in millilitres where there are no cups. */
const liquids: ReadonlySet<Kind> = new Set(kindsThatAre('poured'))
type Said = LanguageWords['densities']
type Book = { full: ReadonlyMap<string, Density | undefined>; general: ReadonlyMap<string, Density | undefined> }

function wordsOf(name: string): string[] {
  return tokenise(name).flatMap(({ kind, text }) => (kind === 'word' || kind === 'digits' ? text : []))
}

function readBook(language: CheckedLanguage): Book {
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

const books: Partial<Record<CheckedLanguage, Book>> = {}

/**
 * The densities that the lexicon knows, for names in one language: "sifted plain flour" is as light as flour. The food
 * has to be the head of the name: "salt cod", "peanut butter cups" and "crème de marrons" are none of ours.
 */
export function lexiconDensity(language: CheckedLanguage): DensityOf {
  return (name) => {
    books[language] ??= readBook(language)
    const words = wordsOf(name).slice(0, 8)
    const find = grammar[language].isHeadFirst ? findHeadFirst : findHeadLast
    return find(words, books[language], densities[language])
  }
}

function findHeadLast(words: readonly string[], { full, general }: Book, said: Said): Density | undefined {
  const whole = full.get(words.join(' '))
  if (whole) return whole
  const stop = words.findIndex((word, index) => index > 0 && said.nameEnds.has(word))
  const name = stop < 0 ? words : words.slice(0, stop)
  for (let first = 0; first < name.length; first++) {
    const key = name.slice(first).join(' ')
    const others = name.slice(0, first)
    if (full.has(key)) return others.some((word) => said.changing.has(word)) ? undefined : full.get(key)
    if (general.has(key)) return others.every((word) => said.besides?.has(word) ?? true) ? general.get(key) : undefined
  }
  return undefined
}

function findHeadFirst(words: readonly string[], { full, general }: Book, said: Said): Density | undefined {
  const whole = full.get(words.join(' '))
  if (whole) return whole
  const first = words.findIndex((word) => !said.beforeNoun.has(word))
  const name = words.slice(Math.max(0, first))
  for (let length = name.length; length > 0; length--) {
    const key = name.slice(0, length).join(' ')
    if (!full.has(key) && !general.has(key)) continue
    const others = name.slice(length)
    if (said.nameEnds.has(others[0] ?? '') || others.some((word) => said.changing.has(word))) return undefined
    return full.has(key) ? full.get(key) : general.get(key)
  }
  return undefined
}
