import type { Language } from '@roux/contract/language'
import type { Span } from '../../reading/tokens.ts'
import { atThe, ending, of, ofThe, withArticle } from '../../wording/french.ts'
import { capitalise } from '../../wording/list.ts'
import type { Noun } from '../../wording/noun.ts'

const near = 20

/** A text with a name in it replaced by another, with article, elision and agreement set right. */
export function reword(text: string, { start, end }: Span, noun: Noun, language: Language): string {
  const before = text.slice(0, start)
  const after = text.slice(end)
  if (language === 'en') return rewordEnglish(before, text.slice(start, end), after, noun)
  // A determiner is short: nothing further away is looked at, however long a text is.
  const far = before.slice(0, -near)
  for (const [pattern, write] of determiners) {
    const found = pattern.exec(before.slice(-near))
    if (!found) continue
    const written = write(noun)
    const isFirst = /^\p{Lu}/u.test(found[0].trimStart())
    const lead = far + before.slice(-near).slice(0, found.index) + (/^\s/.test(found[0]) ? found[0].charAt(0) : '')
    return lead + (isFirst ? capitalise(written) : written) + agreeing(after, noun)
  }
  const isFirst = before.trim() === '' && /^\p{Lu}/u.test(text.slice(start))
  return before + (isFirst ? capitalise(noun.text) : noun.text) + agreeing(after, noun)
}

const singularly = (noun: Noun) => (noun.gender === 'f' ? 'une ' : 'un ') + noun.text

/** What may stand before a name, the longer first; "des" is both "of the" and "some". */
const determiners: readonly (readonly [RegExp, (noun: Noun) => string])[] = [
  [/(?:^|(?<=[\s(’']))(?:de la|de l['’]|du|des)\s?$/i, ofThe],
  [/(?:^|(?<=[\s(’']))(?:à la|à l['’]|au|aux)\s?$/i, atThe],
  [/(?:^|(?<=[\s(’']))(?:de\s|d['’])$/i, of],
  [/(?:^|(?<=[\s(’']))(?:les?\s|la\s|l['’])$/i, withArticle],
  [/(?:^|(?<=[\s(’']))une?\s$/i, (noun) => (noun.plural ? `des ${noun.text}` : singularly(noun))],
]

const forms = /^(\p{L}*?(?:é|i|u|it|is|rt|int|dre|lle|que|ant))(e?s?)$/u

/** "les lardons soient dorés" with tofu: "le tofu soit doré". Only what follows at once is looked at. */
function agreeing(after: string, noun: Noun): string {
  const verb = /^(\s+)(soit|soient|est|sont)(\s+(?:bien |tout |toute |presque |juste )?)(\p{L}+)/u.exec(after)
  if (verb) {
    const [whole, blank = '', said = '', gap = '', adjective = ''] = verb
    const is = /^soi/.test(said) ? (noun.plural ? 'soient' : 'soit') : noun.plural ? 'sont' : 'est'
    return blank + is + gap + agreed(adjective, noun) + after.slice(whole.length)
  }
  const participle = /^(\s+)(\p{L}+(?:é|és|ée|ées))(?!\p{L})/u.exec(after)
  if (!participle) return after
  const [whole, blank = '', adjective = ''] = participle
  return blank + agreed(adjective, noun) + after.slice(whole.length)
}

function agreed(adjective: string, noun: Noun): string {
  const [, stem] = forms.exec(adjective) ?? []
  if (stem === undefined) return adjective
  if (stem.endsWith('e')) return stem + (noun.plural ? 's' : '')
  return stem + ending(noun)
}

function rewordEnglish(before: string, old: string, after: string, noun: Noun): string {
  const isFirst = /^\p{Lu}/u.test(old) && before.trim() === ''
  const name = isFirst ? capitalise(noun.text) : noun.text
  // What stands in is named in the plural or not counted: "a chicken breast" gives way to "tofu".
  const lead = before.slice(0, -near) + before.slice(-near).replace(/\ban?\s$/i, '')
  const rest = after
    .replace(/^(\s+)(?:is|are)(?=\s)/, (_, blank: string) => `${blank}${noun.plural ? 'are' : 'is'}`)
    .replace(/^(\s+)(?:has|have)(?=\s)/, (_, blank: string) => `${blank}${noun.plural ? 'have' : 'has'}`)
  return lead + name + rest
}

const articles: Record<Language, string> = {
  en: '(?:the|an?|some|your|half)\\s',
  fr: "(?:(?:les?|la|des?|du|une?)\\s|[ld]['’])",
}

/**
 * A sentence without a name, where it can go cleanly: out of a list, or with its "with". Null where the sentence
 * would not stand.
 */
export function cutName(text: string, { start, end }: Span, language: Language): string | null {
  const determiner =
    language === 'fr' ? /(?:\b(?:les?|la|de la|du|des|une?)\s|\b(?:de )?[ld]['’])$/i : /\b(?:the|an?|some|your)\s$/i
  const whole = text.slice(0, start)
  const before = whole.replace(determiner, '')
  const after = text.slice(end)
  const and = language === 'fr' ? 'et' : 'and'
  const joint = new RegExp(String.raw`,?\s+(?:${and}|ou|or)\s+$`, 'i')
  if (joint.test(before)) return lastOfList(before.replace(joint, ''), and) + after
  const next = new RegExp(String.raw`^(?:\s+(?:${and})\s+|,\s+(?=${articles[language]}))(?=\p{L})`, 'iu').exec(after)
  if (next && /(?:^|[\s(])$/.test(before)) {
    const rest = after.slice(next[0].length)
    // "the onion and garlic" share their article.
    return (new RegExp(`^${articles[language]}`, 'i').test(rest) ? before : whole) + rest
  }
  // "the onions, carrots and celery" share theirs too.
  const shared = new RegExp(String.raw`^,\s+(?=\p{L}[^.;]*?\s${and}\s)`, 'u').exec(after)
  if (shared && language === 'en' && whole !== before) return whole + after.slice(shared[0].length)
  if (/,\s*$/.test(before) && /^\s*(?:[,.;)]|$)/.test(after)) return before.replace(/,\s*$/, '') + after
  const withName = /\s+(?:with|avec)\s+$/i
  if (withName.test(before) && /^\s*(?:[,.;)]|$)/.test(after)) return before.replace(withName, '') + after
  return null
}

/** "the onions, the leeks" with the last gone from behind it needs an "and" before what is last now. */
function lastOfList(before: string, and: string): string {
  const list = /,\s+((?:(?:the|les?|la|des?|du)\s|l['’])?\p{L}+(?:\s\p{L}+)?)$/u.exec(before)
  return list ? `${before.slice(0, list.index)} ${and} ${list[1] ?? ''}` : before
}
