import { useEffect, useState } from 'react'
import { keepThemeChoice, readThemeChoice, resolveTheme, showTheme, type Theme, type ThemeChoice } from './theme.ts'
import { useMediaQuery } from './use-media-query.ts'

interface ThemeSetting {
  /** What the cook chose; dark until they choose. */
  choice: ThemeChoice
  /** What is on the screen. */
  theme: Theme
  choose(choice: ThemeChoice): void
}

/** The theme of the page. Follows the system live where that was chosen. */
export function useTheme(): ThemeSetting {
  const [choice, setChoice] = useState(readThemeChoice)
  const theme = resolveTheme(choice, useMediaQuery('(prefers-color-scheme: light)'))
  useEffect(() => showTheme(theme), [theme])
  const choose = (next: ThemeChoice) => {
    keepThemeChoice(next)
    setChoice(next)
  }
  return { choice: choice ?? 'dark', theme, choose }
}
