import type { Allergen, Diet } from '@roux/contract/diet'
import type { Named } from './named.ts'

/** Of what holds a dish together, leaving out its line is not enough: these are rules for the whole recipe. */
type Rule = { diets?: readonly Diet[]; allergies?: readonly Allergen[] }

const rules: Readonly<Record<string, Rule>> = {
  egg: { diets: ['egg_free'] },
  dairy: { diets: ['lactose_free'] },
  milk: { diets: ['lactose_free'] },
  lactose: { diets: ['lactose_free'] },
  nut: { diets: ['nut_free'] },
  gluten: { diets: ['gluten_free'] },
  meat: { diets: ['vegetarian'] },
  fish: { allergies: ['fish'] },
  seafood: { allergies: ['crustaceans', 'molluscs'] },
  'all-seafood': { allergies: ['crustaceans', 'molluscs', 'fish'] },
  soy: { allergies: ['soybeans'] },
  peanut: { allergies: ['peanuts'] },
  sesame: { allergies: ['sesame'] },
  mustard: { allergies: ['mustard'] },
  celery: { allergies: ['celery'] },
  sulphite: { allergies: ['sulphites'] },
}

const fishIsFine =
  /\b(?:eats? fish|but (?:with )?fish|fish (?:is|are) (?:ok|okay|fine|allowed)|mang[a-z]+ (?:du|le) poisson|mais (?:du|le|avec du) poisson|poisson (?:ok|oui|permis))/

/** What is refused as rules for a whole recipe, and the others, of which a line may go. */
export function rulesOf(
  avoided: readonly Named[],
  isAllergic: boolean,
  sentence: string,
): { diets: readonly Diet[]; allergies: readonly Allergen[]; others: readonly Named[] } {
  // Who wants no celery in it may well have the stock that some is in.
  const isOfTaste = (named: Named) => /^(?:celery|mustard)$/.test(idOf(named))
  const ruleOf = (named: Named) => (isAllergic || !isOfTaste(named) ? rules[idOf(named)] : undefined)
  const ruled = avoided.flatMap((named) => ruleOf(named) ?? [])
  const isFishFine = fishIsFine.test(sentence)
  return {
    diets: [...new Set(ruled.flatMap(({ diets = [] }) => diets))].map((diet) =>
      diet === 'vegetarian' && isFishFine ? 'pescatarian' : diet,
    ),
    allergies: [...new Set(ruled.flatMap(({ allergies = [] }) => allergies))],
    others: avoided.filter((named) => !ruleOf(named)),
  }
}

function idOf(named: Named): string {
  return named.kind === 'unkept' ? '' : named.kind === 'family' ? named.family.id : named.ingredient.id
}
