import type { Language } from '@roux/contract/language'
import type { Gender } from '../foods/ingredient.ts'
import { ingredients } from '../foods/lexicon.ts'
import { fold } from '../text/tokens.ts'
import { unitWords } from './unit-words.ts'

/** A word that is counted, in both its numbers. */
type Counted = { one: string; many: string }

/** Heads of names that are no ingredients by themselves: "2 egg yolks", "4 blancs de poulet". */
const heads: Record<Language, string> = {
  en: 'crown:crowns case:cases joint:joints yolk:yolks white:whites breast:breasts thigh:thighs drumstick:drumsticks leg:legs wing:wings chop:chops steak:steaks cutlet:cutlets sausage:sausages bun:buns roll:rolls wrap:wraps tortilla:tortillas floret:florets pod:pods bulb:bulbs loaf:loaves chicken:chickens duck:ducks turkey:turkeys lobster:lobsters crab:crabs baguette:baguettes pepper:peppers cube:cubes berry:berries bean:beans nut:nuts shank:shanks rack:racks stone:stones biscuit:biscuits cookie:cookies potato:potatoes tomato:tomatoes onion:onions banana:bananas',
  fr: 'bûche:bûches pâte:pâtes rôti:rôtis gigot:gigots magret:magrets pavé:pavés pintade:pintades lobe:lobes chou-fleur:choux-fleurs poulet:poulets canard:canards lapin:lapins jaune:jaunes blanc:blancs cuisse:cuisses aile:ailes pilon:pilons steak:steaks saucisse:saucisses galette:galettes pain:pains biscuit:biscuits baguette:baguettes crêpe:crêpes côtelette:côtelettes souris:souris fond:fonds étoile:étoiles bouillon:bouillons yaourt:yaourts banane:bananes échalote:échalotes clou:clous baie:baies graine:graines',
}

function pairs(language: Language): ReadonlyMap<string, Counted> {
  const known = new Map<string, Counted>()
  const add = (one: string, many: string) => {
    for (const form of [one, many]) if (!known.has(fold(form))) known.set(fold(form), { one, many })
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
  for (const pair of heads[language].split(' ')) {
    const [one = '', many = one] = pair.split(':')
    add(one, many)
  }
  for (const { one, many } of unitWords[language].values()) if (one !== many && !one.includes(' ')) add(one, many)
  return known
}

const known: Partial<Record<Language, ReadonlyMap<string, Counted>>> = {}

/** Both numbers of a word that is counted; undefined where it is not known. */
export function countedWord(word: string, language: Language): Counted | undefined {
  known[language] ??= pairs(language)
  return known[language].get(fold(word))
}

type Fact = { gender: Gender; halves: boolean }

function readFacts(language: Language): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>()
  for (const { [language]: noun, fr, halves = false } of ingredients) {
    const fact = { gender: fr.gender, halves }
    for (const name of [noun.one, noun.many, ...(noun.also ?? [])]) {
      if (name && !facts.has(fold(name))) facts.set(fold(name), fact)
    }
  }
  return facts
}

const facts: Partial<Record<Language, ReadonlyMap<string, Fact>>> = {}

/** What grammar and knife need to know of a name: the longest of its beginnings or ends that the lexicon knows. */
export function factOf(name: string, language: Language): Fact | undefined {
  facts[language] ??= readFacts(language)
  const words = fold(name).split(/\s+/).slice(0, 6)
  for (let length = words.length; length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const fact = facts[language].get(words.slice(first, first + length).join(' '))
      if (fact) return fact
    }
  }
  return undefined
}
