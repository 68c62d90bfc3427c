import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import type { Slot } from '../dish.ts'
import { takes } from '../fill-way.ts'
import { isVesselWord, vesselWords } from '../vessels.ts'
import { type FoodName, type ListedFood, namesOf } from './listed-food.ts'
import { type Part, partsOf } from './template.ts'

/** What a text that follows templates says of their slots. */
export type Reading = {
  slots: ReadonlyMap<string, readonly ListedFood[]>
  /** For how many people a tin or a tray is meant. */
  vessels: ReadonlyMap<string, number>
  /** Numbers of a template that the text has changed. */
  numbers: ReadonlyMap<string, string>
}

export const nothingRead: Reading = { slots: new Map(), vessels: new Map(), numbers: new Map() }

/** A recipe that is held against templates. */
export type Reader = {
  language: Language
  foods: readonly ListedFood[]
  slots: Readonly<Record<string, Slot>>
  /** How many more places may be looked at: a text made to be slow is given up. */
  effort: { left: number }
}

/** Every way in which a whole text may have come from a template, as far as what is known of its slots allows. */
export function* matchTemplate(text: string, template: string, reader: Reader, known: Reading): Generator<Reading> {
  const written = text.toLowerCase()
  for (const { at, reading } of matchParts(written, 0, partsOf(template), 0, reader, known)) {
    if (written.slice(at).trim() === '') yield reading
  }
}

/** The same for a text that only begins so. */
export function* matchStart(
  text: string,
  template: string,
  reader: Reader,
  known: Reading,
): Generator<{ at: number; reading: Reading }> {
  yield* matchParts(text.toLowerCase(), 0, partsOf(template), 0, reader, known)
}

type Place = { at: number; reading: Reading }

function* matchParts(
  text: string,
  at: number,
  parts: readonly Part[],
  index: number,
  reader: Reader,
  reading: Reading,
): Generator<Place> {
  reader.effort.left -= 1
  if (reader.effort.left < 0) return
  const part = parts[index]
  if (!part) {
    yield { at, reading }
    return
  }
  for (const place of matchPart(text, at, part, reader, reading)) {
    yield* matchParts(text, place.at, parts, index + 1, reader, place.reading)
  }
}

function* matchPart(text: string, at: number, part: Part, reader: Reader, reading: Reading): Generator<Place> {
  switch (part.kind) {
    case 'words': {
      const place = matchWords(text, at, part.words, reading)
      if (place) yield place
      return
    }
    case 'one-of':
      for (const choice of part.choices) yield* matchParts(text, at, choice, 0, reader, reading)
      return
    case 'optional':
      yield* matchParts(text, at, part.parts, 0, reader, reading)
      yield { at, reading }
      return
    case 'forms':
      yield* matchAny(text, at, part.forms, reading)
      return
    case 'ending':
      yield* matchAny(text, at, ['es', 'e', 's', ''], reading)
      return
    case 'names':
      yield* matchNames(text, at, part.slots, part.style, reader, reading)
  }
}

function* matchAny(text: string, at: number, forms: readonly string[], reading: Reading): Generator<Place> {
  for (const form of forms) if (text.startsWith(form, at)) yield { at: at + form.length, reading }
}

/** Blanks that rendering takes away need not be there; a number may be another one. */
function matchWords(text: string, start: number, words: string, reading: Reading): Place | null {
  let at = start
  let numbers = reading.numbers
  for (let index = 0; index < words.length; ) {
    const letter = words.charAt(index)
    const own = /^\d+/.exec(words.slice(index))?.[0]
    const given = own === undefined ? undefined : /^\d+/.exec(text.slice(at, at + 6))?.[0]
    if (own !== undefined && given !== undefined) {
      if ((numbers.get(own) ?? given) !== given) return null
      numbers = new Map(numbers).set(own, given)
      at += given.length
      index += own.length
    } else if (text.charAt(at) === letter) {
      at += 1
      index += 1
    } else if (letter === ' ' && isBlankGone(text, at)) {
      index += 1
    } else {
      return null
    }
  }
  return { at, reading: { ...reading, numbers } }
}

function isBlankGone(text: string, at: number): boolean {
  return at === 0 || at >= text.length || text.charAt(at - 1) === ' ' || /[.,]/.test(text.charAt(at))
}

function* matchNames(
  text: string,
  at: number,
  slots: readonly string[],
  style: string,
  reader: Reader,
  reading: Reading,
): Generator<Place> {
  const [first = ''] = slots
  if (isVesselWord(first)) {
    yield* matchVessel(text, at, first, reader.language, reading)
    return
  }
  const isArticled = reader.language === 'en' && style === ''
  if (isArticled && !text.startsWith('the ', at)) return
  const names = namesOf(reader.foods, style, reader.language)
  const and = reader.language === 'fr' ? ' et ' : ' and '
  for (const list of listsAt(text, at + (isArticled ? 4 : 0), names, and, [])) {
    for (const next of share(list.foods, slots, reader, reading)) yield { at: list.at, reading: next }
  }
}

function* matchVessel(
  text: string,
  at: number,
  name: string,
  language: Language,
  reading: Reading,
): Generator<Place> {
  const tried = new Set<string>()
  for (let serves = 1; serves <= limits.serves; serves += 1) {
    const words = vesselWords(serves, language)[name] ?? ''
    if (tried.has(words)) continue
    tried.add(words)
    if (!text.startsWith(words.toLowerCase(), at)) continue
    yield { at: at + words.length, reading: { ...reading, vessels: new Map(reading.vessels).set(name, serves) } }
  }
}

type List = { at: number; foods: readonly ListedFood[] }

/** "a", "a and b", "a, b and c" at a place of a text, the longest first. */
function* listsAt(
  text: string,
  at: number,
  names: readonly FoodName[],
  and: string,
  before: readonly ListedFood[],
): Generator<List> {
  for (const { text: name, food } of names) {
    if (!text.startsWith(name, at) || /\p{L}/u.test(text.charAt(at + name.length))) continue
    const foods = [...before, food]
    const end = at + name.length
    if (text.startsWith(', ', end)) yield* listsAt(text, end + 2, names, and, foods)
    if (text.startsWith(and, end)) yield* listsAt(text, end + and.length, names, and, foods)
    yield { at: end, foods }
  }
}

/** Every way to share out the foods of a list among the slots that it names together; what fits comes first. */
function share(foods: readonly ListedFood[], slots: readonly string[], reader: Reader, reading: Reading): Reading[] {
  const [slot, ...others] = slots
  if (slot === undefined) return foods.length === 0 ? [reading] : []
  const shares = others.length > 0 ? foods.map((_, count) => count).concat(foods.length) : [foods.length]
  return shares
    .flatMap((count) => {
      const own = foods.slice(0, count)
      const next = assign(slot, own, reading)
      return next ? share(foods.slice(count), others, reader, next) : []
    })
    .map((one) => ({ one, strangers: strangersIn(one, slots, reader) }))
    .sort((one, other) => one.strangers - other.strangers)
    .map(({ one }) => one)
}

function assign(slot: string, foods: readonly ListedFood[], reading: Reading): Reading | null {
  const present = reading.slots.get(slot)
  if (!present) return { ...reading, slots: new Map(reading.slots).set(slot, foods) }
  const isSame = present.length === foods.length && present.every((food, place) => food === foods[place])
  return isSame ? reading : null
}

function strangersIn({ slots: filled }: Reading, slots: readonly string[], reader: Reader): number {
  const isStranger = (name: string, { ingredient }: ListedFood) => {
    const slot = reader.slots[name]
    return slot !== undefined && !takes(slot, ingredient)
  }
  return slots.flatMap((name) => (filled.get(name) ?? []).filter((food) => isStranger(name, food))).length
}
