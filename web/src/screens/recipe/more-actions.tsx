import { History, MessageCircleQuestion, NotebookPen } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuAction } from '../../ui/menu-content.tsx'
import type { NotesOpener } from './notes-section.tsx'

/** What is under More and belongs to this recipe alone. */
export function useMoreActions(
  notes: RefObject<NotesOpener | null> | undefined,
  { onHistory, onAsk }: { onHistory?: () => void; onAsk?: (() => void) | undefined } = {},
): MenuAction[] {
  const { t } = useTranslation()
  const ofQuestions = onAsk && {
    icon: <MessageCircleQuestion aria-hidden="true" />,
    text: t('ask.open'),
    onSelect: onAsk,
  }
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
  return [ofQuestions, ofNotes, ofHistory].filter((action) => action !== undefined)
}
