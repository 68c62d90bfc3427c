import type { RequestOptions } from '@roux/contract/generation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { dropPromptDraft, keepPromptDraft, readPromptDraft } from '../browser/prompt-draft.ts'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { useMediaQuery } from '../browser/use-media-query.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { TermsLine } from '../features/legal/terms-line.tsx'
import { FailureNote } from '../features/prompt/failure-note.tsx'
import { PromptBox } from '../features/prompt/prompt-box.tsx'
import { TypingLine } from '../features/prompt/typing-line.tsx'
import { useGeneration } from '../features/prompt/use-generation.ts'
import { useLasting } from '../features/prompt/use-lasting.ts'
import { WaitingLine } from '../features/prompt/waiting-line.tsx'
import { type LazyPart, lazyPart, preload, useLazyPart } from '../ui/lazy-part.ts'
import { Waves } from '../ui/waves.tsx'

const skeletonPart = lazyPart(() => import('../features/recipe/recipe-skeleton.tsx'))

/** Has a recipe written and kept; gives the address of its page. */
export type Generate = (prompt: string, options: RequestOptions, signal: AbortSignal) => Promise<string>

/** What goes with the prompt, as home gives it to what shows it. */
export interface OptionsProps {
  value: RequestOptions
  onChange(value: RequestOptions): void
  isDisabled: boolean
}

interface HomeScreenProps {
  generate: Generate
  /** What can be set beside the prompt. */
  optionsPart: LazyPart<{ Options: ComponentType<OptionsProps> }>
  /** The screen that shows what is being written; fetched in the meantime, so that it follows without a flash. */
  recipePart: LazyPart<object>
}

export function HomeScreen({ generate, optionsPart, recipePart }: HomeScreenProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(readPromptDraft)
  const [options, setOptions] = useState<RequestOptions>({ preferences: null, serves: null, max_minutes: null })
  const loaded = useLazyPart(optionsPart, true)
  useDocumentTitle(t('home.title'))

  const { generation, start, stop } = useGeneration(async (prompt, signal) => {
    const address = await generate(prompt, options, signal)
    dropPromptDraft()
    await recipePart.load().catch(() => undefined)
    await navigate(address)
  })
  const isLoading = generation.state === 'loading'
  const isWaiting = useLasting(isLoading, 150)
  useEffect(
    () =>
      whenIdle(() => {
        preload(recipePart)
        preload(skeletonPart)
      }),
    [recipePart],
  )

  // Kept with every letter: a session that ends, or a reload, takes nothing away.
  const change = (next: string) => {
    setText(next)
    keepPromptDraft(next)
  }
  const send = () => {
    preload(recipePart)
    start(text)
  }

  // The box has the focus where no keyboard pops up on the screen for it, and again whenever it comes back.
  const hasPointer = useMediaQuery('(hover: hover) and (pointer: fine)')
  const isBack = generation.state === 'failed'
  useEffect(() => {
    if (!isLoading && (hasPointer || isBack)) field.current?.focus({ preventScroll: true })
  }, [isLoading, hasPointer, isBack])

  // The box that had the focus is disabled: it would be nowhere.
  const waitingHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isWaiting && document.activeElement === document.body) waitingHeading.current?.focus({ preventScroll: true })
  }, [isWaiting])

  return (
    <div className="relative isolate flex flex-1 flex-col">
      <div
        className={`flex flex-col items-center px-4 md:px-6 ${isWaiting ? 'pt-4 md:pt-6' : 'flex-1 justify-center pt-8 pb-[max(12vh,88px)]'}`}
      >
        {isWaiting ? (
          <h1 ref={waitingHeading} tabIndex={-1} className="sr-only">
            {t('waiting.title')}
          </h1>
        ) : (
          <>
            <h1 className="max-w-[15ch] text-balance text-center font-display font-medium text-question tracking-[-0.025em]">
              {t('home.question')}
            </h1>
            <TypingLine />
          </>
        )}
        <PromptBox text={text} onChange={change} onSend={send} isLoading={isLoading} field={field}>
          {loaded && <loaded.Options value={options} onChange={setOptions} isDisabled={isLoading} />}
        </PromptBox>
        {generation.state === 'failed' && <FailureNote cause={generation.cause} />}
        <WaitingLine isWaiting={isWaiting} onStop={stop} />
        {!isWaiting && <TermsLine />}
      </div>
      {isWaiting ? <Skeleton /> : <Foot text={t('app.footer')} />}
    </div>
  )
}

/** Decoration: where it cannot be fetched, the waiting message says enough. */
function Skeleton() {
  const [skeleton, setSkeleton] = useState(skeletonPart.current)
  useEffect(() => void skeletonPart.load().then(setSkeleton, () => undefined), [])
  return skeleton && <skeleton.RecipeSkeleton />
}

function Foot({ text }: { text: string }) {
  return (
    <>
      <Waves />
      <footer className="absolute inset-x-0 bottom-0 pb-[max(12px,env(safe-area-inset-bottom))] text-center text-ink text-small">
        {text}
      </footer>
    </>
  )
}
