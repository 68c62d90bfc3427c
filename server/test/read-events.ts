import { ErrorBody } from '@roux/contract/error-bodies'
import { Recipe } from '@roux/contract/recipe'
import { allOf } from './all-of.ts'

/** One event of a stream; comments are left out. */
export interface StreamEvent {
  readonly name: string
  readonly data: unknown
}

/** The events of a stream, as they come. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) if (!block.startsWith(':')) yield readEvent(block)
  }
  if (text !== '') throw new Error('the stream was cut')
}

/** What a stream says in the end, checked against the contract. */
export async function readEnd(response: Response): Promise<{ drafts: unknown[]; recipe?: Recipe; error?: ErrorBody }> {
  const events = await allOf(eventsOf(response))
  const last = events.pop()
  const drafts = events.map(({ data }) => data)
  if (events.some(({ name }) => name !== 'draft')) throw new Error('something else than a draft came before the end')
  if (last?.name === 'recipe') return { drafts, recipe: Recipe.parse(last.data) }
  return { drafts, error: ErrorBody.parse(last?.data) }
}

function readEvent(block: string): StreamEvent {
  const [, name = '', data = ''] = /^event: (\w+)\ndata: ([^\n]*)$/.exec(block) ?? []
  return { name, data: JSON.parse(data) }
}
