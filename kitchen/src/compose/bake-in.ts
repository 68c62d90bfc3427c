import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import { type Bake, bakings, fold, sprinkle } from '../cookbook/additions.ts'
import type { Text } from '../cookbook/dish.ts'
import { sentencesOf } from './sentences.ts'

/** What is no good on top. */
const inside: readonly Kind[] = ['sweet-spice', 'orchard-fruit']
/** What may as well be put on what is done. */
const onTop: readonly Kind[] = ['herb', 'salad-leaf', 'salad-vegetable', 'syrup', 'nut-butter', 'cream', 'yoghurt']

const bakes = /\b(?:bake|baking|roast)\b|rôtir|rôtissez|\binto the oven\b|enfourn|(?:mettez|cui\p{L}*) [^.]*au four/iu
const mixes = /\b(?:whisk|beat|mix|stir|cream|combine|fold|rub|fouett|batt|mélang|incorpor|travaill|sabl)/iu
const fills =
  /\b(?:scrape|pour|spoon|tip|turn|spread|divide|transfer|scatter|fill|drop|press|roll|shape|form)\b[^.]*\b(?:tins?|moulds?|cases?|base|crust|shells?|ramekins?|loaf|balls)\b|\b(?:pat|press|roll) (?:it )?out\b|(?<!\p{L})(?:versez|répartissez|étalez|garnissez|remplissez|coulez|déposez|tassez|formez|façonnez)[^.]*(?:moule|fond|caissette|empreinte|coque|ramequin|boules|sur la pâte)|\b(?:pour|versez)[^.,]{0,20} (?:and bake|et enfournez)/iu
const isOven = (text: string) => bakes.test(text) && /\d\s*(?:min|h\b)/.test(text)
/** Pastry that goes into its tin is no filling. */
const lays = /fonce|line an?\b/i
const fillsDish = /\b(?:pour|tip|spread|versez|étalez)[^.]*\b(?:dish|plat)\b/iu
const laid = /\b(?:pastry|roll|line)\b|fonce|abaisse|étalez|déroulez/iu
const lines = /\bpastry\b|\bline [^.]*with (?:it|the)\b|fonce|abaisse|étalez la pâte|déroulez/iu

/**
 * A recipe with a food added before it is baked, where a cook would put it; null where there is no such place, and
 * `undefined` where nothing is baked that it would have to be in.
 * @param write the step with the name of the food
 */
export function bakeIn(
  recipe: Draft,
  { kind }: Ingredient,
  language: KitchenLanguage,
  write: (step: Text) => string,
): { directions: string[]; way: { minutes: number; share: number } } | null | undefined {
  const bake = bakeOf(recipe, language)
  if (!bake || onTop.includes(kind)) return undefined
  const way = bakings.find(({ kinds }) => kinds.includes(kind))
  if (!way) return bake === 'dish' ? undefined : null
  const onPizza = way.dish ?? (way.crust === fold ? undefined : way.crust)
  const step = bake === 'pizza' ? onPizza : way[bake]
  if (!step) return bake === 'dish' && !inside.includes(kind) ? undefined : null
  const isLaid = bake === 'crust' && step !== fold
  const directions =
    step === sprinkle
      ? onTopOf(recipe.directions, write(step))
      : before(recipe.directions, write(step), bake, isLaid ? laid : mixes)
  return directions && { directions, way: { minutes: way.minutes ?? 0, share: way.share ?? 1 } }
}

function bakeOf({ ingredients, directions }: Draft, language: KitchenLanguage): Bake | null {
  const last = directions.findLastIndex((step) => sentencesOf(step).some(isOven))
  if (last < 0 || last < directions.length - 2) return null
  const kinds = new Set(
    ingredients.flatMap((line) => findFoods(line, language).flatMap(({ meaning }) => meaning.foods[0]?.kind ?? [])),
  )
  if (kinds.has('yeast')) return isPizza(kinds, directions) ? 'pizza' : null
  const hasFlour = kinds.has('flour') || kinds.has('gluten-free-flour')
  const isFilled = directions.flatMap(sentencesOf).some((text) => fills.test(text) && !lays.test(text))
  if (isFilled && (kinds.has('pastry') || (hasFlour && directions.some((step) => lines.test(step))))) return 'crust'
  const isRaised = kinds.has('egg') || kinds.has('raising')
  if (hasFlour && (kinds.has('sugar') ? isRaised || isFilled : isRaised && isFilled)) return 'batter'
  return 'dish'
}

/** A flat dough with cheese on it that stays open. */
function isPizza(kinds: ReadonlySet<Kind>, directions: readonly string[]): boolean {
  const isShut = directions.some((step) => /fold over|twist it shut|repliez|soudez/i.test(step))
  return !isShut && (kinds.has('melting-cheese') || kinds.has('fresh-cheese'))
}

/** What is scattered over is so once the dish is filled, just before the oven. */
function onTopOf(directions: readonly string[], added: string): string[] {
  const at = directions.findLastIndex((step) => sentencesOf(step).some(isOven))
  const sentences = sentencesOf(directions[at] ?? '')
  const place = sentences.findLastIndex(isOven)
  const steps = [sentences.slice(0, place).join('').trim(), added, sentences.slice(place).join('')]
  return [...directions.slice(0, at), ...steps.filter((text) => text !== ''), ...directions.slice(at + 1)]
}

/** The steps with one more where it belongs: before the tin is filled, or else before the oven. */
function before(directions: readonly string[], added: string, bake: Bake, prepares: RegExp): string[] | null {
  const isFilling = (text: string) => (fills.test(text) || fillsDish.test(text)) && !lays.test(text)
  const isMixed = bake === 'batter' || bake === 'crust'
  const oven = directions.findLastIndex((step) => sentencesOf(step).some(isOven))
  const isFilled = bake !== 'pizza' && directions.slice(0, oven + 1).some((step) => sentencesOf(step).some(isFilling))
  const isPlace = isFilled ? isFilling : isOven
  // What is filled or spread when it is baked comes too late.
  const at = directions.slice(0, oven + 1).findLastIndex((step) => sentencesOf(step).some(isPlace))
  const step = directions[at]
  if (step === undefined) return null
  const sentences = sentencesOf(step)
  const place = sentences.findLastIndex(isPlace)
  // Where the batter or the base is ready before the step, the step stays whole.
  const isReady = isFilled && directions.slice(0, at).some((one) => prepares.test(one))
  const first = isReady ? [] : sentences.slice(0, place)
  const earlier = [...directions.slice(0, at), ...first]
  if (isMixed && !earlier.some((one) => prepares.test(one))) return null
  const steps = [first.join('').trim(), added, sentences.slice(first.length).join('')]
  return [...directions.slice(0, at), ...steps.filter((text) => text !== ''), ...directions.slice(at + 1)]
}
