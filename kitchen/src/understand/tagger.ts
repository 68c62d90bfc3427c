import { readFileSync } from 'node:fs'
import { rememberLast } from '@roux/cooking/text/remember-last'
import { buckets, type Features, flags } from './tag-features.ts'

/** How likely a word has each role, in their order. */
export type Tag = readonly number[]

const [wide, deep] = [48, 64]

/** Of one direction of the network: what comes in, and what is remembered, for the three gates one after the other. */
type Direction = {
  readonly input: Float64Array
  readonly memory: Float64Array
  readonly bias: Float64Array
  readonly memoryBias: Float64Array
}

/**
 * Small networks that read a sentence from both ends (bidirectional GRUs, as in Cho et al. 2014,
 * https://arxiv.org/abs/1406.1078) and give each word one of so many roles, trained on the sentences of
 * `kitchen/training`. Each began elsewhere and errs elsewhere: what is believed is the mean of them.
 * @param file their weights, beside this file
 */
export function taggerOf(file: string, roles: number): (words: readonly Features[]) => Tag[] {
  const networks = readNetworks(file, roles)
  /** What a word brings into each of them. Cooks say much of it in the same words. */
  const seeWord = rememberLast((word): readonly Seen[] => {
    const features: Features = JSON.parse(word)
    return networks.map((network) => {
      const input = embed(network, features)
      const { ahead, back } = network
      return { ahead: multiply(ahead.input, input, ahead.bias), back: multiply(back.input, input, back.bias) }
    })
  }, 300)
  return (words) => {
    const seen = words.map((word) => seeWord(JSON.stringify(word)))
    const told = networks.map((network, index) =>
      tagWith(
        network,
        seen.flatMap((all) => all[index] ?? []),
        roles,
      ),
    )
    return words.map((_, at) =>
      Array.from({ length: roles }, (_, role) =>
        told.reduce((sum, tags) => sum + (tags[at]?.[role] ?? 0) / networks.length, 0),
      ),
    )
  }
}

/** What a word by itself brings into the gates of a network, read from either end. */
type Seen = { readonly ahead: Float64Array; readonly back: Float64Array }

function tagWith(network: Network, words: readonly Seen[], roles: number): Tag[] {
  const ahead = run(
    words.map((word) => word.ahead),
    network.ahead,
  )
  const back = run(words.map((word) => word.back).toReversed(), network.back).toReversed()
  return words.map((_, at) => {
    const states = new Float64Array(2 * deep)
    states.set(ahead[at] ?? [])
    states.set(back[at] ?? [], deep)
    return softmax([...multiply(network.out, states, network.outBias).subarray(0, roles)])
  })
}

function embed({ letters, scales, flags: known }: Network, word: Features): Float64Array {
  const sum = new Float64Array(wide)
  const add = (row: Int8Array | Float64Array, scale: number) => {
    for (let at = 0; at < wide; at += 1) sum[at] = (sum[at] ?? 0) + scale * (row[at] ?? 0)
  }
  const rowOf = (place: number) => [place * wide, (place + 1) * wide] as const
  for (const bucket of word.buckets)
    add(letters.subarray(...rowOf(bucket)), (scales[bucket] ?? 0) / word.buckets.length)
  for (const flag of word.flags) add(known.subarray(...rowOf(flag)), 1)
  return sum
}

/** What is remembered at each word of all before it. */
function run(words: readonly Float64Array[], { memory, memoryBias }: Direction): Float64Array[] {
  let state = new Float64Array(deep)
  return words.map((seen) => {
    const known = multiply(memory, state, memoryBias)
    // The gates stand one after the other: what is reset, what is kept, what is new.
    const at = (gates: Float64Array, gate: number, unit: number) => gates[gate * deep + unit] ?? 0
    state = state.map((last, unit) => {
      const reset = sigmoid(at(seen, 0, unit) + at(known, 0, unit))
      const kept = sigmoid(at(seen, 1, unit) + at(known, 1, unit))
      return (1 - kept) * Math.tanh(at(seen, 2, unit) + reset * at(known, 2, unit)) + kept * last
    })
    return state
  })
}

/**
 * A matrix, row after row, by a vector, plus another. Four rows side by side, and a number of the vector read once for them:
 * no sum waits for the one before it, which takes a quarter of the time. What is short of four rows is filled up.
 */
function multiply(matrix: Float64Array, vector: Float64Array, plus: Float64Array): Float64Array {
  const product = new Float64Array(plus)
  const wide = vector.length
  for (let row = 0; row < product.length; row += 4) {
    let [one, two, three, four] = [0, 0, 0, 0]
    const [first, second, third, fourth] = [row * wide, (row + 1) * wide, (row + 2) * wide, (row + 3) * wide]
    for (let at = 0; at < wide; at += 1) {
      const value = vector[at] ?? 0
      one += (matrix[first + at] ?? 0) * value
      two += (matrix[second + at] ?? 0) * value
      three += (matrix[third + at] ?? 0) * value
      four += (matrix[fourth + at] ?? 0) * value
    }
    product[row] = (product[row] ?? 0) + one
    product[row + 1] = (product[row + 1] ?? 0) + two
    product[row + 2] = (product[row + 2] ?? 0) + three
    product[row + 3] = (product[row + 3] ?? 0) + four
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

type Network = ReturnType<typeof readNetworks>[number]

/** The weights as `kitchen/training/train.py` writes them, a network after the other: bytes for the letters, single floats for the rest. */
function readNetworks(name: string, roles: number) {
  const file = readFileSync(new URL(name, import.meta.url))
  let at = 0
  const take = (length: number) => {
    const part = file.buffer.slice(file.byteOffset + at, file.byteOffset + at + length)
    at += length
    return part
  }
  // JavaScript counts with twice the digits anyway.
  const floats = (length: number) => Float64Array.from(new Float32Array(take(length * 4)))
  const inFours = (numbers: Float64Array, wide = 1) => {
    const filled = new Float64Array(Math.ceil(numbers.length / wide / 4) * 4 * wide)
    filled.set(numbers)
    return filled
  }
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
      out: inFours(floats(roles * 2 * deep), 2 * deep),
      outBias: inFours(floats(roles)),
    })
  if (at !== file.byteLength) throw new Error(`${name} has ${file.byteLength} bytes, not ${at}`)
  return read
}
