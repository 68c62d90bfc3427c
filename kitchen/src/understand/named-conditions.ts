import { inEach } from '@roux/cooking/languages/in-each'
import { matchesOf } from '@roux/cooking/text/matches-of'
import { healthRegimes } from './health-regimes.ts'
import { type Place, placeOf } from './placed-text.ts'
import type { Regime } from './regime.ts'
import { placePlain, plainText } from './tokens.ts'

/** Endings by which English names illnesses, stems to which French adds its own, and how either names the rest. */
const conditions = new RegExp(
  String.raw`\b(?:${[
    '(?!diagnos|prognos|hypnos|osmos|metamorphos|symbios)[a-z]{3,}(?:itis|osis|opathy|algia|emia)',
    '(?:(?:gastr|col|arthr|hepat|cyst|oesophag|tendin|phleb|bronch|thyroid|dermat|rectocol)ites?|(?:arthr|endometri|osteopor|steat|thromb|sarcoid)oses?|[a-z]{4,}(?:pathie|algie|emie))(?: hepatique)?',
    "syndrome d(?:e|es|u) ?(?:l'|la )?[a-z]+(?: irritable)?|(?:[a-z']+ )?(?:syndrome|disease)|maladies? d(?:e|u)? ?(?:la |l')?[a-z]+|insuffisance [a-z]+|hernie [a-z]+|calculs? [a-z]+",
    "(?:uric acid|acide urique|gall ?stones?|fatty liver|stomach ulcers?|ulcers?|ulceres?|acid reflux|heartburn|reflux|rgo|gerd|remontees acides|brulures d'estomac|pcos|sopk|ibs|ibd|lupus|hashimoto(?:'?s)?|(?:hypo|hyper)thyro\\w+|under-?active thyroid|eczema|psoriasis|rosacea|rosacee|migraines?|epilep\\w+|parkinson(?:'?s)?)",
    '(?:gall ?bladder|vesicule)(?= )',
  ].join('|')})\b`,
  'g',
)

const none: Regime['without'] = {}

/** The illnesses that a text names, each with its words; nobody here knows what may be eaten with them. */
export function conditionsIn(written: string): { words: string; place: Place }[] {
  const text = placePlain(written)
  return matchesOf(text.text, conditions).map(({ 0: words, index }) => {
    const place = placeOf(text, index, index + words.length)
    return { words: written.slice(place.start, place.end), place }
  })
}

/** What is said of them: the way to eat with them, or that nobody here knows one, in the words that named them. */
export function regimesOfConditions(written: string, known: readonly Regime[]): Regime[] {
  return conditionsIn(written).flatMap(({ words }) => {
    const said = plainText(words)
    const isOf = ({ names }: Regime) =>
      [...names.en, ...names.fr].map(plainText).some((name) => name.includes(said) || said.includes(name))
    if (known.some(isOf)) return []
    return [healthRegimes.find(isOf) ?? { names: inEach(() => [words]), label: inEach(() => words), without: none }]
  })
}
