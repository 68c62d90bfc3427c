import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { failureOf } from '../../../test/failure-of.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { startHub } from '../../../test/start-hub.ts'
import { download } from './download.ts'
import { modelFile } from './model-file.ts'

const model = 'hf:cook/tiny:Q4_K_M'
const bytes = randomBytes(300_000)
const files = { 'tiny-Q4_K_M.gguf': bytes }
const name = 'cook--tiny--Q4_K_M.gguf'

async function start(behaviour: Parameters<typeof startHub>[1] = {}, listed: Record<string, Buffer> = files) {
  const hub = await startHub(listed, behaviour)
  const folder = makeFolder('roux-models-')
  const find = (named = model) => modelFile(named, { folder, baseUrl: hub.baseUrl })
  const said: string[] = []
  const bring = (named = model) => find(named).bring((what, details) => said.push(JSON.stringify([what, details])))
  return { hub, folder, find, bring, said, kept: () => readdirSync(folder).sort() }
}

test('a model is kept as the host has it, with progress, and then no network is asked', async () => {
  const { hub, folder, find, bring, said, kept } = await start()
  expect(await find().isThere()).toBe(false)
  await bring()
  expect(kept()).toEqual([name, `${name}.json`])
  expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true)
  expect(said.at(-1)).toContain('"percent":100')
  await hub.stop()
  expect(await find().isThere()).toBe(true)
  await bring()
})

test('a download that breaks off goes on where it was', async () => {
  let cuts = 2
  const { hub, folder, bring, kept } = await start({
    answer(request, response) {
      cuts -= 1
      if (cuts < 0) return
      const from = Number(/\d+/.exec(request.headers.range ?? '0'))
      const about = from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }
      response.writeHead(from > 0 ? 206 : 200, { etag: hub.etag, 'content-length': bytes.length - from, ...about })
      response.write(bytes.subarray(from, from + 100_000))
      // What has come but was not written down is asked for again.
      const part = join(folder, `${name}.part`)
      const sizeOfPart = () => statSync(part, { throwIfNoEntry: false })?.size
      void expect
        .poll(sizeOfPart)
        .toBeGreaterThan(from)
        .then(() => response.destroy())
      return response
    },
  })
  await bring()
  expect(hub.ranges).toEqual([
    undefined,
    expect.stringMatching(/^bytes=[1-9]\d+-$/),
    expect.stringMatching(/^bytes=[1-9]\d+-$/),
  ])
  expect(kept()).toEqual([name, `${name}.json`])
})

test('a download goes on after a restart, unless the host has another model by then', async () => {
  const { hub, folder, bring } = await start()
  const part = join(folder, `${name}.part`)
  const begin = (sha256: string, etag: string, beginning: Buffer) => {
    writeFileSync(part, beginning)
    writeFileSync(`${part}.json`, JSON.stringify({ sha256, etag }))
  }
  begin(hub.sha256, hub.etag, bytes.subarray(0, 1000))
  await bring()
  expect(hub.ranges.splice(0)).toEqual(['bytes=1000-'])
  for (const [sha256, etag, ranges] of [
    // Another by its hash is not even gone on with; of another by its tag the host sends all.
    ['0'.repeat(64), hub.etag, [undefined]],
    [hub.sha256, '"another"', ['bytes=500-']],
  ] as const) {
    writeFileSync(join(folder, `${name}.json`), '{')
    begin(sha256, etag, randomBytes(500))
    await bring()
    expect(hub.ranges.splice(0)).toEqual(ranges)
    expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true)
  }
})

testTable<[string, Parameters<typeof startHub>[1], string]>([
  ['another hash', { announces: { sha256: '0'.repeat(64) } }, 'provider_malformed: what was downloaded is not'],
  ['less', { announces: { size: 400_000 } }, 'provider_malformed: the model is not as large'],
  ['more', { announces: { size: 200_000 } }, 'provider_malformed: the model is not as large'],
  [
    'more, which is not said',
    {
      announces: { size: 200_000 },
      answer: (_, response) => {
        response.write(bytes)
        return response.end()
      },
    },
    'provider_malformed: the host sends more',
  ],
  ['more than the disk has room for', { announces: { size: 2 ** 52 } }, 'provider_misconfigured: there is no room'],
  ['a refusal', { answer: (_, response) => response.writeHead(403).end() }, 'provider_misconfigured: HTTP 403'],
])('what the host says and does is told, and nothing of it is used', async (_what, behaviour, failure) => {
  const { find, bring } = await start(behaviour)
  expect(await failureOf(bring())).toContain(failure)
  expect(await find().isThere()).toBe(false)
})

test('a host from which nothing comes is given up, and what had come is kept', async () => {
  const { hub, folder } = await start({ answer: (_, response) => response.destroy() })
  const file = join(folder, 'model.part')
  writeFileSync(file, bytes.subarray(0, 10))
  writeFileSync(`${file}.json`, JSON.stringify({ sha256: hub.sha256 }))
  const source = {
    url: `${hub.baseUrl}/cook/tiny/resolve/main/tiny-Q4_K_M.gguf`,
    size: bytes.length,
    sha256: hub.sha256,
  }
  expect(await failureOf(download(file, source, () => undefined, 1))).toMatch(
    /^provider_unavailable: .+ again and again/,
  )
  expect(hub.ranges).toEqual(Array(5).fill('bytes=10-'))
  expect(readFileSync(file)).toHaveLength(10)
})

test('a file that is not what was brought is not used; another date alone is nothing', async () => {
  const { folder, find, bring } = await start()
  await bring()
  const file = join(folder, name)
  utimesSync(file, 1, 1)
  expect(await find().isThere()).toBe(true)
  writeFileSync(file, randomBytes(bytes.length))
  expect(await find().isThere()).toBe(false)
  await bring()
  writeFileSync(file, bytes.subarray(1))
  expect(await find().isThere()).toBe(false)
})

test('of the files of a repository the one is taken that is meant', async () => {
  const listed = {
    'README.md': bytes,
    'mmproj-Q4_K_M.gguf': bytes,
    'tiny-Q4_K_M-00001-of-00002.gguf': bytes,
    'tiny-Q4_K_S.gguf': Buffer.from('small'),
    'more/tiny.Q8_0.gguf': Buffer.from('large'),
  }
  const { folder, bring } = await start({}, listed)
  expect(await failureOf(bring())).toContain('provider_misconfigured: the repository of AI_MODEL has no such file')
  await bring('hf:cook/tiny:q8_0')
  expect(readFileSync(join(folder, 'cook--tiny--q8_0.gguf'), 'utf8')).toBe('large')
  await bring('hf:cook/tiny:tiny-Q4_K_S.gguf')
  expect(readFileSync(join(folder, 'cook--tiny--tiny-Q4_K_S.gguf'), 'utf8')).toBe('small')
})

test('a host that cannot be asked, or knows no such model, is told', async () => {
  const { hub, bring } = await start()
  expect(await failureOf(bring('hf:cook/none:Q4_K_M'))).toMatch(/^provider_misconfigured: .+ answers with 404/)
  await hub.stop()
  expect(await failureOf(bring())).toMatch(/^provider_unavailable: .+ cannot be reached/)
})

test.runIf(process.platform === 'linux')(
  'a disk that is full in the middle is told, with what is missing',
  async () => {
    const { hub, folder, bring } = await start()
    const part = join(folder, `${name}.part`)
    writeFileSync(`${part}.json`, JSON.stringify({ sha256: hub.sha256 }))
    // Whatever is written into it meets a full disk.
    symlinkSync('/dev/full', part)
    expect(await failureOf(bring())).toMatch(/^provider_misconfigured: there is no room for the model in DATA_DIR/)
  },
)

test('a folder that cannot be written is no matter of the network', async () => {
  const { hub, folder, bring } = await start()
  symlinkSync(join(folder, 'nowhere', 'part'), join(folder, `${name}.part`))
  writeFileSync(join(folder, `${name}.part.json`), JSON.stringify({ sha256: hub.sha256 }))
  await expect(bring()).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
})

test('who stops in the middle stops the download, and what has come is kept', async () => {
  const stopping = new AbortController()
  const { find, kept } = await start({
    answer(_request, response) {
      response.writeHead(200, { 'content-length': bytes.length })
      response.write(bytes.subarray(0, 100_000))
      return response
    },
  })
  const told = Promise.withResolvers<void>()
  const bringing = find().bring((what) => what.includes('downloading') && told.resolve(), stopping.signal)
  await told.promise
  stopping.abort()
  await expect(bringing).rejects.toThrow()
  expect(kept()).not.toContain(name)
})
