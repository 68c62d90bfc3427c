import { dropText, keepText, readText } from './kept-text.ts'

export const themeChoices = ['light', 'dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]

export type Theme = 'light' | 'dark'

/** The colour of the browser's own bars: the background of each theme. */
const barColors: Record<Theme, string> = { light: '#fbf6ec', dark: '#17110d' }

const key = 'vite-ui-theme'

export function parseThemeChoice(text: string | undefined): ThemeChoice | undefined {
  return themeChoices.find((choice) => choice === text)
}

/** The theme to show; without a choice it is dark. */
export function resolveTheme(choice: ThemeChoice | undefined, prefersLight: boolean): Theme {
  if (choice === 'system') return prefersLight ? 'light' : 'dark'
  return choice ?? 'dark'
}

export function readThemeChoice(): ThemeChoice | undefined {
  const text = readText('local', key)
  const choice = parseThemeChoice(text)
  if (text !== undefined && choice === undefined) dropText('local', key)
  return choice
}

export function keepThemeChoice(choice: ThemeChoice): void {
  keepText('local', key, choice)
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Listens for choices, made here or in another tab. Returns how to stop. */
export function whenThemeIsChosen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** As public/first-paint.js has shown it before. */
export function showTheme(theme: Theme, choice: ThemeChoice): void {
  document.documentElement.className = theme
  document.documentElement.dataset.theme = choice
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColors[theme])
}
