import { NotebookPen } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuAction } from '../../ui/menu-content.tsx'
import type { NotesOpener } from './notes-section.tsx'

/** What is under More and belongs to this recipe alone. */
export function useMoreActions(notes: RefObject<NotesOpener | null> | undefined): MenuAction[] {
  const { t } = useTranslation()
  if (!notes) return []
  return [{ icon: <NotebookPen aria-hidden="true" />, text: t('notes.heading'), onSelect: () => notes.current?.open() }]
}
