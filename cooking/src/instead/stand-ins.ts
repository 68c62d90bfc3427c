import { type InsteadTaste, insteadTastes } from '@roux/contract/instead-tastes'
import { type UnitId, unitKinds } from '../languages/unit-kinds.ts'
import { standInTable } from './stand-in-table.ts'

/** Where a stand-in does its work. */
const conditions = ['bound', 'unbound', 'whipped', 'unleavened', 'thickening'] as const

export type Condition = (typeof conditions)[number]

const preparations = ['drained', 'ground', 'crushed', 'melted', 'sliced', 'crumbled', 'mashed', 'soaked'] as const

/** What is done to a stand-in before it goes in. */
export type Preparation = (typeof preparations)[number]

/** How much of something: for each gram, each millilitre, each one of what it replaces, or so many of a unit for each. */
export type Share = {
  by: 'weight' | 'volume' | 'count' | 'each'
  ratio: number
  /** Of `each`. */
  unit?: UnitId | undefined
}

/** What takes the place of a food. */
export type StandIn = {
  /** The food, or one of its forms (see `forms-of-foods.ts`). */
  take: string
  /** In one way or in several: the first that the line can be measured by counts. */
  shares: readonly Share[]
  /** What goes in with it. */
  plus?: { take: string; share: Share }
  preparation?: Preparation
  condition?: Condition
  tastes: readonly InsteadTaste[]
}

const shareSorts = { w: 'weight', v: 'volume', n: 'count' } as const

const rows = new Map(
  standInTable
    .trim()
    .split('\n')
    .map((row) => {
      const [food = '', choices = ''] = row.split(': ')
      return [food, choices.split('; ').map((choice) => readChoice(food, choice))] as const
    }),
)

/** All foods for which something stands in, with what does. */
export const standIns: ReadonlyMap<string, readonly StandIn[]> = rows

/** What stands in for a food: its own, and what does for all of its kind. */
export function standInsOf(id: string, kind: string): readonly StandIn[] {
  const own = rows.get(id) ?? []
  const taken = new Set(own.map(({ take }) => take))
  return [...own, ...(rows.get(`@${kind}`) ?? []).filter(({ take }) => take !== id && !taken.has(take))]
}

function readChoice(food: string, choice: string): StandIn {
  const [take = '', shares = '', ...rest] = choice.split(' ')
  const read: StandIn & { tastes: InsteadTaste[] } = { take, shares: shares.split(',').map(readShare), tastes: [] }
  for (const word of rest) {
    const [, plus = '', of = ''] = /^\+([\w-]+)=(.+)$/.exec(word) ?? []
    const condition = conditions.find((one) => word === `?${one}`)
    const preparation = preparations.find((one) => word === `*${one}`)
    const taste = insteadTastes.find((one) => word === one)
    if (plus) read.plus = { take: plus, share: readShare(of) }
    else if (condition) read.condition = condition
    else if (preparation) read.preparation = preparation
    else if (taste) read.tastes.push(taste)
    else throw new Error(`${word} says nothing of ${take} in place of ${food}`)
  }
  return read
}

function readShare(text: string): Share {
  const [, sort = '', number = '', unit = ''] = /^([wvne])([\d.]+)([\w-]*)$/.exec(text) ?? []
  const ratio = Number(number)
  if (!(ratio > 0)) throw new Error(`${text} is no share`)
  if (sort === 'w' || sort === 'v' || sort === 'n') return { by: shareSorts[sort], ratio }
  return { by: 'each', ratio, unit: unit === 'piece' ? undefined : unitOf(unit) }
}

function unitOf(name: string): UnitId {
  for (const unit of Object.keys(unitKinds)) if (unit === name) return unit as UnitId
  throw new Error(`${name} is no unit`)
}
