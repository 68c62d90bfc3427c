import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { LazyPart } from '../ui/lazy-part.ts'
import { LazyScreen } from '../ui/lazy-screen.tsx'

/** A screen of its own chunk, with the words for the time until it is there. */
export function LateScreen({ part }: { part: LazyPart<{ Screen: ComponentType }> }) {
  const { t } = useTranslation()
  return (
    <LazyScreen
      part={part}
      texts={{ loading: t('app.loading'), missing: t('app.partMissing'), reload: t('app.reload') }}
    />
  )
}
