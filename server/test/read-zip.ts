import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of an archive by their names, in its order. yauzl throws at what is none, and at names that are paths out. */
export async function readZip(bytes: ArrayBuffer | Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(new Uint8Array(bytes)))
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return files
}
