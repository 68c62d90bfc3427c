import type { Token } from './tokens.ts'

export function undoubled(word: Token): string {
  return word.replace(/(.)\1/g, '$1')
}

export function isSwapped(one: Token, other: Token): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('')
}

/**
 * How many slips of the finger lie between a word and a name: a letter wrong, missing, too many or swapped. Letters
 * doubled where they are not, or the other way round, are one together: "rissoto". Null for more than one of them, or
 * two in a long word.
 */
export function slipsBetween(word: Token, name: Token): number | null {
  const [bare, meant] = [undoubled(word), undoubled(name)]
  if (bare === meant) return 1
  const most = word.length >= 10 ? 2 : 1
  const slips = distanceWithin(bare, meant, most)
  if (slips > most) return null
  if (distanceWithin(word, name, 1) <= 1) return 1
  return word.length >= 7 ? 2 : null
}

/** Letters to change, add, drop or swap with their neighbour; anything above `most` once it is known to be more. */
export function distanceWithin(one: Token, other: Token, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}
