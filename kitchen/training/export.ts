import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { atThe, ofThe, withArticle } from '@roux/cooking/wording/french'
import { type Noun, spokenNoun } from '@roux/cooking/wording/noun'
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
/** How many sentences are made of each pattern. */
const times = 20

const foods = ingredients.filter(({ serving: [, unit], kind }) => /^(?:g|piece|ml)$/.test(unit) && kind !== 'water')

const patterns = expandPatterns(readFileSync(new URL('patterns.txt', import.meta.url), 'utf8')).map(
  ({ language, message }) => ({ file: 'patterns', ...readMessage(message, language) }),
)
writeFileSync(process.argv[2] ?? 'rows.json', JSON.stringify([...rows, ...patterns]))

function readLine(line: string) {
  const [tongue = '', , , ...rest] = line.split(' | ')
  const language = kitchenLanguages.find((one) => one === tongue.trim())
  const message = rest.join(' | ')
  if (!language || !message) throw new Error(`No sentence: ${line}`)
  return readMessage(message, language)
}

function readMessage(message: string, language: KitchenLanguage) {
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
  if (/[{}]/.test(text)) throw new Error(`Unpaired braces: ${message}`)
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
    words: featuresOf(written, mended, names, language, read.harm),
    names: names.map(({ start, end, read }) => [start, end, Number(read !== 'kept')]),
    roles: places.map((place) => spans.find(({ start, end }) => start < place.end && place.start < end)?.role ?? 0),
  }
}

/**
 * Sentences of the patterns in `patterns.txt`, marked as those in `sentences/` are: the same at every run. What tells of
 * harm and what only sounds so are made of the same words there, so that the shape of a sentence is learnt.
 */
function expandPatterns(text: string): { language: KitchenLanguage; message: string }[] {
  const names = new Map<string, string>()
  const patterns: [KitchenLanguage, string][] = []
  for (const line of text.split('\n')) {
    const [, name, words = ''] = /^([A-Z]+) = (.*)$/.exec(line) ?? []
    if (name) names.set(name, `(${words.replaceAll(' | ', '|')})`)
    else if (/^(?:en|fr): /.test(line)) patterns.push([line.startsWith('en') ? 'en' : 'fr', line.slice(4)])
  }
  const choose = randomOf(2)
  return patterns.flatMap(([language, pattern]) =>
    Array.from({ length: times }, () => ({ language, message: expand(pattern, { names, language, choose }) })),
  )
}

type Choose = <T>(many: readonly T[]) => T
type Around = { names: ReadonlyMap<string, string>; language: KitchenLanguage; choose: Choose }

function expand(pattern: string, { names, language, choose }: Around): string {
  let text = pattern
  for (let last = ''; text !== last; ) {
    last = text
    text = text
      .replace(/(?<![A-Z])[A-Z]{2,}(?![A-Z])/g, (name) => names.get(name) ?? name)
      .replace(/\(([^()]*)\)/g, (_, words: string) => choose(words.split('|')))
  }
  const [one, other] = [nounOf(language, choose), nounOf(language, choose)]
  return text
    .replace(/~(les|des|aux) (\{.:|)([FG])/g, (_, how: string, mark: string, letter: string) => {
      const noun = letter === 'F' ? one : other
      const said = (how === 'les' ? withArticle : how === 'des' ? ofThe : atThe)(noun)
      return `${said.slice(0, said.length - noun.text.length)}${mark}${noun.text}`
    })
    .replace(/(?<![A-Za-zÀ-ÿ])([FG])(?![A-Za-zÀ-ÿ'])/g, (_, letter) => (letter === 'F' ? one : other).text)
    .replace(/ +(?=[ ,.])/g, '')
    .trim()
}

function nounOf(language: KitchenLanguage, choose: Choose): Noun {
  const food = choose(foods)
  return spokenNoun(food, language, food.serving[1] === 'piece' || choose([true, false]))
}

/** The same choices at every run (a linear congruential generator, with the numbers of Numerical Recipes). */
function randomOf(seed: number): Choose {
  let state = seed
  return (many) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const one = many[Math.floor((state / 2 ** 32) * many.length)]
    if (one === undefined) throw new Error('Nothing to choose from')
    return one
  }
}

if (letters.length !== roles.length) throw new Error('Every role has its letter')
