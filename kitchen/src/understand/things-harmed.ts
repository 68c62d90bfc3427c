import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'
import type { Clause } from './clauses.ts'
import { type MadeThing, madeThingsIn } from './made-of.ts'
import { isCovered, type Named, optionsOf } from './named.ts'
import type { Token } from './tokens.ts'

/**
 * The dish that a clause with words of harm, or the one before it, names where something else is ordered: what it is
 * commonly made of is kept out, but for what is ordered.
 * @param isHereAlone in the clause with words of harm itself
 */
export function thingsHarmedIn(
  clauses: readonly Clause[],
  at: number,
  tokens: readonly Token[],
  language: KitchenLanguage,
  isHereAlone: boolean,
): MadeThing[] {
  const clause = clauses[at]
  if (!clause) return []
  const orders = clauses.filter(({ harms }) => harms.length === 0)
  const isOrdered = ({ start, end }: Span) => {
    const name = ` ${tokens.slice(start, end).join(' ')} `
    return orders.some((order) => ` ${tokens.slice(order.start, order.end).join(' ')} `.includes(name))
  }
  const ordered = orders.flatMap(({ foods }) => foods)
  const isFree = (one: Named) =>
    !ordered.some(({ named }) => named && optionsOf(named).some((food) => isCovered(food, one)))
  const before = clauses[at - 1]
  const spans = [clause, ...(before && !isHereAlone && before.harms.length === 0 ? [before] : [])]
  for (const span of spans) {
    const things = madeThingsIn(tokens, span, language).filter((thing) => span !== clause || !isOrdered(thing))
    const isElse = orders.some((order) => order !== span && (order.foods.length > 0 || isAnyMeal(order, tokens)))
    if (things.length > 0)
      return isElse ? things.map(({ of, ...thing }) => ({ ...thing, of: without(of, isFree) })) : []
  }
  return []
}

/** In doubt all of it. */
function without(all: readonly Named[], isFree: (one: Named) => boolean): readonly Named[] {
  const some = all.filter(isFree)
  return some.length > 0 ? some : all
}

const meal =
  /^(?:dinner|lunch|supper|breakfast|meal|meals|recipe|recipes|something|anything|ideas?|diner|dejeuner|repas|recette|recettes|plat|plats|idees?|quoi)$/

/** Is a meal asked for there, whatever it is? */
export function isAnyMeal({ start, end, foods }: Clause, said: readonly Token[]): boolean {
  return foods.length === 0 && said.slice(start, end).some((word) => meal.test(word))
}
