import type { CheckedLanguage } from '@roux/contract/language'
import type { Lifting } from '../languages/check-words.ts'
import { inEach } from '../languages/in-each.ts'
import { negation } from '../languages/negation.ts'
import { words } from '../languages/word-list.ts'
import { allergensOf, animalsOf } from './contents.ts'
import { nameAt } from './food-book.ts'
import {
  type Lifted,
  lifting,
  noFlesh,
  noGluten,
  noLactose,
  noMilk,
  noPork,
  noRennet,
  noSulphites,
  plants,
} from './lifted.ts'
import { type Word, wordsOf } from './words.ts'

/** Stems of words that make a food something else. */
const modifiers = inEach(
  (language): ReadonlyMap<string, Lifted> =>
    new Map(
      Object.entries({ plants, noFlesh, noSulphites, noRennet, noGluten, noMilk, noLactose, noPork }).flatMap(
        ([name, lifted]) =>
          // The names are those of the table: its type says so.
          (negation[language].lifting[name as keyof Lifting] ?? []).map((words) => [words, lifted] as const),
      ),
    ),
)

/** The stems that those of several words begin with. */
const openers = inEach(
  (language) =>
    new Set(
      [...modifiers[language].keys()]
        .map((phrase) => phrase.split(' '))
        .flatMap(([first, ...more]) => (more.length > 0 && first ? first : [])),
    ),
)

/** The word or two or three at a place that change the food beside them: "vegan", "végétal", "beefless". */
export function modifierAt(
  words: readonly Word[],
  at: number,
  language: CheckedLanguage,
): { lifted: Lifted; from: number; to: number } | undefined {
  const first = words[at]?.stem ?? ''
  for (let length = openers[language].has(first) ? 3 : 1; length > 1; length--) {
    const phrase = words.slice(at, at + length)
    if (phrase.length < length || phrase.slice(1).some(({ isParted }) => isParted)) continue
    const lifted = modifiers[language].get(phrase.map(({ stem }) => stem).join(' '))
    if (lifted) return { lifted, from: at, to: at + length }
  }
  const short = modifiers[language].get(first) ?? less(words[at]?.text ?? '', language)
  return short && { lifted: short, from: at, to: at + 1 }
}

/** Makers that sell nothing but plants, and bear names that are words: only with their capitals, right before a food. */
export function makerAt(
  text: string,
  words: readonly Word[],
  at: number,
): { lifted: Lifted; from: number; to: number } | undefined {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || next.isParted || !/^(?:beyond|impossible|just)$/.test(word.text)) return undefined
  const isCapital = ({ start }: Word) => /\p{Lu}/u.test(text[start] ?? '')
  const isNamed = word.text === 'just' ? /^eggs?$/.test(next.text) && isCapital(next) : next.text !== 'to'
  return isCapital(word) && isNamed ? { lifted: plants, from: at, to: at + 1 } : undefined
}

/** "Beefless", "eggless", "dairyless". */
function less(word: string, language: CheckedLanguage): Lifted | undefined {
  const { ending } = negation[language]
  if (!ending?.test(word)) return undefined
  const name = nameAt(wordsOf(word.replace(ending, ''), language), 0, language, language)
  if (!name) return undefined
  const animals = animalsOf(name)
  return animals.includes('meat') ? noFlesh : lifting(allergensOf(name), animals, false)
}

/** After these words another food begins. */
export const dividing = words('and or with et ou avec plus')

/** After these words stands what something is only like. */
export const likening = words('facon type style genre imitation gout saveur')
