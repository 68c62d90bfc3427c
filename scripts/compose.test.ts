import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { testTable } from '../contract/test/test-table.ts'
import { environmentNames, readSettings } from '../server/src/config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

interface Service {
  readonly image?: string
  readonly build?: string
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** A Compose file as its schema sees it: `!reset` drops what the file before it says. */
function readCompose(text: string): { services: Record<string, Service>; volumes?: Record<string, unknown> } {
  return parse(text, { merge: true, customTags: [{ tag: '!reset', collection: 'seq' }] })
}

const { $schema: _, ...schema } = JSON.parse(read('deploy/compose-spec.schema.json')) as Record<string, unknown>
const isCompose = new Ajv({ strict: false, allErrors: true }).compile(schema)

const files = ['compose.yaml', 'compose.scale.yaml']

testTable(files)('what we write is what the Compose Specification allows', (file) => {
  const isRight = isCompose(readCompose(read(file)))
  expect(isCompose.errors ?? []).toEqual([])
  expect(isRight).toBe(true)
})

testTable([
  ['a key that is none', (text: string) => text.replace('read_only:', 'readonly:')],
  ['a value of another type', (text: string) => text.replace('read_only: true', 'read_only: [1]')],
  ['a condition that is none', (text: string) => text.replace('service_healthy', 'service_is_fine')],
])('what it does not allow would be seen', (_what, spoil) => {
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

  test('pass every setting on to Roux, where an empty one is its default; the image says where it listens and stores', () => {
    const ofImage = ['HOST', 'PORT', 'DATA_DIR']
    for (const name of ofImage) expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*\\b${name}=\\S`, 'm'))
    const { DATABASE_URL, ...given } = one?.services.roux?.environment ?? {}
    expect(DATABASE_URL).toContain('@postgres/')
    expect(['DATABASE_URL', ...Object.keys(given), ...ofImage].toSorted()).toEqual(environmentNames.toSorted())
    for (const [name, value] of Object.entries(given)) expect(value).toMatch(new RegExp(`^\\$\\{${name}:-.*\\}$`))
  })
})

testTable([
  ['compose.yaml', /^ *stop_grace_period: (\d+)s$/m],
  ['deploy/roux.service', /^TimeoutStopSec=(\d+)$/m],
])('Roux has longer to stop than it ever takes', (file, pattern) => {
  const seconds = Number(pattern.exec(read(file))?.[1])
  // Beside the delay there are 15 seconds for what has been accepted.
  const longest = (seconds - 15) * 1000
  expect(() => readSettings({ STOP_DELAY_MS: String(longest) })).toThrow('STOP_DELAY_MS')
})
