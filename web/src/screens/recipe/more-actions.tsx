import { History, NotebookPen } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuAction } from '../../ui/menu-content.tsx'
import type { NotesOpener } from './notes-section.tsx'

/** What is under More and belongs to this recipe alone. */
export function useMoreActions(notes: RefObject<NotesOpener | null> | undefined, onHistory?: () => void): MenuAction[] {
  const { t } = useTranslation()
  const ofNotes = notes && {
    icon: <NotebookPen aria-hidden="true" />,
    text: t('notes.heading'),
    onSelect: () => notes.current?.open(),
  }
  const ofHistory = onHistory && {
    icon: <History aria-hidden="true" />,
    text: t('recipe.history'),
    onSelect: onHistory,
  }
  return [ofNotes, ofHistory].filter((action) => action !== undefined)
}
