import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { languageOf, readWish } from './read-wish.ts'

const kindsOf = (user_input: string) => {
  const language = languageOf(user_input, 'en')
  const { meanings } = readWish({ user_input, language, preferences: null, serves: null, max_minutes: null })
  return meanings.map(({ kind, words }) => `${kind}: ${words}`)
}

testTable<[prompt: string, ...meanings: string[]]>([
  ['un gâteau en forme de fusée', 'unknown: en forme de fusée'],
  ['une soupe qui ne tache pas les nappes', 'unknown: qui ne tache pas les nappes'],
])('a wish of which nothing was made is told whole', (prompt, ...expected) => {
  expect(kindsOf(prompt)).toEqual(expect.arrayContaining(expected))
})

testTable<[prompt: string, ...names: string[]]>([
  ['he went bananas over the last one, so another lemon tart', 'bananas'],
  ['my car was a lemon and I walked home, a beef stew', 'lemon'],
  ["j'en ai ras le bol, une soupe de lentilles", 'bol'],
  ['il me raconte des salades, je lui fais un gratin dauphinois', 'salades'],
])('the name of a food that is only talk is no food', (prompt, ...names) => {
  for (const name of names) expect(kindsOf(prompt)).not.toContainEqual(expect.stringMatching(`^(?!filler).*: ${name}`))
})

testTable<[prompt: string, ...meanings: string[]]>([
  ['roast lamb for six with a tomato salad on the side', 'several: tomato salad'],
  ['un rôti de veau pour six, avec une salade verte à côté', 'several: une salade verte'],
])('what stands beside another dish is told, and not made into it', (prompt, ...expected) => {
  const kinds = kindsOf(prompt)
  for (const one of expected) expect(kinds).toContainEqual(expect.stringContaining(one))
})

testTable<[prompt: string, meaning: string]>([
  ['a dessert with dates', 'wanted: dates'],
  ['I have two bananas and half a cauliflower', 'at_hand: cauliflower'],
  ['no bananas, she is allergic to them, a fruit salad', 'refused: bananas'],
  ['mash and roast pork', 'dish: roast pork'],
])('what is asked for and what harms stays so', (prompt, meaning) => {
  const [kind, words = ''] = meaning.split(': ')
  expect(kindsOf(prompt)).toContainEqual(expect.stringMatching(new RegExp(`^${kind}: .*${words}`)))
})
