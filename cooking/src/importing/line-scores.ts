import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { findMeasures } from '../amounts/find-measures.ts'
import { readLine } from '../amounts/read-line.ts'
import { clauses } from '../languages/clauses.ts'
import { type InEach, ofAll } from '../languages/in-each.ts'
import { speech } from '../languages/speech.ts'
import { findFoods } from '../mentions/find-foods.ts'
import { type Word, wordsOf } from '../mentions/words.ts'
import { isFact } from './facts.ts'
import { guessLanguage } from './guess-language.ts'
import { withoutMarks } from './listed-lines.ts'
import { isBulleted, isNumbered, isSomeOf, startsWithNumber } from './looks-like.ts'
import { yieldAt } from './said-yield.ts'
import * as words from './section-words.ts'
import type { TextLine } from './text-line.ts'

/** How much a line looks like one of a list and like one of the steps; none of both is below zero. */
export interface LineScore {
  readonly listed: number
  readonly told: number
}

/** Characters of a line, and of a text, that are looked at for foods and times. */
const longestLine = 240
const longestText = 60_000

/** Scores of the lines of a text, by what they say alone. Linear; behind a bound only by signs that cost nothing. */
export function lineScores(lines: readonly TextLine[]): LineScore[] {
  const guessed = guessLanguage(lines.map(({ text }) => text).join('\n'), '')
  const language = checkedLanguages.find((one) => one === guessed)
  let seen = 0
  return lines.map((line) => {
    seen += Math.min(line.text.length, longestLine)
    return scoreOf(line, language, seen < longestText)
  })
}

function scoreOf(line: TextLine, language: CheckedLanguage | undefined, isRead: boolean): LineScore {
  const bare = withoutMarks(line.text)
  const text = bare.slice(0, longestLine)
  const said = wordsOf(text, language ?? 'en')
  const count = text.length < bare.length ? Math.max(said.length, 40) : said.length
  const foods = isRead ? findFoods(text, language ?? 'en').length : 0
  const order = language ? orderIn(said, language) : 'none'
  const isAside = isStory(text, order)
  const alien = (strange.test(text) ? 2 : 0) + (words.nutrientLine.test(text) ? 3 : 0) + (isFact(line.text) ? 2 : 0)
  const isMeasured = language !== undefined && isRead && findMeasures(text, language).length > 0
  const isSentence = /[.!?…]["”»)]*$/.test(bare) && count > 2
  const [, , paired = ''] = /^([^\d:–—]{2,40})(?::|\s[–—-])\s+(\S.*)$/.exec(text) ?? []
  const isCounted = startsWithNumber(paired === '' ? text : paired)
  const hasUnit = isCounted && checkedLanguages.some((one) => readLine(paired === '' ? text : paired, one).amount?.unit)
  const listed = sum([
    [-1, true],
    [hasUnit || foods > 0 || !language ? 2 : 1, isCounted],
    [1.2, !isCounted && isSomeOf(text)],
    [1, hasUnit],
    [1.2, foods > 0],
    [0.4, isBulleted(line.text)],
    [-1, count > 12],
    [-2, count > 20],
    [-2, isSentence && count > 6],
    [-2.5, order === 'first' && !isCounted && count > 4],
    [-1, order !== 'none' && count > 8],
    [-1.5, isAside],
    [isCounted ? -0.5 : -2, line.isLink === true],
    [-1, /:$/.test(bare)],
  ])
  const told = sum([
    [language ? -1.6 : -0.2, true],
    [2.6, order === 'first'],
    [1.8, order === 'clause'],
    [0.6, order === 'some'],
    [0.7, isSentence],
    [0.3, count > 4],
    [0.3, count > 12],
    [0.5, foods > 0],
    [0.4, foods > 1],
    [0.8, isMeasured],
    [1.5, isNumbered(line.text)],
    [-1.5, isCounted && order !== 'first' && count < 9 && !isSentence],
    [-1.4, isAside],
    [-3, optional.test(text)],
    [-4, promise.test(text)],
    [-1, order === 'none' && /^(?:with|avec)\b/iu.test(text)],
    [-3, line.isLink === true],
    [-3, ofPage.test(text) && foods === 0 && !isMeasured],
    [-4, bare.length <= 200 && words.afterSteps.test(bare)],
    [-2.5, yieldAt(bare) === 0],
    [-1, count < 4 && order === 'none'],
    [-2, !/\p{L}{2}/u.test(bare) && bare !== ''],
  ])
  // A number alone stands before its step.
  return { listed: listed - alien, told: /^\d{0,2}$/.test(bare) ? 0 : told - alien }
}

function sum(parts: readonly (readonly [number, boolean])[]): number {
  return parts.reduce((all, [score, is]) => (is ? all + score : all), 0)
}

/** Money, hours, days: what is sold or takes place. */
const strange =
  /[€$£]\s?\d|\d\s?[€$£]|\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}\s?h\s?\d\d\b.*\b\d{1,2}\s?h|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\b|\beuros?\b|https?:|\S@\S|\bmessages?\s*:\s*\d/iu

/** Speaks of the page and of those who read it: what is to be done there is nothing to cook. */
const ofPage =
  /(?<![\p{L}])(?:comments?|commentaires?|ratings?|reviews?|newsletters?|instagram|insta|facebook|pinterest|tiktok|youtube|hashtags?|(?:un)?subscri\p{L}+|abonne\p{L}*|inbox|e-?mails?|blog\p{L}*|websites?|site web|ebooks?|cookbooks?|podcasts?|bookmarks?|favoris|link in bio)(?!\p{L})|(?<!\S)[#@]\p{L}{4}/iu

/** What somebody will tell another time. */
const promise =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ll| will|['’]m going to)|(?:je|j['’]|on|nous)\s?(?:(?:vous|te|t['’]|en|l['’]|la|le|les)\s?)*\p{L}+r(?:ai|a|ons))(?!\p{L}).*(?<!\p{L})(?:next (?:week|month|time|post)|soon|another (?:day|time|post)|prochaine?s?|bientôt|un autre jour|une autre fois)(?!\p{L})/iu

/** What may be done as well, or not. */
const optional = /^(?:on p(?:eu|ou)\p{L}+|vous pou[rv]\p{L}+|you (?:can|could|may|might))\b/iu

/** What somebody tells of: who, and what was. */
const teller =
  /(?<!\p{L})(?:i|i['’]\w+|my|our|we|us|me|he|she|his|her|mon|ma|mes|notre|nos|nous|moi|mamie|papa|mari)(?!\p{L})/iu
const past =
  /(?<!\p{L})(?:was|were|had|did|gave|took|ate|said|told|brought|came|got|used to|loved|asked|wrote|went|won|1[89]\d\d|20[0-2]\d|étai\p{L}+|avai\p{L}+|faisai\p{L}+|disai\p{L}+|(?!lait|fait|parfait|souhait|trait|extrait|balai)\p{L}{3,}(?:ait|aient))(?!\p{L})/iu

function isStory(text: string, order: Order): boolean {
  if (order === 'first') return false
  return past.test(text) || (order !== 'clause' && teller.test(text))
}

type Order = 'first' | 'clause' | 'some' | 'none'

/** Where a line tells somebody to do something. */
function orderIn(said: readonly Word[], language: CheckedLanguage): Order {
  let found: Order = 'none'
  let isStart = true
  for (const [at, word] of said.entries()) {
    if (at > 0 && word.isParted) isStart = true
    if (isOrder[language](said, at) || (at === 0 && isLikeOrder(said, language))) {
      if (isStart) return at <= 3 && !said.slice(1, at + 1).some(({ isParted }) => isParted) ? 'first' : 'clause'
      found = 'some'
    }
    isStart = isStart && (before.has(word.text) || /(?:ly|ment)$/.test(word.text))
  }
  return found
}

/** An order that is not known, by the words around it: "Splash the", « On pétrit », « Casser ». */
function isLikeOrder([first, second]: readonly Word[], language: CheckedLanguage): boolean {
  if (!first || !second || second.isParted) return false
  if (clauses[language].looksLikeOrder(first.text, second.text) && afterOrders.has(second.text)) return true
  return startsOrder[language]?.test(first.text) ?? false
}

const startsOrder: Partial<InEach<RegExp>> = { fr: /^on$|^.{2,}[^i](?:er|ir)$/ }

const afterOrders = new Set('the a an your it them half everything all'.split(' '))

/** What may stand before an order. */
const before = new Set(
  'then now next finally meanwhile and first once again please puis ensuite enfin alors et on je j tu nous y en le la les l bien hop maintenant'.split(
    ' ',
  ),
)

const foodVerbs = ofAll(speech, ({ foodVerbs, emptyVerbs }) => new Set([...foodVerbs, ...emptyVerbs]))
const stemOf = (word: string) =>
  word.replace(/(?:iss(?:ez|ons|e|ent)|oir|er|ir|re|ez|ons|ent|es|e|s|t)$/, '').replace(/([a-z])\1$/, '$1')
const frenchStems = new Set([...speech.fr.orders].map(stemOf))
const frenchNouns = new Set(
  'fait four tour cuisson sel sale pas port pot passage verre vers huile beurre farine sucre poivre glace creme'.split(
    ' ',
  ),
)

/** Is a word an order, as the lines of pages have them? */
const isOrder: InEach<(said: readonly Word[], at: number) => boolean> = {
  en: (said, at) => {
    const [word = '', next] = [said[at]?.text, said[at + 1]]
    if (speech.en.orders.has(word)) return next?.text !== 'of'
    return foodVerbs.has(word) && next !== undefined && !next.isParted && speech.en.afterVerb.has(next.text)
  },
  fr: (said, at) => {
    const word = said[at]?.text ?? ''
    const isTold =
      word.length > 4 && /[^h]ez$/.test(word) && !/^(?:assez|avez|aurez|voulez|pouvez|serez|allez|irez)$/.test(word)
    const isKnown = () => word.length > 3 && !frenchNouns.has(word) && frenchStems.has(stemOf(word))
    return isTold || speech.fr.orders.has(word) || isKnown()
  },
}
