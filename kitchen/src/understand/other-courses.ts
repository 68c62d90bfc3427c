import type { KitchenLanguage } from '@roux/contract/language'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { optionsOf } from './named.ts'
import { type Place, type PlacedText, placeOf } from './placed-text.ts'
import { readPlain } from './read-mentions.ts'
import type { Mentions } from './reader.ts'
import { placePlain } from './tokens.ts'

/** What parts one course from the next. */
const parting = /[,;:.!?\n]|\b(?:and|then|followed by|et|puis|avec)\b/g

const courses: Readonly<Record<KitchenLanguage, RegExp>> = {
  en: /\b(?:starters?|first course|to start(?: with)?|desserts?|afters|to (?:finish|end)(?: with)?)\b|(?:^|[,;.:] ?|\b(?:for|as) )(?:a |the |our )?pud(?:ding)?\b/,
  fr: /\b(?:entrees?|pour (?:commencer|finir|terminer)|desserts?)\b/,
}
const main = /\b(?:mains?(?: course| dish)?|plat(?: principal)?)\b/
/** What is eaten anyway is told for what goes with it. */
const settled = /\b(?:having|eating|had|after|before|apres|avant|mange|mangeons|y a)\b/

/**
 * What is said of a starter or a dessert beside a main dish, which is what the recipe is of: "starter salmon, main
 * steak", « un gigot, et une tarte en dessert ». Nothing is where it tells what harms.
 */
export function otherCoursesIn(written: string, language: KitchenLanguage): Place[] {
  const placed = placePlain(written)
  if (!courses[language].test(placed.text) || settled.test(placed.text)) return []
  const parts = partsOf(placed)
  const others = parts.filter(({ words }) => courses[language].test(words) && isDish(readPlain(words, language)))
  const rest = parts.filter((one) => !others.includes(one)).map(({ words }) => words)
  if (others.length === 0 || !hasMain(rest, language)) return []
  return others.map(({ place }) => place)
}

function partsOf(placed: PlacedText): { words: string; place: Place }[] {
  const signs = [...placed.text.matchAll(parting)].map(({ 0: sign, index }) => ({
    start: index,
    end: index + sign.length,
  }))
  return [...signs, { start: placed.text.length, end: placed.text.length }].flatMap(({ start: end }, at) => {
    const from = signs[at - 1]?.end ?? 0
    const words = placed.text.slice(from, end).trim()
    const start = placed.text.indexOf(words, from)
    return words === '' ? [] : [{ words, place: placeOf(placed, start, start + words.length) }]
  })
}

/** Does it name something to cook, and nothing to leave out? */
function isDish({ asked, dishes, avoided, diets, regimes, harm }: Mentions): boolean {
  return asked.length + dishes.length > 0 && avoided.length + diets.length + regimes.length + harm.foods.length === 0
}

function hasMain(parts: readonly string[], language: KitchenLanguage): boolean {
  if (parts.some((words) => main.test(words) && isDish(readPlain(words, language)))) return true
  const { dishes, asked } = readPlain(parts.join(' , '), language)
  return dishes.some(({ course }) => course === 'main') || asked.some((one) => optionsOf(one).some(isFlesh))
}

/** The same text, as long as it was, without them. */
export function withoutOtherCourses(written: string, places: readonly Place[]): string {
  return places.reduce(
    (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
    written,
  )
}
