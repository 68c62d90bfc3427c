/** What one way of reading has found of a recipe: texts as they stand there; what is not there is blank or undefined. */
export interface FoundRecipe {
  readonly title: string
  /** What its text only seems to call it. */
  readonly saidTitle: string
  readonly description: string
  /** Whole minutes. */
  readonly preparation_time: number | undefined
  readonly cook_time: number | undefined
  readonly serves: number | undefined
  readonly ingredients: readonly string[]
  readonly directions: readonly string[]
  readonly notes: string
  readonly tags: readonly string[]
  /** A language tag. */
  readonly language: string
  readonly author: string
  readonly site: string
  /** Addresses, which may be relative to that of the page. */
  readonly image: string
  readonly url: string
}

/** Nothing was found. */
export const nothing: FoundRecipe = {
  title: '',
  saidTitle: '',
  description: '',
  preparation_time: undefined,
  cook_time: undefined,
  serves: undefined,
  ingredients: [],
  directions: [],
  notes: '',
  tags: [],
  language: '',
  author: '',
  site: '',
  image: '',
  url: '',
}
