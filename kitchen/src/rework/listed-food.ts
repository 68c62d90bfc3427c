import type { KitchenLanguage } from '@roux/contract/language'
import type { Amount, Ingredient } from '@roux/cooking/foods/ingredient'
import { atThe, of, ofThe, withArticle } from '../wording/french.ts'
import { attributive, type Noun, spokenNoun } from '../wording/noun.ts'

/** A food of a recipe's list, with what there is of it. */
export type ListedFood = { ingredient: Ingredient; amount: Amount }

/** How a text may call a food. */
export type FoodName = { text: string; food: ListedFood }

/** Every way in which a template of a style may call the foods of a list, in lower case, the longest first. */
export function namesOf(foods: readonly ListedFood[], style: string, language: KitchenLanguage): FoodName[] {
  const names = foods.flatMap((food) =>
    [true, false].flatMap((plural) => {
      const text = called(food.ingredient, plural, style, language).toLowerCase()
      return [text, text.replace(madeWords[language], '')].map((one) => ({ food, text: one }))
    }),
  )
  const distinct = new Map(names.map((name) => [`${name.text} ${foods.indexOf(name.food)}`, name]))
  return [...distinct.values()].sort((one, other) => other.text.length - one.text.length)
}

/** What the list has said, a step need not say again: gluten-free flour is "the flour". */
export const madeWords: Record<KitchenLanguage, RegExp> = {
  en: /(?<=^|\s)(?:gluten-free|vegetarian|vegan) /,
  fr: / (?:sans gluten|végane?s?|végétari(?:en|enne)s?)$/,
}

function called(ingredient: Ingredient, plural: boolean, style: string, language: KitchenLanguage): string {
  if (language === 'en') {
    return ['title', 'some'].includes(style) ? attributive(ingredient) : spokenNoun(ingredient, 'en', plural).text
  }
  if (style === 'some') return of(spokenNoun(ingredient, 'fr', false))
  return frenchStyle(style)(spokenNoun(ingredient, 'fr', plural))
}

function frenchStyle(style: string): (noun: Noun) => string {
  if (style === 'title' || style === 'bare') return ({ text }) => text
  if (style === 'of') return of
  if (style === 'ofThe') return ofThe
  return style === 'at' ? atThe : withArticle
}
