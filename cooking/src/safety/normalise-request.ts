import { foldText } from '@roux/contract/fold-text'

/** Letters of other alphabets that pass for Latin ones. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ...Array.from('аеорсухіјѕ', (letter, index) => [letter, 'aeopcyxijs'[index] ?? ''] as const),
  ...Array.from('αειοκντρ', (letter, index) => [letter, 'aeiokvtp'[index] ?? ''] as const),
])
const digits: ReadonlyMap<string, string> = new Map([
  ...Array.from('034578@$', (sign, index) => [sign, 'oeastbas'[index] ?? ''] as const),
])

/**
 * The readings of a request that are searched: in lower case without accents, with blanks for hyphens and signs; then,
 * where there are any, with digits read as letters ("bl3ach"), spelt-out words joined ("b l e a c h"), and slips mended.
 */
export function normaliseRequest(text: string): string[] {
  const plain = foldText(text.slice(0, 2000).normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[^\x20-\x7e]/g, (sign) => lookalikes.get(sign) ?? ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\.+(?=\s|$)/g, ',')
    .replace(/\s+/g, ' ')
  const readings = [plain, join(plain), decode(plain, 'l'), decode(plain, 'i'), correct(plain)]
  return [...new Set(readings.map((reading) => ` ${reading.replace(/[^a-z0-9'&,;:!?%]+/g, ' ').trim()} `))]
}

/** "b.l.e.a.c.h" and "b l e a c h" are a word. */
function join(text: string): string {
  return text.replace(/(?<![a-z'])(?:[a-z][ ._*|-]){3,}[a-z](?![a-z])/g, (spelt) => spelt.replace(/[^a-z]/g, ''))
}

/** Digits and signs inside a word as the letters they stand for; "400g" and "2x" are none. */
function decode(text: string, one: string): string {
  return text.replace(/[a-z0-9@$!]*[a-z][0-9@$!]+[a-z][a-z0-9@$!]*/g, (word) =>
    word.replace(/[0-9@$!]/g, (sign) => (sign === '1' || sign === '!' ? one : (digits.get(sign) ?? sign))),
  )
}

/** Long words that nothing harmless is one slip away from. */
const oftenMisspelt =
  'cyanide cyanure arsenic detergent antifreeze ammonia ammoniaque strychnine methanol turpentine kerosene gasoline insecticide desherbant deboucheur somnifere paracetamol ibuprofen doliprane cannabis marijuana psilocybin nightshade oleander foxglove hemlock belladone amanite pufferfish'.split(
    ' ',
  )

/** Words that are one letter away from a dangerous one are taken for it: "cyannide", "antifreze", "detergant". */
function correct(text: string): string {
  return text.replace(/[a-z]{6,}/g, (word) => oftenMisspelt.find((right) => isOneSlip(word, right)) ?? word)
}

/** Is one letter too much, missing, wrong, or changed with its neighbour? */
function isOneSlip(word: string, right: string): boolean {
  if (word === right || Math.abs(word.length - right.length) > 1) return false
  let start = 0
  while (start < right.length && word[start] === right[start]) start += 1
  let end = 0
  while (end < Math.min(word.length, right.length) - start && word.at(-1 - end) === right.at(-1 - end)) end += 1
  const [wrong, meant] = [word.slice(start, word.length - end), right.slice(start, right.length - end)]
  const isSwapped = wrong.length === 2 && wrong[0] === meant[1] && wrong[1] === meant[0]
  return isSwapped || (wrong.length <= 1 && meant.length <= 1)
}
