import type { BroughtDraft, BroughtPart } from '@roux/contract/bringing-in'
import { type DraftFact, draftFacts } from '@roux/contract/content-fields'
import { type Language, toLanguage } from '@roux/contract/language'
import { leadingAmount } from '@roux/cooking/amounts/leading-amount'
import type { ParseKeys, TFunction } from 'i18next'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../i18n/duration-text.ts'
import { OriginMark } from './origin-mark.tsx'

export const draftLook = 'rounded-[22px] border border-line bg-surface px-5 pt-2 pb-6 wrap-anywhere @min-[40rem]:px-7.5'

/** One recipe as it was read, whole, with where each part of it comes from. */
export function DraftPreview({ draft, actions }: { draft: BroughtDraft; actions: ReactNode }) {
  const { t, i18n } = useTranslation()
  const { title, description, ingredients, directions, notes, tags, source, language, from } = draft
  const id = useId()
  const known = toLanguage(language)
  return (
    <article lang={language} aria-labelledby={id} className={draftLook}>
      <Part origin={from.title}>
        <h2 id={id} className="text-balance font-display font-medium text-form-title tracking-[-0.02em]">
          {title}
        </h2>
      </Part>
      {description && (
        <Part origin={from.description}>
          <p className="whitespace-pre-line text-ink-2">{description}</p>
        </Part>
      )}
      <Part origin={draftFacts.map((field) => from[field]).findLast((origin) => origin !== undefined)}>
        <Facts draft={draft} />
      </Part>
      <Part origin={from.ingredients} heading={t('bringIn.ingredients', { number: ingredients.length })}>
        <ul>
          {ingredients.map(({ content }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a draft never move
            <li key={place} className="py-0.5">
              {known ? <Ingredient line={content} language={known} /> : content}
            </li>
          ))}
        </ul>
      </Part>
      <Part origin={from.directions} heading={t('bringIn.steps', { number: directions.length })}>
        <ol className="list-decimal pl-5 marker:text-gold">
          {directions.map(({ content }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a draft never move
            <li key={place} className="py-0.5 pl-1">
              {content}
            </li>
          ))}
        </ol>
      </Part>
      {notes && (
        <Part origin={from.notes} heading={t('notes.heading')}>
          <p className="whitespace-pre-line">{notes}</p>
        </Part>
      )}
      {tags.length > 0 && (
        <Part origin={from.tags} heading={t('bringIn.tags')}>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="rounded-full bg-sunken px-2.5 py-0.5 text-ink-2 text-small">
                {tag}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part origin={from.author} heading={t('bringIn.author')}>
        <p lang={i18n.language} className={source.author ? '' : 'text-ink-2'}>
          {source.author ?? t('bringIn.noAuthor')}
        </p>
      </Part>
      {from.ingredients === 'photo' && (
        <p lang={i18n.language} className="pt-4 text-ink-2 text-small">
          {t('bringIn.checkPhoto')}
        </p>
      )}
      {draft.left_out && (
        <p lang={i18n.language} className="pt-4 text-ink-2 text-small">
          {t('bringIn.linesLeftOut', { number: draft.left_out })}
        </p>
      )}
      <div lang={i18n.language}>{actions}</div>
    </article>
  )
}

/** An ingredient with its amount in bold. */
function Ingredient({ line, language }: { line: string; language: Language }) {
  const { amount, rest } = leadingAmount(line, language)
  return (
    <>
      {amount && <b className="font-semibold tabular-nums">{amount}</b>} {rest}
    </>
  )
}

interface PartProps {
  origin: BroughtDraft['from'][BroughtPart]
  heading?: string
  children: ReactNode
}

function Part({ origin, heading, children }: PartProps) {
  const { i18n } = useTranslation()
  return (
    <div className="flex flex-col gap-x-6 gap-y-1.5 border-line border-b py-4 @min-[40rem]:flex-row @min-[40rem]:items-baseline">
      <div className="min-w-0 flex-1">
        {heading && (
          <h3 lang={i18n.language} className="mb-1 font-semibold text-ink-2 text-small">
            {heading}
          </h3>
        )}
        {children}
      </div>
      <div lang={i18n.language} className="flex-none @min-[40rem]:w-30">
        <OriginMark origin={origin} />
      </div>
    </div>
  )
}

const looks: {
  readonly [Field in DraftFact]: { name: ParseKeys; write(value: BroughtDraft[Field], t: TFunction): string }
} = {
  preparation_time: { name: 'bringIn.prepare', write: (minutes, t) => durationText(t, minutes) },
  cook_time: { name: 'bringIn.cook', write: (minutes, t) => durationText(t, minutes) },
  serves: { name: 'bringIn.serves', write: String },
}

/** "Prepare 15 min, cook 30 min, serves 4": what is known of it. */
function Facts({ draft }: { draft: BroughtDraft }) {
  const { t, i18n } = useTranslation()
  const write = <Field extends DraftFact>(field: Field) => looks[field].write(draft[field], t)
  const facts = draftFacts.filter((field) => draft.from[field]).map((field) => [t(looks[field].name), write(field)])
  if (facts.length === 0) {
    return (
      <p lang={i18n.language} className="text-ink-2">
        {t('bringIn.noFacts')}
      </p>
    )
  }
  return (
    <p lang={i18n.language}>
      {facts.map(([name, value], place) => (
        <span key={name}>
          {place > 0 && ', '}
          {place > 0 ? name : capitalised(name ?? '')} <b className="font-semibold tabular-nums">{value}</b>
        </span>
      ))}
    </p>
  )
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
