import type { Meaning } from './meaning.ts'

/** How much of money: numbers that nobody here adds up. */
export const figure =
  /(?:(?:under|below|less than|fewer than|at most|max(?:imum)?|no more than|up to|over|more than|at least|about|around|moins de|pas plus de|au plus|au maximum|plus de|au moins|environ|autour de)\s+)?(?:[€£$]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:euros?\b|dollars?\b|pounds a head\b|[€£$]))/g

/** Ways to eat that the kitchen has no table for. */
export const untold =
  /\b(?:(?:low|high|reduced|rich)[ -](?:in )?|(?:pauvre|riche|faible) en )(?:histamine|purines?|potassium|phosph\w+|oxalates?|residue?s?|iron|fer|calcium|vitamine?s?(?: \w)?|omega(?:[ -]?3)?|magnesium|zinc|folates?|cholesterol)\b|\b(?:low[ -](?:in )?protein|pauvre en proteines)\b|\b(?:ayurvedic|ayurvedique|weight watchers|anti-?inflammatory|anti-?inflammatoire|dash diet|regime dash|gout diet|dysphagia|dysphagie|low residue)\b/g

/** Who says what it may cost wants it cheap. */
export function isPriced(meanings: readonly Meaning[]): boolean {
  return meanings.some(({ kind, words }) => kind === 'figure' && /[€£$]|euro|dollar|pound/i.test(words))
}
