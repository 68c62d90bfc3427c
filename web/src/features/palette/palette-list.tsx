import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface PaletteLine {
  key: string
  icon: ReactNode
  text: ReactNode
  /** The language of the text, where it is not the page's. */
  language?: string
  hint?: ReactNode
  isDanger?: boolean
  run(): void
  /** With Ctrl or Cmd. */
  runOther?: () => void
}

interface Group {
  name: string
  lines: readonly PaletteLine[]
}

interface PaletteListProps {
  groups: readonly Group[]
  /** The line that Enter takes, counted through all groups. */
  current: number
  onPoint(place: number): void
  onChoose(line: PaletteLine): void
}

/** The lines under the field of the palette, which keeps the focus. */
export function PaletteList({ groups, current, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const firsts = groups.map((_, place) => groups.slice(0, place).reduce((sum, { lines }) => sum + lines.length, 0))
  return (
    <div
      ref={list}
      id="palette-lines"
      role="listbox"
      aria-label={groups.map(({ name }) => name).join(', ')}
      className="min-h-0 flex-auto scroll-py-2 overflow-y-auto overscroll-contain pb-2"
    >
      {groups.map((group, place) => (
        <PaletteGroup
          key={group.name}
          group={group}
          first={firsts[place] ?? 0}
          current={current}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

interface PaletteGroupProps extends Omit<PaletteListProps, 'groups'> {
  group: Group
  first: number
}

function PaletteGroup({ group: { name, lines }, first, current, onPoint, onChoose }: PaletteGroupProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-5 pt-3.5 pb-1.5 font-semibold text-ink-3 text-small">
        {name}
      </p>
      {lines.map((line, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
        <div
          key={line.key}
          id={`palette-${first + place}`}
          role="option"
          aria-selected={first + place === current}
          onPointerMove={() => onPoint(first + place)}
          onClick={() => onChoose(line)}
          className={`mx-2 flex min-h-11.5 cursor-pointer items-center gap-3.5 rounded-[10px] px-3 py-1 aria-selected:bg-accent-soft ${line.isDanger ? 'text-beet' : ''}`}
        >
          <span className="grid h-7.5 w-10.5 flex-none place-items-center overflow-hidden rounded-[7px] text-ink-2 [&>svg:not(.cover)]:size-[19px]">
            {line.icon}
          </span>
          <span lang={line.language} className="min-w-0 flex-1 wrap-anywhere line-clamp-2">
            {line.text}
          </span>
          {line.hint && <span className="flex-none whitespace-nowrap text-ink-2 text-small">{line.hint}</span>}
        </div>
      ))}
    </div>
  )
}
