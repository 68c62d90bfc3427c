import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { hubName } from '../../local-settings.ts'
import { WriterError } from '../provider/writer-error.ts'
import { download } from './download.ts'
import { findOnHub, type Hub } from './find-on-hub.ts'

type Tell = (what: string, details?: object) => void

/** The file that a model is in. */
export interface ModelFile {
  readonly path: string
  /** Whether it is here, whole and as it was brought. No network is asked. */
  isThere(): Promise<boolean>
  /** @throws WriterError */
  bring(tell: Tell, signal?: AbortSignal): Promise<void>
  /** How much of it has come, in whole percent. */
  percent(): number
}

/** Kept beside a file from when it was brought: whatever is not so any more is looked at anew. */
const Record = z.object({ sha256: z.string(), size: z.number(), mtimeMs: z.number() })

/** Percent between two lines of the log. */
const tellEvery = 5

interface Keeping extends Hub {
  readonly folder: string
}

/** What `AI_MODEL` names: a file, or one that is brought from a hub and kept. */
export function modelFile(model: string, keeping: Keeping): ModelFile {
  const [, repository, which] = hubName.exec(model) ?? []
  if (repository && which) return fileOfHub(repository, which, keeping)
  // One of somebody's own is as it is: what is wrong with it is told when it is loaded.
  return {
    path: resolve(model),
    isThere: () => Promise.resolve(true),
    bring: () => Promise.resolve(),
    percent: () => 100,
  }
}

function fileOfHub(repository: string, which: string, { folder, ...hub }: Keeping): ModelFile {
  const name = `${repository}--${which.replace(/\.gguf$/i, '')}`.replace(/\//g, '--')
  const path = join(folder, `${name}.gguf`)
  const record = `${path}.json`
  let percent = 0
  const isThere = async () => {
    const kept = await readRecord(record)
    const found = await stat(path).catch(() => undefined)
    if (!kept || found?.size !== kept.size) return false
    if (found.mtimeMs === kept.mtimeMs) return true
    if ((await hashOf(path)) !== kept.sha256) return false
    await writeWhole(record, JSON.stringify({ ...kept, mtimeMs: found.mtimeMs }))
    return true
  }
  return {
    path,
    isThere,
    percent: () => percent,
    async bring(tell, signal) {
      if (await isThere()) return
      await mkdir(folder, { recursive: true })
      const source = await findOnHub(repository, which, hub)
      const part = `${path}.part`
      const megabytes = Math.round(source.size / 1e6)
      let told = -1
      await download(part, { ...source, key: hub.key, signal }, (share) => {
        percent = Math.floor(share * 100)
        if (percent < Math.min(told + tellEvery, 100)) return
        told = percent
        tell('downloading the language model', { percent, megabytes })
      })
      if ((await hashOf(part)) !== source.sha256) {
        await rm(part, { force: true })
        const why = 'what was downloaded is not what the host announced (another SHA-256)'
        throw new WriterError('provider_malformed', { why, retry: 'never' })
      }
      const { mtimeMs } = await stat(part)
      await writeWhole(record, JSON.stringify({ sha256: source.sha256, size: source.size, mtimeMs }))
      await rename(part, path)
      await rm(`${part}.json`, { force: true })
    },
  }
}

async function readRecord(file: string) {
  try {
    return Record.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // None, or none that can be read: as if nothing had been brought.
    return undefined
  }
}

/** Never half of it, whatever ends the process. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { highWaterMark: 2 ** 18 })) hash.update(piece)
  return hash.digest('hex')
}
