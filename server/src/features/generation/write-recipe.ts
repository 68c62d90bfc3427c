import { Draft, type PartialDraft } from '@roux/contract/draft'
import type { Finding, Item, Recipe } from '@roux/contract/recipe'
import { v7 as uuid } from 'uuid'
import type { RecipeWriter, WritingRequest } from '../../ai/recipe-writer.ts'
import { WriterError } from '../../ai/writer-error.ts'
import { AppError } from '../../http/app-error.ts'

export type SendDraft = (draft: PartialDraft) => void

/**
 * Has a recipe written that is kept nowhere and belongs to nobody yet.
 * @throws AppError with the writer's code; the signal's reason once the cook has left
 */
export async function writeRecipe(
  writer: RecipeWriter,
  request: WritingRequest,
  signal: AbortSignal,
  sendDraft: SendDraft,
): Promise<Recipe> {
  const draft = await writeDraft(writer, request, signal, sendDraft)
  const now = new Date().toISOString()
  return {
    id: uuid(),
    title: draft.title,
    description: draft.description,
    preparation_time: draft.preparation_time,
    cook_time: draft.cook_time,
    serves: draft.serves,
    is_favorite: false,
    ingredients: draft.ingredients.map(toItem),
    directions: draft.directions.map(toItem),
    language: request.language,
    created_at: now,
    updated_at: now,
    user: null,
    findings: writer.kind === 'kitchen' ? [composedByKitchen] : [],
  }
}

const composedByKitchen: Finding = { code: 'composed_by_kitchen', severity: 'info', params: {} }

async function writeDraft(
  writer: RecipeWriter,
  request: WritingRequest,
  signal: AbortSignal,
  sendDraft: SendDraft,
): Promise<Draft> {
  let latest: PartialDraft = {}
  try {
    for await (const draft of writer.write(request, signal)) {
      latest = draft
      sendDraft(draft)
    }
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    throw new AppError(error.code, { cause: error.cause, retryAfterSeconds: error.retryAfterSeconds })
  }
  // Nobody sees, and nothing keeps, what the cook did not wait for.
  signal.throwIfAborted()
  // Nobody sees what no one has checked, whoever wrote it.
  const checked = Draft.safeParse(latest)
  if (!checked.success) throw new AppError('provider_malformed', { cause: checked.error })
  return checked.data
}

function toItem(content: string, place: number): Item {
  return { id: uuid(), content, index: String(place + 1) }
}
