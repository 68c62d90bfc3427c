import type { KitchenLanguage } from '@roux/contract/language'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { grammar } from '@roux/cooking/languages/grammar'
import { attributive, spokenNoun } from '@roux/cooking/wording/noun'
import type { Text } from '../cookbook/dish.ts'
import type { Dish } from '../template/dishes.ts'
import { parseTemplate } from '../template/parse-template.ts'
import type { Portion } from '../template/portions.ts'
import { fillIn, render, type Scene } from '../template/render.ts'
import { addedPortion } from './add-food.ts'
import { type Composed, calledIn } from './composed.ts'

/** What a classic's name leaves out and the cook asked for, behind it; and where the name has something there already. */
const withOthers: Text = { en: 'with {beside:bare}', fr: '{beside:at}' }
const andOthers: Text = { en: 'and {beside:bare}', fr: 'et {beside:at}' }

const hasSomething: Record<KitchenLanguage, RegExp> = { en: / with /, fr: / (?:aux?|à la|à l'\S+)(?: |$)/ }

/**
 * The title in turn; of a classic, the first from there on that names most of what the cook asked for, or all of it. What
 * joins the dish in a step of its own is named behind it.
 * @param one of all that may be said
 */
export function titleOf(composed: Composed, one: Text, all: readonly Text[], scene: Scene): string {
  return writtenTitle(composed, one, all, scene).replace(notLast[scene.language], ', ')
}

/** "With butter and peas and ham" is one list, which has one "and". */
const notLast: Record<KitchenLanguage, RegExp> = {
  en: /(?<= with .*) and (?=.* and )/g,
  fr: / et (?=(?:aux?|à la|à l').* et (?:aux?|à la|à l'))/g,
}

function writtenTitle(composed: Composed, one: Text, all: readonly Text[], scene: Scene): string {
  const { dish } = composed
  const added = composed.added.map((food) => addedPortion(calledIn(composed, food))).filter(isWorthNaming)
  const asked = [...scene.portions].flatMap(([slot, inSlot]) => (slot === 'hero' ? [] : inSlot.filter(isWorthNaming)))
  if (dish.of === undefined) return nameBeside(writeTitle(dish, one, scene), [...asked, ...added], scene)
  const first = all.indexOf(one)
  const titles = [...all.slice(first), ...all.slice(0, first)].map((one) => writeTitle(dish, one, scene))
  const unnamed = (text: string) => asked.filter((portion) => !isNamedIn(text, portion, scene.language))
  const best = titles.toSorted((one, other) => unnamed(one).length - unnamed(other).length)[0] ?? ''
  return nameBeside(best, [...asked, ...added], scene)
}

function isNamedIn(title: string, { ingredient }: Portion, language: KitchenLanguage): boolean {
  const names = [true, false].map((plural) => spokenNoun(ingredient, language, plural).text)
  if (!grammar[language].isHeadFirst) names.push(attributive(ingredient))
  return names.some((name) => title.toLowerCase().includes(name.toLowerCase()))
}

/** A title with what it does not name yet, where that is not too much. */
function nameBeside(title: string, beside: readonly Portion[], scene: Scene): string {
  const { language } = scene
  const missing = beside.filter((portion) => !isNamedIn(title, portion, language))
  if (missing.length === 0 || missing.length > 2 || title.includes(',')) return title
  const isJoined = hasSomething[language].test(title)
  return `${title} ${fillIn(isJoined ? andOthers : withOthers, { ...scene, portions: new Map([['beside', missing]]) })}`
}

/** Nobody wants to read of salt or oil in a title. */
function isWorthNaming({ asked, ingredient }: Portion): boolean {
  return asked && !['seasoning', 'water', 'oil', 'butter', 'flour', 'sugar', 'milk', 'egg'].includes(ingredient.kind)
}

/**
 * What gives the dish its name is not named again beside it: no "olive salad with olives". A classic goes by its name:
 * what stands in brackets is said only of what the cook asked for, what varies, and what takes another's place.
 */
function writeTitle(dish: Dish, template: Text, all: Scene): string {
  const { language } = all
  const named = new Set((all.portions.get('hero') ?? []).map(({ ingredient }) => ingredient))
  const scene = parseTemplate(template[language]).slots.has('hero')
    ? only(all, ({ ingredient }, slot) => slot === 'hero' || !named.has(ingredient))
    : all
  const told = only(scene, (portion) => dish.of === undefined || isTelling(portion, language))
  return render(template, { ...scene, told: told.portions })
}

function isTelling(
  { asked, ingredient, slot: { first = [], vary = [] } }: Portion,
  language: KitchenLanguage,
): boolean {
  const usual = first.map(ingredientById).find(({ home }) => home === undefined || home === language)
  const isSubstitute = first.includes(ingredient.id) && ingredient !== usual
  return asked || isSubstitute || vary.includes(ingredient.id)
}

function only(scene: Scene, test: (portion: Portion, slot: string) => boolean): Scene {
  const portions = [...scene.portions].map(([slot, list]): [string, readonly Portion[]] => [
    slot,
    list.filter((portion) => test(portion, slot)),
  ])
  return { ...scene, portions: new Map(portions) }
}
