import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Text } from '../cookbook/dish.ts'
import { type Dish, dishes } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import type { Wish } from '../understand/wish.ts'
import { fillWay } from './fill-way.ts'
import type { Plan } from './plan.ts'

const others = 2

/** What comes near a dish that is not known: the one that is made in its place, and two more to choose from. */
export function nearDishes({ dish: made }: Plan, wish: Wish): Text[] {
  const foods = wish.asked.flatMap(({ options }) => options.slice(0, 1))
  const near = dishes
    .filter((dish) => dish !== made && !dish.onlyNamed && !wish.avoidedDishes.includes(dish.id))
    .map((dish) => ({ dish, score: kinship(dish, made) + (foods.some((food) => isMadeOf(dish, food)) ? 2 : 0) }))
    .sort((one, other) => other.score - one.score)
  const chosen: Dish[] = [made]
  for (const { dish } of near) {
    if (chosen.length > others) break
    if (dish.ways.some((way) => fillWay(way, wish, () => 0) !== null)) chosen.push(dish)
  }
  return chosen.map(({ noun }) => noun)
}

/** The same kind weighs more than the same food, and where it is from least. */
function kinship(dish: Dish, made: Dish): number {
  const isKin = dish.of === made.id || made.of === dish.id || (dish.of !== undefined && dish.of === made.of)
  const isNeighbour = dish.cuisines?.some((cuisine) => made.cuisines?.includes(cuisine)) ?? false
  return (
    (isKin ? 4 : 0) +
    (made.instead.includes(dish.id) ? 3 : 0) +
    (dish.course === made.course ? 3 : 0) +
    (isNeighbour ? 1 : 0)
  )
}

function isMadeOf({ ways }: Dish, food: Ingredient): boolean {
  return ways.some(({ hero, slots }) => hero.some((name) => slots[name] && takes(slots[name], food)))
}
