import type { Language } from '@roux/contract/language'
import type { Kind } from '../lexicon/ingredient.ts'
import type { Mention, Role } from './mention.ts'
import type { Word } from './words.ts'

type Said = { language: Language; words: readonly Word[]; foods: readonly (Mention & { role?: Role })[] }

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs whose object is made, and words before what a change ends in: "blitz to breadcrumbs", "mijotez en sauce". */
const making: Record<Language, ReadonlySet<string>> = {
  en: set('make makes making made become becomes into to prepare whip whisk build called'),
  fr: set(
    'preparez preparer realisez realiser confectionnez confectionner faites faire fabriquez former formez obtenir obtenez en monter montez',
  ),
}

const little: Record<Language, ReadonlySet<string>> = {
  en: set(
    'a an the your our some quick simple thick thin smooth light loose rough coarse fine rich glossy dark pale easy stiff thickish silky crisp golden crunchy',
  ),
  fr: set('une un la le l les des de du d votre petite petit bonne bel belle simple rapide vos en fine epaisse'),
}

/** Kinds of things that cooks make; a lamb is not made, nor a leek. */
const makeable: ReadonlySet<Kind> = new Set<Kind>([
  'other',
  'condiment',
  'crumbs',
  'bread',
  'pastry',
  'pasta',
  'noodle',
  'tortilla',
  'stock',
  'meat-stock',
  'fish-stock',
  'salty-sauce',
  'spread',
  'jam',
  'syrup',
  'biscuit',
  'wrapper',
  'nut-butter',
  'milk',
  'cream',
  'butter',
  'yoghurt',
  'fresh-cheese',
  'hard-cheese',
  'melting-cheese',
  'grilling-cheese',
])

/**
 * What the steps call so that is no more than what was put together or cut before: "this is your buttermilk", "shape into
 * eight sausages", « coupez le tofu en lardons », « vous obtenez la semoule ».
 */
export function shapedInSteps(steps: readonly Said[]): Mention[] {
  return steps.flatMap(({ language, words, foods }) => foods.filter((food) => isShaped(words, food.from, language)))
}

const fewer =
  /^(?:\d+|two|three|four|six|eight|ten|twelve|small|little|large|thick|thin|equal|fine|long|even|mini|deux|trois|quatre|six|huit|dix|douze|petite?s?|grosse?s?|fine?s?|longue?s?|grande?s?)$/
const shaping: Record<Language, RegExp> = {
  en: /^(?:shape|form|roll|cut|slice|chop|spirali[sz]e|grate|mash|blend|blitz|pulse|turn|press|shave|tear|shred|process|whizz|carve|mould|mold|crumble|break|divide)(?:d|ed|s|ing)?$/,
  fr: /^(?:coup|taill|debit|detaill|eminc|tranch|faconn|form|roul|rap|mix|ecras|redui|transform|effiloch|emiett|moul|press|hach|divis)/,
}
/** "This is the flax egg", « c'est votre crème », « vous obtenez la semoule ». */
const naming: Record<Language, RegExp> = {
  en: /(?:^| )(?:(?:this|that|here|which|it) (?:is|are|s|re|becomes?|will be)|(?:you|ll|ve) (?:now |then )?(?:have|get|got)|call (?:it|them|this|these)) (?:now )?(?:your|the|our|a|an|his|her)?(?: \S+)?$/,
  fr: /(?:^| )(?:c est|voici|voila|obtenez|obtient|obtenir|obtiendrez|deviennent|devient|appel\S+) (?:la|le|les|l|une?|votre|vos|notre|des?|du|sorte de)?(?: \S+)?$/,
}

function isShaped(words: readonly Word[], from: number, language: Language): boolean {
  let first = from
  while (first > 0 && from - first < 14 && !words[first]?.isParted) first--
  const before = words.slice(first, from).map(({ text }) => text)
  if (naming[language].test(before.slice(-6).join(' '))) return true
  let at = before.length - 1
  while (fewer.test(before[at] ?? '') || /^an?$/.test(before[at] ?? '')) at--
  const isInto = before[at] === (language === 'en' ? 'into' : 'en')
  if (isInto) return before.slice(0, at).some((word) => shaping[language].test(word))
  const isCounted = at < before.length - 1
  return (
    isCounted
      ? /^(?:shape|form|mould|pipe|faconnez|formez|dressez|pochez|couchez)$/
      : /^(?:shape|form|mould|faconnez|formez)$/
  ).test(before[at] ?? '')
}

/** What the steps say that the cook makes: "make a béchamel", "for the croutons, fry the bread", "simmer to a gravy". */
export function madeInSteps(steps: readonly Said[]): Mention[] {
  return steps.flatMap(({ language, words, foods }) =>
    foods.filter((food) => isMakeable(food) && isMaking(words, food.from, language)),
  )
}

export function isMakeable({ meaning: { foods, generic } }: Mention): boolean {
  const isDairy = generic?.animal?.join() === 'dairy' && !generic.is && !generic.isWhole
  return isDairy || generic?.isDish === true || (foods.length > 0 && foods.every(({ kind }) => makeable.has(kind)))
}

function isMaking(words: readonly Word[], from: number, language: Language): boolean {
  let at = from - 1
  for (let count = 0; count < 3 && !words[at + 1]?.isParted && little[language].has(words[at]?.text ?? ''); count++) {
    // "En purée" is made, "en fine" is not.
    if (making[language].has(words[at]?.text ?? '')) break
    at -= 1
  }
  return words[at + 1]?.isParted === false && making[language].has(words[at]?.text ?? '')
}
