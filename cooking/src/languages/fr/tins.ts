import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

/** « rond », « ronde », « ronds »: the other shape takes the same ending. */
const agreeing = (stem: string) => (found: string) => stem + (/(?<=[dé])e?s?$/u.exec(found)?.[0] ?? '')

export const tins: LanguageWords['tins'] = {
  vessel: /(?<!\p{L})(?:moules?|cercles?|cadres?|plats?|tourti[eè]res?|tarti[eè]res?|(plaques?))(?!\p{L})/giu,
  other: /(?<!\p{L})(?:kg|g|litres?|de) (?:de )?$/iu,
  apart: words(
    'et puis dans sur le la les un une des du au aux avec en pour jusque pate disque disques tranche tranches morceau morceaux cube cubes epaisseur haut hauteur long bord bords',
  ),
  notAcross: /^\s*(?:d[e'’]\s?(?:épaisseur|haut|profond|long|distance)|du |sous |au-dess)/iu,
  shapes: {
    round: { found: /(?<!\p{L})ronde?s?(?!\p{L})/iu, write: agreeing('rond') },
    square: { found: /(?<!\p{L})carrée?s?(?!\p{L})/iu, write: agreeing('carré') },
    oblong: {
      found: /(?<!\p{L})rectangulaires?(?!\p{L})/iu,
      write: (found) => `rectangulaire${found.endsWith('s') ? 's' : ''}`,
    },
    loaf: { found: /(?<!\p{L})à (?:cake|pain)(?!\p{L})/iu, write: () => 'à cake' },
  },
  across: { round: ' de diamètre', square: ' de côté', oblong: '' },
  saidAcross: /^\s(?:de diamètre|de côté|de large)(?!\p{L})/iu,
  saidOfSquare: /^\sde côté(?!\p{L})/iu,
  inch: () => ' pouces',
  article: () => undefined,
}
