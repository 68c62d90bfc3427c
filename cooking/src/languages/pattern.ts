/** Whole words, as alternatives of a regular expression, whatever their case. */
export function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')
}

/** A word with the blank behind it that is no article, for a regular expression. */
export const bareWord = String.raw`(?:(?!(?:the|la|le|les)\s)[\p{L}-]+\s)`
