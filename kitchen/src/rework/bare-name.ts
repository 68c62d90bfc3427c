/** A name without its article and without a "please". */
export function bareName(name: string): string {
  return name
    .replace(
      /^\s*(?:(?:use|with|avec|some|any|more|the|all|de la|du|des|de|les?|la|un|une|mon|ma|mes|my|your|our)\s+|de l'|[ld]')+/,
      '',
    )
    .replace(/\s+(?:left|please|svp|s'il (?:te|vous) plait)\s*$/, '')
    .trim()
}

/** At one of these words a list of names ends. */
export const endOfList = /\b(?:left|with|but|for|please|avec|mais|pour|svp|add|ajoute[rz]?|make|in|en)\b/
