import type { Language } from '@roux/contract/language'
import type { Word } from './words.ts'

/** Colours, grinds and kinds that stand in the middle of a name: « farine complète de riz », "oat double cream". */
const adjectives: Record<Language, RegExp> = {
  en: /^(?:whole|barista|unsweetened|sweetened|single|double|skimmed|semi|plain|thick|light|smooth|crunchy|white|brown|fine|organic|natural|salted|unsalted)$/,
  fr: /^(?:blanc(?:he)?s?|brune?s?|complete?s?|bio|fine?s?|entiere?s?|legere?s?|alleges?|allegees?|epaiss?e?s?|liquides?|fluides?|fraiche?s?|frais|lisses?|cremeu(?:x|ses?)|salee?s?|nature|brassee?s?|plate?s?|larges?|souples?|torrefiee?s?|grillee?s?|demi|sel|semi|ecremee?|sucree?s?|non|doux|douces?|seches?|cuisine)$/,
}

/** The place after the adjectives at a word, two at most. */
export function afterAdjectives(words: readonly Word[], at: number, language: Language): number {
  let to = at
  while (to < at + 2 && words[to]?.isParted === false && adjectives[language].test(words[to]?.text ?? '')) to++
  return to
}
