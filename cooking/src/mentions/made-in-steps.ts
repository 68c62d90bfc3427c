import type { CheckedLanguage } from '@roux/contract/language'
import { kindSet } from '../foods/kinds.ts'
import { making } from '../languages/making.ts'
import { numbers } from '../languages/numbers.ts'
import type { Mention, Role } from './mention.ts'
import type { Word } from './words.ts'

type Said = { language: CheckedLanguage; words: readonly Word[]; foods: readonly (Mention & { role?: Role })[] }

/** Kinds of things that cooks make; a lamb is not made, nor a leek. */
const makeable = kindSet(
  'other condiment crumbs bread pastry pasta noodle tortilla stock meat-stock fish-stock salty-sauce spread jam syrup biscuit wrapper nut-butter milk cream butter yoghurt fresh-cheese hard-cheese melting-cheese grilling-cheese',
)

/**
 * What the steps call so that is no more than what was put together or cut before: "this is your buttermilk", "shape into
 * eight sausages", « coupez le tofu en lardons », « vous obtenez la semoule ».
 */
export function shapedIn({ language, words, foods }: Said): Mention[] {
  return foods.filter((food) => isShaped(words, food.from, language) || isCutOut(food, words, language))
}

/** "Cut two thick steaks from the middle of the cauliflower", « détaillez quatre steaks dans le chou ». */
function isCutOut({ from, to, stems }: Mention, words: readonly Word[], language: CheckedLanguage): boolean {
  let at = from - 1
  while (fewer.test(words[at]?.text ?? '') && at > from - 5) at--
  const isOut = making[language].source.test(words[to]?.text ?? '')
  return (
    at < from - 1 && isOut && cutting.test(words[at]?.text ?? '') && stems.length === 1 && cuts.test(stems[0] ?? '')
  )
}

const cutting = /^(?:cut|slice|carve|coup|taill|detaill|decoup|tranch)/
const cuts = /^(?:steak|fillet|cutlet|escalope|wing|scallop|filet|lardon)/

const fewer =
  /^(?:\d+|two|three|four|six|eight|ten|twelve|\d*(?:cm|mm|inch)|small|little|large|thick|thin|equal|fine|long|even|mini|des|deux|trois|quatre|six|huit|dix|douze|petite?s?|gros(?:se)?s?|fine?s?|epaiss?e?s?|longue?s?|grande?s?)$/

function isShaped(words: readonly Word[], from: number, language: CheckedLanguage): boolean {
  let first = from
  while (first > 0 && from - first < 14 && !words[first]?.isParted) first--
  const before = words.slice(first, from).map(({ text }) => text)
  if (making[language].naming.test(before.slice(-6).join(' '))) return true
  if (making[language].got?.test(before.slice(-4).join(' ')))
    return !/^(?:if|when|whatever|whichever|that|what|as|in case|unless)$/.test(
      before[before.length - (before.at(-2) === 've' ? 4 : 5)] ?? '',
    )
  const { ends } = making[language]
  const { articles } = numbers[language]
  let at = before.length - 1
  // "Into a sort of mayonnaise", « en une espèce de mayonnaise ».
  if (/^(?:sort|kind|sorte|espece|genre) (?:of|de)$/.test(before.slice(-2).join(' '))) at -= 2
  while (before[at - 1] === ends && articles.has(before[at] ?? '')) at--
  while (fewer.test(before[at] ?? '') || /^an?$/.test(before[at] ?? '')) at--
  if (before[at] === ends) return before.slice(0, at).some((word) => making[language].shaping.test(word))
  const isCounted = at < before.length - 1
  return (
    isCounted
      ? /^(?:shape|form|mould|pipe|(?:faconn|form|dress|poch|couch|roul)e[rz])$/
      : /^(?:shape|form|mould|faconne[rz]|forme[rz])$/
  ).test(before[at] ?? '')
}

/** What the steps say that the cook makes: "make a béchamel", "for the croutons, fry the bread", "simmer to a gravy". */
export function madeInSteps(steps: readonly Said[]): Mention[] {
  return steps.flatMap(({ language, words, foods }) =>
    foods.filter((food) => isMakeable(food) && isMaking(words, food.from, language)),
  )
}

export function isMakeable({ meaning: { foods, generic } }: Mention): boolean {
  const isDairy = generic?.animal?.join() === 'dairy' && !generic.is && !generic.isWhole
  return isDairy || generic?.isDish === true || (foods.length > 0 && foods.every(({ kind }) => makeable.has(kind)))
}

function isMaking(words: readonly Word[], from: number, language: CheckedLanguage): boolean {
  let at = from - 1
  for (
    let count = 0;
    count < 4 && !words[at + 1]?.isParted && making[language].little.has(words[at]?.text ?? '');
    count++
  ) {
    // "En purée" is made, "en fine" is not.
    if (making[language].verbs.has(words[at]?.text ?? '')) break
    at -= 1
  }
  return words[at + 1]?.isParted === false && making[language].verbs.has(words[at]?.text ?? '')
}
