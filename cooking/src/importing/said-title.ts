import { checkedLanguages } from '@roux/contract/language'
import { findFoods } from '../mentions/find-foods.ts'
import { isFact } from './facts.ts'
import { isPurpose, withoutMarks } from './listed-lines.ts'
import { partOf } from './part-of.ts'
import type { TextLine } from './text-line.ts'

/** Characters of what a dish is called. */
const longest = 80
/** Characters that are looked at of a line, and of one that only leads to what follows. */
const longestLine = 400
const longestTalk = 200
/** Lines of a text that say what follows. */
const mostLines = 12

const greeting =
  /^(?:hi|hey|hello|hiya|dear|good (?:morning|evening)|bonjour|bonsoir|salut|coucou|ch[eè]re?s?|hola|ciao|hallo|liebe[rs]?)(?!\p{L})[^,.!:?]{0,30}(?:[,.!:?]+\s*|$)/iu
const talk =
  /^(?:i|we|you|je|j['’]|tu|t['’]|vous|nous|on)(?![\p{L}-])|^(?:i|we|you)['’]|^(?:(?:so |alors )?(?:here|voici|voil[aà])|this is|these are|as promised|as you asked|comme (?:promis|convenu)|thanks|thank you|merci|hope|j['’]esp[eè]re|fwd?|from|to|sent|date|cc|de|à|envoyé)(?=['’\s,.!]*$|['’]s\s|\s+\S.*[.!:]$|\s+(?:is|are|the|my|our|la|le|les|l['’]|ma|mon|mes|you)(?!\p{L})|\s*:)|\b(?:wrote|a écrit)\s*:$|^-{2,}.*-{2,}$/iu

/** Is a line of a mail or a chat said to somebody, and no name of what follows? */
export function isTalk(text: string): boolean {
  return greeting.test(text) || (text.length <= longestTalk && talk.test(text))
}

const named = [
  /\brecipe (?:for|of) (.+)/iu,
  /\brecettes? (?:de la |de l['’]|des? |du |d['’]|pour (?:la |le |les |l['’])?)(?!\p{Lu}\p{L}+\W*$)(.+)/iu,
  /\bhow (?:to|i|we) (?:make|cook|bake) (.+)/iu,
  /(?:^|\b)(?:here(?:['’]s| is| are)|this is|these are|(?:love|try|make|asked for|wanted)(?= (?:the|my|our|these|this|those)\b)|voici|voilà|c['’]est) (.+)/iu,
]
const article =
  /^(?:the|my|our|your|these|those|this|some|an?|la|les?|l['’]|ma|mon|mes|notre|nos|ce|ces|cette|une?|du|des)(?:(?<=['’])|\s+)/iu
const aside = /[,.!?;:(].*$|\s(?:which|that|you|i|we|as|from when|que|qu['’]|qui|tu|je|dont|comme)(?!\p{L}).*$/iu
/** Speaks of a recipe, and names none. */
const nameless = /^(?:\W*|recipes?|recettes?|rezepte?|it|one|them|what .*|how .*|comment .*|ce .*)$/iu

/**
 * What a dish is called by people who write to each other, where no line is its title: "Hi love, here's the brownie
 * recipe:", "Best brownies ever!", "1. Brownies". Empty where nothing says it.
 * @param above what stands before the recipe
 */
export function saidTitle(above: readonly TextLine[]): string {
  const said = above
    .slice(0, mostLines)
    .filter((line) => partOf(line) === undefined && !isPurpose(line.text) && !line.isLink)
    .map(({ text }) => stripped(text))
  const told = said.map((text) => dishIn(text)).find((name) => name !== '')
  const name =
    told ??
    said
      .filter((text) => !isTalk(text))
      .map(clipped)
      .find(isName)
  return capital((name ?? '').replace(/^your\s/iu, ''))
}

/** What a recipe without any name is called: by the foods that it begins with, else only a recipe. */
export function titleOfNone(ingredients: readonly string[], language: string): string {
  const known = checkedLanguages.find((one) => one === language)
  const foods = known ? ingredients.slice(0, 8).flatMap((line) => findFoods(line, known).slice(0, 1)) : []
  const names = [...new Set(foods.map(({ text }) => text.toLowerCase()))].slice(0, 3)
  return names.length > 0 ? capital(names.join(', ')) : (recipeIn[language] ?? 'Recipe')
}

const recipeIn: Readonly<Record<string, string>> = {
  ...{ en: 'Recipe', fr: 'Recette', de: 'Rezept', es: 'Receta', it: 'Ricetta', nl: 'Recept', pt: 'Receita' },
}

/** The dish that a line speaks of: "Who has a recipe for leek gratin?" */
export function dishIn(text: string): string {
  const told = text.replace(greeting, '')
  for (const pattern of named) {
    const found = pattern.exec(told)?.[1]
    if (found === undefined) continue
    const name = withoutArticles(found.replace(aside, '')).replace(/\s+(?:recipe|recette)$/iu, '')
    if (isName(name)) return capital(clipped(name))
  }
  return ''
}

function withoutArticles(text: string): string {
  const rest = text.trim().replace(article, '')
  return rest === text.trim() ? rest : withoutArticles(rest)
}

/** Without what numbers, marks and closes it, and without pictures. */
function stripped(text: string): string {
  return withoutMarks(text.slice(0, longestLine))
    .replace(/^(?:(?:re|fwd?|tr|subject|objet|recipe|recette|rezept|receta|ricetta)\s*:\s*)+(?=\S)/iu, '')
    .replace(
      /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|["“«*\s])+|(?:\p{Extended_Pictographic}|\uFE0F|\u200D|["”»*\s])+$/gu,
      '',
    )
}

/** As long as a title is, to the end of a clause or a word, without for how many. */
function clipped(text: string): string {
  const bare = text.replace(/\s*\([^()]*\)/g, '')
  const alone = isFact(bare) ? (bare.split(/\s+[–—|-]\s+|,\s/)[0] ?? '') : bare
  const short =
    alone.length <= longest
      ? alone
      : (/^[^,.!?;:]{3,80}(?=[,.!?;:])/u.exec(alone)?.[0] ?? alone.slice(0, longest).replace(/\s+\S*$/, ''))
  return short.replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[\s.!?:;,…–—-])+$/u, '')
}

function isName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !nameless.test(text) && !isFact(text)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
