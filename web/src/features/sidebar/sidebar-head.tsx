import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'

interface SidebarHeadProps {
  brand: ReactNode
  /** Given where the sidebar stands in front of the screen. */
  onClose?: (() => void) | undefined
}

/** The top of the sidebar; it stands before there is anything under it. */
export function SidebarHead({ brand, onClose }: SidebarHeadProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center justify-between px-3 pt-[max(12px,env(safe-area-inset-top))]">
      {brand}
      {onClose && (
        <IconButton label={t('app.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
