import { limits } from '@roux/contract/limits'
import { ArrowUp, RotateCw, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { chipLook, chipOff } from '../../ui/chip.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { isEnter } from '../../ui/is-enter.ts'
import { Modal } from '../../ui/modal.tsx'
import { AskFailure } from './ask-failure.tsx'
import { TurnList } from './turn-list.tsx'
import { type Sight, useConversation } from './use-conversation.ts'

interface AskPanelProps {
  recipeId: string
  sight: Sight
  onClose(): void
}

/** A short conversation about a recipe. Closing it while an answer is on its way calls that off. */
export function AskPanel({ recipeId, sight, onClose }: AskPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { turns, question, asking, failure, finished, type, ask, stop } = useConversation(recipeId, sight)
  useEffect(() => takeFocus(box.current), [])
  const toSend = question.trim().toWellFormed()
  const canSend = toSend !== '' && toSend.length <= limits.question && !asking
  const suggestions = sight.step === undefined ? ofRecipe : ofStep

  const send = () => {
    if (!canSend) return
    ask(toSend)
    takeFocus(box.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    event.preventDefault()
    send()
  }
  const suggest = (words: string) => {
    ask(words)
    takeFocus(box.current)
  }

  return (
    <Modal
      title={t('ask.title')}
      description={t('ask.hint')}
      size="sheet"
      onClose={onClose}
      footer={
        <form onSubmit={submit} noValidate className="grid w-full gap-2">
          <label htmlFor={id} className="sr-only">
            {t('ask.label')}
          </label>
          <GrowingTextarea
            ref={box}
            id={id}
            name="question"
            enterKeyHint="send"
            value={asking ? '' : question}
            maxLength={limits.question}
            readOnly={asking !== undefined}
            placeholder={t('ask.placeholder')}
            onChange={(event) => type(event.target.value)}
            onKeyDown={sendOnEnter}
            className="max-h-40 overflow-y-auto!"
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('ask.close')}</Button>
            {asking ? (
              <Button onClick={stop}>
                <Square aria-hidden="true" />
                {t('ask.stop')}
              </Button>
            ) : (
              // Not disabled: the focus would be lost with it.
              <Button look="main" type="submit" aria-disabled={!canSend}>
                <ArrowUp aria-hidden="true" />
                {t('ask.send')}
              </Button>
            )}
          </div>
        </form>
      }
    >
      <TurnList turns={turns} asking={asking} />
      {turns.length === 0 && !asking && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-2">{t('ask.empty')}</p>
          {suggestions.map((key) => (
            <button key={key} type="button" onClick={() => suggest(t(key))} className={`${chipLook} ${chipOff}`}>
              {t(key)}
            </button>
          ))}
        </div>
      )}
      <div>
        <div role="alert">{failure && <AskFailure cause={failure.cause} />}</div>
        {failure && (
          <Button aria-disabled={!canSend} onClick={send} className="mt-3">
            <RotateCw aria-hidden="true" />
            {t('ask.retry')}
          </Button>
        )}
        <p role="status" className="sr-only">
          {asking ? (asking.ahead > 0 ? t('waiting.ahead', { count: asking.ahead }) : t('ask.waiting')) : finished}
        </p>
      </div>
    </Modal>
  )
}

/** What was pressed may be gone by now. On a phone the keyboard would cover what is to be read. */
function takeFocus(box: HTMLTextAreaElement | null): void {
  if (matchMedia('(pointer: fine)').matches) box?.focus()
}

const ofRecipe = ['ask.keeps', 'ask.goesWith', 'ask.ahead'] as const
const ofStep = ['ask.isDone', 'ask.wentWrong', 'ask.meanwhile'] as const
