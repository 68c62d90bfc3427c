import { isUtf8 } from 'node:buffer'

/** As much of a page as browsers look at for its encoding. */
const head = 1024

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
] as const

/**
 * The text of a page in whatever encoding it says that it is: by its first bytes, the header, or itself; else UTF-8, or
 * what was usual before where it is none.
 */
export function pageText(page: Buffer, type = ''): string {
  const mark = marks.find(({ bytes }) => bytes.every((byte, place) => page[place] === byte))
  const inHeader = /charset\s*=\s*"?([\w:-]+)/i.exec(type)?.[1]
  const inPage = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:-]+)|^<\?xml[^>]{0,100}encoding=["']([\w:-]+)/i.exec(
    page.toString('latin1', 0, head * 4),
  )
  const label = mark?.label ?? inHeader ?? inPage?.[1] ?? inPage?.[2] ?? (isUtf8(page) ? 'utf-8' : 'windows-1252')
  return decoderFor(label).decode(page)
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    // One that nobody knows.
    return new TextDecoder()
  }
}
