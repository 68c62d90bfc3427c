import { safety } from '../languages/safety.ts'
import { animalsOf } from '../mentions/contents.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import type { Mention } from '../mentions/mention.ts'
import type { RecipeFoods } from '../mentions/read-foods.ts'
import { type Sentence, saidIn } from './sentences.ts'
import { unsafe } from './unsafe.ts'

const isFlesh = (food: Mention) => animalsOf(food).some((one) => one === 'meat' || one === 'fish')

/**
 * What raw meat or fish has lain in or on, and is eaten as it is: its marinade (USDA FSIS, "Poultry: Basting, Brining,
 * and Marinating": a part is kept apart before, or it is boiled), a plate or a board that nobody washed (Food Standards
 * Agency, "Avoiding cross-contamination"); poultry that is washed (Food
 * Standards Agency, "Chicken"), unless its salt must go; shells that stay closed (FDA, "Selecting and Serving Fresh and Frozen Seafood
 * Safely").
 */
export function rawJuices({ listed }: RecipeFoods, sentences: readonly Sentence[]): RecipeFinding[] {
  const closed = sentences.flatMap((sentence) => {
    const span = saidIn(sentence, safety[sentence.language].closedShell)
    return span ? [unsafe('closed_shell', sentence.line, span)] : []
  })
  if (!listed.some(({ foods }) => foods.slice(0, 1).some(isFlesh))) return closed
  const dirty = sentences.flatMap((sentence, index) => {
    const span = saidIn(sentence, safety[sentence.language].unwashed)
    // "There is no need to wash it" is good advice for a chicken.
    const isOfBird = !sentences.slice(Math.max(0, index - 1), index + 1).some(({ plain }) => vessel.test(plain))
    return span && !isOfBird ? [unsafe('raw_juices', sentence.line, span)] : []
  })
  const washed = sentences.flatMap((sentence, index) => {
    const span = saidIn(sentence, safety[sentence.language].washedPoultry)
    const isBrined = sentences
      .slice(0, index + 1)
      .some(({ plain }) => /\b(?:brin|salt(?:ed|ing)?\b|cur(?:e|ed|ing)\b|saumur|sel\b)/.test(plain))
    return span && !isBrined ? [unsafe('washed_poultry', sentence.line, span, 'warning')] : []
  })
  return [...closed, ...dirty, ...washed, ...servedMarinade(sentences)]
}

const vessel =
  /\b(?:board|kni(?:fe|ves)|plate|bowl|platter|tray|dish|hands?|planche|couteau|assiette|plat|saladier|mains?)s?\b/

function servedMarinade(sentences: readonly Sentence[]): RecipeFinding[] {
  const laid = sentences.findIndex(
    ({ plain, foods }, index) =>
      marinade.test(plain) && (foods.some(isFlesh) || sentences[index - 1]?.foods.some(isFlesh)),
  )
  const cooked = sentences.findIndex(({ plain, language }, index) => index > laid && safety[language].heat.test(plain))
  if (laid < 0 || cooked < 0) return []
  const isApart = sentences.slice(0, laid + 1).some(({ plain, language }) => safety[language].keptApart.test(plain))
  if (isApart || sentences.some(isBoiled)) return []
  const isHeating = ({ plain, language }: Pick<Sentence, 'plain' | 'language'>) => safety[language].heat.test(plain)
  const lastHeated = sentences.findLastIndex(isHeating)
  return sentences.flatMap((sentence, index) => {
    const { language, plain, start, line } = sentence
    const span = index < cooked ? undefined : saidIn(sentence, safety[language].served)
    if (!span) return []
    const rest = plain.slice(span.start - start)
    // What is only poured over may be on its way into the oven.
    const isOnItsWay = index < lastHeated && !safety[language].toTable.test(rest)
    return isOnItsWay || isHeating({ plain: rest, language }) ? [] : [unsafe('raw_juices', line, span)]
  })
}

const marinade = /\bmarin(?:ad|at|er|ez|e\b|ee?s?\b)/

/** "Boil the marinade", "tip it into a pan and simmer". */
function isBoiled({ plain, language }: Sentence, index: number, all: readonly Sentence[]): boolean {
  if (!/\bmarinade/.test(plain)) return false
  const next = all[index + 1]
  const isNextOfIt =
    next !== undefined && !next.foods.some(isFlesh) && /\b(?:it|the sauce|la sauce|-la|la)\b/.test(next.plain)
  return [plain, isNextOfIt ? next.plain : ''].some((one) => safety[language].reduced.test(one))
}
