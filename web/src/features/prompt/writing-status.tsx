import { useTranslation } from 'react-i18next'
import { isFieldDone } from '../../api/read-draft.ts'
import type { Generation } from './use-generation.ts'

/**
 * Tells screen readers that the writing has begun, and the title; at its end the focus says the rest. It is there
 * before there is anything to say: they only hear what changes in a region they know.
 */
export function WritingStatus({ generation, isShown }: { generation: Generation; isShown: boolean }) {
  const { t } = useTranslation()
  const [started = ''] = t('waiting.messages', { returnObjects: true })
  const draft = generation.state === 'loading' ? generation.draft : undefined
  const title = draft && isFieldDone(draft, 'title') ? draft.title : undefined
  return (
    <p role="status" className="sr-only">
      {isShown && generation.state === 'loading' && (title ? t('waiting.isTitle', { title }) : started)}
    </p>
  )
}
