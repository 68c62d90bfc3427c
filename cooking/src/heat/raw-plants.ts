import { safety } from '../languages/safety.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import type { Role } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { foldInPlace } from '../text/fold-in-place.ts'
import { unsafe } from './unsafe.ts'

/**
 * Plants that are poison until they are boiled: elderberries, and their leaves and stems always (CDC, MMWR 33/13 of 1984,
 * "Poisoning from Elderberry Juice"), cassava and bamboo shoots (Food Standards Australia New Zealand, on their cyanogenic
 * glycosides).
 */
export function rawPlants({ listed, steps }: RecipeFoods): RecipeFinding[] {
  const plants = [...listed, ...steps].flatMap((line) => {
    const match = safety[line.language].rawPlant.exec(foldInPlace(line.text))
    return match && !aside.has(line.roles[wordAt(line, match.index)] ?? 'added') ? [{ line, match }] : []
  })
  const [plant] = plants
  if (!plant || steps.length === 0) return []
  const { line, match } = plant
  const named = steps.findIndex(({ text, language }) => safety[language].rawPlant.test(foldInPlace(text)))
  const isHeated = steps
    .slice(Math.max(0, named))
    .some(({ text, language }) => safety[language].heat.test(foldInPlace(text)))
  const isReady = /\b(?:cooked|tinned|canned|syrup|cordial|flour|cuite?s?|boite|sirop|farine)\b/.test(
    foldInPlace(line.text),
  )
  const green = steps.find(({ text, language }) => safety[language].elderGreen.test(foldInPlace(text)))
  if ((isHeated || isReady) && !green) return []
  return [unsafe('raw_plant', line, { start: match.index, end: match.index + match[0].length })]
}

/** What stands beside the dish is somebody else's. */
const aside: ReadonlySet<Role> = new Set<Role>(['said', 'offered', 'optional'])

function wordAt({ words }: FoodLine, at: number): number {
  return words.findIndex(({ end }) => end > at)
}
