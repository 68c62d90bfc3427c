import type { BringInRequest } from '@roux/contract/bringing-in'

/** What a page says of its encoding, which is among its first words. */
const declared = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i

/** A file that a cook has saved: a page, or a text. */
export async function readPageFile(file: File): Promise<BringInRequest> {
  const bytes = await file.arrayBuffer()
  const text = decode(bytes)
  return /\.x?html?$/i.test(file.name) || file.type.includes('html') ? { html: text } : { text }
}

function decode(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes)
  const label = declared.exec(text.slice(0, 4096))?.[1]
  if (!(label && text.includes('\uFFFD'))) return text
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    // An encoding that nobody knows.
    return text
  }
}
