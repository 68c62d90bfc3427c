import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../contract/test/test-table.ts'
import { environmentNames, readSettings, SettingsError } from './config.ts'
import { staysHere } from './provider-settings.ts'

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    readSettings(variables)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}

test('everything is optional: without any setting Roux runs on SQLite with its own kitchen', () => {
  expect(readSettings({})).toMatchObject({
    host: 'localhost',
    port: 3000,
    database: { engine: 'sqlite', file: expect.stringMatching(/data.roux\.sqlite$/) },
    writer: 'kitchen',
  })
})

test('an empty variable counts as unset', () => {
  const empty = Object.fromEntries(environmentNames.map((name) => [name, '']))
  expect(readSettings(empty)).toEqual(readSettings({}))
})

test('every fault is reported at once, by the name of its variable and without its value', () => {
  const faults = faultsOf({
    PORT: 'secret-1',
    DATABASE_URL: 'mysql://secret-2',
    AI_PROVIDER: 'openai',
    AI_BASE_URL: 'secret-3',
    AI_TIMEOUT_MS: '-4',
    LOG_LEVEL: 'secret-5',
  })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'AI_BASE_URL',
    'AI_TIMEOUT_MS',
    'LOG_LEVEL',
    'AI_API_KEY',
  ])
  expect(faults.join()).not.toContain('secret')
})

testTable(['10.0.0.0/99', '10.0.0.0/33', '::1/129', '0.0.0.0/0', '::/0', '10.0.0.0/8/9', '10.0.0/8', 'proxy', '2'])(
  'a proxy that is no address or network is refused by the name of its variable',
  (proxy) => {
    expect(faultsOf({ TRUST_PROXY: `127.0.0.1, ${proxy}` })).toEqual([expect.stringMatching(/^TRUST_PROXY: /)])
  },
)

describe('a provider', () => {
  testTable([
    ['local', '', undefined, true],
    ['ollama', '', undefined, true],
    ['ollama', 'qwen3:8b', 'http://127.0.0.1:11434', true],
    ['ollama', 'qwen3:8b', 'http://[::1]:11434', true],
    ['ollama', 'gpt-oss:120b-cloud', undefined, false],
    ['ollama', 'glm-4.6:cloud', undefined, false],
    ['ollama', '', 'http://kitchen.example:11434', false],
    ['ollama', '', 'http://127.example', false],
    ['openai-compatible', 'x', 'http://localhost:1234/v1', false],
  ] as const)('keeps what it is sent on this machine, or does not', (...row) => {
    const [provider, model, baseUrl, stays] = row
    expect(staysHere({ provider, model, baseUrl })).toBe(stays)
  })

  test('has all the time that its settings give it, and serves as many at once as they say', () => {
    const given = { AI_TIMEOUT_MS: '60000', AI_CONCURRENCY: '7', AI_PROVIDER: 'mistral', AI_API_KEY: 'k' }
    expect(readSettings(given)).toMatchObject({
      ...{ aiConcurrency: 7, aiWaiting: 7, writeWithinMs: 60_000, waitWithinMs: 60_000, longestWritingMs: 65_000 },
      writer: { timeoutMs: 60_000, firstChunkMs: 30_000, chunkMs: 15_000 },
    })
  })

  test('on this machine has minutes, writes one recipe at a time and lets twenty wait for an hour', () => {
    const patience = { timeoutMs: 900_000, firstChunkMs: 300_000, chunkMs: 60_000 }
    const settings = readSettings({ AI_PROVIDER: 'ollama' })
    expect(settings).toMatchObject({
      writer: { provider: 'ollama', model: '', baseUrl: 'http://localhost:11434', ...patience },
      ...{ aiConcurrency: 1, aiWaiting: 20, writeWithinMs: 900_000, waitWithinMs: 3_600_000 },
    })
    // A silent answer may take all of it, where one is written.
    expect(settings.longestWritingMs).toBeGreaterThan(4_500_000)
    expect(settings.longestAnswerMs).toBe(readSettings({}).longestAnswerMs)
    expect(readSettings({ AI_PROVIDER: 'ollama', AI_CHUNK_MS: '5000' }).writer).toMatchObject({ chunkMs: 5000 })
  })

  test('on this machine is shown no pictures, and so nobody is told that it sees them', () => {
    const faults = faultsOf({ AI_PROVIDER: 'ollama', AI_PICTURES: 'on' })
    expect(faults).toEqual([expect.stringMatching(/^AI_PICTURES: .*ollama/)])
    expect(faultsOf({ AI_PROVIDER: 'ollama', AI_PICTURES: 'off' })).toEqual([])
  })

  test('that lacks what it needs keeps Roux from starting', () => {
    expect(faultsOf({ AI_PROVIDER: 'anthropic' })).toEqual(['AI_API_KEY: is needed with AI_PROVIDER=anthropic'])
    expect(faultsOf({ AI_PROVIDER: 'openai-compatible' })).toEqual([
      'AI_MODEL: is needed with AI_PROVIDER=openai-compatible',
      'AI_BASE_URL: is needed with AI_PROVIDER=openai-compatible',
    ])
  })

  testTable([
    [{ AI_MODEL: 'hf:nowhere' }, ['AI_MODEL']],
    [{ AI_API_KEY: 'sk-of-another' }, ['AI_API_KEY']],
    [{ AI_CONCURRENCY: '100' }, ['AI_CONCURRENCY']],
    [{ AI_API_KEY: 'hf_key', AI_CONCURRENCY: '1' }, []],
    [{ AI_API_KEY: 'of a hub of their own', AI_BASE_URL: 'https://hub.example' }, []],
  ] as const)('what was set for another provider is a fault with a model that runs here', (given, variables) => {
    const faults = faultsOf({ AI_PROVIDER: 'local', ...given })
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(variables)
    expect(faults.join()).not.toContain('of-another')
  })

  test('is asked for when there is a key for none', () => {
    expect(faultsOf({ AI_API_KEY: 'secret' })).toEqual([
      expect.stringMatching(/^AI_PROVIDER: is needed with AI_API_KEY/),
    ])
  })

  test('takes its model and address from the settings, or its own defaults', () => {
    expect(readSettings({ AI_PROVIDER: 'mistral', AI_API_KEY: 'k' }).writer).toMatchObject({
      provider: 'mistral',
      model: expect.stringContaining('mistral'),
      baseUrl: expect.stringContaining('https://'),
    })
    const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama', AI_BASE_URL: 'http://localhost:11434/v1' }
    expect(readSettings(local).writer).toMatchObject({ model: 'llama', baseUrl: 'http://localhost:11434/v1' })
  })
})

test('.env.example names every variable once and no other, in the same order, each with an explanation', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const entries = [...text.matchAll(/(?:^#+ .+\n)+^# ?([A-Z_]+)=/gm)].map(([, name]) => name)
  const all = [...text.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(entries).toEqual(environmentNames)
  expect(all).toEqual(environmentNames)
})
