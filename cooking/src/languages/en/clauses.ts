import type { LanguageWords } from '../language-words.ts'
import type { SpokenWord } from '../speech-words.ts'
import { phrases, words } from '../word-list.ts'
import { speech } from './speech.ts'

const { orders, foodVerbs, afterVerb, joints, finite } = speech

const connecting = words('and then but so instead')
/** What an unknown order looks like: "splash with", "strew the". */
const afterOrders = words(
  'the a an your with in over on into through it them half each up down out together around off across',
)
const notOrders = words(
  'good great perfect lovely delicious ideal excellent nice best fine wonderful tasty happy superb fantastic most many some none all both half nothing something anyone this that these those they it there here what such much more even not no be is are like equally also fond great at home ready eaten served made brilliant gorgeous terrific',
)
/** What a cook is told that puts nothing in. */
const telling = words(
  'serve eat offer accompany pair avoid skip omit check look read buy ask beware resist refrain ensure remember note watch never choose enjoy keep steer freeze refrigerate reheat rest store stand let leave repeat pack work need open try go',
)
const notDoers = words(
  'll ve d re to you they we i people cooks not can could would may might will should must don t who that which of and or the a an your in',
)
/** Behind these no verb of a thing's own can follow: "dry the herbs that are left". */
const inPhrase = words(
  'the a an your his her its it them this that these those you we i they with in over on into through from for to of and or until so as while if up down off out each all some any',
)
const past = words(
  'was were went had did made gave took ate said told wanted began thought kept brought grew swore came knew got used insisted',
)
const others = words('i we he she they who which that it them hers his me us him her')
const intransitive =
  /^(?:cook|simmer|bake|roast|fr(?:y|ie)|poach|steam|melt|brown|braise|stew|boil|sizzle|go|join|follow|foam|bubble|crisp|soften|wilt|soak|marinate)e?s$/

function isOrder(said: readonly SpokenWord[], at: number): boolean {
  const word = said[at]?.text ?? ''
  const next = said[at + 1]
  return orders.has(word) || (foodVerbs.has(word) && next !== undefined && !next.isParted && afterVerb.has(next.text))
}

/** "Dressed", "stirred", "whisked", "fried". */
function isCooked(word: string): boolean {
  if (!word.endsWith('ed')) return false
  const bare = word.slice(0, -2)
  return [bare, word.slice(0, -1), bare.slice(0, -1), `${word.slice(0, -3)}y`].some((form) => orders.has(form))
}

export const clauses: LanguageWords['clauses'] = {
  leading: words(
    'for in on off once when after while using with to at as meanwhile before if without working over until by',
  ),
  turning: words('but however'),
  relative: words('which who that as because since it they these both'),
  subjects: words('it this they these that he she there'),
  conditions: words('if as for in at'),
  times: phrases('once|when|after|until|as soon'),
  isOrder,
  puts: (said, at) => isOrder(said, at) && !telling.has(said[at]?.text ?? ''),
  startsClause: (said, at) => {
    // "Lovely toasted and spread with jam" tells how it is.
    if (said[at - 2]?.text.endsWith('ed') && notOrders.has(said[at - 3]?.text ?? '')) return false
    return connecting.has(said[at - 1]?.text ?? '') && isOrder(said, at)
  },
  forbids: (said, at) => /^(?:don?|never)$/.test(said[at]?.text ?? ''),
  looksLikeOrder: (word, next) =>
    afterOrders.has(next) &&
    !notOrders.has(word) &&
    !joints.has(word) &&
    !clauses.leading.has(word) &&
    !/(?:[^s]s|ed|ly|ing|\d)$/.test(word),
  hasOrder: (said, from, to) => {
    for (let at = from; at < to; at++)
      if (orders.has(said[at]?.text ?? '') && !notDoers.has(said[at - 1]?.text ?? '')) return true
    return false
  },
  isNoun: (said, at, to) => {
    for (let next = at + 1; next < to; next++) {
      const word = said[next]?.text ?? ''
      if (finite.has(word)) return true
      if (inPhrase.has(word)) return false
    }
    return false
  },
  isUnreal: (said, at, from, to) => {
    const { text = '' } = said[at] ?? {}
    const before = said[at - 1]?.text ?? ''
    const next = at + 1 < to ? said[at + 1] : undefined
    const isRegular = at > from && /[^e]ed$/.test(text) && (others.has(before) || others.has(next?.text ?? ''))
    if (text === 'would' || text === 'd') return 'would'
    const isPast = past.has(text) && (at > from || /^(?:w|had|did)/.test(text)) && !/^(?:is|are|be)$/.test(before)
    return isRegular || isPast ? 'past' : undefined
  },
  isDone: (said, at, _, isOfThings) => {
    const word = said[at]?.text ?? ''
    const before = said[at - 1]?.text ?? ''
    if (isCooked(word) && /^(?:is|are|be|gets?)$/.test(before)) return true
    const back = /^(?:always|also|just|then|now)$/.test(before) ? 2 : 1
    return /^(?:you|we|i)$/.test(said[at - back]?.text ?? '') ? orders.has(word) : isOfThings && intransitive.test(word)
  },
  holding: /^ha(?:s|ve)$/,
  compares: (text, at, isFood) => {
    // "The nuttiness of peanut butter".
    if (/[^s]iness$/.test(text(at))) return text(at + 1) === 'of'
    if (text(at) !== 'as' || /^(?:well|much|soon|long)$/.test(text(at - 1))) return false
    return text(at - 2) === 'as' || isFood(at + 1) || (/^an?$/.test(text(at + 1)) && isFood(at + 2))
  },
  negates: (text, at) =>
    /^(?:not|never|t|without|cannot)$/.test(text(at)) || (text(at) === 'to' && text(at - 1) === 'need'),
  closesNegation: () => true,
}
