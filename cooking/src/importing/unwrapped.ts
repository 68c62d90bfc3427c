/** Shorter than where texts are wrapped. */
const wrapped = 45

/** The lines of a text that was wrapped by hand, each whole again; blank ones stay. */
export function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const [at, line] of lines.entries()) {
    const [text, before] = [line.replace(/\s+/g, ' ').trim(), lines[at - 1] ?? '']
    const isOn = /^[\p{L}\d(]/u.test(text) && !/^\d+\s*[.)]\s/.test(text)
    // "- the dough will take", as a program for recipes goes on with a line.
    const isRest = /^\s{4,}-\s?\p{Ll}/u.test(line) && before.trim() !== '' && !/^\s*-/.test(before)
    const isDeeper = (/^\s*/.exec(line)?.[0].length ?? 0) > (/^\s*/.exec(before)?.[0].length ?? 0)
    const isWrapped =
      isOn &&
      before.trim().length >= wrapped &&
      (/[\p{L},;-]$/u.test(before.trim()) || isDeeper || /^\p{Ll}/u.test(text))
    const joins =
      isOn &&
      before.trim() !== '' &&
      (isWrapped || (isDeeper && /^\s/.test(line) && /^\s*(?:[-*•]|\d+\s*[.)])/.test(before)))
    if (joins || isRest) whole[whole.length - 1] += ` ${text.replace(/^-\s*/, '')}`
    else whole.push(text)
  }
  return whole
}
