import { ancestorsOf, type PageElement } from './page-tree.ts'
import type { TextLine } from './text-line.ts'

/** How a line stands there. */
export type Kind = Pick<TextLine, 'kind' | 'level'>
/** A run of letters of a line, and how they are set. */
export interface Piece {
  readonly text: string
  readonly style: ReadonlySet<string>
}

/** Whether a line is set as a heading, begins like one, and is a link. */
export function setLike(pieces: readonly Piece[], text: string, kind: Kind, element: PageElement): Partial<TextLine> {
  const said = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text))
  const all = [...(said[0]?.style ?? [])].filter((one) => said.every(({ style }) => style.has(one)))
  const isLoud = (style: Iterable<string>) => [...style].some((one) => loud.has(one))
  const quiet = said.findIndex(({ style }) => !isLoud(style))
  const lead = said
    .slice(0, quiet)
    .map((piece) => piece.text)
    .join('')
    .trim()
  const isHeading = kind.kind === 'line' && isLoud(all) && isShort(text)
  return {
    ...(isHeading && bold),
    ...(all.includes('a') && { isLink: true }),
    ...(all.includes('home') && { leadsHome: true }),
    ...(quiet > 0 && lead.length <= 50 && /\p{L}/u.test(lead) && { lead }),
    look: `${lookOf(element)} ${all.filter((one) => one !== 'a' && one !== 'home').join(' ')}${quiet > 0 && /\p{L}/u.test(lead) ? ' lead' : ''}`,
  }
}

const loud = new Set(['b', 'u', 'big'])

/** How a line stands there that is all bold, or in large letters. */
const bold: Kind = { kind: 'heading', level: 5 }

/** As a heading is: no sentence, and no ingredient. */
function isShort(text: string): boolean {
  return text.length <= 80 && /\p{L}/u.test(text) && !/[.,;]$/.test(text) && !/^\W*\p{N}/u.test(text)
}

const home = /^(?:https?:\/\/[^/]+\/?|\/|(?:\.?\/)?(?:index|default|accueil|home)\.\w{2,5})$/i

export function styleOf({ name, attributes }: PageElement, outer: ReadonlySet<string>): ReadonlySet<string> {
  const { style = '', size = '' } = attributes
  const own = new Set(outer)
  if (name === 'a' && attributes.href !== undefined) own.add('a')
  if (name === 'a' && home.test(attributes.href ?? '')) own.add('home')
  if (name === 'b' || name === 'strong' || /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style)) own.add('b')
  if (name === 'u' || /underline/i.test(style)) own.add('u')
  if (name === 'i' || name === 'em' || name === 'small') own.add('i')
  if (name === 'font' && size !== '') own.add(/^(?:[4-7]|\+[1-4])$/.test(size) ? 'big' : `size${size}`)
  return own
}

/** How an element is set, by its name and class, and those of what it stands in. */
export function lookOf(element: PageElement): string {
  return [element, ...ancestorsOf(element).slice(0, 2)]
    .map(
      ({ name, attributes }) =>
        `${name}.${attributes.class ?? ''}${attributes.align ?? ''}${/text-align\s*:\s*\w+/.exec(attributes.style ?? '')?.[0] ?? ''}`,
    )
    .join('<')
}
