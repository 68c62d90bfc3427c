import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const script = readFileSync(new URL('../public/first-paint.js', import.meta.url), 'utf8')

interface Visitor {
  local?: Readonly<Record<string, string>> | 'blocked'
  session?: Readonly<Record<string, string>>
  cookie?: string
  path?: string
  search?: string
  /** What the browser prefers. */
  languages?: readonly string[]
  /** The language the page came in. */
  lang?: string
  matches?(query: string): boolean
}

/** What the script in the head of the page makes of it, in the browser of somebody. */
export function runFirstPaint(visitor: Visitor) {
  const { local = {}, session = {}, cookie = '', path = '/', search = '', languages = [], lang = 'en' } = visitor
  const page = { className: '', lang, dataset: {} as { theme?: string; home?: string } }
  const meta = { content: '' }
  const storage = (kept: Readonly<Record<string, string>>) => ({ getItem: (key: string) => kept[key] ?? null })
  runInNewContext(script, {
    get localStorage() {
      if (local === 'blocked') throw new Error('denied')
      return storage(local)
    },
    sessionStorage: storage(session),
    navigator: { languages },
    location: { pathname: path, search },
    URLSearchParams,
    addEventListener: () => undefined,
    matchMedia: (query: string) => ({ matches: visitor.matches?.(query) ?? false }),
    document: { documentElement: page, cookie, querySelector: () => meta },
  })
  return { page, color: meta.content }
}
