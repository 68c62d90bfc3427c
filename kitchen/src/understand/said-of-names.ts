import type { KitchenLanguage } from '@roux/contract/language'
import { matchesOf } from '@roux/cooking/text/matches-of'
import {
  amountWords,
  backWords,
  besideWords,
  cautions,
  halfLess,
  halfOther,
  insteadWords,
  lackWords,
  onSecondThought,
  pointing,
  refusalWords,
  refusedAfterWords,
  remembering,
  swappedToo,
  swapWords,
  telling,
  wantingWords,
  warnings,
} from './change-words.ts'
import { markNames, namesOf, type Said, unmark } from './mark-names.ts'
import { owners, people } from './person-words.ts'
import { pointBack } from './point-back.ts'

/** One food for another; `orAdd` where the other is wanted even if the one is not there. */
export type WishedSwap = { from: Said; to: Said; orAdd?: true }
/** So many times as much of a food; `orAdd` where it is wanted even if it is not there, `isVague` where only less is said. */
export type WishedAmount = { food: Said; factor: number; orAdd?: true; isVague?: true }

/** What a sentence says of foods that only a change can say, and the rest of it, which a wish for a new recipe may say. */
export type SaidOfNames = {
  rest: string
  swaps: readonly WishedSwap[]
  amounts: readonly WishedAmount[]
  /** What goes, also what nobody here knows. */
  refused: readonly Said[]
  /** Of these, what only is not there. */
  lacked: readonly Said[]
  /** What is plainly wanted, and not only spoken of. */
  wanted: readonly Said[]
  isBeside: boolean
  /** Of what is wanted, what a clause of its own does not want beside the rest: "use chicken and add noodles". */
  inPlace: readonly Said[]
  /** What was there before, and is wanted again. */
  back: readonly Said[]
}

const withoutWord: Record<KitchenLanguage, string> = { en: 'without', fr: 'sans' }

/** In which language it is written makes what stands before a name an article, or a word of weight. */
export function readOfNames(
  sentence: string,
  language: KitchenLanguage,
  isThere: (word: string) => boolean,
): SaidOfNames {
  const arrowed = sentence
    .replace(halfLess, 'half ')
    .replace(/^(.{2,40}?)\s*(?:→|->|=>|>)\s*(.{2,40})$/, 'replace $1 by $2')
  const marked = pointBack(markNames(arrowed, language, isThere))
  const swaps: WishedSwap[] = []
  const amounts: WishedAmount[] = []
  const refused: Said[] = []
  const lacked: Said[] = []
  const without = withoutWord[language]
  const named = (part: string) => namesOf(part, marked)
  let { text } = {
    ...marked,
    text: marked.text
      .replace(remembering, '. avec ')
      .replace(onSecondThought, '. ')
      .replace(swappedToo, '$1 . replace ')
      .replace(halfOther, '$1 . add '),
  }
  const refuse = (pattern: RegExp) => {
    text = text.replace(pattern, (whole: string, foods: string) => {
      const bare = foods.replace(/@\d+/g, (name) => (named(name).some(isTaste) ? '' : name))
      return named(bare).length === 0 ? whole : `. ${without} ${bare} .`
    })
  }
  for (const pattern of refusedAfterWords) refuse(pattern)
  for (const { pattern, from, isRefused, orAdd } of swapWords) {
    text = text.replace(pattern, (whole, one: string, other: string) => {
      const [old, next] = from === 1 ? [one, other] : [other, one]
      const [gone, come] = [named(old), named(next)]
      const [to] = come
      if (!to || (isRefused && ![...gone, ...come].every(isKnown))) return whole
      swaps.push(...gone.map((food, at) => ({ from: food, to: come[at] ?? to, ...(orAdd && { orAdd }) })))
      // "Ham and mushrooms instead of cheese"
      const more = next.match(/@\d+/g)?.slice(gone.length) ?? []
      return [isRefused ? `. ${without} ${old} .` : ',', ...more.map((name) => `avec ${name} ,`)].join(' ')
    })
  }
  for (const pattern of lackWords) {
    for (const [, foods = ''] of matchesOf(text, pattern)) lacked.push(...named(foods))
    refuse(pattern)
  }
  for (const pattern of refusalWords) refuse(pattern)
  for (const { pattern, factor, orAdd, isVague } of amountWords) {
    text = text.replace(pattern, (whole: string, foods: string) => {
      // Who wants it smokier is heard where everybody is who wants it smoky; what nothing brings nothing takes away.
      // « Plus fondant » names no dessert.
      const isFeel = (one: Said) => isTaste(one) || (one.taste !== undefined && one.isDish && one.named === null)
      if (named(foods).some((one) => isFeel(one) && (factor > 1 || !one.taste?.brings))) return whole
      amounts.push(
        ...named(foods).map((food) => ({ food, factor, ...(orAdd && { orAdd }), ...(isVague && { isVague }) })),
      )
      return ','
    })
  }
  const back = backWords.flatMap((says) => matchesOf(text, says).flatMap(([, foods = '']) => named(foods)))
  const replaced = new Set(swaps.map(({ from }) => from))
  for (const [, foods = ''] of matchesOf(text, refusedNow))
    refused.push(...named(foods).filter((one) => !replaced.has(one) && !isTaste(one)))
  return {
    rest: unmark({ ...marked, text }),
    swaps,
    amounts,
    refused,
    lacked,
    wanted: wantedIn(text).flatMap(named),
    back,
    isBeside: isBeside(text),
    inPlace: text
      .split(/[,.;!?]| (?:and|et) /)
      .filter((part) => wantingWords.test(part) && !isBeside(part))
      .flatMap(named),
  }
}

const refusedNow =
  /(?<![^ ])(?:without|no|hates?|dislikes?|remove|don t (?:like|have|want)|allergic to|sans|zero|(?:pas|plus) d(?:e|u|es)?|pas|deteste[a-z]*|allergique (?:aux?|a la|a l|a)) ((?:of )?(?:[a-z]+ )?@\d+(?:(?: (?:,|and|et|or|ou|nor|ni|, and|, et))? @\d+)*)/g

/** "Top it with @0 instead" puts it in the place of what there is. */
function isBeside(text: string): boolean {
  return besideWords.test(text) && !insteadWords.test(text)
}

function wantedIn(text: string): string[] {
  if (pointing.test(text)) return [text]
  // Who speaks of somebody, or warns, may tell what harms: then only an order wants a food.
  const isOrder = !text.split(' ').some((word) => people.has(word) || owners.has(word) || warnings.test(word))
  const isWanted = (part: string) =>
    !cautions.test(part) && (wantingWords.test(part) || besideWords.test(part) || (isOrder && !telling.test(part)))
  return text
    .replace(refusedNow, ' , ')
    .split(/[,.;!?]/)
    .filter(isWanted)
}

/** Who wants nothing cold leaves out no food. */
function isTaste({ taste, named, isDish }: Said): boolean {
  return taste !== undefined && named === null && !isDish
}

function isKnown({ named, isDish, isLast }: Said): boolean {
  return named !== null || isDish || isLast === true
}
