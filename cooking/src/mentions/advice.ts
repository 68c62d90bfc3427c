import type { Role } from './mention.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import type { Word } from './words.ts'

/** "Variation:", "Swap it:", « Version végane : »: what follows is another way. */
const otherWays =
  /^(?:variation|variant|variante|option|alternative|swap|substitut\w*|version|remplacement|remplacer|faq|question|q|own)s?$/
/** "Chef's tip:", "serving ideas:", « Bon à savoir : »: what follows is good to do, and the dish is done without. */
const counsel =
  /^(?:tip|hint|trick|note|storage|leftover|ahead|know|advice|idea|suggestion|serving|twist|extra|upgrade|boost|ons|ins|astuce|conseil|truc|savoir|remarque|conservation|avance|petit|reste|idee|ajout|pairing|reheat\w*|freez\w*|why|pourquoi|congelation)s?$/
/** "Heads-up:", « Attention : »: what follows is not this dish, but for what the cook is told to do. */
const caution = /^(?:heads|warning|caution|careful|attention|important|allerg\w*|vigilance|prudence)s?$/

/** "Can I use eggs? Yes, replace …", "No cod? Salmon will do": what answers is another way; "too thick?" asks for more. */
const asksForOther =
  /^(?:no|not|can|could|may|don|does|do|is|hate|allergic|vegan|vegetarian|why|what|which|how|pas|peut|peux|puis|comment|pourquoi|quel|quelle|vous|allergique)$/

/** "Toast it the next day and spread with jam": what becomes of what is left is no part of the recipe. */
const later = /(?:^| )(?:left ?overs?|next day|lendemain|tomorrow|surplus)(?: |$)/

/** "Feeding carnivores as well?" */
const eaters = /^(?:carnivore|omnivore|eater|mangeur|flexitarien|flexitarian)s?$/

/** The most words of such a label, "The chef's little tip". */
const longest = 5

/**
 * What labels such as "Tip:" and "Variation:" make of all that a step says behind them; nothing where there is none. An
 * order there adds nothing that the list must have; who must not have it is told all the same of what a tip adds.
 */
function adviceIn(clauses: readonly SpokenClause[], words: readonly Word[]): readonly (Role | undefined)[] {
  let advice: Role | undefined
  let ofSentence: Role | undefined
  return clauses.map(({ from, to, isFirst, mood }, index) => {
    const next = clauses[index + 1]
    // "Storage. Keep it cold."
    const isLabel = isFirst && (next?.isOpened ? to - from <= longest : next?.isFirst && to - from <= 2)
    const label = isLabel ? words.slice(from, to) : []
    if (label.some(({ text }) => caution.test(text))) advice = 'said'
    else if (label.some(({ text }) => otherWays.test(text))) advice = 'offered'
    else if (label.some(({ text }) => counsel.test(text))) advice = 'optional'
    else if (isFirst && clauses[index - 1]?.isAsked) advice ??= questionBefore(clauses, words, index)
    if (isFirst) {
      const end = clauses.find(({ isFirst, ...next }) => isFirst && next.from > from)?.from
      const said = words.slice(from, end).map(({ text }) => text)
      ofSentence = later.test(said.join(' ')) ? 'optional' : undefined
    }
    return advice === 'said' && mood === 'orders' ? undefined : (advice ?? ofSentence)
  })
}

/** What the question before a sentence makes of its answer. */
function questionBefore(clauses: readonly SpokenClause[], words: readonly Word[], index: number): Role {
  const question = clauses.slice(0, index).findLast(({ isFirst }) => isFirst)
  const asked = words.slice(question?.from, question?.to).map(({ text }) => text)
  return asksForOther.test(asked[0] ?? '') || asked.some((word) => eaters.test(word)) ? 'offered' : 'optional'
}

/** Gives the words of advice the roles that it leaves them. */
export function advise(roles: Role[], clauses: readonly SpokenClause[], words: readonly Word[]): void {
  for (const [index, advice] of adviceIn(clauses, words).entries()) {
    const { from = 0, to = 0 } = clauses[index] ?? {}
    for (let at = from; advice && at < to; at++) {
      const role = roles[at] ?? 'added'
      if (role !== 'said' && (advice !== 'optional' || role === 'added')) roles[at] = advice
    }
  }
}
