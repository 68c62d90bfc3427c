import type { LanguageWords } from '../language-words.ts'
import type { SpokenWord } from '../speech-words.ts'
import { phrases, words } from '../word-list.ts'
import { speech } from './speech.ts'

const { orders } = speech

const connecting = words('et puis mais')
const notInEz = words('assez chez nez rez merguez')
/** Forms of verbs of cooking that are things. */
const notOrders = words('beurre farine sale poivre sucre glace huile pane soupe tranche foncer')
/** Words that only end as the past does. */
const present = words(
  'lait fait parfait extrait souhait trait plait portrait satisfait attrait connait refait bienfait ait aient',
)
const little = words('de d du des au aux a la l le les un une en et ou avec sans')
/** « On peut », « on dirait » do nothing. */
const notDone = words(
  'fait font peut pourra n ne a est dit trouve retrouve obtient voit sait croit attend aime oublie evite parle s se y en l le la les va doit vous nous me te',
)
const negating = words('pas jamais ni plus aucun aucune point rien')

/** An order shows by its form wherever it stands. */
function isInEz(said: readonly SpokenWord[], at: number): boolean {
  const text = (index: number) => said[index]?.text ?? ''
  if (!text(at).endsWith('ez') || notInEz.has(text(at))) return false
  return ![1, 2].some((back) => text(at - back) === 'vous')
}

function isOrder(said: readonly SpokenWord[], at: number): boolean {
  const word = said[at]?.text ?? ''
  // « La poudre » is none: an order to one stands before its pronoun.
  const isThing = said[at]?.isParted === false && /^(?:la|les?|l|une?|d[eu]?|des)$/.test(said[at - 1]?.text ?? '')
  return isInEz(said, at) || orders.has(word) || (!isThing && orders.has(`${word}r`) && !notOrders.has(word))
}

/** A verb of cooking, in whatever form tells somebody to do it or says that it is done. */
function isCookery(word: string): boolean {
  const root = word.replace(/(?:iss)?(?:ez|ons)$|(?<=[mb][ea]t)s$|[st]$/, '')
  return ['', 'r', 'er', 'ir', 're', 'tre'].some((end) => orders.has(root + end)) || orders.has(word)
}

const isNe = (word: SpokenWord | undefined) => word?.text === 'n' || word?.text === 'ne'

export const clauses: LanguageWords['clauses'] = {
  leading: words('pour dans hors a au en apres avant quand lorsque une sur avec pendant entre des sans'),
  turning: words('mais toutefois cependant'),
  relative: words('qui car puisque parce dont elle elles ils il'),
  subjects: words('je j elle elles il ils on cela ca c celui celle ceux celles'),
  conditions: words('si pour en au a'),
  times: phrases('quand|lorsque|lorsqu|apres|des que|des qu|une fois|pendant que|jusqu a'),
  isOrder,
  puts: (said, at) => {
    const word = said[at]?.text ?? ''
    return isOrder(said, at) && isCookery(word) && !/^(?:serv|rang|laiss|sort)/.test(word)
  },
  // It begins at its "ne".
  startsClause: (said, at) => {
    if (isNe(said[at])) return [1, 2, 3].some((next) => isInEz(said, at + next))
    const isNegated = [1, 2, 3].some((back) => isNe(said[at - back]))
    return (isInEz(said, at) && !isNegated) || (connecting.has(said[at - 1]?.text ?? '') && isOrder(said, at))
  },
  // « Le tahin n'y entre pas » tells, « n'y mettez pas », « ne pas mettre » order.
  forbids: (said, at) => isNe(said[at]) && [1, 2, 3, 4].some((next) => isOrder(said, at + next)),
  telling: /^ne?$/,
  looksLikeOrder: (word, next) =>
    /(?:er|ir|re)$/.test(word) && /^(?:l|le|la|les|du|des|un|une|au|aux)$/.test(next) && !notOrders.has(word),
  isUnreal: (said, at, _, to) => {
    const { text = '', isAccented = false } = said[at] ?? {}
    const before = said[at - 1]?.text ?? ''
    const next = at + 1 < to ? said[at + 1] : undefined
    if (present.has(text)) return undefined
    const isOther = before !== 'on' && !/^(?:extra|ultra|front)$/.test(text)
    if (/..r(?:ait|aient|iez)$/.test(text) || (isOther && /...r(?:a|ont)$|^fer(?:a|ont)$/.test(text))) return 'would'
    if (/..ai(?:t|ent)$/.test(text)) return 'past'
    const isDone = next?.isAccented ? /e[es]?$/.test(next.text) : /^(?:mis|pris|voulu)$/.test(next?.text ?? '')
    return /^(?:ai|a|ont|avons)$/.test(text) && !isAccented && isDone ? 'past' : undefined
  },
  isDone: (said, at, from, isOfThings) => {
    const word = said[at]?.text ?? ''
    const before = said[at - 1]?.text ?? ''
    // « Une variante que l'on croise » is no way to make this.
    const back = /^(?:les?|la|l|y|en)$/.test(before) ? 2 : 1
    if (/^(?:on|nous|je|j)$/.test(said[at - back]?.text ?? '') && !/^qu|^l$/.test(said[at - back - 1]?.text ?? ''))
      return !notDone.has(word)
    return (
      isOfThings &&
      at > from + 1 &&
      !little.has(before) &&
      !notDone.has(word) &&
      !notOrders.has(word) &&
      isCookery(word)
    )
  },
  compares: (text, at) =>
    /^que?$/.test(text(at)) &&
    !/^\d/.test(text(at + 1)) &&
    // « Il ne manque plus que la crème ».
    !/^ne?$/.test(text(at - 3)) &&
    [1, 2, 3, 4].some((back) =>
      /^(?:plus|moins|aussi|mieux|davantage|autant|memes?|meilleure?s?)$/.test(text(at - back)),
    ),
  negates: (text, at) => /^(?:ne?|sans|inutile)$/.test(text(at)),
  closesNegation: (text, at, verb) =>
    /^(?:sans|inutile)$/.test(text(at)) || [1, 2, 3].some((next) => negating.has(text(verb + next))),
}
