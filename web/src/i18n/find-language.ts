import { fallbackLanguage, type Language, toLanguage } from '@roux/contract/language'

interface Hints {
  /** The part of the address behind the question mark. */
  search: string
  stored: Language | undefined
  /** What the browser prefers, in its order. */
  preferred: readonly string[]
  /** The language the page came in. */
  page: string
}

/** The language to begin with, in the order of the specification (§9): query string, storage, browser, html tag. */
export function findLanguage({ search, stored, preferred, page }: Hints): Language {
  const tags = [new URLSearchParams(search).get('lng') ?? '', stored ?? '', ...preferred, page]
  return tags.map(toLanguage).find((language) => language !== undefined) ?? fallbackLanguage
}
