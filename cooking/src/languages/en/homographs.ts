import type { LanguageWords } from '../language-words.ts'
import type { SpokenWord } from '../speech-words.ts'
import { words } from '../word-list.ts'

/** Verbs that look like food when something follows them: "toast the nuts", "mince the garlic". */
const verbs = words('toast mince squash butterfly date pepper')
const afterVerbs = words('the for until in them it gently lightly over finely both these to under a an your all 2 3 4')

/** Orders that are food as nouns: "cream the butter", "scallop the edge". */
const orders = words('cream scallop beef crumb')
const afterOrders = words('the together your it them up both')
const beforeOrders = words('and then to now first lightly gently')

/** Fat is measured out, melted or named after its animal; anything else drips. */
const beforeDripping = words(
  'g oz tbsp tbsps tablespoon tablespoons tsp ml cup cups of some hot the in beef pork lamb goose bacon or and',
)

/** Is an English word of a text a verb here? */
function isVerb(said: readonly SpokenWord[], at: number): boolean {
  const [before, word, after] = [said[at - 1], said[at], said[at + 1]]
  if (!word) return false
  if (word.text === 'dripping') return before !== undefined && !word.isParted && !beforeDripping.has(before.text)
  if (verbs.has(word.text) && afterVerbs.has(after?.text ?? '')) return true
  const isOpening = !before || word.isParted || beforeOrders.has(before.text)
  return isOpening && orders.has(word.text) && after !== undefined && !after.isParted && afterOrders.has(after.text)
}

export const homographs: LanguageWords['homographs'] = {
  isOther: isVerb,
  bearsAdjectives: /^(?:oat|soya?|almond|coconut|cashew|hazelnut|hemp|pea|rice|peanut|buckwheat|chickpea|corn)$/,
}
