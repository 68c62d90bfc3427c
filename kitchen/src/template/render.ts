import type { KitchenLanguage } from '@roux/contract/language'
import { capitalise } from '@roux/cooking/wording/capitalise'
import { ending } from '@roux/cooking/wording/french'
import { isPlural, type Noun, spokenNoun } from '@roux/cooking/wording/noun'
import type { Text } from '../cookbook/dish.ts'
import { wording } from '../languages/wording.ts'
import { joinList } from '../wording/list.ts'
import type { Choose } from './choice.ts'
import { type Part, parseTemplate, type Reference } from './parse-template.ts'
import type { Portion } from './portions.ts'

/** What a template may speak of: the portions in each slot, and plain words such as the size of a tin. */
export type Scene = {
  language: KitchenLanguage
  portions: Portions
  /** What `[…]` may speak of, where that is less. */
  told?: Portions
  words: Readonly<Record<string, string>>
  /** Numbers that are others than the template says. */
  numbers?: ReadonlyMap<string, string>
  choose: Choose
}

type Portions = ReadonlyMap<string, readonly Portion[]>

/**
 * A template in the language of the scene. `<a|b>` is one of both. `[…]` stays only when every slot in it is filled;
 * `[?slot …]` and `[!slot …]` ask for a slot to be filled or empty without naming it. `{slot}` is "the leeks",
 * `{slot:bare}` "leeks", `{slot:title}` "leek"; in French also `{slot:of}` "de poireaux", `{slot:ofThe}` "des
 * poireaux", `{slot:at}` "aux poireaux". `{slot:some}` is what comes from whole ones, after "a dash": "of {lime:some}",
 * "un trait {lime:some}". `{a+b}` names both. `{slot|is|are}` goes by number,
 * `{slot|le|la|les}` by gender too, and `{slot·}` is the ending of a participle.
 */
export function render(text: Text, scene: Scene): string {
  return capitalise(
    fillIn(text, scene)
      .replace(/ {2,}/g, ' ')
      .replace(/ ([.,])/g, '$1')
      .trim(),
  )
}

/** A part of a text as `render` fills it, with its blanks and its first letter as they stand. */
export function fillIn(text: Text, scene: Scene): string {
  return fillParts(parseTemplate(text[scene.language]).parts, scene)
}

function fillParts(parts: readonly Part[], scene: Scene): string {
  return inOneList(keptOf(parts, scene), scene)
    .map((part) => (typeof part === 'string' ? part : say(part, scene)))
    .join('')
}

/** What is left of a template where every choice is made: its words, those side by side as one text, and what it names. */
type Kept = string | Reference

function keptOf(parts: readonly Part[], scene: Scene): Kept[] {
  const kept: Kept[] = []
  for (const part of parts.flatMap((one) => keep(one, scene))) {
    const last = kept.at(-1)
    if (typeof part === 'string' && typeof last === 'string') kept[kept.length - 1] = last + part
    else kept.push(part)
  }
  return kept
}

function keep(part: Part, scene: Scene): Kept[] {
  if (part.kind === 'words') return [withNumbers(part.words, scene)]
  if (part.kind === 'one-of') return keptOf(chosen(part, scene), scene)
  if (part.kind !== 'optional') return [part]
  if (!part.only && scene.told) {
    const { told: portions, ...all } = scene
    const told = { ...all, portions }
    return areNamed(part.parts, told) ? [fillParts(part.parts, told)] : []
  }
  const isWanted = !part.only || nounsOf(part.only.slots, scene).length > 0 === part.only.areFilled
  return isWanted && areNamed(part.parts, scene) ? keptOf(part.parts, scene) : []
}

function withNumbers(words: string, { numbers }: Scene): string {
  return numbers ? words.replace(/\d+/g, (number) => numbers.get(number) ?? number) : words
}

function chosen({ name, choices }: Extract<Part, { kind: 'one-of' }>, scene: Scene): readonly Part[] {
  return choices[scene.choose(name, choices.length)] ?? []
}

/** Is there something for everything that must be named? What is optional in them may go by itself. */
function areNamed(parts: readonly Part[], scene: Scene): boolean {
  return parts.every((part) => {
    if (part.kind === 'words' || part.kind === 'optional') return true
    if (part.kind === 'one-of') return areNamed(chosen(part, scene), scene)
    return isWord(part, scene) || nounsOf(part.slots, scene).length > 0
  })
}

/**
 * Names that stand side by side make one list, however many of them are left: "the flour, yeast and salt". What
 * follows a part ("half of {oil} and {salt}") stays apart, as it is not halved, and so does a list that goes on with
 * other words ("{oil}, {salt} and a squeeze of lemon").
 */
function inOneList(parts: readonly Kept[], scene: Scene): Kept[] {
  const joined: Kept[] = []
  parts.forEach((part, index) => {
    const [before, first, joint] = [joined.at(-3), joined.at(-2), joined.at(-1)]
    const isAfterOf = typeof before === 'string' && /\bof $/i.test(before)
    const next = parts[index + 1]
    const goesOn = typeof next === 'string' && goingOn.test(next)
    if (isJoint(joint) && isPlain(first, scene) && isPlain(part, scene) && !isAfterOf && !goesOn) {
      joined.splice(-2, 2, { ...part, slots: [...first.slots, ...part.slots] })
    } else {
      joined.push(part)
    }
  })
  return joined
}

/** What stands between names of one list. */
export const joints: readonly string[] = [', ', ' and ', ' et ']
const isJoint = (part: Kept | undefined) => typeof part === 'string' && joints.includes(part)
const goingOn = /^ (?:and|et) (?:an?|half|the|le|la|les|une?|\d+) /i

function isPlain(part: Kept | undefined, scene: Scene): part is Extract<Reference, { kind: 'names' }> {
  return typeof part === 'object' && part.kind === 'names' && part.style === '' && !isWord(part, scene)
}

function isWord({ slots: [first = ''] }: Reference, { words }: Scene): boolean {
  return first in words
}

type Spoken = { noun: Noun; portion: Portion }

function nounsOf(slots: readonly string[], scene: Scene): Spoken[] {
  return slots.flatMap((slot) =>
    (scene.portions.get(slot) ?? []).map((portion) => {
      const [quantity, unit] = portion.amount
      const plural = isPlural(scene.language, quantity, unit)
      return { portion, noun: spokenNoun(portion.ingredient, scene.language, plural) }
    }),
  )
}

function say(part: Reference, scene: Scene): string {
  const word = scene.words[part.slots[0] ?? '']
  if (word !== undefined) return word
  const spoken = nounsOf(part.slots, scene)
  if (part.kind === 'forms') return byNumber(part.forms, spoken)
  if (part.kind === 'ending') return ending(grammarOf(spoken))
  const { styled, together } = wording[scene.language]
  const inStyle = ({ noun, portion }: Spoken) => styled[part.style](noun, portion.ingredient)
  const list = joinList(distinct(spoken.map(inStyle)), scene.language)
  return part.style === '' ? together(list) : list
}

/** Two sorts of one thing may be called the same in a step; once is enough. */
function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(words)]
}

function grammarOf(spoken: readonly Spoken[]): Pick<Noun, 'plural' | 'gender'> {
  const plural = spoken.length > 1 || spoken.some(({ noun }) => noun.plural)
  return { plural, gender: spoken.every(({ noun }) => noun.gender === 'f') ? 'f' : 'm' }
}

function byNumber(forms: readonly string[], spoken: readonly Spoken[]): string {
  const { plural, gender } = grammarOf(spoken)
  if (plural) return forms.at(-1) ?? ''
  return (forms.length > 2 && gender === 'f' ? forms[1] : forms[0]) ?? ''
}
