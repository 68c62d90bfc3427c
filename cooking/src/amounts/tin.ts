import type { UnitSystem } from './convert-amount.ts'

const shapes = ['round', 'square', 'oblong', 'loaf'] as const

/** What something is baked in: its sides, or twice what it is across, in its own unit; a loaf tin also by what it holds. */
export type Tin = { shape: (typeof shapes)[number]; sides: readonly [number, number]; unit: TinUnit }

export const tinUnits = ['cm', 'in', 'g', 'lb'] as const

export type TinUnit = (typeof tinUnits)[number]

export const centimetresInInch = 2.54
/** Loaf tins are called by what they hold, and one of a pound by 450 g. */
export const loafPound = 450

/** How many times as much a tin takes as another, filled to the same height. */
export function timesAsMuch(tin: Tin, other: Tin): number {
  return sizeOf(tin) / sizeOf(other)
}

/** Its area in square centimetres; where it is known by what it holds, that in grams. */
function sizeOf({ shape, sides: [one, other], unit }: Tin): number {
  if (unit === 'g') return one
  if (unit === 'lb') return one * loafPound
  const area = one * other * (unit === 'in' ? centimetresInInch ** 2 : 1)
  return shape === 'round' ? (area * Math.PI) / 4 : area
}

/** A name for a tin that a browser can keep. */
export function tinKey({ shape, sides, unit }: Tin): string {
  return `${shape} ${sides.join(' ')} ${unit}`
}

/** The tin of a name; undefined for what is none. */
export function tinOf(key: string): Tin | undefined {
  const [name, one, other, said] = key.split(' ')
  const [shape, unit] = [shapes.find((own) => own === name), tinUnits.find((own) => own === said)]
  const sides = [Number(one), Number(other)] as const
  return shape && unit && isTin({ shape, sides, unit }) ? { shape, sides, unit } : undefined
}

/** Whole loaves, in what they hold. */
const loaves = { g: [200, 1500], lb: [0.5, 4] } as const
/** What is smaller is a slice, what is larger no oven takes; in centimetres. */
const [least, most] = [8, 60]

/** Does anybody bake in that? */
export function isTin({ shape, sides, unit }: Tin): boolean {
  if (unit === 'g' || unit === 'lb')
    return shape === 'loaf' && sides.every((side) => side >= loaves[unit][0] && side <= loaves[unit][1])
  return sides.every((side) => {
    const centimetres = side * (unit === 'in' ? centimetresInInch : 1)
    return centimetres >= least && centimetres <= most
  })
}

/** How wide a loaf tin is that is known by its length alone: all are about as wide. */
export const loafWidth = { cm: 11, in: 4.5 } as const

type Sides = readonly [number, number]
const even = (...sizes: number[]): Sides[] => sizes.map((size) => [size, size])

/** What is sold, and stands in kitchens. */
const sold: Record<'cm' | 'in', Record<Tin['shape'], readonly Sides[]>> = {
  cm: {
    round: even(14, 16, 18, 20, 22, 23, 24, 25, 26, 28, 30, 32),
    square: even(15, 18, 20, 22, 23, 24, 25, 28),
    oblong: [
      [18, 28],
      [20, 30],
      [23, 33],
      [25, 35],
      [30, 40],
    ],
    loaf: [18, 20, 22, 24, 25, 26, 28, 30].map((length) => [loafWidth.cm, length]),
  },
  in: {
    round: even(6, 7, 8, 9, 9.5, 10, 11, 12),
    square: even(6, 7, 8, 9, 10),
    oblong: [
      [7, 11],
      [8, 12],
      [9, 13],
      [10, 15],
      [12, 18],
    ],
    loaf: [
      [4, 8],
      [4.5, 8.5],
      [5, 9],
      [5, 10],
    ],
  },
}

/** May one take the place of the other? A loaf tin is deep, and known by what it holds where it has no length. */
export function isLikeTin(one: Tin, other: Tin): boolean {
  return kindOf(one) === kindOf(other)
}

function kindOf({ shape, unit }: Tin): string {
  if (shape !== 'loaf') return 'flat'
  return unit === 'g' || unit === 'lb' ? 'held' : 'loaf'
}

/** More than so many times as much, or as little, is another dish. */
const furthest = 5

/** Tins that may take the place of one, in the measure that is wanted or else in its own, with it among them. */
export function tinsFor(tin: Tin, units: UnitSystem | undefined): Tin[] {
  return [...soldLike(tin, units), tin]
    .filter((one, place, all) => all.findIndex((other) => tinKey(other) === tinKey(one)) === place)
    .filter((one) => Math.abs(Math.log(timesAsMuch(one, tin))) <= Math.log(furthest))
    .toSorted((one, other) => shapes.indexOf(one.shape) - shapes.indexOf(other.shape) || sizeOf(one) - sizeOf(other))
}

function soldLike({ shape, unit }: Tin, units: UnitSystem | undefined): Tin[] {
  if (unit === 'g') return [450, 900].map((grams) => ({ shape, sides: [grams, grams], unit }))
  if (unit === 'lb') return [1, 2].map((pounds) => ({ shape, sides: [pounds, pounds], unit }))
  const wanted = units === undefined ? unit : units === 'us' ? 'in' : 'cm'
  const among = shape === 'loaf' ? (['loaf'] as const) : (['round', 'square', 'oblong'] as const)
  return among.flatMap((one) => sold[wanted][one].map((sides) => ({ shape: one, sides, unit: wanted })))
}
