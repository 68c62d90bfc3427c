import type { CheckedLanguage } from '@roux/contract/language'
import type { MarkedText } from '../amounts/edits.ts'
import { findAmounts } from '../amounts/find-amounts.ts'
import { linesMeant } from '../checks/lines-of-steps.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { Mention } from '../mentions/mention.ts'
import type { Span } from '../text/tokens.ts'
import { reword } from '../wording/reword.ts'
import { type ReadForInstead, type Replaceable, readForInstead } from './read-for-instead.ts'
import type { StandIn } from './stand-ins.ts'
import { writeInStep, writeLine } from './write-stand-in.ts'

/** Names a choice among those of its line. */
export function keyOf({ take, plus }: StandIn): string {
  return plus ? `${take}+${plus.take}` : take
}

/** The lines and steps of a recipe with what stands in, as it is written there, and the places of what is new. */
export type WithInstead = { ingredients: MarkedText[]; directions: MarkedText[] }

/**
 * A recipe with other foods in some of its lines: `chosen` has the key of a choice by the place of its line. What is no
 * choice there changes nothing. Amounts are for the number of people that the recipe is written for.
 */
export function withInstead(
  recipe: CheckedRecipe,
  chosen: ReadonlyMap<number, string>,
  language: CheckedLanguage,
  read: ReadForInstead = readForInstead(recipe, language),
): WithInstead {
  const ingredients: MarkedText[] = recipe.ingredients.map(asItIs)
  const directions: MarkedText[] = recipe.directions.map(asItIs)
  for (const line of read.lines) {
    const choice = line.choices.find((one) => keyOf(one) === chosen.get(line.index))
    const written =
      choice && writeLine(line.line.text, line.named, line.read.preparation, line.taken, choice, line.line.language)
    if (!choice || !written) continue
    ingredients[line.index] = changed(line.line.text, written.content)
  }
  const meant = linesMeant(read.foods, language)
  for (const [step, text] of recipe.directions.entries()) {
    const here = meant.filter((one) => one.step === step)
    const parts = read.foods.steps[step]
    if (!parts) continue
    // From the last one on, so that the places of those before stay.
    directions[step] = here.reduceRight<MarkedText>((marked, { mention, line }) => {
      const of = read.lines.find(({ index }) => index === line)
      const choice = of?.choices.find((one) => keyOf(one) === chosen.get(line))
      if (!of || !choice || ingredients[line]?.marks.length === 0) return marked
      return inStep(marked, mention, of, choice, parts.language)
    }, asItIs(text))
  }
  return { ingredients, directions }
}

function asItIs(text: string): MarkedText {
  return { text, marks: [] }
}

function inStep(
  { text, marks }: MarkedText,
  mention: Mention,
  { line, taken, named, read }: Replaceable,
  choice: StandIn,
  language: CheckedLanguage,
): MarkedText {
  const amount = findAmounts(text, language).find(
    ({ name, start }) => name && start < mention.start && name.start < mention.end && name.end > mention.start,
  )
  const here = amount && taken ? { text, amount, read: { amount, others: [] }, id: taken.id } : undefined
  const anew = here && writeInStep(here, choice, language)
  const written = writeLine(line.text, named, read.preparation, taken, choice, line.language)
  if (!written) return { text, marks }
  const step =
    anew && amount
      ? text.slice(0, amount.start) + anew.quantity + text.slice(mention.end)
      : reword(text, mention, written.noun, language)
  return shifted(text, isFat(named) ? withoutMelting(text, step, mention) : step, marks)
}

function isFat({ meaning }: Mention): boolean {
  return meaning.foods[0]?.kind === 'butter'
}

const melted = /^ (?:fondue?s?|ramollie?s?|(?:en )?pommade)(?!\p{L})/u
const meltedBefore = /(?<!\p{L})(?:melted|softened) $/u

/** What takes the place of butter is neither melted nor softened, or that needs no saying. */
function withoutMelting(old: string, anew: string, { start, end }: Mention): string {
  const behind = melted.exec(old.slice(end))
  const before = meltedBefore.exec(old.slice(0, start))
  const rest = old.slice(end + (behind?.[0].length ?? 0))
  const tail = behind && anew.endsWith(rest) ? anew.slice(0, anew.length - rest.length - behind[0].length) + rest : anew
  return before ? tail.slice(0, before.index) + tail.slice(before.index + before[0].length) : tail
}

/** A text that was changed before the marks that it has. */
function shifted(text: string, anew: string, marks: readonly Span[]): MarkedText {
  const by = anew.length - text.length
  const made = changed(text, anew).marks
  return { text: anew, marks: [...made, ...marks.map(({ start, end }) => ({ start: start + by, end: end + by }))] }
}

const inWord = /[\p{L}\p{N}]/u

/** A text in place of another, with the place of what differs: whole words. */
function changed(text: string, anew: string): MarkedText {
  let start = 0
  while (start < text.length && start < anew.length && text[start] === anew[start]) start += 1
  let [end, old] = [anew.length, text.length]
  while (end > start && old > start && anew[end - 1] === text[old - 1]) {
    end -= 1
    old -= 1
  }
  while (start > 0 && inWord.test(anew.charAt(start - 1))) start -= 1
  while (end < anew.length && inWord.test(anew.charAt(end)) && inWord.test(anew.charAt(end - 1))) end += 1
  const span = { start, end: Math.max(end, start) }
  return { text: anew, marks: span.end > span.start ? [span] : [] }
}
