import { type Allergen, type Diet, diets } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import { belongsTo } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isKeptFrom } from '@roux/cooking/safety/kept-from'
import { whoEats } from '@roux/cooking/safety/who-eats'
import { isLeftOut } from '../compose/composed.ts'
import type { Gear } from '../cookbook/dish.ts'
import type { Tin } from '../template/vessels.ts'
import { withoutLittle } from '../understand/less-of.ts'
import { isCovered } from '../understand/named.ts'
import { isHurried, readMinutes } from '../understand/read-minutes.ts'
import { readTin } from '../understand/read-tin.ts'
import type { Wish } from '../understand/wish.ts'
import { bareName } from './bare-name.ts'
import { mentionsIn } from './mentions-in.ts'
import { plainWish } from './plain-wish.ts'
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
  const translation = readTranslation(plainWish(wish), language)
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
  const isAllowed = allowedBy(rest, language, refused.isAllergic)
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
    gear: mentionsIn(rest, language).manners.flatMap(({ gear }) => gear ?? []),
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
    units: unitsIn(rest),
    translation: translation.to,
  }
}

const instead =
  /\b(?:what else|something else|instead|(?:use|take) what|autre chose|a la place|quoi d'autre|par quoi)\b/

/** What a body must not have, and what its eater does not: a dislike is of what is named alone. */
function allowedBy(text: string, language: KitchenLanguage, isAllergic: boolean): Change['allows'] {
  const { regimes, harmful, avoided } = mentionsIn(withoutLittle(text).rest, language)
  const left = isAllergic ? avoided : harmful
  const eaters = whoEats(text)
  return (food) =>
    !isKeptFrom(food, eaters) &&
    !regimes.some(({ without }) => belongsTo(food, without)) &&
    !left.some((named) => isCovered(food, named))
}

const quicker =
  /\b(?:weeknight|soir de semaine|quicker|faster|speedier|speed (?:it )?up|less time|half the (?:cooking )?time|time (?:in|by) half|too (?:long|slow)|takes (?:forever|ages)|(?:no|pas le|trop de) temps?|(?:trop|moins|tres) long(?:ue)?s?|moins de temps|plus vite|gagner du temps|accelerer?)\b/
const lighter =
  /\b(?:lighter|lighten|light version|version light|healthier|healthy|leaner|(?:less|not so|too) (?:heavy|rich|fatty|greasy)|less (?:fat|calories|butter and cream)|low(?:er)?[ -](?:fat|calorie|cal)|fewer calories|(?:plus|version|bien) (?:leger|legere|sain|saine|diet\w*)s?|allegee?r?s?|(?:moins|trop) (?:gras|grasse|calorique|riche|lourde?)s?|digestes?|estomac)\b/
const cheaper =
  /\b(?:cheap(?:er|ly)?|less (?:expensive|dear|pricey)|(?:too|so) (?:expensive|dear|pricey|much money)|(?:on a |tight |small )?budget|(?:can't|cannot) afford|skint|broke|tenner|moins cher[es]*|trop cher[es]*|pas cher[es]*|hors de prix|economique|fauchee?s?|etudiante?s?|fins? de mois|petit budget)\b/

const notEnough =
  /\b(?:not (?:hot|spicy) enough|needs? (?:more )?heat|some heat|pas assez (?:fort|epice|releve|piquant|pimente)e?|arrache|dechire)\b/

function heatIn(text: string): Change['heat'] {
  if (notEnough.test(text)) return 'more'
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

const us =
  'us (?:units?|cups?|measures?|measurements?|customary)|american|imperial|cups?|ounces?|onces?|oz|fahrenheit|americaines?|tasses?|verres'
const metric = 'metric|metriques?|grams?|grammes?|celsius|millilit\\w*'
/** "Us" alone is a word for people. */
const usAlone = /(?:^|\b(?:in|into|the|use|using) )us\b(?! (?:all|both|two|three|four)\b)/
const [isUs, isMetric] = [us, metric].map((names) => new RegExp(`\\b(?:${names})\\b`))
const [intoUs, intoMetric] = [us, metric].map((names) => new RegExp(`\\b(?:in|en|to|into) (?:the )?(?:${names})\\b`))
const noScales = /\b(?:no|without|sans|pas de) (?:\w+ )?(?:scales?|balance)\b/

/** Where both are named, the one that it is to be in. */
function unitsIn(text: string): Change['units'] {
  if (intoMetric?.test(text) && !intoUs?.test(text)) return 'metric'
  if (isUs?.test(text) || usAlone.test(text) || noScales.test(text)) return 'us'
  return isMetric?.test(text) ? 'metric' : null
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
  const said = [...mentionsIn(text, language).diets, ...refused]
  return diets.filter((diet) => dietWords[diet]?.test(text) || said.includes(diet))
}

/** What a dish gets more of with a little of something that every cook has. */
const tastes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:crunchy?|crispy topping|croquante?s?|du croquant)\b/, 'pumpkin-seed'],
  [/\b(?:creamier|plus cremeu(?:x|se))\b/, 'cream'],
  [/\b(?:fresher|zing|tang(?:y|ier)|more acid|acidulee?|du peps|plus frais|plus fraiche)\b/, 'lemon'],
  [/\b(?:smok(?:y|ier)|plus fume)\b/, 'smoked-paprika'],
]

const adding =
  /\b(?:with|add|plus some|include|(?:throw|put|stick|chuck|pop) (?:in|on|some|a)|(?:touch|hint|splash|handful) of|more|extra|use|instead|gout d|(?:pointe|touche) d|avec|r?ajoute[rz]?|mets|mettez|utilise[rz]?|prends|prenez|a la place)(?!\p{L})/u
const beside =
  /\b(?:add|plus some|include|(?:throw|put|stick|chuck|pop) (?:in|on|some|a)|(?:touch|hint|splash|handful) of|gout d|(?:pointe|touche) d|more|extra|also|as well|too(?=\s*(?:$|[,.!?]|please))|r?ajoute[rz]?|en plus|aussi|davantage|plus d(?:e\b|'))/

/** What the wish wants to have in it. */
function addedIn(text: string, language: KitchenLanguage): { added: Ingredient[]; addsUnknown: boolean } {
  const wanted = tastes.flatMap(([words, id]) => (words.test(text) ? ingredientById(id) : []))
  if (!adding.test(text)) return { added: wanted, addsUnknown: false }
  const mentions = mentionsIn(text, language)
  const added = mentions.asked.flatMap((named): Ingredient[] => {
    if (named.kind === 'ingredient') return [named.ingredient]
    if (named.kind === 'unkept' || named.family.id === 'spicy') return []
    const [first] = named.family.typical
    return first === undefined ? [] : [ingredientById(first)]
  })
  const isUnkept = mentions.asked.some(({ kind }) => kind === 'unkept')
  return { added: [...new Set([...wanted, ...added])], addsUnknown: mentions.asksUnknown || isUnkept }
}
