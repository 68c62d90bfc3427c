import type { LanguageWords } from '../language-words.ts'
import type { SpokenWord } from '../speech-words.ts'
import { words } from '../word-list.ts'

const counts = words('un deux trois quatre cinq six')
const beforeYolk = words('les des aux le au un deux trois quatre cinq six')

/** "200 g de mais" is what is left of "maïs" without its accent; beside other words it says "but". */
const besideMaize = words(
  'de d du des le au aux g kg ml cl l boite boites bocal conserve sachet tasse verre bol s c grain grains epi epis',
)
const afterMaize = words('doux en egoutte surgele conserve grain grains')

/** "Bananes bien mûres" are ripe, and no blackberries; berries are named side by side with them. */
const ripe = words('mure mures')
const howRipe = words('bien tres trop assez presque encore mais')
const ripening =
  /^(?:banane|tomate|cerise|poire|peche|nectarine|mangue|papaye|figue|prune|mirabelle|quetsche|goyave)s?$/

/** Is a French word of a text not the food that is written the same? */
function isOtherWord(said: readonly SpokenWord[], at: number): boolean {
  const [before, word] = [said[at - 1], said[at]]
  if (word?.text === 'jaune' || word?.text === 'jaunes') return !isYolk(said, at)
  if (word?.text === 'blanc' || word?.text === 'blancs') return !isWhite(said, at)
  if (word?.text === 'sable' || word?.text === 'sables') return !word.isAccented
  // « Le 1er mai » has the stem of maize.
  if (word?.text === 'mai') return true
  if (word?.text === 'lieu') return before?.text === 'au' && /^d/.test(said[at + 1]?.text ?? '')
  if (word?.text === 'mais') return !word.isAccented && !isMaize(said, at)
  if (!before || !word || word.isParted || !ripe.has(word.text)) return false
  return howRipe.has(before.text) || ripening.test(before.text)
}

/** « 5 jaunes », « les jaunes » are yolks; « poivrons jaunes » are not. */
function isYolk(said: readonly SpokenWord[], at: number): boolean {
  const before = said[at - 1]
  const isNamed = said[at + 1]?.isParted === false && /^d[eu]?$|^oeufs?$|^battus?$/.test(said[at + 1]?.text ?? '')
  return (
    isNamed || (before !== undefined && !said[at]?.isParted && (/^\d/.test(before.text) || beforeYolk.has(before.text)))
  )
}

/** « 3 blancs », « 3 blancs en neige » are of eggs; « 3 blancs de poulet » are not. */
function isWhite(said: readonly SpokenWord[], at: number): boolean {
  const [before, word, after] = [said[at - 1], said[at], said[at + 1]]
  const isCounted = before && !word?.isParted && (/^\d/.test(before.text) || counts.has(before.text))
  return isCounted === true && (!after || after.isParted || /^(?:en|et|a)$/.test(after.text))
}

/** « Dans une marmite, dans la terrine » is a vessel; "1 c. à café de Marmite" is spread, « une terrine de canard » is meat. */
function isPot(said: readonly SpokenWord[], at: number): boolean {
  if (said[at]?.text === 'terrine')
    return /^(?:la|une|votre|cette|petite|grande)$/.test(said[at - 1]?.text ?? '') && said[at + 1]?.text !== 'de'
  return said[at]?.text === 'marmite' && at > 0 && said[at - 1]?.text !== 'de'
}

/** « Ajoutez les moules » puts mussels into the pan; « beurrez les moules » are tins. */
const cooked = words(
  'ajoutez ajouter incorporez incorporer mettez versez jetez grattez nettoyez ebarbez rincez ouvrez ouvrir decortiquez cuire',
)

function isMaize(said: readonly SpokenWord[], at: number): boolean {
  const [before, word, after] = [said[at - 1], said[at], said[at + 1]]
  const isAlone = (!before || word?.isParted) && (!after || after.isParted)
  const isTold = before && (/^\d/.test(before.text) || besideMaize.has(before.text))
  return isAlone || isTold === true || (after !== undefined && !after.isParted && afterMaize.has(after.text))
}

export const homographs: LanguageWords['homographs'] = {
  isOther: isPot,
  isOtherAlone: isOtherWord,
  isNamedAllTheSame: (said, at) => said[at + 1]?.text === 'moules' && cooked.has(said[at - 1]?.text ?? ''),
  bearsAdjectives:
    /^(?:farine|lait|creme|beurre|yaourt|yogourt|boisson|pate|nouille|vermicelle|spaghetti|tortilla|galette)s?$/,
}
