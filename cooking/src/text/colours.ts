export const white = /^(?:white|blancs?|blanches?)$/

/** A colour that foods are told by, in both languages: each finds its words, folded and one at a time. */
export const colours: readonly RegExp[] = [
  /^(?:green|verte?s?)$/,
  /^(?:red|rouges?)$/,
  /^(?:yellow|jaunes?)$/,
  white,
  /^(?:black|noire?s?)$/,
]
