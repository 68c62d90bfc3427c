import type { Course } from '../cookbook/dish.ts'
import { isMadeOf, isMealOfFlesh } from './named.ts'
import type { Mentions } from './reader.ts'

const besideMeals: readonly Course[] = ['side', 'sauce', 'snack']

/** Chicken with a mash is chicken. */
export function preferMeal(mentions: Mentions): Mentions {
  const { dishes, asked } = mentions
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
