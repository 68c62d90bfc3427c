import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { lineId } from './line-id.ts'
import { isOfFood, type PlacedFindings } from './read-finding.ts'
import type { Offer } from './stand-ins-of.ts'
import type { ShownRecipe } from './use-recipe-view.ts'
import { useStandIns } from './use-stand-ins.ts'

/** Puts what is offered into the text of a recipe; false where that could not be saved. */
export type TakeOffer = (from: ReadRecipe, to: ReadRecipe, offer: Offer) => Promise<boolean>

export interface Offers {
  /** By the ids of their lines. */
  byLine: ReadonlyMap<string, Offer>
  isTaking: boolean
  take(offer: Offer): void
}

/** Nothing is offered. */
const noOffers: Offers = { byLine: new Map(), isTaking: false, take: () => undefined }

/** What an edit may put in the place of what was found, where the recipe is the cook's; known in an idle moment. */
export function useOffers(
  view: ShownRecipe,
  { recipe, findings, profile }: { recipe: ReadRecipe; findings: PlacedFindings; profile: Preferences | undefined },
  onTake: TakeOffer | undefined,
): Offers {
  const language = useLanguage()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const lines = useMemo(
    () => recipe.ingredients.map(({ id }) => id).filter((id) => findings.ofIngredient(id).some(isOfFood)),
    [recipe, findings],
  )
  const standIns = useStandIns(isIdle && onTake !== undefined && lines.length > 0)
  const isOffered = isIdle && onTake !== undefined && profile !== undefined
  const { units, isConverted } = view
  const serves = view.written * view.factor
  const byLine = useMemo(() => {
    if (!standIns || !isOffered) return noOffers.byLine
    const all = [
      ...recipe.ingredients.flatMap(({ id }) => findings.ofIngredient(id)),
      ...recipe.directions.flatMap(({ id }) => findings.ofDirection(id)),
    ]
    const showing = { serves, units: isConverted ? units : undefined }
    return standIns.offersFor(recipe, { lines, findings: all, profile, language, ...showing })
  }, [standIns, isOffered, recipe, findings, lines, profile, language, serves, units, isConverted])

  const [taking, setTaking] = useState<{ line: string; from: ReadRecipe; isByKeyboard: boolean; isDone?: boolean }>()
  const take = async (offer: Offer) => {
    if (taking || !standIns || !onTake) return
    const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false
    const taken = { line: offer.line, from: recipe, isByKeyboard }
    setTaking(taken)
    const isSaved = await onTake(recipe, standIns.withOffer(recipe, offer), offer)
    setTaking(isSaved ? { ...taken, isDone: true } : undefined)
  }
  useEffect(() => {
    if (!taking?.isDone || taking.from === recipe) return
    setTaking(undefined)
    goOn(taking.line, taking.isByKeyboard)
  }, [taking, recipe])
  return { byLine, isTaking: taking !== undefined, take: (offer) => void take(offer) }
}

/** The focus was on a button that is gone: the next one is as good, else the line that has changed. */
function goOn(line: string, isByKeyboard: boolean) {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const next = document.querySelector<HTMLElement>('[data-offer]') ?? document.getElementById(lineId(line))
  next?.focus({ preventScroll: !isByKeyboard })
}
