import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of an archive by their names, in its order. yauzl throws at what is none, and at names that are paths out. */
export async function readZip(bytes: ArrayBuffer | Buffer): Promise<Map<string, Buffer>> {
  return new Map((await entriesOf(bytes)).map(({ name, content }) => [name, content]))
}

/** The same with what an archive says of each. */
export async function entriesOf(bytes: ArrayBuffer | Buffer) {
  const archive = await fromBufferPromise(Buffer.from(new Uint8Array(bytes)))
  const entries: { name: string; content: Buffer; date: Date; method: number }[] = []
  for await (const entry of archive.eachEntry()) {
    const content = await buffer(await archive.openReadStreamPromise(entry))
    const { fileName: name, compressionMethod: method } = entry
    entries.push({ name, content, date: entry.getLastModDate(), method })
  }
  return entries
}
