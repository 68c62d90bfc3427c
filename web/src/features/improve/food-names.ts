import type { ReadRecipe } from '@roux/contract/read-recipe'
import { leadingAmount } from '@roux/cooking/amounts/leading-amount'

/** What a line says after its food, and before it. */
const after = /[,;:(–—].*$|\s(?:or|ou|for|pour|plus|to taste|au goût)\s.*$/iu
const before = /^(?:of|de la|de l['’]|des|du|de|d['’])\s*/iu

const longest = 30

/** The foods of a recipe as its lines name them, without amounts; what is too long for a name is left out. */
export function foodNames({ ingredients, language }: Pick<ReadRecipe, 'ingredients' | 'language'>): string[] {
  const names = ingredients.map(({ content }) =>
    leadingAmount(content, language)
      .rest.replace(after, '')
      .trim()
      .replace(before, '')
      .trim()
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  )
  return [...new Set(names)].filter((name) => name !== '' && name.length <= longest)
}
