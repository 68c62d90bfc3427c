import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { ingredients } from '../foods/lexicon.ts'
import type { Gender } from '../foods/nouns.ts'
import { agreement } from '../languages/agreement.ts'
import type { Counting } from './round-amount.ts'
import { unitWords } from './unit-words.ts'

/** A word that is counted, in both its numbers. */
type Counted = { one: string; many: string }

function pairs(language: CheckedLanguage): ReadonlyMap<string, Counted> {
  const known = new Map<string, Counted>()
  const add = (one: string, many: string) => {
    for (const form of [one, many]) if (!known.has(foldText(form))) known.set(foldText(form), { one, many })
  }
  for (const ingredient of ingredients) {
    const { one, many } = ingredient[language]
    const [ones = [], manies = []] = [one?.split(' '), many?.split(' ')]
    if (ones.length !== manies.length) continue
    for (const [index, word] of ones.entries()) {
      const other = manies[index]
      if (other && other !== word) add(word, other)
    }
  }
  for (const pair of agreement[language].counted.split(' ')) {
    const [one = '', many = one] = pair.split(':')
    add(one, many)
  }
  for (const { one, many } of unitWords[language].values()) if (one !== many && !one.includes(' ')) add(one, many)
  return known
}

const known: Partial<Record<CheckedLanguage, ReadonlyMap<string, Counted>>> = {}

/** Both numbers of a word that is counted; undefined where it is not known. */
export function countedWord(word: string, language: CheckedLanguage): Counted | undefined {
  known[language] ??= pairs(language)
  return known[language].get(foldText(word))
}

/** How it is shared out: by the knife, or beaten; else it comes whole. */
type Fact = { gender: Gender; counting: Counting }

function readFacts(language: CheckedLanguage): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>()
  for (const { id, [language]: noun, fr, halves = false } of ingredients) {
    const counting = id === 'egg' ? 'beaten' : halves ? 'halved' : 'whole'
    const fact: Fact = { gender: fr.gender, counting }
    for (const name of [noun.one, noun.many, ...(noun.also ?? [])]) {
      if (name && !facts.has(foldText(name))) facts.set(foldText(name), fact)
    }
  }
  return facts
}

const facts: Partial<Record<CheckedLanguage, ReadonlyMap<string, Fact>>> = {}

/** What grammar and knife need to know of a name: the longest of its beginnings or ends that the lexicon knows. */
export function factOf(name: string, language: CheckedLanguage): Fact | undefined {
  facts[language] ??= readFacts(language)
  const words = foldText(name).split(/\s+/).slice(0, 6)
  for (let length = words.length; length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const fact = facts[language].get(words.slice(first, first + length).join(' '))
      if (fact) return fact
    }
  }
  return undefined
}
