import type { KitchenLanguage } from '@roux/contract/language'
import type { Said } from './mark-names.ts'
import { type Named, spokenName } from './named.ts'
import { isOfOtherColour } from './other-colour.ts'
import { rulesOf } from './refusals-of.ts'
import type { SaidOfNames } from './said-of-names.ts'

/** A food by its name in the recipe's language, and as the wish has it, which the recipe may have too. */
export type Refused = Said & { name: string }

type Leaving = Pick<SaidOfNames, 'swaps' | 'refused' | 'lacked' | 'rest'> & {
  avoided: readonly Named[]
  isAllergic: boolean
}

/** What a change leaves out, as rules for the whole recipe and as foods. */
export function whatGoes(
  { avoided, swaps, refused, lacked, isAllergic, rest }: Leaving,
  language: KitchenLanguage,
): { rules: ReturnType<typeof rulesOf>; without: Refused[] } {
  const isReplaced = (named: Named) =>
    swaps.some(({ from }) => nameOf(from.named, language) === nameOf(named, language))
  const left = avoided.filter((named) => !isReplaced(named))
  const isLacked = (named: Named) =>
    !isAllergic && lacked.some((one) => nameOf(one.named, language) === nameOf(named, language))
  const rules = rulesOf(
    left.filter((named) => !isLacked(named)),
    isAllergic,
    rest,
  )
  const known = [...rules.others, ...left.filter(isLacked)].map((named): Refused => {
    const name = nameOf(named, language) ?? ''
    const words = refused.find((one) => nameOf(one.named, language) === name)?.words ?? name
    return { name, words, named, asked: null, isDish: false }
  })
  const strange = refused.filter(({ named }) => named === null)
  const unknown = strange.map((one): Refused => ({ ...one, name: one.words }))
  const isOther = ({ words, named }: Said) => named !== null && isOfOtherColour(words.split(' '), named)
  const coloured = (isAllergic ? [] : refused.filter(isOther)).map((one): Refused => {
    return { ...one, name: one.words, isOfOtherColour: true }
  })
  return { rules, without: [...new Map([...known, ...unknown, ...coloured].map((food) => [food.name, food])).values()] }
}

function nameOf(named: Named | null, language: KitchenLanguage): string | null {
  if (!named) return null
  const name = spokenName(named, language)
  return named.kind === 'unkept' ? name.toLowerCase() : name
}
