import { ArrowUpDown, Check, ChevronDown, LayoutGrid, List, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type LibraryState, orderOf, orders } from './library-state.ts'

interface LibraryBarProps {
  state: LibraryState
  onChange(change: Partial<LibraryState>): void
}

const orderNames = {
  newest: 'library.newest',
  title: 'library.byTitle',
  time: 'library.byTime',
  relevance: 'library.byMatch',
} as const

/** Search, sort and view, in one row. */
export function LibraryBar({ state, onChange }: LibraryBarProps) {
  const { t } = useTranslation()
  const views = [
    { value: 'cards' as const, text: t('library.cards'), icon: <LayoutGrid aria-hidden="true" className="size-4.5" /> },
    { value: 'list' as const, text: t('library.list'), icon: <List aria-hidden="true" className="size-4.5" /> },
  ]
  return (
    <div className="flex items-center gap-2.5">
      <LibrarySearch q={state.q} onChange={(q) => onChange({ q })} />
      <SortButton state={state} onChange={onChange} />
      <Segmented
        label={t('library.view')}
        options={views}
        value={state.view}
        onChoose={(view) => onChange({ view })}
        className="flex-none @max-[40rem]:hidden"
      />
    </div>
  )
}

/** How the list is sorted; where there is little room, also how it looks. */
function SortButton({ state, onChange }: LibraryBarProps) {
  const { t } = useTranslation()
  const { buttonProps, menuProps } = useMenu()
  const order = orderOf(state)
  // What is there is sorted by what is missing.
  const isByHave = state.have.length > 0
  const text = isByHave ? t('library.byMissing') : t(orderNames[order])
  const tick = (isOn: boolean) => <Check aria-hidden="true" className={isOn ? '' : 'invisible'} />
  const offered = orders.filter((each) => each !== 'relevance' || state.q.trim() !== '')
  return (
    <>
      <button
        type="button"
        {...buttonProps}
        aria-label={t('library.sort', { order: text })}
        className={`${buttonClass('quiet')} h-11! flex-none @max-[40rem]:w-11 @max-[40rem]:border-edge! @max-[40rem]:px-0!`}
      >
        <ArrowUpDown aria-hidden="true" />
        <span className="@max-[40rem]:hidden">{text}</span>
        <ChevronDown aria-hidden="true" className="size-4! @max-[40rem]:hidden" />
      </button>
      <ActionMenu
        {...menuProps}
        actions={[
          ...(isByHave
            ? [{ icon: tick(true), text, onSelect: () => undefined }]
            : offered.map((sort) => ({
                icon: tick(sort === order),
                text: t(orderNames[sort]),
                onSelect: () => onChange({ sort }),
              }))),
          {
            icon: state.view === 'cards' ? <List aria-hidden="true" /> : <LayoutGrid aria-hidden="true" />,
            text: state.view === 'cards' ? t('library.asList') : t('library.asCards'),
            isApart: true,
            onSelect: () => onChange({ view: state.view === 'cards' ? 'list' : 'cards' }),
          },
        ]}
      />
    </>
  )
}

/** How long the cook has to rest before what was typed is looked for. */
const restMilliseconds = 180

function LibrarySearch({ q, onChange }: { q: string; onChange(q: string): void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  // Back and forward, and links, bring another.
  if (q !== sent) {
    setSent(q)
    setText(q)
  }
  const send = (next: string) => {
    setSent(next)
    onChange(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each letter
  useEffect(() => {
    if (text === sent) return
    const timer = setTimeout(() => send(text), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      if (target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role="menu"], [role="dialog"]'))
        return
      event.preventDefault()
      field.current?.focus()
    }
    // Before the sidebar, which has a search of its own.
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])
  const clear = () => {
    setText('')
    send('')
    field.current?.focus()
  }
  return (
    <search className="flex h-11 min-w-0 flex-1 items-center gap-3 rounded-[12px] border border-edge bg-surface pl-4 text-ink-3 focus-within:border-ink-3">
      <Search aria-hidden="true" className="size-[19px] flex-none" />
      <input
        ref={field}
        type="search"
        name="library-search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={255}
        value={text}
        placeholder={t('library.search')}
        aria-label={t('library.search')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
        className="peer h-full min-w-0 flex-1 truncate bg-transparent text-body text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
      {text === '' ? (
        <span
          aria-hidden="true"
          className="mr-3.5 rounded-[5px] border border-line px-1.5 font-ui text-tiny peer-focus:hidden pointer-coarse:hidden @max-[40rem]:hidden"
        >
          /
        </span>
      ) : (
        <button
          type="button"
          aria-label={t('appSidebar.clear')}
          data-tooltip=""
          onClick={clear}
          className="touchable grid size-10 flex-none place-items-center rounded-small hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </search>
  )
}
