import { cleanText } from '@roux/contract/clean-text'

/** Bytes of a name: file systems take 255, and an ending and a number come behind it. */
const longest = 180

/** What Windows has for itself, whatever follows a full stop. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])$/i

/**
 * A text as the name of a file, without its ending, on every system: no path, nothing that one of them forbids, hides
 * or reserves, composed as most compare it (NFC), and never empty.
 */
export function fileNameOf(text: string): string {
  const plain = cleanText(text, text.length)
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]+/g, '-')
    .replace(/^[.\s~-]+|[.\s]+$/g, '')
  const name = clipped(plain).replace(/[.\s]+$/, '')
  const [before = ''] = name.split('.')
  if (name === '') return 'recipe'
  return reserved.test(before.trimEnd()) ? `_${name}` : name
}

/** Gives each of many things a name of its own, also where case and accents make no difference. */
export function createDistinct(join: (name: string, number: number) => string): (name: string) => string {
  const given = new Set<string>()
  const next = new Map<string, number>()
  return (name) => {
    const key = keyOf(name)
    let own = name
    let number = next.get(key) ?? 2
    for (; given.has(keyOf(own)); number += 1) own = join(name, number)
    next.set(key, number)
    given.add(keyOf(own))
    return own
  }
}

function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** As many whole characters as fit. */
function clipped(text: string): string {
  let bytes = 0
  let end = 0
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, longest))) {
    bytes += Buffer.byteLength(segment)
    if (bytes > longest) break
    end += segment.length
  }
  return text.slice(0, end)
}
