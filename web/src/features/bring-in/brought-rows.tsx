import { Check, CircleAlert, CircleCheckBig, Copy, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { arePhotos, type BroughtEntry, type Decision } from '../../api/bring-in.ts'
import { ManyRows } from './many-rows.tsx'
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
  onCompare(place: DraftPlace): void
  onDecide(place: DraftPlace, decision: Decision): void
  /** What else can be done where something of it could not be read. */
  offer(entry: BroughtEntry): ReactNode
}

/** Rows that are more than this are shown as far as they are seen. */
const few = 40

type Row = { key: string; entry: BroughtEntry } & ({ draft: number } | { draft?: undefined })

/** What is brought, with what became of each: being read, read, there already, or none. */
export function BroughtRows({ entries, ...rest }: BroughtRowsProps) {
  const { t } = useTranslation()
  const rows = entries.flatMap(rowsOf)
  const show = (row: Row) =>
    row.draft === undefined ? (
      <StateRow entry={row.entry} offer={rest.offer} />
    ) : (
      <DraftRow entry={row.entry} draft={row.draft} {...rest} />
    )
  if (rows.length > few) {
    return (
      <ManyRows label={t('bringIn.readList')} count={rows.length} keyOf={(place) => rows[place]?.key ?? ''}>
        {(place) => rows[place] && show(rows[place])}
      </ManyRows>
    )
  }
  return (
    <ul aria-label={t('bringIn.readList')} className="grid gap-1">
      {rows.map((row) => (
        <li key={row.key}>{show(row)}</li>
      ))}
    </ul>
  )
}

/** A row for each draft, and one before them for what is being read or gave none. */
function rowsOf(entry: BroughtEntry): Row[] {
  const { id, state, drafts, failures } = entry
  const drawn = drafts.map((_, draft): Row => ({ key: `${id} ${draft}`, entry, draft }))
  const isWhole = state === 'read' && drafts.length > 0 && failures.length === 0
  return isWhole ? drawn : [{ key: `${id}`, entry }, ...drawn]
}

type DraftRowProps = Omit<BroughtRowsProps, 'entries'> & { entry: BroughtEntry; draft: number }

function DraftRow({ entry, draft: number, chosen, onChoose, onCompare, onDecide, offer }: DraftRowProps) {
  const { t } = useTranslation()
  const draft = entry.drafts[number]
  if (!draft) return null
  const place = { entry: entry.id, draft: number }
  const decision = entry.decisions[number]
  const isChosen = chosen?.entry === entry.id && chosen.draft === number
  const isSame = draft.same_as !== null && decision === undefined
  return (
    <div className={`rounded-[14px] ${isChosen ? 'bg-accent-soft' : ''}`}>
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
          <button type="button" className={wordLook} onClick={() => onCompare(place)}>
            {t('bringIn.compare')}
          </button>
          <button type="button" className={wordLook} onClick={() => onDecide(place, { is: 'kept' })}>
            {t('bringIn.keepBoth')}
          </button>
          <button type="button" className={wordLook} onClick={() => onDecide(place, { is: 'left out' })}>
            {t('bringIn.leaveOut')}
          </button>
        </p>
      )}
      <div className="pr-3 pl-12">{offer(entry)}</div>
    </div>
  )
}

export const wordLook = 'py-1 underline decoration-edge underline-offset-3 hover:decoration-current pointer-coarse:py-3'

/** What is read while it is, why it gave nothing, or what of it did not. */
function StateRow({ entry, offer }: Pick<DraftRowProps, 'entry' | 'offer'>) {
  const { t, i18n } = useTranslation()
  const failureText = useFailureText()
  const { name, state, drafts, failures, cause, progress } = entry
  const isReading = state === 'reading'
  const found = drafts.length.toLocaleString(i18n.language)
  const isToAsk = arePhotos(entry.request)
  const heading =
    drafts.length > 0
      ? isReading
        ? 'bringIn.readingMany'
        : 'bringIn.partly'
      : isReading
        ? 'bringIn.reading'
        : isToAsk
          ? 'bringIn.photosReady'
          : state === 'failed'
            ? 'bringIn.unread'
            : 'bringIn.nothing'
  return (
    <div className="flex gap-3.5 px-3 py-2.5">
      <Icon>{isReading ? <Link2 /> : <CircleAlert />}</Icon>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(heading, { number: found })}</p>
        <p className="text-ink-2 text-small wrap-anywhere">{name}</p>
        {isReading ? (
          <ReadingBar progress={progress} />
        ) : (drafts.length === 0 && !isToAsk) || cause ? (
          <p className="mt-1 text-small">{failureText(failures[0]?.code, cause)}</p>
        ) : null}
        {drafts.length === 0 && offer(entry)}
        {!isReading && drafts.length > 0 && failures.length > 0 && (
          <details className="mt-1 text-small">
            <summary className="cursor-pointer py-1 underline decoration-edge underline-offset-3">
              {t('bringIn.notRead', { number: failures.length.toLocaleString(i18n.language) })}
            </summary>
            <ul className="mt-1 grid max-h-60 gap-1.5 overflow-y-auto wrap-anywhere">
              {failures.map(({ name: part, code }) => (
                <li key={part}>
                  <span className="block font-medium">{part}</span>
                  <span className="text-ink-2">{failureText(code, undefined)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

function ReadingBar({ progress }: { progress: number | undefined }) {
  const isKnown = progress !== undefined && progress > 0
  return (
    <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-full bg-line">
      <div
        className={`h-full rounded-full bg-gold ${isKnown ? 'transition-[width] duration-200' : 'w-2/5 animate-pulse motion-reduce:animate-none'}`}
        style={isKnown ? { width: `${Math.round(progress * 100)}%` } : undefined}
      />
    </div>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="mt-0.5 flex-none text-ink-2 [&_svg]:size-[19px]">
      {children}
    </span>
  )
}
