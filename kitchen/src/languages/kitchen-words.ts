import type { Ingredient, Unit } from '@roux/cooking/foods/ingredient'
import type { Noun } from '@roux/cooking/wording/noun'

/** As `parseTemplate` knows them: how a name stands where a template asks for it. */
export const styles = ['', 'title', 'bare', 'some', 'of', 'ofThe', 'at'] as const
export type Style = (typeof styles)[number]

export type CountedUnit = Exclude<Unit, 'g' | 'ml' | 'piece' | 'taste'>

/** What is chopped, to a participle. */
export type Cut = Pick<Noun, 'plural' | 'gender'>

/** How a language writes what it shares no words of with the others. */
export interface Wording {
  /** A name behind a weight: "leeks", « de poireaux ». */
  afterWeight: (noun: Noun) => string
  /** What is said of a thing, with the endings that go where `·` stands. */
  agreeing: (words: string, cut: Cut) => string
  /** So many of a unit: "garlic cloves", « gousses d'ail », and which of the two is cut. */
  counted: (unit: CountedUnit, noun: Noun, isMany: boolean) => { text: string; cut: Cut }
  styled: Readonly<Record<Style, (noun: Noun, ingredient: Ingredient) => string>>
  /** Several names in their plain style, as one: "the leeks and carrots". */
  together: (list: string) => string
  /** A name with what it is made as: "gluten-free penne", « penne sans gluten ». */
  made: (name: string, as: string, cut: Cut) => string
  /** A title with a diet in front of it or behind it. */
  ofDiets: (title: string, diets: readonly string[]) => string
}

/** How a language is read where the kitchen asks more of it than the checks do. */
export interface Reading {
  /** A name, and all that it may be written as in the plural. */
  inflections: (name: string) => string[]
  /** What ties two names to one (« tarte au … »), and the words of it; none where they stand side by side. */
  tie?: { phrase: RegExp; words: ReadonlySet<string> }
  /** How a word sounds, roughly, where that is not how it is written: « kiche » is a quiche, « poiro » a poireau. */
  soundOf?: (word: string) => string
}
