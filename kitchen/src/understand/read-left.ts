import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import type { Amount, Ingredient, Unit } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { weightsOf } from '@roux/cooking/foods/weights'
import { grammar } from '@roux/cooking/languages/grammar'
import { numberInWords, numberOf, numberWords } from '@roux/cooking/text/number-words'
import type { End } from '../cookbook/dish.ts'
import { foodsWithin } from './clauses.ts'
import { decimals, dozensIn, isDecimalAt } from './decimals.ts'
import { cookedNames, madeBefore, madeBy, type State, statesAt } from './left-words.ts'
import { askable, type Named, optionsOf } from './named.ts'
import { type Meaning, matchAt } from './phrase-book.ts'
import type { Reader } from './reader.ts'
import { saidOfFood } from './said-of-food.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'

/** What a dish that is left was made of, where its name says so: "leftover rice and peas". */
export function foodsLeftIn(words: readonly Token[], language: KitchenLanguage): Named[] {
  if (words.length < 2) return []
  return foodsWithin(words, language).map((food) => {
    const [first] = optionsOf(food)
    const end = first ? endOf(first, words) : null
    return { ...food, ...(end && { end }) }
  })
}

/** What is left by the one food in the name of a dish: "leftover roast beef sandwiches", "Christmas ham". */
export function foodInName(words: readonly Token[], language: KitchenLanguage): Named | undefined {
  const head = askable(matchAt(words, words.length - 1, language)?.meanings ?? [])
  const foods = foodsWithin(words, language)
  if (head) return foods.length === 1 ? head : undefined
  return foods[0]
}

/** Does the food, or the dish, that stands there come from another meal, so that it is nothing to make? */
export function isLeftAt(tokens: readonly Token[], start: number, end: number): boolean {
  const states = statesIn(tokens, start, end)
  const isCooked = tokens.slice(Math.max(0, start - 2), end).some((token) => cookedNames.has(token))
  return states.includes('cooked') || (isCooked && states.includes('at-hand'))
}

/** Was it made before: "after making custard"? */
export function isMadeBefore(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - 6), start).join(' ')
  if (failed.test(before) && anew.test(tokens.slice(start + 1).join(' '))) return true
  return madeBefore.test(before) || (madeBy.test(before) && partOfEgg(tokens) !== null)
}

const failed =
  /(?:\b(?:i|we)(?: (?:ve|have|just|only|totally))* (?:burnt|burned|ruined|wrecked|botched|dropped|killed|murdered|butchered|massacred|messed up)|\b(?:ai|avons|a)(?: encore| totalement| tout)? (?:rate|loupe|foire|brule|crame|massacre|tue|assassine|flingue|bousille))(?: (?:the|my|our|le|la|les|l|mon|ma|mes|notre|nos))$/
/** Something that is wanted after all. */
const anew = /[,.;!?] (?:so |alors |now |donc )?(?:an?|another|something|une?|autre chose|quelque chose)(?![^ ])/

/** "A bowl of rice" is no bowl of the cookbook. */
export function isMeasure(tokens: readonly Token[], start: number, end: number): boolean {
  if (end !== start + 1) return false
  const [own = '', next = ''] = tokens.slice(start, start + 2)
  const before = tokens.slice(Math.max(0, start - 2), start).join(' ')
  // "A crisp white wine"
  if (own === 'crisp')
    return (
      next !== '' &&
      !/^(?:with|for|without|made|to|and|please|recipe|of|from|on|in|that|who|but|using|topped|\P{L}+)$/u.test(next)
    )
  // "What can I bake" is no bake.
  if (own === 'bake' && /(?:^| )(?:i|we|you|to|can|could|should|ll|will|would|let s)$/.test(before)) return true
  // « Far breton », and "far too many"
  if (own === 'far') return /^(?:too|more|better|away|from|off|less|fewer)$/.test(next)
  return (
    /^(?:bowls?|plates?|bols?|assiettes?)$/.test(own) &&
    (next === 'of' ||
      /^(?:in|on|dans|sur) (?:an?|one|une?)$/.test(before) ||
      // "Kimchi jjigae, one bowl"
      /^(?:\S+ )?(?:one|\d+)$/.test(before))
  )
}

/** « 300 g de raclette » : what is weighed is the food, whatever dish goes by its name. */
export function isWeighed(tokens: readonly Token[], start: number, end: number, meanings: readonly Meaning[]): boolean {
  const food = askable(meanings)
  const amount = food && meanings.some(({ kind }) => kind === 'dish') ? amountAt(tokens, start, end, food) : null
  return amount !== null && amount[1] !== 'piece'
}

/** How much there is of a food; "two chicken curries" are no two chickens, though a "3 egg omelette" is of three eggs. */
export function amountOf(
  { tokens, language }: Pick<Reader, 'tokens' | 'language'>,
  start: number,
  end: number,
  food: Named,
): Amount | null {
  const isAttribute =
    !grammar[language].isHeadFirst && optionsOf(food)[0]?.kind !== 'egg' && !tokens[end - 1]?.endsWith('s')
  const isOfDish = isAttribute && matchAt(tokens, end, language)?.meanings.some(({ kind }) => kind === 'dish')
  return isOfDish ? null : amountAt(tokens, start, end, food)
}

/** « Bananes trop mûres » : nobody speaks of blackberries. */
export function isRipeness(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1] ?? ''
  const isBehindName =
    /^[a-z]{3,}s?$/.test(before) && !/^(?:des|les|aux|mes|avec|plus|ces|quelques|sans|beaucoup)$/.test(before)
  return /^mures?$/.test(tokens[start] ?? '') && isBehindName
}

/**
 * What a food is the end of, as it is told of.
 * @param isLeftToo it goes with what is left
 */
export function endAt(
  tokens: readonly Token[],
  start: number,
  end: number,
  food: Named,
  isLeftToo = false,
): End | null {
  const words = tokens.slice(start, end)
  const [first] = optionsOf(food)
  if (!first) return null
  if (first.kind === 'egg') return partOfEgg(words)
  const states = statesIn(tokens, start, end)
  if (first.kind === 'bread') return states.length > 0 ? 'bread' : null
  if (first.id === 'banana')
    return states.some((state) => state === 'overripe' || state === 'cooked') ? 'bananas' : null
  if (
    first.kind === 'polenta' &&
    /(?:^| )(?:set|firm|cold|sliced|block|figee?|froide|durcie|prise)(?: |$)/.test(
      [tokens.slice(Math.max(0, start - 3), start), tokens.slice(end, end + 2)].flat().join(' '),
    )
  )
    return 'polenta'
  const isLeft = isLeftToo || isLeftAt(tokens, start, end) || (states.includes('at-hand') && isColdAt(tokens, start))
  return isLeft ? endOf(first, words) : null
}

function endOf(food: Ingredient, words: readonly Token[]): End | null {
  if (words.some((word) => /^(?:mash|mashed|puree)$/.test(word))) return 'mash'
  if (food.id === 'ham') return 'ham'
  if (isFlesh(food)) return fish.has(food.kind) ? 'fish' : meats.has(food.kind) ? 'meat' : null
  if (food.kind === 'rice' || food.kind === 'pasta' || food.kind === 'polenta') return food.kind
  if (food.kind === 'grain' || food.kind === 'quick-grain') return 'grain'
  if (food.id === 'potato') return 'potatoes'
  return vegetables.has(food.kind) ? 'vegetables' : null
}

function partOfEgg(words: readonly Token[]): End | null {
  if (words.some((word) => /^(?:whites?|blancs?)$/.test(word))) return 'egg-whites'
  return words.some((word) => /^(?:yolks?|jaunes?)$/.test(word)) ? 'egg-yolks' : null
}

const meats = kindSet('poultry roast joint steak stewing-meat')
const fish = kindSet('white-fish oily-fish')
const vegetables = kindSet('root firm-vegetable tender-vegetable leaf')

/** Cold rice and cold potatoes were cooked. */
function isColdAt(tokens: readonly Token[], start: number): boolean {
  return tokens.slice(Math.max(0, start - 3), start).includes('cold')
}

function statesIn(tokens: readonly Token[], start: number, end: number): State[] {
  return statesAt(tokens, start, end, (token) => fillerWords.has(token) || cookedNames.has(token) || feasts.has(token))
}

const feasts: ReadonlySet<Token> = new Set(['cold', 'christmas', 'easter', 'sunday', 'thanksgiving', 'boxing', 'day'])

const units: Readonly<Record<string, readonly [number, Unit]>> = {
  g: [1, 'g'],
  gr: [1, 'g'],
  grams: [1, 'g'],
  grammes: [1, 'g'],
  kg: [1000, 'g'],
  kilo: [1000, 'g'],
  kilos: [1000, 'g'],
  kgs: [1000, 'g'],
  lb: [454, 'g'],
  lbs: [454, 'g'],
  pound: [454, 'g'],
  pounds: [454, 'g'],
  livre: [500, 'g'],
  livres: [500, 'g'],
  oz: [28, 'g'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  slices: [1, 'slice'],
  tranches: [1, 'slice'],
}

const counted = new RegExp(String.raw`(?:^| )(\d{1,4}(?:\.\d+)?|${numberInWords}|[a-z]+) ?([a-z]*)$`)
const inWords = new RegExp(`^(?:${numberInWords})$`)

/** How much of it there is: "2 eggs", "300 g of chicken", "egg whites, 5 of them". */
export function amountAt(tokens: readonly Token[], start: number, end: number, food?: Named): Amount | null {
  let at = start
  const isLittle = (token: Token) =>
    (fillerWords.has(token) || saidOfFood.has(token) || cookedNames.has(token) || token === 'cold') &&
    !numberWords.has(token) &&
    token !== 'half'
  while (at > 0 && isLittle(tokens[at - 1] ?? '')) at -= 1
  // "1 sad carrot", "two big fat onions"
  if (isSaidOfOne(tokens, at)) at -= 1
  const before = decimals(tokens.slice(Math.max(0, at - 7), at).join(' ')).replace(/\bhalf an? (?=[a-z]+$)/, 'half ')
  const dozens = dozensIn(before)
  if (dozens !== null) return [dozens, 'piece']
  const [, count, unit = ''] = counted.exec(before) ?? []
  const measured = units[unit] ?? tinOf(unit, food)
  if (count && measured) return countOf(articles.test(count) ? '1' : count, measured)
  const last = tokens[at - 1] ?? ''
  const glued = /^(\d{1,4})([a-z]+)$/.exec(last)
  if (glued && units[glued[2] ?? '']) return countOf(glued[1] ?? '', units[glued[2] ?? ''] ?? [1, 'piece'])
  const isBroken = /^(?:[.,]|\d+)$/.test(tokens[at - 2] ?? '') && tokens[at - 2] !== ','
  const isOne =
    /^(?:one|single|seule?)$/.test(last) ||
    tokens.slice(at, start).includes('one') ||
    isOneOfList(tokens, start, food) ||
    /^(?:one|un|an) (?:eggs?|oeufs?|egg (?:yolk|white)|(?:jaune|blanc) d oeuf)$/.test(
      tokens.slice(start - 1, end).join(' '),
    )
  const own = isBroken ? null : (countOf(last, [1, 'piece']) ?? (isOne ? ([1, 'piece'] as const) : null))
  if (own) return own
  const next = decimals(tokens.slice(end, end + 11).join(' '))
  const [, later] = /^(?:left )?(?:over )?(?:after [a-z ]+)?, (\d{1,2}|[a-z]+) of them\b/.exec(next) ?? []
  if (later) return countOf(later, [1, 'piece'])
  const [, weight = '', weighed = ''] =
    /^(?:(?:to|that|need|needs|need to be|using|eating|used|up|going|off|soon|a|finir|manger|utiliser|entamee?s?|opened|open) )*[,(] (?:environ |about |some |roughly |around |bien )?(\d{1,4}(?:\.\d+)?|[a-z]+) ?(k?gs?|kilos?|grams|grammes|lbs?|pounds?|livres?)\b(?! (?:de|d|du|of)\b)/.exec(
      next,
    ) ?? []
  return weight ? countOf(weight, units[weighed] ?? [1, 'g']) : null
}

const articles = /^(?:an?|une?)$/

/** "400 g of mince and a courgette", « j'ai un poivron » : in a list of what there is an article counts. */
function isOneOfList(tokens: readonly Token[], start: number, food: Named | undefined): boolean {
  const [first] = food ? optionsOf(food) : []
  const isWhole = first !== undefined && single.has(first.kind) && weightsOf(first.id).one.piece !== undefined
  return isWhole && articles.test(tokens[start - 1] ?? '') && listed.test(tokens.join(' '))
}

const single = kindSet('root firm-vegetable tender-vegetable salad-vegetable orchard-fruit soft-fruit')
const listed =
  /\b(?:\d+ ?(?:k?gs?|ml|cl|oz|lbs?)|(?:tin|can|jar|bag|pack|packet|handful|bocal|boite|sachet|paquet)s? (?:of|de|d)|(?:i|we) (?:ve )?(?:have|got)|(?:j ai|on a|il (?:me|nous) reste|y a)(?! (?:envie|besoin))) /

/** A tin of it, as it is usually sold. */
function tinOf(unit: string, food: Named | undefined): readonly [number, Unit] | undefined {
  const [first] = food ? optionsOf(food) : []
  const isJar = /^(?:jars?|bocal|bocaux)$/.test(unit) && first?.kind === 'pulse'
  return first && (isJar || /^(?:tins?|cans?|boites?)$/.test(unit))
    ? [weightsOf(tinned[first.id] ?? first.id).tin ?? 400, 'g']
    : undefined
}

/** As it is sold in tins. */
const tinned: Readonly<Record<string, string>> = { sweetcorn: 'tinned-sweetcorn' }

/** Does one word stand there between a number and the name, which is no measure and no name itself? */
function isSaidOfOne(tokens: readonly Token[], at: number): boolean {
  const [count = '', word = ''] = tokens.slice(at - 2, at)
  const isCount = at >= 2 && (/^\d{1,2}$/.test(count) || (inWords.test(count) && !/^(?:an?|une?)$/.test(count)))
  const isName = kitchenLanguages.some((language) =>
    matchAt(tokens, at - 1, language)?.meanings.some(({ kind }) => kind !== 'manner' && kind !== 'with'),
  )
  return isCount && /^[a-z]{3,}$/.test(word) && !isName && !measures.test(word) && units[word] === undefined
}

const measures =
  /^(?:dozens?|douzaines?|tins?|cans?|jars?|bags?|packs?|packets?|punnets?|boxe?s?|bottles?|tubs?|cups?|bowls?|heads?|cloves?|stalks?|sticks?|bunch\w*|handfuls?|people|person|persons|boites?|bocal|bocaux|sachets?|paquets?|bottes?|verres?|tasses?|tetes?|gousses?|personnes?|minutes?|min|mins|hours?|heures?|more|less|other|autres?)$/

/** Half a cooked bird is not half a thigh: it has so much meat on it. */
export function offBone([count, unit]: Amount, name: readonly Token[]): Amount {
  const ofBird = meatOfBirds.find(([bird]) => bird.test(name.join(' ')))?.[1]
  return unit === 'piece' && ofBird ? [count * ofBird, 'g'] : [count, unit]
}

/** In grams, of one as it is bought: about 45 % of it is meat. */
const meatOfBirds: readonly (readonly [RegExp, number])[] = [
  [/\b(?:chicken|poulet)s?(?: rotis?)?$/, 700],
  [/\b(?:duck|canard)s?$/, 600],
  [/\b(?:turkey|dinde)s?$/, 2000],
]

function countOf(word: string, [size, unit]: readonly [number, Unit]): Amount | null {
  const count = /^\d+(?:\.\d+)?$/.test(word)
    ? Number(word)
    : /^(?:half|demie?)$/.test(word)
      ? 0.5
      : inWords.test(word)
        ? numberOf(word)
        : undefined
  return !count ? null : [count * size, unit]
}

/** Where what is said of an amount begins. */
export function startOfAmount(tokens: readonly Token[], start: number): number {
  const before = tokens.slice(Math.max(0, start - 4), start)
  const at = before.findIndex(
    (token) => /^\d/.test(token) || numberWords.has(token) || /^(?:half|demie?|une?|an?)$/.test(token),
  )
  const first = start - before.length + at
  return at < 0 ? start : isDecimalAt(tokens, first) ? first - 2 : first
}
