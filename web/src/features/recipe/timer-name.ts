const sentenceEnd = /[.;:!?\n]\s+/g
/** In characters; a list shows about so many. */
const longest = 90

/** What a timer is called: the words of its sentence up to the time, with it ("Roast for 45 min"). */
export function timerName(step: string, start: number, end: number): string {
  const ends = Array.from(step.slice(0, start).matchAll(sentenceEnd), ({ index, 0: { length } }) => index + length)
  const name = step.slice(ends.at(-1) ?? 0, end).trim()
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`
}
