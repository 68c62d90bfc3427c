import { cleanText } from '@roux/contract/clean-text'
import { readTree } from './page-tree.ts'
import { linesOf } from './text-of.ts'

/** Longer than any text of a recipe that is told as one. */
const longest = 100_000

const blockTag = /<(?:p|br|div|li|ul|ol|h[1-6]|tr|section)\b/i
/** Tags, or entities. */
export const markup = /<[a-z/!]|&#?\w+;/i

/** What blogs' software replaces before it shows a text, and some forget to. */
const shortcode = /\[\/?(?:\w+[-_]\w+|caption|gallery|embed|adrotate)(?:\s[^[\]]*)?\]/gi

/**
 * The lines of a text out of a page's data, which may hold tags and entities, once or twice over ("&amp;#8217;"), as
 * plain text. A paragraph, an entry of a list and a break are lines.
 */
export function plainLines(raw: string): string[] {
  let text = raw.slice(0, longest)
  for (let times = 0; times < 3 && markup.test(text); times += 1) {
    const html = blockTag.test(text) ? text : text.replace(/\r?\n|\r/g, '<br>')
    text = linesOf(readTree(html)).join('\n')
  }
  return text
    .replace(shortcode, ' ')
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => cleanText(line, line.length))
    .filter((line) => line !== '')
}

/** The same as one line. */
export function plainText(raw: string): string {
  return plainLines(raw).join(' ')
}
