import { foldText } from '@roux/contract/fold-text'
import { isFact } from './facts.ts'
import { partOf } from './part-of.ts'
import type { TextLine } from './text-line.ts'

/** Characters of what describes a dish. */
const shortest = 30

/** Lines below the name of a page that may describe it. */
const nearest = 10

/** Of what surrounds a page's text: who reads it and with what, who paid for it, and when it was written. */
const ofPage =
  /\b(?:cookies?|consent\w*|partners|partenaires|affiliates?|affili[eé]\w*|sponsor\w*|newsletters?|subscri\w+|abonn\w+|javascript|browser|navigateur|ad ?block\w*|privacy|confidentialit[eé]|rights reserved|droits r[eé]serv\w+|sign (?:in|up)|log in|min(?:utes?)? (?:read|de lecture)|jump to|aller [àa] la recette|(?:last )?(?:updated|modified|tended)|publi[eé]e? (?:le|par)|mis(?:e)? [àa] jour)\b/iu
const dated = /\d{4}-\d\d-\d\d|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/

/**
 * What a text says of the dish: the first paragraph between its name and the recipe that is told. Nothing of what stands
 * above the name of a page, which is of the site.
 */
export function saidOfDish(before: readonly TextLine[], title: string): string {
  const named = before.findLastIndex(isNamed(title))
  // The lines of a text have no look, and no site around them.
  if (named < 0 && before.some(({ look }) => look !== undefined)) return ''
  const near = before.slice(named + 1, named + 1 + nearest).find(isTold)?.text
  // A card may repeat the name of the page, above all that it tells.
  return near ?? saidUnder(before, title)
}

/** The same of a page whose recipe stands in its data alone. */
export function saidUnder(lines: readonly TextLine[], title: string): string {
  const named = lines.findIndex(isNamed(title))
  const below = named < 0 ? [] : lines.slice(named + 1, named + 1 + nearest)
  const end = below.findIndex(({ kind }) => kind === 'heading')
  return below.slice(0, end < 0 ? nearest : end).find(isTold)?.text ?? ''
}

function isNamed(title: string): (line: TextLine) => boolean {
  const name = foldText(title)
  return ({ text, kind }) => {
    const said = foldText(text)
    return name !== '' && (said === name || (kind === 'heading' && said.includes(name)))
  }
}

function isTold(line: TextLine): boolean {
  const { text, kind, isLink, aside = 0, look } = line
  if (kind === 'heading' || isLink || text.length <= shortest || isFact(text) || partOf(line) !== undefined)
    return false
  if (look === undefined) return kind === 'line'
  const isSentence = /[.!?…][\p{P}\p{S}\p{Extended_Pictographic}\s]*$/u.test(text)
  return aside === 0 && isSentence && !ofPage.test(text) && !(text.length < 80 && dated.test(text))
}

/** Does what a site says of a page speak of the dish, and say more of it than its name? */
export function isOfDish(
  said: string,
  { title, ingredients }: { title: string; ingredients: readonly string[] },
): boolean {
  const own = new Set(tellingWords(title))
  const known = new Set([...own, ...tellingWords(ingredients.join(' '))])
  const words = tellingWords(said)
  return words.some((word) => known.has(word)) && words.filter((word) => !own.has(word)).length > 1
}

/** The beginnings of the words of a text that do not stand in any. */
function tellingWords(text: string): string[] {
  const words = foldText(text).match(/\p{L}{4,}/gu) ?? []
  return words.map((word) => word.slice(0, 5)).filter((word) => !common.has(word))
}

const common = new Set(
  'decou disco learn retro recip recet with from your this that pour avec dans cuisi kitch cook cooki easy simpl famil homem maiso delic food plat plats'.split(
    ' ',
  ),
)
