import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { type ReadLine, readLine } from '../amounts/read-line.ts'
import type { Kind } from '../foods/ingredient.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { Mention } from '../mentions/mention.ts'
import { type FoodLine, type RecipeFoods, readFoods } from '../mentions/read-foods.ts'
import { foodOf, namedIn } from '../nutrition/line-food.ts'
import { isBound } from './bound-eggs.ts'
import type { Taken } from './how-much.ts'
import { type Condition, type StandIn, standInsOf } from './stand-ins.ts'

/** A line of the list whose food has stand-ins. */
export type Replaceable = {
  index: number
  line: FoodLine
  named: Mention
  read: ReadLine
  /** How much of it the line takes; none where it does not say. */
  taken: Taken | undefined
  choices: readonly StandIn[]
}

/** A recipe read for what may stand in for what. */
export type ReadForInstead = { foods: RecipeFoods; lines: readonly Replaceable[] }

/** Reads the lines of a recipe for which something may stand in. Takes time in proportion to its length. */
export function readForInstead(recipe: CheckedRecipe, language: CheckedLanguage): ReadForInstead {
  const foods = readFoods(recipe, language)
  const does = conditionsOf(recipe, foods, language)
  const lines = foods.listed.flatMap((line) => {
    const { place } = line
    if (place.part !== 'ingredient') return []
    const found = readOne(line, place.index)
    const choices = found?.choices.filter(({ condition }) => condition === undefined || does(condition)) ?? []
    return found && choices.length > 0 ? [{ ...found, choices }] : []
  })
  return { foods, lines }
}

function readOne(line: FoodLine, index: number): Replaceable | undefined {
  const read = readLine(line.text, line.language)
  const named = namedIn(line, read)
  if (typeof named === 'string') return undefined
  const { amount } = read
  const { id, kind } = keyOf(named, read, line)
  if (id === undefined || kind === undefined) return undefined
  // Of the juice and the zest of a fruit only the fruit is another.
  const choices = standInsOf(id, kind).filter(
    ({ shares }) => !read.taken || shares.some(({ by, ratio }) => by === 'count' && ratio === 1),
  )
  const taken = amount && !read.taken ? { text: line.text, amount, read, id } : undefined
  return { index, line, named, read, taken, choices }
}

/** What of the table a line's food is: as exactly as its name says. */
function keyOf(named: Mention, read: ReadLine, line: FoodLine): { id?: string; kind?: string } {
  const [first] = named.meaning.foods
  if (!first) return typical.find(({ kind }) => named.meaning.generic?.kinds?.includes(kind)) ?? {}
  if (first.id === 'yeast' && freshYeast.test(foldText(line.text))) return { id: 'fresh-yeast', kind: first.kind }
  const exact = foodOf(named, read, line).id
  // Of a whole lemon that is pressed the fruit is another, and not its juice.
  const isWhole = first.kind === 'citrus' && read.amount !== undefined && read.amount.unit === undefined
  const own = exact !== undefined && !isWhole && standInsOf(exact, '').length > 0 ? exact : first.id
  return { id: own, kind: first.kind }
}

/** What is meant by a word for several foods, for so much as its amount tells. */
const typical: readonly { id: string; kind: Kind }[] = [
  { id: 'cream', kind: 'cream' },
  { id: 'yoghurt', kind: 'yoghurt' },
  { id: 'penne', kind: 'pasta' },
  { id: 'bread', kind: 'bread' },
]

const freshYeast = /\b(?:fresh|fraiche)\b/

/** What a recipe does with what stands in it. */
function conditionsOf(recipe: CheckedRecipe, foods: RecipeFoods, language: CheckedLanguage) {
  const kinds = new Set(
    foods.listed.flatMap((line) => line.foods).flatMap(({ meaning }) => meaning.foods[0]?.kind ?? []),
  )
  const text = [recipe.title, ...recipe.ingredients, ...recipe.directions].join('\n')
  const isBinding = isBound(recipe, language)
  const does: Record<Condition, () => boolean> = {
    bound: () => isBinding && !kinds.has('yeast'),
    unbound: () => !isBinding && !whips.test(text) && !(kinds.has('flour') && kinds.has('sugar')),
    whipped: () => whips.test(text),
    unleavened: () => !kinds.has('yeast'),
    thickening: () => !kinds.has('yeast') && !kinds.has('raising') && !kinds.has('sugar') && !kinds.has('egg'),
  }
  return (condition: Condition) => does[condition]()
}

const whips =
  /\b(?:meringue|peaks|soufflé|en neige|choux|whisk the (?:egg )?whites|montez les blancs|pavlova|macarons?)\b/iu
