import type { CheckedLanguage } from '@roux/contract/language'
import type { InEach } from '../languages/in-each.ts'
import type { Span } from '../text/tokens.ts'
import { capitalise } from './capitalise.ts'
import { atThe, ending, of, ofThe, withArticle } from './french.ts'
import type { Noun } from './noun.ts'

const near = 20

/** A text with a name in it replaced by another, with article, elision and agreement set right. */
export function reword(text: string, span: Span, noun: Noun, language: CheckedLanguage): string {
  return rewording[language](text.slice(0, span.start), text.slice(span.start, span.end), text.slice(span.end), noun)
}

function rewordFrench(before: string, old: string, after: string, noun: Noun): string {
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
  const isFirst = before.trim() === '' && /^\p{Lu}/u.test(old)
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
function agreeing(said: string, noun: Noun): string {
  // "Sortez le poulet et effilochez-le".
  const its = noun.plural ? 'les' : noun.gender === 'f' ? 'la' : 'le'
  const it = said.replace(/^(\s+(?:et|puis) \p{L}+-)(?:les?|la)(?!\p{L})/u, (_, verb: string) => verb + its)
  // "La viande avec son jus", "les champignons avec leur jus".
  const after = it.replace(/^(\s+(?:avec|dans) )(?:son|sa|ses|leurs?)(\s\p{L}+)/u, (_, to: string, thing: string) => {
    const isMany = /[sx]$/.test(thing) && !/\sjus$/.test(thing)
    if (noun.plural) return `${to}${isMany ? 'leurs' : 'leur'}${thing}`
    return `${to}${isMany ? 'ses' : 'son'}${thing}`
  })
  const verb = /^(\s+)(soit|soient|est|sont)(\s+(?:bien |tout |toute |presque |juste )?)(\p{L}+)/u.exec(after)
  if (verb) {
    const [whole, blank = '', said = '', gap = '', adjective = ''] = verb
    const is = /^soi/.test(said) ? (noun.plural ? 'soient' : 'soit') : noun.plural ? 'sont' : 'est'
    return blank + is + gap + agreed(adjective, noun) + after.slice(whole.length)
  }
  const participle = /^(\s+(?:non )?)(\p{L}+(?:é|és|ée|ées))(?!\p{L})/u.exec(after)
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
    .replace(/^(\s+and \p{L}+ )(?:it|them)(?!\p{L})/u, (_, verb: string) => `${verb}${noun.plural ? 'them' : 'it'}`)
    .replace(/^(\s+(?:with|in|and) )(?:its|their)(?=\s)/, (_, to: string) => `${to}${noun.plural ? 'their' : 'its'}`)
    .replace(
      said,
      (_, to: string, verb: string) => `${to}${verb}${noun.plural ? '' : verb.endsWith('ch') ? 'es' : 's'}`,
    )
  return lead + name + rest
}

/** "The meat is tender and comes off", "the chickpeas come off". */
const said =
  /^(\s+(?:(?:is|are) [^.,;]{0,40}? and )?)(come|cook|fall|start|begin|turn|pull|flake|yield|feel|look|give|reach)(?:e?s)?(?=\s)/

const rewording: InEach<(before: string, old: string, after: string, noun: Noun) => string> = {
  en: rewordEnglish,
  fr: rewordFrench,
}
