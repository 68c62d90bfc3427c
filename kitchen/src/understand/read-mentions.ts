import type { KitchenLanguage } from '@roux/contract/language'
import { isPastItsDate, isSoured } from '@roux/cooking/safety/past-its-date'
import { rememberLast } from '@roux/cooking/text/remember-last'
import { isLeftToo, isOfBeside, pourOver } from './beside-dishes.ts'
import { isDeniedTwice } from './denied-twice.ts'
import { forbiddenBy } from './forbidden-by.ts'
import { isOfSomebody } from './given-names.ts'
import { hear } from './hear.ts'
import { wantWhatIsHidden } from './hidden-foods.ts'
import { isOfPlants } from './is-of-plants.ts'
import { isDishLeft, isPacked, leaveAsItIs, leaveMeal, settleLeftDishes } from './left-dishes.ts'
import { askable, avoidable, isMadeOf, isMadeOfEggs, type Named, takenOffBone } from './named.ts'
import { dietsIn, isForAnother } from './names-within.ts'
import { isMoreThan, isNoManner, isOfDrinking } from './not-opened.ts'
import { colouredAt } from './other-colour.ts'
import { leavesBehind, partAt, tinnedAt } from './parts-of-foods.ts'
import { type Match, type Meaning, matchAt } from './phrase-book.ts'
import {
  amountOf,
  endAt,
  foodInName,
  isLeftAt,
  isMadeBefore,
  isMeasure,
  isRipeness,
  isWeighed,
  offBone,
  startOfAmount,
} from './read-left.ts'
import { readOccasion } from './read-occasion.ts'
import { readRefused } from './read-refused.ts'
import { readWord } from './read-word.ts'
import { type Mentions, type Reader, type Taken, take } from './reader.ts'
import { withoutAlcohol } from './regime-words.ts'
import { regimesOf } from './regimes-of.ts'
import { forBabies, forOneYearOlds, softDishes } from './regimes-of-the-young.ts'
import { gone, type Harm, setHarmAside } from './set-harm-aside.ts'
import { settleHeads, usualFoods } from './settle-heads.ts'
import { settleUnmade } from './settle-unmade.ts'
import { takeDish } from './take-dish.ts'
import { thinkAgain } from './think-again.ts'
import type { Heard, Token } from './tokens.ts'
import { keepFromSalt, wantsNoSalt } from './wants-no-salt.ts'

/** Reads what a prompt asks for and what it leaves out, word by word, longest phrase first; and who is to eat it. */
export const readMentions = rememberLast((text, language: KitchenLanguage): Mentions => {
  const first = readPlain(text, language)
  const harm = thinkAgain(first, language)
  return withRegimes(harm ? readBesides(harm, first.heard, text, language) : first, text)
}, 8)

/** The same text again, without what is no part of the dish. */
export function readWithout(
  asides: readonly Taken[],
  mentions: Mentions,
  text: string,
  language: KitchenLanguage,
): Mentions {
  const tokens = [...mentions.harm.tokens]
  for (const { start, end } of asides) tokens.fill(gone, start, end)
  return withRegimes(readBesides({ ...mentions.harm, tokens }, mentions.heard, text, language, asides), text)
}

function withRegimes(read: Mentions, text: string): Mentions {
  const found = wantWhatIsHidden(read)
  const regimes = regimesOf(found.regimes, text)
  if (!regimes.some((regime) => regime === forBabies || regime === forOneYearOlds)) return { ...found, regimes }
  const soft = { dishes: softDishes, names: { en: [], fr: [] } }
  return { ...found, manners: [...found.manners, soft], regimes }
}

/** The same, whoever it is that eats: of a text that speaks of nobody. */
export function readPlain(text: string, language: KitchenLanguage): Mentions {
  const heard = hear(text, language)
  return readBesides(setHarmAside(heard.written, heard.mended, language), heard, text, language)
}

/** What a text says besides what it says does harm. */
function readBesides(
  harm: Harm,
  heard: Heard,
  text: string,
  language: KitchenLanguage,
  asides: readonly Taken[] = [],
): Mentions {
  const { mended } = heard
  const found: Mentions = {
    heard,
    harm,
    taken: [
      ...asides,
      ...harm.unknown.map((span) => ({ kind: 'unknown_refused' as const, ...span })),
      ...harm.tokens.flatMap((token, at) =>
        token === mended[at] || asides.some(({ start, end }) => start <= at && at < end)
          ? []
          : [{ kind: 'harmful' as const, start: at, end: at + 1 }],
      ),
    ],
    asked: [],
    implied: [],
    ...forbiddenBy(harm),
    dishes: [],
    settled: new Set(),
    unmade: [],
    hinted: [],
    avoidedDishes: [],
    isOfPlants: false,
    isWholemeal: false,
    besides: [],
    goesWith: [],
    unfit: [],
    leftDishes: [],
    manners: [],
    refusedTastes: [],
    cuisines: [],
    lacks: [],
    lacking: [],
    diets: [],
    regimes: [],
    courses: [],
    isMenu: false,
    asksUnknown: false,
    avoidsUnknown: harm.isUnknown,
  }
  // What is kept too long ails nobody because of what it is.
  if (isPastItsDate(text))
    for (const at of harm.tokens.keys()) if (isSoured(harm.tokens.slice(at, at + 2).join(' '))) found.settled.add(at)
  const reader: Reader = {
    tokens: harm.tokens,
    language,
    typed: (start, end) => text.slice(heard.places[start]?.start, heard.places[end - 1]?.end),
    found,
    unmade: [],
    spans: [],
    avoiding: null,
    isBeside: false,
    expects: 'nothing',
  }
  for (let at = 0; at < reader.tokens.length; ) {
    const match = phraseAt(reader.tokens, at, language)
    if (match) readPhrase(reader, match, at)
    else readWord(reader, at)
    at += match?.length ?? 1
  }
  settleHeads(reader)
  settleUnmade(reader)
  settleLeftDishes(reader)
  if (wantsNoSalt(text)) keepFromSalt(found, text)
  return found
}

/** « A la goutte » is no dish « à la » something: what it ends in may begin a way to eat. */
function phraseAt(tokens: readonly Token[], at: number, language: KitchenLanguage): Match | null {
  const match = colouredAt(tokens, at, language)
  if (match?.length !== 2 || !match.meanings.some(({ kind }) => kind === 'with')) return match
  const inner = matchAt(tokens, at + 1, language)
  return inner && inner.length > 1 && inner.meanings.some(({ kind }) => kind === 'regime') ? null : match
}

function readPhrase(reader: Reader, match: Match, at: number): void {
  const { meanings } = match
  const next = at + match.length
  const opening = meanings.find((meaning) => meaning.kind === 'without')
  const wanting = meanings.find((meaning) => meaning.kind === 'with')
  if (opening) take(reader, 'refused', at, next)
  else if (wanting || meanings.some(({ kind }) => kind === 'else')) take(reader, 'little', at, next)
  if (opening && isDeniedTwice(reader.tokens, at, next)) {
    reader.avoiding = null
  } else if (opening && isOfDrinking(reader, next)) {
    reader.found.regimes.push(withoutAlcohol)
  } else if (opening && !isMoreThan(reader, at, next)) {
    reader.avoiding = { opener: opening.opener, at: next, first: null, count: 0, listed: null, isBlind: false }
  } else if (wanting || meanings.some(({ kind }) => kind === 'else')) {
    if (reader.avoiding?.opener !== 'allergy' && reader.avoiding?.first) reader.avoiding = null
    reader.expects = wanting ? (wanting.isStrong ? 'food' : 'name') : 'nothing'
    // A dressing is for a salad, however much was said of it between.
    if (!wanting && isForAnother(reader, reader.found.dishes.at(-1) ?? null, at)) reader.isBeside = true
  } else if (isOfSomebody(reader, meanings, at, next)) {
    take(reader, 'little', at, next)
  } else if (isNoManner(reader, meanings, at, next) || !readOccasion(reader, meanings, at, next)) {
    readName(reader, meanings, at, next)
    reader.expects = 'nothing'
  }
}

function readName(reader: Reader, meanings: readonly Meaning[], at: number, next: number): void {
  const { found, tokens } = reader
  const left = avoidable(meanings)
  const dish = isWeighed(tokens, at, next, meanings) ? undefined : meanings.find((meaning) => meaning.kind === 'dish')
  if (readRefused(reader, { left, dish, at, next })) return
  const isOfEggs = !dish && isMadeOfEggs(askable(meanings)) && isMadeBefore(tokens, at)
  if (isOfEggs || isRipeness(tokens, at) || (dish && (isMadeBefore(tokens, at) || isMeasure(tokens, at, next)))) {
    take(reader, 'little', at, next)
    return
  }
  const isPoured = dish && !dish.unmade && !askable(meanings) && isPacked(dish.dish, tokens, at, next)
  if (isPoured || (!dish && isOfBeside(reader, at))) {
    if (isPoured) pourOver(reader, dish.dish)
    take(reader, isPoured ? 'at_hand' : 'beside', at, next)
    return
  }
  const plain = tinnedAt(tokens, at, next, askable(meanings))
  const part = partAt(tokens, at, next, plain)
  const own = part ? { ...part.food, called: reader.typed(part.start, part.end) } : plain
  const leaves = part ? null : leavesBehind(tokens, next, plain)
  if (leaves) {
    found.asked.push({ ...leaves, called: reader.typed(next + 1, next + 3) })
    take(reader, 'at_hand', next, next + 3)
  }
  if (part && part.into.length > 0) found.manners.push({ dishes: part.into, names: { en: [], fr: [] } })
  const isBesideLeft = dish !== undefined && isLeftToo(reader, dish.dish, at)
  const isLeft = isBesideLeft || isLeftAt(tokens, at, next)
  const told =
    dish && isLeft && dish.dish.course !== 'dessert' ? foodInName(tokens.slice(at, next), reader.language) : undefined
  const food = own ?? (dish && isLeft ? (told ?? usualFoods(dish.dish)[0] ?? null) : null)
  const end = food && endAt(tokens, at, next, food, isBesideLeft)
  // What is left of a roast is no dish to make, and nor is a stale loaf.
  const isRest = dish !== undefined && !dish.unmade && isDishLeft(dish.dish, reader, at, next)
  const leftover = isLeftAt(tokens, at, next) || end === 'bread' || isBesideLeft || isRest
  // "bœuf bourguignon" is a dish before it is a cut, and cookies are not made of cookies.
  const isDishAlone = dish && (dish.dish.of !== undefined || !isMadeOf(dish.dish, food))
  const named = isDishAlone && !leftover ? null : food
  const whole = leftover ? takenOffBone(named) : named
  const amount = named && amountOf(reader, at, next, named)
  const atMost = amount && end === 'meat' && whole ? offBone(amount, tokens.slice(at, next)) : amount
  const isMeal = leftover && dish !== undefined && (end === null || isRest)
  if (isRest) leaveAsItIs(reader, dish.dish, at)
  else if (isMeal) leaveMeal(reader, dish, at, next)
  const asked = isMeal ? null : whole && { ...whole, ...(end && { end }), ...(atMost && { atMost }) }
  if (isOfPlants(reader, at, next, asked, dish?.dish ?? null)) found.isOfPlants = true
  reader.spans.push({
    asked,
    left,
    dish: dish && !dish.unmade && !leftover ? dish.dish : null,
    start: at,
    end: part?.end ?? next,
  })
  const isMeatless = food?.kind === 'ingredient' && food.ingredient.kind === 'sausage'
  if (dish || isMeatless) found.diets.push(...dietsIn(reader.tokens.slice(at, next), reader.language))
  found.avoided.push(...freeFromIn(reader.tokens.slice(at, next), reader.language))
  if (dish && !leftover) takeDish(reader, dish, { asked, food, at, next })
  if (asked?.kind === 'unkept' && asked.food.isPlantMeat) found.diets.push('vegetarian')
  if (asked) found.asked.push(asked)
  const isAtHand = leftover || asked?.end || asked?.atMost || part
  const kind = isAtHand ? 'at_hand' : dish?.unmade ? 'unmade_dish' : dish && !asked ? 'dish' : 'wanted'
  if ((kind === 'dish' || kind === 'unmade_dish') && isForAnother(reader, dish?.dish ?? null, next))
    reader.isBeside = true
  take(reader, kind, atMost ? startOfAmount(tokens, at) : (part?.start ?? at), part?.end ?? next)
}

/** Whoever asks for gluten-free flour, or "pâtes sans gluten", wants no gluten in the rest either. */
function freeFromIn(words: readonly Token[], language: KitchenLanguage): Named[] {
  const [free, without] = [words.indexOf('free'), words.indexOf('sans')]
  const part = free > 0 ? words.slice(0, free + 1) : without > 0 ? words.slice(without) : []
  return part.length > 0 && part.length < words.length ? readPlain(part.join(' '), language).avoided : []
}
