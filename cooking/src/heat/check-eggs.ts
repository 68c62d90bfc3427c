import { foldText } from '@roux/contract/fold-text'
import { safety } from '../languages/safety.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import { foldInPlace } from '../text/fold-in-place.ts'
import { heats } from './is-heated.ts'
import { unsafe } from './unsafe.ts'

/** Melting chocolate over water heats no egg. */
const melting =
  /\b(?:melt|fondre|fondez|fondu)\b[^.;]*?(?:simmering water|hot water|water bath|bain-marie|microwave|micro-ondes)/giu

const eggDish = /\b(?:eggs?|yolks?|omelett?es?|oeufs?|jaunes?)\b/

/** The first place where a step leaves the eggs soft. */
export function softEggs(title: FoodLine, steps: readonly FoodLine[]): RecipeFinding[] {
  for (const line of steps) {
    const match = safety[line.language].runny.exec(foldInPlace(line.text))
    const hasEggs = [title, ...steps].some(({ text }) => eggDish.test(foldText(text)))
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
      part: isFrail ? foldText(part).replace(offTheHeat, '') : foldText(part),
      language,
    })),
  )
  const at = sentences.findIndex(({ part, language }) => safety[language].eggs.test(part))
  if (at === -1) return isHeated
  return sentences
    .slice(at)
    .some(({ part, language }) => heats(part.replace(melting, ''), language) || safety[language].setting.test(part))
}
