import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

interface Service {
  readonly image?: string
  readonly build?: string
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
}

/** A Compose file as its schema sees it: `!reset` drops what the file before it says. */
function readCompose(text: string): { services: Record<string, Service>; volumes?: Record<string, unknown> } {
  return parse(text, { merge: true, customTags: [{ tag: '!reset', collection: 'seq' }] })
}

const { $schema: _, ...schema } = JSON.parse(read('deploy/compose-spec.schema.json')) as Record<string, unknown>
const isCompose = new Ajv({ strict: false, allErrors: true }).compile(schema)

const files = ['compose.yaml', 'compose.scale.yaml']

test.each(files)('%s is what the Compose Specification allows', (file) => {
  const isRight = isCompose(readCompose(read(file)))
  expect(isCompose.errors ?? []).toEqual([])
  expect(isRight).toBe(true)
})

test.each([
  ['a key that is none', (text: string) => text.replace('read_only:', 'readonly:')],
  ['a value of another type', (text: string) => text.replace('read_only: true', 'read_only: [1]')],
  ['a condition that is none', (text: string) => text.replace('service_healthy', 'service_is_fine')],
])('%s would be seen', (_what, spoil) => {
  const text = read('compose.yaml')
  expect(spoil(text)).not.toBe(text)
  expect(isCompose(readCompose(spoil(text)))).toBe(false)
})

describe('the services', () => {
  const [one, scaled] = files.map((file) => readCompose(read(file)))

  test('name the version of every image that is not built here, and keep what they keep in named volumes', () => {
    for (const { image = '', build, volumes = [] } of Object.values({ ...scaled?.services, ...one?.services })) {
      if (image !== '' && build === undefined) expect(image).toMatch(/:v?\d/)
      for (const volume of volumes.filter((each) => !each.startsWith('./'))) {
        expect(Object.keys(one?.volumes ?? {})).toContain(volume.split(':')[0])
      }
      for (const path of volumes.filter((each) => each.startsWith('./'))) {
        expect(existsSync(root + path.split(':')[0])).toBe(true)
      }
    }
  })

  test('open their ports to this machine alone, and only the proxy one where there are several of Roux', () => {
    for (const compose of [one, scaled]) {
      for (const { ports = [] } of Object.values(compose?.services ?? {})) {
        for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
      }
    }
    expect(scaled?.services.roux?.ports).toEqual([])
    expect(scaled?.services.proxy?.ports).toHaveLength(1)
  })
})
