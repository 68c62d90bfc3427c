import { type Style, styles } from '../languages/kitchen-words.ts'

/** A template of a dish, taken apart: whatever reads one walks this. */
export type Template = {
  parts: readonly Part[]
  /** Every slot that it names anywhere. */
  slots: ReadonlySet<string>
  /** What it must name, outside `[…]`; one of each list is enough. */
  required: readonly (readonly string[])[]
}

/** What stands for something in a slot: its name, words that go by its number and gender, the ending of a participle. */
export type Reference =
  | { kind: 'names'; slots: readonly string[]; style: Style }
  | { kind: 'forms'; slots: readonly string[]; forms: readonly string[] }
  | { kind: 'ending'; slots: readonly string[] }

export type Part =
  | Reference
  /** `lower` is what a text is compared with, whatever stands before it. */
  | { kind: 'words'; words: string; lower: string }
  /** `name` is what the choice is made by. */
  | { kind: 'one-of'; name: string; choices: readonly (readonly Part[])[] }
  /** With `only`, it stays where these slots are filled, or empty. */
  | { kind: 'optional'; only?: { slots: readonly string[]; areFilled: boolean }; parts: readonly Part[] }

const known = new Map<string, Template>()

/** A template as `render` describes it, read once; throws at one that is none. */
export function parseTemplate(text: string): Template {
  const read = known.get(text) ?? readTemplate(text)
  known.set(text, read)
  return read
}

function readTemplate(text: string): Template {
  const parts = readText(text)
  return {
    parts,
    slots: new Set(referencesIn(parts, true).flatMap(({ slots }) => slots)),
    required: referencesIn(parts, false).map(({ slots }) => slots),
  }
}

function referencesIn(parts: readonly Part[], isAnywhere: boolean): Reference[] {
  return parts.flatMap((part): Reference[] => {
    if (part.kind === 'words') return []
    if (part.kind === 'one-of') return part.choices.flatMap((choice) => referencesIn(choice, isAnywhere))
    if (part.kind === 'optional') return isAnywhere ? referencesIn(part.parts, true) : []
    return [part]
  })
}

/** A reference whole, the start of a part in brackets with its condition, another sign, or words. */
const token =
  /\{(?<slots>[a-z]+(?:\+[a-z]+)*)(?:(?<end>·)|:(?<style>\w+)|\|(?<forms>[^[\]{}<>]*))?\}|\[(?:(?<only>[?!])(?<asked>[a-z+]+) )?|[<|>\]]|(?<words>[^[\]{}<|>·]+)/giy

/** A template that says something in other words: what stands in braces, and where, stays. */
export function rewordTemplate(template: string, reword: (words: string) => string): string {
  return template.replace(token, (sign, ...found) => (found.at(-1).words === undefined ? sign : reword(sign)))
}

type Token = { sign: string; at: number; groups: Readonly<Record<string, string | undefined>> }

function readText(text: string): readonly Part[] {
  const tokens = Array.from(
    text.matchAll(token),
    ({ 0: sign, index: at, groups = {} }): Token => ({ sign, at, groups }),
  )
  const last = tokens.at(-1)
  const end = last ? last.at + last.sign.length : 0
  const fail = (at: number) => new Error(`No template from "${text.slice(at)}" on: ${text}`)
  if (end < text.length) throw fail(end)

  /** Up to one of these signs, which is taken too. */
  function readUntil(closing: readonly string[]): { parts: Part[]; closed: Token } {
    const parts: Part[] = []
    for (let next = tokens.shift(); next; next = tokens.shift()) {
      if (closing.includes(next.sign)) return { parts, closed: next }
      parts.push(readPart(next))
    }
    if (closing.includes('')) return { parts, closed: { sign: '', at: end, groups: {} } }
    throw fail(end)
  }

  function readPart({ sign, at, groups: { words, slots, end, style = '', forms, only, asked = '' } }: Token): Part {
    if (words !== undefined) return { kind: 'words', words, lower: words.toLowerCase() }
    if (sign === '<') return readChoices(at + 1, [])
    if (sign.startsWith('[')) {
      const { parts } = readUntil([']'])
      const condition = only && { only: { slots: asked.split('+'), areFilled: only === '?' } }
      return { kind: 'optional', ...condition, parts }
    }
    const named = slots?.split('+')
    if (!named) throw fail(at)
    if (end) return { kind: 'ending', slots: named }
    if (forms !== undefined) return { kind: 'forms', slots: named, forms: forms.split('|') }
    const known = styles.find((one) => one === style)
    if (known === undefined) throw fail(at)
    return { kind: 'names', slots: named, style: known }
  }

  function readChoices(start: number, before: readonly (readonly Part[])[]): Part {
    const { parts, closed } = readUntil(['|', '>'])
    const choices = [...before, parts]
    if (closed.sign === '|') return readChoices(start, choices)
    return { kind: 'one-of', name: text.slice(start, closed.at), choices }
  }

  return readUntil(['']).parts
}
