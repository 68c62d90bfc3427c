import { isFact } from './facts.ts'
import { looksLikeIngredient } from './looks-like.ts'
import { partOf } from './part-of.ts'
import * as words from './section-words.ts'
import type { TextLine } from './text-line.ts'

/** Characters of a list that is told in one line. */
const longest = 1200

const time =
  /^\(?(?:(?:about|approx\.?|around|environ|env\.?|ca\.?)\s*)?(?:\d[\d.,/½¼¾]*|[½¼¾]|une?|an?|half an|une demi-?)\s*(?:[–-]\s*\d+\s*)?(?:min(?:ute)?s?|mn|h(?:(?:ou)?rs?|eures?)?)(?!\p{L})\.?\s*(?:\d+(?:\s*(?:min(?:utes)?|mn))?\s*)?(?:$|[–—|•·;/()])/iu

/** A line cut where it begins like a heading, and where it tells a whole list: "You will need 1 leek, 2 eggs, and salt." */
export function spread(line: TextLine, beside: readonly (TextLine | undefined)[] = []): TextLine[] {
  if (line.kind !== 'line' || line.text.length > longest) return [line]
  const { head, rest } = headOf(line)
  const part = partOf({ text: head, kind: 'heading' })
  const entries = entriesOf(rest, part === 'ingredients')
  // « Sel, poivre, huile » among others is one of them.
  const isEntry = head === '' && beside.some((one) => one?.kind === 'line' && looksLikeIngredient(one.text))
  if (entries.length > 2 && !isEntry)
    return [
      ...(head === '' ? [] : [{ ...line, text: head, kind: 'heading' as const, level: 6 }]),
      ...entries.map((text): TextLine => ({ ...line, text, kind: 'item', behind: undefined, within: line })),
    ]
  // « Ingrédients (pour 8) »
  if (part === 'ingredients' && (/^\(.*\)$/.test(rest) || isFact(rest)))
    return [{ ...line, text: `${head} (${rest.replace(/^\(|\)$/g, '')})`, kind: 'heading', level: 6 }]
  // « Préparation : 10 min » is a time, and heads nothing.
  if (time.test(rest) || rest === '' || !part) return [line]
  const { behind: _, ...next } = line
  return [
    { ...line, text: head, kind: 'heading', level: 6 },
    { ...next, text: rest, look: line.look?.replace(' lead', '') ?? '' },
  ]
}

/** "Ingredients:", "You will need" and what is set like a heading, at the beginning of a line. */
function headOf({ text, lead }: TextLine): { head: string; rest: string } {
  const need = words.needed.exec(text)
  if (need) return { head: need[1] ?? '', rest: need[2] ?? '' }
  const named = lead ?? /^([^:;.]{3,40}):\s+\S/.exec(text)?.[1] ?? ''
  return {
    head: named.trim(),
    rest: named === '' ? text : text.slice(text.indexOf(named) + named.length).replace(/^[\s:.–—-]+/u, ''),
  }
}

/** The ingredients of one line, where most of what signs part in it look like some. */
function entriesOf(text: string, isHeaded: boolean): string[] {
  for (const sign of [/\s*;\s*/, /\s+[•·*|/–—-]\s+/, /,\s+(?:(?:and|et)\s+)?|\s+(?:and|et)\s+(?=\p{L}+\s)/u]) {
    const parts = text
      .split(sign)
      .map((part) => part.replace(/[.;,\s]+$/, ''))
      .filter((part) => part !== '')
    const alike = parts.filter(looksLikeIngredient).length
    const isList = parts.length > 2 && parts.every((part) => part.length < 90 && !/[.!?]\s+\p{Lu}/u.test(part))
    if (
      isList &&
      looksLikeIngredient(parts[0] ?? '') &&
      alike >= (isHeaded && !sign.test(', ') ? 1 : parts.length * 0.7)
    )
      return parts
  }
  return []
}
