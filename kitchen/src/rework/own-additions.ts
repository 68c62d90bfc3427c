import { sayChanged, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { addFood } from '../compose/add-food.ts'
import { mostAdded } from '../compose/composition.ts'
import { type Own, refilled, take, toAsked, writeOwn } from './own.ts'
import { namesOf } from './work.ts'

/** The first of some foods that has a place. */
export function add(own: Own, options: readonly Ingredient[]): void {
  const { composed, language } = own
  const [food] = options
  if (!food) return
  const said = sayChanged({ what: 'added', words: namesOf([food], language) })
  const next = refilled(own, composed.filled.slots, [{ ...toAsked(food), options }])
  if (next?.filled.placed.has(food.id)) {
    take(own, next)
    own.said.push(said)
    return
  }
  const { findings: _, composition: __, ...draft } = writeOwn(own)
  if (composed.added.length < mostAdded && addFood(draft, food, language)) {
    own.composed = { ...composed, added: [...composed.added, food] }
    own.said.push(said)
  } else own.said.push(sayNotKept({ what: 'food', why: 'no_place', words: namesOf([food], language) }))
}
