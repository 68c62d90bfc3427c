import { Search, X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'

const sizes = {
  small: {
    box: 'h-10 flex-none gap-2.5 rounded-small pl-3 pointer-coarse:h-11',
    icon: 'size-[17px]',
    input: 'text-control pointer-coarse:text-body',
    key: 'mr-3',
    clear: 'size-9',
  },
  large: {
    box: 'h-11 min-w-0 flex-1 gap-3 rounded-[12px] pl-4',
    icon: 'size-[19px]',
    input: 'truncate text-body',
    key: 'mr-3.5 @max-[40rem]:hidden',
    clear: 'size-10',
  },
}

interface SearchFieldProps {
  size: keyof typeof sizes
  name: string
  label: string
  text: string
  onChange(text: string): void
  /** Esc in what is not empty, or the button. */
  onClear(): void
  onKeyDown?(event: KeyboardEvent): void
  field: RefObject<HTMLInputElement | null>
}

/** A search box, to which a slash leads. */
export function SearchField({ size, name, label, text, onChange, onClear, onKeyDown, field }: SearchFieldProps) {
  const { t } = useTranslation()
  const sized = sizes[size]
  const clear = () => {
    onClear()
    field.current?.focus()
  }
  return (
    <search
      className={`flex items-center border border-edge bg-surface text-ink-3 transition-colors duration-150 ease-out focus-within:border-ink-3 ${sized.box}`}
    >
      <Search aria-hidden="true" className={`flex-none ${sized.icon}`} />
      <input
        ref={field}
        type="search"
        name={name}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={255}
        value={text}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key !== 'Escape' || text === '') return
          // It has done its work.
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
        className={`peer h-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden ${sized.input}`}
      />
      {text === '' ? (
        <span
          aria-hidden="true"
          className={`rounded-[5px] border border-line px-1.5 font-ui text-tiny peer-focus:hidden pointer-coarse:hidden ${sized.key}`}
        >
          /
        </span>
      ) : (
        <button
          type="button"
          aria-label={t('appSidebar.clear')}
          data-tooltip=""
          onClick={clear}
          className={`touchable grid flex-none place-items-center rounded-small hover:text-ink ${sized.clear}`}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </search>
  )
}
