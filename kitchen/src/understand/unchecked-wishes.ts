import type { KitchenLanguage } from '@roux/contract/language'
import { plainOf } from './less-of.ts'
import { readMentions } from './read-mentions.ts'
import { languageOf } from './read-wish.ts'

/** How much of a nutrient, or of money: numbers that nobody here adds up. */
export const figure =
  /(?:(?:under|below|less than|fewer than|at most|max(?:imum)?|no more than|up to|over|more than|at least|about|around|moins de|pas plus de|au plus|au maximum|plus de|au moins|environ|autour de)\s+)?(?:[€£$]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:k?cal(?:orie)?s?\b|kj\b|euros?\b|dollars?\b|pounds a head\b|[€£$]|g(?:rams|rammes)?\s(?:of\s|de\s|d['’])?(?:net\s)?(?:proteines?|proteins?|carbs?|carbohydrates?|glucides?|fats?|lipides?|sugars?|sucres?|fib(?:re|er)s?|fibres?|salt|sel|sodium)\b))/g

/** Ways to eat that the kitchen has no table for. */
export const untold =
  /\b(?:(?:low|high|reduced|rich)[ -](?:in )?|(?:pauvre|riche|faible) en )(?:histamine|purines?|potassium|phosph\w+|oxalates?|residue?s?|iron|fer|calcium|vitamine?s?(?: \w)?|omega(?:[ -]?3)?)\b|\b(?:jain|ayurvedic|ayurvedique|weight watchers|anti-?inflammatory|anti-?inflammatoire|dash diet|regime dash|gout diet|dysphagia|dysphagie|low residue)\b/g

/**
 * What of a wish no check of a recipe knows: another way to eat than our diets ("halal", "low FODMAP"), or a number that
 * nobody adds up ("under 500 kcal"). In the cook's own words, each once; never throws.
 * @param language of the recipe.
 */
export function uncheckedWishes(wish: string, language: KitchenLanguage): string[] {
  return [...new Set([...namedRegimes(wish, language), ...uncountedWishes(wish)])]
}

/**
 * Those of them that are an amount of something which nobody adds up: "under 500 kcal", "low in potassium". In the
 * cook's own words, each once; never throws.
 */
export function uncountedWishes(wish: string): string[] {
  const written = wish.normalize('NFC')
  const folded = plainOf(written)
  const found = [figure, untold].flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), ({ 0: words, index }) => written.slice(index, index + words.length).trim()),
  )
  return [...new Set(found)]
}

function namedRegimes(wish: string, language: KitchenLanguage): string[] {
  const written = wish.normalize('NFC')
  const folded = plainOf(written)
  const { regimes } = readMentions(written, languageOf(written, language))
  return regimes.map(({ names, label }) => {
    const inText = [...names.en, ...names.fr]
      .map((name) => spanOf(plainOf(name), folded))
      .filter((span) => span !== undefined)
      .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    return inText[0] ? written.slice(inText[0].start, inText[0].end) : label[language]
  })
}

/** Where a name stands, its words parted by blanks or hyphens. */
function spanOf(name: string, text: string): { start: number; end: number } | undefined {
  const words = name.split(/[ '’-]/).join("[ '’-]")
  const found = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
