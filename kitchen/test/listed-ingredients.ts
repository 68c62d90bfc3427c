import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { asSort, sortsOf } from '@roux/cooking/foods/sorts'
import { listedNoun } from '@roux/cooking/wording/noun'

/** Every form in which a list names an ingredient, in lower case and without "d'". */
const forms: Record<KitchenLanguage, ReadonlyMap<string, Ingredient>> = { en: namesIn('en'), fr: namesIn('fr') }

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/(?<= )d'/g, '')
}

function namesIn(language: KitchenLanguage): ReadonlyMap<string, Ingredient> {
  return new Map(
    ingredients.flatMap((ingredient) =>
      [ingredient, ...sortsOf(ingredient.id).map(({ id }) => asSort(ingredient, id))].flatMap((named) =>
        [false, true].map((plural) => [bare(listedNoun(named, language, plural).text), ingredient] as const),
      ),
    ),
  )
}

/** The ingredients that a line of the kitchen names: the longest names, before the comma of the preparation. */
function readLine(line: string, language: KitchenLanguage): Ingredient[] {
  const parts = bare(line).split(', ')[0]?.split(' ') ?? []
  const found: Ingredient[] = []
  for (let start = 0; start < parts.length; start += 1) {
    for (let end = parts.length; end > start; end -= 1) {
      const ingredient = forms[language].get(parts.slice(start, end).join(' '))
      if (!ingredient) continue
      found.push(ingredient)
      start = end - 1
      break
    }
  }
  return found
}

/** Tests read the same lines thousands of times. */
const known: Record<KitchenLanguage, Map<string, readonly Ingredient[]>> = { en: new Map(), fr: new Map() }

/** For tests: what a recipe of the built-in kitchen is made of, read back from its lines; throws at one it cannot read. */
export function listedIngredients(draft: Draft, language: KitchenLanguage): readonly Ingredient[] {
  return draft.ingredients.flatMap((line) => {
    // What is left of a dish is no food of the lexicon.
    if (/^\d[\d,]* k?g [^,]+, (?:left over|un reste)$/.test(line)) return []
    const found = known[language].get(line) ?? readLine(line, language)
    if (found.length === 0) throw new Error(`No ingredient in: ${line}`)
    known[language].set(line, found)
    return found
  })
}
