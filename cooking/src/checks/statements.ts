import type { Language } from '@roux/contract/language'
import { speechWords } from './speech-words.ts'
import type { Word } from './words.ts'

/** Forms of such verbs that are things. */
export const notFrenchOrders: ReadonlySet<string> = new Set(
  'beurre farine sale poivre sucre glace huile pane soupe tranche foncer'.split(' '),
)

/** "Once the butter has melted", « quand le beurre a fondu »: a time of this recipe. */
export function isTime(words: readonly Word[], at: number): boolean {
  const word = words[at]?.text ?? ''
  return times.has(word) || (beforeTimes.has(word) && times.has(`${word} ${words[at + 1]?.text ?? ''}`))
}
const times: ReadonlySet<string> = new Set(
  'once|when|after|until|quand|lorsque|lorsqu|apres|as soon|des que|des qu|une fois|pendant que|jusqu a'.split('|'),
)
const beforeTimes: ReadonlySet<string> = new Set(['as', 'des', 'une', 'pendant', 'jusqu'])
const past: ReadonlySet<string> = new Set(
  'was were went had did made gave took ate said told wanted began thought kept brought grew swore came knew got used insisted'.split(
    ' ',
  ),
)
/** French words that only end as its past does. */
const present: ReadonlySet<string> = new Set(
  'lait fait parfait extrait souhait trait plait portrait satisfait attrait connait refait bienfait ait aient'.split(
    ' ',
  ),
)
const others: ReadonlySet<string> = new Set('i we he she they who which that it them hers his me us him her'.split(' '))

/** Does a statement tell what was, or what would be? */
export function unreal(
  words: readonly Word[],
  from: number,
  to: number,
  language: Language,
): 'past' | 'would' | undefined {
  for (let at = from; at < to; at++) {
    const { text = '', isAccented = false } = words[at] ?? {}
    const before = words[at - 1]?.text ?? ''
    const next = at + 1 < to ? words[at + 1] : undefined
    if (language === 'en') {
      const isRegular = at > from && /[^e]ed$/.test(text) && (others.has(before) || others.has(next?.text ?? ''))
      if (text === 'would' || text === 'd') return 'would'
      if (
        isRegular ||
        (past.has(text) && (at > from || /^(?:w|had|did)/.test(text)) && !/^(?:is|are|be)$/.test(before))
      )
        return 'past'
    } else {
      if (present.has(text)) continue
      const isOther = !/^(?:on|nous|vous)$/.test(before) && !/^(?:extra|ultra|front)$/.test(text)
      if (/..r(?:ait|aient|iez)$/.test(text) || (isOther && /...r(?:a|ont)$|^fer(?:a|ont)$/.test(text))) return 'would'
      if (/..ai(?:t|ent)$/.test(text)) return 'past'
      const isDone = next?.isAccented ? /e[es]?$/.test(next.text) : /^(?:mis|pris|voulu)$/.test(next?.text ?? '')
      if (/^(?:ai|a|ont|avons)$/.test(text) && !isAccented && isDone) return 'past'
    }
  }
  return undefined
}

/** "This is dressed with", "you fry", "the cheese melts", « on ajoute »: a verb of cooking in a form that tells. */
export function isDone(words: readonly Word[], from: number, to: number, language: Language): boolean {
  const { orders, articles } = speechWords[language]
  // What my aunt does is her business.
  const isLed = speechWords[language].joints.has(words[from]?.text ?? '') || isTime(words, from)
  const isOfThings = articles.has(words[isLed ? from + 1 : from]?.text ?? '')
  for (let at = from + 1; at < to; at++) {
    const word = words[at]?.text ?? ''
    const before = words[at - 1]?.text ?? ''
    if (language === 'fr') {
      if (/^(?:on|nous)$/.test(before) && !notDone.has(word)) return true
      const isVerb =
        isOfThings && at > from + 1 && !littleFrench.has(before) && !notDone.has(word) && !notFrenchOrders.has(word)
      if (isVerb && [`${word}r`, word.replace(/t$/, 'r'), word.replace(/t$/, 're')].some((form) => orders.has(form)))
        return true
    } else if (isCooked(word) && /^(?:is|are|be|gets?)$/.test(before)) return true
    else if (/^(?:you|we|i)$/.test(before) ? orders.has(word) : isOfThings && intransitive.test(word)) return true
  }
  return false
}

const intransitive =
  /^(?:cook|simmer|bake|roast|fr(?:y|ie)|poach|steam|melt|brown|braise|stew|boil|sizzle|go|join|follow|foam|bubble|crisp|soften|wilt|soak|marinate)e?s$/
const littleFrench: ReadonlySet<string> = new Set(
  'de d du des au aux a la l le les un une en et ou avec sans'.split(' '),
)
/** « On peut », « on dirait » do nothing. */
const notDone: ReadonlySet<string> = new Set(
  'fait font peut pourra n ne a est dit trouve voit sait croit attend aime oublie evite parle s se y en l le la les va doit'.split(
    ' ',
  ),
)

/** "Dressed", "stirred", "whisked", "fried". */
function isCooked(word: string): boolean {
  const { orders } = speechWords.en
  if (!word.endsWith('ed')) return false
  const bare = word.slice(0, -2)
  return [bare, word.slice(0, -1), bare.slice(0, -1), `${word.slice(0, -3)}y`].some((form) => orders.has(form))
}
