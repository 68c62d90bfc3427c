import { blankContent, contentOf } from '@roux/contract/content-fields'
import type { Recipe } from '@roux/contract/recipe'
import type { StoredContent } from '../src/storage/tables.ts'

const at = '2026-01-01T00:00:00.000Z'

/** A recipe with nothing but a title: tests say of it what matters to them. */
export const blankRecipe: Recipe = {
  id: '0199aaaa-0000-7000-8000-000000000000',
  ...blankContent,
  title: 'Soup',
  is_favorite: false,
  notes: '',
  notes_updated_at: null,
  tags: [],
  diet: null,
  source: null,
  written_by: null,
  created_at: at,
  updated_at: at,
  user: null,
  findings: [],
}

const content: StoredContent = { ...contentOf(blankRecipe), ingredients: '[]', directions: '[]' }

/** The same as it is stored, without id and owner. */
export const blankRow = {
  ...content,
  is_favorite: false,
  findings: '[]',
  search_text: '',
  revision: 1,
  created_at: at,
  updated_at: at,
  deleted_at: null,
}
