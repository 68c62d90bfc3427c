import type { Dish } from '../template/dishes.ts'
import type { Wish } from '../understand/wish.ts'

/** Is there little time, and nothing named but the kind of dish? */
export function isPressed({ id }: Dish, { maxMinutes, isHurried, asked }: Wish): boolean {
  const isMeant = ({ isImplied, options: [food] }: Wish['asked'][number]) => isImplied || food?.kind === id
  return (maxMinutes !== null || isHurried) && asked.every(isMeant)
}

/** Every named pasta is one, whatever it is called. */
export function isPasta({ of }: Dish, { id }: Dish): boolean {
  return id === 'pasta' && of === id
}
