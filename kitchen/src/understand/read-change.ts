import type { Allergen, Diet } from '@roux/contract/diet'
import { diets as allDiets } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { whoEats } from '@roux/cooking/safety/who-eats'
import type { Tin } from '../template/vessels.ts'
import { allowedBy } from './allowed-by.ts'
import { toAsked } from './asked.ts'
import {
  dietPhrases,
  eachIn,
  isCrustless,
  isQuicker,
  type Kinds,
  kindsIn,
  setWholemealAside,
  spelledOut,
  tooMuchIn,
  withoutKinds,
  withoutReasons,
} from './change-kinds.ts'
import { setQuestionsAside } from './change-questions.ts'
import { isOfChange } from './change-words.ts'
import { withoutComparing } from './comparatives.ts'
import { withoutCourtesy } from './courtesy.ts'
import { allergic, dietsIn } from './demands-of-change.ts'
import { nothingElse } from './left-words.ts'
import { lessOf, lessSweet } from './less-sweet.ts'
import type { Said } from './mark-names.ts'
import { optionsOf } from './named.ts'
import { readDish } from './read-dish.ts'
import { readMentions } from './read-mentions.ts'
import { readMinutes } from './read-minutes.ts'
import { readNewServes } from './read-new-serves.ts'
import { findTin } from './read-tin.ts'
import { readTranslation } from './read-translation.ts'
import { languageOf, readWish } from './read-wish.ts'
import { readOfNames, type WishedAmount, type WishedSwap } from './said-of-names.ts'
import { setTakenBackAside, type TakenBack } from './taking-back.ts'
import { plainText } from './tokens.ts'
import { type Refused, whatGoes } from './what-goes.ts'
import type { Asked, Wish } from './wish.ts'

/** What a sentence asks to have changed of a recipe: all that a wish for a new one may say, and what only a change can. */
export type Change = {
  /** What is said that a wish for a new recipe may say too. */
  wish: Wish
  serves: number | null
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  /** What is to be left out; may none of it stay for the dish's sake? */
  without: readonly Refused[]
  isAllergic: boolean
  /** Is milk kept from meat? */
  isMilkApart: boolean
  /** May it have a food, by all that is said of who eats it and how? A dislike is of what is named alone. */
  allows: (food: Ingredient) => boolean
  /** Is something wanted in the place of what goes? */
  wantsInstead: boolean
  /** Is it to be made with something: of it, where it is what dishes are made of? */
  isMadeWith: boolean
  /** Another dish, by what is to be known of it. */
  dish: Partial<Wish> | null
  swaps: readonly WishedSwap[]
  amounts: readonly WishedAmount[]
  added: readonly Asked[]
  /** Is it wanted beside what there is: "add chicken", and not "make it with chicken"? */
  isBeside: boolean
  /** What is to be poured over it, and is a dish of its own: "a lemon sauce". */
  sauces: readonly string[]
  /** Is it plainly to be added? */
  isAdded: boolean
  /** And what goes in the place of something all the same. */
  inPlace: readonly Ingredient[]
  /** What is to come back, by its name. */
  back: readonly Said[]
  /** Is what is milled wanted of whole grain? */
  isWholemeal: boolean
  isQuicker: boolean
  maxMinutes: number | null
  tin: Tin | null
  /** `other` is a language that the kitchen does not write. */
  translation: KitchenLanguage | 'other' | null
  /** As they were typed, where nothing was made of them. */
  unread: Wish['unread']
} & Kinds &
  Omit<TakenBack, 'rest'>

const plain = { preferences: null, serves: null, max_minutes: null }

/** Reads a wish in either language. Words that go with others of which something was made are no wish of their own. */
export function readChange(
  said: string,
  recipe: Pick<Draft, 'serves' | 'ingredients'>,
  language: KitchenLanguage,
): Change {
  const { questions, rest: sentence } = setQuestionsAside(said)
  const whole = lessSweet(readWhole(sentence, recipe, language))
  const change = { ...whole, wish: { ...whole.wish, questions } }
  const { words } = change.unread
  if (words.length === 0) return change
  const clauses = sentence
    .split(/[,.;!?]+|(?<!\p{L})(?:and|et|but|mais)(?!\p{L})/u)
    .filter((clause) => /\p{L}/u.test(clause))
  const idle = clauses.filter((clause) => isIdle(clauses.length > 1 ? readWhole(clause, recipe, language) : change))
  const isIdleIn = (phrase: string) => idle.some((clause) => clause.includes(phrase.split(' ')[0] ?? phrase))
  return { ...change, unread: { ...change.unread, words: words.filter(isIdleIn) } }
}

/** Was nothing made of it? */
function isIdle({ wish, swaps, amounts, without, diets, allergies, added, ...change }: Change): boolean {
  const { tastes, occasions, methods, gear, utensils, lacks, lacking, regimes, cuisines, hasOven, hasHob } = wish
  const lists = [swaps, amounts, without, diets, allergies, added, change.unwrittenUnits]
  const named = [tastes, occasions, methods, gear, utensils, lacks, lacking, regimes, cuisines]
  const said = [
    change.serves,
    change.dish,
    change.tin,
    change.maxMinutes,
    change.heat,
    change.body,
    change.texture,
    change.units,
    change.translation,
  ]
  return (
    [...lists, ...named].every(({ length }) => length === 0) &&
    said.every((one) => one === null) &&
    change.lifted.length + change.parts.length === 0 &&
    !(change.isUndone || change.isBack || change.isQuicker || change.isLighter || change.isCheaper) &&
    hasOven &&
    hasHob
  )
}

function readWhole(sentence: string, recipe: Pick<Draft, 'serves' | 'ingredients'>, language: KitchenLanguage): Change {
  const { isWholemeal, rest: milled } = setWholemealAside(plainText(withoutCourtesy(sentence)))
  const spoken = languageOf(sentence, language)
  const { rest: ordered, ...takenBack } = setTakenBackAside(milled, (words) => dietsIn(words, spoken))
  const lines = plainText(recipe.ingredients.join(' '))
  const translation = readTranslation(spelledOut(ordered, lines, language), language)
  const isThere = (word: string) => lines.includes(word.replace(/(?:es|s|x)$/, ''))
  const { rest, swaps, amounts, refused, lacked, isBeside, inPlace, wanted, back } = readOfNames(
    withoutComparing(withoutKinds(translation.rest)),
    spoken,
    isThere,
  )
  const isAllergic = allergic.test(rest)
  const whole = readWish({ user_input: rest, language, ...plain }, true)
  const dish = readDish(rest, language)
  // Mussels are a dish, and in one that is there already a food.
  const speaksOfHarm = isAllergic || whole.harmful.length > 0 || whole.avoidsUnknown
  const asFood =
    dish || speaksOfHarm ? [] : wanted.filter(({ isDish, asked }) => isDish && asked?.kind === 'ingredient')
  const wish = {
    ...whole,
    dishes: whole.dishes.filter((id) => !asFood.some((one) => one.dish?.id === id)),
    eaters: whoEats(sentence),
    hasNothingElse: nothingElse.test(plainText(sentence)),
  }
  const mentions = readMentions(rest, spoken)
  const { avoided, diets, allergies } = mentions
  const { rules, without } = whatGoes({ avoided, swaps, refused, lacked, isAllergic, rest }, language)
  const isReasoned = swaps.length + amounts.length > 0
  const kinds = kindsIn(isReasoned ? withoutReasons(translation.rest) : translation.rest)
  const maxMinutes = kinds.pieces ? null : readMinutes(translation.rest)
  const said = [...diets, ...rules.diets]
  return {
    ...kinds,
    wish,
    serves: kinds.pieces?.arePlain ? null : readNewServes(amounts.length > 0 ? rest : translation.rest, recipe.serves),
    diets: allDiets.filter((diet) => said.includes(diet) || dietPhrases[diet]?.test(translation.rest)),
    allergies: [...new Set([...allergies, ...rules.allergies])],
    without,
    isAllergic,
    isMilkApart: mentions.regimes.some(({ partsMilkFromMeat }) => partsMilkFromMeat),
    allows: allowedBy(mentions, isAllergic, wish.eaters),
    wantsInstead: instead.test(rest) || replacing.test(ordered) || (only.test(rest) && !wish.hasNothingElse),
    isMadeWith: madeWith.test(rest),
    dish,
    swaps,
    amounts: [...amounts, ...tooMuchIn(translation.rest).map(lessOf)],
    added: [
      ...wish.asked.filter((one) => !one.isImplied && wanted.some(isNamedBy(one))),
      ...asFood.flatMap(({ asked }) => (asked ? toAsked(asked) : [])),
    ],
    isBeside,
    sauces: translation.rest.match(sauces) ?? [],
    isAdded: adding.test(translation.rest) || (wanted.length === 1 && evenMore.test(translation.rest)),
    inPlace: inPlace.flatMap(({ asked }) => (asked ? optionsOf(asked).slice(0, 1) : [])),
    isWholemeal,
    isQuicker: wish.isHurried || isQuicker(translation.rest) || maxMinutes !== null,
    maxMinutes,
    tin: findTin(translation.rest)?.value ?? null,
    translation: translation.to,
    unread: unreadOf(wish, sentence, refused),
    ...takenBack,
    back,
  }
}

const instead =
  /\b(?:what else|something else|instead|(?:use|take) what|autre(?:s)?|other|another|different|a la place|quoi d.autre|par quoi|plutot(?! qu)|rather(?! than))\b/
const madeWith = /\b(?:make|made) (?:it|this|them|these) with\b|\b(?:fais|faites)[- ](?:la|le|les) (?:avec|aux?|a la)\b/
/** "Just legs", "corn tortillas only": that, and no other of its sort. */
const only = /\b(?:only|just|juste|seulement|uniquement|exclusivement|rien que)\b/
const sauces =
  /(?:(?:an?|some|the|une?) )?(?:(?<=(?:with|avec|an?|some|the|and) )(?:[a-z]+ ){1,2}(?:sauce|dressing|gravy|glaze|dip)(?![a-z])|(?:sauce|vinaigrette) (?:aux?|a la|a l'|de|d') ?[a-z]+)/g
const adding = /\b(?:add|adding|throw in|chuck in|r?ajoute[rz]?)\b/
const evenMore = /\b(?:en plus|extra)\b/
const replacing = /\b(?:replace|swap|substitute|rempl?a[cs]+e[rz]?|substitue[rz]?)[ -]/

function isNamedBy({ options, isUnkept }: Asked): (said: Said) => boolean {
  return ({ asked }) => asked !== null && (isUnkept ? asked.kind === 'unkept' : optionsOf(asked)[0] === options[0])
}

/** What nothing was made of: what the recipe knows all the same is read, and what only goes with something that is. */
function unreadOf({ unread }: Wish, sentence: string, refused: readonly Said[]): Wish['unread'] {
  const isOpen = (word: string) =>
    !isOfChange(word) && !isCrustless(word) && eachIn(word).length === 0 && !refused.some(({ words }) => words === word)
  const open = (words: readonly string[]) => typedIn(sentence, words.filter(isOpen))
  return { words: open(unread.words), foods: open(unread.foods), avoided: open(unread.avoided) }
}

/** Folded words as they stand in a sentence. */
function typedIn(sentence: string, phrases: readonly string[]): string[] {
  const typed = new Map(Array.from(sentence.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => [plainText(word), word]))
  return phrases.map((phrase) =>
    phrase
      .split(' ')
      .map((word) => typed.get(word) ?? word)
      .join(' '),
  )
}

/** What is wanted in it: of several the first that may be. */
export function foodsWanted({ added }: Pick<Change, 'added'>, allows: (food: Ingredient) => boolean): Ingredient[] {
  return added.flatMap(({ options }) => options.find(allows) ?? options.slice(0, 1))
}
