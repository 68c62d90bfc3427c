/** What the typing line shows, what of the example is still hidden, and for how many milliseconds. */
export interface TypingFrame {
  text: string
  rest: string
  wait: number
}

/**
 * Types the examples one after the other, for ever (specification §9): each character appears after 60–120 ms, the
 * whole text is held for 1200 ms, then its characters go at 20–60 ms each. `random` gives 0 to 1, as Math.random.
 */
export function* typingFrames(examples: readonly string[], random: () => number): Generator<TypingFrame, void> {
  const between = (least: number, most: number) => least + random() * (most - least)
  while (examples.length > 0) {
    for (const example of examples) {
      const characters = Array.from(example)
      const frame = (shown: number, wait: number) => ({
        text: characters.slice(0, shown).join(''),
        rest: characters.slice(shown).join(''),
        wait,
      })
      for (let shown = 0; shown < characters.length; shown += 1) yield frame(shown, between(60, 120))
      yield frame(characters.length, 1200)
      for (let shown = characters.length - 1; shown > 0; shown -= 1) yield frame(shown, between(20, 60))
    }
  }
}

/** The same for those who want no motion: whole examples, unhurried. */
export function* stillFrames(examples: readonly string[]): Generator<TypingFrame, void> {
  while (examples.length > 0) {
    for (const text of examples) yield { text, rest: '', wait: 6000 }
  }
}
