/** How a known word holds one that is searched for; the more the better. */
const closeness = { whole: 3, start: 2, part: 1 } as const

/** 0 where it does not. */
export function closenessOf(known: string, searched: string): number {
  if (known.length < searched.length || !known.includes(searched)) return 0
  if (known.length === searched.length) return closeness.whole
  return known.startsWith(searched) ? closeness.start : closeness.part
}

/** Letters that somebody may have got wrong in a word: none in a short one, which would be another. */
export function mostWrong(searched: string): number {
  if (searched.length < 4 || /\d/.test(searched)) return 0
  return searched.length < 8 ? 1 : 2
}

/** Which letters a word has, one bit each. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Does a word lack more letters of another than may be wrong? Much quicker than to count what is wrong. */
export function lacksTooMany(letters: number, searchedLetters: number, most: number): boolean {
  let lacking = searchedLetters & ~letters
  let count = 0
  for (; lacking !== 0; lacking &= lacking - 1) count += 1
  return count > most
}

/**
 * By how many letters a word that is searched for differs from the beginning of a known one: left out, added, another one,
 * or two that changed places. More than `most` is `most + 1`.
 */
export function lettersWrong(searched: string, known: string, most: number): number {
  const width = Math.min(known.length, searched.length + most)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= searched.length; row += 1) {
    const line = [row]
    let least = row
    for (let column = 1; column <= width; column += 1) {
      const isSame = searched[row - 1] === known[column - 1]
      let cost = Math.min(
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
      )
      if (row > 1 && column > 1 && searched[row - 1] === known[column - 2] && searched[row - 2] === known[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      line.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = above
    above = line
  }
  return Math.min(most + 1, ...above)
}
