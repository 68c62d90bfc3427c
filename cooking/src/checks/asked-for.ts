import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { ingredientById } from '../foods/lexicon.ts'
import type { Certainty } from '../foods/restrictions.ts'
import { certaintyAmong } from '../mentions/choices.ts'
import { madeOf, type NamedFood } from '../mentions/contents.ts'
import { meantBy } from '../mentions/food-book.ts'
import type { Mention, Role } from '../mentions/mention.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import { isDenied } from '../mentions/without.ts'
import { wordsOf } from '../mentions/words.ts'

/** A place that names it, and how surely it is there; `isChoice` where the line offers something else beside it. */
type Place = { start: number; end: number; text: string; certainty: Certainty; isChoice?: boolean; role?: Role }

/** Words before a food that say nothing of which it is: "any fish", "les crustacés". */
const opening = /^(?:(?:the|any|all|raw|fresh|le|la|les|du|des|de la|de|tous|toutes|tout)\s+|[ld]['’]\s*)+/iu
const parting = /\s*(?:[/,;()|]|\bor\b|\bou\b|\band\b|\bet\b)\s*/iu

const pork = [ingredientById('pork-belly'), ingredientById('sausage')]

/** The foods that a cook's own words name: "coriander/cilantro", "les fruits de mer ou le poisson". */
export function namesIn(asked: string): string[] {
  return asked
    .split(parting)
    .map((name) => name.trim().replace(opening, ''))
    .filter((name) => /\p{L}/u.test(name))
}

/** Finds what a cook named, in either language: by what the lexicon knows of it, and what it does not know by its words. */
export function finderOf(asked: string, language: CheckedLanguage): (line: FoodLine) => Place[] {
  const names = namesIn(asked).map((name) => {
    const { certaintyIn, generics, isKnown } = meantBy(name, language)
    const stems = new Map(checkedLanguages.map((one) => [one, wordsOf(name, one).map(({ stem }) => stem)]))
    // Who leaves out pork, and not all meat, eats bacon of turkey and halal sausages.
    const isPork = pork.every((food) => certaintyIn(food)) && !certaintyIn(ingredientById('stewing-beef'))
    const certaintyOf = (named: NamedFood & Partial<Pick<Mention, 'stems' | 'language'>>): Certainty | undefined => {
      if (isPork && named.lifted?.some((one) => one.pork)) return undefined
      const { generic } = named.meaning
      if (generic && generics.includes(generic)) return 'contains'
      if (named.stems && named.language && isEqual(stems.get(named.language) ?? [], named.stems)) return 'contains'
      const all = generic ? [] : madeOf(named).map(certaintyIn)
      if (all.length === 0 || all.includes(undefined)) return undefined
      return all.includes('often') ? 'often' : 'contains'
    }
    return { certaintyOf, isKnown, stems }
  })
  return (line) =>
    names.flatMap(({ certaintyOf, isKnown, stems }) => {
      const named = line.foods.flatMap((food) => {
        const told = certaintyAmong(food, certaintyOf)
        return told ? [{ ...food, ...told }] : []
      })
      return named.length > 0 || isKnown ? named : wordsAt(line, stems.get(line.language) ?? [])
    })
}

function isEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && some.length === others.length && some.every((one) => others.includes(one))
}

function wordsAt({ text, words, roles }: FoodLine, stems: readonly string[]): Place[] {
  if (stems.length === 0) return []
  return words.flatMap((word, at) => {
    const last = words[at + stems.length - 1]
    const isThere = last !== undefined && stems.every((stem, index) => words[at + index]?.stem === stem)
    if (!isThere || roles[at] === 'said' || isDenied(words, at, at + stems.length)) return []
    const named = text.slice(word.start, last.end)
    return [{ start: word.start, end: last.end, text: named, certainty: 'contains', role: roles[at] ?? 'added' }]
  })
}
