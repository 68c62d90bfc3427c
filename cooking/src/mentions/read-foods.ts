import type { CheckedLanguage } from '@roux/contract/language'
import { rememberLast } from '../text/remember-last.ts'
import { asidesIn, callsIn, labelIn, purposeIn } from './asides.ts'
import type { CheckedRecipe } from './checked-recipe.ts'
import type { Place } from './finding.ts'
import type { Lifted } from './lifted.ts'
import { mainLanguage, readLineFoods } from './line-language.ts'
import { madeInSteps, shapedIn } from './made-in-steps.ts'
import type { Mention, Role } from './mention.ts'
import { modifierAt } from './modifiers.ts'
import { oncePer } from './once-per.ts'
import { rolesOf } from './roles.ts'
import type { Word } from './words.ts'

/** A line of a recipe with its words and the foods that it names, read in its own language. */
export type FoodLine = {
  text: string
  place: Place
  language: CheckedLanguage
  words: readonly Word[]
  /** What the line says of what each of its words names. */
  roles: readonly Role[]
  /** All but what is only spoken of. */
  foods: readonly Mention[]
  /** Things that are called like foods and hold nothing to look out for: "lentil pasta". */
  harmless: readonly Mention[]
  /** What its words say is not in it, whatever it names: "vegan", "gluten-free". */
  claims: readonly Lifted[]
}

/** A recipe's lines, read once for all checks. */
export type RecipeFoods = {
  title: FoodLine
  listed: readonly FoodLine[]
  /** What the list calls what the others make: "For the custard:". */
  headings: readonly Mention[]
  steps: readonly FoodLine[]
  /** All that the list has, each thing once. */
  stock: Pick<FoodLine, 'foods' | 'harmless'>
  /** What has no name that is known, says what is not in it, and is in no step's words: « râpé végétal », "gluten-free rolls". */
  nameless: readonly FoodLine[]
  /** What the steps say that the cook makes. */
  made: readonly Mention[]
  /** What they only call so, of what is there already: "shape into sausages". */
  shaped: readonly Mention[]
  /** Does a step speak of water? */
  isWatery: boolean
}

const heading = /^\P{N}*:[\s*_]*$|^[\s*_#-]*(?:for the|pour (?:la |le |les |l[’']))[^,\p{N}]*$/iu

/**
 * A line, and what of it only says how something is cut. Recipes are of some twenty, and those of the kitchen say much of it
 * alike.
 */
const readPart = rememberLast((text, main: CheckedLanguage, part: Place['part']) => {
  const { foods, ...line } = readLineFoods(text, main, part === 'ingredient')
  const roles = rolesOf(text, line.words, foods, line.language, part !== 'direction')
  const asides = part === 'ingredient' ? asidesIn(text, foods) : []
  const shaped = part === 'recipe' ? [] : shapedIn({ ...line, foods })
  // "Aubergines, cut into steaks": what a line begins with is there, and then only its shape.
  const isShape = (food: Mention) => part === 'ingredient' && food !== foods[0] && shaped.includes(food)
  // "Potato salad, hold the mustard".
  const isHeld = ({ start }: Mention) =>
    part !== 'direction' && /\bhold the $/i.test(text.slice(Math.max(0, start - 9), start))
  const isAside = (food: Mention) =>
    isHeld(food) || asides.some(({ start, end }) => food.start >= start && food.end <= end)
  const spoken = foods.map(
    (food): Mention => ({
      ...food,
      role: isAside(food) || isShape(food) ? 'said' : (roles[food.from] ?? 'added'),
    }),
  )
  return { line: { text, ...line, roles, foods: spoken.filter(({ role }) => role !== 'said') }, shaped }
}, 1000)

/** Reads the lines of a recipe. `language` is the recipe's; a line may be in the other one. */
export function readFoods(recipe: CheckedRecipe, language: CheckedLanguage): RecipeFoods {
  const main = mainLanguage([...recipe.ingredients, ...recipe.directions], language)
  const shaped: Mention[] = []
  const read = (text: string, place: Place): FoodLine => {
    const { line, shaped: cut } = readPart(text, main, place.part)
    shaped.push(...cut)
    return { ...line, place }
  }
  const list = recipe.ingredients.map((text, index) => read(text, { part: 'ingredient', index }))
  const listed = list.filter(({ text }) => !heading.test(text))
  const labels = recipe.ingredients.flatMap((text) =>
    [labelIn(text), purposeIn(text), ...callsIn(text)].map(({ start, end }) => text.slice(start, end)),
  )
  const steps = recipe.directions.map((text, index) => read(text, { part: 'direction', index }))
  return {
    title: read(recipe.title, { part: 'recipe' }),
    listed,
    headings: [
      ...list.filter(({ text }) => heading.test(text)).flatMap(({ foods }) => foods),
      ...labels.flatMap((label) => (label ? readLineFoods(label, main, true).foods : [])),
    ],
    steps,
    stock: {
      foods: once(listed.flatMap(({ foods }) => foods)),
      harmless: once(listed.flatMap(({ harmless }) => harmless)),
    },
    nameless: namelessIn(listed, steps),
    made: once(madeInSteps(steps)),
    shaped: once(shaped),
    isWatery: steps.some(({ foods }) => foods.some(({ meaning }) => meaning.foods[0]?.kind === 'water')),
  }
}

function namelessIn(listed: readonly FoodLine[], steps: readonly FoodLine[]): FoodLine[] {
  const unknown = listed.filter(
    ({ foods, harmless, claims }) => foods.length + harmless.length === 0 && claims.length > 0,
  )
  if (unknown.length === 0) return []
  const said = new Set(steps.flatMap(({ words }) => words.map(({ stem }) => stem)))
  const isTelling = ({ text, stem }: Word) => text.length > 3 && !/^\d/.test(text) && said.has(stem)
  return unknown.filter(({ words, language }) => {
    const isClaim = (at: number) => modifierAt(words, at, language) !== undefined || words[at]?.text === 'free'
    return !words.some((word, at) => isTelling(word) && !isClaim(at))
  })
}

function once(mentions: readonly Mention[]): Mention[] {
  return oncePer(mentions, ({ language, stems, lifted }) => [language, stems, lifted])
}
