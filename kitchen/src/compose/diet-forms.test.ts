import type { Diet } from '@roux/contract/diet'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { breaksDiet } from '@roux/cooking/foods/restrictions'
import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { composeRecipe } from './compose-recipe.ts'

type Rule = Diet | 'no meat' | 'no fish'

/** How cooks say it; "~" is where the dish stands, at the end if nowhere. */
const forms: Record<KitchenLanguage, Partial<Record<Rule, string>>> = {
  en: {
    vegan:
      'vegan|vegans: ~|a ~ for my vegan friend|plant-based|plant based|plantbased ~ that is vegan|Vegan-friendly|~, vegan|no fuss, vegan|100% vegan|strictly vegan|no animal products, ~|I am vegan: ~',
    vegetarian:
      'vegetarian|~ for vegetarians|veggie|meat-free|meat free|meatless|quick vegetarian|~, vegetarian please',
    pescatarian: 'pescatarian|pescetarian|~ for pescatarians|pesco-vegetarian',
    gluten_free:
      'gluten-free|gluten free|glutenfree|GF|no gluten ~|~ without gluten|~ for a coeliac|celiac|~ for celiacs|~, gluten intolerant|~ free from gluten|dairy and gluten free|wheat-free|zero gluten ~',
    lactose_free:
      'dairy-free|dairy free|dairyfree|lactose-free|lactose free|non-dairy|no dairy ~|~ without milk|~ w/o dairy|w/o any milk: ~|~ without any dairy|~ for the lactose intolerant|~, lactose intolerance|milk-free|DF|egg and dairy free|nut, egg and dairy-free|egg/dairy free|no dairy products, ~',
    egg_free:
      'egg-free|egg free|eggless|~ without eggs|no eggs ~|no egg, ~|~ without any eggs|egg, dairy and nut free|egg & nut free|egg and meat free|~, allergic to eggs|no fried eggs, ~',
    nut_free:
      'nut-free|nut free|~ without nuts|no nuts ~|~, nut allergy|~, allergic to nuts|~ without any roasted nuts|no chopped nuts, ~|dairy and nut free|~ without peanuts and nuts|tree nut and peanut free',
    'no meat':
      '~ without meat|no meat ~|~ with no meat|~, no red meat or meat at all|I do not eat meat: ~ without meat',
    'no fish': '~ without fish|no fish ~|fish-free|~, allergic to fish|~ without any tinned fish',
  },
  fr: {
    vegan:
      "~ végane|~ véganes|~ végan|~ végans|~ vegan|~ vegane|~ VÉGANE|~ végétalien|~ végétalienne|~ végétaliens|~ végétaliennes|~ vegetalienne|~ 100 % végétal|~ sans produits animaux|~ sans produit d'origine animale|~ pour des amis véganes|je suis végane : ~|~ à base de plantes|~ sans chichi, végane",
    vegetarian:
      '~ végétarien|~ végétarienne|~ végétariens|~ végétariennes|~ végé|~ végés|~ vegetarien|~ veggie|~ pour un végétarien|~ ovo-lacto-végétarienne',
    pescatarian: '~ pescétarien|~ pescétarienne|~ pescétariens|~ pescétariennes|~ pesco-végétarienne',
    gluten_free:
      '~ sans gluten|~ cœliaque|~ pour cœliaques|~ coeliaque|~, intolérant au gluten|~, intolérante au gluten|~, intolérance au gluten|~, allergique au gluten|~ gluten free|~ zéro gluten|~ sans lait ni gluten|~ sans blé|~ sans aucun gluten|~, je ne supporte pas le gluten',
    lactose_free:
      '~ sans lactose|~ sans lait|~ sans produits laitiers|~ sans produit laitier|~ sans laitages|~ sans laitage|~ sans gluten ni laitages|~, intolérante au lactose|~, intolérants au lactose|~, allergique aux produits laitiers|~ sans œufs et sans lait|~ dairy free|~ sans aucun produit laitier|~, je ne digère pas le lactose|~ sans protéines de lait',
    egg_free:
      "~ sans œufs|~ sans œuf|~ sans oeufs|~ sans oeuf|~ sans lait ni œufs|~, allergique aux œufs|~, allergie à l'œuf|~ sans gluten, sans œufs|~ sans aucun œuf|~ sans gros œufs",
    nut_free:
      '~ sans noix|~ sans fruits à coque|~ sans fruit à coque|~, allergique aux fruits à coque|~, allergique aux noix|~ sans noix ni cacahuètes|~ sans arachides ni fruits à coque|~ sans noix grillées',
    'no meat':
      '~ sans viande|~ sans aucune viande|~, pas de viande|~ sans viande ni poisson|~ sans viande hachée ni viande',
    'no fish':
      '~ sans poisson|~ sans viande ni poisson|~, allergique au poisson|~, pas de poisson|~ sans poisson grillé',
  },
}

const dishes: Record<KitchenLanguage, readonly string[]> = {
  en: ['pancakes', 'chocolate cake', 'pasta', 'curry', 'leek tart', 'soup', 'dinner', 'salad', 'bolognese', 'risotto'],
  fr: ['crêpes', 'gâteau au chocolat', 'pâtes', 'curry', 'quiche', 'soupe', 'dîner', 'salade', 'carbonara', 'risotto'],
}

function isBroken(rule: Rule, ingredient: Ingredient): boolean {
  if (rule === 'no meat') return ingredient.animal?.includes('meat') ?? false
  if (rule === 'no fish') return ingredient.animal?.includes('fish') ?? false
  return breaksDiet(ingredient, rule)
}

function broken(user_input: string, language: KitchenLanguage, rule: Rule, seed: number): string[] {
  const draft = composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null }, seed)
  return listedIngredients(draft, language)
    .filter((ingredient) => isBroken(rule, ingredient))
    .map(({ id }) => `${user_input}: ${id}`)
}

const rows = kitchenLanguages.flatMap((language) =>
  Object.entries(forms[language]).flatMap(([rule, said]) =>
    // The keys of the table above are rules.
    said.split('|').map((form) => ({ language, rule: rule as Rule, form })),
  ),
)

describe('a diet is kept to in every form of its name', () => {
  testTable(rows)('in every form of both languages', ({ language, rule, form }) => {
    const faults = dishes[language].flatMap((dish, seed) => {
      const prompt = form.includes('~') ? form.replace('~', dish) : `${form} ${dish}`
      // Half of the cooks write in the other language than that of the page.
      return broken(prompt, seed % 2 === 0 ? language : language === 'en' ? 'fr' : 'en', rule, seed)
    })
    expect(faults).toEqual([])
  })
})

testTable([
  ['a curry that is not vegan, with butter', /butter/],
  ['chicken, gluten-free', /chicken/],
  ['no-fuss chicken dinner', /chicken/],
  ['no bake chocolate and banana dessert', /banana/],
])('what is not a diet or not left out stays', (user_input, expected) => {
  const request = { user_input, language: 'en' as const, preferences: null, serves: null, max_minutes: null }
  expect(composeRecipe(request).ingredients.join('\n')).toMatch(expected)
})
