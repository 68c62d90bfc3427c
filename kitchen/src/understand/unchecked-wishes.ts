import type { KitchenLanguage } from '@roux/contract/language'
import { foldInPlace } from '@roux/cooking/text/fold-in-place'
import { matchesOf } from '@roux/cooking/text/matches-of'
import { figure, untold } from './figures.ts'
import { readMentions } from './read-mentions.ts'
import { nutrientsElsewhere, withoutNutrients } from './read-nutrients.ts'
import { languageOf } from './read-wish.ts'

/**
 * What of a wish no check of a recipe knows: another way to eat than our diets ("halal", "low FODMAP"), or a number that
 * nobody adds up ("under £5"). In the cook's own words, each once; never throws.
 * @param language of the recipe.
 */
export function uncheckedWishes(wish: string, language: KitchenLanguage): string[] {
  return [...new Set([...namedRegimes(wish, language), ...uncountedWishes(wish)])]
}

/**
 * Those of them that are an amount which nobody adds up: "under £5", "low in potassium", "15 g sugar a slice". In the
 * cook's own words, each once; never throws.
 */
export function uncountedWishes(wish: string): string[] {
  const written = withoutNutrients(wish.normalize('NFC'))
  const folded = foldInPlace(written)
  const places = nutrientsElsewhere(written).map(({ start, end }) => written.slice(start, end).trim())
  const found = [figure, untold].flatMap((pattern) =>
    matchesOf(folded, pattern).map(({ 0: words, index }) => written.slice(index, index + words.length).trim()),
  )
  return [...new Set([...places, ...found])]
}

function namedRegimes(wish: string, language: KitchenLanguage): string[] {
  const written = wish.normalize('NFC')
  const folded = foldInPlace(written)
  const { regimes } = readMentions(written, languageOf(written, language))
  const uncounted = regimes.filter(({ counts }) => counts === undefined)
  return uncounted.map(({ names, label }) => {
    const inText = [...names.en, ...names.fr]
      .map((name) => spanOf(foldInPlace(name), folded))
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
