import type { Language } from '@roux/contract/language'
import type { Kind } from '../foods/ingredient.ts'
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
export function shapedIn({ language, words, foods }: Said): Mention[] {
  return foods.filter((food) => isShaped(words, food.from, language) || isCutOut(food, words, language))
}

/** "Cut two thick steaks from the middle of the cauliflower", « détaillez quatre steaks dans le chou ». */
function isCutOut({ from, to, stems }: Mention, words: readonly Word[], language: Language): boolean {
  let at = from - 1
  while (fewer.test(words[at]?.text ?? '') && at > from - 5) at--
  const isOut = (language === 'en' ? /^(?:from|out)$/ : /^(?:dans)$/).test(words[to]?.text ?? '')
  return (
    at < from - 1 && isOut && cutting.test(words[at]?.text ?? '') && stems.length === 1 && cuts.test(stems[0] ?? '')
  )
}

const cutting = /^(?:cut|slice|carve|coup|taill|detaill|decoup|tranch)/
const cuts = /^(?:steak|fillet|cutlet|escalope|wing|scallop|filet|lardon)/

const fewer =
  /^(?:\d+|two|three|four|six|eight|ten|twelve|\d*(?:cm|mm|inch)|small|little|large|thick|thin|equal|fine|long|even|mini|deux|trois|quatre|six|huit|dix|douze|petite?s?|gros(?:se)?s?|fine?s?|epaiss?e?s?|longue?s?|grande?s?)$/
const shaping: Record<Language, RegExp> = {
  en: /^(?:shape|form|roll|cut|slice|chop|spirali[sz]e|grate|mash|blend|blitz|pulse|turn|press|shave|tear|shred|process|whizz|carve|mould|mold|crumble|break|broken|torn|divide)(?:d|ed|s|ing)?$/,
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
  if (language === 'en' && /(?:^| )you ve (?:now |just )?got$/.test(before.slice(-4).join(' ')))
    return !/^(?:if|when|whatever|whichever|that|what|as|in case|unless)$/.test(
      before[before.length - (before.at(-2) === 've' ? 4 : 5)] ?? '',
    )
  let at = before.length - 1
  // "Into a sort of mayonnaise", « en une espèce de mayonnaise ».
  if (/^(?:sort|kind|sorte|espece|genre) (?:of|de)$/.test(before.slice(-2).join(' '))) at -= 2
  while (language === 'fr' && /^une?$/.test(before[at] ?? '') && before[at - 1] === 'en') at--
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
