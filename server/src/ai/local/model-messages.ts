/** What is written, and how: all that the model's process is told of a call. */
export interface ModelCall {
  readonly instructions: string
  readonly prompt: string
  /** In llama.cpp's GBNF: nothing else can be written. Any text where there is none. */
  readonly grammar?: string
  readonly mostTokens: number
}

/** What the model's process loads. */
export interface Loading {
  /** The folder in which node-llama-cpp is installed. */
  readonly engine: string
  readonly model: string
  readonly threads: number
  /** Tokens that it reads and writes at most. */
  readonly contextSize: number
}

/** What the server tells the model's process. */
export type Order =
  | ({ readonly do: 'load' } & Loading)
  | ({ readonly do: 'write' } & ModelCall)
  | { readonly do: 'stop' }

/** What came of a call that was not broken off by a failure. */
export interface Done {
  readonly tokensIn: number
  readonly tokensOut: number
  /** Whether it ended since there was no room for more. */
  readonly isCut: boolean
}

/** Why a model cannot be loaded, or a call not be done. */
export type ModelFault = 'no_engine' | 'no_file' | 'no_gguf' | 'no_memory' | 'broken' | 'too_long' | 'failed'

/** What the model's process tells the server. It does one thing after the other, so nothing has to be named. */
export type Report =
  | { readonly is: 'alive' }
  | { readonly is: 'loaded' }
  | { readonly is: 'piece'; readonly text: string }
  | ({ readonly is: 'done' } & Done)
  | { readonly is: 'failed'; readonly fault: ModelFault }

/** How often it says that it is alive, in milliseconds. */
export const aliveEveryMs = 1000
