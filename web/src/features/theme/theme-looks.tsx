import { Monitor, Moon, Sun } from 'lucide-react'

/** What each choice of theme is shown and called by. */
export const themeIcons = {
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  system: <Monitor aria-hidden="true" />,
}

export const themeNames = { light: 'theme.light', dark: 'theme.dark', system: 'theme.system' } as const
