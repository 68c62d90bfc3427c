import { useEffect, useSyncExternalStore } from 'react'
import {
  keepThemeChoice,
  readThemeChoice,
  resolveTheme,
  showTheme,
  type Theme,
  type ThemeChoice,
  whenThemeIsChosen,
} from './theme.ts'
import { useMediaQuery } from './use-media-query.ts'

interface ThemeSetting {
  /** What the cook chose; dark until they choose. */
  choice: ThemeChoice
  /** What is on the screen. */
  theme: Theme
  choose(choice: ThemeChoice): void
}

/** The theme of the page: one, wherever it is used. Follows the system live where that was chosen. */
export function useTheme(): ThemeSetting {
  const chosen = useSyncExternalStore(whenThemeIsChosen, readThemeChoice, readThemeChoice)
  const theme = resolveTheme(chosen, useMediaQuery('(prefers-color-scheme: light)'))
  const choice = chosen ?? 'dark'
  useEffect(() => showTheme(theme, choice), [theme, choice])
  return { choice, theme, choose: keepThemeChoice }
}
