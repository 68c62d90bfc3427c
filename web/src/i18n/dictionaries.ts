import type { Language } from '@roux/contract/language'
import type en from './en.json'
import type enHome from './en-home.json'

/** English sets the shape: a key that French lacks fails the build. */
export type Dictionary = typeof enHome & typeof en

type Load<Texts> = () => Promise<{ default: Texts }>

/** What home says is fetched before anything is shown, and the rest with the first part that comes later. */
interface Loads {
  readonly home: Load<typeof enHome>
  readonly rest: Load<typeof en>
}

export type TextPart = keyof Loads

const imports: Record<Language, Loads> = {
  en: { home: () => import('./en-home.json'), rest: () => import('./en.json') },
  fr: { home: () => import('./fr-home.json'), rest: () => import('./fr.json') },
}

/** Fetches texts of one language; the other stays on the server until it is chosen. */
export async function loadTexts(language: Language, part: TextPart): Promise<Partial<Dictionary>> {
  const { default: texts } = await imports[language][part]()
  return texts
}
