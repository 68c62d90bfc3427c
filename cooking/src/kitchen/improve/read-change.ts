import { type Diet, diets } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import type { Gear } from '../dish.ts'
import { readMentions } from '../request/read-mentions.ts'
import { isHurried, readMinutes } from '../request/read-minutes.ts'
import { readServes } from '../request/read-serves.ts'
import { plainText } from '../request/tokens.ts'
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
  isCheaper: boolean
  units: 'metric' | 'us' | null
  /** `other` is a language that the kitchen does not write. */
  translation: Language | 'other' | null
}

/** Reads a wish in either language; `present` is for how many the recipe is. */
export function readChange(wish: string, present: number, language: Language): Change {
  const translation = readTranslation(plainText(wish), language)
  const { rest, swaps } = takeSwaps(translation.rest)
  const without = avoidedIn(rest).filter((name) => !isDietWord(name))
  const { added, addsUnknown } = addedIn(rest, language)
  const gone = without.map((name) => targetOf(name, language))
  return {
    serves: servesIn(rest, present),
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
    isCheaper: cheaper.test(rest),
    units: /\b(?:us|american|imperial|cups?|ounces?|oz|fahrenheit|americaines?|tasses)\b/.test(rest)
      ? 'us'
      : /\b(?:metric|metriques?|grams?|grammes?|celsius|millilit\w*)\b/.test(rest)
        ? 'metric'
        : null,
    translation: translation.to,
  }
}

const quicker = /\b(?:quicker|faster|speedier|less time|moins long(?:ue)?s?|plus vite|gagner du temps|accelerer?)\b/
const lighter =
  /\b(?:lighter|healthier|healthy|leaner|less (?:fat|sugar|calories|butter and cream)|low(?:er)? (?:fat|calorie|sugar)|fewer calories|plus (?:leger|legere|sain|saine|diet\w*)s?|allegee?r?|moins (?:gras|grasse|sucre|sucree|calorique|riche)s?)\b/
const cheaper =
  /\b(?:cheaper|cheap|less expensive|on a budget|budget|moins cher|moins chere|economique|pas cher|petit budget)\b/

function heatIn(text: string): Change['heat'] {
  if (
    /\b(?:(?:less|not (?:so|too|as)|too) (?:spicy|hot)|milder|moins (?:epicee?|piquante?|fort|releve|relevee)|pas (?:trop |si )?(?:epicee?|piquante?)|plus doux|plus douce)\b/.test(
      text,
    )
  )
    return 'less'
  return /\b(?:spicier|spicy|hotter|more (?:heat|spice|kick)|kick|plus (?:epicee?|piquante?|relevee?|pimentee?)|epicee?|pimentee?|du piquant)\b/.test(
    text,
  )
    ? 'more'
    : null
}

/** "replace the butter with olive oil", "tofu instead of chicken", "remplace le lait par du lait d'avoine". */
const swapPatterns: readonly (readonly [RegExp, from: 1 | 2])[] = [
  [
    /\b(?:replace|swap|substitute|switch|change|exchange)\s+(.+?)\s+(?:by|with|for|to)\s+(.+?)(?=[,.;!?]|\band (?:make|for)\b|$)/g,
    1,
  ],
  [
    /\b(?:remplacer?|remplacez|echanger?|echangez|changer?|changez|substituer?)\s+(.+?)\s+(?:par|contre|avec|pour)\s+(.+?)(?=[,.;!?]|\bet (?:fais|pour)\b|$)/g,
    1,
  ],
  [
    /\b(?:use |with |utilise[rz]? |mets |avec )?((?:\S+\s){0,4}?\S+)\s+(?:instead of|rather than|in place of|a la place (?:de|du|des)|au lieu (?:de|du|des|d')|plutot que)\s*(.+?)(?=[,.;!?]|$)/g,
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

const no = '(?:without|no|sans)'

/** How wishes name a diet, folded. Eggs, milk, nuts and gluten hold a dish together: leaving out their line is not enough. */
const dietWords: Readonly<Record<Diet, RegExp>> = {
  vegan: /\b(?:vegane?s?|vegetalien(?:ne)?|plant.based)\b/,
  vegetarian: new RegExp(
    String.raw`\b(?:vegetarian|veggie|vegetarien(?:ne)?|meatless|vege)\b|\b${no} (?:any )?(?:meat|viande)\b`,
  ),
  pescatarian: /\bpesc[ae]tari(?:an|en(?:ne)?)\b/,
  gluten_free: new RegExp(
    String.raw`\bgluten.free\b|\b${no} (?:any )?(?:gluten|wheat|ble)\b|\b(?:coeliac|celiac|coeliaque)\b`,
  ),
  lactose_free: new RegExp(
    String.raw`\b(?:dairy|lactose|milk).free\b|\b${no} (?:any )?(?:dairy|lactose|milk|lait|laitages?|produits? laitiers?)\b`,
  ),
  nut_free: new RegExp(String.raw`\bnut.free\b|\b${no} (?:any )?(?:nuts|noix|fruits a coque)\b`),
  egg_free: new RegExp(String.raw`\begg.free\b|\beggless\b|\b${no} (?:any )?(?:eggs?|oeufs?)\b`),
}

function dietsIn(text: string, language: Language): Diet[] {
  const said = readMentions(text, language).diets
  return diets.filter((diet) => dietWords[diet].test(text) || said.includes(diet))
}

function isDietWord(name: string): boolean {
  return diets.some((diet) => dietWords[diet].test(`no ${name}`) || dietWords[diet].test(`sans ${name}`))
}

/** For how many people the recipe shall be, where the wish says so: "for 6", "double it". */
function servesIn(text: string, present: number): number | null {
  const named = readServes(text)
  if (named !== null) return named
  if (/\b(?:double|twice|doubler?|deux fois)\b/.test(text)) return Math.min(present * 2, limits.serves)
  return /\b(?:halve|half|moitie)\b/.test(text) ? Math.max(Math.round(present / 2), 1) : null
}

const opening =
  /(?:\b(?:without|no|leave out|omit|remove|take out|drop|sans|pas de|enlever?|enlevez|retirer?|retirez|supprimer?)\b|\bpas d')\s*(?:(?:any|the|le|la|les|de)\b|[ld]')?\s*/g

/** What the wish wants to have left out: "without garlic and onions", "sans ail ni oignon". */
function avoidedIn(text: string): string[] {
  return Array.from(text.matchAll(opening), ({ index, 0: found }) => text.slice(index + found.length))
    .flatMap((rest) => /^[\p{L}' ,-]+/u.exec(rest)?.[0].split(endOfList)[0] ?? '')
    .flatMap((names) => names.split(/,|\b(?:and|or|nor|et|ou|ni|without|no|sans)\b/))
    .map(bare)
    .filter((name) => name !== '' && name.length <= 40)
}

const endOfList = /\b(?:with|but|for|please|avec|mais|pour|svp|add|ajoute[rz]?|make|in|en)\b/

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
  return { added, addsUnknown: mentions.asksUnknown || isUnkept }
}
