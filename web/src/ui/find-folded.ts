import { foldText } from '@roux/contract/fold-text'

/**
 * Where a text has one of some words, without regard to case and accents: pairs of UTF-16 places, in their order, none of
 * which meet. A word counts where it begins one of the text's; any other part of a word is no match worth a mark.
 */
export function findFolded(text: string, words: readonly string[]): [from: number, to: number][] {
  const wanted = words.map(foldText).filter((word) => word !== '')
  if (wanted.length === 0) return []
  const { folded, places } = foldWithPlaces(text)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.map(escapeForPattern).join('|')})`, 'gu')
  return Array.from(folded.matchAll(pattern), ({ index, 0: found }) => [
    places[index] ?? 0,
    places[index + found.length] ?? text.length,
  ])
}

/** A folded text, and of each of its code units where it comes from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const part = foldText(character)
    for (let unit = 0; unit < part.length; unit++) places.push(place)
    folded += part
    place += character.length
  }
  return { folded, places }
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
