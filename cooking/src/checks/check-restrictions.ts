import type { Asked } from './asked.ts'
import { finderOf } from './asked-for.ts'
import { allergensOf, brokenBy } from './contents.ts'
import type { RecipeFinding } from './finding.ts'
import { isListed } from './listed.ts'
import { isMade } from './made.ts'
import type { Mention } from './mention.ts'
import type { FoodLine, ReadRecipe } from './read-foods.ts'

/** Diets that are kept for health more often than for taste. */
const medical: ReadonlySet<string> = new Set(['gluten_free', 'lactose_free', 'nut_free', 'egg_free'])

type Where = Pick<RecipeFinding, 'place' | 'words'> & { span?: { start: number; end: number } }

/**
 * What a recipe names that its cook must not or would not eat, in its list, its steps and its title. A step and a title
 * are looked at only for what the list does not have: "the milk" of a step is the oat milk of the list, "the pastry" is
 * made of the flour there.
 */
export function checkRestrictions(read: ReadRecipe, asked: Asked): RecipeFinding[] {
  const named = [
    ...asked.otherAllergies.map((name) => ({ code: 'allergen', severity: 'danger', name }) as const),
    ...asked.excluded.map((name) => ({ code: 'excluded', severity: 'warning', name }) as const),
    ...asked.dislikes.map((name) => ({ code: 'disliked', severity: 'info', name }) as const),
  ].map((one) => ({ ...one, find: finderOf(one.name, asked.language) }))
  return [read.title, ...read.listed, ...read.steps].flatMap((line) => {
    const own = line.place.part === 'ingredient' ? line.foods : line.foods.filter((food) => !isTold(food, line, read))
    return [
      ...own.flatMap((food) => fromProfile(food, asked, whereIn(line, food))),
      ...named.flatMap(({ code, severity, name, find }) =>
        find({ ...line, foods: own }).map((place) => ({
          code,
          severity,
          ...whereIn(line, place),
          params: { asked: name },
        })),
      ),
    ]
  })
}

/** Has the list told already what a step or the title names? */
function isTold(food: Mention, line: FoodLine, read: ReadRecipe): boolean {
  const isTitle = line.place.part === 'recipe'
  return isListed(food, isTitle ? `the ${food.text}` : line.text, read) || isMade(food, line, read, isTitle)
}

function whereIn({ place }: FoodLine, { start, end, text }: { start: number; end: number; text: string }): Where {
  return place.part === 'recipe' ? { place, words: text } : { place, span: { start, end }, words: text }
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
