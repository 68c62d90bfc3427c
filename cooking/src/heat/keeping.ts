import type { Kind } from '../foods/ingredient.ts'
import { kindSet, kindsThatAre } from '../foods/kinds.ts'
import { safety } from '../languages/safety.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import { animalsOf } from '../mentions/contents.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { foldInPlace } from '../text/fold-in-place.ts'
import { type Sentence, saidIn, sentencesOf } from './sentences.ts'
import { unsafe } from './unsafe.ts'

/**
 * What is kept so that it spoils, or grows a toxin that nobody tastes: what was cooked and is left in the warm (USDA FSIS,
 * "Danger Zone": 40–140 °F, 2 hours), meat that is cooked in part and finished another day (USDA FSIS, "Turkey from Farm
 * to Table"), garlic, herbs and vegetables in oil outside the fridge, and food that is not acid in jars that were only
 * boiled (botulism: FDA, "Bad Bug Book", 2nd edition; USDA, "Complete Guide to Home Canning").
 */
export function keeping(recipe: CheckedRecipe, read: RecipeFoods, sentences: readonly Sentence[]): RecipeFinding[] {
  const about: FoodLine = { ...read.title, text: recipe.description, words: [], roles: [], foods: [] }
  const said = [...sentences, ...sentencesOf([about])]
  return [...leftOut(read, sentences), ...partCooked(sentences), ...inOil(read, said), ...canned(read, said)]
}

const perishable: ReadonlySet<Kind> = new Set([...kindsThatAre('cut', 'seafood', 'stock'), 'sausage', 'rice'] as const)

function isPerishable({ meaning }: Mention): boolean {
  return (
    meaning.foods.some(({ kind }) => perishable.has(kind)) ||
    (meaning.generic?.animal?.some((one) => one === 'meat' || one === 'fish') ?? false)
  )
}

const isEgg = ({ meaning }: Mention) => meaning.foods.some(({ kind }) => kind === 'egg')
const beside = kindSet('water oil seasoning herb spice hot-spice butter salty-sauce')
const isBeside = ({ meaning }: Mention) => meaning.foods.some(({ kind }) => beside.has(kind))

const longWordsOf = (plain: string): readonly string[] => plain.match(/[a-z]{4,}/g) ?? []

/** Hours in the warm: of what the sentence names, or else of what was cooked before it. */
function leftOut({ listed }: RecipeFoods, sentences: readonly Sentence[]): RecipeFinding[] {
  // « Six cuisses de poulet … rôtir les cuisses ».
  const called = new Set(
    listed
      .filter(({ foods: [food] }) => food && isPerishable(food))
      .flatMap(({ text }) => longWordsOf(foldInPlace(text))),
  )
  const isReady = listed.some(({ text, language, foods: [food] }) => {
    return food && isPerishable(food) && safety[language].cooked.test(foldInPlace(text))
  })
  let isNamed = false
  let isOfCooked = false
  return sentences.flatMap((sentence, index) => {
    const { line, plain, foods, language } = sentence
    const { heat, warm, long, raising } = safety[language]
    const isRaised = [sentences[index - 1]?.plain ?? '', plain].some((one) => raising.test(one))
    const own = foods.filter((food) => !isBeside(food) && food.role !== 'offered')
    const isNamedHere = foods.some(isPerishable) || longWordsOf(plain).some((word) => called.has(word))
    // "Rub the turkey with butter. Roast for 1 hour."
    isOfCooked ||= heat.test(plain) ? isNamedHere || (isNamed && own.length === 0) : isReady && isNamedHere
    isNamed ||= isNamedHere
    const span = saidIn(sentence, warm)
    if (!span || !long.test(plain) || isRaised) return []
    const isIt = own.length > 0 ? own.some((food) => isPerishable(food) || isEgg(food)) : isOfCooked
    return isIt ? [unsafe('slow_cooling', line, span)] : []
  })
}

/** "Part-cook the turkey … finish it the next day." */
function partCooked(sentences: readonly Sentence[]): RecipeFinding[] {
  return sentences.flatMap((sentence, index) => {
    const { line, foods, language } = sentence
    const span = saidIn(sentence, safety[language].partCooked)
    const next = [sentence, ...sentences.slice(index + 1, index + 3)]
    const isLater = next.some(({ plain }) => safety[language].later.test(plain))
    const isFlesh = foods.some((food) => animalsOf(food).some((one) => one === 'meat' || one === 'fish'))
    return span && isLater && isFlesh ? [unsafe('part_cooked', line, span)] : []
  })
}

const oils = kindSet('oil nutty-oil')
const fresh = kindSet('aromatic onion herb root firm-vegetable tender-vegetable leaf')
const isDry =
  /\b(?:dried|powder\w*|ground|granul\w*|flakes?|sech\w*|secs?|seches?|poudre|moulue?s?|deshydrat\w*|sem[ou]\w*)\b/
/** What is acid keeps better, and jam is of sugar. */
const sour = /\b(?:vinegar|citric|vinaigre|citrique)\b/

/** The line of the list with the first of some kinds, fresh. */
function freshIn({ listed }: RecipeFoods, kinds: ReadonlySet<Kind>): FoodLine[] {
  return listed.filter(
    ({ text, foods: [food] }) =>
      food?.meaning.foods.some(({ kind }) => kinds.has(kind)) && !isDry.test(foldInPlace(text)),
  )
}

function isSour({ listed }: RecipeFoods): boolean {
  return listed.some(({ text }) => sour.test(foldInPlace(text)))
}

function inOil(read: RecipeFoods, said: readonly Sentence[]): RecipeFinding[] {
  const isOfOil = read.listed.some(({ foods: [food] }) => food?.meaning.foods.some(({ kind }) => oils.has(kind)))
  const low = freshIn(read, fresh)
  if (!isOfOil || low.length === 0 || isSour(read)) return []
  const { title } = read
  const isCovered =
    safety[title.language].oily.test(foldInPlace(title.text)) ||
    said.some(({ plain, language }) => safety[language].covered.test(plain))
  if (!isCovered) return []
  const isHerbs = low.every(({ foods: [food] }) => food?.meaning.foods.every(({ kind }) => kind === 'herb'))
  return kept(said, 'in_oil', isHerbs ? 'warning' : 'danger')
}

const lowAcid: ReadonlySet<Kind> = new Set([
  ...kindsThatAre('cut', 'seafood', 'vegetable', 'legume', 'stock'),
  'sausage',
] as const)
const sweet = kindSet('sugar syrup')

/** Green beans, meat or soup in jars that were boiled and stand in the cupboard. */
function canned(read: RecipeFoods, said: readonly Sentence[]): RecipeFinding[] {
  const [first] = read.listed.filter(({ foods: [food] }) => food && !isBeside(food))
  const isLow = first?.foods.slice(0, 1).some((food) => {
    const isFlesh = food.meaning.generic && animalsOf(food).some((one) => one === 'meat' || one === 'fish')
    return isFlesh || food.meaning.foods.some(({ kind, id }) => lowAcid.has(kind) && id !== 'tomato')
  })
  const isSweet = read.listed.some(({ foods: [food] }) => food?.meaning.foods.some(({ kind }) => sweet.has(kind)))
  if (!isLow || isSweet || isSour(read)) return []
  const has = (word: 'jars' | 'boilsJars' | 'underPressure') =>
    said.some(({ plain, language }) => safety[language][word].test(plain))
  if (!has('jars') || !has('boilsJars') || has('underPressure')) return []
  return kept(said, 'canned_at_home', 'danger')
}

/** Where it is said to be kept outside the fridge, or in it for weeks. */
function kept(
  said: readonly Sentence[],
  danger: 'in_oil' | 'canned_at_home',
  severity: 'danger' | 'warning',
): RecipeFinding[] {
  for (const sentence of said) {
    const { larder, stored, days, weeks, cold } = safety[sentence.language]
    const { plain, line } = sentence
    const isKept = stored.test(plain)
    const span =
      saidIn(sentence, larder) ??
      (isKept && (days.test(plain) || !/\d/.test(plain))
        ? saidIn(sentence, safety[sentence.language].warm)
        : undefined) ??
      (isKept ? saidIn(sentence, weeks) : undefined)
    // In the fridge, oil buys a few days.
    const isCold = cold.test(plain) && !(danger === 'in_oil' && /mont|year|mois|an/.test(weeks.exec(plain)?.[0] ?? ''))
    if (span && !isCold) return [unsafe(danger, line, span, severity)]
  }
  return []
}
