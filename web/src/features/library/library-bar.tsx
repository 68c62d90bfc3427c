import { ArrowUpDown, Check, ChevronDown, LayoutGrid, List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { ActionMenu, useMenu } from '../../ui/menu.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { LibrarySearch } from './library-search.tsx'
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
