import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import type { WishFinding } from '@roux/contract/wish-findings'
import type { WrittenBy } from '@roux/contract/written-by'
import { Info, ScanSearch, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { carryPrompt } from '../../browser/carried-prompt.ts'
import { writerName } from '../../i18n/writer-name.ts'
import { useSession } from '../../session/session.ts'
import { chipLook, chipOff } from '../../ui/chip.tsx'
import { Link } from '../../ui/link.tsx'
import { OfferButton } from './offer-button.tsx'
import type { PlacedFindings } from './read-finding.ts'
import { useFindingTexts } from './use-finding-texts.ts'
import type { Offers } from './use-offers.ts'
import { useWishTexts } from './use-wish-texts.ts'

interface FindingNotesProps {
  findings: PlacedFindings
  /** What the cook wants of every recipe, where it is known. */
  profile: Preferences | undefined
}

interface FindingAlarmsProps extends FindingNotesProps {
  /** What may take the place of what was found, where that can be put into the recipe, and the language of that. */
  ways?: { offers: Offers; language: Language }
}

/** What is of danger to the cook, above everything, and below it what a label tells: on paper too. */
export function FindingAlarms({ ways, ...props }: FindingAlarmsProps) {
  return (
    <>
      <Alarms {...props} {...(ways && { ways })} />
      <Labels {...props} />
    </>
  )
}

function Alarms({ findings, profile, ways }: FindingAlarmsProps) {
  const { t } = useTranslation()
  const textOf = useFindingTexts(profile)
  if (findings.alarms.length === 0) return null
  return (
    <section
      aria-label={t('finding.notes')}
      className="mb-7 rounded-medium border border-beet bg-beet-soft px-4 py-3.5 text-[0.9375rem] print:mb-4 print:break-inside-avoid"
    >
      <ul className="grid gap-2.5">
        {findings.alarms.map((group) => {
          const [first] = group
          const text = textOf(first)
          const detail = text?.detail(group)
          const lines = new Set(group.map((finding) => finding.ingredient_id ?? ''))
          return (
            text && (
              <li key={`${first.code} ${text.title}`} className="flex gap-3 text-ink">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-beet" />
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <p>
                    <b className="block font-semibold text-beet">{text.title}</b>
                    {detail}
                  </p>
                  {ways &&
                    Array.from(lines, (line) => ways.offers.byLine.get(line)).map(
                      (offer) => offer && <OfferButton key={offer.line} offer={offer} {...ways} className="mt-1.5" />,
                    )}
                </div>
              </li>
            )
          )
        })}
      </ul>
      <p className="mt-2.5 pl-8 text-ink-2 text-small">{t('finding.noPromise')}</p>
    </section>
  )
}

/** What some products contain, and what the list leaves open: quiet, for it is no alarm. */
function Labels({ findings, profile }: FindingNotesProps) {
  const { t } = useTranslation()
  const textOf = useFindingTexts(profile)
  if (findings.labels.length === 0) return null
  return (
    <ul
      aria-label={t('finding.labels')}
      className="-mt-3 mb-7 grid gap-2 px-4 text-[0.9375rem] text-ink-2 first:mt-0 print:mb-4 print:px-0"
    >
      {findings.labels.map((group) => {
        const [first] = group
        const text = textOf(first)
        return (
          text && (
            <li key={`${first.code} ${text.title}`} className="flex gap-3">
              <ScanSearch aria-hidden="true" className="mt-0.5 size-5 flex-none" />
              <p className="min-w-0 wrap-anywhere">
                <b className="font-semibold text-ink">{text.title}</b> {text.detail(group)}
              </p>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** What became of the wish, what is to be known of the recipe as a whole, and what the checks are worth. */
export function FindingNotes({ findings, profile }: FindingNotesProps) {
  const { t } = useTranslation()
  const textOf = useFindingTexts(profile)
  const isChecked = profile !== undefined && [profile.allergies, profile.other_allergies, profile.diets].some(hasAny)
  const wordsOf = useWishTexts()
  const ofWish = findings.wish.filter((finding) => finding.code !== 'changed' && !isOfDish(finding))
  // What must be looked at comes first.
  ofWish.sort((one, other) => Number(other.severity === 'warning') - Number(one.severity === 'warning'))
  const texts = new Set([...ofWish.map(wordsOf), ...findings.whole.map((finding) => textOf(finding)?.title)])
  return (
    <>
      {texts.size > 0 && (
        <ul className="-mt-5 mb-9 grid gap-1.5 @max-[40rem]:-mt-1 @max-[40rem]:mb-5 text-[0.9375rem] text-ink-2 print:-mt-2 print:mb-5">
          {Array.from(texts, (title) => (
            <li key={title} className="flex gap-2.5">
              <Info aria-hidden="true" className="mt-1 size-4 flex-none text-gold" />
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </li>
          ))}
        </ul>
      )}
      {isChecked && findings.alarms.length === 0 && (
        <p className="-mt-5 mb-9 text-ink-3 @max-[40rem]:-mt-1 @max-[40rem]:mb-5 text-small print:-mt-2 print:mb-5">
          {t('finding.noPromise')}
        </p>
      )}
    </>
  )
}

/** That the recipe is of another dish than was asked for, and which was: the first thing there is to read. */
export function OtherDishNote({ findings }: Pick<FindingNotesProps, 'findings'>) {
  const { t, i18n } = useTranslation()
  const textOf = useWishTexts()
  const [said] = findings.wish.filter(isOfDish)
  if (!said) return null
  const others = ('near' in said.params ? said.params.near : undefined)?.slice(1) ?? []
  return (
    <div lang={i18n.language} className="mt-5 rounded-medium bg-sunken px-4 py-3 text-[0.9375rem] text-ink-2">
      <p>{textOf(said)}</p>
      {others.length > 0 && (
        <p className="mt-2.5 flex flex-wrap items-center gap-2 print:hidden">
          {t('wish.askInstead')}
          {others.map((dish) => (
            <Link key={dish} to="/" state={carryPrompt(dish)} className={`${chipLook} ${chipOff}`}>
              {dish}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** That the built-in kitchen wrote the recipe, and why: one quiet line. What to do about it is told to who can. */
export function WriterNote({
  findings: { writers },
  writtenBy,
}: Pick<FindingNotesProps, 'findings'> & { writtenBy: WrittenBy | null }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const writer = writerName(writtenBy)
  if (writer !== undefined)
    return (
      <p role="note" className={writerLook}>
        {t('finding.writtenBy', { writer })}
      </p>
    )
  if (writers.size === 0) return null
  const hasProvider = writers.has('kitchen_stood_in')
  return (
    <p role="note" className={writerLook}>
      {t(hasProvider ? 'finding.kitchenStoodIn' : 'finding.kitchenText')}
      {!hasProvider && user?.isSuperuser && ` ${t('finding.kitchenConnect')}`}
    </p>
  )
}

const writerLook = 'mt-4 text-balance text-center text-ink-3 text-small wrap-anywhere print:hidden'

/** Of all that can become of a wish: that the recipe is not of the dish it named, or names none. */
function isOfDish({ code, params: { what, ...reason } }: WishFinding): boolean {
  const why = 'why' in reason ? reason.why : ''
  return code === 'not_kept' && ((what === 'dish' && why !== 'one_dish') || why === 'not_understood')
}

function hasAny(list: readonly string[]): boolean {
  return list.length > 0
}
