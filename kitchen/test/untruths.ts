import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { containsAllergen } from '@roux/cooking/foods/restrictions'
import { listedIngredients } from './listed-ingredients.ts'

type Is = (ingredient: Ingredient) => boolean

const ofKind =
  (kinds: string): Is =>
  ({ kind }) =>
    kinds.split(' ').includes(kind)
const hasMeat: Is = ({ animal }) => animal?.includes('meat') ?? false
const hasEgg: Is = (ingredient) => containsAllergen(ingredient, 'eggs')
const hasMilk: Is = (ingredient) => containsAllergen(ingredient, 'milk')
const vegetable = ofKind('onion root firm-vegetable tender-vegetable leaf salad-leaf salad-vegetable preserve')

/** Nothing of the list may be this when a description says so. */
const absences: readonly (readonly [said: RegExp, never: Is])[] = [
  [/without (?:a single |an? )?eggs?|no eggs?\b|sans (?:le moindre )?œufs?/i, hasEgg],
  [
    /without (?:egg or )?(?:cream|milk|dairy)|no (?:cream|milk|dairy)|sans (?:œuf ni )?(?:lait|crème)|ni lait|ni crème/i,
    hasMilk,
  ],
  [/where the meat went|without meat|no meat|réclamera de viande|sans viande/i, hasMeat],
  [/without (?:flour|gluten)|sans (?:farine|gluten)/i, (ingredient) => containsAllergen(ingredient, 'gluten')],
]

/** Something of the list must be this when a description speaks of it, unless by way of comparison ("as custard"). */
const presences: readonly (readonly [said: RegExp, some: Is])[] = [
  [
    /(?<!as )(?<!as softly as )\bcustard\b|appareil\b|(?<!without a single )(?<!without )(?<!no )\beggs?\b|les œufs/i,
    hasEgg,
  ],
  [/(?<!as )\bcream\b|(?<!comme )la crème/i, ofKind('cream coconut-cream')],
  [/coconut|coco\b/i, ({ id }) => id.startsWith('coconut') || id === 'desiccated-coconut'],
  [/tofu/i, ofKind('tofu silken-tofu')],
  [/lentil/i, ofKind('lentil')],
  [/\bfish\b|poisson/i, ofKind('white-fish oily-fish')],
  [/browned meat|une viande|la viande|humble cut|savoury layer/i, hasMeat],
  [/\bfruits?\b/i, ofKind('orchard-fruit berry soft-fruit dried-fruit')],
  [/vegetables|légumes|potager/i, vegetable],
  [/onions|oignons/i, ofKind('onion')],
  [/\bleaves\b|feuilles/i, ofKind('salad-leaf leaf')],
  [/every grain/i, ofKind('grain quick-grain lentil rice pasta')],
  [/crisp bread|du pain/i, ofKind('bread')],
  [/tortillas|des galettes/i, ofKind('tortilla')],
  [/\bpasta\b|pâtes/i, ofKind('pasta')],
  [/syrup|sirop/i, ofKind('sugar syrup')],
  [/spices|épices|épicée/i, ofKind('spice hot-spice sweet-spice aromatic')],
  [/\boil\b|huile/i, ofKind('oil')],
  [/squeeze of lemon|acidité/i, ofKind('citrus')],
  [/starch|fécule/i, ({ id }) => id === 'cornflour' || id === 'rice-flour'],
]

/** For tests: what the description of a recipe says, and its list does not hold. */
export function untruths(draft: Draft, language: KitchenLanguage): string[] {
  const listed = listedIngredients(draft, language)
  const text = draft.description
  const said = [
    ...absences.filter(([words, never]) => words.test(text) && listed.some(never)),
    ...presences.filter(([words, some]) => words.test(text) && !listed.some(some)),
  ]
  return said.map(([words]) => `${words.exec(text)?.[0]} in "${text}" of ${draft.ingredients.join('; ')}`)
}
