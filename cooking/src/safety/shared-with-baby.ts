import { anyOf } from './any-of.ts'
import { plainWords } from './plain-words.ts'

const babe = "(?:bab(?:y|ies)|little one|bebes?|(?:\\d+|[a-z]+) ?(?:month|mth|mo) olds?)(?:'s)?"

/** What the family eats is what the baby eats with them, too. */
const shared = anyOf(
  `${babe}(?: [a-z']+){0,5} (?:eat(?:s|ing)?|ha(?:s|ve|ving)|join(?:s|ing)?|shar(?:es?|ing)|sit(?:s|ting)?|try(?:ing)?)(?: [a-z']+){0,4} (?:too|as well|also|with (?:us|everyone|the (?:rest|family))|us|same(?: [a-z]+)?|ours?|what we (?:eat|have|are))|
${babe} (?:too|as well|included|eats with us|at (?:the|our) table)|(?:including|even) (?:the |our )?${babe}|
${babe}(?: [a-z0-9']+){0,5} (?:mange(?:nt)?|goute(?:nt)?|partage(?:nt)?|est a table|mangera|goutera|participe)(?: [a-z']+){0,4} (?:aussi|avec (?:nous|tout le monde|la famille|les grands)|comme (?:nous|tout le monde|les grands)|pareil|meme (?:chose|plat|repas)|notre [a-z]+|nos [a-z]+)|
${babe} (?:compris|inclus|aussi)|y compris (?:le |notre |mon )?${babe}`,
)

/** Before half a year nobody eats at a table, and first foods are a matter of their own. */
const tooYoung = anyOf(
  '(?:[1-5]|one|two|three|four|five|un|deux|trois|quatre|cinq) ?(?:months?|mths?|mo|mois)|weeks?|wks?|semaines?|newborns?|nouveaux? nes?|nourrissons?|infants?|wean[a-z]*|first (?:foods?|tastes?|spoons?|solids|purees?|bites)|solids|premier(?:e?s?) [a-z]+|diversif[a-z]+|biberons?|bottles?|formula|petits? pots?|prem(?:ie|mie|ature)[a-z]*',
)

/** Does a baby only join in what the others eat, so that it is theirs made mild? */
export function isSharedWithBaby(text: string): boolean {
  const said = plainWords(text)
  return shared.test(said) && !tooYoung.test(said)
}
