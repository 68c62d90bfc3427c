import type { Eater } from '@roux/contract/constraints'
import { foldText } from '@roux/contract/fold-text'
import type { Kind } from '../foods/ingredient.ts'
import { safety } from '../languages/safety.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import { clausesOf } from '../mentions/clauses.ts'
import { animalsOf } from '../mentions/contents.ts'
import type { Danger, RecipeFinding } from '../mentions/finding.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import type { Span } from '../text/tokens.ts'
import { areEggsHeated, softEggs } from './check-eggs.ts'
import { undercooked } from './check-meat.ts'
import { coolIn } from './cool-core.ts'
import { doneAt } from './doneness.ts'
import { heats } from './is-heated.ts'
import { keeping } from './keeping.ts'
import { rawJuices } from './raw-juices.ts'
import { isBought, isOtherLiver, mincedPoultry } from './raw-meat.ts'
import { rawPlants } from './raw-plants.ts'
import { sentencesOf } from './sentences.ts'
import { first, unsafe } from './unsafe.ts'

/** Least inside temperatures in °C. Source: USDA FSIS, "Safe Minimum Internal Temperature Chart" (165, 160 and 145 °F). */
const inside: readonly {
  danger: Danger
  kinds: readonly Kind[]
  ids?: readonly string[]
  /** A bare word for it, which may be cooked already where no step says how it is inside. */
  generic?: string
  /** Told by another row. */
  except?: readonly string[]
  celsius: number
  minutes: number
}[] = [
  {
    danger: 'poultry',
    kinds: ['poultry', 'joint'],
    ids: ['whole-chicken', ...mincedPoultry, 'goose', 'liver'],
    generic: 'chicken',
    celsius: doneAt.poultry.celsius,
    minutes: 5,
  },
  // The chart has sausage beside ground meat: what was on the surface is inside now.
  {
    danger: 'mince',
    kinds: ['mince', 'sausage'],
    ids: ['meatball', 'pork-mince'],
    except: mincedPoultry,
    celsius: doneAt.mince.celsius,
    minutes: 4,
  },
  {
    danger: 'pork',
    kinds: [],
    ids: ['pork-joint', 'pork-rib', 'pork-shoulder', 'pork-fillet', 'pork-belly'],
    generic: 'pork',
    celsius: doneAt.pork.celsius,
    minutes: 4,
  },
]

/**
 * What of a recipe is cooked or kept in a way that makes people ill, as far as its words surely say so. Temperatures are
 * those of the USDA; eggs, raw flour and kidney beans (phytohaemagglutinin) after the FDA's food safety pages
 * ("Bad Bug Book", 2nd edition) and the Food Standards Agency; foraged mushrooms after ANSES.
 */
export function checkSafety(recipe: CheckedRecipe, read: RecipeFoods, eaters: ReadonlySet<Eater>): RecipeFinding[] {
  const steps = read.steps.map((line) => ({ line, plain: foldText(line.text) }))
  const isHeated = recipe.cook_time > 0 || steps.some(({ line, plain }) => heats(plain, line.language))
  const isFrail = frail.some((eater) => eaters.has(eater))
  // A list whose steps are still to be written says nothing of how it is cooked.
  const sentences = sentencesOf(read.steps)
  const isCookedSomehow = steps.some(({ plain }) => plain.trim() !== '')
  const rules: ReadonlyArray<() => RecipeFinding[]> = [
    ...(isCookedSomehow
      ? [() => meats(recipe, read, isHeated), () => uncooked(read, isHeated, isFrail), () => beans(read)]
      : []),
    () => mushrooms(read),
    () => keeping(recipe, read, sentences),
    () => rawJuices(read, sentences),
    () => rawPlants(read),
    () => [...read.listed, ...read.steps].flatMap(notFood),
  ]
  return rules.flatMap((rule) => rule())
}

/** Whom salmonella harms most. */
const frail: readonly Eater[] = ['infant', 'small_child', 'pregnant', 'frail']

/** Meat that a step calls pink or cool inside, that is not heated at all, or for too short a time; each danger once. */
function meats(recipe: CheckedRecipe, read: RecipeFoods, isHeated: boolean): RecipeFinding[] {
  const tooShort = undercooked(read)
  // The step with the time that is too short is at fault, and not the innocent line.
  const told = saidToBeRaw(recipe, read, isHeated).filter(
    ({ place, params }) =>
      place.part !== 'ingredient' ||
      !tooShort.some(
        ({ danger, line }) => 'danger' in params && params.danger === danger && line.place.part !== 'ingredient',
      ),
  )
  const isTold = (danger: Danger) => told.some(({ params }) => 'danger' in params && params.danger === danger)
  const short = tooShort.filter(({ danger }) => !isTold(danger))
  return [...told, ...short.map(({ danger, line, span }) => unsafe(danger, line, span))]
}

function saidToBeRaw(recipe: CheckedRecipe, { listed, steps }: RecipeFoods, isHeated: boolean): RecipeFinding[] {
  return inside.flatMap(({ danger, kinds, ids = [], generic, except = [], celsius, minutes }) => {
    const isBare = ({ meaning }: Mention) => generic !== undefined && meaning.generic?.en[0] === generic
    const isMeant = (mention: Mention) =>
      isBare(mention) ||
      mention.meaning.foods.some(({ kind, id }) => (kinds.includes(kind) && !except.includes(id)) || ids.includes(id))
    const raw = listed.find(
      ({ text, language, foods: [food] }) =>
        food &&
        isMeant(food) &&
        !isBought.test(foldText(text)) &&
        !isOtherLiver(food, foldText(text)) &&
        !safety[language].cooked.test(foldText(text)),
    )
    if (!raw) return []
    const elsewhere = new Set(
      listed.flatMap((line) => (line === raw ? [] : line.foods.flatMap(({ meaning }) => meaning.foods))),
    )
    const isElsewhere = ({ meaning }: Mention) => meaning.foods.some((food) => elsewhere.has(food))
    const told = steps.flatMap((line) => {
      const others = line.foods.filter((food) => animalsOf(food).some((one) => one === 'meat' || one === 'fish'))
      // "Serve the steak medium-rare" says nothing of the chicken.
      const isOther = others.length > 0 && others.every((food) => !isMeant(food) && isElsewhere(food))
      const span = isOther ? undefined : both(line.text, coolIn(line.text, celsius), pinkIn(line))
      return span ? [unsafe(danger, line, span)] : []
    })
    if (told.length > 0 || raw.foods.slice(0, 1).some(isBare)) return told
    const isQuick = recipe.cook_time < minutes && recipe.preparation_time + recipe.cook_time < 30
    return !isHeated || (isQuick && !steps.some(({ text }) => /\d\s?(?:h|hour|heure)/.test(text)))
      ? [unsafe(danger, raw, first(raw))]
      : []
  })
}

/** "150°F at the bone, still a little pink" is one fault. */
function both(text: string, cool: Span | undefined, pinkish: Span | undefined): Span | undefined {
  if (!cool || !pinkish) return cool ?? pinkish
  const start = Math.min(cool.start, pinkish.start)
  const end = Math.max(cool.end, pinkish.end)
  return end - start < 80 && !/[.;]\s/.test(text.slice(start, end)) ? { start, end } : cool
}

function pinkIn({ text, language }: FoodLine): Span | undefined {
  const match = safety[language].pink.exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}

/** Raw eggs, and raw flour in what is never heated. */
function uncooked({ title, listed, steps }: RecipeFoods, isHeated: boolean, isFrail: boolean): RecipeFinding[] {
  const isTreated = [...listed, ...steps].some(({ text, language }) => safety[language].treated.test(foldText(text)))
  if (isTreated) return []
  const found = (kind: Kind) =>
    listed.find(
      ({ text, language, foods }) =>
        foods[0]?.meaning.foods.some((food) => food.kind === kind) && !safety[language].cooked.test(foldText(text)),
    )
  const egg = found('egg')
  const flour = found('flour')
  return [
    ...(egg && !areEggsHeated(steps, isHeated, isFrail)
      ? [unsafe('egg', egg, first(egg), isFrail ? 'warning' : 'info')]
      : egg && isFrail
        ? softEggs(title, steps)
        : []),
    ...(flour && !isHeated ? [unsafe('raw_flour', flour, first(flour), 'warning')] : []),
  ]
}

/** Dried kidney beans must boil for ten minutes at the very least. */
function beans({ listed, steps }: RecipeFoods): RecipeFinding[] {
  const areBeans = ({ meaning }: Mention) => meaning.foods.some(({ id }) => id === 'kidney-bean')
  const isSoaked = steps.some(({ text }) => soaking.test(foldText(text)))
  const dried = listed.find(
    ({ text, language, foods }) =>
      foods.some(areBeans) &&
      !safety[language].cooked.test(foldText(text)) &&
      (isSoaked || safety[language].dried.test(foldText(text))),
  )
  if (!dried) return []
  // "Cook the rice in boiling water, and ladle the beans over."
  const isBoiled = clausesOf(steps).some(({ plain, foods, line: { language } }) => {
    const boiling = safety[language].boiled.exec(plain)
    const parts = plain.split(/[,.;]|\b(?:and|et)\b/)
    if (!boiling) return false
    const part = parts.find((one) => safety[language].boiled.test(one)) ?? plain
    const start = plain.indexOf(part)
    const named = foods.filter((food) => food.start >= start && food.end <= start + part.length)
    return named.some(areBeans) || !named.some(isStarch)
  })
  return isBoiled ? [] : [unsafe('kidney_bean', dried, first(dried))]
}

const soaking = /\b(?:soak|tremp)[^.;]*\b(?:beans|haricots)|\b(?:beans|haricots)[^.;]*\b(?:soak|tremp)/
const isStarch = ({ meaning }: Mention) =>
  meaning.foods.some(({ kind }) => ['rice', 'pasta', 'noodle', 'grain', 'quick-grain', 'root'].includes(kind))

function mushrooms({ listed, steps }: RecipeFoods): RecipeFinding[] {
  return [...listed, ...steps].flatMap((line) => {
    const match = safety[line.language].foraged.exec(line.text)
    const span = match && { start: match.index, end: match.index + match[0].length }
    return span ? [unsafe('wild_mushroom', line, span, 'warning')] : []
  })
}

/** A step may well say to wash one's hands. */
const cleaning = /\b(?:wash|clean|rinse|scrub|soap|hands|lav|nettoy|rinc|brosse|savon|mains)/iu

function notFood(line: FoodLine): RecipeFinding[] {
  const match = safety[line.language].dangerous.exec(line.text)
  if (!match || (line.place.part === 'direction' && cleaning.test(line.text))) return []
  // Crumbs may look like wet gravel.
  const at = line.words.findIndex(({ end }) => end > match.index)
  if (line.roles[at] === 'said') return []
  const span = { start: match.index, end: match.index + match[0].length }
  return [{ code: 'not_food', severity: 'danger', place: line.place, span, words: match[0], params: {} }]
}
