import type { ComponentProps } from 'react'

/** A text field as high as its text. */
export function GrowingTextarea({ className = '', ref, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={1}
      {...props}
      ref={(element) => {
        if (element) grow(element)
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      onInput={({ currentTarget }) => grow(currentTarget)}
      className={`field-sizing-content block min-h-11 w-full resize-none overflow-hidden rounded-[10px] border border-edge bg-surface px-3.5 py-2.25 text-ink transition-colors duration-150 ease-out wrap-anywhere placeholder:text-ink-3 hover:border-ink-3 focus:border-ink-3 aria-invalid:border-beet ${className}`}
    />
  )
}

/** For browsers in which a field cannot follow its text by itself. */
function grow(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
}
