import { type Allergen, type Diet, diets } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isLeftOut } from '../compose/composed.ts'
import type { Gear } from '../cookbook/dish.ts'
import type { Tin } from '../template/vessels.ts'
import { withoutLittle } from '../understand/less-of.ts'
import { readMentions } from '../understand/read-mentions.ts'
import { isHurried, readMinutes } from '../understand/read-minutes.ts'
import { readTin } from '../understand/read-tin.ts'
import { readWish } from '../understand/read-wish.ts'
import { plainText } from '../understand/tokens.ts'
import type { Wish } from '../understand/wish.ts'
import { bareName } from './bare-name.ts'
import { lessIn, takeAmounts, type WishedAmount } from './read-amounts.ts'
import { readDish } from './read-dish.ts'
import { readNewServes } from './read-new-serves.ts'
import { plainRefusals, type Refused, readRefusals } from './read-refusals.ts'
import { takeSwaps, type WishedSwap } from './read-swaps.ts'
import { readTranslation } from './read-translation.ts'
import { targetOf } from './rules.ts'

/** What a wish for a recipe asks to have changed. */
export type Change = {
  serves: number | null
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  /** What is to be left out; may none of it stay for the dish's sake? */
  without: readonly Refused[]
  isAllergic: boolean
  /** Is something wanted in the place of what goes? */
  wantsInstead: boolean
  /** May it have a food, by all that the wish says of who eats it and how? */
  allows: (food: Ingredient) => boolean
  /** Another dish, by what is to be known of it. */
  dish: Partial<Wish> | null
  tin: Tin | null
  swaps: readonly WishedSwap[]
  added: readonly Ingredient[]
  /** Is it wanted beside what there is: "add chicken", and not "make it with chicken"? */
  isBeside: boolean
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
  amounts: readonly WishedAmount[]
  more: readonly string[]
  wantsMore: boolean
  isHalal: boolean
  isCheaper: boolean
  units: 'metric' | 'us' | null
  /** `other` is a language that the kitchen does not write. */
  translation: KitchenLanguage | 'other' | null
}

/** Reads a wish in either language; `present` is for how many the recipe is. */
export function readChange(wish: string, present: number, language: KitchenLanguage): Change {
  const translation = readTranslation(plainText(wish.replace(arrow, 'replace $1 by $2')), language)
  const swapped = takeSwaps(plainRefusals(translation.rest), language)
  const { rest, amounts } = takeAmounts(swapped.rest, language)
  const refused = readRefusals(rest, language)
  const { added, addsUnknown } = addedIn(
    rest.replace(/\b(?:more|extra) (?:heat|spice|kick)\b|\b(?:less|moins d(?:e|'))\s*\p{L}+/gu, ' '),
    language,
  )
  // What is replaced goes with that: turkey for chicken is no chicken, though "without chicken" wants no bird.
  const replaced = swapped.swaps.flatMap(({ from }) => readRefusals(`without ${from}`, language).foods)
  const without = refused.foods.filter(({ name }) => !replaced.some((food) => food.name === name))
  const gone = without.map(({ name }) => targetOf(name, language))
  const named = dietsIn(rest, language, refused.diets)
  const isAllowed = allowedBy(rest, language)
  return {
    serves: readNewServes(rest, present),
    tin: readTin(rest),
    dish: readDish(rest, language),
    allows: (food) => isAllowed(food) && !isLeftOut(food, { ...refused, diets: named, foods: [] }),
    wantsInstead: instead.test(rest),
    diets: named,
    allergies: refused.allergies,
    without,
    isAllergic: refused.isAllergic,
    swaps: swapped.swaps,
    added: added.filter((food) => !gone.some((target) => target.covers(food))),
    isBeside: beside.test(rest),
    addsUnknown,
    gear: readMentions(rest, language).manners.flatMap(({ gear }) => gear ?? []),
    isQuicker: isHurried(rest) || quicker.test(rest) || readMinutes(rest) !== null,
    maxMinutes: readMinutes(rest),
    heat: heatIn(rest),
    isLighter: lighter.test(rest),
    less: lessIn(rest),
    amounts,
    more: Array.from(rest.matchAll(/\bplus d(?:e |')\s*([\p{L}]{2,20})/gu), ([, name = '']) => bareName(name)),
    isHalal: /\bhalal\b/.test(rest),
    wantsMore: /\b(?:more|extra|plus d(?:e\b|')|davantage)/.test(rest),
    isCheaper: cheaper.test(rest),
    units: /\b(?:us|american|imperial|cups?|ounces?|onces?|oz|fahrenheit|americaines?|tasses)\b/.test(rest)
      ? 'us'
      : /\b(?:metric|metriques?|grams?|grammes?|celsius|millilit\w*)\b/.test(rest)
        ? 'metric'
        : null,
    translation: translation.to,
  }
}

const instead =
  /\b(?:what else|something else|instead|(?:use|take) what|autre chose|a la place|quoi d'autre|par quoi)\b/

function allowedBy(text: string, language: KitchenLanguage): (food: Ingredient) => boolean {
  const { rest } = withoutLittle(text)
  return readWish({ user_input: rest, language, preferences: null, serves: null, max_minutes: null }).allows
}

/** "chicken → tofu". */
const arrow = /^(.{2,40}?)\s*(?:→|->|=>)\s*(.{2,40})$/

const quicker =
  /\b(?:weeknight|soir de semaine|quicker|faster|speedier|less time|half the (?:cooking )?time|time (?:in|by) half|moins de temps|moins long(?:ue)?s?|plus vite|gagner du temps|accelerer?)\b/
const lighter =
  /\b(?:lighter|healthier|healthy|leaner|less (?:fat|calories|butter and cream)|low(?:er)?[ -](?:fat|calorie|cal)|fewer calories|plus (?:leger|legere|sain|saine|diet\w*)s?|allegee?r?|moins (?:gras|grasse|calorique|riche)s?)\b/
const cheaper =
  /\b(?:cheaper|cheap|less expensive|on a budget|budget|moins cher|moins chere|economique|pas cher|petit budget)\b/

function heatIn(text: string): Change['heat'] {
  if (
    /\b(?:(?:less|not|not (?:so|too|as)|too|(?:without|no)(?: any| anything)?) (?:spicy|hot|heat|kick)|milder|kid.friendly|pour (?:les |des )?enfants|moins (?:epicee?|piquante?|fort|releve|relevee)|pas (?:trop |si )?(?:epicee?|piquante?|fort)|plus doux|plus douce)\b/.test(
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

/** How wishes name a diet, folded, beside what they refuse. */
const dietWords: Readonly<Partial<Record<Diet, RegExp>>> = {
  vegan:
    /\b(?:vegane?s?|veganise[rz]?|veganize|vegetalien(?:ne)?|plant.based)\b|\b(?:without|no|sans) (?:any |aucun )?(?:animal products?|produits? (?:animaux|d'origine animale))\b/,
  vegetarian: /\b(?:vegetarian|veggie|vegetarien(?:ne)?|meatless|vege)\b/,
  pescatarian: /\bpesc[ae]tari(?:an|en(?:ne)?)\b/,
  gluten_free: /\bgluten.free\b|\b(?:coeliac|celiac|coeliaque)\b/,
  lactose_free: /\b(?:dairy|lactose|milk).free\b|\bintoleran\w* (?:au |to )?lactose\b|\blactose.intoleran/,
  nut_free: /\bnut.free\b/,
  egg_free: /\begg.free\b|\beggless\b/,
}

function dietsIn(text: string, language: KitchenLanguage, refused: readonly Diet[]): Diet[] {
  const said = [...readMentions(text, language).diets, ...refused]
  return diets.filter((diet) => dietWords[diet]?.test(text) || said.includes(diet))
}

const adding =
  /\b(?:with|add|plus some|include|throw in|more|extra|use|put in|instead|avec|r?ajoute[rz]?|mets|mettez|utilise[rz]?|prends|prenez|a la place)(?!\p{L})/u
const beside =
  /\b(?:add|plus some|include|throw in|more|extra|also|as well|too(?=\s*(?:$|[,.!?]|please))|r?ajoute[rz]?|en plus|aussi|davantage|plus d(?:e\b|'))/

/** What the wish wants to have in it. */
function addedIn(text: string, language: KitchenLanguage): { added: Ingredient[]; addsUnknown: boolean } {
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
