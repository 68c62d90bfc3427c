import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { isDairy } from '@roux/cooking/foods/restrictions'
import { grammar } from '@roux/cooking/languages/grammar'
import type { Course } from '../cookbook/dish.ts'
import { type Dish, dishes } from '../template/dishes.ts'
import { isBarbecueToGoTo } from './barbecue-to-go-to.ts'
import { listedBefore } from './lists.ts'
import { cookedHow, type Manner } from './manner-words.ts'
import { type Meaning, matchAt } from './phrase-book.ts'
import { isLeftAt } from './read-left.ts'
import { isNameAt, isNext, type Reader, take } from './reader.ts'
import { freeWords } from './refused-after.ts'
import { tastes } from './taste-words.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'

/** A diet or another way to eat, a course, a manner of cooking. */
export function readOccasion(reader: Reader, meanings: readonly Meaning[], at: number, next: number): boolean {
  const { found } = reader
  // "To go with grilled salmon", "with Sunday lunch": it is the other that is cooked or eaten so.
  const isManner = meanings.every((one) => one.kind === 'manner' && !isBarbecueToGoTo(reader, one.manner, at, next))
  if (reader.isBeside && isManner) {
    take(reader, 'beside', at, next)
    return true
  }
  if (readTaste(reader, meanings, at, next)) return true
  const diet = meanings.find((meaning) => meaning.kind === 'diet')
  const regime = meanings.find((meaning) => meaning.kind === 'regime')
  const course = meanings.find((meaning) => meaning.kind === 'course')
  const manner = meanings.find((meaning) => meaning.kind === 'manner')
  const cuisine = meanings.find((meaning) => meaning.kind === 'cuisine')
  // "not vegan" is no wish for a vegan dish; "no nuts, vegan" is.
  const isWayDenied =
    manner?.manner.method !== undefined && reader.avoiding?.first === null && isNext(reader, reader.avoiding.at, at)
  const isDenied =
    isWayDenied || reader.avoiding?.at === at || (regime?.regime.counts !== undefined && isUnneeded(reader, at))
  // « Pas trop sucré » is made so by nobody here, and said.
  const { avoiding } = reader
  const isRefused = manner?.manner.taste !== undefined && avoiding?.first === null && isNext(reader, avoiding.at, at)
  const opposite = isRefused ? oppositeOf(manner.manner) : undefined
  const isUnkept = isRefused && !opposite
  if (isUnkept && manner.manner.taste)
    found.refusedTastes.push({ taste: manner.manner.taste, words: reader.typed(at, next) })
  // Cold boiled potatoes are there, and nothing to boil.
  const isState = manner !== undefined && (isSaidOfFood(reader, at, next) || isThere(reader, manner.manner, at))
  // "Before the match" says when.
  const isWhen = manner?.manner.occasion !== undefined && isBehind(reader, at)
  const isWithout = reader.avoiding?.first === null && !reader.avoiding.listed
  if (diet && !isDenied) found.diets.push(diet.diet)
  const isOfFood = regime?.regime.isSaidOfFoods === true && (isMadeFoodAt(reader, next) || isMadeFoodBefore(reader, at))
  if (regime && !isDenied && !isOfFood) found.regimes.push(regime.regime)
  if (diet && freeWords.includes(reader.tokens[next - 1] ?? '')) found.avoided.push(...listedBefore(reader, at))
  if (course?.isMenu) found.isMenu = true
  else if (course && isBehind(reader, at, 1)) take(reader, 'little', at - 1, at)
  else if (course && isOfAnotherMeal(reader, at)) take(reader, 'at_hand', at - 1, at)
  else if (course && !isMealOf(reader, course.course, at)) found.courses.push(course.course)
  if (course && besideCourses.includes(course.course)) {
    reader.isBeside =
      [next - 1, next].some((place) => besideWords.has(reader.tokens[place] ?? '')) ||
      // « Un accompagnement au four pour un rôti »
      /^(?:(?!\d)[a-z]+ ){1,3}(?:for|pour) (?:an?|the|my|une?|le|la|les|l|mon|du|des) /.test(
        `${reader.tokens.slice(next, next + 6).join(' ')} `,
      ) ||
      /^(?:alongside|cote)$/.test(reader.tokens[next - 2] ?? '') ||
      // « En accompagnement d'un rosbif », "to dip bread in"
      /^(?:to (?:dip|dunk)|(?:pour|ou) tremper|accompagnement (?:d|de|du|des))(?: |$)/.test(
        reader.tokens.slice(at, next + 1).join(' '),
      )
  }
  if (!isDenied) found.cuisines.push(...meanings.flatMap((one) => (one.kind === 'cuisine' ? [one.cuisine] : [])))
  const isLack = (isWithout || isBroken(reader, next)) && (manner?.manner.gear ?? manner?.manner.utensil) !== undefined
  if (isLack && manner) lack(reader, manner.manner)
  else if (isDenied && manner?.manner.method) found.avoidedDishes.push(...cookedLike(manner.manner))
  else if (opposite) found.manners.push(opposite)
  else if (manner && !isDenied && !isUnkept && !isState && !isWhen)
    found.manners.push(
      isBarbecueToGoTo(reader, manner.manner, at, next) ? { ...manner.manner, isEvent: true } : manner.manner,
    )
  // "no roasted nuts" still leaves out the nuts.
  const isBeside = (manner ?? cuisine) !== undefined && !isNameAt(reader, next)
  // "Not fried halloumi" is halloumi.
  const isOfWay = isDenied && reader.avoiding?.opener === 'not' && manner?.manner.method !== undefined
  if (course || ((diet ?? regime) && isDenied) || isBeside || isOfWay) reader.avoiding = null
  const read = diet ?? regime ?? course ?? manner ?? cuisine
  if (!read) return false
  const kind = isUnkept ? 'unknown' : read.kind === 'manner' ? kindOf(read.manner) : read.kind
  take(reader, isLack ? 'lack' : kind, at, next)
  return true
}

/** "No need for high protein", "nothing too calorific", « rien de très calorique »; and « un peu de sucre » is some. */
function isUnneeded({ tokens }: Reader, at: number): boolean {
  return unneeded.test(tokens.slice(Math.max(0, at - 7), at + 1).join(' '))
}

const unneeded =
  /(?<![^ ])(?:(?<!(?:why|or|pourquoi) )(?:not|pas)|t|nothing|none|never|without|less|rien|jamais|sans|ni|moins|no need|inutile|anything but|tout sauf)(?: (?:too|very|so|that|all|really|especially|overly|terribly|being|be|to|need|needs|want|have|it|anything|of|for|particularly|d|de|du|trop|tres|si|aussi|bien|etre|besoin|que|qu|ce|ca|il|elle|soit|forcement|particulierement|specialement|an?|un|plat|truc))* \S+$|(?<![^ ])(?:un peu|why not|pourquoi pas)$/

/** Right behind "before" or "after", but for an article, and a word for how heavy it is? */
function isBehind({ tokens }: Reader, at: number, said = 0): boolean {
  const before = tokens
    .slice(Math.max(0, at - 3 - said), at - (weighty.test(tokens[at - 1] ?? '') ? said : 0))
    .join(' ')
  return /(?:^| )(?:before|after|avant|apres)(?: (?:the|a|an|my|our|his|her|their|le|la|les|l|un|une|mon|ma|son|sa|notre))?$/.test(
    before,
  )
}

/** « Une entrée pour un dîner » is no main course. */
function isMealOf({ tokens, found }: Reader, course: Course, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).join(' ')
  return (
    course === 'main' &&
    found.courses.some((one) => one !== 'main') &&
    /(?:^| )(?:for|pour)(?: (?:an?|the|my|our|une?|le|la|mon|ce|notre))?$/.test(before)
  )
}

const weighty =
  /^(?:heavy|big|large|rich|long|cheesy|meaty|copieux|copieuse|lourde?|gros|grosse|grande?|riche|bon|bonne)$/

function lack({ found }: Reader, { gear, utensil }: Manner): void {
  if (gear) found.lacks.push(gear)
  if (utensil) found.lacking.push(utensil)
}

/** "My blender broke", « le robot est en panne ». */
function isBroken({ tokens }: Reader, next: number): boolean {
  return broken.test(tokens.slice(next, next + 5).join(' '))
}

const broken =
  /^(?:(?:is|s|has|was|just|are|been|est|a|vient de) )*(?:broke|broken|busted|dead|died|dying|lost|missing|kaput|en panne|casse|cassee|mort|morte|hs|lache|rendu l ame|foutue?)(?![a-z])/

/** All that is cooked in a way that is refused; frying is one, whatever is done with the pan. */
function cookedLike(refused: Manner): Dish[] {
  const isFrying = ({ method }: Manner) => method !== undefined && /^(?:pan-)?fried$/.test(method.en)
  const ways = isFrying(refused) ? cookedHow.filter(isFrying) : [refused]
  const ids = ways.flatMap(({ dishes: own = [], likewise = [] }) => [...own, ...likewise])
  const isNamedSo = ({ noun, ways: all }: Dish) =>
    isFrying(refused) &&
    [noun, ...all.flatMap(({ titles }) => titles)].some(({ en }) => friedNames.test(en.toLowerCase()))
  return dishes.filter((dish) => ids.includes(dish.id) || ids.includes(dish.of ?? dish.id) || isNamedSo(dish))
}

const friedNames =
  /\b(?:fr(?:ied|y|ies)|fritters?|omelette|pancakes?|tempura|nuggets|doughnuts?|croquettes|churros|chips|katsu)\b/

function kindOf({ gear, method, occasion, utensil }: Manner): 'gear' | 'method' | 'occasion' {
  return (gear ?? utensil) ? 'gear' : method || !occasion ? 'method' : 'occasion'
}

function oppositeOf({ taste: refused }: Manner): Manner | undefined {
  return tastes.find(({ taste }) => taste !== undefined && taste.name.en === refused?.opposite)
}

/** How it shall taste; what is "not too sweet" is made so by nobody here. It neither opens nor ends a list. */
function readTaste(reader: Reader, meanings: readonly Meaning[], at: number, next: number): boolean {
  const { found, avoiding } = reader
  const said = meanings.find((meaning) => meaning.kind === 'manner')
  if (!said?.manner.taste || meanings.some(({ kind }) => kind !== 'manner')) return false
  const isDenied = avoiding !== null && avoiding.first === null && isNext(reader, avoiding.at, at)
  const isOfFood = isStateOf(reader, at, next)
  const opposite = isDenied ? oppositeOf(said.manner) : undefined
  if (opposite) found.manners.push(opposite)
  else if (isDenied) found.refusedTastes.push({ taste: said.manner.taste, words: reader.typed(at, next) })
  else if (!isOfFood && !isSaidOfFood(reader, at, next)) found.manners.push(said.manner)
  take(reader, isDenied && !opposite ? 'unknown' : isOfFood ? 'at_hand' : 'taste', at, next)
  // "Not too sweet, pears" is of pears; "nothing hot, nuts or milk" is a list.
  const after = reader.tokens[next] ?? ''
  const isOfDegree =
    avoiding?.opener === 'not' && /^(?:too|very|so|that|overly|trop|tres|si)$/.test(reader.tokens[at - 1] ?? '')
  const isEnded = goesOn.test(after) || (isOfDegree && !/^(?:and|or|nor|et|ou|ni)$/.test(after))
  if (isDenied && isEnded) reader.avoiding = null
  return true
}

/** What is wanted beside a taste that is not: "nothing hot, with prawns". */
const goesOn = /^(?:with|for|to|avec|pour|aux?)$/

/** Soft carrots and cold potatoes are there so, and nobody wants the dish to be. */
function isStateOf({ tokens, language, spans }: Reader, at: number, next: number): boolean {
  if (
    !/^(?:soft|cold|mushy|limp|mou|mous|molles?|froide?s?|salee?s?|salted|demi sel|doux|douces?|sucree?s?|pimentee?s?)$/.test(
      tokens.slice(at, next).join(' '),
    )
  )
    return false
  const named = matchAt(tokens, next, language)?.meanings ?? []
  const isNamed = named.some(({ kind }) => kind === 'ingredient') && !named.some(({ kind }) => kind === 'dish')
  return isNamed || (grammar[language].isHeadFirst && spans.at(-1)?.end === at && spans.at(-1)?.dish === null)
}

/** How a food was cooked before, or when: "boiled" of cold potatoes, « de la veille ». */
function isSaidOfFood({ tokens, language }: Reader, at: number, next: number): boolean {
  if (tokens[next - 1] === 'veille' && tokens[at - 1] === 'de') return true
  return isLeftAt(tokens, next, next + (matchAt(tokens, next, language)?.length ?? 1))
}

/** "Lamb shanks in the freezer" are there, and "turkey left from Thanksgiving" is of another day. */
function isThere(reader: Reader, { occasion }: Manner, at: number): boolean {
  const { tokens, spans } = reader
  const { end = 0 } = spans.at(-1) ?? {}
  if (occasion === 'freezes')
    return (
      end > 0 && /^(?:in|au)$/.test(tokens[at] ?? '') && tokens.slice(end, at).every((token) => fillerWords.has(token))
    )
  return isOfAnotherMeal(reader, at)
}

/** "Toast left from breakfast", « un reste du déjeuner »: what is there, and no meal to make. */
function isOfAnotherMeal({ tokens }: Reader, at: number): boolean {
  const isOfDay = /^(?:from|de|d|du|des)$/.test(tokens[at - 1] ?? '')
  return (
    isOfDay &&
    tokens.slice(Math.max(0, at - 9), at).some((token) => /^(?:leftovers?|left|over|restes?|restants?)$/.test(token))
  )
}

/** Cream may be low in fat, and bacon in salt; chicken is what it is, and a chocolate cake is a cake. */
function isMadeFoodAt({ tokens, language }: Reader, at: number): boolean {
  const { meanings = [], length = 1 } = matchAt(tokens, at, language) ?? {}
  const isOfDish = matchAt(tokens, at + length, language)?.meanings.some(({ kind }) => kind === 'dish') ?? false
  return !isOfDish && meanings.some((meaning) => meaning.kind === 'ingredient' && isMadeFood(meaning.ingredient))
}

/** As the French say it: « de la crème allégée en matières grasses ». */
function isMadeFoodBefore({ spans }: Reader, at: number): boolean {
  const last = spans.at(-1)
  return last?.end === at && last.asked?.kind === 'ingredient' && isMadeFood(last.asked.ingredient)
}

function isMadeFood(food: Ingredient): boolean {
  return isDairy(food) || madeFoods.has(food.kind)
}

const madeFoods = kindSet(
  'salty-sauce stock meat-stock fish-stock cured-meat spread jam chocolate condiment coconut-cream milk cream yoghurt nut-butter butter',
)

const besideCourses: readonly Course[] = ['side', 'sauce']
const besideWords: ReadonlySet<Token> = new Set('for to with pour accompagner avec servir manger'.split(' '))
