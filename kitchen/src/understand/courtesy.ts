const polite =
  /\b(?:as far as (?:it|you)(?:'ll| will| can)?(?: go(?:es)?)?|si (?:c'est )?possible|if (?:it's )?possible|pls|plz|please|thx|thanks?(?: you)?(?! no)|ta|cheers|tbh|imo|imho|btw|lol|mdr|wsh|jsp|pk|smth|(?<=, ?)(?:hun|love|dear|darling)|svp|stp|s['’]il (?:te|vous) pla[iî]t|(?<!non )merci(?: d['’]avance)?)(?![\p{L}])/giu

/** What is only said to be polite, or in passing, asks for nothing. */
export function withoutCourtesy(sentence: string): string {
  return sentence.replace(polite, ' ').replace(/\s+/g, ' ')
}
