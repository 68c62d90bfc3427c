import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

/** "An 8-inch tin", "a 9-inch tin". */
function anOrA(before: string, anew: string) {
  const article = /(?<![\p{L}\d])(a)n?(?=\s$)/iu.exec(before)
  const [own = '', letter = ''] = article ?? []
  const text = /^(?:8|11(?!\d)|18(?!\d))/.test(anew) ? `${letter}n` : letter
  return article && own !== text ? { start: article.index, end: article.index + own.length, text } : undefined
}

export const tins: LanguageWords['tins'] = {
  vessel: /\b(?:tins?|pans?|mou?lds?|dish(?:es)?|rings?|springforms?|(trays?|sheets?))\b/giu,
  other: /\b(?:frying|fry|saut[eé]|sauce|stock|grill|griddle|roasting|serving|crepe|paella)[\s-]*$/iu,
  apart: words(
    'and then to into onto on in with from until for the a an or slice slices piece pieces cube cubes thick circle disc rectangle pastry dough long apart away high tall leaving spread roll',
  ),
  notAcross: /^\s*-?(?:thick|high|tall|apart|below|under|from|above|away|long|of water|pieces?|slices?|cubes?)\b/iu,
  shapes: {
    round: { found: /\b(?:round|circular)\b/iu, write: () => 'round' },
    square: { found: /\bsquare\b/iu, write: () => 'square' },
    oblong: { found: /\brectang(?:ular|le)\b/iu, write: () => 'rectangular' },
    loaf: { found: /\bloaf\b/iu, write: () => 'loaf' },
  },
  across: { round: ' round', square: ' square', oblong: '' },
  saidAcross: /^\s(?:in diameter|across)\b/iu,
  inch: (isJoined) => (isJoined ? '-inch' : ' inch'),
  article: anOrA,
}
