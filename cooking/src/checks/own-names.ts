import type { CheckedLanguage } from '@roux/contract/language'
import { kindSet } from '../foods/kinds.ts'
import { making } from '../languages/making.ts'
import { allergensOf } from '../mentions/contents.ts'
import { isMakeable } from '../mentions/made-in-steps.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { matchesOf } from '../text/matches-of.ts'
import { isListed } from './listed.ts'

const word = String.raw`(?:(?!(?:the|la|le|les)\s)[\p{L}-]+\s)`
/** "This flax egg", « ce dashi végétal »: what is pointed at was just made. */
const pointedAt = new RegExp(
  String.raw`(?<!\p{L})(?:this|these|ce|cet|cette|ces)\s(?!(?:with|to|into|over|in|on|and|of|for|qui|que|dont)\s)${word}?$`,
  'iu',
)
/** "First up, the ricotta: …"; "start with the butter, then …" starts with butter. */
const announced = new RegExp(
  String.raw`(?:(?:start|begin) with|get on with|next(?: up)?(?: is)?|first(?: up)?(?: is)?|(?:commenc|début)(?:ez|er) par|d[’']abord|ensuite|^\P{L}*(?:la|le|les|the)?),?\s?(?:the|your|an?|some|la|le|les|une?|votre)?\s?${word}{0,2}$`,
  'iu',
)
const headed = /^(?:\s?[:–—]|\s-\s|[,.]\s|\s(?:by|with|from|out of|en|avec|à partir)\s)/iu
const announces = /^(?:\s?[:–—]|\s-\s)/u
/** "An egg wash of rice drink", « la chantilly faite avec la crème de coco ». */
const of =
  /^\s(?:of|(?:from|off) the top of|made (?:with|from|of)|faite?s? (?:avec|de)|à base de|de|d(?=[’']))[\s’']+(?:the\s|some\s|la\s|le\s|les\s|l[’'])?/iu
const madeWith = /^\s(?:made|faite?s?|à base)\s/iu
/** « Un boudin de farce », "logs of dough": only a form. */
const forms = /^\s(?:of|de)\s(?:the\s|la\s)?(?:filling|dough|mixture|farce|pâte|préparation|appareil)(?!\p{L})/iu
/** "The sausage filling": what is put together out of what is listed. */
const mixtures = /^\s(?:filling|mixture|batter|dough)(?!\p{L})/iu
const theMixture = /(?<!\p{L})(?:the|this|your)\s$/iu
export const measured =
  /\d[\d.,/½¼¾]*\s?(?:\p{L}{1,12}\.?\s(?:à (?:soupe|café|s|c)\.?\s)?)?(?:of\s|de\s|d[’'])?(?:the\s)?$/u

/**
 * Is it a bare name for what the steps make: pointed at, the end of what is put together, or said to be of something
 * listed? What is measured out is put in.
 */
export function isOwnName(mention: Mention, line: FoodLine, read: RecipeFoods): boolean {
  if (line.place.part !== 'direction') return false
  const before = line.text.slice(Math.max(0, mention.start - 240), mention.start)
  const after = line.text.slice(mention.end, mention.end + 40)
  if (measured.test(before.slice(-48))) return false
  return (
    (pointedAt.test(before.slice(-48)) && !isFlesh(mention)) ||
    isCombined(before, line.language) ||
    forms.test(after) ||
    (mixtures.test(after) && theMixture.test(before)) ||
    isOfListed(mention, line, read, after) ||
    isPlayedBefore(mention, read) ||
    (!added.test(before) && isTitled(mention, read)) ||
    isInDishName(mention, line.text, read.title.text)
  )
}

/** "Scatter over these anchovies" puts them in, and so does "stir in the mayonnaise" what the title bears. */
const added = /(?:add|stir in|ajoutez|incorporez)\s(?:the\s|la\s|le\s)?$/iu

function isFlesh({ meaning }: Mention): boolean {
  return meaning.foods.some(({ kind, animal = [] }) => !kind.endsWith('stock') && /meat|fish/.test(animal.join()))
}

/** Does what is put together in this sentence end in this? */
function isCombined(before: string, language: CheckedLanguage): boolean {
  return (
    making[language].into.test(before.slice(-48)) &&
    making[language].combining.test(before.split(/[.;]\s/).at(-1) ?? '')
  )
}

/** Does it head what makes it out of what is listed? "For the butter: mash the garlic with butter" has some. */
export function isHead(mention: Mention, { text, foods, language }: FoodLine, read: RecipeFoods): boolean {
  const after = text.slice(mention.end, mention.end + 16)
  const sentence =
    text
      .slice(Math.max(0, mention.start - 120), mention.start)
      .split(/[.;!?]\s/)
      .at(-1) ?? ''
  const isAnnounced = announces.test(after) && announced.test(sentence)
  if (!isMakeable(mention) || mention.meaning.foods.some(({ kind }) => kind === 'butter')) return false
  if (!isAnnounced && !(sentence.trim() !== '' && headed.test(after) && making[language].heading.test(sentence)))
    return false
  const rest = text.slice(mention.end, mention.end + 240).split(/(?<=\p{L}\p{L}[.;!?])\s/u)
  if (!/^[.]/.test(after) && !making[language].combining.test(rest.slice(0, 2).join(' '))) return false
  const next = foods.find(({ start }) => start >= mention.end)
  if (!next || !isListed(next, text, read)) return false
  const end = text.slice(mention.end).search(/[.;!?](?:\s|$)/u)
  const isAgain = foods.some(
    ({ start, stems }) =>
      start >= mention.end &&
      (end < 0 || start < mention.end + Math.max(end, next.end - mention.end)) &&
      stems.join() === mention.stems.join(),
  )
  return !isAgain && !/\b(?:it|them)\b|-l(?:a|es?)\b/iu.test(text.slice(mention.end, next.start))
}

/** « Ce parmesan de levure » is of the yeast in the list; butter of garlic is butter all the same. */
function isOfListed(mention: Mention, { text, foods }: FoodLine, read: RecipeFoods, after: string): boolean {
  const gap = of.exec(after)?.[0].length
  if (!gap) return false
  const isButter = mention.meaning.foods.some(({ kind }) => kind === 'butter')
  if (isButter && !madeWith.test(after)) return false
  const other = foods.find(({ start }) => start >= mention.end && start <= mention.end + gap)
  return other !== undefined && isListed(other, text, read)
}

/** "The carrot bacon crisps … layer the tomatoes and bacon". */
function isPlayedBefore({ language, stems }: Mention, { steps }: RecipeFoods): boolean {
  return steps.some(({ harmless }) =>
    harmless.some(
      ({ meaning, ...other }) =>
        (meaning.foods.length > 0 || meaning.generic !== undefined || /^en /iu.test(other.text)) &&
        other.language === language &&
        stems.every((stem) => other.stems.includes(stem)),
    ),
  )
}

const products = kindSet('condiment other')
const extras = /(?<=\s)(?:with|and|in|on|for|from|without|à|au|aux|avec|et|sur|sans)(?!\p{L})/iu

/** Is it what the title says that the recipe makes, "sangria with orange", and no ingredient: "béarnaise", not "pasta"? */
export function isTitled(mention: Mention, { title }: RecipeFoods): boolean {
  const { foods, generic } = mention.meaning
  const isProduct = generic?.isDish === true || foods.some(({ kind }) => products.has(kind))
  const isDrink = /^sangria$/iu.test(mention.text)
  if (!(isProduct || isDrink) || allergensOf(mention).get('gluten') === 'contains') return false
  const end = extras.exec(title.text)?.index ?? title.text.length
  const [head, ...others] = title.foods.filter(({ start }) => start < end)
  return head !== undefined && others.length === 0 && mention.stems.every((stem) => head.stems.includes(stem))
}

/** Dishes that are called after what some cook them without. */
const dishes =
  /(?<!\p{L})(?:sausage rolls?|eggs? (?:benedict|florentine|royale)|scotch eggs?|fish (?:and|&) chips|fish (?:fingers?|cakes?)|tuna mayo|hot dogs?|(?:œ|oe)ufs? (?:mimosa|bénédicte|cocotte|à la neige|en meurette)|saucisson brioché)(?!\p{L})/giu

/** Is it a word of a dish's name that the title bears: "pile up the fish and chips"? */
export function isInDishName({ start, end }: Mention, text: string, title: string): boolean {
  const ofTitle = new Set(matchesOf(title, dishes).map(([name]) => name.toLowerCase()))
  return matchesOf(text, dishes).some(
    (match) => ofTitle.has(match[0].toLowerCase()) && match.index <= start && end <= match.index + match[0].length,
  )
}
