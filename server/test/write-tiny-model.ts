import { writeFileSync } from 'node:fs'

/** The types of values in a GGUF file. */
const types = { u32: 4, i32: 5, f32: 6, string: 8, array: 9 } as const

type Value =
  | readonly ['u32' | 'i32' | 'f32', number]
  | readonly ['string', string]
  | readonly ['array', 'i32' | 'f32', readonly number[]]
  | readonly ['array', 'string', readonly string[]]

const width = 32
const feedForward = 32
const heads = 2
/** The tensors of a model are laid out on such boundaries, in bytes. */
const alignment = 32

interface Token {
  readonly text: string
  /** 1 a text, 2 unknown, 3 of the model's own, 6 a byte. */
  readonly type: 1 | 2 | 3 | 6
  /** How much likelier it is than others. */
  readonly weight: number
}

/** What ends a text, and where there is none to end, a list: what is written is short, and no list empty. */
const likely: Readonly<Record<string, number>> = { '"': 12, ']': 2 }

/** Bytes are only read. */
const tokens: readonly Token[] = [
  { text: '<unk>', type: 2, weight: -8 },
  { text: '<s>', type: 3, weight: -8 },
  { text: '</s>', type: 3, weight: -20 },
  ...Array.from({ length: 256 }, (_, byte): Token => {
    const hex = byte.toString(16).toUpperCase().padStart(2, '0')
    return { text: `<0x${hex}>`, type: 6, weight: -8 }
  }),
  ...Array.from('▁abcdefghijklmnopqrstuvwxyz0123456789{}[]":,', (text): Token => {
    return { text, type: 1, weight: likely[text] ?? 0 }
  }),
]

/**
 * Writes a language model of 110 kB, which knows letters and nothing to say: for tests of everything around a model. Its
 * layer adds nothing, so that each word is as likely as `tokens` has it, whatever came before; a text that need not end
 * goes on.
 */
export function writeTinyModel(file: string): void {
  const tensors = tensorsOf()
  const head: Buffer[] = [Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(Object.keys(keys).length)]
  for (const [key, value] of Object.entries(keys)) head.push(text(key), ...valued(value))
  let offset = 0
  for (const { name, shape, data } of tensors) {
    head.push(text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset))
    offset += padded(data).length
  }
  writeFileSync(file, Buffer.concat([padded(Buffer.concat(head)), ...tensors.map(({ data }) => padded(data))]))
}

const keys: Readonly<Record<string, Value>> = {
  'general.architecture': ['string', 'llama'],
  'general.name': ['string', 'tiny'],
  'llama.context_length': ['u32', 32_768],
  'llama.embedding_length': ['u32', width],
  'llama.block_count': ['u32', 1],
  'llama.feed_forward_length': ['u32', feedForward],
  'llama.attention.head_count': ['u32', heads],
  'llama.attention.head_count_kv': ['u32', heads],
  'llama.rope.dimension_count': ['u32', width / heads],
  'llama.attention.layer_norm_rms_epsilon': ['f32', 1e-5],
  'llama.vocab_size': ['u32', tokens.length],
  'tokenizer.ggml.model': ['string', 'llama'],
  'tokenizer.ggml.tokens': ['array', 'string', tokens.map(({ text }) => text)],
  'tokenizer.ggml.scores': ['array', 'f32', tokens.map(({ type }) => (type === 1 ? -1 : 0))],
  'tokenizer.ggml.token_type': ['array', 'i32', tokens.map(({ type }) => type)],
  'tokenizer.ggml.bos_token_id': ['u32', 1],
  'tokenizer.ggml.eos_token_id': ['u32', 2],
  'tokenizer.ggml.unknown_token_id': ['u32', 0],
  'tokenizer.chat_template': [
    'string',
    "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}assistant: ",
  ],
}

function tensorsOf() {
  const one = (index: number) => (index % width === 0 ? 1 : 0)
  const likeliness = (index: number) => (index % width === 0 ? (tokens[Math.floor(index / width)]?.weight ?? 0) : 0)
  const layer: readonly (readonly [string, readonly number[]])[] = [
    ['attn_q', [width, width]],
    ['attn_k', [width, width]],
    ['attn_v', [width, width]],
    ['attn_output', [width, width]],
    ['ffn_gate', [width, feedForward]],
    ['ffn_up', [width, feedForward]],
    ['ffn_down', [feedForward, width]],
  ]
  return [
    tensor('token_embd', [width, tokens.length], one),
    tensor('output_norm', [width], () => 1 / Math.sqrt(width)),
    tensor('output', [width, tokens.length], likeliness),
    tensor('blk.0.attn_norm', [width], () => 1),
    tensor('blk.0.ffn_norm', [width], () => 1),
    ...layer.map(([name, shape]) => tensor(`blk.0.${name}`, shape, () => 0)),
  ]
}

function tensor(name: string, shape: readonly number[], fill: (index: number) => number) {
  const count = shape.reduce((product, size) => product * size, 1)
  const data = Buffer.from(Float32Array.from({ length: count }, (_, index) => fill(index)).buffer)
  return { name: `${name}.weight`, shape, data }
}

function valued(value: Value): Buffer[] {
  if (value[0] === 'string') return [u32(types.string), text(value[1])]
  if (value[0] !== 'array') return [u32(types[value[0]]), number(value[0], value[1])]
  const [, of, list] = value
  const items = list.map((item) => (typeof item === 'string' ? text(item) : number(of === 'f32' ? 'f32' : 'i32', item)))
  return [u32(types.array), u32(types[of]), u64(list.length), ...items]
}

function number(type: 'u32' | 'i32' | 'f32', value: number): Buffer {
  const bytes = Buffer.alloc(4)
  if (type === 'f32') bytes.writeFloatLE(value)
  else if (type === 'i32') bytes.writeInt32LE(value)
  else bytes.writeUInt32LE(value)
  return bytes
}

const u32 = (value: number) => number('u32', value)

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([u64(bytes.length), bytes])
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)])
}
