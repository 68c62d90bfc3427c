import type { Language } from '@roux/contract/language'
import type { CheckedRecipe } from './asked.ts'
import { findFoods } from './find-foods.ts'
import type { Place } from './finding.ts'
import type { Mention } from './mention.ts'
import { type Word, wordsOf } from './words.ts'

/** A line of a recipe with its words and the foods that it names. */
export type FoodLine = {
  text: string
  place: Exclude<Place, { part: 'recipe' }>
  words: readonly Word[]
  foods: readonly Mention[]
  stems: ReadonlySet<string>
}

/** A recipe's lines, read once for all checks. */
export type ReadRecipe = { listed: readonly FoodLine[]; steps: readonly FoodLine[]; stems: ReadonlySet<string> }

/** Reads the lines of a recipe. `stems` are the words of its list. */
export function readFoods(recipe: CheckedRecipe, language: Language): ReadRecipe {
  const read = (part: 'ingredient' | 'direction') => (text: string, index: number) => {
    const words = wordsOf(text, language)
    const stems = new Set(words.map(({ stem }) => stem))
    return { text, place: { part, index }, words, foods: findFoods(text, language), stems }
  }
  const listed = recipe.ingredients.map(read('ingredient'))
  return {
    listed,
    steps: recipe.directions.map(read('direction')),
    stems: new Set(listed.flatMap(({ words }) => words.map(({ stem }) => stem))),
  }
}

/** What cooks make themselves of what they list, and then call by its name: "the pastry", "le bouillon". */
const made: ReadonlySet<string> = new Set(
  `puff-pastry custard bechamel meringue pesto vegan-pesto mayonnaise hollandaise hummus granola praline marzipan biscuit
  bread naan brioche cracker meatball tzatziki satay-sauce tartare-sauce tapenade jam apple-sauce
  vegetable-stock chicken-stock beef-stock fish-stock ice-cream cornflakes lemon-curd dulce-de-leche tempura-batter stuffing
  brown-butter ghee almond-cream marshmallow passata breadcrumbs crouton`.split(/\s+/),
)
const articles = /(?:\b(?:the|this|that|your|an?|la|le|les|cette|votre|une?|ce)\s|\b[ld]['’])(?:\S+\s)?$/i

/** Is it something that the steps before have made? */
export function isMade({ meaning, start }: Mention, text: string): boolean {
  return meaning.foods.some(({ id }) => made.has(id)) && articles.test(text.slice(Math.max(0, start - 24), start))
}

/**
 * Does a step's word speak of something in the list? "The butter" is the vegan butter of the list; a line speaks of it
 * when it has all its words.
 */
export function isListed(mention: Mention, listed: readonly FoodLine[], language: Language): boolean {
  const { generic } = mention.meaning
  const stems = generic?.is ? wordsOf(generic.is[language], language).map(({ stem }) => stem) : mention.stems
  return listed.some((line) => stems.every((own) => line.stems.has(own)))
}
