import type { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'
import type { MenuAction } from '../../ui/menu-content.tsx'

interface MoveHandleProps {
  label: string
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef' | 'isDragging'>
  /** Missing where there is no way up. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** Moves a line: dragged, or lifted with Space; a click or Enter opens a menu for those who would rather not drag. */
export function MoveHandle({ label, sortable, onUp, onDown }: MoveHandleProps) {
  const { t } = useTranslation()
  const { buttonProps, menuProps } = useMenu()
  const { attributes, listeners, setActivatorNodeRef, isDragging } = sortable
  const actions: MenuAction[] = []
  if (onUp) actions.push({ icon: <ArrowUp aria-hidden="true" />, text: t('edit.moveUp'), onSelect: onUp })
  if (onDown) actions.push({ icon: <ArrowDown aria-hidden="true" />, text: t('edit.moveDown'), onSelect: onDown })

  return (
    <div>
      <IconButton
        label={label}
        {...buttonProps}
        aria-describedby={attributes['aria-describedby']}
        disabled={actions.length === 0}
        ref={(element) => {
          buttonProps.ref.current = element
          setActivatorNodeRef(element)
        }}
        onPointerDown={(event) => listeners?.onPointerDown?.(event)}
        onKeyDown={(event) => {
          listeners?.onKeyDown?.(event)
          if (!isDragging) buttonProps.onKeyDown(event)
        }}
        onKeyUp={keepSpaceFromClicking}
        className="w-7! cursor-grab touch-none select-none text-ink-3 disabled:invisible"
      >
        <GripVertical aria-hidden="true" />
      </IconButton>
      <ActionMenu actions={actions} {...menuProps} />
    </div>
  )
}

/** Space lifts the line; some browsers would click the button as well. */
function keepSpaceFromClicking(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault()
}
