import type { CheckedLanguage } from '@roux/contract/language'
import { readLine } from '../amounts/read-line.ts'
import { kindSet } from '../foods/kinds.ts'
import { kinds } from '../languages/kinds.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import { meantBy } from '../mentions/food-book.ts'
import type { Mention } from '../mentions/mention.ts'
import { type FoodLine, type RecipeFoods, readFoods } from '../mentions/read-foods.ts'
import { wordsOf } from '../mentions/words.ts'
import { kindWords, rootsOf } from './check-list.ts'
import { isGeneralFor } from './general-words.ts'
import { isHead, isOnlyFlavour, isSame } from './listed.ts'

type Line = {
  line: FoodLine
  index: number
  /** Lines under one heading have the same. */
  section: number
  /** The stems of its words, and of those of its name. */
  stems: readonly string[]
  own: readonly string[]
}

/**
 * For each step of a recipe the lines of its list that it speaks of, as their places from 0, in the order of the list:
 * what has the step's name for it, else what shares a word with that, else what that is a general word for ("the
 * cheese"). A line that no step names so is used where one has a word of its name or of its kind ("the fruit", "salt" of
 * "salez"). "All the ingredients" are all of them, "the remaining ones" those that no step before had. Takes time in
 * proportion to steps times lines; never throws.
 */
export function linesOfSteps(recipe: CheckedRecipe, language: CheckedLanguage): number[][] {
  const read = readFoods(recipe, language)
  const lines = linesIn(read, language)
  const used = named(read, lines)
  const isNamed = new Set(used.flatMap((indices) => [...indices]))
  const others = lines.filter(({ index }) => !isNamed.has(index))
  const before = new Set<number>()
  return read.steps.map((step, place) => {
    const own = used[place] ?? new Set()
    const { all, rest } = kinds[step.language]
    const isLeft = rest.test(step.text)
    const isAll = all.test(step.text)
    const speaks = speaker(step)
    for (const line of others) if (speaks(line)) own.add(line.index)
    for (const { index } of lines) if (isAll || (isLeft && !before.has(index))) own.add(index)
    for (const index of own) before.add(index)
    return [...own].toSorted((one, other) => one - other)
  })
}

function linesIn({ listed }: RecipeFoods, language: CheckedLanguage): Line[] {
  let section = 0
  return listed.map((line, place) => {
    const index = indexOf(line)
    const last = listed[place - 1]
    // A heading between them is no line of the list.
    if (last && index > indexOf(last) + 1) section += 1
    const { ingredient } = readLine(line.text, language)
    const name = ingredient ? line.text.slice(ingredient.start, ingredient.end) : line.text
    const stems = line.words.map(({ stem }) => stem)
    return { line, index, section, stems, own: wordsOf(name, line.language).map(({ stem }) => stem) }
  })
}

function indexOf({ place }: FoodLine): number {
  return place.part === 'recipe' ? 0 : place.index
}

/** What the steps name. Of several lines of one name it is that of the part that the step is about, or one left over. */
function named({ steps }: RecipeFoods, lines: readonly Line[]): Set<number>[] {
  const before = new Set<number>()
  return steps.map((step) => {
    const said = new Set(step.words.map(({ stem }) => stem))
    const meant = step.foods.map((mention) => linesFor(mention, lines))
    const sure = meant.flatMap((some) => (some.length === 1 ? some : []))
    const mostOf = (section: number) => sure.filter((one) => one.section === section).length
    const used = meant.flatMap((some) => {
      const worded = best(some, ({ own }) => own.filter((stem) => said.has(stem)).length)
      const about = best(worded, ({ section }) => mostOf(section))
      return best(about, ({ index }) => Number(!before.has(index))).map(({ index }) => index)
    })
    for (const index of used) before.add(index)
    return new Set(used)
  })
}

/** Those that have most of something. */
function best(lines: readonly Line[], points: (line: Line) => number): readonly Line[] {
  const most = Math.max(...lines.map(points))
  return lines.filter((line) => points(line) === most)
}

/** The lines that a word of a step means: those that mean it most exactly. */
function linesFor(mention: Mention, lines: readonly Line[]): readonly Line[] {
  for (const means of ways) {
    const found = lines.filter(({ line, stems }) => line.foods.some((food) => means(mention, food, stems)))
    if (found.length > 0) return found
  }
  return []
}

const sharesWords = (mention: Mention, food: Mention) =>
  mention.language === food.language && mention.stems.every((stem) => food.stems.includes(stem))

/** How a word of a step may mean a food of a line that has these words, the surest way first. */
const ways: readonly ((mention: Mention, food: Mention, stems: readonly string[]) => boolean)[] = [
  (mention, food) => isSame(mention, food),
  (mention, food) => sharesWords(mention, food) && isHead(mention, food),
  (mention, food, stems) => sharesWords(mention, food) && !isOnlyFlavour(mention, { stems }),
  (mention, food, stems) => {
    if (isOnlyFlavour(mention, { stems })) return false
    const includes = mention.meaning.generic && meantBy(mention.text, mention.language).includes
    return food.meaning.foods.some(
      (one) =>
        isGeneralFor(mention, one) ||
        includes?.(one) === true ||
        mention.meaning.foods.some(({ id, of }) => one.of?.includes(id) || of?.includes(one.id)),
    )
  },
]

const dryKinds = kindSet('flour gluten-free-flour sugar seasoning sweet-spice raising')

/** Does a step speak of a line by a word of its name, or of its kind? */
function speaker({ text, words, language }: FoodLine): (line: Line) => boolean {
  const said = new Set([...words.map(({ stem }) => stem), ...rootsOf(words)])
  const isDry = kinds[language].dry.test(text)
  return ({ line: { foods }, own }) => {
    const kind = foods[0]?.meaning.foods[0]?.kind
    return (
      own.some((stem) => stem.length > 2 && said.has(stem)) ||
      (kind !== undefined &&
        ((isDry && dryKinds.has(kind)) ||
          kindWords.some((one) => one.kinds.includes(kind) && [...one.words].some((word) => said.has(word)))))
    )
  }
}

/** A name in a step, and the one line of the list that it means; both as places from 0. */
export type MeantLine = { step: number; mention: Mention; line: number }

/** The names in the steps of a recipe that surely mean one line of its list. */
export function linesMeant(read: RecipeFoods, language: CheckedLanguage): MeantLine[] {
  const lines = linesIn(read, language)
  return read.steps.flatMap((step, place) =>
    step.foods.flatMap((mention) => {
      const [meant, ...others] = linesFor(mention, lines)
      return meant && others.length === 0 ? [{ step: place, mention, line: meant.index }] : []
    }),
  )
}
