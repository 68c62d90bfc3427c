import { type Kind, lookOf, type Piece, setLike, styleOf } from './line-look.ts'
import { ancestorsOf, elementsIn, findIn, isElement, type PageElement } from './page-tree.ts'
import { rowsOf } from './table-rows.ts'
import type { TextLine } from './text-line.ts'
import { isHidden, lineOf, linesOf, textOf } from './text-of.ts'
import { unwrapped } from './unwrapped.ts'

/** What no recipe stands in. */
const around = new Set(['nav', 'footer', 'dialog', 'head'])
/** What one seldom stands in. */
const beside = new Set(['aside', 'header', 'figure', 'blockquote', 'address'])
const asides =
  /(?:^|[\s_-])(?:comments?|commentaires?|sidebar|related|newsletter|cookie|breadcrumbs?|share|social|menu|advert\w*|popup|modal|promo|footer|widget|rating|signature)(?:$|[\s_-])/i

const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark o:p q s samp small span strong sub sup time tt u var wbr picture source'.split(
    ' ',
  ),
)

/** The lines of a page as they stand on the screen, with its headings, the entries of its lists and how they are set. */
export function pageLines(page: PageElement): TextLine[] {
  const main = mainOf(page)
  const lines: Lines = { all: [], main, holding: new Set(main && ancestorsOf(main)), behind: undefined }
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
  readonly main: PageElement | undefined
  readonly holding: ReadonlySet<PageElement>
  behind: TextLine['behind']
}

/** What is so of all in an element. */
interface Place {
  readonly kind: Kind
  readonly aside: number
  readonly isIn: boolean
}

/** What a page is about, where it says so: what its first heading stands in. */
function mainOf(page: PageElement): PageElement | undefined {
  const main = [...elementsIn(page)].filter(
    ({ name, attributes }) => name === 'main' || name === 'article' || attributes.role === 'main',
  )
  return (
    main.find((element) => findIn(element, ({ name }) => name === 'h1')) ?? (main.length === 1 ? main[0] : undefined)
  )
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
    addLines(child, { kind, aside: asideOf(child, place, lines), isIn: place.isIn || child === lines.main }, lines)
  const add = (node: PageElement, style: ReadonlySet<string>): void => {
    for (const [at, child] of node.children.entries()) {
      if (!isElement(child)) pieces.push({ text: child, style })
      else if (isHidden(child) || around.has(child.name)) pieces.push({ text: ' ', style })
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
      } else if (child.name === 'table' && !isLaidOut(child)) {
        end()
        for (const row of rowsOf(child))
          push(row.text, { kind: row.isHead ? 'heading' : 'item', ...(row.isHead && { level: 4 }), within: child })
      } else if (child.name === 'li' && !isPost(child)) {
        end()
        push(entryOf(child), {
          kind: 'item',
          within: node,
          look: lookOf(child),
          ...(isLinked(child) && { isLink: true }),
        })
      } else if (isRow(child)) {
        end()
        push(child.children.filter(isElement).map(lineOf).join(' ').trim(), { within: node, look: lookOf(child) })
      } else if (isOfPairs(child)) {
        end()
        const parts = child.children.filter(isElement).map(lineOf)
        for (let one = 0; one < parts.length; one += 2) {
          const name = parts[one] ?? ''
          push(`${name}${/[:：]$/.test(name) ? '' : ':'} ${parts[one + 1] ?? ''}`, { kind: 'item', within: child })
        }
      } else {
        end()
        if (child.name === 'p' && /^[\s\u200B-\u200D\u2060\uFEFF]*$/.test(lineOf(child))) part('gap')
        within(child, kindOf(child, place.kind))
      }
    }
  }
  add(element, styleOf(element, new Set()))
  end()
}

function asideOf(element: PageElement, { aside, isIn }: Place, { main, holding }: Lines): number {
  const { name, attributes } = element
  if (element === main) return 0
  if (asides.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)) return 2
  // What the main part stands in is about it as well.
  const isOutside = main !== undefined && !isIn && !holding.has(element)
  return Math.max(aside, beside.has(name) || isOutside ? 1 : 0)
}

/** An entry with a list of its own in it, or with so many lines that it is a page in the page, as of a forum. */
function isPost(entry: PageElement): boolean {
  const inner = findIn(entry, ({ name }) => name === 'li')
  return linesOf(entry).length > longestEntry || (inner !== undefined && /^\d/.test(lineOf(inner)))
}

/** What an entry says; a list in it, that it ends with, is told in it. */
function entryOf(entry: PageElement): string {
  const inner = entry.children.filter(isElement).findLast(({ name }) => name === 'ul' || name === 'ol')
  const [own, listed] = [lineOf(entry), inner ? linesOf(inner) : []]
  const all = inner ? lineOf(inner) : ''
  return listed.length > 1 && own.endsWith(all) ? `${own.slice(0, -all.length)}${listed.join(', ')}` : own
}

/** Lines of a step, with its remarks. */
const longestEntry = 8

function isLinked(entry: PageElement): boolean {
  const link = findIn(entry, ({ name, attributes }) => name === 'a' && attributes.href !== undefined)
  return link !== undefined && lineOf(link).length >= lineOf(entry).length - 3
}

/** A table that lays out the page: its cells have lines, or what is no line. */
function isLaidOut(table: PageElement): boolean {
  return (
    findIn(
      table,
      ({ name, children }) =>
        /^(?:h[1-6]|table|[uo]l|dl|div|p|center|hr)$/.test(name) ||
        (/^t[dh]$/.test(name) && children.filter((one) => isElement(one) && one.name === 'br').length > 1),
    ) !== undefined
  )
}

/** Two parts without a space between stand apart on the screen, by their style. */
function isApart(element: PageElement, before: PageElement | string | undefined): boolean {
  return element.name === 'span' && before !== undefined && isElement(before) && before.name === 'span'
}

/** "Serves" and beside it "4": a list in which each term has one word to it. */
function isOfPairs({ name, children }: PageElement): boolean {
  const parts = children.filter(isElement)
  return (
    name === 'dl' &&
    parts.length > 1 &&
    parts.every((part, place) => part.name === (place % 2 ? 'dd' : 'dt') && !hasBlock(part))
  )
}

/** An amount and beside it what of: "6 tbsp", "cornstarch". */
function isRow({ name: element, children }: PageElement): boolean {
  const parts = children.filter(isElement)
  if (!/^(?:div|li|p)$/.test(element) || parts.length < 2 || parts.length > 4 || parts.some(hasBlock)) return false
  if (element !== 'div' && !parts.some(({ name }) => name === 'div')) return false
  const [amount = '', name = '', ...more] = parts.map(lineOf).filter((text) => text !== '')
  const isAmount = /^[\d½¼¾⅓⅔⅛]/.test(amount) && amount.length <= 12
  return more.length === 0 && isAmount && /^\p{L}/u.test(name) && !/[.!]$/.test(name)
}

function hasBlock(element: PageElement): boolean {
  return findIn(element, ({ name }) => !inline.has(name) && name !== 'br') !== undefined
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
