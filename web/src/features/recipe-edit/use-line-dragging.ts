import {
  type Announcements,
  type DndContextProps,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'

/** Enter is left to the row's menu. */
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] }

const modifiers: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/**
 * Lines are dragged up and down by their handle: with a mouse, a finger or the keyboard, told in the language of the
 * page.
 * @param keys of the lines, in their order.
 */
export function useLineDragging(
  keys: readonly UniqueIdentifier[],
  onMove: (from: number, to: number) => void,
): DndContextProps {
  const { t } = useTranslation()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  )
  const placeOf = (key: UniqueIdentifier) => ({ place: keys.indexOf(key) + 1, total: keys.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('edit.lifted', placeOf(active.id)),
    onDragOver: ({ over }) => (over ? t('edit.movedTo', placeOf(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('edit.dropped', placeOf(over.id)) : undefined),
    onDragCancel: ({ active }) => t('edit.dragCancelled', placeOf(active.id)),
  }
  return {
    sensors,
    modifiers,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('edit.dragHint') } },
    onDragEnd({ active, over }) {
      if (over && over.id !== active.id) onMove(keys.indexOf(active.id), keys.indexOf(over.id))
    },
  }
}
