const ones = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
}
const tens = {
  en: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  fr: { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, 'quatre-vingt': 80 },
}
/** Those of a group: "une dizaine", "two dozen". */
const collectives: Readonly<Record<string, number>> = {
  ...{ huitaine: 8, dizaine: 10, dozen: 12, douzaine: 12, quinzaine: 15, vingtaine: 20, trentaine: 30 },
  ...{ quarantaine: 40, cinquantaine: 50, soixantaine: 60, centaine: 100, hundred: 100 },
}

/** All numbers up to 99 as they are written, with hyphens. */
function spelled(): Map<string, number> {
  const all = new Map<string, number>([['cent', 100]])
  for (const language of ['en', 'fr'] as const) {
    const small = ones[language].split(' ')
    for (const [at, word] of small.entries()) if (at > 0) all.set(word, at + 1)
    for (const [ten, value] of Object.entries(tens[language])) {
      all.set(ten, value)
      if (ten === 'quatre-vingt') all.set('quatre-vingts', value)
      // Of 60 and 80 the French count on to nineteen.
      const last = language === 'fr' && (value === 60 || value === 80) ? 19 : 9
      for (const [at, word] of small.slice(0, last).entries()) {
        all.set(`${ten}-${word}`, value + at + 1)
        if (language === 'fr') all.set(`${ten}-et-${word === 'un' ? 'un' : word}`, value + at + 1)
      }
      if (language === 'fr') all.set(`${ten}-et-une`, value + 1)
    }
  }
  return all
}

const values = spelled()

/** Words of one number, bare of accents: "two" is 2. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(values)

const alternatives = [...values.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((words) => words.replaceAll('-', '[- ]'))
  .join('|')
const written = new RegExp(String.raw`\b(?:${alternatives})(?=(?:ish)?\b)`, 'g')
const half = /\b(?:(?:a )?half (?:a )?|half-|(?:une )?(?:petite |bonne |grosse )?demi[- ])(?:dozen|douzaine)s?\b/g
const collective = new RegExp(
  String.raw`\b(\d{1,3}|an?|une?|une? [a-z]+|a [a-z]+)\s+(${Object.keys(collectives).join('|')})s?\b`,
  'g',
)

/**
 * A plain text with its numbers in digits: "twenty-five", « soixante et onze », "half a dozen", « une petite dizaine »,
 * "tenish". "One", "a" and « un » stay words, as they may be articles.
 */
export function inDigits(text: string): string {
  return text
    .replace(written, (words) => `${values.get(words.replaceAll(' ', '-')) ?? words}`)
    .replace(/\b(\d{1,3})[- ]?ish\b/g, '$1')
    .replace(/\bbaker'?s dozen\b/g, '13')
    .replace(half, '6')
    .replace(collective, (_, count: string, name: string) => `${(Number(count) || 1) * (collectives[name] ?? 1)}`)
    .replace(/(?<=\b(?:6|8|1\d|[2-9]0|\d+00)) (?:de |d'|of (?!us\b|them\b))/g, ' ')
    .replace(/\s+/g, ' ')
}
