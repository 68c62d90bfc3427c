import { matchesOf } from '@roux/cooking/text/matches-of'

/** A part of a text, from one letter up to another. */
export type Place = { readonly start: number; readonly end: number }

/** A text as it is read, and where in what was typed each of its letters comes from. */
export type PlacedText = { readonly text: string; readonly places: readonly Place[] }

/** What is read in the place of a pattern: a text in which `$1` is the first group, or a function of what was found. */
export type Rewriting = readonly [pattern: RegExp, by: string | ((...found: string[]) => string)]

/** What was read of a text, and the words that say it. */
export type Found<Value> = { readonly value: Value; readonly places: readonly Place[] }

const accented = /\P{M}\p{M}*|\p{M}+/gu

/** A text, each letter of it with its accents read by itself. */
export function placeText(written: string, read: (letter: string) => string): PlacedText {
  const letters = matchesOf(written, accented).map(({ 0: letter, index: start }) => ({
    read: read(letter),
    place: { start, end: start + letter.length },
  }))
  return {
    text: letters.map((letter) => letter.read).join(''),
    places: letters.flatMap((letter) => Array.from({ length: letter.read.length }, () => letter.place)),
  }
}

/** The same as `text.replaceAll(pattern, by)`; what begins and ends alike before and after keeps its places. */
export function rewrite(placed: PlacedText, [pattern, by]: Rewriting): PlacedText {
  const places: Place[] = []
  let done = 0
  const text = placed.text.replace(pattern, (...all) => {
    const at = all.findIndex((one) => typeof one === 'number')
    const found: string[] = all.slice(0, at)
    const [whole = ''] = found
    const start = Number(all[at])
    const written =
      typeof by === 'string' ? by.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '') : by(...found)
    const head = alike(whole, written)
    const tail = Math.min(alike(backwards(whole), backwards(written)), Math.min(whole.length, written.length) - head)
    const end = start + whole.length
    const between = placeOf(placed, start + head, end - tail)
    places.push(...placed.places.slice(done, start + head))
    for (let more = head; more < written.length - tail; more += 1) places.push(between)
    places.push(...placed.places.slice(end - tail, end))
    done = end
    return written
  })
  return done === 0 && text === placed.text ? placed : { text, places: [...places, ...placed.places.slice(done)] }
}

/** Where a part of a text was typed; what was only put in stands nowhere. */
export function placeOf({ places }: PlacedText, start: number, end: number): Place {
  const first = places[start]?.start ?? places[start - 1]?.end ?? 0
  return { start: first, end: end > start ? (places[end - 1]?.end ?? first) : first }
}

function alike(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

function backwards(text: string): string {
  return text.split('').reverse().join('')
}

/** Where a pattern stands first. */
export function findIn(placed: PlacedText, pattern: RegExp): { words: RegExpExecArray; place: Place } | null {
  const words = pattern.exec(placed.text)
  return words && { words, place: placeOf(placed, words.index, words.index + words[0].length) }
}
