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

/** Phrases with `|` or a new line between them. */
export function phrases(list: string): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
