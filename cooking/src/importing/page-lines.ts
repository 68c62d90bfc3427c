import { blockLines, hasBlock, inline } from './block-lines.ts'
import { type Kind, lookOf, type Piece, setLike, styleOf } from './line-look.ts'
import { type Asides, asidesOf } from './page-asides.ts'
import { findIn, isElement, type PageElement } from './page-tree.ts'
import type { TextLine } from './text-line.ts'
import { isApart, isHidden, lineOf, textOf } from './text-of.ts'
import { unwrapped } from './unwrapped.ts'

/** The lines of a page as they stand on the screen, with its headings, the entries of its lists and how they are set. */
export function pageLines(page: PageElement): TextLine[] {
  const lines: Lines = { all: [], asides: asidesOf(page), behind: undefined }
  addLines(
    findIn(page, ({ name }) => name === 'body') ?? page,
    { kind: { kind: 'line' }, aside: 0, isIn: false },
    lines,
  )
  return lines.all
}

/** The lines so far, and what parts the next from the last of them. */
interface Lines {
  readonly all: TextLine[]
  readonly asides: Asides
  behind: TextLine['behind']
}

/** What is so of all in an element. */
interface Place {
  readonly kind: Kind
  readonly aside: number
  readonly isIn: boolean
}

function addLines(element: PageElement, place: Place, lines: Lines): void {
  let pieces: Piece[] = []
  const push = (text: string, line: Partial<TextLine> = {}) => {
    if (text === '') return
    const { behind } = lines
    const shown = { within: element, look: lookOf(element), ...place.kind, ...line }
    lines.all.push({ ...shown, text, ...(place.aside > 0 && { aside: place.aside }), ...(behind && { behind }) })
    lines.behind = undefined
  }
  const end = () => {
    const text = pieces
      .map((piece) => piece.text)
      .join('')
      .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (text !== '') push(text, setLike(pieces, text, place.kind, element))
    pieces = []
  }
  const part = (by: TextLine['behind']) => {
    end()
    if (lines.all.length > 0 && lines.behind !== 'rule') lines.behind = by
  }
  const within = (child: PageElement, kind: Kind) =>
    addLines(
      child,
      { kind, aside: lines.asides.asideOf(child, place), isIn: place.isIn || child === lines.asides.main },
      lines,
    )
  const add = (node: PageElement, style: ReadonlySet<string>): void => {
    for (const [at, child] of node.children.entries()) {
      if (!isElement(child)) pieces.push({ text: child, style })
      else if (isHidden(child) || lines.asides.isAround(child)) pieces.push({ text: ' ', style })
      else if (child.name === 'input') pieces.push({ text: ` ${countIn(child)} `, style })
      else if (child.name === 'br') {
        if (pieces.every(({ text }) => text.trim() === '')) part('gap')
        end()
      } else if (child.name === 'hr' || (child.name === 'img' && child.attributes.width === '100%')) part('rule')
      else if (inline.has(child.name) && !hasBlock(child)) {
        if (isApart(child, node.children[at - 1])) pieces.push({ text: ' ', style })
        add(child, styleOf(child, style))
      } else if (child.name === 'pre') {
        end()
        for (const line of unwrapped(textOf(child).split('\n'))) {
          if (line === '') part('gap')
          else if (/^[-_=*]{2,}$/.test(line)) part('rule')
          else push(line, { within: child, ...(line.startsWith('>') && { aside: 2 }) })
        }
      } else {
        end()
        const block = blockLines(child, node)
        for (const { text, ...line } of block ?? []) push(text, line)
        if (block) continue
        if (child.name === 'p' && /^[\s\u200B-\u200D\u2060\uFEFF]*$/.test(lineOf(child))) part('gap')
        within(child, kindOf(child, place.kind))
      }
    }
  }
  add(element, styleOf(element, new Set()))
  end()
}

/** The number in a field that counts, as the servings of a page that are to be changed. */
function countIn({ attributes: { type = 'text', value = '' } }: PageElement): string {
  return /^(?:text|number)$/i.test(type) && /^\d{1,3}$/.test(value) ? value : ''
}

function kindOf(element: PageElement, outer: Kind): Kind {
  const { role, 'aria-level': own = '2' } = element.attributes
  const level = role === 'heading' && /^[1-6]$/.test(own) ? own : /^h([1-6])$/.exec(element.name)?.[1]
  if (level !== undefined) return { kind: 'heading', level: Number(level) }
  if (/^(?:caption|summary|legend)$/.test(element.name)) return { kind: 'heading', level: 4 }
  if (element.name === 'dt') return { kind: 'heading', level: 6 }
  if (element.name === 'dd') return { kind: 'item' }
  return outer.kind === 'heading' || element.name === 'li' ? { kind: 'line' } : outer
}
