import type { LanguageModelV4 } from '@ai-sdk/provider'

/** As the AI SDK calls models. */
export type SdkModel = LanguageModelV4
export type CallOptions = Parameters<SdkModel['doStream']>[0]
type SdkStream = Awaited<ReturnType<SdkModel['doStream']>>['stream']
type Usage = Awaited<ReturnType<SdkModel['doGenerate']>>['usage']

/** What a call took, and whether it was cut at its limit. */
export interface Taken {
  readonly tokensIn: number
  readonly tokensOut: number
  readonly isCut: boolean
}

/** Hands a piece of the answer on, or of what the model thinks before. */
export type OnPiece = (text: string, kind?: 'text' | 'reasoning') => void

/** Has a model write; each piece is handed on as it comes. */
export type Write = (options: CallOptions, onPiece: OnPiece, signal: AbortSignal) => Promise<Taken>

/** A model of ours, as the AI SDK calls those of its packages. */
export function sdkModelOf(provider: string, modelId: string, write: Write): SdkModel {
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    supportedUrls: {},
    doStream: (options) => Promise.resolve({ stream: streamOf(options, write) }),
    async doGenerate(options) {
      let text = ''
      const onPiece: OnPiece = (piece, kind = 'text') => {
        if (kind === 'text') text += piece
      }
      const done = await write(options, onPiece, options.abortSignal ?? neverAborted)
      return { content: [{ type: 'text', text }], usage: usageOf(done), finishReason: finishOf(done), warnings: [] }
    },
  }
}

const neverAborted = new AbortController().signal

function streamOf(options: CallOptions, write: Write): SdkStream {
  const left = new AbortController()
  const signal = AbortSignal.any([left.signal, ...(options.abortSignal ? [options.abortSignal] : [])])
  return new ReadableStream({
    async start(controller) {
      const begun = new Set<'text' | 'reasoning'>()
      const begin = (kind: 'text' | 'reasoning') => {
        if (begun.has(kind)) return
        begun.add(kind)
        controller.enqueue({ type: `${kind}-start`, id: kind })
      }
      controller.enqueue({ type: 'stream-start', warnings: [] })
      const done = await write(
        options,
        (delta, kind = 'text') => {
          begin(kind)
          controller.enqueue({ type: `${kind}-delta`, id: kind, delta })
        },
        signal,
      )
      begin('text')
      for (const kind of begun) controller.enqueue({ type: `${kind}-end`, id: kind })
      controller.enqueue({ type: 'finish', usage: usageOf(done), finishReason: finishOf(done) })
      controller.close()
    },
    cancel: () => left.abort(),
  })
}

/** Of our prompts all is text. */
export function textsOf({ prompt }: CallOptions): { readonly instructions: string; readonly prompt: string } {
  const rules = prompt.flatMap((message) => (message.role === 'system' ? [message.content] : []))
  const asked = prompt.flatMap((message) => (message.role === 'user' ? message.content : []))
  return {
    instructions: rules.join('\n'),
    prompt: asked.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
  }
}

function usageOf({ tokensIn, tokensOut }: Taken): Usage {
  return {
    inputTokens: { total: tokensIn, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: tokensOut, text: tokensOut, reasoning: undefined },
  }
}

function finishOf({ isCut }: Taken) {
  return { unified: isCut ? 'length' : 'stop', raw: undefined } as const
}
