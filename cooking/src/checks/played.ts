import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import type { Mention } from '../mentions/mention.ts'

/** Foods that are made to take another's place, or are as good as it to a cook. */
const substitutes =
  /^(?:vegan|vegetarian|vegetable-suet|gluten-free|plant|lactose-free|egg-replacer|quorn|soya-mince)|^(?!coconut).+-milk$|^rice-cream$/

export function isStandIn({ id }: Ingredient): boolean {
  return substitutes.test(id)
}

export const cheeses: ReadonlySet<Kind> = new Set(kindsThatAre('cheese'))

/** What cooks call by another's name, by its words for many and its kinds. */
export const played: Readonly<Record<string, { words: readonly string[]; kinds: readonly Kind[] }>> = {
  'vegan-cheese': { words: ['cheese'], kinds: kindsThatAre('cheese') },
  'vegan-cream-cheese': { words: ['cheese'], kinds: ['fresh-cheese'] },
  'vegan-mince': { words: ['meat', 'beef'], kinds: ['mince'] },
  'soya-mince': { words: ['meat', 'beef'], kinds: ['mince'] },
  'vegan-bacon': { words: ['meat'], kinds: ['cured-meat'] },
  'vegan-sausage': { words: ['meat'], kinds: ['sausage'] },
  'plant-milk': { words: ['milk'], kinds: ['milk'] },
  'plant-cream': { words: ['cream'], kinds: ['cream'] },
  'smoked-tofu': { words: ['lardon', 'bacon'], kinds: [] },
  quorn: { words: ['meat', 'chicken'], kinds: ['mince', 'poultry'] },
}

/** The kinds that a food is called after. */
export function playedKinds({ id }: Ingredient): readonly Kind[] {
  return played[id]?.kinds ?? []
}

const real = {
  before:
    /(?<!\p{L})(?:dairy|real|proper|ordinary|regular|cow[’']?s|wheat|vraie?)(?: (?:salted|unsalted|double|single|whole|full-fat))? $/iu,
  after: /^ (?:(?:demi-sel|doux|entière?|fraîche) )?(?:de vache|ordinaire|classique|de blé)(?!\p{L})/iu,
}

/** "20 g of salted dairy butter", « du vrai parmesan »: no stand-in of the list is called so. */
export function isTheReal({ start, end }: Mention, text: string): boolean {
  return real.before.test(text.slice(Math.max(0, start - 24), start)) || real.after.test(text.slice(end, end + 24))
}
