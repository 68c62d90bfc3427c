import type { CheckedLanguage } from '@roux/contract/language'
import type { Ingredient } from '../foods/ingredient.ts'
import { ingredientById } from '../foods/lexicon.ts'

/** What stands in under another name than its food has, which is what says who may eat it. */
const named: Readonly<Record<string, Pick<Ingredient, 'id' | CheckedLanguage>>> = {
  'lemon-juice': { id: 'lemon', en: { one: 'lemon juice' }, fr: { one: 'jus de citron', gender: 'm' } },
  'lime-juice': { id: 'lime', en: { one: 'lime juice' }, fr: { one: 'jus de citron vert', gender: 'm' } },
  'lemon-zest': { id: 'lemon', en: { one: 'lemon zest' }, fr: { one: 'zeste de citron', gender: 'm' } },
  'garlic-powder': { id: 'garlic', en: { one: 'garlic powder' }, fr: { one: 'ail en poudre', gender: 'm' } },
  'fresh-yeast': { id: 'yeast', en: { one: 'fresh yeast' }, fr: { one: 'levure fraîche', gender: 'f' } },
  // Weighed, and not counted.
  'streaky-bacon': { id: 'streaky-bacon', en: { one: 'streaky bacon' }, fr: { one: 'poitrine fumée', gender: 'f' } },
  'dried-parsley': { id: 'parsley', en: { one: 'dried parsley' }, fr: { one: 'persil séché', gender: 'm' } },
  'dried-basil': { id: 'basil', en: { one: 'dried basil' }, fr: { one: 'basilic séché', gender: 'm' } },
  'dried-thyme': { id: 'thyme', en: { one: 'dried thyme' }, fr: { one: 'thym séché', gender: 'm' } },
  'dried-rosemary': { id: 'rosemary', en: { one: 'dried rosemary' }, fr: { one: 'romarin séché', gender: 'm' } },
  'dried-mint': { id: 'mint', en: { one: 'dried mint' }, fr: { one: 'menthe séchée', gender: 'f' } },
  'dried-dill': { id: 'dill', en: { one: 'dried dill' }, fr: { one: 'aneth séché', gender: 'm' } },
  'dried-tarragon': { id: 'tarragon', en: { one: 'dried tarragon' }, fr: { one: 'estragon séché', gender: 'm' } },
  'dried-sage': { id: 'sage', en: { one: 'dried sage' }, fr: { one: 'sauge séchée', gender: 'f' } },
}

/** A food by its id, or one of its forms: with the allergens of the food, and the name of the form. */
export function foodTaken(take: string): Ingredient {
  const form = named[take]
  if (!form) return ingredientById(take)
  const { density: _, prep: __, ...food } = ingredientById(form.id)
  return { ...food, en: form.en, fr: form.fr }
}
