import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { stillFrames, typingFrames } from './typing-frames.ts'
import { useFrames } from './use-frames.ts'

/** Example prompts that type themselves. Only for the eyes: others are told one example. */
export function TypingLine() {
  const { t } = useTranslation()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const examples = useMemo(() => t('home.examples', { returnObjects: true }), [t])
  const frames = useMemo(
    () => (isStill ? stillFrames(examples) : typingFrames(examples, Math.random)),
    [examples, isStill],
  )
  const { text, rest } = useFrames(frames)

  return (
    <>
      <p className="sr-only">{t('home.forExample', { example: examples[0] ?? '' })}</p>
      <p
        aria-hidden="true"
        className="mt-5 mb-6.5 flex min-h-[3.5rem] w-full max-w-[720px] justify-center text-balance text-center text-ink-2 text-prompt md:min-h-[1.75rem]"
      >
        {/* The hidden rest takes its place already, so that the text grows where it stands. */}
        <span data-rest={rest} className="after:invisible after:content-[attr(data-rest)]">
          {text}
          <span className="relative inline-block h-5 w-0 align-[-4px]">
            <span className="absolute inset-y-0 left-px w-0.5 animate-caret bg-accent" />
          </span>
        </span>
      </p>
    </>
  )
}
