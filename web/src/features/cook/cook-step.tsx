import { type ReactNode, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'

/** From so many characters on a step is set smaller, to be seen whole. */
const longFrom = 260

interface CookStepProps {
  step: number
  steps: number
  /** The language of the recipe. */
  language: string
  /** Where it is not the number that the recipe is written for. */
  serves: number | undefined
  /** As it is shown, and as it is written. */
  text: ReactNode
  written: string
  /** The lines of the list that this step needs. */
  ingredients: readonly ReactNode[]
  tools: ReactNode
  heading: Ref<HTMLHeadingElement>
}

/** One step in large type, with just what it needs. Who does not see it is told when another one comes. */
export function CookStep({ step, steps, language, ingredients, tools, heading, ...props }: CookStepProps) {
  const { serves, text, written } = props
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="relative flex flex-1 flex-col pt-5 md:justify-center md:py-12">
      <div className="absolute top-4 right-0 flex items-center gap-1">{tools}</div>
      <div aria-live="polite" aria-atomic="true">
        <div
          key={step}
          className="grid animate-appear gap-x-16 md:grid-cols-[minmax(0,18.75rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr]"
        >
          <h1
            ref={heading}
            tabIndex={-1}
            className="mb-3 justify-self-start font-display font-medium text-cook-numeral text-gold outline-none md:mb-5"
          >
            <span className="sr-only">{t('cook.stepOf', { step, steps })}</span>
            <span aria-hidden="true">{step}</span>
          </h1>
          <p
            lang={language}
            className={`max-w-[24em] whitespace-pre-line font-display wrap-anywhere md:row-span-2 md:self-center ${written.length < longFrom ? 'text-cook-step' : 'text-cook-step-long'}`}
          >
            {text}
          </p>
          {ingredients.length > 0 && (
            <section aria-labelledby={id} className="mt-6 md:mt-0">
              <h2 id={id} className="mb-1 font-semibold text-control text-ink-2">
                {serves === undefined ? t('cook.forThis') : t('cook.forThisServes', { serves })}
              </h2>
              <ul lang={language}>{ingredients}</ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
