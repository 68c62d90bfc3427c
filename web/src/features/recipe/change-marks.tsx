import type { Language } from '@roux/contract/language'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { diffWords, isAlike } from './diff-text.ts'
import { PlainText } from './plain-text.tsx'

/** Of what is gone: a recipe may have been translated. */
export const LanguageBefore = createContext<Language | undefined>(undefined)

/** What is gone: struck through, and told to those who cannot see it. */
export function Removed({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <del lang={useContext(LanguageBefore)} className="text-ink-3 line-through">
      <span lang={i18n.language} className="sr-only">
        {t('preview.removed')}{' '}
      </span>
      {children}
    </del>
  )
}

/** What is new. */
export function Added({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <ins className="box-decoration-clone rounded-[6px] bg-herb-soft px-1 no-underline">
      <span lang={i18n.language} className="sr-only">
        {t('preview.added')}{' '}
      </span>
      {children}
    </ins>
  )
}

interface TextChangeProps {
  before: string
  after: string
}

/** A text with what changed in it: word by word where the two are alike. */
export function TextChange({ before, after }: TextChangeProps) {
  if (before === after) return <PlainText text={after} />
  if (!isAlike(before, after)) {
    return (
      <>
        {before && (
          <Removed>
            <PlainText text={before} />
          </Removed>
        )}{' '}
        {after && (
          <Added>
            <PlainText text={after} />
          </Added>
        )}
      </>
    )
  }
  return diffWords(before, after).map((change, place) => {
    // Words never move on this page: the place is what tells them apart.
    const key = `${place} ${change.kind}`
    if (change.kind === 'removed') return <Marked key={key} as={Removed} text={change.before} />
    if (change.kind === 'added') return <Marked key={key} as={Added} text={change.after} />
    return <PlainText key={key} text={change.after} />
  })
}

/** The space after the last word is not part of the mark. */
function Marked({ as: Mark, text }: { as: typeof Removed; text: string }) {
  const words = text.trimEnd()
  return (
    <>
      <Mark>
        <PlainText text={words} />
      </Mark>
      {text.slice(words.length)}
    </>
  )
}
