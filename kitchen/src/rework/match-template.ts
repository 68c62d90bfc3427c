import type { KitchenLanguage } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { type Part, parseTemplate } from '../template/parse-template.ts'
import { joints } from '../template/render.ts'
import { isTin, isVesselWord, tins, vesselWords } from '../template/vessels.ts'
import { type FoodName, type ListedFood, namesOf } from './listed-food.ts'
import { nothingRead, type Reader, type Reading } from './reading.ts'
import { type Named, shareFoods } from './share-foods.ts'

/** Every way in which a whole text may have come from a template, as far as what is known of its slots allows. */
export function* matchTemplate(text: string, template: string, reader: Reader, known: Reading): Generator<Reading> {
  for (const { at, reading } of matchStart(text, template, reader, known)) {
    if (text.slice(at).trim() === '') yield reading
  }
}

/** The same for a text that only begins so; `at` is where that ends. */
export function* matchStart(
  text: string,
  template: string,
  reader: Reader,
  known: Reading,
): Generator<{ at: number; reading: Reading }> {
  const { vessels, numbers } = known
  for (const { at, lists, ...read } of matchParts(
    text.toLowerCase(),
    { at: 0, lists: [], vessels, numbers },
    parseTemplate(template).parts,
    0,
    reader,
  )) {
    for (const reading of shareFoods(lists, reader, { ...known, ...read })) yield { at, reading }
  }
}

/** Does a text in lower case have the form of a template, whatever its foods are in it? */
export function hasForm(written: string, template: string, reader: Reader): boolean {
  const { parts } = parseTemplate(template)
  const [first] = parts
  // Nearly all are told apart by their first letters.
  if (first?.kind === 'words' && !written.startsWith(/^\D{0,12}/.exec(first.lower)?.[0] ?? '')) return false
  const start = { at: 0, lists: [], vessels: nothingRead.vessels, numbers: nothingRead.numbers }
  for (const { at } of matchParts(written, start, parts, 0, reader)) {
    if (written.slice(at).trim() === '') return true
  }
  return false
}

/** How far a text has been read, and the foods that it has named for slots together. */
type Place = Pick<Reading, 'vessels' | 'numbers'> & { at: number; lists: readonly Named[] }

function* matchParts(
  text: string,
  place: Place,
  parts: readonly Part[],
  index: number,
  reader: Reader,
): Generator<Place> {
  reader.effort.left -= 1
  if (reader.effort.left < 0) return
  const part = parts[index]
  if (!part) {
    yield place
    return
  }
  for (const next of matchPart(text, place, part, reader)) yield* matchParts(text, next, parts, index + 1, reader)
}

function* matchPart(text: string, place: Place, part: Part, reader: Reader): Generator<Place> {
  switch (part.kind) {
    case 'words': {
      // Names that stand side by side are rendered as one list, whatever their template has between them.
      if (joints.includes(part.words)) {
        yield* matchAny(text, place, joints)
        return
      }
      const next = matchWords(text, place, part.lower)
      if (next) yield next
      return
    }
    case 'one-of':
      for (const choice of part.choices) yield* matchParts(text, place, choice, 0, reader)
      return
    case 'optional':
      yield* matchParts(text, place, part.parts, 0, reader)
      yield place
      return
    case 'forms':
      yield* matchAny(
        text,
        place,
        part.forms.map((form) => form.toLowerCase()),
      )
      return
    case 'ending':
      yield* matchAny(text, place, ['es', 'e', 's', ''])
      return
    case 'names':
      yield* matchNames(text, place, part.slots, part.style, reader)
  }
}

function* matchAny(text: string, place: Place, forms: readonly string[]): Generator<Place> {
  for (const form of forms) if (text.startsWith(form, place.at)) yield { ...place, at: place.at + form.length }
}

/** Blanks that rendering takes away need not be there; a number may be another one. */
function matchWords(text: string, place: Place, words: string): Place | null {
  let { at, numbers } = place
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
  return { ...place, at, numbers }
}

function isBlankGone(text: string, at: number): boolean {
  return at === 0 || at >= text.length || text.charAt(at - 1) === ' ' || /[.,]/.test(text.charAt(at))
}

function* matchNames(
  text: string,
  place: Place,
  slots: readonly string[],
  style: string,
  reader: Reader,
): Generator<Place> {
  const [first = ''] = slots
  if (isVesselWord(first)) {
    yield* matchVessel(text, place, first, reader.language)
    return
  }
  const isArticled = reader.language === 'en' && style === ''
  const hasArticle = isArticled && text.startsWith('the ', place.at)
  if (isArticled && !hasArticle && !/(?:, | and )$/.test(text.slice(Math.max(place.at - 5, 0), place.at))) return
  const names = reader.names.get(style) ?? namesOf(reader.foods, style, reader.language)
  reader.names.set(style, names)
  const and = reader.language === 'fr' ? ' et ' : ' and '
  for (const { at, foods } of listsAt(text, place.at + (hasArticle ? 4 : 0), names, and, [])) {
    yield { ...place, at, lists: [...place.lists, { slots, foods }] }
  }
}

function* matchVessel(text: string, place: Place, name: string, language: KitchenLanguage): Generator<Place> {
  const tried = new Set<string>()
  for (const like of isTin(name) ? [name, ...tins] : [name]) {
    for (let people = 1; people <= limits.serves; people += 1) {
      // The cook's own tin is as wide as it is.
      const form = (vesselWords(people, language)[like] ?? '').toLowerCase().replace(/\d+/g, isTin(name) ? '#' : '$&')
      if (tried.has(form)) continue
      tried.add(form)
      const written = new RegExp(form.replaceAll('#', '(\\d+)'), 'y')
      written.lastIndex = place.at
      const [words, ...numbers] = written.exec(text) ?? []
      if (words === undefined) continue
      const vessels = new Map(place.vessels).set(name, { like, people, numbers })
      yield { ...place, at: place.at + words.length, vessels }
    }
  }
}

type List = { at: number; foods: readonly ListedFood[] }

/** No step of the kitchen names more at once. */
const longestList = 16

/** "a", "a and b", "a, b and c" at a place of a text, the longest first. */
function* listsAt(
  text: string,
  at: number,
  names: readonly FoodName[],
  and: string,
  before: readonly ListedFood[],
): Generator<List> {
  if (before.length >= longestList) return
  for (const { text: name, food } of names) {
    if (!text.startsWith(name, at) || /\p{L}/u.test(text.charAt(at + name.length))) continue
    const foods = [...before, food]
    const end = at + name.length
    if (text.startsWith(', ', end)) yield* listsAt(text, end + 2, names, and, foods)
    if (text.startsWith(and, end)) yield* listsAt(text, end + and.length, names, and, foods)
    yield { at: end, foods }
  }
}
