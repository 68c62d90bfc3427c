import type { Constraints } from '@roux/contract/constraints'
import { blankContent } from '@roux/contract/content-fields'
import type { Draft } from '@roux/contract/draft'
import type { WriterErrorCode } from '@roux/contract/errors'
import type { Language } from '@roux/contract/language'
import type { Finding, Recipe } from '@roux/contract/recipe'
import type { Item } from '@roux/contract/recipe-content'
import type { WishFinding } from '@roux/contract/wish-findings'
import type { WrittenBy } from '@roux/contract/written-by'
import { v7 as uuid } from 'uuid'
import { WriterError } from '../../ai/provider/writer-error.ts'
import type { Orderer, RecipeWriter, Tally, WritingRequest } from '../../ai/recipe-writer.ts'
import { type Clock, toTimestamp } from '../../clock.ts'
import { runTask } from '../../threads/run-task.ts'
import { askWriter, type WrittenDraft } from './ask-writer.ts'
import type { Audience } from './audience.ts'
import { constraintsOfRequest } from './constraints-of-request.ts'
import { repairDraft } from './repair-draft.ts'
import { type TimeToWrite, withinTime } from './within-time.ts'

export interface Writers {
  readonly usual: RecipeWriter
  readonly kitchen: RecipeWriter
  /** Whether the kitchen steps in where the usual writer cannot. */
  readonly kitchenStandsIn: boolean
  /** What recipes and usage say of the usual writer, whose model may be another later. */
  nameUsual(): WrittenBy
  /** For all calls of one recipe, or one answer, together. */
  readonly time: TimeToWrite
}

export interface WrittenRecipe {
  readonly recipe: Recipe
  /** What it was checked against. */
  readonly asked: Constraints
  /** Why the kitchen had to step in. */
  readonly failure?: WriterErrorCode
}

/** Failures of the provider, and not of what it was asked or what it answered. */
const passing: ReadonlySet<WriterErrorCode> = new Set([
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_busy',
  'provider_misconfigured',
])

/**
 * Has a recipe written, checked and, where something of weight is wrong with it, repaired once. What is still wrong
 * stands in its findings. It is kept nowhere and belongs to nobody yet.
 * @param onFailure told of a failure for which the kitchen stepped in
 * @throws WriterError; the signal's reason once the cook has left
 */
export async function writeRecipe(
  request: WritingRequest,
  {
    writers,
    isForKitchen,
    clock,
    onFailure,
  }: { writers: Writers; isForKitchen: boolean; clock: Clock; onFailure(error: WriterError): void },
  audience: Audience,
  tally: Tally,
): Promise<WrittenRecipe> {
  const { usual, kitchen, kitchenStandsIn } = writers
  const writer = isForKitchen ? kitchen : usual
  try {
    const written = await withinTime(writers.time, audience, (limited) =>
      writeAndRepair(writer, request, limited, tally),
    )
    const notes = writer.kind === 'kitchen' ? [composedByKitchen] : []
    const writtenBy = writer.kind === 'kitchen' ? byKitchenOr(request, written) : writers.nameUsual()
    return await checked(written, { request, writer: writer.kind, writtenBy, notes }, clock, audience)
  } catch (error) {
    // What the kitchen would refuse it does not cook for somebody else either.
    const canStandIn = kitchenStandsIn && writer.kind === 'provider'
    if (!(error instanceof WriterError && canStandIn && passing.has(error.code))) throw error
    if (await runTask(audience, 'leftToOthers', wordsOf(request))) throw error
    onFailure(error)
    const written = await askWriter(kitchen, request, audience, tally)
    const notes = [composedByKitchen, kitchenStoodIn]
    const origin = { request, writer: 'kitchen', writtenBy: byKitchenOr(request, written), notes } as const
    return { ...(await checked(written, origin, clock, audience)), failure: error.code }
  }
}

function wordsOf({ user_input, preferences }: WritingRequest): string {
  return `${user_input}. ${preferences?.wishes ?? ''}`
}

export const byKitchen: WrittenBy = { provider: 'kitchen', model: null }

/** What the kitchen has changed here and there in somebody else's text stays theirs. */
function byKitchenOr({ improves, writtenBy }: WritingRequest, { composition }: WrittenDraft): WrittenBy {
  return improves && composition === '' && writtenBy ? writtenBy : byKitchen
}

const composedByKitchen: Finding = { code: 'composed_by_kitchen', severity: 'info', params: {} }
const kitchenStoodIn: Finding = { code: 'kitchen_stood_in', severity: 'info', params: {} }

/** As its writer writes it, and repaired where that is needed. */
async function writeAndRepair(
  writer: RecipeWriter,
  request: WritingRequest,
  audience: Audience,
  tally: Tally,
): Promise<WrittenDraft> {
  if (writer.kind === 'kitchen') return await askWriter(writer, request, audience, tally)
  const asked = await constraintsOfRequest(request, writer.kind, audience)
  // What its recipe is checked for it is told.
  const told = { ...request, heard: asked }
  const { findings, composition: _, ...draft } = await askWriter(writer, told, audience, tally)
  const repaired = await repairDraft(draft, { writer, request: told, asked, tally }, audience)
  return { ...repaired, findings, composition: '' }
}

/** Who was asked for another language may have had to leave the recipe in its own. */
async function languageOf(
  { ingredients, directions }: Draft,
  { language, from }: WritingRequest,
  orderer: Orderer,
): Promise<Language> {
  return from ? await runTask(orderer, 'mainLanguage', [...ingredients, ...directions], language) : language
}

interface Origin {
  readonly request: WritingRequest
  readonly writer: RecipeWriter['kind']
  readonly writtenBy: WrittenBy
  /** Who wrote it, where that is to be told. */
  readonly notes: readonly Finding[]
}

async function checked(
  { findings: said, ...draft }: WrittenDraft,
  { request, writer, writtenBy, notes }: Origin,
  clock: Clock,
  orderer: Orderer,
): Promise<WrittenRecipe> {
  const language = await languageOf(draft, request, orderer)
  const now = toTimestamp(clock())
  const recipe = {
    id: uuid(),
    ...blankContent,
    ...request.improves,
    ...draft,
    is_favorite: false,
    notes: '',
    notes_updated_at: null,
    tags: [],
    diet: null,
    source: null,
    written_by: writtenBy,
    ingredients: draft.ingredients.map(toItem),
    directions: draft.directions.map(toItem),
    language,
    created_at: now,
    updated_at: now,
    user: null,
  }
  const asked = await constraintsOfRequest({ ...request, language }, writer, orderer)
  const found = await runTask(orderer, 'checkItems', recipe, asked)
  const findings = [...notes, ...said, ...found.filter((finding) => !isSaid(finding, said))]
  return { recipe: { ...recipe, findings }, asked }
}

/** What its writer has said already: that it takes longer, or has not what was asked for. */
function isSaid({ code, params }: Finding, said: readonly WishFinding[]): boolean {
  const names = said.flatMap(({ params: { what, words = [] } }) => (what === 'food' ? words : []))
  if (code === 'missing_ingredient') return names.some((name) => name === params.asked)
  return code === 'time' && said.some(({ params: { what } }) => what === 'time')
}

function toItem(content: string, place: number): Item {
  return { id: uuid(), content, index: String(place + 1) }
}
