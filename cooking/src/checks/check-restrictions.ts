import type { Asked } from './asked.ts'
import { allergensOf, brokenBy } from './contents.ts'
import type { RecipeFinding } from './finding.ts'
import { meantBy } from './food-book.ts'
import type { Mention } from './mention.ts'
import { type FoodLine, isListed, isMade, type ReadRecipe } from './read-foods.ts'
import { wordsOf } from './words.ts'

/** Diets that are kept for health more often than for taste. */
const medical: ReadonlySet<string> = new Set(['gluten_free', 'lactose_free', 'nut_free', 'egg_free'])

type Where = Pick<RecipeFinding, 'place' | 'words'> & { span: { start: number; end: number } }

/**
 * What a recipe names that its cook must not or would not eat. A step is looked at only for what the list does not
 * have: "the milk" of a step is the oat milk of the list.
 */
export function checkRestrictions({ listed, steps }: ReadRecipe, asked: Asked): RecipeFinding[] {
  const unlisted = steps.flatMap((line) =>
    line.foods
      .filter((food) => !isListed(food, listed, asked.language) && !isMade(food, line.text))
      .map((food) => ({ line, food })),
  )
  const all = [...listed.flatMap((line) => line.foods.map((food) => ({ line, food }))), ...unlisted]
  const unwanted = [
    ...asked.excluded.map((name) => ({ code: 'excluded', severity: 'warning', name }) as const),
    ...asked.dislikes.map((name) => ({ code: 'disliked', severity: 'info', name }) as const),
  ].map((one) => ({ ...one, isMeant: meaning(one.name, asked) }))
  return all.flatMap(({ line, food }) => {
    const where: Where = { place: line.place, span: { start: food.start, end: food.end }, words: food.text }
    return [
      ...fromProfile(food, asked, where),
      ...unwanted
        .filter(({ isMeant }) => isMeant(food, line))
        .map(({ code, severity, name }) => ({ code, severity, ...where, params: { asked: name } })),
    ]
  })
}

function fromProfile(food: Mention, asked: Asked, where: Where): RecipeFinding[] {
  const contained = allergensOf(food)
  const broken = brokenBy(food)
  return [
    ...asked.allergies
      .filter((allergen) => contained.has(allergen))
      .map((allergen) => ({ code: 'allergen', severity: 'danger', ...where, params: { allergen } }) as const),
    ...asked.diets
      .filter((diet) => broken.has(diet))
      .map(
        (diet) =>
          ({ code: 'diet', severity: medical.has(diet) ? 'danger' : 'warning', ...where, params: { diet } }) as const,
      ),
  ]
}

/** Does a food of a recipe fall under what the cook named? Names the lexicon does not know are looked for as words. */
function meaning(name: string, { language }: Asked): (food: Mention, line: FoodLine) => boolean {
  const { includes, generics } = meantBy(name, language)
  const stems = wordsOf(name, language).map(({ stem }) => stem)
  return ({ meaning: { foods, generic }, stems: own }) =>
    (foods.length > 0 && foods.every(includes)) ||
    (generic !== undefined && generics.includes(generic)) ||
    (stems.length > 0 && stems.length === own.length && stems.every((stem) => own.includes(stem)))
}
