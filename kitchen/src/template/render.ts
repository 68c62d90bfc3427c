import type { Language } from '@roux/contract/language'
import type { Text } from '../cookbook/dish.ts'
import { atThe, ending, of, ofThe, withArticle } from '../wording/french.ts'
import { capitalise, joinList } from '../wording/list.ts'
import { attributive, isPlural, type Noun, spokenNoun } from '../wording/noun.ts'
import type { Choose } from './choice.ts'
import type { Portion } from './portions.ts'

/** What a template may speak of: the portions in each slot, and plain words such as the size of a tin. */
export type Scene = {
  language: Language
  portions: ReadonlyMap<string, readonly Portion[]>
  words: Readonly<Record<string, string>>
  choose: Choose
}

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
    fillIn(text[scene.language], scene)
      .replace(/ {2,}/g, ' ')
      .replace(/ ([.,])/g, '$1')
      .trim(),
  )
}

/** A part of a template as `render` fills it, with its spaces and its first letter as they stand. */
export function fillIn(template: string, scene: Scene): string {
  const chosen = template.replace(/<([^<>]*)>/g, (_, alternatives: string) => {
    const list = alternatives.split('|')
    return list[scene.choose(alternatives, list.length)] ?? ''
  })
  // Innermost brackets first: one may stand in another.
  let kept = chosen
  while (/\[[^[\]]*\]/.test(kept)) {
    kept = kept.replace(/\[([^[\]]*)\]/g, (_, part: string) => keepIfFilled(part, scene))
  }
  return inOneList(kept, scene).replace(/\{([^{}]*)\}/g, (_, reference: string) => name(reference, scene))
}

/**
 * Names that stand side by side make one list, however many of them are left: "the flour, yeast and salt". What
 * follows a part ("half of {oil} and {salt}") stays apart, as it is not halved, and so does a list that goes on with
 * other words ("{oil}, {salt} and a squeeze of lemon").
 */
const sideBySide =
  /(?<!\bof )\{([a-z+]+)\}(?:, | and | et )\{([a-z+]+)\}(?! (?:and|et) (?:an?|half|the|le|la|les|une?|\d+) )/i

function inOneList(text: string, scene: Scene): string {
  let joined = text
  for (let match = sideBySide.exec(joined); match; match = sideBySide.exec(joined)) {
    const [both, first = '', second = ''] = match
    if (first in scene.words || second in scene.words) break
    joined = joined.replace(both, `{${first}+${second}}`)
  }
  return joined
}

function keepIfFilled(part: string, scene: Scene): string {
  const condition = /^([?!])([a-z+]+) /i.exec(part)
  const body = condition ? part.slice(condition[0].length) : part
  if (condition) {
    const isFilled = nounsOf(condition[2] ?? '', scene).length > 0
    if (isFilled !== (condition[1] === '?')) return ''
  }
  const references = Array.from(body.matchAll(/\{([^{}]*)\}/g), (match) => match[1] ?? '')
  return references.every((reference) => isNamed(reference, scene)) ? body : ''
}

function isNamed(reference: string, scene: Scene): boolean {
  const slots = reference.split(/[:|·]/)[0] ?? ''
  return slots in scene.words || nounsOf(slots, scene).length > 0
}

type Spoken = { noun: Noun; portion: Portion }

function nounsOf(slots: string, scene: Scene): Spoken[] {
  return slots.split('+').flatMap((slot) =>
    (scene.portions.get(slot) ?? []).map((portion) => {
      const [quantity, unit] = portion.amount
      const plural = isPlural(scene.language, quantity, unit)
      return { portion, noun: spokenNoun(portion.ingredient, scene.language, plural) }
    }),
  )
}

function name(reference: string, scene: Scene): string {
  const [slots = '', ...forms] = reference.split('|')
  const [head = '', style = ''] = slots.replace('·', ':·').split(':')
  const word = scene.words[head]
  if (word !== undefined) return word
  const spoken = nounsOf(head, scene)
  if (forms.length > 0) return byNumber(forms, spoken)
  if (style === '·') return ending(grammarOf(spoken))
  const list = joinList(distinct(spoken.map((one) => inStyle(one, style, scene.language))), scene.language)
  return scene.language === 'en' && style === '' && list ? `the ${list}` : list
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

function inStyle({ noun, portion }: Spoken, style: string, language: Language): string {
  if (style === 'title') return language === 'en' ? attributive(portion.ingredient) : noun.text
  if (style === 'some') {
    return language === 'en' ? attributive(portion.ingredient) : of(spokenNoun(portion.ingredient, 'fr', false))
  }
  if (style === 'bare' || language === 'en') return noun.text
  if (style === 'of') return of(noun)
  if (style === 'ofThe') return ofThe(noun)
  return style === 'at' ? atThe(noun) : withArticle(noun)
}
