import * as z from 'zod/mini'
import { dietMarks } from './diet.ts'
import { limits } from './limits.ts'
import { PageQuery } from './page.ts'
import { Recipe, RecipeSummary } from './recipe.ts'
import { text } from './text.ts'

/** The fields that a search looks in, in the order in which they weigh. */
export const searchedFields = ['title', 'tags', 'ingredients', 'description', 'notes', 'directions'] as const

/** Where a recipe holds what was searched for. */
const Match = z.object({
  field: z.enum(searchedFields),
  /** The line, the step or the tag; of a long text what stands around it. */
  text: z.string(),
  /** The parts of it that were meant, `[from, to]` in UTF-16 code units. */
  spans: z.array(z.tuple([z.int(), z.int()])),
})

export type Match = z.infer<typeof Match>

const found = {
  /** Of a search alone: at most one place of each field. */
  matched: z.optional(z.array(Match)),
  /** Of a list by what is there (`have`): the foods that are still to buy, in the words of the recipe. */
  missing: z.optional(z.array(z.string())),
}

const ListedRecipe = z.extend(Recipe, found)
const ListedSummary = z.extend(RecipeSummary, found)

export const Recipes = z.object({
  data: z.array(z.union([ListedRecipe, ListedSummary])),
  /** All that match, not the page's length. */
  count: z.int(),
})

/** Given once or several times. */
function several(most: number, length: number) {
  const one = text(1, length)
  const all = z.array(one).check(z.maxLength(most))
  return z._default(
    z.pipe(
      z.union([one, all]),
      z.transform((given: string | string[]) => (typeof given === 'string' ? [given] : given)),
    ),
    [],
  )
}

const minutes = z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'Must be whole minutes')), z.transform(Number))

export const recipeOrders = ['newest', 'title', 'time', 'relevance'] as const

export const RecipeListQuery = z.extend(PageQuery, {
  /**
   * Searches title, tags, description, ingredients, steps and notes (of everybody's recipes not the notes), without regard
   * to case, accents and exact spelling.
   */
  q: z._default(text(0, limits.title), ''),
  /** `all` is for superusers. */
  scope: z._default(z.enum(['own', 'all']), 'own'),
  view: z._default(z.enum(['whole', 'summary']), 'whole'),
  /** Those that were deleted and can come back, the one that was deleted last first, in place of those that are there. */
  deleted: z._default(z.enum(['true', 'false']), 'false'),
  /** `relevance` is how well a search is met; without one it is `newest`. Where `have` is given, fewest missing comes first. */
  sort: z._default(z.enum(recipeOrders), 'newest'),
  favorite: z.optional(z.enum(['true', 'false'])),
  /** All of these. */
  tag: several(limits.tags, limits.tag),
  /** Those that bear this mark, or a stricter one. */
  diet: z.optional(z.enum(dietMarks)),
  /** In all; of what says no time nothing is known. */
  max_minutes: z.optional(minutes),
  /** Foods in any form and language that the list has, or has not. */
  with: several(limits.foods, limits.dislike),
  without: several(limits.foods, limits.dislike),
  /** What is there: recipes of which fewest foods are missing come first; those with none of these do not come. */
  have: several(limits.haves, limits.dislike),
})

export type RecipeListQuery = z.output<typeof RecipeListQuery>
