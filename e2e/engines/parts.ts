import { type Language, texts } from '../texts.ts'
import type { Wanted } from './find-in-page.ts'

/** What somebody would point at, by what it is and what it is called. */
export function button(name: string | RegExp, within?: Wanted): Wanted {
  return { role: 'button', name, ...(within && { within }) }
}

export function link(name: string | RegExp, within?: Wanted): Wanted {
  return { role: 'link', name, ...(within && { within }) }
}

export function field(name: string | RegExp, within?: Wanted): Wanted {
  return { role: 'textbox', name, ...(within && { within }) }
}

export function dialog(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Wanted {
  return { role, name }
}

export function region(name: string, within?: Wanted): Wanted {
  return { role: 'region', name, ...(within && { within }) }
}

export const title: Wanted = { role: 'heading', level: 1 }

export const avatar: Wanted = button(/^(Account|Compte) /)

/** The lines of one of a recipe's lists. */
export function lines(list: 'ingredients' | 'directions', language: Language = 'en'): Wanted {
  return { role: 'listitem', within: region(texts[language].recipe[list]) }
}

/** What stands in the row of times and servings; what the recipe holds comes after it, and may say the same figures. */
export function fact(text: string): Wanted {
  return { role: 'definition', with: text, nth: 0 }
}
