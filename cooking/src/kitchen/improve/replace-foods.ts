import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { findFoods } from '../../checks/find-foods.ts'
import type { Mention } from '../../checks/mention.ts'
import type { Ingredient, Kind } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import { readLine } from '../../reading/read-line.ts'
import { unitKinds } from '../../reading/unit-words.ts'
import { roundAmount } from '../../wording/amount.ts'
import { agree, of } from '../../wording/french.ts'
import { writeIngredientLine } from '../../wording/ingredient-line.ts'
import { attributive, listedNoun, type Noun, spokenNoun } from '../../wording/noun.ts'
import { isBound, soakedFlaxseed } from './bind-eggs.ts'
import { cutName, reword } from './reword.ts'
import { breaks, type Rules } from './rules.ts'
import { isLeavable, type StandIn, standInFor } from './stand-ins.ts'

/** What became of a food: something took its place, or it was left out. */
export type Swap = { from: Mention; to: StandIn | { noun: Noun; line: string } | 'left out' }

export type Reworked = { recipe: Draft; swaps: readonly Swap[]; hasRemains: boolean }

/**
 * A recipe that keeps to rules it broke: each food that it must not have is replaced, in its line and in the steps, or
 * left out. Null where the dish would not be one without it.
 * @param choose what takes the place of a food, where the cook said so
 */
export function replaceFoods(
  recipe: Draft,
  rules: Rules,
  language: Language,
  choose: (from: Mention) => StandIn | null = (from) => standInFor(from, rules),
  mayLeaveOut: (from: Mention) => boolean = isLeavable,
): Reworked | null {
  const swaps: Swap[] = []
  const ingredients: string[] = []
  for (const line of recipe.ingredients) {
    const mentions = findFoods(line, language)
    const broken = mentions.find((mention) => breaks(mention, rules))
    if (!broken) {
      ingredients.push(line)
      continue
    }
    const swap = swapFor(broken, recipe, rules, language, choose, mayLeaveOut)
    if (!swap) return null
    swaps.push(swap)
    if (swap.to !== 'left out') ingredients.push(rewriteLine(line, broken, swap.to, recipe.serves, language))
    else if (mentions.length > 1) ingredients.push(withoutName(line, broken, language) ?? line)
  }
  if (ingredients.length === 0) return null
  const steps = recipe.directions.map((step) => rewriteStep(withoutPink(step, swaps, language), swaps, rules, language))
  const title = rewriteText(recipe.title, swaps, rules, language, 'title')
  const description = rewriteText(recipe.description, swaps, rules, language, 'step')
  const directions = steps.map(({ text }) => text).filter((text) => text !== '')
  if (directions.length === 0) return null
  return {
    recipe: { ...recipe, title, description, ingredients, directions },
    swaps,
    hasRemains: steps.some((step) => step.hasRemains),
  }
}

function swapFor(
  broken: Mention,
  recipe: Draft,
  rules: Rules,
  language: Language,
  choose: (from: Mention) => StandIn | null,
  mayLeaveOut: (from: Mention) => boolean,
): Swap | null {
  const from = { ...broken, meaning: { ...broken.meaning, foods: foodsOf(broken) } }
  if (from.meaning.foods[0]?.kind === 'egg') {
    const bound = isBound(recipe, language) && soakedFlaxseed(recipe, broken, language, rules)
    if (bound) return { from, to: bound }
  }
  const to = choose(from)
  if (to) return { from, to }
  return mayLeaveOut(from) ? { from, to: 'left out' } : null
}

/** A food for a word such as "chicken" or "cheese". */
const typical: Readonly<Record<string, string>> = {
  cheese: 'gruyere',
  cream: 'cream',
  'whipped cream': 'cream',
  dairy: 'milk',
  chicken: 'chicken-thigh',
  meat: 'stewing-beef',
  beef: 'stewing-beef',
  pork: 'pork-shoulder',
  fish: 'cod',
  seafood: 'prawn',
  bread: 'bread',
  pasta: 'penne',
  noodle: 'egg-noodle',
  soy: 'tofu',
}

function foodsOf({ meaning: { foods, generic } }: Mention): readonly Ingredient[] {
  const id = typical[generic?.en[0] ?? '']
  return foods.length > 0 || id === undefined ? foods : [ingredientById(id)]
}

function rewriteLine(
  line: string,
  from: Mention,
  to: Exclude<Swap['to'], 'left out'>,
  serves: number,
  language: Language,
): string {
  if ('line' in to) return to.line
  if ('made' in to)
    return reword(line, from, madeNoun(line.slice(from.start, from.end), from, to.made.name, language), language)
  const { amount } = readLine(line, language)
  const noun = listedNoun(to.food, language, true)
  if (!amount) return reword(line, from, noun, language)
  const kind = amount.unit && unitKinds[amount.unit.id]
  const isDry = from.meaning.foods.some(isFlesh) && dryKinds.includes(to.food.kind)
  const prep = isDry ? cooked[language] : (to.food.prep?.[language] ?? '')
  if (kind !== 'weight' && kind !== 'volume' && kind !== 'spoon') {
    const [quantity, unit] = to.food.serving
    return writeIngredientLine(to.food, roundAmount([quantity * serves, unit], to.food), language, prep)
  }
  const name = language === 'fr' ? of(noun) : noun.text
  const prepared = prep && kind === 'weight' ? `, ${language === 'fr' ? agree(prep, noun) : prep}` : ''
  // What is poured is not weighed.
  const given = line.slice(0, amount.end).replace(/(?<=\d\s?)g$/, pouredKinds.includes(to.food.kind) ? 'ml' : 'g')
  return `${given} ${name}${prepared}`
}

/** In the place of meat these go in cooked. */
const dryKinds: readonly Kind[] = ['lentil', 'grain', 'quick-grain', 'rice']
const cooked = { en: 'already cooked', fr: 'déjà cuit·' }
const pouredKinds: readonly Kind[] = ['oil', 'milk', 'cream', 'stock', 'water', 'coconut-cream']

/** "gluten-free penne", "penne sans gluten"; in French wheat flour is then plain flour. */
export function madeNoun(
  name: string,
  { meaning }: Mention,
  words: Record<Language, string>,
  language: Language,
): Noun {
  const food = meaning.foods[0]
  const { gender = 'm' } = food?.fr ?? {}
  const base = food?.kind === 'flour' ? (language === 'fr' ? 'farine' : 'flour') : name
  const plural = /s$/.test(base) && food?.[language].many !== undefined
  const french = words.fr.startsWith('vég') ? agree(frenchForm(words.fr, gender), { gender, plural }) : words.fr
  const text = language === 'fr' ? `${base} ${french}` : `${words.en} ${base.toLowerCase()}`
  return { text, plural, gender, elides: /^[aeiouhéèêœ]/i.test(base) }
}

/** "végan·" for a cheese, "végétarien", "végétarienne". */
function frenchForm(word: string, gender: 'm' | 'f'): string {
  return gender === 'f' && word.endsWith('en') ? `${word}n·` : `${word}·`
}

type Rewritten = { text: string; hasRemains: boolean }

function rewriteStep(step: string, swaps: readonly Swap[], rules: Rules, language: Language): Rewritten {
  const sentences = step.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [step]
  const done = sentences.map((sentence) => rewriteSentence(sentence, swaps, rules, language))
  return {
    text: done
      .map(({ text }) => text)
      .join('')
      .trim(),
    hasRemains: done.some(({ hasRemains }) => hasRemains),
  }
}

function rewriteSentence(sentence: string, swaps: readonly Swap[], rules: Rules, language: Language): Rewritten {
  const cut: Rewritten = { text: rewriteText(sentence, swaps, rules, language, 'step'), hasRemains: false }
  // Each cut leaves the others elsewhere: they are looked for anew, as often as there are any.
  for (let count = 0; count < 8; count += 1) {
    const mentions = findFoods(cut.text, language)
    const left = mentions.find((mention) => swapOf(mention, swaps, rules)?.to === 'left out')
    if (!left) return cut
    const without = withoutName(cut.text, left, language)
    if (without !== null) cut.text = without
    else if (mentions.length === 1 && /^\s*\S+(?:\s+\S+){0,7}\s*$/.test(cut.text))
      return { text: '', hasRemains: false }
    else return { ...cut, hasRemains: true }
  }
  return cut
}

function withoutName(text: string, mention: Mention, language: Language): string | null {
  return cutName(text, mention, language)
}

/** A text in which every food that was replaced has its new name. */
function rewriteText(
  text: string,
  swaps: readonly Swap[],
  rules: Rules,
  language: Language,
  place: 'title' | 'step',
): string {
  const mentions = findFoods(text, language)
  return mentions.reduceRight((written, mention) => {
    const swap = swapOf(mention, swaps, rules)
    const noun = swap && nounIn(swap, language, place)
    return noun ? reword(written, mention, noun, language) : written
  }, text)
}

/** "The pork" of a step is the shoulder and not the sausages, "the beef" never the stock. */
const ownNamed: readonly Kind[] = ['stock', 'meat-stock', 'sausage', 'cured-meat']

/** What became of the food that a step or the title speaks of. */
function swapOf(mention: Mention, swaps: readonly Swap[], rules: Rules): Swap | undefined {
  const isMeat = mention.meaning.generic?.en[0] === 'meat' && swaps.some(isFleshGone)
  const foods = new Set(foodsOf(mention))
  // "the beef" of a step is the beef mince of the list.
  const tags = new Set(mention.meaning.generic && [...foods].flatMap(({ tags: own = [] }) => own))
  const isCalledSo = (food: Ingredient) => !ownNamed.includes(food.kind) && food.tags?.some((tag) => tags.has(tag))
  const ofTag = swaps.find(({ from }) => from.meaning.foods.some(isCalledSo))
  if (ofTag) return ofTag
  if (!isMeat && !breaks(mention, rules)) return undefined
  const same = swaps.find(({ from }) => from.meaning.foods.some((food) => foods.has(food)))
  const kinds = new Set([...foods].map(({ kind }) => kind))
  const ofKind = swaps.find(({ from }) => from.meaning.foods.some(({ kind }) => kinds.has(kind)))
  const ofFlesh = [...foods].some(isFlesh) ? swaps.find(({ from }) => from.meaning.foods.some(isFlesh)) : undefined
  return same ?? ofKind ?? ofFlesh
}

function isFlesh({ animal = [] }: Ingredient): boolean {
  return animal.includes('meat') || animal.includes('fish')
}

/** Did something that is no meat take the place of meat? */
function isFleshGone({ from, to }: Swap): boolean {
  const isMeatStill = to !== 'left out' && 'food' in to && isFlesh(to.food)
  return from.meaning.foods.some(isFlesh) && !isMeatStill
}

const pink: Record<Language, RegExp> = {
  en: /\b(?:no longer pink|not pink(?: any ?more)?|with no (?:trace of )?pink)\b/g,
  fr: /\b(?:ne (?:soit|soient) plus ros(?:e|é)e?s?|sans trace de rose)\b/g,
}

/** What is no meat is not done when it is no longer pink. */
function withoutPink(step: string, swaps: readonly Swap[], language: Language): string {
  if (!swaps.some(isFleshGone)) return step
  return step.replace(pink[language], language === 'en' ? 'golden' : 'soit bien chaud')
}

/** Its new name there; none where the old one is still right ("the flour" without gluten). */
function nounIn({ to }: Swap, language: Language, place: 'title' | 'step'): Noun | null {
  if (to === 'left out' || 'made' in to) return null
  if ('noun' in to) return place === 'title' ? null : to.noun
  const plural = to.food[language].many !== undefined
  const noun = spokenNoun(to.food, language, plural)
  return place === 'title' && language === 'en' ? { ...noun, text: attributive(to.food) } : noun
}
