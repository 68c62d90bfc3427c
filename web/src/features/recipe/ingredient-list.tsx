import type { Preferences } from '@roux/contract/generation'
import { isChecked } from '@roux/contract/language'
import type { ReadFinding, ReadRecipe } from '@roux/contract/read-recipe'
import { halfEgg } from '@roux/cooking/amounts/half-egg'
import type { ParseKeys } from 'i18next'
import { ArrowRightLeft, Check, Egg } from 'lucide-react'
import { type MouseEvent, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { IngredientLine } from './ingredient-line.tsx'
import { LineFindings } from './line-findings.tsx'
import { lineId } from './line-id.ts'
import { OfferButton } from './offer-button.tsx'
import { isOfFood, lookOf, type PlacedFindings, spansOf } from './read-finding.ts'
import { tickedRow } from './recipe-look.ts'
import { useLinesWithStandIns } from './use-lines-with-stand-ins.ts'
import type { Offers } from './use-offers.ts'
import type { ShownRecipe } from './use-recipe-view.ts'

const InsteadPanel = preloadable(async () => (await import('./instead-panel.tsx')).InsteadPanel)

interface IngredientListProps {
  /** As it is written. */
  recipe: ReadRecipe
  view: ShownRecipe
  findings: PlacedFindings
  profile: Preferences | undefined
  /** What stands in keeps to. */
  wishes: Preferences | undefined
  /** What may take the place of what was found in a line. */
  offers: Offers
}

/** The list, to be ticked off, with what stands in for its lines. */
export function IngredientList({ recipe, view, findings, profile, wishes, offers }: IngredientListProps) {
  const { language, ingredients } = view.recipe
  const replaceable = useLinesWithStandIns(recipe, wishes)
  const [opened, setOpened] = useState<{ line: string; opener: HTMLElement }>()
  const open = (line: string, opener: HTMLElement) => startTransition(() => setOpened({ line, opener }))
  const close = () => setOpened(undefined)
  return (
    <>
      <ul>
        {ingredients.map(({ id, index, content }, place) => {
          const found = findings.ofIngredient(id)
          const isTicked = view.ticked.has(id)
          const marks = view.marks.ingredients[place] ?? []
          const hasStandIns = replaceable.has(id)
          // What is of danger has its way out above everything.
          const offer = found.some(isOfDanger) ? undefined : offers.byLine.get(id)
          return (
            <li key={`${id} ${index}`} className={`relative ${tickedRow}`}>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: a finger's way; the keyboard has the button */}
              <label
                onClick={(event) =>
                  hasStandIns && isTapOnText(event) && openFromText(event, (opener) => open(id, opener))
                }
                className="flex cursor-pointer gap-3 rounded-small has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
              >
                <input
                  id={lineId(id)}
                  type="checkbox"
                  checked={isTicked}
                  onChange={({ target }) => view.tick(id, target.checked)}
                  className="peer sr-only"
                />
                <span aria-hidden="true" className="tick-box">
                  {isTicked && <Check strokeWidth={3} />}
                </span>
                <span className={`min-w-0 ${isTicked ? 'text-ink-3 line-through' : ''}`}>
                  <IngredientLine line={content} language={language} found={spansOf(found, content)} marks={marks} />
                </span>
              </label>
              {hasStandIns && (
                <InsteadButton
                  line={content}
                  isOpen={opened?.line === id}
                  onOpen={(button) => (opened?.line === id ? close() : open(id, button))}
                />
              )}
              <div className="pl-4.75">
                {view.replaced.has(id) && (
                  <BackToLine line={view.replaced.get(id)} onBack={() => view.takeInstead(id, undefined)} />
                )}
                {marks.length > 0 && <HalfEgg line={content} language={language} />}
                <LineFindings findings={found} profile={profile} />
                {offer && <OfferButton offer={offer} offers={offers} language={language} className="mt-1.5" />}
              </div>
            </li>
          )
        })}
      </ul>
      <LazyBoundary onMissing={close} resetKey={opened}>
        {opened && (
          <InsteadPanel
            key={opened.line}
            recipe={recipe}
            view={view}
            profile={wishes}
            line={opened.line}
            opener={opened.opener}
            onClose={close}
          />
        )}
      </LazyBoundary>
    </>
  )
}

function isOfDanger(finding: ReadFinding): boolean {
  return isOfFood(finding) && lookOf(finding) === 'danger'
}

/** By a finger, and not on the box, which ticks. */
function isTapOnText({ nativeEvent, target }: MouseEvent): boolean {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
  return isTouch && target instanceof Element && !target.closest('.tick-box, input')
}

function openFromText(event: MouseEvent<HTMLElement>, open: (opener: HTMLElement) => void) {
  event.preventDefault()
  const opener = event.currentTarget.parentElement?.querySelector('button')
  if (opener) open(opener)
}

interface InsteadButtonProps {
  line: string
  isOpen: boolean
  onOpen(button: HTMLElement): void
}

/** At the end of a line, under the pointer and the keyboard's focus; to a finger the line itself is as good. */
function InsteadButton({ line, isOpen, onOpen }: InsteadButtonProps) {
  const { t, i18n } = useTranslation()
  return (
    <button
      type="button"
      lang={i18n.language}
      aria-label={t('instead.open', { line })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => void InsteadPanel.preload()}
      onFocus={() => void InsteadPanel.preload()}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      className="absolute top-1 right-0 grid size-7 place-items-center rounded-small bg-accent-soft text-ink opacity-0 transition duration-150 ease-out focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:not-focus-visible:pointer-events-none pointer-coarse:not-focus-visible:opacity-0 print:hidden [&_svg]:size-4"
    >
      <ArrowRightLeft aria-hidden="true" />
    </button>
  )
}

function BackToLine({ line, onBack }: { line: string | undefined; onBack(): void }) {
  const { t, i18n } = useTranslation()
  return (
    <button
      type="button"
      lang={i18n.language}
      onClick={onBack}
      className="mt-1 block text-left text-ink-2 text-small underline decoration-edge underline-offset-3 hover:decoration-current print:hidden"
    >
      {t('instead.back', { line })}
    </button>
  )
}

const eggKeys: { readonly [place: number]: ParseKeys } = { 1: 'servings.halfEgg', 2: 'servings.halfSecondEgg' }

/** How half an egg is had. */
function HalfEgg({ line, language }: { line: string; language: ShownRecipe['recipe']['language'] }) {
  const { t, i18n } = useTranslation()
  const egg = isChecked(language) ? halfEgg(line, language) : undefined
  if (egg === undefined) return null
  return (
    <span lang={i18n.language} className="mt-1 flex gap-1.5 text-ink-2 text-small">
      <Egg aria-hidden="true" className="mt-0.5 size-4 flex-none text-gold" />
      {t(eggKeys[egg] ?? 'servings.halfLastEgg')}
    </span>
  )
}
