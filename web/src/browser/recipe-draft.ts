import { blankContent, plainFields } from '@roux/contract/content-fields'
import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'
import { type Language, toLanguage } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { readSource } from '@roux/contract/read-source'
import { toText } from '@roux/contract/read-values'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import type { Source } from '@roux/contract/source'
import { parseJson } from './parse-json.ts'
import { dropRecipeDraft, keepDraftText, readDraftText } from './recipe-draft-kept.ts'

/** A recipe that is being edited. It survives reloading and leaving the page, until it is saved or cancelled. */
export interface RecipeDraft {
  values: RecipeFormValues
  /** Names the content of the recipe that it was made from. */
  etag?: string | undefined
  /** The language it is written in, where the recipe itself does not say so yet. */
  language?: Language | undefined
  /** Becomes a favorite when it is saved. */
  isFavorite?: boolean | undefined
  /** Where it was brought in from. */
  source?: Source | undefined
}

type Line = RecipeFormValues['ingredients'][number]

/** A recipe as the editor begins with it; without one, an empty page. */
export function draftValues(recipe?: ReadRecipe): RecipeFormValues {
  return toValues({ ...blankContent, ...recipe })
}

/** All that is typed in the editor but its lists. */
const texts = [
  ...plainFields.filter((field) => field !== 'language'),
  ...(['notes', 'new_ingredient', 'new_direction'] as const),
]

function toValues(fields: Fields): RecipeFormValues {
  const typed = Object.fromEntries(texts.map((field) => [field, toText(fields[field])]))
  return {
    ...(typed as Record<(typeof texts)[number], string>),
    ingredients: toLines(fields.ingredients),
    directions: toLines(fields.directions),
  }
}

export function keepRecipeDraft(id: string, draft: RecipeDraft): void {
  keepDraftText(id, JSON.stringify(draft))
}

/** The draft of a recipe. What is missing in it is as on an empty page; what is no draft is dropped. */
export function readRecipeDraft(id: string): RecipeDraft | undefined {
  const text = readDraftText(id)
  if (text === undefined) return undefined
  const draft = draftFrom(parseJson(text))
  if (draft === undefined) dropRecipeDraft(id)
  return draft
}

function draftFrom(kept: unknown): RecipeDraft | undefined {
  const { values, etag, isFavorite, ...draft } = fieldsOf(kept)
  if (!isFields(values)) return undefined
  const language = toLanguage(toText(draft.language))
  const source = readSource(draft.source)
  return {
    values: toValues({ ...blankContent, ...values }),
    ...(typeof etag === 'string' && { etag }),
    ...(language && { language }),
    ...(isFavorite === true && { isFavorite: true }),
    ...(source && { source }),
  }
}

function toLines(value: unknown): Line[] {
  if (!Array.isArray(value)) return []
  return value.filter(isFields).map(({ id, content }) => ({ id: toText(id), content: toText(content) }))
}
