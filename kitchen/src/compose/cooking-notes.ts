import type { KitchenLanguage } from '@roux/contract/language'
import type { Text } from '../cookbook/dish.ts'
import type { Composed } from './composed.ts'
import { fillersOf } from './plan.ts'
import { wordsOf } from './tastes-of.ts'

const inBatches: Text = {
  en: 'For so many guests, share it between several pans or tins and cook in batches.',
  fr: 'Pour autant de convives, répartissez le tout entre plusieurs récipients et cuisinez en plusieurs fois.',
}

const cookedAlready: Text = {
  en: 'What is left over is cooked already: stir it in for the last minutes only, and heat it right through.',
  fr: 'Vos restes sont déjà cuits : ne les ajoutez que pour les dernières minutes, et réchauffez-les à cœur.',
}

const heatedAgain: Text = {
  en: 'What is left over is cooked already: heat it right through.',
  fr: 'Vos restes sont déjà cuits : réchauffez-les à cœur.',
}

const inSmallOnes: Text = {
  en: 'Small ones are done sooner: look after two thirds of the time.',
  fr: 'En petites portions, la cuisson est plus courte : surveillez aux deux tiers du temps.',
}

const pastDate: Text = {
  en: 'Past its date by a few days, yoghurt that was kept cold and sealed is still good: look, smell and taste first, and throw it away where it is mouldy, swollen or smells off.',
  fr: "Quelques jours après sa date, un yaourt resté fermé et au froid est encore bon : regardez, sentez et goûtez d'abord, et jetez-le s'il est moisi, gonflé ou s'il sent mauvais.",
}

/** More people than one pan or tin holds. */
const crowd = 12

/** Of what is fried a pan takes less: twenty eggs are no omelette. */
const fryers = 6
const fries = /\b(?:frying pan|non-stick pan|omelette pan|wok|in a (?:large |wide |hot |small )?pan)\b/
/** What a pan is only the beginning or the end of: its food comes together here. */
const holdsMore = /\b(?:pot|casserole|slow cooker)\b/

function isCrowded({ serves, tin, way, dish }: Composed): boolean {
  if (tin || dish.course === 'drink') return false
  const words = wordsOf(way)
  return serves > crowd || (serves > fryers && !way.oven && fries.test(words) && !holdsMore.test(words))
}

/** What the steps do not say and a cook must mind: whole sentences, which stand after the description. */
export function cookingNotes(composed: Composed, language: KitchenLanguage): string[] {
  const isSmall = composed.tin?.shape === 'each' && composed.minutes.cooking > 0
  const notes = [
    isCrowded(composed) ? inBatches : null,
    isSmall ? inSmallOnes : null,
    composed.isPastDate ? pastDate : null,
    noteOfLeft(composed),
  ]
  return notes.flatMap((note) => (note ? [note[language]] : []))
}

/** Of another meal, in a dish that is written for it or not. */
function noteOfLeft({ filled, dish, minutes }: Composed): Text | null {
  // A salad stays cold.
  if ([dish.id, dish.of].includes('salad')) return null
  const left = fillersOf({ filled }).flatMap(({ left }) => left ?? [])
  if (left.some((end) => !dish.uses?.includes(end))) return cookedAlready
  // A sandwich is toasted, and what is in it stays cold.
  return left.length > 0 && minutes.cooking > 5 ? heatedAgain : null
}
