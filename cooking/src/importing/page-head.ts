import { type FoundRecipe, nothing } from './found.ts'
import type { Naming } from './page-title.ts'
import { elementsIn, type PageElement, rawText } from './page-tree.ts'
import { plainText } from './plain-lines.ts'

interface Head extends Naming {
  readonly found: FoundRecipe
  /** The address that a page calls its own, and the one that others in it are relative to; empty where it says none. */
  readonly url: string
  readonly base: string
}

/** What the head of a page says of it. */
export function readHead(page: PageElement): Head {
  const elements = [...elementsIn(page)].filter(({ name }) => ['meta', 'link', 'base', 'title', 'html'].includes(name))
  const find = (name: string, is: (one: PageElement) => boolean = () => true) =>
    elements.find((one) => one.name === name && is(one))
  const meta = (...names: readonly string[]) => {
    const contents = names.map((wanted) => {
      const isNamed = ({ attributes }: PageElement) =>
        (attributes.property ?? attributes.name)?.toLowerCase() === wanted
      return plainText(find('meta', isNamed)?.attributes.content ?? '')
    })
    return contents.find((content) => content !== '') ?? ''
  }
  const title = find('title')
  const site = meta('og:site_name', 'application-name')
  const whole = meta('og:title') || plainText(title ? rawText(title) : '')
  return {
    site,
    parts: whole.split(separator),
    base: find('base')?.attributes.href ?? '',
    url: find('link', ({ attributes }) => attributes.rel === 'canonical')?.attributes.href ?? meta('og:url'),
    found: {
      ...nothing,
      title: withoutSite(whole, site),
      description: meta('description', 'og:description'),
      author: meta('author', 'article:author', 'parsely-author', 'dc.creator'),
      site,
      image: meta('og:image', 'twitter:image'),
      language: find('html')?.attributes.lang ?? meta('og:locale', 'content-language'),
    },
  }
}

const separator = /\s+[|–—·•»«›~:]+\s+|\s+-{1,3}\s+/

/** "Leek gratin – The Green Larder" without what follows a dash or a bar, where that is the site or the last of several. */
function withoutSite(title: string, site: string): string {
  const parts = title.split(separator)
  const last = parts.at(-1) ?? ''
  const isSite =
    parts.length > 1 &&
    (site === '' || last.toLowerCase().includes(site.toLowerCase()) || site.toLowerCase().includes(last.toLowerCase()))
  return isSite
    ? title
        .slice(0, title.lastIndexOf(last))
        .replace(/\s+[|–—·»:-]+\s*$/, '')
        .trim()
    : title
}
