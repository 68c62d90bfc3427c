import type { Fields } from './fields-of.ts'
import { limits } from './limits.ts'

/**
 * What of a wish a writer could not keep, and why. `words` of the finding say which: names of the lexicon in the
 * language of the recipe, or the cook's own words; none where they are not known.
 */
export const notKept = {
  /** The words of the wish as a whole. */
  wish: ['not_understood', 'question', 'strange_word', 'no_such_change', 'too_long', 'undo'],
  dish: ['unknown', 'nothing_near', 'demands', 'one_dish', 'nothing_left', 'own_only'],
  course: ['demands', 'one_dish'],
  /** What it is to be good for: a picnic, freezing, children. */
  occasion: ['unsuited'],
  /** How it shall taste, feel or be served. */
  taste: ['unsuited'],
  food: ['unknown', 'avoided', 'no_place'],
  /** What a cook has of it, or has at all. */
  at_hand: ['too_little'],
  /** What is to be left out. */
  avoided: ['unknown'],
  regime: ['little_known'],
  diet: ['needed'],
  /** Minutes: `given` in the recipe, `asked`; where speed was asked for without a number, there is none. */
  time: ['too_slow', 'not_quick'],
  /** The size of a tin; it is for `given` people. */
  tin: ['none'],
  units: ['unwritten'],
  /** What it is made in, or what its steps need and is not there. */
  gear: ['unwritten', 'needed'],
  method: ['unwritten'],
  without: ['absent', 'needed'],
  replace: ['absent', 'unsafe', 'no_place'],
  less: ['absent'],
  more: ['absent'],
  milder: ['absent'],
  lighter: ['spoils'],
  cheaper: ['spoils'],
  quicker: ['spoils'],
  language: ['own_words_only', 'not_written'],
} as const satisfies Reasons

/** What of a wish was kept in another way than was asked, or was so before. */
export const keptOtherwise = {
  /** `instead` takes the place of `words`; nothing is named where it is only the nearest. */
  food: ['demands', 'stands_in', 'unknown', 'already'],
  without: ['still_named'],
  less: ['no_amount'],
  more: ['no_amount'],
  diet: ['already'],
  gear: ['already', 'unneeded'],
  method: ['already'],
  taste: ['already'],
  occasion: ['already'],
  /** `given` people or minutes; so many people for as many pieces as were `asked` for. */
  serves: ['already', 'pieces'],
  quicker: ['already'],
  /** Grams stand beside cups: there are no ounces. */
  units: ['already', 'cups'],
  language: ['already'],
} as const satisfies Reasons

/**
 * What an improvement changed: `serves` from one number `to` another, a food for what is there `instead`, minutes
 * `saved` in another way of the dish, gear by its name, the dish for the one that is made `instead`, or the last change,
 * which is `undone`.
 */
export const changes = [
  'serves',
  'replaced',
  'left_out',
  'added',
  'less',
  'more',
  'other_way',
  'gear',
  'units',
  'language',
  'dish',
  'undone',
] as const

type Reasons = Readonly<Record<string, readonly string[]>>

type Pairs<Table extends Reasons> = {
  [What in keyof Table]: { readonly what: What; readonly why: Table[What][number] }
}[keyof Table]

/** What sentences about a wish are made of, beside `what` and `why`: names and numbers, never sentences themselves. */
export type WishFacts = {
  readonly words?: readonly string[]
  readonly instead?: string
  /** Dishes that come near one that is not known, the one that was made first; or one that is made in the time that there is. */
  readonly near?: readonly string[]
} & { readonly [Name in (typeof numbers)[number]]?: number }

const numbers = ['from', 'to', 'given', 'asked', 'saved'] as const

export type NotKept = Pairs<typeof notKept> & WishFacts
export type KeptOtherwise = Pairs<typeof keptOtherwise> & WishFacts
export type Changed = { readonly what: (typeof changes)[number] } & WishFacts

/** What a writer says of a wish. A warning is what the cook must look at before cooking. */
export type WishFinding = { readonly severity: 'info' | 'warning' } & (
  | { readonly code: 'not_kept'; readonly params: NotKept }
  | { readonly code: 'kept_otherwise'; readonly params: KeptOtherwise }
  | { readonly code: 'changed'; readonly params: Changed }
)

export function sayNotKept(params: NotKept): WishFinding {
  const isRisk = params.what === 'avoided' || params.what === 'regime'
  return { code: 'not_kept', severity: isRisk ? 'warning' : 'info', params }
}

export function sayKeptOtherwise(params: KeptOtherwise): WishFinding {
  return { code: 'kept_otherwise', severity: params.why === 'still_named' ? 'warning' : 'info', params }
}

export function sayChanged(params: Changed): WishFinding {
  return { code: 'changed', severity: 'info', params }
}

/**
 * What a finding of any origin says of a wish, in our form: unknown facts are dropped, too long ones cut. Undefined
 * for one that says nothing of a wish, or nothing that is known here.
 */
export function readWishFinding({ code, params }: { code: string; params: Fields }): WishFinding | undefined {
  const facts = readFacts(params)
  if (code === 'changed') {
    const what = changes.find((one) => one === params.what)
    return what && sayChanged({ what, ...facts })
  }
  if (code === 'not_kept') {
    const pair = pairIn(notKept, params)
    return pair && sayNotKept({ ...pair, ...facts })
  }
  const pair = code === 'kept_otherwise' ? pairIn(keptOtherwise, params) : undefined
  return pair && sayKeptOtherwise({ ...pair, ...facts })
}

function pairIn<Table extends Reasons>(table: Table, { what, why }: Fields): Pairs<Table> | undefined {
  const isPair = (name: string) => name === what && table[name]?.some((reason) => reason === why)
  // Both are of the table, as has just been seen.
  return Object.keys(table).some(isPair) ? ({ what, why } as Pairs<Table>) : undefined
}

const mostNames = 20

function readFacts(params: Fields): WishFacts {
  const isText = (value: unknown) => typeof value === 'string'
  const cut = (text: string) => text.slice(0, limits.prompt)
  const { words, instead, near } = params
  const counted = numbers.flatMap((name) => {
    const number = params[name]
    return Number.isSafeInteger(number) ? [[name, number]] : []
  })
  return {
    ...(Array.isArray(words) && { words: words.filter(isText).slice(0, mostNames).map(cut) }),
    ...(isText(instead) && { instead: cut(instead) }),
    ...(Array.isArray(near) && { near: near.filter(isText).slice(0, mostNames).map(cut) }),
    ...Object.fromEntries(counted),
  }
}
