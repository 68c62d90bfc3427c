import { elementsIn, findIn, isElement, type PageElement } from './page-tree.ts'
import type { TextLine } from './text-line.ts'
import { isHidden, lineOf, linesOf } from './text-of.ts'

/** What stands around what a page is about. */
const around = new Set(['nav', 'footer', 'aside', 'header', 'form', 'dialog', 'head', 'figure'])
const asides =
  /(?:^|[\s_-])(?:comments?|sidebar|related|newsletter|cookie|breadcrumbs?|share|social|menu|advert\w*|popup|modal|promo|footer|widget|rating|signature)(?:$|[\s_-])/i

const inline = new Set(
  'a abbr b bdi bdo big blink cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup td th time tt u var wbr picture source'.split(
    ' ',
  ),
)

/** The lines of what a page is about, as they stand on the screen, with its headings and the entries of its lists. */
export function pageLines(page: PageElement): TextLine[] {
  const main = mainOf(page)
  const lines = { all: [], main, isBehindRule: false, isBehindGap: false }
  addLines(main, { kind: 'line' }, lines)
  return lines.all
}

/** The lines so far of what a page is about, and whether a rule across the page, or an empty line, was the last of it. */
interface Lines {
  readonly all: TextLine[]
  readonly main: PageElement
  isBehindRule: boolean
  isBehindGap: boolean
}

/** What a page is about: where its first heading stands, in what says so of itself. */
function mainOf(page: PageElement): PageElement {
  const main = [...elementsIn(page)].filter(
    ({ name, attributes }) => name === 'main' || name === 'article' || attributes.role === 'main',
  )
  const headed = main.filter((element) => findIn(element, ({ name }) => name === 'h1'))
  const [only] = headed.length > 0 ? headed : main
  if (only && (headed.length > 0 || main.length === 1)) return only
  return findIn(page, ({ name }) => name === 'body') ?? page
}

type Kind = Pick<TextLine, 'kind' | 'level'>

function addLines(element: PageElement, kind: Kind, lines: Lines): void {
  let [line, unlinked, light] = ['', '', '']
  const push = (one: TextLine) => {
    const { isBehindRule, isBehindGap } = lines
    lines.all.push({
      within: element.parent,
      ...one,
      ...(isBehindRule && { isBehindRule }),
      ...(isBehindGap && { isBehindGap }),
    })
    lines.isBehindRule = false
    lines.isBehindGap = false
  }
  const end = (within?: PageElement) => {
    const text = line.replace(/\s+/g, ' ').trim()
    const own = kind.kind === 'line' && !/[\p{L}\p{N}]/u.test(light) && isShort(text) ? bold : kind
    if (text !== '') push({ text, ...own, isLink: !/\p{L}/u.test(unlinked), ...(within && { within }) })
    line = ''
    unlinked = ''
    light = ''
  }
  const say = (text: string, isLinked: boolean, isLoud = false) => {
    line += text
    if (!isLinked) unlinked += text
    if (!isLoud) light += text
  }
  const add = (node: PageElement, isLinked: boolean, isLoud: boolean): void => {
    for (const [place, child] of node.children.entries()) {
      if (!isElement(child)) say(child, isLinked, isLoud)
      else if (isHidden(child) || isHeadRow(child) || (child !== lines.main && isAround(child))) line += ' '
      else if (child.name === 'br') {
        if (line.trim() === '') lines.isBehindGap = lines.all.length > 0
        end()
      } else if (child.name === 'hr' || (child.name === 'img' && child.attributes.width === '100%')) {
        end()
        lines.isBehindRule = lines.all.length > 0
      } else if (inline.has(child.name) && !hasBlock(child)) {
        if (/^t[dh]$/.test(child.name) || isSpan(child, node.children[place - 1])) line += ' '
        add(child, isLinked || child.name === 'a', isLoud || isLoudIn(child))
      } else if (child.name === 'li' && !isPost(child)) {
        end()
        const text = lineOf(child)
        if (text !== '') push({ text, kind: 'item', within: node })
      } else if (child.name === 'pre') {
        end()
        for (const text of linesOf(child)) push({ text, ...kind })
      } else if (isRow(child)) {
        end()
        for (const part of child.children.filter(isElement)) say(`${lineOf(part)} `, false)
        end(node)
      } else if (isOfPairs(child)) {
        for (const part of child.children.filter(isElement)) {
          if (part.name === 'dt') end(child)
          const text = lineOf(part)
          say(part.name === 'dt' && !/[:：]$/.test(text) ? `${text}: ` : `${text} `, false)
        }
        end(child)
      } else {
        end()
        addLines(child, kindOf(child, kind), lines)
      }
    }
  }
  add(element, false, isLoudIn(element))
  end()
}

/** How a line stands there that is all bold, or in large letters. */
const bold: Kind = { kind: 'heading', level: 5 }

/** As a heading is: no sentence, and no ingredient. */
function isShort(text: string): boolean {
  return text.length <= 80 && /\p{L}/u.test(text) && !/[.,;]$/.test(text) && !/\p{N}/u.test(text)
}

function isLoudIn({ name, attributes }: PageElement): boolean {
  if (name === 'font') return /^(?:[4-7]|\+[1-4])$/.test(attributes.size ?? '')
  return name === 'b' || name === 'strong' || /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(attributes.style ?? '')
}

/** An entry with entries in it, or with so many lines that it is a page in the page, as of a forum. */
function isPost(entry: PageElement): boolean {
  return findIn(entry, ({ name }) => name === 'li') !== undefined || linesOf(entry).length > longestEntry
}

/** Lines of a step, with its remarks. */
const longestEntry = 8

/** Amount, Ingredient: what only names the columns of a table. */
function isHeadRow({ name, children }: PageElement): boolean {
  const cells = children.filter(isElement)
  return name === 'tr' && cells.length > 1 && cells.every((cell) => cell.name === 'th')
}

/** Two parts without a space between stand apart on the screen, by their style. */
function isSpan(element: PageElement, before: PageElement | string | undefined): boolean {
  return element.name === 'span' && before !== undefined && isElement(before) && before.name === 'span'
}

/** "Serves" and beside it "4": a list in which each term has one word to it. */
function isOfPairs({ name, children }: PageElement): boolean {
  const parts = children.filter(isElement)
  return name === 'dl' && parts.every((part, place) => part.name === (place % 2 ? 'dd' : 'dt') && !hasBlock(part))
}

/** An amount and beside it what of: "6 tbsp", "cornstarch". */
function isRow({ name: element, children }: PageElement): boolean {
  const parts = children.filter(isElement)
  if (element !== 'div' || parts.length < 2 || parts.length > 4 || parts.some(hasBlock)) return false
  const [amount = '', name = '', ...more] = parts.map(lineOf).filter((text) => text !== '')
  return (
    more.length === 0 &&
    /^[\d½¼¾⅓⅔⅛]/.test(amount) &&
    amount.length <= 12 &&
    /^\p{L}/u.test(name) &&
    !/[.!]$/.test(name)
  )
}

function isAround({ name, attributes }: PageElement): boolean {
  return around.has(name) || asides.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)
}

function hasBlock(element: PageElement): boolean {
  return findIn(element, ({ name }) => !inline.has(name) && name !== 'br') !== undefined
}

function kindOf(element: PageElement, outer: Kind): Kind {
  const { role, 'aria-level': own = '2' } = element.attributes
  const level = role === 'heading' && /^[1-6]$/.test(own) ? own : /^h([1-6])$/.exec(element.name)?.[1]
  if (level !== undefined) return { kind: 'heading', level: Number(level) }
  if (element.name === 'dt') return { kind: 'heading', level: 6 }
  if (element.name === 'li') return { kind: isPost(element) ? 'line' : 'item' }
  if (element.name === 'dd') return { kind: 'item' }
  if (element.name === 'tr')
    return findIn(element, ({ name }) => /^(?:h[1-6]|table|[uo]l)$/.test(name)) ? { kind: 'line' } : { kind: 'item' }
  return outer.kind === 'heading' ? { kind: 'line' } : outer
}
