import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { namesOf } from '../src/understand/judge-names.ts'
import { readPlain } from '../src/understand/read-mentions.ts'
import { featuresOf } from '../src/understand/tag-features.ts'
import { roles } from '../src/understand/tag-roles.ts'

/**
 * Writes the sentences of this folder as `train.py` takes them: for each word the buckets and flags that the tagger sees,
 * and its role. A line is `language | why it is refused | people | message`, names and numbers in the message marked
 * `{role:words}`.
 */
const letters = '-warhnpmo'
const folder = new URL('sentences/', import.meta.url)
const rows = readdirSync(folder)
  .toSorted()
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => ({ file: file.replace('.txt', ''), ...readLine(line) })),
  )
writeFileSync(process.argv[2] ?? 'rows.json', JSON.stringify(rows))

function readLine(line: string) {
  const [tongue = '', , , ...rest] = line.split(' | ')
  const language = kitchenLanguages.find((one) => one === tongue.trim())
  const message = rest.join(' | ')
  if (!language || !message) throw new Error(`No sentence: ${line}`)
  const spans: { start: number; end: number; role: number }[] = []
  let text = ''
  let last = 0
  for (const { 0: mark, 1: role = '', 2: words = '', index } of message.matchAll(/\{([warhnpmo]):([^{}]*)\}/g)) {
    text += message.slice(last, index)
    spans.push({ start: text.length, end: text.length + words.length, role: letters.indexOf(role) })
    text += words
    last = index + mark.length
  }
  text += message.slice(last)
  if (/[{}]/.test(text)) throw new Error(`Unpaired braces: ${line}`)
  return { text, ...learntFrom(text, language, spans) }
}

function learntFrom(
  text: string,
  language: KitchenLanguage,
  spans: readonly { start: number; end: number; role: number }[],
) {
  const read = readPlain(text, language)
  const { written, mended, places } = read.heard
  const names = namesOf(read, language)
  return {
    words: featuresOf(written, mended, names, language),
    names: names.map(({ start, end, isLeftOut }) => [start, end, Number(isLeftOut)]),
    roles: places.map((place) => spans.find(({ start, end }) => start < place.end && place.start < end)?.role ?? 0),
  }
}

if (letters.length !== roles.length) throw new Error('Every role has its letter')
