import type { keptOtherwise, notKept, WishFinding } from '@roux/contract/wish-findings'
import { useTranslation } from 'react-i18next'

/** A text for each pair of a table: what is missing does not compile. */
type TextsOf<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [What in keyof Table]: { readonly [Why in Table[What][number]]: string }
}

const notKeptTexts = {
  wish: {
    not_understood: 'wish.notUnderstood',
    question: 'wish.question',
    strange_word: 'wish.strangeWord',
    no_such_change: 'wish.noSuchChange',
    too_long: 'wish.tooLong',
    undo: 'wish.undo',
  },
  dish: {
    unknown: 'wish.dishUnknown',
    nothing_near: 'wish.nothingNear',
    demands: 'wish.dishDemands',
    one_dish: 'wish.oneDish',
    nothing_left: 'wish.nothingLeft',
    own_only: 'wish.dishOwnOnly',
  },
  course: { demands: 'wish.courseDemands', one_dish: 'wish.oneCourse' },
  tin: { none: 'wish.tinNone' },
  units: { unwritten: 'wish.unitsUnwritten' },
  occasion: { unsuited: 'wish.occasionUnsuited' },
  taste: { unsuited: 'wish.tasteUnsuited' },
  food: { unknown: 'wish.foodUnknown', avoided: 'wish.foodAvoided', no_place: 'wish.foodNoPlace' },
  at_hand: { too_little: 'wish.tooLittle' },
  avoided: { unknown: 'wish.avoidedUnknown' },
  regime: { little_known: 'wish.regime' },
  diet: { needed: 'wish.dietNeeded' },
  time: { too_slow: 'wish.tooSlow', not_quick: 'wish.notQuick' },
  gear: { unwritten: 'wish.gear', needed: 'wish.gearNeeded' },
  method: { unwritten: 'wish.method' },
  without: { absent: 'wish.withoutAbsent', needed: 'wish.withoutNeeded' },
  replace: { absent: 'wish.replaceAbsent', unsafe: 'wish.replaceUnsafe', no_place: 'wish.replaceNoPlace' },
  less: { absent: 'wish.lessAbsent' },
  more: { absent: 'wish.moreAbsent' },
  milder: { absent: 'wish.milderAbsent' },
  lighter: { spoils: 'wish.lighterSpoils' },
  cheaper: { spoils: 'wish.cheaperSpoils' },
  quicker: { spoils: 'wish.quickerSpoils' },
  language: { own_words_only: 'wish.ownWordsOnly', not_written: 'wish.notWritten' },
} as const satisfies TextsOf<typeof notKept>

const keptOtherwiseTexts = {
  food: { demands: 'wish.swapped', stands_in: 'wish.standsIn', unknown: 'wish.nearest', already: 'wish.foodAlready' },
  without: { still_named: 'wish.stillNamed' },
  less: { no_amount: 'wish.lessToTaste' },
  more: { no_amount: 'wish.moreToTaste' },
  diet: { already: 'wish.dietAlready' },
  gear: { already: 'wish.gearAlready', unneeded: 'wish.gearUnneeded' },
  method: { already: 'wish.soAlready' },
  taste: { already: 'wish.soAlready' },
  occasion: { already: 'wish.occasionAlready' },
  serves: { already: 'wish.servesAlready', pieces: 'wish.servesPieces' },
  quicker: { already: 'wish.quickAlready' },
  units: { already: 'wish.unitsAlready', cups: 'wish.unitsCups' },
  language: { already: 'wish.languageAlready' },
} as const satisfies TextsOf<typeof keptOtherwise>

/** Of what nobody could name. */
const unnamedTexts: Readonly<Record<string, 'wish.foodUnnamed' | 'wish.strangeUnnamed' | 'wish.avoidedUnnamed'>> = {
  'wish.foodUnknown': 'wish.foodUnnamed',
  'wish.strangeWord': 'wish.strangeUnnamed',
  'wish.avoidedUnknown': 'wish.avoidedUnnamed',
}

/** They name the cook's own words. */
const quoted: ReadonlySet<string> = new Set(['wish.strangeWord', 'wish.avoidedUnknown', 'wish.question'])

type Leaf<Texts> = Texts extends string ? Texts : { [Name in keyof Texts]: Leaf<Texts[Name]> }[keyof Texts]

type TextName = Leaf<typeof notKeptTexts> | Leaf<typeof keptOtherwiseTexts>

type TextsByReason = Readonly<Record<string, Readonly<Record<string, TextName>>>>

/** Words what a writer says of a wish, in the language of the page. */
export function useWishTexts(): (finding: WishFinding) => string {
  const { t, i18n } = useTranslation()
  return (finding) => {
    const { words = [], near = [], ...facts } = finding.params
    const name = nameOf(finding)
    const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names)
    if (name === 'wish.dishUnknown' && near.length > 1)
      return t('wish.dishUnknownNear', { words: list(words), nearest: near[0] })
    if (name === 'wish.tooSlow' && near.length > 0) return t('wish.tooSlowNear', { ...facts, nearest: near[0] })
    const unnamed = words.length === 0 && name ? unnamedTexts[name] : undefined
    if (unnamed) return t(unnamed)
    const isQuoted = name && quoted.has(name)
    const said = isQuoted ? words.map((own) => t('finding.quoted', { words: own })) : words
    return name ? t(name, { ...facts, words: list(said) }) : ''
  }
}

function nameOf({ code, params }: WishFinding): TextName | undefined {
  // What was changed is read from both texts.
  if (code === 'changed') return undefined
  const texts: TextsByReason = code === 'not_kept' ? notKeptTexts : keptOtherwiseTexts
  return texts[params.what]?.[params.why]
}
