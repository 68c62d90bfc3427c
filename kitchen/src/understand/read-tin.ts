import type { Tin } from '../template/vessels.ts'
import { type Found, findIn, type PlacedText } from './placed-text.ts'
import { placePlain } from './tokens.ts'

const vessel = /\b(?:tins?|pans?|dish(?:es)?|mou?lds?|ring|moules?|plats?|cercle|cadre|tourtiere|tartiere)\b/
const square = /\b(?:square|carre(?:e|s)?)\b/
const across = /\b(\d{1,2}(?:[.,]\d)?)\s*-?\s*(cm|centim\p{L}*|in(?:ch(?:es)?)?\b|pouces?|["”″])/u
const sides = /\b(\d{1,2})\s*(?:x|×|by|sur|par)\s*(\d{1,2})\s*-?\s*(cm|centim\p{L}*|in(?:ch(?:es)?)?\b|pouces?|["”″])?/u

/** No tin of so many centimetres is metric: a pan of 9 by 13 is one in inches. */
const mostInches = 18
const centimetresInInch = 2.54

/** What a prompt is to be baked in, or null. */
export function readTin(prompt: string): Tin | null {
  return findTin(placePlain(prompt))?.value ?? null
}

/** The tin that a prompt names ("moule de 24 cm", "9x13 pan", "a 20 cm square tin"), in centimetres, or null. */
export function findTin(text: PlacedText): Found<Tin> | null {
  const inWhat = findIn(text, vessel)
  const [both, one] = [findIn(text, sides), findIn(text, across)]
  const size = both ?? one
  if (!inWhat || !size) return null
  const value = both ? oblong(both.words) : round(size.words, square.test(text.text))
  return value && { value, places: [inWhat.place, size.place] }
}

function oblong([, one = '', other = '', unit]: RegExpExecArray): Tin | null {
  const isInches = unit ? !unit.startsWith('c') : Number(one) <= mostInches && Number(other) <= mostInches
  const [width, length] = [one, other].map((side) => toCentimetres(side, isInches)).toSorted((a, b) => a - b)
  return sized(width === length ? 'square' : 'oblong', width, length)
}

function round([, size = '', said = 'cm']: RegExpExecArray, isSquare: boolean): Tin | null {
  const width = toCentimetres(size, !said.startsWith('c'))
  return sized(isSquare ? 'square' : 'round', width, width)
}

/** What nobody bakes in is no tin. */
function sized(shape: Tin['shape'], width = 0, length = width): Tin | null {
  return width >= 8 && length <= 60 ? { shape, width, length } : null
}

function toCentimetres(text: string, isInches: boolean): number {
  const number = Number(text.replace(',', '.'))
  return Math.round(isInches ? number * centimetresInInch : number)
}
