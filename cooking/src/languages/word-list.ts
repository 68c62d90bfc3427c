/** Words as texts are looked up in them: in small letters, mostly without accents. */
export type Words = ReadonlySet<string>

/** Words with blanks between them. */
export function words(list: string): Words {
  return new Set(list.split(/\s+/).filter(Boolean))
}

/** "one:1 two:2": words and what each is worth. */
export function valued(list: string): ReadonlyMap<string, number> {
  return new Map(
    list.split(' ').map((pair) => {
      const [word = '', value] = pair.split(':')
      return [word, Number(value)]
    }),
  )
}

/** All numbers below a hundred as they are written, with hyphens; `long` are the tens that are counted on to nineteen. */
export function spelled(ones: string, tens: string, joints: readonly string[], long: readonly number[] = []) {
  const all = new Map(valued(ones))
  for (const [ten, value] of valued(tens)) {
    all.set(ten, value)
    for (const [one, more] of valued(ones))
      if (more < 10 || long.includes(value)) for (const joint of joints) all.set(`${ten}${joint}${one}`, value + more)
  }
  return all
}

/** Phrases with `|` or a new line between them. */
export function phrases(list: string): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
