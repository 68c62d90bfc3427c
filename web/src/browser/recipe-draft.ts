import { type Language, toLanguage } from '@roux/contract/language'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import { useSyncExternalStore } from 'react'
import { dropText, keepText, readText } from './kept-text.ts'
import { parseJson } from './parse-json.ts'

/** A recipe that is being edited. It survives reloading and leaving the page, until it is saved or cancelled. */
export interface RecipeDraft {
  values: RecipeFormValues
  /** Names the content of the recipe that it was made from. */
  etag?: string | undefined
  /** The language it is written in, where the recipe itself does not say so yet. */
  language?: Language | undefined
  /** Becomes a favorite when it is saved. */
  isFavorite?: boolean | undefined
}

type Line = RecipeFormValues['ingredients'][number]

/** Names the draft of a recipe that is not saved yet. */
export const newDraft = 'new'

/** Names the draft of the guest's recipe, which has no id that lasts. */
export const guestDraft = 'guest'

/** A recipe as the editor begins with it; without one, an empty page. */
export function draftValues(recipe?: ReadRecipe): RecipeFormValues {
  const toLine = ({ id, content }: Line): Line => ({ id, content })
  return {
    title: recipe?.title ?? '',
    description: recipe?.description ?? '',
    preparation_time: String(recipe?.preparation_time ?? 0),
    cook_time: String(recipe?.cook_time ?? 0),
    serves: String(recipe?.serves ?? 1),
    ingredients: recipe?.ingredients.map(toLine) ?? [],
    directions: recipe?.directions.map(toLine) ?? [],
    notes: recipe?.notes ?? '',
    new_ingredient: '',
    new_direction: '',
  }
}

/** Told when a draft comes or goes. */
const listeners = new Set<() => void>()

export function keepRecipeDraft(id: string, draft: RecipeDraft): void {
  keepText('session', draftKey(id), JSON.stringify(draft))
  for (const listener of listeners) listener()
}

export function dropRecipeDraft(id: string): void {
  dropText('session', draftKey(id))
  for (const listener of listeners) listener()
}

/** The draft of a recipe. What is missing in it is taken as blank; what is no draft is dropped. */
export function readRecipeDraft(id: string): RecipeDraft | undefined {
  const text = readText('session', draftKey(id))
  if (text === undefined) return undefined
  const draft = draftFrom(parseJson(text))
  if (draft === undefined) dropText('session', draftKey(id))
  return draft
}

/** Whether a recipe is being edited. */
export function useHasRecipeDraft(id: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => readText('session', draftKey(id)) !== undefined,
  )
}

function draftFrom(kept: unknown): RecipeDraft | undefined {
  const draft = fieldsOf(kept)
  const values = fieldsOf(draft?.get('values'))
  if (draft === undefined || values === undefined) return undefined
  const text = (field: string) => toText(values.get(field))
  const etag = draft.get('etag')
  const language = toLanguage(toText(draft.get('language')))
  return {
    values: {
      title: text('title'),
      description: text('description'),
      preparation_time: text('preparation_time'),
      cook_time: text('cook_time'),
      serves: text('serves'),
      ingredients: toLines(values.get('ingredients')),
      directions: toLines(values.get('directions')),
      notes: text('notes'),
      new_ingredient: text('new_ingredient'),
      new_direction: text('new_direction'),
    },
    ...(typeof etag === 'string' && { etag }),
    ...(language && { language }),
    ...(draft.get('isFavorite') === true && { isFavorite: true }),
  }
}

function draftKey(id: string): string {
  return `recipe-draft:${id}`
}

function toLines(value: unknown): Line[] {
  if (!Array.isArray(value)) return []
  return value
    .map(fieldsOf)
    .filter((fields) => fields !== undefined)
    .map((fields) => ({ id: toText(fields.get('id')), content: toText(fields.get('content')) }))
}

function fieldsOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return new Map<string, unknown>(Object.entries(value))
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
