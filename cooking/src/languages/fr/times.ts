import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const times: LanguageWords['times'] = {
  units: {
    second: 's sec seconde secondes',
    minute: 'min mn minute minutes',
    hour: 'h heure heures',
    day: 'jour jours',
    week: 'semaine semaines',
    night: 'nuit nuits',
  },
  onlyAfterDigits: words('s h mn sec seconde'),
  between: words('de dernieres premieres bonne bonnes petite petites grosse autres'),
  phrases: new Map(Object.entries({ 'toute la nuit': 8, 'toute une nuit': 8, 'toute la journee': 8 })),
  aside: /pendant que|tandis que|conserv|se gard|gardez-|\brestes?\b|cong[eé]l|à l[’']avance|réchauff/iu,
  beside:
    /en m[êe]me temps|en parall[eè]le|à c[ôo]té d|(?:au-|en )dessous d|sur la grille du (?:bas|haut|dessous|dessus)/iu,
  meanwhile:
    /^\W*(?:pendant (?:(?:ce|ces|cette|la|le|leur|son|sa) |l[’']|qu)|entre-?temps|en parall[eè]le|en m[êe]me temps|en attendant|durant |(?:dès que|une fois) [^.,;]{1,40}(?:au four|enfourn|au feu|au frais|en cuisson|lève|cuis|mijot))/iu,
  partial:
    /(?:toutes les|tous les|après|au bout (?:de|d[’'])|dernières?|premières?|à mi-|jusqu[’']à|sous|dans les|\bou|\bles)\s*(?:environ\s+|les\s+)?$/iu,
  counted: /^\s*(?:par\b|la fournée|chaque fournée|pour chaque|avant\b|à l[’']avance|plus tôt)/iu,
  work: /\b(?:pour (?:le tout|l[’']ensemble)|(?<!plan )(?:de|du|le) (?:travail|préparation))(?!\p{L})/iu,
  sum: /\b(?:en tout|au total|tout compris|totale?)(?!\p{L})/iu,
}
