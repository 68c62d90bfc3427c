import { foldText } from '@roux/contract/fold-text'

/** A wish is what a cook types: what stands between its commas can be added, and taken out again. */
const comma = /\s*,\s*/

/** Whether it is among the parts of a wish, in whatever case. */
export function hasPart(wish: string, part: string): boolean {
  return wish.split(comma).some((one) => isSame(one, part))
}

/** Puts a part at the end of a wish, or takes it out where it is in it; all else stays as it was typed. */
export function togglePart(wish: string, part: string): string {
  if (hasPart(wish, part)) {
    const left = wish.split(comma).filter((one) => !isSame(one, part))
    return startedWith(left.join(', '), (letter) => letter.toUpperCase())
  }
  const begun = wish.trim().replace(/\s*,$/, '')
  return begun === '' ? part : `${begun}, ${startedWith(part, (letter) => letter.toLowerCase())}`
}

function isSame(one: string, other: string): boolean {
  return foldText(one.trim()) === foldText(other.trim())
}

function startedWith(text: string, change: (letter: string) => string): string {
  return text.replace(/^./u, change)
}
