import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { plainText } from './tokens.ts'

const english = 'english|anglaise?'
const french = 'french|francaise?'
const others =
  'spanish|espagnole?|german|allemande?|italian|italienn?e?|portuguese|portugaise?|dutch|neerlandaise?|chinese|chinoise?|japanese|japonaise?|arabic|arabe|espanol|castellano|deutsch|italiano|portugues|nederlands|turkish|turc|turque|hindi|swedish|suedois|danish|danois|russian|russe|polish|polonaise?'
const name = `(?:${english}|${french}|${others})`
const translate = String.raw`\b(?:translat\w*|tradui\w*|traduction|traduct\w*)\b`
const into = String.raw`\b(?:into|in|en|vers (?:le |l')|vers l'|au|to)\s?`
const verbs = String.raw`\b(?:put|switch|change|turn|rewrite|convert|write|give|mets?|mettre|passe[rz]?|ecri\w*|donne\w*)\b`
/** Nothing comes that would be French or English without being said in it: lentils, toast, butter. */
const end = String.raw`(?=\W*(?:$|[.,;:!?]|\b(?:and|then|please|thanks?|but|for|with|instead|et|puis|svp|stp|s'il|merci|mais|pour|avec)\b))`
const it = `(?:[ -](?:it|this|that|the|recipe|me|la|le|ca|cette|recette|moi))*`

const phrases: readonly RegExp[] = [
  new RegExp(String.raw`${translate}[^.;!?]*?\b(?<name>${name})\b(?!.*\b${name}\b)`),
  new RegExp(String.raw`${verbs}[^,.;!?]{0,40}?${into}(?<name>${name})\b${end}`),
  new RegExp(String.raw`\b(?:in|into|en)\s(?<name>${name})\b${end}`),
  new RegExp(String.raw`\bversion (?<name>${name})\b|\b(?<other>${name}) (?:version|translation|please|svp|s'il)\b`),
  new RegExp(String.raw`^\W*(?:from ${name} to |to )?(?<name>${name})\W*$`),
  new RegExp(String.raw`${translate}${it} (?:in|into|to|en|vers) (?<unknown>\w+)`),
  new RegExp(`${translate}${it}${end}`),
]

const not = /\b(?:not?|never|don'?t|ne|pas|sans)\b[^.,;!?]{0,20}$/

/**
 * The language that a folded wish wants the recipe in, and the wish without that. `other` is a language that the
 * kitchen does not write.
 * @param present the recipe's, which "translate it" alone means to leave
 */
export function readTranslation(
  text: string,
  present: KitchenLanguage,
): { to: KitchenLanguage | 'other' | null; rest: string } {
  for (const phrase of phrases) {
    const found = phrase.exec(text)
    if (!found || not.test(text.slice(0, found.index))) continue
    const said = found.groups?.name ?? found.groups?.other
    const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length)
    if (found.groups?.unknown !== undefined) return { to: 'other', rest }
    return { to: said === undefined ? otherThan(present) : languageNamed(said), rest }
  }
  return { to: null, rest: text }
}

/** The first that is written here, where "translate it" says no more. */
function otherThan(present: KitchenLanguage): KitchenLanguage | 'other' {
  return kitchenLanguages.find((one) => one !== present) ?? 'other'
}

function languageNamed(name: string): KitchenLanguage | 'other' {
  if (new RegExp(`^(?:${french})$`).test(name)) return 'fr'
  return new RegExp(`^(?:${english})$`).test(name) ? 'en' : 'other'
}

/** The language that a wish for a recipe wants it in: its own where it names none, or one that is not written here. */
export function readLanguage(wish: string, present: KitchenLanguage): KitchenLanguage {
  const { to } = readTranslation(plainText(wish), present)
  return to === null || to === 'other' ? present : to
}
