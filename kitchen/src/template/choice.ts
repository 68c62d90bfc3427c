/** Takes one of `count` possibilities: the same for the same name, and another one with the next seed. */
export type Choose = (name: string, count: number) => number

/** Choices that depend on a text (the request) and a seed alone. */
export type Chance = {
  choose: Choose
  /** A number for a name that the seed does not change: puts equals in an order. */
  rank: (name: string) => number
  /** The text as a number. */
  start: number
  /** The seed as a whole number from 0. */
  turn: number
}

export function chanceOf(text: string, seed: number): Chance {
  return chanceFrom(hash(text), Math.abs(Math.trunc(seed)) || 0)
}

/** The same choices again. */
export function chanceFrom(start: number, turn: number): Chance {
  return {
    start,
    choose: (name, count) => (count < 2 ? 0 : (((start ^ hash(name)) >>> 0) + turn) % count),
    rank: (name) => (start ^ hash(name)) >>> 0,
    turn,
  }
}

/** FNV-1a with a final stir, so that short texts that differ little give numbers that differ much. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}
