import { foldText } from '@roux/contract/fold-text'
import { checkedLanguages } from '@roux/contract/language'
import { findFoods } from '../mentions/find-foods.ts'
import { type FoundRecipe, nothing } from './found.ts'
import { guessLanguage } from './guess-language.ts'
import { withoutMarks } from './listed-lines.ts'

/** What a page shows of a recipe: what its lines were read as, and all its words, those of its head among them. */
interface Shown {
  readonly found: FoundRecipe
  readonly words: string
}

/**
 * What a page shows of a recipe that its data says worse, to be taken before that: all of it where the data is of no
 * recipe here (what a theme comes with), or breaks off; its list where only that has the amounts, or the rest.
 */
export function shownInstead(data: FoundRecipe, { found, words }: Shown): FoundRecipe | undefined {
  if (found.ingredients.length < 2 && found.directions.length === 0) return undefined
  if (isForeign(data, { found, words })) return found
  // What the dish is called, data says best.
  if (isCut(data.directions, found.directions)) return { ...found, title: '' }
  return isFuller(found.ingredients, data.ingredients) ? { ...nothing, ingredients: found.ingredients } : undefined
}

const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
const wordsOf = (text: string) =>
  (foldText(text).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, Math.max(3, Math.min(6, word.length - 1))))

/** Steps without the names that only data gives them: the page tells the step and nowhere its name. */
export function withoutUnshown(steps: readonly string[], words: string): string[] {
  const all = letters(words)
  const lines = new Set(words.split('\n').map((line) => letters(withoutMarks(line))))
  return steps.map((step) => {
    const [, name = '', told = ''] = /^([^:]{1,40}): (.+)$/s.exec(step) ?? []
    const isUnshown = told !== '' && all.includes(letters(told)) && !all.includes(letters(step))
    return isUnshown && !lines.has(letters(name)) ? told : step
  })
}

/** Data that says nothing of what the page shows whole, and either is called otherwise or speaks of no food. */
function isForeign(data: FoundRecipe, { found, words }: Shown): boolean {
  if (found.ingredients.length < 2 || found.directions.length === 0) return false
  const all = letters(words)
  const [said, shown] = [data, found].map(({ ingredients, directions }) => [...ingredients, ...directions])
  if (!said || !shown || said.length === 0) return false
  const onPage = said.filter((line) => all.includes(letters(line)))
  const known = new Set(shown.flatMap(wordsOf))
  const alike = said.flatMap(wordsOf).filter((word) => known.has(word))
  if (onPage.length > said.length / 5 || alike.length > said.flatMap(wordsOf).length / 3) return false
  return !all.includes(letters(data.title)) || (namesNoFood(data) && !namesNoFood(found))
}

function namesNoFood({ ingredients }: FoundRecipe): boolean {
  const guessed = guessLanguage(ingredients.join('\n'), '')
  const language = checkedLanguages.find((one) => one === guessed) ?? 'en'
  return ingredients.slice(0, 20).every((line) => findFoods(line.slice(0, 200), language).length === 0)
}

/** Steps that are cut short ("Cut butter into flour...") or break off where the page goes on. */
function isCut(said: readonly string[], shown: readonly string[]): boolean {
  if (said.length === 0) return false
  const whole = shown.map(letters).join('')
  const lengthOf = (lines: readonly string[]) => letters(lines.join('')).length
  if (said.every((step) => whole.includes(letters(step))) && whole.length >= 1.5 * lengthOf(said)) return true
  const cut = /^(.*?\S)\s*(?:…|\.{3})$/u.exec(said.at(-1) ?? '')?.[1]
  return cut !== undefined && shown.some((line) => line.length > cut.length && line.startsWith(cut))
}

/** Lines of a list that are looked at. */
const most = 200

/** A list of the same that has amounts where the other has names alone, or goes on where it ends. */
function isFuller(shown: readonly string[], said: readonly string[]): boolean {
  const left = shown.slice(0, most).map((line) => new Set(wordsOf(line)))
  const found = said.slice(0, most).filter((line) => {
    const words = wordsOf(line)
    const at = left.findIndex((one) => words.length > 0 && words.every((word) => one.has(word)))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const counted = (lines: readonly string[]) => lines.filter((line) => /[\p{N}]/u.test(line)).length
  const isCounted = counted(shown) - counted(said) >= Math.max(2, said.length * 0.4)
  if (isCounted && found.length >= said.length * 0.6) return true
  return said.length > 0 && found.length === said.length && shown.length >= 1.5 * said.length
}
