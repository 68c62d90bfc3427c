import { limits } from '@roux/contract/limits'
import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isEnter } from '../../ui/is-enter.ts'
import { canSend, promptState } from './prompt-state.ts'

interface PromptBoxProps {
  text: string
  onChange(text: string): void
  onSend(): void
  isLoading: boolean
  /** Whether it can be sent already; Enter is told of before, too. */
  isReady: boolean
  field: RefObject<HTMLTextAreaElement | null>
  /** What goes with the prompt. */
  children: ReactNode
}

/** Where a cook says what they want. Enter sends, Shift+Enter starts a new line. */
export function PromptBox({ text, onChange, onSend, isLoading, isReady, field, children }: PromptBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const state = promptState(text)
  const isTooLong = state === 'too-long'
  const isSendable = canSend(text) && !isLoading && isReady

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (canSend(text) && !isLoading) onSend()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (isEnter(event)) send(event)
  }

  return (
    <form
      onSubmit={send}
      noValidate
      className="w-full max-w-[720px] rounded-large border border-line bg-surface pt-3.5 pr-3.5 pb-2.5 pl-4 shadow-raised transition-colors duration-150 ease-out focus-within:border-ink-3 md:pt-4.5 md:pr-4.5 md:pb-3 md:pl-5.5"
    >
      <label htmlFor={id} className="sr-only">
        {t('prompt.label')}
      </label>
      <textarea
        ref={field}
        id={id}
        name="prompt"
        rows={2}
        enterKeyHint="send"
        value={text}
        maxLength={limits.prompt}
        disabled={isLoading}
        placeholder={t('prompt.placeholder')}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        className="field-sizing-content block max-h-52 min-h-14 w-full resize-none bg-transparent text-ink text-prompt outline-none placeholder:text-ink-3 placeholder:opacity-100 disabled:text-ink-2"
      />
      <p role="status" className="text-beet text-small">
        {isTooLong && t('prompt.tooLong', { limit: limits.prompt })}
        {state === 'at-limit' && t('prompt.limitReached', { limit: limits.prompt })}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-3">
        {children}
        <p
          id={`${id}-count`}
          className={`ml-auto whitespace-nowrap text-small tabular-nums ${isTooLong ? 'font-semibold text-beet' : 'text-ink-3'}`}
        >
          {text.length} / {limits.prompt}
        </p>
        <button
          type="submit"
          aria-label={t('prompt.send')}
          data-tooltip=""
          disabled={!isSendable}
          className="grid size-11 flex-none place-items-center rounded-full bg-accent text-accent-ink transition duration-150 ease-out hover:brightness-105 disabled:opacity-45 [&_svg]:size-5"
        >
          <ArrowUp aria-hidden="true" strokeWidth={2.2} />
        </button>
      </div>
    </form>
  )
}
