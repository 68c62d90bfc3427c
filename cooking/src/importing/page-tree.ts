import { Parser } from 'htmlparser2'

/** An element of a page; texts are its other children. */
export interface PageElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (PageElement | string)[]
  readonly parent: PageElement | undefined
}

/** Deeper than any page that people read; what lies deeper is taken for as deep. */
const deepest = 256

/** Where reading ends: nested on purpose, or endless. */
const tooDeep = 5000
const mostElements = 60_000

/** Characters that are read between two looks at whether it is enough. */
const atOnce = 2 ** 16

/** What says nothing to a reader. Scripts are kept, as data is in some. */
const silent = new Set(['style', 'template', 'svg', 'math', 'iframe', 'object', 'canvas'])

/** What plain elements are that only say so to those who do not see the page. */
const tags: Readonly<Record<string, string>> = {
  list: 'ul',
  listitem: 'li',
  navigation: 'nav',
  main: 'main',
  article: 'article',
}

/** A page as a tree, as far as it can be read. Never throws; linear but for what is nested on purpose, which it leaves. */
export function readTree(html: string): PageElement {
  const root: PageElement = { name: '', attributes: {}, children: [], parent: undefined }
  let [at, depth, count] = [root, 0, 0]
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      count += 1
      if (depth > deepest) return
      const isPlain = name === 'div' || name === 'span'
      const element = { name: (isPlain && tags[attributes.role ?? '']) || name, attributes, children: [], parent: at }
      at.children.push(element)
      at = element
    },
    ontext(text) {
      if (silent.has(at.name)) return
      const last = at.children.at(-1)
      if (typeof last === 'string') at.children[at.children.length - 1] = last + text
      else at.children.push(text)
    },
    onclosetag() {
      if (depth <= deepest && at.parent) at = at.parent
      depth -= 1
    },
  })
  for (let start = 0; start < html.length && depth < tooDeep && count < mostElements; start += atOnce) {
    parser.write(html.slice(start, start + atOnce))
  }
  if (depth < tooDeep) parser.end()
  return root
}

export function isElement(node: PageElement | string): node is PageElement {
  return typeof node !== 'string'
}

/** The elements in one, in the order of the page, without itself. */
export function* elementsIn(root: PageElement): Generator<PageElement> {
  const waiting = root.children.filter(isElement).toReversed()
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element
    for (let at = element.children.length - 1; at >= 0; at -= 1) {
      const child = element.children[at]
      if (child !== undefined && isElement(child)) waiting.push(child)
    }
  }
}

/** What an element stands in, from the inside out. */
export function ancestorsOf(element: PageElement): PageElement[] {
  const above: PageElement[] = []
  for (let at = element.parent; at; at = at.parent) above.push(at)
  return above
}

/** The first element in one that is so. */
export function findIn(root: PageElement, is: (element: PageElement) => boolean): PageElement | undefined {
  for (const element of elementsIn(root)) if (is(element)) return element
  return undefined
}

/** The words of an attribute that is a list of them. */
export function wordsOf(element: PageElement, attribute: string): string[] {
  return (element.attributes[attribute] ?? '').split(/\s+/).filter((word) => word !== '')
}

/** The text of a script, with nothing of it read. */
export function rawText({ children }: PageElement): string {
  return children.filter((child) => typeof child === 'string').join('')
}
