import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { ingredients } from '@roux/cooking/foods/lexicon'
import { atThe, ofThe, withArticle } from '@roux/cooking/wording/french'
import { type Noun, spokenNoun } from '@roux/cooking/wording/noun'
import { namesOf } from '../src/understand/judge-names.ts'
import { readMentions, readPlain } from '../src/understand/read-mentions.ts'
import { withoutNutrients } from '../src/understand/read-nutrients.ts'
import { sayings } from '../src/understand/sayings.ts'
import { featuresOf } from '../src/understand/tag-features.ts'
import { roles } from '../src/understand/tag-roles.ts'
import { readMarked, wordLetters } from './marked.ts'

/**
 * Writes the sentences of this folder as `train.py` takes them: for each word the buckets and flags that the tagger sees,
 * and the roles that it may have. What harms is learnt from `sentences/` and the patterns; what each word says
 * (`export.ts rows.json words`) from `words/`, and from `sentences/` as far as they tell. A line of `sentences/` is
 * `language | why it is refused | people | message`, one of `words/` is `language|message`; names, numbers and wishes in
 * the message are marked `{role:words}`.
 */
const [, , into = 'rows.json', what] = process.argv
/** The letters of what harms, in the order of its roles. */
const harmLetters = '-warhnpmo'

/** What a word may say that has a letter of `sentences/`, where amounts and wishes are not marked and sides are `w`. */
const mayBe: Readonly<Record<string, string>> = {
  '-': '-qx',
  w: 'dwsc',
  a: 'a',
  r: 'r',
  h: 'h',
  n: 'n',
  p: 'p',
  m: 'm',
  o: 'oq',
}

const rolesOf: Readonly<Record<'harm' | 'sentences' | 'words', (letter: string) => number[]>> = {
  harm: (letter) => [harmLetters.indexOf(letter)],
  sentences: (letter) => [...(mayBe[letter] ?? '')].map((one) => wordLetters.indexOf(one)),
  words: (letter) => [wordLetters.indexOf(letter)],
}

type Source = keyof typeof rolesOf

/** How many sentences are made of each pattern. */
const times = 20

const foods = ingredients.filter(({ serving: [, unit], kind }) => /^(?:g|piece|ml)$/.test(unit) && kind !== 'water')

const rows =
  what === 'words'
    ? [...rowsOf('sentences/', 'sentences'), ...rowsOf('words/', 'words')]
    : [
        ...rowsOf('sentences/', 'harm'),
        ...expandPatterns(readFileSync(new URL('patterns.txt', import.meta.url), 'utf8')).map(
          ({ language, message }) => ({ file: 'patterns', ...readMessage(message, language, 'harm') }),
        ),
      ]
writeFileSync(into, JSON.stringify(rows))

function rowsOf(folder: string, source: Source) {
  const url = new URL(folder, import.meta.url)
  return readdirSync(url)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, url), 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => ({ file: file.replace('.txt', ''), ...readLine(line, source) })),
    )
}

function readLine(line: string, source: Source) {
  const [tongue = '', ...rest] = line.split(source === 'words' ? '|' : ' | ')
  const language = kitchenLanguages.find((one) => one === tongue.trim())
  const message = source === 'words' ? rest.join('|') : rest.slice(2).join(' | ')
  if (!language || !message) throw new Error(`No sentence: ${line}`)
  return readMessage(message, language, source)
}

function readMessage(message: string, language: KitchenLanguage, source: Source) {
  const { text, spans } = readMarked(message)
  if (spans.some(({ letter }) => rolesOf[source](letter).some((role) => role < 0)))
    throw new Error(`No role: ${message}`)
  // What each word says is asked of a text that was read to its end, what harms of what the rules made of it.
  const read = source === 'harm' ? readPlain(text, language) : readMentions(withoutNutrients(text), language)
  const { written, mended, places } = read.heard
  const names = namesOf(read, language)
  const roles = places.map((place) =>
    rolesOf[source](spans.find(({ start, end }) => start < place.end && place.start < end)?.letter ?? '-'),
  )
  return {
    text,
    words: featuresOf(written, mended, names, language, read.harm),
    names: names.map(({ start, end, read }) => [start, end, Number(read !== 'kept')]),
    roles,
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

if (harmLetters.length !== roles.length || wordLetters.length !== sayings.length)
  throw new Error('Every role has its letter')
