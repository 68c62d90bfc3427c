import type { Brought } from '@roux/contract/bringing-in'
import { webAddressOf } from '@roux/contract/web-address'
import { readPage } from './read-page.ts'
import { readLines, type TextLine } from './text-lines.ts'
import { toBrought } from './to-brought.ts'

/**
 * The recipes in a text that was pasted: most often one, with headings ("Ingredients", « Préparation ») or without. What
 * is the source of a page, or its data, is read as such. Never throws.
 */
export function readText(text: string): Brought[] {
  if (/<(?:html|head|body|script|div|article|section)\b/i.test(text)) return readPage(text)
  if (/^\s*[[{]/.test(text)) {
    const data = readPage(`<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`)
    if (data.length > 0) return data
  }
  const found = readLines(linesOfText(text))
  const url = webAddressOf(/https?:\/\/[^\s<>"]+/.exec(text)?.[0] ?? '')
  const draft = toBrought([{ found, origin: 'text' }], { address: url, base: url })
  return draft ? [draft] : []
}

function linesOfText(text: string): TextLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): TextLine => {
      // As Markdown has them.
      const heading = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line)
      if (heading) return { text: heading[2] ?? '', kind: 'heading', level: heading[1]?.length ?? 1 }
      const bold = /^(\*\*|__)(.+)\1:?$/.exec(line)
      return { text: bold?.[2] ?? line, kind: 'line' }
    })
}
