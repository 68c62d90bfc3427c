import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { allOf } from '../../test/all-of.ts'
import { WriterError } from './provider/writer-error.ts'
import type { RecipeWriter } from './recipe-writer.ts'
import { withBreaker } from './with-breaker.ts'

const request = { user_input: 'soup', language: 'en', preferences: null, serves: null, max_minutes: null } as const
const never = new AbortController().signal

/** A writer that does what it is told next, behind a breaker with a clock of its own. */
function start() {
  const state = { now: 0, calls: 0, fails: true, code: 'provider_unavailable' as WriterError['code'] }
  const writer: RecipeWriter = {
    kind: 'provider',
    // biome-ignore lint/suspicious/useAwait: as every writer is
    async *write() {
      state.calls += 1
      yield { title: 'Soup' }
      if (state.fails) throw new WriterError(state.code, { why: 'told to' })
    },
  }
  const guarded = withBreaker(writer, undefined, () => state.now)
  const ask = (signal = never) =>
    allOf(guarded.write(request, { caller: 'a cook', signal })).then(
      () => 'written',
      (error: unknown) => error,
    )
  const askTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) await ask()
  }
  return { state, guarded, ask, askTimes }
}

describe('a breaker', () => {
  test('opens after five failures in a row, and then nobody is called', async () => {
    const { state, ask, askTimes } = start()
    await askTimes(5)
    expect(await ask()).toMatchObject({ code: 'provider_unavailable', retry: 'never', retryAfterSeconds: 15 })
    expect(state.calls).toBe(5)
  })

  test('does not open where a success lies between', async () => {
    const { state, askTimes } = start()
    await askTimes(4)
    state.fails = false
    await askTimes(1)
    state.fails = true
    await askTimes(4)
    expect(state.calls).toBe(9)
  })

  test('lets one call find out after a while, whose success closes it', async () => {
    const { state, ask, askTimes } = start()
    await askTimes(5)
    state.now = 15_000
    state.fails = false
    expect(await ask()).toBe('written')
    state.fails = true
    await askTimes(4)
    expect(state.calls).toBe(10)
  })

  test('opens again when that one fails', async () => {
    const { state, ask, askTimes } = start()
    await askTimes(5)
    state.now = 15_000
    await askTimes(1)
    state.now = 29_999
    expect(await ask()).toMatchObject({ code: 'provider_unavailable', retryAfterSeconds: 1 })
    expect(state.calls).toBe(6)
  })

  test('lets only one find out at a time, and another once the first has left', async () => {
    const { state, guarded, ask, askTimes } = start()
    await askTimes(5)
    state.now = 15_000
    const probe = guarded.write(request, { caller: 'a cook', signal: never })[Symbol.asyncIterator]()
    await probe.next()
    expect(await ask()).toMatchObject({ code: 'provider_unavailable' })
    await probe.return?.()
    state.fails = false
    expect(await ask()).toBe('written')
  })

  testTable(['provider_rate_limited', 'provider_refused', 'provider_malformed', 'provider_misconfigured'] as const)(
    'does not count an answer that is a failure: the provider is there',
    async (code) => {
      const { state, askTimes } = start()
      state.code = code
      await askTimes(10)
      expect(state.calls).toBe(10)
    },
  )

  test('does not count those who have left', async () => {
    const { state, ask } = start()
    for (let time = 0; time < 10; time += 1) await ask(AbortSignal.abort())
    expect(state.calls).toBe(10)
  })
})
