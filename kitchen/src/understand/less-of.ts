import { foldInPlace } from '@roux/cooking/text/fold-in-place'
import { matchesOf } from '@roux/cooking/text/matches-of'

/** What nobody has a little less of for taste: whoever names it does without. */
const never =
  '(?:gluten|lactose|lait|laitages?|milk|dairy|eggs?|oeufs?|nuts?|peanuts?|soja|soya?|sesame|alcohol|alcool|fodmaps?|histamine|than|que)'

const food = `(?!${never}(?![a-z]))[a-z]+`
/** Bare of accents: "low-salt", "less sugar", "not too much garlic", « peu sale », « moins de sucre », « pas trop d'ail ». */
const little = new RegExp(
  `(?<![a-z])(?:${[
    `(?:(?:low|lower|reduced|less|limited)(?: in)?|light(?:er)? on|(?:go )?easy on|cut(?:ting)? (?:down|back) on|not (?:too|so|very) (?:much|many)|not (?:too|so|very|overly)|(?:very|with|only|just) (?:a )?little)[ -](?:the |added )?${food}`,
    `(?<!un )(?:peu|moins|pas (?:trop|tres|si)|pauvres?|faibles?|allegee?s?|reduite?s?|legere?s?|limitee?s?)(?: d'|(?: en| de| du| des)? )${food}`,
  ].join('|')})(?![a-z])`,
  'g',
)
const salt = /(?:salt|salty|salted|sodium|sel|salee?s?)$/

/**
 * A sentence without the words that ask for little of a food, which neither leave it out nor want it; and whether they
 * are about salt. Never throws.
 */
export function withoutLittle(sentence: string): { rest: string; isOfSalt: boolean } {
  const written = sentence.normalize('NFC')
  const plain = foldInPlace(written)
  const found = matchesOf(plain, little)
  const rest = found.reduceRight(
    (text, { 0: words, index }) => `${text.slice(0, index)} ${text.slice(index + words.length)}`,
    written,
  )
  return { rest, isOfSalt: found.some(([words]) => salt.test(words)) }
}
