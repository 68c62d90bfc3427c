import formbody from '@fastify/formbody'
import { apiPrefix, type CallName, calls } from '@roux/contract/calls'
import type { PartialDraft } from '@roux/contract/draft'
import { type Endpoint, endpoints } from '@roux/contract/endpoints'
import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
  preParsingHookHandler,
} from 'fastify'
import type { z } from 'zod'
import type { Waiter } from '../fair-queue.ts'
import { requireCaller } from './authentication.ts'
import type { Caller, FindCaller } from './caller.ts'
import { addressOf, languageOf } from './client.ts'
import { describeEndpoint } from './endpoint-schema.ts'
import type { DescribeError } from './error-handler.ts'
import { openEventStream, sendEvents, takesStream } from './event-stream.ts'
import { fileInBody, fileOf, passFiles, type ReceiveFile } from './file-body.ts'
import { holdLargeBodies, leavePlace } from './large-bodies.ts'
import { createLines, type InLine } from './lines.ts'
import { areEvents, type PreparedJson, type Streamed, type StreamedEvents, send, toJson } from './made-answers.ts'
import { waitForProvider } from './slow-answers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call that needs one, from the moment that it is known. */
    caller: Caller | undefined
  }
}

type Endpoints = typeof endpoints

type Part<Name extends CallName, Key extends string> =
  Endpoints[Name] extends Readonly<Record<Key, infer Schema>> ? z.output<Schema> : undefined

/** What a handler gets of a call. Parameters, query and body have been held against the contract. */
interface Call<Name extends CallName> {
  readonly params: Part<Name, 'params'>
  readonly query: Part<Name, 'query'>
  readonly body: Part<Name, 'body'>
  readonly caller: Endpoints[Name]['caller'] extends 'anyone' ? undefined : Caller
  /** What the client's requests are counted by. */
  readonly address: string
  /** Whose turn it is, where it has to wait for what costs much. */
  readonly waiter: Waiter & {
    readonly signal: AbortSignal
    /** Tells a client that takes a stream how many have to be done before its turn comes. */
    readonly onPlace: (ahead: number) => void
  }
  /** The language the client would like mails in. */
  readonly language: Language
  /** The `If-Match` header. */
  readonly ifMatch: string | undefined
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | undefined
  /** The `Cookie` header. */
  readonly cookies: string | undefined
  /** Aborts when the client leaves before the answer. */
  readonly signal: AbortSignal
  /** Keeps the file that came in place of a body, of so many bytes at most, in a folder until the call is answered. */
  readonly receiveFile: ReceiveFile | undefined
  /** What is waited for from now on is somebody else's work: the next long body may be read. */
  leavePlace(): void
  /** Whether the client takes a stream of events. */
  readonly takesStream: boolean
  setHeader(name: string, value: string): void
  /**
   * From now on everything comes as events, errors too, where the client takes a stream. What can be refused without
   * delay is refused before, with its own status.
   */
  beginStream(): void
  /** Shows what there is so far to a client that takes a stream; false for all others. */
  sendDraft(draft: PartialDraft): boolean
  /** The same with a piece of text that follows the one before. */
  sendText(piece: string): boolean
}

/** One handler per call of the contract: a call without one does not compile. */
export type Handlers = {
  readonly [Name in CallName]: (
    call: Call<Name>,
  ) => Promise<z.input<Endpoints[Name]['response']> | PreparedJson | Streamed | StreamedEvents>
}

/** The calls that carry a whole recipe, or a page; and how long their bodies may be. */
const largeBodies: { readonly [Name in CallName]?: { readonly bodyLimit: number; readonly line: keyof Lines } } = {
  createRecipe: { bodyLimit: limits.recipeBytes, line: 'recipes' },
  updateRecipe: { bodyLimit: limits.recipeBytes, line: 'recipes' },
  bringIn: { bodyLimit: limits.htmlBytes, line: 'pages' },
}

/** Where long bodies wait. */
interface Lines {
  readonly recipes: preParsingHookHandler
  readonly pages: preParsingHookHandler
}

interface Parts {
  readonly findCaller: FindCaller
  readonly describeError: DescribeError
  /** How long a stream may be silent. */
  readonly heartbeatMs?: number
}

/** Makes a route of every call of the contract. */
export async function registerEndpoints(app: FastifyInstance, handlers: Handlers, parts: Parts): Promise<void> {
  const shared = { ...parts, inLine: createLines(), recipes: holdLargeBodies(64), pages: holdLargeBodies(8) }
  const register = (context: FastifyInstance, name: CallName) => {
    // The schemas of this very endpoint have checked what its handler is called with.
    registerEndpoint(context, name, handlers[name] as Handle, shared)
  }
  app.decorateRequest('caller', undefined)
  // Any other site can send this, too, without the browser asking first.
  app.removeContentTypeParser('text/plain')
  const names = Object.keys(calls) as CallName[]
  const takesForm = (name: CallName) => 'bodyType' in endpoints[name]
  const takesNothing = (name: CallName) => !('body' in endpoints[name])
  const takesFile = (name: CallName) => 'takesFile' in endpoints[name]
  for (const name of names) if (!(takesForm(name) || takesNothing(name) || takesFile(name))) register(app, name)
  // Many clients call everything a JSON body, also one that is empty.
  const registerBodiless: FastifyPluginCallback = (bodiless, _options, done) => {
    bodiless.removeAllContentTypeParsers()
    bodiless.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, ignored) => ignored(null))
    for (const name of names) if (takesNothing(name)) register(bodiless, name)
    done()
  }
  await app.register(registerBodiless)
  // Forms are read only where one is expected: any other site can send one in the name of whoever visits it.
  const registerForms: FastifyPluginAsync = async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(formbody)
    forms.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
    for (const name of names) if (takesForm(name)) register(forms, name)
  }
  await app.register(registerForms)
  // A file is left in its connection until it is known who sends it.
  const registerFiles: FastifyPluginCallback = (files, _options, done) => {
    files.setValidatorCompiler(passFiles)
    files.addContentTypeParser('multipart/form-data', (_request, _body, kept) => kept(null, fileInBody))
    for (const name of names) if (takesFile(name)) register(files, name)
    done()
  }
  await app.register(registerFiles)
}

type Handle = (call: Record<keyof Call<CallName>, unknown>) => Promise<unknown>

function registerEndpoint(
  app: FastifyInstance,
  name: CallName,
  handle: Handle,
  parts: Parts & Lines & { readonly inLine: InLine },
): void {
  const endpoint: Endpoint = endpoints[name]
  const { findCaller, describeError, inLine, heartbeatMs = 10_000 } = parts
  const large = largeBodies[name]
  app.route({
    ...routeOf(name, endpoint),
    ...(large && { bodyLimit: large.bodyLimit, preParsing: parts[large.line] }),
    // After the body is parsed and before it is checked: strangers learn nothing of what a call takes.
    preValidation: async (request, reply) => {
      if (endpoint.caller === 'anyone') return
      request.caller = await requireCaller(request, reply, findCaller, endpoint.caller === 'superuser')
    },
    handler: async (request, reply) => {
      const { params, query, body, caller } = request
      const signal = signalOfLeaving(reply)
      const address = addressOf(request)
      if (endpoint.streams) reply.header('vary', 'accept')
      const answerEvent = endpoint.streams && takesStream(request.headers.accept) ? endpoint.streams : undefined
      const stream = answerEvent && openEventStream(reply, heartbeatMs)
      const onPlace = (ahead: number) => stream?.sendWaiting(ahead)
      const waiter = { caller: caller?.user.id ?? address, address, signal, onPlace }
      try {
        const answer = await inLine(name, waiter, () =>
          handle({
            params,
            query,
            body,
            caller,
            address,
            waiter,
            get language() {
              return languageOf(request)
            },
            ifMatch: request.headers['if-match'],
            get idempotencyKey() {
              return [request.headers['idempotency-key']].flat().join() || undefined
            },
            cookies: request.headers.cookie,
            signal,
            receiveFile: fileOf(request, reply),
            leavePlace: () => leavePlace(request.raw),
            get takesStream() {
              return takesStream(request.headers.accept)
            },
            setHeader: (header: string, value: string) => reply.header(header, value),
            beginStream: () => stream?.begin(),
            sendDraft: (draft: PartialDraft) => {
              stream?.sendDraft(draft)
              return stream !== undefined
            },
            sendText: (piece: string) => {
              stream?.sendText(piece)
              return stream !== undefined
            },
          }),
        )
        if (areEvents(answer)) {
          return sendEvents(reply, answer.events, (error) => JSON.stringify(describeError(error, request).body))
        }
        if (!stream) return send(reply, endpoint, answer)
        stream.end(answerEvent, toJson(endpoint, answer))
        return reply
      } catch (error) {
        if (signal.aborted) return endWithoutAnswer(request, reply)
        if (!(stream?.hasBegun && error instanceof Error)) throw error
        stream.end('error', JSON.stringify(describeError(error, request).body))
        return reply
      }
    },
  })
}

function routeOf(name: CallName, endpoint: Endpoint) {
  return {
    method: calls[name].method,
    url: `${apiPrefix}${calls[name].path}`,
    // A file that is there once is not to be spent by a look at its headers.
    exposeHeadRoute: endpoint.responseType !== 'file',
    schema: describeEndpoint(name, endpoint),
    config: { waitsForProvider: waitForProvider.has(name) },
  }
}

/**
 * Aborts when the client goes before the answer is complete. Fastify's own `request.signal` will not do: it aborts
 * as soon as the body of a POST has been read.
 */
function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/** Nobody is there to read an answer, and leaving is no error. */
function endWithoutAnswer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info({ route: request.routeOptions.url }, 'client left')
  return reply.hijack()
}
