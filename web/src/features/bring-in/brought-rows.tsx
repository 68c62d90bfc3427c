import { Check, CircleAlert, CircleCheckBig, Copy, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BroughtEntry, Decision } from '../../api/bring-in.ts'
import { SameNote } from './same-note.tsx'
import { useFailureText } from './use-failure-text.ts'

/** One draft of what was brought. */
export interface DraftPlace {
  entry: number
  draft: number
}

interface BroughtRowsProps {
  entries: readonly BroughtEntry[]
  chosen: DraftPlace | undefined
  onChoose(place: DraftPlace): void
  onDecide(place: DraftPlace, decision: Decision): void
}

/** What is brought, with what became of each: being read, read, there already, or none. */
export function BroughtRows({ entries, ...rest }: BroughtRowsProps) {
  return (
    <ul className="grid gap-1">
      {entries.flatMap((entry) =>
        entry.drafts.length > 0
          ? entry.drafts.map((_, draft) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drafts never move
              <DraftRow key={`${entry.id} ${draft}`} entry={entry} draft={draft} {...rest} />
            ))
          : [<EmptyRow key={entry.id} entry={entry} />],
      )}
    </ul>
  )
}

type DraftRowProps = Omit<BroughtRowsProps, 'entries'> & { entry: BroughtEntry; draft: number }

function DraftRow({ entry, draft: number, chosen, onChoose, onDecide }: DraftRowProps) {
  const { t } = useTranslation()
  const draft = entry.drafts[number]
  if (!draft) return null
  const place = { entry: entry.id, draft: number }
  const decision = entry.decisions[number]
  const isChosen = chosen?.entry === entry.id && chosen.draft === number
  const isSame = draft.same_as !== null && decision === undefined
  return (
    <li className={`rounded-[14px] ${isChosen ? 'bg-accent-soft' : ''}`}>
      <button
        type="button"
        aria-current={isChosen}
        onClick={() => onChoose(place)}
        className="flex w-full gap-3.5 rounded-[14px] px-3 py-2.5 text-left hover:bg-sunken/60"
      >
        <Icon>{decision?.is === 'saved' ? <CircleCheckBig /> : isSame ? <Copy /> : <Check />}</Icon>
        <span className="min-w-0 flex-1">
          <span
            lang={draft.language}
            className={`block font-semibold wrap-anywhere ${decision?.is === 'left out' ? 'text-ink-3 line-through' : ''}`}
          >
            {draft.title}
          </span>
          <span className="block text-ink-2 text-small wrap-anywhere">
            {isSame ? (
              <SameNote draft={draft} id={draft.same_as ?? ''} />
            ) : decision && decision.is !== 'kept' ? (
              t(decision.is === 'saved' ? 'bringIn.saved' : 'bringIn.leftOut')
            ) : (
              (draft.source.site ?? entry.name)
            )}
          </span>
        </span>
      </button>
      {isSame && (
        <p className="-mt-1 flex flex-wrap gap-x-3.5 pb-2 pl-12 text-small">
          <Link to={`/recipe/${encodeURIComponent(draft.same_as ?? '')}`} className={wordLook}>
            {t('bringIn.openYours')}
          </Link>
          <button type="button" className={wordLook} onClick={() => onDecide(place, { is: 'kept' })}>
            {t('bringIn.keepBoth')}
          </button>
          <button type="button" className={wordLook} onClick={() => onDecide(place, { is: 'left out' })}>
            {t('bringIn.leaveOut')}
          </button>
        </p>
      )}
    </li>
  )
}

const wordLook = 'py-1 underline decoration-edge underline-offset-3 hover:decoration-current pointer-coarse:py-3'

function EmptyRow({ entry }: { entry: BroughtEntry }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isReading = entry.state === 'reading'
  return (
    <li className="flex gap-3.5 px-3 py-2.5">
      <Icon>{isReading ? <Link2 /> : <CircleAlert />}</Icon>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{isReading ? t('bringIn.reading') : t('bringIn.nothing')}</p>
        <p className="text-ink-2 text-small wrap-anywhere">{entry.name}</p>
        {isReading ? (
          <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-line">
            <div className="h-full w-2/5 animate-pulse rounded-full bg-gold motion-reduce:animate-none" />
          </div>
        ) : (
          <p className="mt-1 text-small">{failureText(entry.failure, entry.cause)}</p>
        )}
      </div>
    </li>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="mt-0.5 flex-none text-ink-2 [&_svg]:size-[19px]">
      {children}
    </span>
  )
}
