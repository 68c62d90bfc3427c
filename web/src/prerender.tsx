import { type Language, languages } from '@roux/contract/language'
import i18next from 'i18next'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { App } from './app/app.tsx'
import { dropAccessToken, keepAccessToken } from './browser/access-token.ts'
import { homes } from './browser/first-paint.ts'
import { speak } from './i18n/i18n.ts'

interface Prerendered {
  language: Language
  title: string
  description: string
  /** Home, once for each browser that it may be shown in. */
  home: string
  /** What a cook's recipe stands in while it is fetched, the same way. */
  frame: string
}

// Node has some of its own, and warns of them: what is kept here lives in memory.
for (const storage of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, storage, { value: undefined, configurable: true })

/** What is shown before the app is there, as HTML. Read by the build, where there is no browser. */
export const prerendered: readonly Prerendered[] = await prerenderAll()

async function prerenderAll(): Promise<Prerendered[]> {
  const pages: Prerendered[] = []
  for (const language of languages) {
    await speak(language)
    pages.push({
      language,
      title: i18next.t('home.title'),
      description: i18next.t('app.description'),
      home: homes.map((home) => renderFor(home, '/')).join('\n'),
      frame: homes
        .filter((home) => home !== 'guest')
        .map((home) => renderFor(home, '/recipe/any'))
        .join('\n'),
    })
  }
  return pages
}

function renderFor(home: (typeof homes)[number], address: string): string {
  // What public/first-paint.js finds in a browser that this is shown in.
  Object.assign(globalThis, { document: { cookie: '' }, matchMedia: () => ({ matches: home === 'cook' }) })
  if (home === 'guest') dropAccessToken()
  else keepAccessToken('of-a-cook')
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const html = renderToString(
    <StrictMode>
      <App Router={Router} />
    </StrictMode>,
    { identifierPrefix: home },
  )
  return `<div data-home-of="${home}">${html}</div>`
}
