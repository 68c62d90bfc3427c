import type { CheckedConstraints } from '../mentions/checked-recipe.ts'
import { allergensOf, brokenBy } from '../mentions/contents.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { meantBy } from '../mentions/food-book.ts'
import { readLineFoods } from '../mentions/line-language.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { wordsOf } from '../mentions/words.ts'
import { finderOf } from './asked-for.ts'
import { isMade } from './made.ts'

/** What was to be used and is not there, unless the cook who wishes for it must not have it. */
export function missing(read: RecipeFoods, asked: CheckedConstraints): RecipeFinding[] {
  const { listed, title } = read
  const { wanted, language } = asked
  if (listed.length === 0) return []
  const isForbidden = forbiddenBy(asked)
  return wanted
    .filter((name) => !isForbidden(name))
    .filter((name) => {
      // The reader of a wish takes a word for the commonest of what is called so.
      const names = [name, ...meantBy(name, language).otherNames]
      const finders = names.map((one) => finderOf(one, language))
      const find = (line: FoodLine) => finders.flatMap((finder) => finder(line))
      const hasWords = listed.some((line) => {
        const stems = new Set(line.words.map(({ stem }) => stem))
        return names.some((one) => wordsOf(one, line.language).every(({ stem }) => stems.has(stem)))
      })
      // What is made here is in no list: a hummus is its chickpeas.
      const isTheDish = title.foods.some(
        (food) => find({ ...title, foods: [food] }).length > 0 && isMade(food, title, read, true),
      )
      return !hasWords && !isTheDish && !listed.some((line) => find(line).length > 0)
    })
    .map((name) => ({
      code: 'missing_ingredient',
      severity: 'warning',
      place: { part: 'recipe' },
      words: name,
      params: { asked: name },
    }))
}

/** Is a food one that the cook who wishes for it must not have, so that it was rightly replaced? */
function forbiddenBy(asked: CheckedConstraints): (name: string) => boolean {
  const { allergies, diets, other_allergies, excluded, dislikes, language } = asked
  const finders = [...other_allergies, ...excluded, ...dislikes].map((one) => finderOf(one, language))
  return (name) => {
    const line: FoodLine = { ...readLineFoods(name, language, true), text: name, place: { part: 'recipe' }, roles: [] }
    return (
      finders.some((find) => find(line).length > 0) ||
      line.foods.some(
        (food) =>
          allergies.some((allergen) => allergensOf(food).has(allergen)) ||
          diets.some((diet) => brokenBy(food).has(diet)),
      )
    )
  }
}
