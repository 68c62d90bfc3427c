import type { TFunction } from 'i18next'
import { IdCard, Printer } from 'lucide-react'
import type { MenuAction } from '../../ui/menu-content.tsx'
import { printCard } from './print-card.ts'

/** A recipe on paper: as a page, or on cards. */
export function printActions(t: TFunction): MenuAction[] {
  return [
    { icon: <Printer aria-hidden="true" />, text: t('recipe.print'), onSelect: () => print() },
    { icon: <IdCard aria-hidden="true" />, text: t('recipe.printCard'), onSelect: printCard },
  ]
}
