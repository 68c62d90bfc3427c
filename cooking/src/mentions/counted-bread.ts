import { words } from '../languages/word-list.ts'
import { type FoodMeaning, meantBy } from './food-book.ts'
import type { Word } from './words.ts'

const shapes = words('rolls baps barms subs hoagies wraps')
const numbers = words('a an one two three four five six eight ten twelve deux quatre six huit')
/** Of rice paper, or what is rolled and no bread. */
const others = words('summer spring cabbage lettuce rice sushi nori egg cinnamon seaweed foil toilet')

/**
 * "4 crusty rolls", "2 large wraps": what a line of the list counts so and calls by no food's name is bread. "Roll" and
 * "wrap" are verbs anywhere else.
 */
export function countedBread(said: readonly Word[], at: number): { meaning: FoodMeaning; length: number } | undefined {
  const [word, next] = [said[at], said[at + 1]]
  if (!word || at === 0 || at > longest || !shapes.has(word.text) || (next && !next.isParted && !after.has(next.text)))
    return undefined
  const before = said.slice(0, at)
  const isCounted = before.some(({ text }) => /^\d/.test(text) || numbers.has(text))
  if (!isCounted || before.some(({ text, isParted }) => isParted || others.has(text))) return undefined
  const [generic] = meantBy('bread', 'en').generics
  return generic && { meaning: { foods: [], generic }, length: 1 }
}

/** "4 large soft white rolls". */
const longest = 5
const after = words('to for split halved cut warmed toasted pour coupes')
