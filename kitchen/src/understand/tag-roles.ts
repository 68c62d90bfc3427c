import { readFileSync } from 'node:fs'
import { rememberLast } from '@roux/cooking/text/remember-last'
import { buckets, type Features, flags } from './tag-features.ts'

/** What a text says of what it names; `other` is every other word. */
export const roles = [
  'other',
  'wanted',
  'at_hand',
  'refused',
  'harmful',
  'nothing',
  'people',
  'minutes',
  'number',
] as const

export type Role = (typeof roles)[number]

/** How likely a word has each role, in their order. */
export type Tag = readonly number[]

const [wide, deep] = [48, 64]

/** Of one direction of the network: what comes in, and what is remembered, for the three gates one after the other. */
type Direction = {
  readonly input: Float32Array
  readonly memory: Float32Array
  readonly bias: Float32Array
  readonly memoryBias: Float32Array
}

/**
 * The role of each word, by small networks that read the sentence from both ends (bidirectional GRUs, as in Cho et al.
 * 2014, https://arxiv.org/abs/1406.1078), trained on the sentences of `kitchen/training`. Each began elsewhere and errs
 * elsewhere: what is believed is the mean of them.
 */
export function tagRoles(words: readonly Features[]): Tag[] {
  const seen = words.map((word) => seeWord(JSON.stringify(word)))
  const told = networks.map((network, index) =>
    tagWith(
      network,
      seen.map((all) => all[index] ?? blank),
    ),
  )
  return words.map((_, at) =>
    roles.map((_, role) => told.reduce((sum, tags) => sum + (tags[at]?.[role] ?? 0), 0) / networks.length),
  )
}

/** What a word by itself brings into the gates of a network, read from either end. */
type Seen = { readonly ahead: Float32Array; readonly back: Float32Array }

const blank: Seen = { ahead: new Float32Array(3 * deep), back: new Float32Array(3 * deep) }

/** For each of the networks. Cooks say much of it in the same words. */
const seeWord = rememberLast((word): readonly Seen[] => {
  const features: Features = JSON.parse(word)
  return networks.map((network) => {
    const input = embed(network, features)
    const { ahead, back } = network
    return { ahead: multiply(ahead.input, input, ahead.bias), back: multiply(back.input, input, back.bias) }
  })
}, 500)

function tagWith(network: Network, words: readonly Seen[]): Tag[] {
  const ahead = run(
    words.map((word) => word.ahead),
    network.ahead,
  )
  const back = run(words.map((word) => word.back).toReversed(), network.back).toReversed()
  return words.map((_, at) => {
    const states = new Float32Array(2 * deep)
    states.set(ahead[at] ?? [])
    states.set(back[at] ?? [], deep)
    return softmax([...multiply(network.out, states, network.outBias)])
  })
}

function embed({ letters, scales, flags: known }: Network, word: Features): Float32Array {
  const sum = new Float32Array(wide)
  const add = (row: Int8Array | Float32Array, scale: number) => {
    for (let at = 0; at < wide; at += 1) sum[at] = (sum[at] ?? 0) + scale * (row[at] ?? 0)
  }
  const rowOf = (place: number) => [place * wide, (place + 1) * wide] as const
  for (const bucket of word.buckets)
    add(letters.subarray(...rowOf(bucket)), (scales[bucket] ?? 0) / word.buckets.length)
  for (const flag of word.flags) add(known.subarray(...rowOf(flag)), 1)
  return sum
}

/** What is remembered at each word of all before it. */
function run(words: readonly Float32Array[], { memory, memoryBias }: Direction): Float32Array[] {
  let state = new Float32Array(deep)
  return words.map((seen) => {
    const known = multiply(memory, state, memoryBias)
    // The gates stand one after the other: what is reset, what is kept, what is new.
    const at = (gates: Float32Array, gate: number, unit: number) => gates[gate * deep + unit] ?? 0
    state = state.map((last, unit) => {
      const reset = sigmoid(at(seen, 0, unit) + at(known, 0, unit))
      const kept = sigmoid(at(seen, 1, unit) + at(known, 1, unit))
      return (1 - kept) * Math.tanh(at(seen, 2, unit) + reset * at(known, 2, unit)) + kept * last
    })
    return state
  })
}

/** A matrix, row after row, by a vector, whose length is a multiple of four, plus another. */
function multiply(matrix: Float32Array, vector: Float32Array, plus: Float32Array): Float32Array {
  const product = new Float32Array(plus)
  const wide = vector.length
  for (let row = 0, place = 0; row < product.length; row += 1) {
    // Four sums side by side: none waits for the one before it, which halves the time.
    let [one, two, three, four] = [product[row] ?? 0, 0, 0, 0]
    for (let at = 0; at < wide; at += 4, place += 4) {
      one += (matrix[place] ?? 0) * (vector[at] ?? 0)
      two += (matrix[place + 1] ?? 0) * (vector[at + 1] ?? 0)
      three += (matrix[place + 2] ?? 0) * (vector[at + 2] ?? 0)
      four += (matrix[place + 3] ?? 0) * (vector[at + 3] ?? 0)
    }
    product[row] = one + two + three + four
  }
  return product
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function softmax(values: readonly number[]): number[] {
  const highest = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - highest))
  const sum = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / sum)
}

/** The weights as `kitchen/training/train.py` writes them, a network after the other: bytes for the letters, single floats for the rest. */
const networks = readNetworks()

type Network = ReturnType<typeof readNetworks>[number]

function readNetworks() {
  const file = readFileSync(new URL('tagger-weights.bin', import.meta.url))
  let at = 0
  const take = (length: number) => {
    const part = file.buffer.slice(file.byteOffset + at, file.byteOffset + at + length)
    at += length
    return part
  }
  const floats = (length: number) => new Float32Array(take(length * 4))
  const direction = (): Direction => ({
    input: floats(3 * deep * wide),
    memory: floats(3 * deep * deep),
    bias: floats(3 * deep),
    memoryBias: floats(3 * deep),
  })
  const read = []
  while (at < file.byteLength)
    read.push({
      letters: new Int8Array(take(buckets * wide)),
      scales: floats(buckets),
      flags: floats(flags.length * wide),
      ahead: direction(),
      back: direction(),
      out: floats(roles.length * 2 * deep),
      outBias: floats(roles.length),
    })
  if (at !== file.byteLength) throw new Error(`The tagger's weights have ${file.byteLength} bytes, not ${at}`)
  return read
}
