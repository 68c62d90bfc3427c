import type { Fields } from '@roux/contract/fields-of'
import { ancestorsOf, elementsIn, isElement, type PageElement, wordsOf } from './page-tree.ts'
import { lineOf, linesOf } from './text-of.ts'

/** How a way of marking up a page names what it marks. */
interface Markup {
  /** The type of what an element is; undefined where it only is a part. */
  readonly typeOf: (element: PageElement) => string | undefined
  /** The names of the properties that an element is of what it stands in. */
  readonly propertiesOf: (element: PageElement) => readonly string[]
}

const microdata: Markup = {
  typeOf: ({ attributes }) => ('itemscope' in attributes ? (attributes.itemtype ?? '') : undefined),
  propertiesOf: (element) => wordsOf(element, 'itemprop'),
}

const rdfa: Markup = {
  typeOf: ({ attributes }) => attributes.typeof,
  propertiesOf: (element) => [...wordsOf(element, 'property'), ...wordsOf(element, 'rel')],
}

/** The parts of a page that microdata and RDFa mark, as if they were its data. */
export function markedUpNodes(page: PageElement): Fields[] {
  return [microdata, rdfa].flatMap((markup) => {
    const nodes: Node[] = []
    collect(page, markup, undefined, nodes)
    return nodes
  })
}

type Node = Record<string, unknown[] | string>

/** Puts what an element holds into the node that it stands in; a node of its own that is no property is another. */
function collect(element: PageElement, markup: Markup, node: Node | undefined, nodes: Node[]): void {
  for (const child of element.children) {
    if (!isElement(child)) continue
    const type = markup.typeOf(child)
    const properties = markup.propertiesOf(child)
    const own: Node | undefined = type === undefined ? undefined : { '@type': type }
    if (own) collect(child, markup, own, nodes)
    if (own && (properties.length === 0 || !node)) nodes.push(own)
    for (const property of properties) {
      if (node) add(node, nameOf(property), own && hasParts(own) ? own : valueIn(child, property, element))
    }
    if (!own) collect(child, markup, node, nodes)
  }
}

/** A thing that names none of its parts is no more than its text. */
function hasParts(node: Node): boolean {
  return Object.keys(node).length > 1
}

function nameOf(property: string): string {
  return property.split(/[/#:]/).at(-1) ?? property
}

function add(node: Node, name: string, value: unknown): void {
  const before = node[name]
  if (name === '@type') return
  node[name] = Array.isArray(before) ? [...before, value] : [value]
}

/** What takes several lines on the screen where it is marked as one. */
const lists = /instruction|step|ingredient|directions|method/i

/** What an element says: of pictures and links the address, of times and what is meant for machines that. */
function valueIn(element: PageElement, property: string, parent: PageElement): unknown {
  const { name, attributes } = element
  const { content, datetime, src, href } = attributes
  if (content !== undefined) return content
  if (name === 'time' && datetime !== undefined) return datetime
  if (name === 'img') return attributes['data-src'] ?? src ?? ''
  if ((name === 'a' || name === 'link') && /url|image|photo|mainEntity/i.test(property)) return href ?? ''
  // Of several ingredients each is a line, whatever it is laid out by.
  const isOne = (other: PageElement | string) =>
    isElement(other) && other !== element && other.attributes.class === attributes.class && other.name === name
  if (name === 'tr' || (/ingredient/i.test(property) && parent.children.some(isOne))) return lineOf(element)
  return lists.test(property) ? entriesOf(element) : linesOf(element).join('\n')
}

/** The entries of the list in an element, or its lines where it has none. */
export function entriesOf(element: PageElement): string[] {
  const entries = [...elementsIn(element)].filter(({ name }) => name === 'li')
  const outer = new Set(entries.flatMap(ancestorsOf))
  const inner = entries.filter((entry) => !outer.has(entry))
  return inner.length > 0 ? inner.map((entry) => lineOf(entry)) : linesOf(element)
}
