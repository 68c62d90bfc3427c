import { z } from 'zod'
import { WriterError } from '../provider/writer-error.ts'

/** Where models are downloaded from: whatever speaks as Hugging Face does. */
export interface Hub {
  readonly baseUrl: string
  /** For models that not everybody may have. */
  readonly key?: string | undefined
}

/** A file on a hub, with what it announces of it. */
export interface HubFile {
  readonly url: string
  readonly size: number
  readonly sha256: string
}

const Files = z.array(
  z.object({
    path: z.string(),
    size: z.number(),
    lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/), size: z.number() }).optional(),
  }),
)

const answerWithinMs = 30_000

/**
 * A repository's file of a quantisation, or of a name.
 * @throws WriterError
 */
export async function findOnHub(repository: string, which: string, { baseUrl, key }: Hub): Promise<HubFile> {
  const host = URL.parse(baseUrl)?.host ?? 'the host'
  const response = await fetch(`${baseUrl}/api/models/${repository}/tree/main?recursive=true`, {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => {
    throw new WriterError('provider_unavailable', { why: `${host} cannot be reached`, retry: 'never' })
  })
  if (!response.ok) throw refused(response.status, host)
  const files = Files.safeParse(await response.json().catch(() => undefined))
  if (!files.success) throw new WriterError('provider_malformed', { why: `${host} lists no files`, retry: 'never' })
  const file = files.data.find(({ path }) => isWanted(path, which))
  if (!file) {
    const why = 'the repository of AI_MODEL has no such file, or only one in several parts'
    throw new WriterError('provider_misconfigured', { why })
  }
  if (!file.lfs || file.lfs.size !== file.size) {
    throw new WriterError('provider_malformed', { why: `${host} announces no SHA-256 of the model`, retry: 'never' })
  }
  const path = file.path.split('/').map(encodeURIComponent).join('/')
  return { url: `${baseUrl}/${repository}/resolve/main/${path}`, size: file.size, sha256: file.lfs.oid }
}

/** Its name, or a part of it between marks; one in several files, or what only shows a model pictures, is none. */
function isWanted(path: string, which: string): boolean {
  const name = path.toLowerCase()
  const wanted = which.toLowerCase()
  if (name === wanted) return true
  if (!name.endsWith('.gguf') || /-\d+-of-\d+\.gguf$|mmproj/.test(name)) return false
  return name.slice(0, -'.gguf'.length).split(/[-./]/).includes(wanted)
}

function refused(status: number, host: string): WriterError {
  const why = `${host} answers with ${status} to AI_MODEL`
  if (status === 401 || status === 403)
    return new WriterError('provider_misconfigured', { why: `${why}: is a key needed?` })
  if (status === 404) return new WriterError('provider_misconfigured', { why })
  return new WriterError('provider_unavailable', { why, retry: 'never' })
}
