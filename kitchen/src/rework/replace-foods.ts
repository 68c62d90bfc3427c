import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isBound } from '@roux/cooking/instead/bound-eggs'
import { grammar } from '@roux/cooking/languages/grammar'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import type { Mention } from '@roux/cooking/mentions/mention'
import { attributive, type Noun, spokenNoun } from '@roux/cooking/wording/noun'
import { reword } from '@roux/cooking/wording/reword'
import { sentencesOf } from '../compose/sentences.ts'
import { soakedFlaxseed } from './bind-eggs.ts'
import { cutName } from './cut-name.ts'
import { rewriteLine } from './rewrite-line.ts'
import { allows, breaks, type Rules } from './rules.ts'
import { isLeavable, type StandIn, standInFor } from './stand-ins.ts'
import { isCube } from './stock-cubes.ts'
import { isOfStock, stockFor, vegetableCube } from './stocks.ts'
import { foodsOf, isCalledFlesh, isFleshGone, type Swap, type Swapped, swapOf } from './swap.ts'

export type Reworked = { recipe: Draft; swaps: readonly Swap[]; hasRemains: boolean }

/**
 * A recipe that keeps to rules it broke: each food that it must not have is replaced, in its line and in the steps, or
 * left out. Null where the dish would not be one without it.
 * @param choose what takes the place of a food, where the cook said so
 */
export function replaceFoods(
  recipe: Draft,
  rules: Rules,
  language: KitchenLanguage,
  choose: (from: Mention) => StandIn | null = (from) => standInFor(from, rules),
  mayLeaveOut: (from: Mention) => boolean = isLeavable,
): Reworked | null {
  const swaps: Swap[] = []
  const ingredients: string[] = []
  let meats = 0
  for (const line of recipe.ingredients) {
    const mentions = findFoods(line, language)
    const broken = mentions.find((mention) => breaks(mention, rules))
    if (!broken) {
      ingredients.push(line)
      continue
    }
    const swap = swapFor(broken, line, { recipe, rules, language, choose, mayLeaveOut })
    if (!swap) return null
    // "The lamb" of a step is no stock.
    if (isOfStock(line, broken, language)) swaps.push(swap)
    else swaps.splice(meats++, 0, swap)
    if (swap.to !== 'left out') ingredients.push(rewriteLine(line, broken, swap.to, recipe.serves, language))
    else if (mentions.length > 1) ingredients.push(withoutName(line, broken, language) ?? line)
  }
  if (ingredients.length === 0) return null
  const isCalled = ({ meaning: { foods } }: Mention) => foods.some(isCalledFlesh)
  const keepsFlesh = ingredients.some((line) => findFoods(line, language).some((mention) => isCalled(mention)))
  const swapped: Swapped = { swaps, rules, keepsFlesh }
  const steps = recipe.directions.map((step) => rewriteStep(withoutPink(step, swapped, language), swapped, language))
  const title = rewriteTitle(recipe.title, swapped, language)
  const description = rewriteText(recipe.description, swapped, language, 'step')
  const directions = steps.map(({ text }) => text).filter((text) => text !== '')
  if (directions.length === 0) return null
  return {
    recipe: { ...recipe, title, description, ingredients, directions },
    swaps,
    hasRemains: steps.some((step) => step.hasRemains),
  }
}

type Choosing = {
  recipe: Draft
  rules: Rules
  language: KitchenLanguage
  choose: (from: Mention) => StandIn | null
  mayLeaveOut: (from: Mention) => boolean
}

function swapFor(
  broken: Mention,
  line: string,
  { recipe, rules, language, choose, mayLeaveOut }: Choosing,
): Swap | null {
  const from = { ...broken, meaning: { ...broken.meaning, foods: foodsOf(broken) } }
  if (isCube(from) && allows(ingredientById('vegetable-stock'), rules)) {
    const noun = vegetableCube(from.text, language)
    return { from, to: { noun, line: reword(line, from, noun, language) } }
  }
  if (from.meaning.foods[0]?.kind === 'egg') {
    const bound = isBound(recipe, language) && soakedFlaxseed(recipe, broken, language, rules)
    if (bound) return { from, to: bound }
  }
  const chosen = choose(from)
  const to = isOfStock(line, broken, language) ? (stockFor(chosen, rules) ?? chosen) : chosen
  if (to) return { from, to }
  return mayLeaveOut(from) ? { from, to: 'left out' } : null
}

type Rewritten = { text: string; hasRemains: boolean }

function rewriteStep(step: string, swapped: Swapped, language: KitchenLanguage): Rewritten {
  const done = sentencesOf(step).map((sentence) => rewriteSentence(sentence, swapped, language))
  return {
    text: done
      .map(({ text }) => text)
      .join('')
      .trim(),
    hasRemains: done.some(({ hasRemains }) => hasRemains),
  }
}

function rewriteSentence(sentence: string, swapped: Swapped, language: KitchenLanguage): Rewritten {
  const cut: Rewritten = { text: rewriteText(sentence, swapped, language, 'step'), hasRemains: false }
  // Each cut leaves the others elsewhere: they are looked for anew, as often as there are any.
  for (let count = 0; count < 8; count += 1) {
    const mentions = findFoods(cut.text, language)
    const left = mentions.find((mention) => swapOf(mention, swapped)?.to === 'left out')
    if (!left) return { ...cut, hasRemains: mentions.some((mention) => isLeft(mention, swapped)) }
    const without = withoutName(cut.text, left, language)
    if (without !== null) cut.text = without
    else if (mentions.length === 1 && /^\s*\S+(?:\s+\S+){0,7}\s*$/.test(cut.text))
      return { text: '', hasRemains: false }
    else return { ...cut, hasRemains: true }
  }
  return cut
}

/** Does a sentence still name what the cook will not have, which no line had? */
function isLeft(mention: Mention, swapped: Swapped): boolean {
  return swapped.rules.targets.some((target) => target.isNamedIn(mention)) && !swapOf(mention, swapped)
}

/** What was left out has no place in the name either, where it goes without a trace. */
function rewriteTitle(title: string, swapped: Swapped, language: KitchenLanguage): string {
  const written = rewriteText(title, swapped, language, 'title')
  const left = findFoods(written, language).find((mention) => swapOf(mention, swapped)?.to === 'left out')
  return (left && cutName(written, left, language)) || written
}

function withoutName(text: string, mention: Mention, language: KitchenLanguage): string | null {
  return cutName(text, mention, language)
}

/** A text in which every food that was replaced has its new name. */
function rewriteText(text: string, swapped: Swapped, language: KitchenLanguage, place: 'title' | 'step'): string {
  const mentions = findFoods(text, language)
  return mentions.reduceRight((written, mention) => {
    const swap = swapOf(mention, swapped)
    const noun = swap && nounIn(swap, language, place)
    if (!noun) return written
    const before = written.slice(0, mention.start)
    const after = written.slice(mention.end)
    const verb = greasing(mention.text, before, after)
    if (verb && place === 'step') return `${before}${verb}${after}`
    const isOil = swap.to !== 'left out' && 'food' in swap.to && swap.to.food.kind === 'oil'
    return reword(
      isOil ? before + mention.text + after.replace(/^ fondue?s?(?!\p{L})/u, '') : written,
      mention,
      noun,
      language,
    )
  }, text)
}

/** "Butter the tin", « beurrez un moule »: whatever it is done with now; null where a food is meant. */
function greasing(said: string, before: string, after: string): string | null {
  const [, first = '', end] = /^(b)eurr(ez|er|ée?s?)$/i.exec(said) ?? []
  if (end) return `${first === 'B' ? 'G' : 'g'}raiss${end}`
  const isVerb = /(?:^|[.;,] |\band )$/.test(before) && /^ (?:and line )?(?:the|a|an|your) /.test(after)
  return isVerb && /^butter$/i.test(said) ? (said.startsWith('B') ? 'Grease' : 'grease') : null
}

const pink: Record<KitchenLanguage, RegExp> = {
  en: /\b(?:no longer pink|not pink(?: any ?more)?|with no (?:trace of )?pink|the juices (?:run|are) clear)\b/g,
  fr: /\b(?:ne (?:soit|soient) plus ros(?:e|é)e?s?|sans trace de rose)\b|\ble jus (?:soit|s['’]écoule|coule) clair\b/g,
}

const done: Record<KitchenLanguage, string> = { en: 'golden', fr: 'soit bien chaud' }

/** What is no meat is not done when it is no longer pink. */
function withoutPink(step: string, { swaps, keepsFlesh }: Swapped, language: KitchenLanguage): string {
  if (keepsFlesh || !swaps.some(isFleshGone)) return step
  return step.replace(pink[language], done[language])
}

/** Its new name there; none where the old one is still right ("the flour" without gluten). */
function nounIn({ to }: Swap, language: KitchenLanguage, place: 'title' | 'step'): Noun | null {
  if (to === 'left out' || 'made' in to) return null
  if ('noun' in to) return place === 'title' ? null : to.noun
  const plural = to.food[language].many !== undefined
  const noun = spokenNoun(to.food, language, plural)
  return place === 'title' && !grammar[language].isHeadFirst ? { ...noun, text: attributive(to.food) } : noun
}
