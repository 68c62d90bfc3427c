import { useTranslation } from 'react-i18next'
import { nextStepText } from './next-step.ts'

/** What failed, in the words of the specification, and under it what to do next where that is known. */
export function FailureText({ text, cause }: { text: string; cause: unknown }) {
  const { t } = useTranslation()
  const step = nextStepText(t, cause)
  return (
    <>
      {text}
      {step && <span className="mt-0.5 block text-ink-2">{step}</span>}
    </>
  )
}
