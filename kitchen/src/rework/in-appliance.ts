import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import { gearNames } from '../compose/account-for.ts'
import { appliances } from '../compose/rate.ts'
import type { Change } from './read-change.ts'
import { inAnotherWay, knownDish, takeAnew } from './same-dish.ts'
import type { Work } from './work.ts'

/** The same dish in what it is wished to be made in, where the kitchen knows a true way; otherwise it says so. */
export function moveToAppliance(work: Work, { gear }: Change): void {
  const { recipe, language } = work
  const [appliance] = gear.filter((one) => appliances.includes(one))
  if (!appliance) return
  const words = [gearNames[appliance]?.[language] ?? appliance]
  const known = knownDish(recipe, language)
  if (known?.way?.gear?.includes(appliance)) {
    work.said.push(sayKeptOtherwise({ what: 'gear', why: 'already', words }))
    return
  }
  const made = known && inAnotherWay(work, known, gear, ({ way }) => way.gear?.includes(appliance) ?? false)
  if (made) takeAnew(work, made, sayChanged({ what: 'gear', words }))
  else work.said.push(sayNotKept({ what: 'gear', why: 'unwritten', words }))
}
