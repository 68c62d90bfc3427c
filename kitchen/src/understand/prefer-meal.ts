import type { Course } from '../cookbook/dish.ts'
import { isMadeOf, isMealOfFlesh } from './named.ts'
import type { Mentions } from './reader.ts'

export const besideMeals: readonly Course[] = ['side', 'sauce', 'snack']

const sideAlone =
  /(?<![^ ])(?:just|only|juste|seulement|uniquement|que) (?:(?:the|an?|l|les|des|une?|d) )*(?:sides?(?: dish(?:es)?)?|accompaniments?|accompagnements?)(?![^ ])/

/** Chicken with a mash is chicken; and who wants the side alone has what it goes with. */
export function preferMeal(mentions: Mentions): Mentions {
  const { dishes, asked } = mentions
  if (
    mentions.courses.includes('side') &&
    !dishes.some(({ course }) => course === 'side') &&
    sideAlone.test(mentions.heard.written.join(' '))
  )
    return {
      ...mentions,
      dishes: [],
      taken: mentions.taken.map((one) => (one.kind === 'dish' ? { ...one, kind: 'beside' } : one)),
      asked: asked.filter((food) => !isMealOfFlesh(food)),
      implied: [],
    }
  const isBeside = dishes.length > 0 && dishes.every(({ course }) => besideMeals.includes(course))
  const isMeal = asked.some((food) => isMealOfFlesh(food) && !dishes.some((dish) => isMadeOf(dish, food)))
  if (!(isBeside && isMeal)) return mentions
  return {
    ...mentions,
    dishes: [],
    besides: [...dishes, ...mentions.besides],
    // Beside a mash nobody wants noodles.
    manners: [...mentions.manners, { dishes: ['pan-fry', 'traybake'], names: { en: [], fr: [] } }],
  }
}
