import { gearNames } from '../notes.ts'
import { appliances } from '../rate.ts'
import { notes } from './notes.ts'
import type { Change } from './read-change.ts'
import { inAnotherWay, knownDish } from './same-dish.ts'
import type { Work } from './work.ts'

/** The same dish in what it is wished to be made in, where the kitchen knows a true way; otherwise it says so. */
export function moveToAppliance(work: Work, { gear }: Change): void {
  const { recipe, language } = work
  const say = notes[language]
  const [appliance] = gear.filter((one) => appliances.includes(one))
  if (!appliance) return
  const name = gearNames[appliance]?.[language] ?? appliance
  const known = knownDish(recipe, language)
  if (known?.way?.gear?.includes(appliance)) {
    work.said.push(say.madeThereAlready(name))
    return
  }
  const made = known && inAnotherWay(work, known, gear, ({ way }) => way.gear?.includes(appliance) ?? false)
  if (made) work.recipe = made
  work.said.push(made ? say.madeThere(name) : say.notMadeThere(name))
}
