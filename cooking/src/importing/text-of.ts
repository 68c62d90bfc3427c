import { findIn, isElement, type PageElement } from './page-tree.ts'
import { partOf } from './part-of.ts'

/** What ends a line on the screen. */
const blocks = new Set(
  'address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** What no reader of a recipe reads: data, decoration, and what is there to be pressed. */
const unread = new Set(
  'script style template svg math iframe object canvas noscript button select textarea audio video figcaption'.split(
    ' ',
  ),
)

/** The text of an element as it stands on the screen: a line for each block. */
export function textOf(element: PageElement): string {
  const parts: string[] = []
  addText(element, parts)
  return parts.join('')
}

/** The lines of an element's text that say something. */
export function linesOf(element: PageElement): string[] {
  return textOf(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** What an element says, as one line. */
export function lineOf(element: PageElement): string {
  return textOf(element).replace(/\s+/g, ' ').trim()
}

function addText(element: PageElement, parts: string[]): void {
  if (isHidden(element)) return
  const isBlock = blocks.has(element.name)
  if (isBlock) parts.push('\n')
  for (const [at, child] of element.children.entries()) {
    if (isApart(child, element.children[at - 1])) parts.push(' ')
    if (isElement(child)) addText(child, parts)
    // In the source of a page a line's end is a space.
    else parts.push(element.name === 'pre' ? child : child.replace(/\s+/g, ' '))
  }
  if (isBlock) parts.push('\n')
}

/** Two parts without a space between stand apart on the screen, by their style. */
export function isApart(part: PageElement | string, before: PageElement | string | undefined): boolean {
  return isElement(part) && part.name === 'span' && before !== undefined && isElement(before) && before.name === 'span'
}

function textIn({ children }: PageElement): string {
  return children
    .map((child) => (isElement(child) ? textIn(child) : child))
    .join('')
    .trim()
    .slice(0, 9)
}

/** Is it the same once more, as a list in other units that is seen after a press? */
function isOtherSide(element: PageElement): boolean {
  const entriesIn = ({ children }: PageElement) => children.filter((one) => isElement(one) && one.name === 'li').length
  const count = entriesIn(element)
  const isSame = (one: PageElement | string) =>
    isElement(one) && one !== element && one.name === element.name && !isSetUnseen(one) && entriesIn(one) === count
  return count > 1 && (element.parent?.children.some(isSame) ?? false)
}

function isSetUnseen({ attributes }: PageElement): boolean {
  return (
    'hidden' in attributes || attributes['aria-hidden'] === 'true' || /display\s*:\s*none/i.test(attributes.style ?? '')
  )
}

function isPressed({ name, attributes }: PageElement): boolean {
  return name === 'button' || attributes.role === 'button'
}

/** Characters of what is written beside buttons. */
const longestLabel = 20

/** Is it the buttons by which a list is multiplied, with no more than their label? */
function isScale(element: PageElement): boolean {
  if (!/^(?:div|p|span|fieldset)$/.test(element.name)) return false
  const found = { pressed: 0, label: '' }
  const isBare = (part: PageElement, depth: number): boolean =>
    part.children.every((child) => {
      if (!isElement(child)) found.label += child.trim()
      else if (isPressed(child)) {
        found.pressed += 1
        return /^[x×]?\s*[\d½¼¾⅓]+\s*[x×]?$/iu.test(textIn(child))
      } else return /^(?:div|p|span|label|legend|b|strong)$/.test(child.name) && depth < 3 && isBare(child, depth + 1)
      return found.label.length <= longestLabel
    })
  if (!isBare(element, 0) || found.pressed < 2) return false
  return partOf({ text: found.label, kind: 'heading' }) === undefined
}

/** Is it there for machines, or for nobody? What is seen after a press, such as the other side of a tab, is not. */
export function isHidden(element: PageElement): boolean {
  const { name } = element
  if (isPressed(element) || unread.has(name) || isScale(element)) return true
  // "[2]", of a footnote.
  if (name === 'sup' && /^\[.{1,3}\]$/.test(textIn(element))) return true
  if (!isSetUnseen(element)) return false
  return isOtherSide(element) || findIn(element, (inner) => inner.name === 'li' || inner.name === 'p') === undefined
}
