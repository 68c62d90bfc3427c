import type { KitchenLanguage } from '@roux/contract/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { harmful } from '../../test/harm-sentences.ts'
import { harmless } from '../../test/harmless-sentences.ts'
import { readWish } from './read-wish.ts'

const read = (user_input: string, language: KitchenLanguage = 'en') =>
  readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })

/** The words that are in no meaning, or in several. */
function unshared(prompt: string): string[] {
  const { meanings } = read(prompt)
  const words = Array.from(prompt.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu))
  return words.flatMap(({ 0: word, index }) => {
    const owners = meanings.filter(({ places }) =>
      places.some(({ start, end }) => start <= index && index + word.length <= end),
    )
    return owners.length === 1 ? [] : [`${word} (${owners.length}) in: ${prompt}`]
  })
}

test('every word of a sentence lies in exactly one meaning', () => {
  const sentences = [harmful.en, harmful.fr, harmless]
    .join('\n')
    .split('\n')
    .filter((_, at) => at % 5 === 0)
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.flatMap(unshared)).toEqual([])
})

test('and so it does whatever is typed', () => {
  const pieces = [
    'a',
    'doesnt',
    '🍓',
    "l'œuf",
    'maïs',
    '(no eggs, please)',
    '3/4',
    'w/o',
    'half a dozen',
    'ﬁ',
    'É',
    '9x13 tin',
    '\n',
    ',',
    'für',
    '1h30',
    '£5',
    'df',
  ]
  const typed = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(typed, (parts) => {
      expect(unshared(parts.join(' '))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

testTable<[prompt: string, ...meanings: string[]]>([
  ['🍓🍰 sans 🥛 pour 12', 'wanted: 🍓', 'dish: 🍰', 'refused: 🥛', 'people: 12'],
  ["I've 2 eggs and a 20 cm tin, under £4", 'at_hand: 2 eggs', 'tin: 20 cm tin', 'figure: under £4'],
  [
    'chiken curry in 20 minutes for the four of us',
    'wanted: chiken',
    'dish: curry',
    'minutes: 20 minutes',
    'people: four of us',
  ],
  ['no nuts, quick gooey brownies', 'refused: nuts', 'hurry: quick', 'taste: gooey', 'dish: brownies'],
  ['avec du lard, une soupe qui ne tache pas les nappes', 'dish: soupe', 'unknown: qui ne tache pas les nappes'],
])('each part of a sentence is what it says', (prompt, ...expected) => {
  const meanings = read(prompt, 'fr').meanings.map(({ kind, words }) => `${kind}: ${words}`)
  for (const one of expected) expect(meanings).toContain(one)
})

testTable<[prompt: string, account: string[]]>([
  ['welsh rarebit for my mum, she is coming on Sunday with her new neighbour', []],
  ['Bonjour, une quiche pour samedi soir avec les copains, merci beaucoup !', []],
  ['a stew for eight, cooked in a cauldron', ['cauldron']],
  ['a cake that is not too sweet', []],
  ['pasta before football practice', []],
  ['a pie for Sunday, my mother-in-law judges everything', []],
  ['I got dumped today, something stupidly cheesy', []],
  ['the cat knocked the shopping over, what can I do with bruised pears', ['bruised']],
  ["my sister's flight lands at noon and the taxi strike is on, a quiche please", []],
  ['French onion soup, chopping onions makes me weep', []],
  ["j'ai le moral dans les chaussettes, une soupe", []],
  ['une sauce pour accompagner un saumon', []],
  ['la maîtresse a prévenu hier soir, un gâteau volcanique pour demain', ['volcanique']],
])('what nothing is made of is named, and chat is not', (prompt, words) => {
  expect(read(prompt).unread.words).toEqual(words)
})
