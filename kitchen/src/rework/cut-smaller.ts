import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { findFoods } from '@roux/cooking/checks/find-foods'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import type { Text } from '../cookbook/dish.ts'
import { agree } from '../wording/french.ts'
import { listedNoun } from '../wording/noun.ts'

/** What is done sooner in small pieces: how it is cut, in how much of the time. */
type Cut = { kinds: readonly Kind[]; prep: Text; share: number }

const cuts: readonly Cut[] = [
  {
    kinds: ['root', 'firm-vegetable'],
    prep: { en: 'cut into 1 cm dice', fr: 'coupé· en dés de 1 cm' },
    share: 0.6,
  },
  {
    kinds: ['poultry'],
    prep: { en: 'cut into strips 1 cm wide', fr: 'coupé· en lanières de 1 cm' },
    share: 0.6,
  },
]

/** What takes its time however small it is cut, and what a shorter bake would leave raw. */
const slow: readonly Kind[] = [
  'stewing-meat',
  'joint',
  'roast',
  'sausage',
  'mince',
  'lentil',
  'rice',
  'grain',
  'polenta',
  'oats',
  'pasta',
  'noodle',
  'pastry',
  'raising',
  'yeast',
  'egg',
  'crumbs',
  'bread',
]

/** Rice that is cooked in a pan of its own. */
const aside = /\b(?:meanwhile|pendant ce temps)\b/i
/** What is a dish by its shape. */
const shaped = /\b(?:sticks|wedges|bâtonnets|frites)\b/i

/** Minutes from which a time is worth shortening, and what must be saved in all. */
const leastTime = 12
const leastSaved = 5

const cooking: Record<KitchenLanguage, RegExp> = {
  en: /\b(?:simmer|boil|cook|roast|bake|fry|leave)(?:ed|ing|s)?\b[^.;]*?\bfor (\d+)(?:[–-]\d+)? min/gi,
  fr: /(?<!\p{L})(?:mijot|cui|rôti|bouill|frémi|enfourn|poursuiv|dor)\p{L}*[^.;]*?(\d+)(?: à \d+|[–-]\d+)? min/giu,
}

/**
 * A recipe whose vegetables or pieces of chicken are cut small, and which so takes less time; null where nothing in it
 * is cooked for long that cutting would help.
 */
export function cutSmaller(recipe: Draft, language: KitchenLanguage): { recipe: Draft; saved: number } | null {
  const foods = recipe.ingredients.map((line) => foodsIn(line, language))
  const isAside = recipe.directions.some((step) => aside.test(step))
  if (foods.flat().some(({ kind }) => slow.includes(kind) && !(kind === 'rice' && isAside))) return null
  const isShaped = recipe.ingredients.some((line, place) => shaped.test(line) && foods[place]?.some(isCut))
  if (isShaped) return null
  const cut = cuts.find(({ kinds }) => foods.flat().some(({ kind }) => kinds.includes(kind)))
  if (!cut) return null
  let saved = 0
  const directions = recipe.directions.map((step) =>
    step.replace(cooking[language], (said, minutes: string) => {
      const before = Number(minutes)
      if (before < leastTime) return said
      const after = Math.ceil(before * cut.share)
      saved += before - after
      return said.replace(new RegExp(String.raw`${minutes}(?: à \d+|[–-]\d+)? min$`), `${after} min`)
    }),
  )
  if (saved < leastSaved || saved >= recipe.cook_time) return null
  const ingredients = recipe.ingredients.map((line, place) => {
    const food = foods[place]?.find(isCut)
    return food ? prepared(line, food, language) : line
  })
  return { recipe: { ...recipe, cook_time: recipe.cook_time - saved, ingredients, directions }, saved }
}

function isCut({ kind }: Ingredient): boolean {
  return cuts.some(({ kinds }) => kinds.includes(kind))
}

function foodsIn(line: string, language: KitchenLanguage): Ingredient[] {
  return findFoods(line, language).flatMap(({ meaning }) => meaning.foods.slice(0, 1))
}

/** A line with its food cut small; what was said of cutting goes. */
function prepared(line: string, food: Ingredient, language: KitchenLanguage): string {
  const cut = cuts.find(({ kinds }) => kinds.includes(food.kind))
  const [name = line] = line.split(', ')
  if (!cut) return line
  const noun = listedNoun(food, language, food[language].many !== undefined)
  return `${name}, ${language === 'fr' ? agree(cut.prep.fr, noun) : cut.prep.en}`
}
