/** How an answer ends, in the words of the chat-completions format. `refusal` is a model that declines. */
export type Ending = 'stop' | 'length' | 'content_filter' | 'refusal'

/** One provider's streaming format: the events before, for and after the pieces of text, and the non-streaming body. */
export interface Wire {
  readonly start: readonly object[]
  readonly piece: (text: string) => object
  /** A piece of what the model thinks before it answers. */
  readonly thought: (text: string) => object
  /** Where thoughts begin in another way than text does. */
  readonly startOfThoughts?: readonly object[]
  readonly end: (ending: Ending) => readonly object[]
  readonly whole?: (text: string, ending: Ending) => object
  /** Some formats name each event, and only one closes with `[DONE]`. */
  readonly hasDone?: true
}

const usage = { prompt_tokens: 400, completion_tokens: 300, total_tokens: 700 }
const head = { id: 'fake-1', created: 1_700_000_000, model: 'fake' }

const chunk = (delta: object, finish_reason: string | null) => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
})

const declined = 'I cannot help with that.'

/** OpenAI's chat completions, which Mistral speaks too. */
const chatCompletions: Wire = {
  start: [chunk({ role: 'assistant', content: '' }, null)],
  piece: (text) => chunk({ content: text }, null),
  thought: (text) => chunk({ reasoning_content: text }, null),
  end: (ending) => [
    ...(ending === 'refusal' ? [chunk({ refusal: declined }, null)] : []),
    { ...chunk({}, ending === 'refusal' ? 'stop' : ending), usage },
  ],
  whole: (text, ending) => ({
    ...head,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          ...(ending === 'refusal' ? { content: null, refusal: declined } : { content: text }),
        },
        finish_reason: ending === 'refusal' ? 'stop' : ending,
      },
    ],
    usage,
  }),
  hasDone: true,
}

const item = { id: 'message-1', type: 'message' }
const thoughts = { id: 'thoughts-1', type: 'reasoning' }

/** OpenAI's responses. */
const responses: Wire = {
  start: [
    { type: 'response.created', response: { id: 'response-1', created_at: head.created, model: head.model } },
    { type: 'response.output_item.added', output_index: 0, item },
  ],
  piece: (delta) => ({ type: 'response.output_text.delta', item_id: item.id, output_index: 0, delta }),
  thought: (delta) => ({
    type: 'response.reasoning_summary_text.delta',
    item_id: thoughts.id,
    output_index: 0,
    summary_index: 0,
    delta,
  }),
  startOfThoughts: [
    { type: 'response.created', response: { id: 'response-1', created_at: head.created, model: head.model } },
    { type: 'response.output_item.added', output_index: 0, item: thoughts },
  ],
  end: (ending) => {
    const reason = ending === 'length' ? 'max_output_tokens' : ending
    const details = ending === 'length' || ending === 'content_filter' ? { incomplete_details: { reason } } : {}
    const response = { ...details, usage: { input_tokens: 400, output_tokens: 300 } }
    return [
      ...(ending === 'refusal'
        ? [{ type: 'response.refusal.delta', item_id: item.id, output_index: 0, content_index: 0, delta: declined }]
        : []),
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'incomplete_details' in details ? 'response.incomplete' : 'response.completed', response },
    ]
  },
}

const stopReasons = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal', refusal: 'refusal' }

const messageStart = {
  type: 'message_start',
  message: { ...head, type: 'message', role: 'assistant', content: [], usage: { input_tokens: 400, output_tokens: 0 } },
}

/** Anthropic's messages. */
const messages: Wire = {
  start: [messageStart, { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }],
  piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  thought: (thinking) => ({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking } }),
  startOfThoughts: [
    messageStart,
    { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '' } },
  ],
  end: (ending) => [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: stopReasons[ending], stop_sequence: null },
      usage: { output_tokens: 300 },
    },
    { type: 'message_stop' },
  ],
}

const finishReasons = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY', refusal: 'PROHIBITED_CONTENT' }

/** Google's generateContent. */
const generateContent: Wire = {
  start: [],
  piece: (text) => ({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  thought: (text) => ({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text, thought: true }] } }] }),
  end: (ending) => [
    {
      candidates: [{ index: 0, content: { role: 'model', parts: [] }, finishReason: finishReasons[ending] }],
      usageMetadata: { promptTokenCount: 400, candidatesTokenCount: 300, totalTokenCount: 700 },
    },
  ],
}

/** The format that a path of a provider's API speaks, or undefined where it is no such path. */
export function wireOf(path: string): Wire | undefined {
  if (path.endsWith('/chat/completions')) return chatCompletions
  if (path.endsWith('/responses')) return responses
  if (path.endsWith('/messages')) return messages
  if (path.endsWith(':streamGenerateContent')) return generateContent
  return undefined
}
