import { belongsTo, type Family } from '../../lexicon/families.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Meaning } from './phrase-book.ts'

/** An ingredient, or a word for several, that a cook named. */
export type Named = { kind: 'ingredient'; ingredient: Ingredient } | { kind: 'family'; family: Family }

/** What a phrase means where something is asked for. */
export function askable(meanings: readonly Meaning[]): Named | null {
  for (const meaning of meanings) {
    if (meaning.kind === 'family' && !meaning.onlyAvoided) return { kind: 'family', family: meaning.family }
    if (meaning.kind === 'ingredient') return { kind: 'ingredient', ingredient: meaning.ingredient }
  }
  return null
}

/** What a phrase means where something is to be left out: the widest sense. */
export function avoidable(meanings: readonly Meaning[]): Named | null {
  const family = meanings.find((meaning) => meaning.kind === 'family')
  return family ? { kind: 'family', family: family.family } : askable(meanings)
}

/** Is it, or does it contain, something that people are often allergic to or do not eat at all? */
export function isAllergenic(named: Named): boolean {
  const { allergens, animals, animal } =
    named.kind === 'family'
      ? { ...named.family.members, animal: undefined }
      : { allergens: named.ingredient.allergens, animals: undefined, animal: named.ingredient.animal }
  return [allergens, animals, animal].some((list) => (list?.length ?? 0) > 0)
}

/** Does leaving out what was named leave out this ingredient? */
export function isCovered(ingredient: Ingredient, named: Named): boolean {
  if (named.kind === 'family') return belongsTo(ingredient, named.family)
  return ingredient.id === named.ingredient.id || (ingredient.of?.includes(named.ingredient.id) ?? false)
}
