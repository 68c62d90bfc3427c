import { allergens, diets } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { containsAllergen } from '@roux/cooking/foods/restrictions'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { textFaultsOf } from '../../test/judge-recipe.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { type Dish, dishes } from '../template/dishes.ts'
import { composeRecipe } from './compose-recipe.ts'

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

function untruths(draft: Draft, language: KitchenLanguage): string[] {
  const listed = listedIngredients(draft, language)
  const text = draft.description
  const said = [
    ...absences.filter(([words, never]) => words.test(text) && listed.some(never)),
    ...presences.filter(([words, some]) => words.test(text) && !listed.some(some)),
  ]
  return said.map(([words]) => `${words.exec(text)?.[0]} in "${text}" of ${draft.ingredients.join('; ')}`)
}

const rules = [
  {},
  ...diets.map((diet) => ({ diets: [diet] })),
  ...allergens.map((allergen) => ({ allergies: [allergen] })),
]
/** Where a dish takes a kind of thing, it takes the next just as well. */
function oneOfEachKind({ ways }: Dish): Ingredient[] {
  const taken = new Set(ways.flatMap(({ slots }) => Object.values(slots).flatMap(({ takes = [] }) => takes)))
  return [...taken].flatMap((kind) => ingredients.filter((ingredient) => ingredient.kind === kind).slice(0, 3))
}

const cases = dishes.flatMap((dish) => kitchenLanguages.map((language) => ({ dish, language })))

testTable(cases)(
  'whatever recipe of a dish it is, what is said of it is true under every diet and with every kind of ingredient',
  ({ dish, language }) => {
    const name = dish.names[language][0] ?? dish.id
    const foods = oneOfEachKind(dish)
    const place = kitchenLanguages.indexOf(language)
    // Every second rule, the others in the other language; half of the requests name a food too.
    const requests = rules
      .map((rule, seed) => {
        const food = seed % 4 < 2 ? foods[seed % foods.length] : undefined
        const beside = food ? `${language === 'fr' ? 'avec' : 'with'} ${food[language].one ?? food[language].many}` : ''
        return { words: `${name} ${beside}`.trim(), rule, seed }
      })
      .filter(({ seed }) => seed % 2 === place)
    const none = {
      diets: [],
      allergies: [],
      other_allergies: [],
      dislikes: [],
      wishes: '',
      units: 'metric' as const,
      serves: null,
    }
    const found = requests.flatMap(({ words, rule, seed }) => {
      const preferences = { ...none, ...rule }
      const request = { user_input: words, language, preferences, serves: null, max_minutes: null }
      // Nobody asks for the twentieth one.
      const draft = composeRecipe(request, seed % 5)
      return [...untruths(draft, language), ...textFaultsOf(draft, request)]
    })
    expect(found).toEqual([])
  },
)
