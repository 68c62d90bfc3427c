import type { RequestOptions } from '@roux/contract/generation'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { RecipeOrder } from '../api/generate-recipe.ts'
import type { Watch } from '../api/read-recipe-stream.ts'
import { readCarriedPrompt } from '../browser/carried-prompt.ts'
import { repeatEarlyPress, takeEarlyEnter } from '../browser/first-paint.ts'
import { dropPromptDraft, keepPromptDraft, readPromptDraft } from '../browser/prompt-draft.ts'
import { keepReadingPlace } from '../browser/reading-place.ts'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { useMediaQuery } from '../browser/use-media-query.ts'
import { TermsLine } from '../features/legal/terms-line.tsx'
import { PromptBox } from '../features/prompt/prompt-box.tsx'
import { canSend, toSend } from '../features/prompt/prompt-state.ts'
import { TypingLine } from '../features/prompt/typing-line.tsx'
import { hasUnfinished, useGeneration } from '../features/prompt/use-generation.ts'
import { useLasting } from '../features/prompt/use-lasting.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { preloadable } from '../ui/preloadable.tsx'
import { Waves } from '../ui/waves.tsx'

const Writing = preloadable(async () => (await import('../features/prompt/writing.tsx')).Writing)
const WritingStatus = preloadable(async () => (await import('../features/prompt/writing.tsx')).WritingStatus)
const DraftPage = preloadable(async () => (await import('../features/recipe/draft-page.tsx')).DraftPage)

/** Has a recipe written and kept; gives the address of its page. */
type Generate = (order: RecipeOrder, watch: Watch) => Promise<string>

/** What goes with the prompt, as home gives it to what shows it. */
export interface OptionsProps {
  value: RequestOptions
  onChange(value: RequestOptions): void
  isDisabled: boolean
}

interface HomeScreenProps {
  /** Missing while it is not known who would ask. */
  generate: Generate | undefined
  /** What can be set beside the prompt. */
  Options: ComponentType<OptionsProps>
  /** Stands under the box. */
  aside?: ReactNode
  /** The screen that shows what is being written; fetched while the cook writes, so that it follows without a flash. */
  recipeScreen: { preload(): Promise<void> }
}

export function HomeScreen({ generate, Options, aside, recipeScreen }: HomeScreenProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(readPromptDraft)
  // Enter was pressed before it was known who asks.
  const [isWanted, setWanted] = useState(false)
  const [options, setOptions] = useState<RequestOptions>({ preferences: null, serves: null, max_minutes: null })
  useDocumentTitle(t('home.title'))

  const { generation, start, stop } = useGeneration(async (order, watch) => {
    if (!generate) return
    const address = await generate(order, watch)
    dropPromptDraft()
    await recipeScreen.preload()
    keepReadingPlace()
    await navigate(address)
  })
  const isReady = generate !== undefined
  const isLoading = generation.state === 'loading'
  const isWaiting = useLasting(isLoading, 150)
  const isUnfinished = hasUnfinished(generation)
  const order = generation.state === 'idle' ? undefined : generation.order
  const isPageUp = isWaiting || isUnfinished || (isLoading && generation.isAgain)
  const fetchAhead = () => {
    void Writing.preload()
    void WritingStatus.preload()
    void DraftPage.preload()
    void recipeScreen.preload()
  }
  // With the first letter: whoever only looks needs none of it.
  const isWritten = text !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that may follow
  useEffect(() => {
    if (isWritten) fetchAhead()
  }, [recipeScreen, isWritten])

  // Kept with every letter: a session that ends, or a reload, takes nothing away.
  const change = (next: string) => {
    setText(next)
    setWanted(false)
    keepPromptDraft(next)
  }
  const ask = (prompt: string, again?: RecipeOrder) => {
    fetchAhead()
    start({ seed: 0, language: currentLanguage(), ...again, prompt, options })
  }
  const send = (again?: RecipeOrder) => {
    const prompt = canSend(text) ? toSend(text) : again?.prompt
    setWanted(!generate)
    if (prompt && generate) ask(prompt, again)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the text that stands there by then
  useEffect(() => {
    if (isWanted && isReady) send()
  }, [isWanted, isReady])

  // Asked for by a tap elsewhere; going back or loading again asks for nothing anew.
  const { key, state } = useLocation()
  const given = readCarriedPrompt(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time one is brought
  useEffect(() => {
    if (given === undefined || !generate) return
    void navigate('/', { replace: true })
    change(given)
    ask(toSend(given))
  }, [given, isReady])

  // What was typed into the prerendered page, before anything listened: taken before the box listens, or an Enter that
  // comes at once would find nothing to send.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== text) change(typed)
  }, [])
  useEffect(() => {
    if (takeEarlyEnter()) setWanted(true)
  }, [])

  // The box has the focus where no keyboard pops up on the screen for it, and again whenever it comes back, or a link to
  // it was followed.
  const hasPointer = useMediaQuery('(hover: hover) and (pointer: fine)')
  const isBack = generation.state === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each time it is gone to
  useEffect(() => {
    if (!isLoading && !isUnfinished && (hasPointer || isBack)) field.current?.focus({ preventScroll: true })
  }, [isLoading, isUnfinished, hasPointer, isBack, key])
  // After the box has taken the focus: a menu that this opens would close.
  useEffect(repeatEarlyPress, [])

  // The box that had the focus is disabled: it would be nowhere.
  const waitingHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isWaiting && document.activeElement === document.body) waitingHeading.current?.focus({ preventScroll: true })
  }, [isWaiting])

  return (
    <div className="relative isolate flex flex-1 flex-col">
      <div
        className={`flex flex-1 flex-col items-center ${isPageUp ? 'pt-4 md:pt-6' : 'justify-center pt-8 pb-[max(12vh,88px)]'}`}
      >
        <div className="relative z-20 flex w-full flex-col items-center px-4 md:px-6">
          {isPageUp ? (
            <h1 ref={waitingHeading} tabIndex={-1} className="sr-only">
              {isLoading ? t('waiting.title') : t('home.question')}
            </h1>
          ) : (
            <Question />
          )}
          <PromptBox
            text={text}
            onChange={change}
            onSend={() => send()}
            isLoading={isLoading}
            isReady={isReady}
            field={field}
          >
            <Options value={options} onChange={setOptions} isDisabled={isLoading} />
          </PromptBox>
        </div>
        {/* There before it has anything to say: screen readers only hear what changes in a region they know. */}
        <div role="status" className="sr-only">
          <LazyBoundary resetKey={order}>{isPageUp && <WritingStatus generation={generation} />}</LazyBoundary>
        </div>
        {/* With each order what could not be fetched is tried again. */}
        <LazyBoundary resetKey={order} missing={<Missing />}>
          {generation.state !== 'idle' && (
            <Writing
              generation={generation}
              isPageUp={isPageUp}
              page={
                <LazyBoundary resetKey={order}>
                  <DraftPage
                    draft={generation.draft ?? {}}
                    language={generation.order.language}
                    isGrowing={isLoading}
                  />
                </LazyBoundary>
              }
              field={field}
              onStop={stop}
              onSendAgain={send}
            />
          )}
        </LazyBoundary>
        {!isPageUp && aside}
        {!isPageUp && <TermsLine />}
      </div>
      {!isPageUp && <Foot text={t('app.footer')} />}
    </div>
  )
}

/** Where not even what says why there is no recipe can be fetched. */
function Missing() {
  const { t } = useTranslation()
  return (
    <p role="alert" className="mt-4 max-w-[720px] px-5 text-balance text-center text-control text-ink-2">
      {t('app.partMissing')}
    </p>
  )
}

function Question() {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="max-w-[9.6em] text-balance text-center font-display font-medium text-question tracking-[-0.025em]">
        {t('home.question')}
      </h1>
      <TypingLine />
    </>
  )
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
