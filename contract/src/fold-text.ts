const plain = /^[ -_a-~]*$/
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/**
 * A text as searches compare it: in lower case, without accents, œ, æ and ß in two letters, every apostrophe straight.
 * "Crème brûlée" becomes "creme brulee". Folding what is folded changes nothing.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // As most words are; to take accents off takes ten times as long.
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/[‘’ʼ´`]/g, "'")
}
