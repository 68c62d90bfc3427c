import { type Diet, diets } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import type { Gear } from '../dish.ts'
import { readMentions } from '../request/read-mentions.ts'
import { isHurried, readMinutes } from '../request/read-minutes.ts'
import { plainText } from '../request/tokens.ts'
import { readNewServes } from './read-new-serves.ts'
import { readTranslation } from './read-translation.ts'
import { targetOf } from './rules.ts'

/** What a wish for a recipe asks to have changed. */
export type Change = {
  serves: number | null
  diets: readonly Diet[]
  /** Names of what is to be left out, and of what is to take the place of what. */
  without: readonly string[]
  swaps: readonly { from: string; to: string }[]
  added: readonly Ingredient[]
  /** Was something to be added that the lexicon does not know? */
  addsUnknown: boolean
  /** What it shall be made in. */
  gear: readonly Gear[]
  isQuicker: boolean
  maxMinutes: number | null
  heat: 'more' | 'less' | null
  isLighter: boolean
  /** Names of what there shall be less of; and is more of what it has wanted? */
  less: readonly string[]
  more: readonly string[]
  wantsMore: boolean
  isHalal: boolean
  isCheaper: boolean
  units: 'metric' | 'us' | null
  /** `other` is a language that the kitchen does not write. */
  translation: Language | 'other' | null
}

/** Reads a wish in either language; `present` is for how many the recipe is. */
export function readChange(wish: string, present: number, language: Language): Change {
  const translation = readTranslation(plainText(wish.replace(arrow, 'replace $1 by $2')), language)
  const { rest, swaps } = takeSwaps(translation.rest)
  const without = avoidedIn(rest).filter((name) => !isDietWord(name))
  const { added, addsUnknown } = addedIn(
    rest.replace(/\b(?:more|extra) (?:heat|spice|kick)\b|\b(?:less|moins d(?:e|'))\s*\p{L}+/gu, ' '),
    language,
  )
  const gone = without.map((name) => targetOf(name, language))
  return {
    serves: readNewServes(rest, present),
    diets: dietsIn(rest, language),
    without,
    swaps,
    added: added.filter((food) => !gone.some((target) => target.covers(food))),
    addsUnknown,
    gear: readMentions(rest, language).manners.flatMap(({ gear }) => gear ?? []),
    isQuicker: isHurried(rest) || quicker.test(rest) || readMinutes(rest) !== null,
    maxMinutes: readMinutes(rest),
    heat: heatIn(rest),
    isLighter: lighter.test(rest),
    less: lessIn(rest),
    more: Array.from(rest.matchAll(/\bplus d(?:e |')\s*([\p{L}]{2,20})/gu), ([, name = '']) => bare(name)),
    isHalal: /\bhalal\b/.test(rest),
    wantsMore: /\b(?:more|extra|double the|plus d(?:e\b|')|davantage)/.test(rest),
    isCheaper: cheaper.test(rest),
    units: /\b(?:us|american|imperial|cups?|ounces?|onces?|oz|fahrenheit|americaines?|tasses)\b/.test(rest)
      ? 'us'
      : /\b(?:metric|metriques?|grams?|grammes?|celsius|millilit\w*)\b/.test(rest)
        ? 'metric'
        : null,
    translation: translation.to,
  }
}

/** "chicken → tofu". */
const arrow = /^(.{2,40}?)\s*(?:→|->|=>)\s*(.{2,40})$/

const quicker =
  /\b(?:weeknight|soir de semaine|quicker|faster|speedier|less time|moins long(?:ue)?s?|plus vite|gagner du temps|accelerer?)\b/
const lighter =
  /\b(?:lighter|healthier|healthy|leaner|less (?:fat|calories|butter and cream)|low(?:er)?[ -](?:fat|calorie|cal)|fewer calories|plus (?:leger|legere|sain|saine|diet\w*)s?|allegee?r?|moins (?:gras|grasse|calorique|riche)s?)\b/
const cheaper =
  /\b(?:cheaper|cheap|less expensive|on a budget|budget|moins cher|moins chere|economique|pas cher|petit budget)\b/

function heatIn(text: string): Change['heat'] {
  if (
    /\b(?:(?:less|not (?:so|too|as)|too) (?:spicy|hot)|milder|kid.friendly|pour (?:les |des )?enfants|moins (?:epicee?|piquante?|fort|releve|relevee)|pas (?:trop |si )?(?:epicee?|piquante?|fort)|plus doux|plus douce)\b/.test(
      text,
    )
  )
    return 'less'
  return /\b(?:spicier|spicy|hotter|more (?:heat|spice|kick)|kick|plus (?:epicee?|piquante?|relevee?|pimentee?)|piques? plus|qui pique|epicee?|pimentee?|du piquant)\b/.test(
    text,
  )
    ? 'more'
    : null
}

/** "replace the butter with olive oil", "tofu instead of chicken", "remplace le lait par du lait d'avoine". */
const swapPatterns: readonly (readonly [RegExp, from: 1 | 2])[] = [
  // "Substitute oil for butter" puts the oil in.
  [/\bsubstitute\s+(.+?)\s+for\s+(.+?)(?=[,.;!?]|\band (?:make|for)\b|$)/g, 2],
  [
    /\b(?:replace|swap|substitute|switch|change|exchange)\s+(.+?)\s+(?:by|with|for|to)\s+(.+?)(?=[,.;!?]|\band (?:make|for)\b|$)/g,
    1,
  ],
  [
    /\b(?:remplacer?|remplacez|echanger?|echangez|changer?|changez|substituer?)\s+(.+?)\s+(?:par|contre|avec|pour)\s+(.+?)(?=[,.;!?]|\bet (?:fais|pour)\b|$)/g,
    1,
  ],
  [
    /\b(?:use |with |utilise[rz]? |mets |avec )?((?:\S+\s){0,4}?\S+)\s+(?:instead of|rather than|in place of|a la place (?:des|du|de la|de|d')|au lieu (?:des|du|de la|de|d')|plutot que)\s*(.+?)(?=[,.;!?]|$)/g,
    2,
  ],
]

function takeSwaps(text: string): { rest: string; swaps: { from: string; to: string }[] } {
  const swaps: { from: string; to: string }[] = []
  const rest = swapPatterns.reduce(
    (left, [pattern, from]) =>
      left.replace(pattern, (_, one: string, other: string) => {
        swaps.push({ from: bare(from === 1 ? one : other), to: bare(from === 1 ? other : one) })
        return ' '
      }),
    text,
  )
  return { rest, swaps }
}

/** A name without its article. */
function bare(name: string): string {
  return name
    .replace(/^\s*(?:(?:use|with|avec|some|any|the|all|de la|du|des|de|les?|la|un|une|mon|ma|mes)\s+|de l'|[ld]')+/, '')
    .replace(/\s+(?:please|svp|s'il (?:te|vous) plait)\s*$/, '')
    .trim()
}

const no = "(?:without|no|sans|out of|(?:n'ai|n'a|n'avons|y a) (?:pas|plus) (?:de |d'))"

/** How wishes name a diet, folded. Eggs, milk, nuts and gluten hold a dish together: leaving out their line is not enough. */
const dietWords: Readonly<Record<Diet, RegExp>> = {
  vegan: new RegExp(
    String.raw`\b(?:vegane?s?|veganise[rz]?|veganize|vegetalien(?:ne)?|plant.based)\b|\b${no} (?:any )?(?:animal products?|produits? (?:animaux|d'origine animale))\b`,
  ),
  vegetarian: new RegExp(
    String.raw`\b(?:vegetarian|veggie|vegetarien(?:ne)?|meatless|vege)\b|\b${no} (?:any )?(?:meat|viande)\b`,
  ),
  pescatarian: /\bpesc[ae]tari(?:an|en(?:ne)?)\b/,
  gluten_free: new RegExp(
    String.raw`\bgluten.free\b|\b${no} (?:any )?(?:gluten|wheat|ble)\b|\b(?:coeliac|celiac|coeliaque)\b`,
  ),
  lactose_free: new RegExp(
    String.raw`\b(?:dairy|lactose|milk).free\b|\bintoleran\w* (?:au |to )?lactose\b|\blactose.intoleran|\b${no} ?(?:any )?(?:dairy|lactose|milk|lait|laitages?|produits? laitiers?)\b`,
  ),
  nut_free: new RegExp(String.raw`\bnut.free\b|\b${no} (?:any )?(?:nuts|noix|fruits a coque)\b`),
  egg_free: new RegExp(String.raw`\begg.free\b|\beggless\b|\b${no} ?(?:any )?(?:eggs?|oeufs?)\b`),
}

function dietsIn(text: string, language: Language): Diet[] {
  const said = readMentions(text, language).diets
  return diets.filter((diet) => dietWords[diet].test(text) || said.includes(diet))
}

function isDietWord(name: string): boolean {
  return diets.some((diet) => dietWords[diet].test(`no ${name}`) || dietWords[diet].test(`sans ${name}`))
}

const opening =
  /(?:\b(?:without|no|leave out|omit|remove|take out|drop|skip|hold|ditch|lose|hate|dislike|out of|don't (?:like|have|want)|allergic to|sans|pas de|enlever?|enlevez|retirer?|retirez|supprimer?|deteste|n'(?:aime|aimons) pas|n'(?:ai|avons) (?:pas|plus) de|allergique (?:aux?|a la))\b|\b(?:pas|n'ai plus|allergique a) [dl]')\s*(?:(?:any|the|le|la|les|de)\b|[ld]')?\s*/g

/** What the wish wants to have left out: "without garlic and onions", "sans ail ni oignon". */
function avoidedIn(text: string): string[] {
  const said = text.replace(/\bleave (?:the )?((?:\p{L}+ ){1,3})out\b/gu, 'leave out $1')
  return Array.from(said.matchAll(opening), ({ index, 0: found }) => said.slice(index + found.length))
    .flatMap((rest) => /^[\p{L}' ,-]+/u.exec(rest)?.[0].split(endOfList)[0] ?? '')
    .flatMap((names) => names.split(/,|\b(?:and|or|nor|et|ou|ni|without|no|sans)\b/))
    .map(bare)
    .filter((name) => name !== '' && name.length <= 40 && !isOtherWish(name))
}

/** "without onion and spicier" leaves out no spicier. */
function isOtherWish(name: string): boolean {
  return heatIn(name) !== null || [quicker, lighter, cheaper].some((words) => words.test(name))
}

/** What there shall be less of: "less sugar", "moins de sel". */
function lessIn(text: string): string[] {
  return Array.from(
    text.matchAll(
      /\b(?:less|reduce|cut down on|cut back on|moins d(?:e |')|reduis|reduire|reduisez)\s*([\p{L}' ]{2,30})/gu,
    ),
    ([, name = '']) => bare(name.split(endOfList)[0]?.split(/\b(?:and|or|et|ou)\b/)[0] ?? ''),
  )
    .concat(/\bmoins sucree?s?\b|\blow(?:er)?[ -]sugar\b/.test(text) ? ['sugar'] : [])
    .filter(
      (name) => name !== '' && !/^(?:fat|calories|spicy|hot|time|expensive|people|personnes|temps|gras)\b/.test(name),
    )
}

const endOfList = /\b(?:left|with|but|for|please|avec|mais|pour|svp|add|ajoute[rz]?|make|in|en)\b/

const adding =
  /\b(?:with|add|plus some|include|throw in|more|extra|avec|ajouter?|ajoutez|rajouter?|rajoutez|mets|mettez)(?!\p{L})/u

/** What the wish wants to have in it. */
function addedIn(text: string, language: Language): { added: Ingredient[]; addsUnknown: boolean } {
  if (!adding.test(text)) return { added: [], addsUnknown: false }
  const mentions = readMentions(text, language)
  const added = mentions.asked.flatMap((named): Ingredient[] => {
    if (named.kind === 'ingredient') return [named.ingredient]
    if (named.kind === 'unkept' || named.family.id === 'spicy') return []
    const [first] = named.family.typical
    return first === undefined ? [] : [ingredientById(first)]
  })
  const isUnkept = mentions.asked.some(({ kind }) => kind === 'unkept')
  return { added: [...new Set(added)], addsUnknown: mentions.asksUnknown || isUnkept }
}
