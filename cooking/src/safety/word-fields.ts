/** Words of one field of meaning, whole, in a text as `plainWords` or `normaliseRequest` leave it. */
export function field(source: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${source.replace(/\s*\n\s*/g, '')})(?![a-z0-9])`)
}

/** Fields of meaning that say together, in whatever order and words, what none of them says alone. */
export type Together = { all: readonly RegExp[]; unless?: RegExp }

/** Does a text have a word of every field of one of these? */
export function speaksOf(text: string, rules: readonly Together[]): boolean {
  return rules.some(({ all, unless }) => all.every((words) => words.test(text)) && !unless?.test(text))
}
