/** Deeper than any recipe. */
const deepest = 60

const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: null, NaN: null }

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' }

/**
 * A value out of JSON as pages have it: with raw line ends in texts, commas too many or too few, comments, single
 * quotes, quotes inside quotes, no quotes around names, wrong escapes, something before or after it, or cut off at its end. Undefined where
 * there is none. Never throws; linear time.
 */
export function parseLeniently(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return readFrom(text)
  }
}

interface Place {
  readonly text: string
  at: number
}

function readFrom(text: string): unknown {
  const at = text.search(/[[{]/)
  if (at < 0) return undefined
  const place = { text, at }
  const values: unknown[] = []
  // Several values, one behind the other, are a list.
  for (;;) {
    values.push(readValue(place, 0))
    skip(place, /[\s;,]/)
    if (!/[[{]/.test(text[place.at] ?? '')) return values.length === 1 ? values[0] : values
  }
}

function readValue(place: Place, depth: number): unknown {
  skip(place)
  const sign = place.text[place.at]
  if (sign === '{' || sign === '[') {
    place.at += 1
    if (depth === deepest) return undefined
    return sign === '{' ? readFields(place, depth + 1) : readList(place, depth + 1)
  }
  if (sign === '"' || sign === "'") return readText(place, sign)
  return readBare(place)
}

function readFields(place: Place, depth: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (;;) {
    skip(place, /[\s,;]/)
    const sign = place.text[place.at]
    if (sign === undefined || sign === '}' || sign === ']') {
      place.at += sign === '}' ? 1 : 0
      return fields
    }
    const before = place.at
    const name = sign === '"' || sign === "'" ? readText(place, sign) : readWord(place)
    skip(place)
    if (place.text[place.at] === ':') {
      place.at += 1
      const value = readValue(place, depth)
      if (name !== '__proto__' && !Object.hasOwn(fields, name)) fields[name] = value
    }
    if (place.at === before) place.at += 1
  }
}

function readList(place: Place, depth: number): unknown[] {
  const list: unknown[] = []
  for (;;) {
    skip(place, /[\s,;]/)
    const sign = place.text[place.at]
    if (sign === undefined || sign === ']' || sign === '}') {
      place.at += sign === ']' ? 1 : 0
      return list
    }
    const before = place.at
    list.push(readValue(place, depth))
    if (place.at === before) place.at += 1
  }
}

/** What may follow the quote that ends a text: a sign of the structure, and what that in turn is followed by. */
const afterText = /\s*(?:$|:|[}\]]|,\s*(?:$|["'{[}\]\d\-/]|true|false|null|[\w@$]+\s*:)|"[\w@$:-]{1,60}"\s*:)/y

function readText(place: Place, quote: string): string {
  const { text } = place
  const parts: string[] = []
  let from = place.at + 1
  for (let at = from; ; at += 1) {
    const sign = text[at]
    if (sign === undefined) {
      place.at = at
      return parts.join('') + text.slice(from)
    }
    if (sign === '\\') {
      parts.push(text.slice(from, at))
      const { said, length } = readEscape(text, at + 1)
      parts.push(said)
      at += length
      from = at + 1
    } else if (sign === quote && endsHere(text, at + 1)) {
      place.at = at + 1
      return parts.join('') + text.slice(from, at)
    }
  }
}

function endsHere(text: string, at: number): boolean {
  afterText.lastIndex = at
  return afterText.test(text)
}

function readEscape(text: string, at: number): { said: string; length: number } {
  const sign = text[at] ?? ''
  const code = sign === 'u' ? /^[\da-f]{4}/i.exec(text.slice(at + 1, at + 5))?.[0] : undefined
  if (code !== undefined) return { said: String.fromCharCode(Number.parseInt(code, 16)), length: 5 }
  return { said: escapes[sign] ?? sign, length: sign.length }
}

function readBare(place: Place): unknown {
  const word = readWord(place)
  if (Object.hasOwn(literals, word)) return literals[word]
  return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word || undefined
}

function readWord(place: Place): string {
  const start = place.at
  skip(place, /[^\s,:;{}[\]"']/)
  return place.text.slice(start, place.at)
}

/** Passes over signs of a kind, and over comments. */
function skip(place: Place, kind = /\s/): void {
  const { text } = place
  for (;;) {
    const sign = text[place.at]
    if (sign === undefined) return
    const comment = sign === '/' || sign === '<' ? commentAt(text, place.at) : undefined
    if (comment !== undefined) place.at = comment
    else if (kind.test(sign)) place.at += 1
    else return
  }
}

/** Where the comment that starts here ends; undefined where none does. */
function commentAt(text: string, at: number): number | undefined {
  const ending = text.startsWith('//', at)
    ? '\n'
    : text.startsWith('/*', at)
      ? '*/'
      : text.startsWith('<!--', at)
        ? '-->'
        : ''
  if (ending === '') return undefined
  const end = text.indexOf(ending, at + 2)
  return end < 0 ? text.length : end + ending.length
}
