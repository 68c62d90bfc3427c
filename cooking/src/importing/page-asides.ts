import { ancestorsOf, elementsIn, findIn, isElement, type PageElement } from './page-tree.ts'

/** What no recipe stands in. */
const around = new Set(['nav', 'footer', 'dialog', 'head'])
const aroundRoles = new Set(['navigation', 'contentinfo', 'dialog', 'alertdialog', 'search'])
/** What one seldom stands in. */
const beside = new Set(['aside', 'header', 'figure', 'blockquote', 'address'])
/** Words of classes: of what others have written below a page, and of what else stands around it. */
const comments = 'comments?|commentaires?|discussion|respond|responses|replies|reviews?|avis'
const asides = new RegExp(
  String.raw`(?<=^|[\s_-])(?:${comments}|sidebar|related|newsletter|cookie|consent|breadcrumbs?|share|social|menu|advert\w*|popup|modal|promo|footer|widget|rating|signature)(?=$|[\s_-])`,
  'gi',
)

/** What of a page is about something else than the page is. */
export interface Asides {
  /** What the page is about, where it says so. */
  readonly main: PageElement | undefined
  readonly isAround: (element: PageElement) => boolean
  /** How far an element stands from what the page is about: 0 in it, 1 beside it, 2 in what says so of itself. */
  readonly asideOf: (element: PageElement, outer: { readonly aside: number; readonly isIn: boolean }) => number
}

export function asidesOf(page: PageElement): Asides {
  const main = mainOf(page)
  const title = findIn(page, ({ name }) => name === 'h1')
  const holding = new Set([...(main ? ancestorsOf(main) : []), ...(title ? [title, ...ancestorsOf(title)] : [])])
  const usual = usualWords(page)
  return {
    main,
    isAround: (element) =>
      (around.has(element.name) || aroundRoles.has(element.attributes.role ?? '')) && !holding.has(element),
    asideOf: (element, { aside, isIn }) => {
      if (element === main) return 0
      if (!holding.has(element) && wordsOf(element).some((word) => !usual.has(word))) return 2
      // What the main part stands in is about it as well.
      const isOutside = main !== undefined && !isIn && !holding.has(element)
      return Math.max(aside, beside.has(element.name) || isOutside ? 1 : 0)
    },
  }
}

function wordsOf({ attributes }: PageElement): string[] {
  return [...`${attributes.class ?? ''} ${attributes.id ?? ''}`.toLowerCase().matchAll(asides)].map(([word]) => word)
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

/** The words by which a page calls most of its own text, as programs that lay out pages call each part a "widget". */
function usualWords(page: PageElement): ReadonlySet<string> {
  const within = new Map<string, number>()
  const lettersIn = (element: PageElement, outer: ReadonlySet<string>): number => {
    if (element.name === 'script' || element.name === 'style') return 0
    const own = wordsOf(element).filter((word) => !outer.has(word))
    const inside = own.length > 0 ? new Set([...outer, ...own]) : outer
    let letters = 0
    for (const child of element.children) {
      letters += isElement(child) ? lettersIn(child, inside) : child.replace(/\s+/g, '').length
    }
    for (const word of new Set(own)) within.set(word, (within.get(word) ?? 0) + letters)
    return letters
  }
  const all = lettersIn(page, new Set())
  const isUsual = ([word, letters]: [string, number]) =>
    letters > all / 2 && !new RegExp(`^(?:${comments})$`).test(word)
  return new Set([...within].filter(isUsual).map(([word]) => word))
}
