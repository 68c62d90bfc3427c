import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../browser/conversation.ts'

interface TurnListProps {
  turns: readonly Turn[]
  asking: { question: string; text: string; ahead: number } | undefined
}

/** Questions and answers, oldest first; the last may still be coming. */
export function TurnList({ turns, asking }: TurnListProps) {
  const { t } = useTranslation()
  const last = useRef<HTMLLIElement>(null)
  const count = turns.length + (asking ? 1 : 0)
  // A new question is brought into view once; whoever scrolls while it is answered is left alone.
  useEffect(() => {
    if (count > 0) last.current?.scrollIntoView({ block: 'start' })
  }, [count])
  if (count === 0) return null
  const all = asking ? [...turns, { question: asking.question, answer: asking.text, isStopped: false }] : turns
  return (
    <ol aria-label={t('ask.turns')} className="grid gap-5">
      {all.map(({ question, answer, isStopped }, place) => {
        const isLast = place === all.length - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added
          <li key={place} ref={isLast ? last : null} className="grid scroll-mt-4 gap-2.5">
            <p className="max-w-[85%] justify-self-end rounded-medium bg-sunken px-3.5 py-2 wrap-anywhere">
              <span className="sr-only">{t('ask.you')} </span>
              {question}
            </p>
            <div className="whitespace-pre-line text-step wrap-anywhere">
              <span className="sr-only">{t('ask.answer')} </span>
              {answer}
              {asking && isLast && asking.ahead > 0 && (
                <span className="text-ink-2 text-small">{t('waiting.ahead', { count: asking.ahead })}</span>
              )}
              {asking && isLast && (
                <span
                  aria-hidden="true"
                  className="ml-1 inline-block size-4 animate-turn rounded-full border-2 border-line border-t-accent align-[-2px]"
                />
              )}
            </div>
            {isStopped && <p className="text-ink-3 text-small">{t('ask.stopped')}</p>}
          </li>
        )
      })}
    </ol>
  )
}
