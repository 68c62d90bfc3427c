import { type Diet, diets } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import { foldText } from '@roux/contract/fold-text'
import type { Preferences } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { scaleLine } from '../scaling/scale-line.ts'
import { composeRecipe } from './compose-recipe.ts'

/**
 * A recipe changed as somebody wishes, as far as the built-in kitchen can: for another number of people, or without
 * something. For a diet it composes another recipe of the same name, since steps cannot be rid of meat or eggs line by
 * line. What it did, what it leaves to the cook and what it cannot do it says at the end of the description.
 * @param wish in either language; `language` is that of the recipe.
 */
export function improveRecipe(recipe: Draft, wish: string, language: Language): Draft {
  const asked = servesIn(wish, recipe.serves)
  const wished = dietsIn(wish)
  const { composed, nothing } = texts[language]
  if (wished.length > 0) {
    const anew = composeFor(
      recipe.title,
      { diets: wished, dislikes: avoidedIn(wish) },
      asked ?? recipe.serves,
      language,
    )
    return { ...anew, description: withNotes(anew.description, [composed]) }
  }
  const notes: string[] = []
  let improved = recipe
  if (asked !== undefined) {
    improved = scaled(improved, asked, language)
    notes.push(...scalingNotes(recipe, asked, language))
  }
  for (const name of avoidedIn(wish)) {
    const left = leaveOut(improved, name, language)
    improved = left.recipe
    notes.push(left.note)
  }
  return { ...improved, description: withNotes(improved.description, notes.length > 0 ? notes : [nothing]) }
}

const no = '(?:without|no|sans)'

/** How wishes name a diet, folded. Eggs, milk, nuts and gluten hold a dish together: leaving out their line is not enough. */
const dietWords: Readonly<Record<Diet, RegExp>> = {
  vegan: /\b(?:vegane?s?|vegetalien(?:ne)?|plant.based)\b/,
  vegetarian: /\b(?:vegetarian|veggie|vegetarien(?:ne)?|meatless)\b/,
  pescatarian: /\bpesc[ae]tari(?:an|en(?:ne)?)\b/,
  gluten_free: new RegExp(String.raw`\bgluten.free\b|\b${no} gluten\b`),
  lactose_free: new RegExp(
    String.raw`\b(?:dairy|lactose|milk).free\b|\b${no} (?:dairy|lactose|milk|lait|laitages?|produits? laitiers?)\b`,
  ),
  nut_free: new RegExp(String.raw`\bnut.free\b|\b${no} (?:nuts|fruits a coque)\b`),
  egg_free: new RegExp(String.raw`\begg.free\b|\beggless\b|\b${no} (?:eggs?|oeufs?)\b`),
}

function dietsIn(wish: string): Diet[] {
  const text = foldText(wish)
  return diets.filter((diet) => dietWords[diet].test(text))
}

function composeFor(
  title: string,
  kept: Pick<Preferences, 'diets' | 'dislikes'>,
  serves: number,
  language: Language,
): Draft {
  const preferences = {
    ...kept,
    allergies: [],
    other_allergies: [],
    wishes: '',
    units: 'metric' as const,
    serves: null,
  }
  return composeRecipe({ user_input: title, language, preferences, serves, max_minutes: null })
}

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve|un deux trois quatre cinq six sept huit neuf dix onze douze'
    .split('|')
    .map((list) => list.split(' '))
const numeral = String.raw`(\d{1,4}|${numberWords.flat().join('|')})`
const people = '(?:people|persons?|servings?|portions?|guests|adults|personnes?|convives|parts?|invites|adultes)'
const notPeople = String.raw`(?!\s*(?:min|h\b|hours?|heures?|days?|jours?|g\b|kg|ml|%|°|[.,]?\d))`
const servesPatterns = [
  new RegExp(String.raw`\b${numeral}\s+${people}\b`),
  new RegExp(String.raw`\b(?:serves|feeds)\s+${numeral}\b${notPeople}`),
  new RegExp(String.raw`\b(?:for|pour)\s+(?!une?\b)${numeral}\b${notPeople}`),
]

/** For how many people the recipe shall be, where the wish says so: "for 6", "pour six personnes", "double it". */
function servesIn(wish: string, present: number): number | undefined {
  const text = foldText(wish)
  const named = servesPatterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  const asked = named === undefined ? undefined : toNumber(named)
  if (asked !== undefined && asked >= 1) return Math.min(asked, limits.serves)
  if (/\b(?:double|twice|doubler?|deux fois)\b/.test(text)) return Math.min(present * 2, limits.serves)
  if (/\b(?:halve|half|moitie)\b/.test(text)) return Math.max(Math.round(present / 2), 1)
  return undefined
}

function toNumber(text: string): number {
  const place = numberWords.map((words) => words.indexOf(text)).find((index) => index >= 0)
  return place === undefined ? Number(text) : place + 1
}

const without =
  /(?:\b(?:without|no|leave out|omit|sans|pas de|enlevez?|retirez?)\b|\bpas d')\s*(?:(?:any|the|le|la|les|de)\b|[ld]')?\s*/g

/** What the wish wants to have left out, folded: "without garlic and onions", "sans ail ni oignon". */
function avoidedIn(wish: string): string[] {
  const text = foldText(wish)
  return Array.from(text.matchAll(without), ({ index, 0: opening }) => text.slice(index + opening.length))
    .flatMap(
      (rest) => /^[\p{L}' ,-]+/u.exec(rest)?.[0].split(/\b(?:with|but|for|please|avec|mais|pour|svp)\b/)[0] ?? '',
    )
    .flatMap((names) => names.split(/,|\b(?:and|or|nor|et|ou|ni|without|no|sans)\b/))
    .map((name) => name.replace(/^\s*(?:any|the|le |la |les |l'|de |d')\s*/, '').trim())
    .filter((name) => name !== '' && name.length <= 40)
}

function scaled(recipe: Draft, serves: number, language: Language): Draft {
  const ingredients = recipe.ingredients.map((line) => scaleLine(line, serves / recipe.serves, language))
  return { ...recipe, serves, ingredients: ingredients.map((line) => line.slice(0, limits.item)) }
}

function scalingNotes({ serves, directions }: Draft, asked: number, language: Language): string[] {
  const hasAmounts = directions.some((step) => /\d\s?(?:g|kg|ml|cl|dl|l|oz|cups?|tbsp|tsp|c\. à)\b/.test(step))
  const { scaled: wasScaled, stepAmounts } = texts[language]
  return [wasScaled(serves, asked), ...(hasAmounts ? [stepAmounts(serves)] : [])]
}

/** Lines that name it go. Steps stay: whether one makes sense without it is for the cook to say. */
function leaveOut(recipe: Draft, name: string, language: Language): { recipe: Draft; note: string } {
  const stem = name.replace(/(?<=\p{L}{3})(?:es|s|x)$/u, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const named = new RegExp(String.raw`(?<!\p{L})${stem}(?:e?s|x)?(?!\p{L})`, 'u')
  const names = (line: string) => named.test(foldText(line))
  const ingredients = recipe.ingredients.filter((line) => !names(line))
  const { absent, whole, left, leftInSteps } = texts[language]
  if (ingredients.length === recipe.ingredients.length) return { recipe, note: absent(name) }
  if (ingredients.length === 0) return { recipe, note: whole(name) }
  const note = recipe.directions.some(names) ? leftInSteps(name) : left(name)
  return { recipe: { ...recipe, ingredients }, note }
}

/** Texts come first to go where both are too long: what was done must be read. */
function withNotes(description: string, notes: readonly string[]): string {
  const note = notes.join(' ').slice(0, limits.description)
  const room = limits.description - note.length - 1
  return `${description.slice(0, Math.max(room, 0)).toWellFormed()} ${note}`.trim()
}

const texts = {
  en: {
    scaled: (from: number, to: number) => `The amounts were for ${from} and are now for ${to}.`,
    stepAmounts: (from: number) => `Amounts inside the steps are still those for ${from}.`,
    left: (name: string) => `Left out: ${name}.`,
    leftInSteps: (name: string) => `Left out: ${name}; pass over it where a step names it.`,
    absent: (name: string) => `No ingredient line names this, so nothing was left out: ${name}.`,
    whole: (name: string) => `Nothing would be left without this, so it stays: ${name}.`,
    composed:
      'Composed anew for this wish: the built-in kitchen cannot safely rework the steps of a recipe, so little of the former may be left.',
    nothing:
      'The built-in kitchen left this recipe as it was: all it can do is change the number of people, leave out ingredients and keep to a diet.',
  },
  fr: {
    scaled: (from: number, to: number) => `Les quantités étaient pour ${from} et sont maintenant pour ${to}.`,
    stepAmounts: (from: number) => `Les quantités dans les étapes restent celles pour ${from}.`,
    left: (name: string) => `Retiré : ${name}.`,
    leftInSteps: (name: string) => `Retiré : ${name} ; n’en tenez pas compte là où une étape en parle.`,
    absent: (name: string) => `Aucune ligne n’en parle, donc rien n’a été retiré : ${name}.`,
    whole: (name: string) => `Il ne resterait rien sans cela, donc cela reste : ${name}.`,
    composed:
      'Recomposée pour ce souhait : la cuisine intégrée ne sait pas remanier sans risque les étapes d’une recette, et il peut rester peu de la précédente.',
    nothing:
      'La cuisine intégrée a laissé cette recette telle quelle : elle sait seulement changer le nombre de personnes, retirer des ingrédients et suivre un régime.',
  },
} as const satisfies Record<Language, unknown>
