import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { findFoods } from '@roux/cooking/checks/find-foods'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import type { Text } from '../cookbook/dish.ts'
import { sentencesOf } from './sentences.ts'

/** How a food goes into what is baked: a step, `{}` being its name, the minutes it takes, how much of a serving. */
type BakingIn = { step: Text; minutes: number; share: number }

/** A batter or dough that goes into its tin, a filling on a base of pastry, a pizza, or anything else the oven finishes. */
type Bake = 'batter' | 'crust' | 'pizza' | 'dish'

type Way = { kinds: readonly Kind[]; minutes?: number; share?: number } & Partial<Record<Bake, Text>>

const fold: Text = { en: 'Fold {} into the mixture.', fr: 'Incorporez {} à la préparation.' }
const scatter: Text = { en: 'Scatter {} over the base.', fr: 'Répartissez {} sur le fond.' }
const sprinkle: Text = {
  en: 'Scatter {} over just before it goes into the oven.',
  fr: "Répartissez {} par-dessus juste avant d'enfourner.",
}
const zest: Text = {
  en: 'Grate the zest of {} into the mixture and stir.',
  fr: 'Zestez {} au-dessus de la préparation et mélangez.',
}

function fried(minutes: number, until: Text): { batter: Text; crust: Text } {
  const en = `Fry {} in a little oil for ${minutes} min, until ${until.en}`
  const fr = `Faites revenir {} ${minutes} min dans un peu d'huile, jusqu'à ${until.fr}`
  return {
    batter: {
      en: `${en}, leave to cool and fold into the mixture.`,
      fr: `${fr}, laissez tiédir et incorporez le tout.`,
    },
    crust: { en: `${en}, and scatter over the base.`, fr: `${fr}, puis répartissez le tout sur le fond.` },
  }
}

const ways: readonly Way[] = [
  { kinds: ['nut', 'seed', 'chocolate', 'dried-fruit', 'coconut', 'preserve'], batter: fold, crust: scatter },
  { kinds: ['berry', 'soft-fruit', 'orchard-fruit'], batter: fold, crust: scatter, share: 0.4 },
  { kinds: ['citrus'], batter: zest, crust: zest },
  { kinds: ['sweet-spice'], batter: fold, crust: fold },
  { kinds: ['spice', 'hot-spice', 'seasoning'], batter: fold, crust: fold, dish: sprinkle },
  {
    kinds: kindsThatAre('cheese'),
    batter: fold,
    crust: scatter,
    dish: sprinkle,
  },
  { kinds: ['smoked-fish', 'tinned-fish'], crust: scatter },
  {
    kinds: ['tender-vegetable', 'onion', 'aromatic', 'cured-meat', 'tofu'],
    minutes: 8,
    ...fried(8, { en: 'golden', fr: 'belle coloration' }),
  },
  {
    kinds: ['poultry', 'mince', 'sausage'],
    minutes: 12,
    ...fried(12, { en: 'cooked right through with no trace of pink', fr: 'cuisson à cœur, sans trace de rose' }),
  },
  {
    kinds: ['leaf'],
    minutes: 3,
    crust: {
      en: 'Wilt {} in a dry pan for 3 min, squeeze dry and scatter over the base.',
      fr: 'Faites tomber {} 3 min à sec dans une poêle, pressez et répartissez le tout sur le fond.',
    },
  },
  {
    kinds: ['root', 'firm-vegetable'],
    minutes: 15,
    crust: {
      en: 'Simmer {} in salted water for 15 min, until tender, drain well and scatter over the base.',
      fr: "Faites cuire {} 15 min à l'eau frémissante salée, égouttez bien et répartissez le tout sur le fond.",
    },
  },
]

/** Every sentence that a food is baked in with. */
export const bakingSteps: readonly Text[] = [
  ...new Set(ways.flatMap(({ batter, crust, dish }) => [batter, crust, dish].filter((step) => step !== undefined))),
]

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
  language: Language,
  write: (step: string) => string,
): { directions: string[]; way: BakingIn } | null | undefined {
  const bake = bakeOf(recipe, language)
  if (!bake || onTop.includes(kind)) return undefined
  const way = ways.find(({ kinds }) => kinds.includes(kind))
  if (!way) return bake === 'dish' ? undefined : null
  const onPizza = way.dish ?? (way.crust === fold ? undefined : way.crust)
  const step = bake === 'pizza' ? onPizza : way[bake]
  if (!step) return bake === 'dish' && !inside.includes(kind) ? undefined : null
  const isLaid = bake === 'crust' && step !== fold
  const directions = before(recipe.directions, write(step[language]), bake, isLaid ? laid : mixes)
  return directions && { directions, way: { step, minutes: way.minutes ?? 0, share: way.share ?? 1 } }
}

function bakeOf({ ingredients, directions }: Draft, language: Language): Bake | null {
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

/** The steps with one more where it belongs: before the tin is filled, or else before the oven. */
function before(directions: readonly string[], added: string, bake: Bake, prepares: RegExp): string[] | null {
  const isFilling = (text: string) => (fills.test(text) || fillsDish.test(text)) && !lays.test(text)
  const isMixed = bake === 'batter' || bake === 'crust'
  const oven = directions.findLastIndex((step) => sentencesOf(step).some(isOven))
  const isFilled = isMixed && directions.slice(0, oven + 1).some((step) => sentencesOf(step).some(isFilling))
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
