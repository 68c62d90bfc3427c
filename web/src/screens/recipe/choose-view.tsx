import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/segmented.tsx'

export type View = 'changes' | 'whole'

interface ChooseViewProps {
  view: View
  onChoose(view: View): void
  className?: string
}

/** Whether a comparison shows what differs, or all. */
export function ChooseView({ view, onChoose, className = '' }: ChooseViewProps) {
  const { t } = useTranslation()
  return (
    <Segmented<View>
      className={className}
      label={t('history.view')}
      options={[
        { value: 'changes', text: t('history.changes') },
        { value: 'whole', text: t('history.whole') },
      ]}
      value={view}
      onChoose={onChoose}
    />
  )
}
