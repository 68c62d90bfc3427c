import { fold } from '../text/tokens.ts'
import { plainOf } from './clauses.ts'
import type { RecipeFinding } from './finding.ts'
import type { FoodLine } from './read-foods.ts'
import { eggs, heat, melting, runny, setting } from './safety-words.ts'
import { unsafe } from './unsafe.ts'

const eggDish = /\b(?:eggs?|yolks?|omelett?es?|oeufs?|jaunes?)\b/

/** The first place where a step leaves the eggs soft. */
export function softEggs(title: FoodLine, steps: readonly FoodLine[]): RecipeFinding[] {
  for (const line of steps) {
    const match = runny[line.language].exec(plainOf(line.text))
    const hasEggs = [title, ...steps].some(({ text }) => eggDish.test(fold(text)))
    if (match && hasEggs)
      return [unsafe('egg', line, { start: match.index, end: match.index + match[0].length }, 'warning')]
  }
  return []
}

const offTheHeat = /\b(?:off the heat|(?:remove|take)\w* (?:\w+ ){0,3}from the heat|hors du feu)/g

/** Are the eggs heated in a sentence that names them, or in a later one? Chocolate is melted before them. */
export function areEggsHeated(steps: readonly FoodLine[], isHeated: boolean, isFrail: boolean): boolean {
  const sentences = steps.flatMap(({ text, language }) =>
    text.split(/(?<=[.;!?])\s/).map((part) => ({
      // The warmth of the pasta does for most eaters.
      part: isFrail ? fold(part).replace(offTheHeat, '') : fold(part),
      language,
    })),
  )
  const at = sentences.findIndex(({ part, language }) => eggs[language].test(part))
  if (at === -1) return isHeated
  return sentences
    .slice(at)
    .some(({ part, language }) => heat[language].test(part.replace(melting, '')) || setting[language].test(part))
}
