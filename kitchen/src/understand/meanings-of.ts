import { kitchenLanguages } from '@roux/contract/language'
import { units } from '@roux/cooking/languages/units'
import { numberWords } from '@roux/cooking/text/number-words'
import { saysNothing } from './common-words.ts'
import { type Claim, type Meaning, type MeaningKind, shareWords } from './meaning.ts'
import { neutralWords } from './neutral-words.ts'
import type { Mentions, Taken } from './reader.ts'
import { saidOfFood } from './said-of-food.ts'
import { type Heard, plainText } from './tokens.ts'
import { activityWords, fillerWords } from './vocabulary.ts'
import { asking, idle, type Said } from './what-is-said.ts'
import type { Wish } from './wish.ts'

/**
 * How likely a word must be to ask for something before it is told that nothing was made of it, and a phrase with the
 * little words that are often said around a wish. What the readers call unknown, and every word of a change, which is
 * short and all order, is no wish only where it is surely idle. See decision 38.
 */
const limits = { unknown: 0.725, phrase: 0.9, idle: 0.8 }

/** The meanings of a prompt: what its words were read as, what is said around them, and what is left of them. */
export function meaningsOf(
  prompt: string,
  mentions: Mentions,
  around: readonly Claim[],
  { said, hasRecipe }: { said: Said; hasRecipe: boolean },
): Meaning[] {
  const { heard, taken, avoidsUnknown } = mentions
  const isIdle = (at: number) => said.likely(at, idle) > limits.idle
  const claimed = taken
    .filter(({ kind, start }) => !(kind === 'unknown_food' && isIdle(start)))
    .map(
      ({ kind, start, end }: Taken): Claim => ({
        kind: kind === 'little' ? 'filler' : kind,
        places: heard.places.slice(start, end),
      }),
    )
  const isRead = ({ kind }: Claim) => kind !== 'filler' && !kind.startsWith('unknown')
  const read = [
    ...around.filter(({ kind }) => kind === 'question' || kind === 'several'),
    // What harms and was not understood is said as it was told.
    ...claimed.filter(({ kind }) => kind === 'unknown_refused'),
    ...claimed.filter(isRead),
    ...beside(heard, taken),
    ...around,
    ...claimed.filter((claim) => !isRead(claim) && claim.kind !== 'filler'),
  ]
  const isReadAt = isReadIn(heard, read)
  // What says no of nothing else, and how a food came to be, are little words too: « qui ne tache pas les nappes ».
  const isHeardAt = isReadIn(heard, [...claimed.filter((one) => isRead(one) && one.kind !== 'refused'), ...around])
  const unmade = unmadeIn(heard, { isReadAt, isHeardAt }, said)
  return shareWords(prompt, [...unmade, ...read, ...claimed], (word, place) => {
    const at = heard.places.findIndex(({ start, end }) => start <= place.start && place.start < end)
    // "2moro" is tomorrow.
    if (kindOf(word) === 'filler' || at < 0 || kindOf(heard.written[at] ?? '') === 'filler') return 'filler'
    // "Stupidly cheesy" was read.
    const isOfRead = said.phrases.some(
      ({ start, end, saying }) =>
        saying === 'wish' &&
        start <= at &&
        at < end &&
        [at - 1, at + 1].some((near) => start <= near && near < end && isReadAt(near)),
    )
    if (isOfRead || tellsHarm(at, heard, taken)) return 'filler'
    return (avoidsUnknown || hasRecipe ? !isIdle(at) : said.likely(at, asking) > limits.unknown) ? 'unknown' : 'filler'
  })
}

function isReadIn({ places }: Heard, read: readonly Claim[]): (at: number) => boolean {
  const readPlaces = read.flatMap((claim) => claim.places)
  return (at) => {
    const own = places[at]
    return own !== undefined && readPlaces.some((other) => other.start < own.end && own.start < other.end)
  }
}

/** Whole phrases that surely ask for something, and that nothing was made of: "prep for 5 days". */
function unmadeIn(
  { written, places }: Heard,
  { isReadAt, isHeardAt }: Readonly<Record<'isReadAt' | 'isHeardAt', (at: number) => boolean>>,
  { likely, phrases }: Said,
): Claim[] {
  return phrases.flatMap(({ start, end, saying }): Claim[] => {
    const own = Array.from({ length: end - start }, (_, at) => start + at)
    const isSure = own.reduce((sum, at) => sum + likely(at, asking), 0) / own.length > limits.phrase
    const worded = own.filter((at) => /^\p{L}/u.test(written[at] ?? ''))
    const telling = worded.filter(
      (at) => kindOf(written[at] ?? '') === 'unknown' || activityWords.has(written[at] ?? ''),
    )
    const isRead = telling.some(isReadAt) || worded.some(isHeardAt)
    return saying === 'wish' && isSure && telling.length > 0 && !isRead
      ? [{ kind: 'unknown', places: places.slice(start, end) }]
      : []
  })
}

/** Is it said in a part of the sentence that tells of harm and asks for nothing? What it says was heard. */
function tellsHarm(at: number, { written }: Heard, taken: readonly Taken[]): boolean {
  const isSign = (token: string) => /^[,.;!?]$/.test(token)
  const start = written.findLastIndex((token, place) => place < at && isSign(token)) + 1
  const sign = written.findIndex((token, place) => place > at && isSign(token))
  const isHere = (one: Taken) => one.start < (sign === -1 ? written.length : sign) && one.end > start
  const here = taken.filter(isHere)
  return here.some(({ kind }) => obeyed.has(kind)) && !here.some(({ kind }) => foodKinds.has(kind))
}

const obeyed: ReadonlySet<Taken['kind']> = new Set(['harmful', 'regime', 'refused'] as const)

/** Parts of any food, which are named behind its name and are none: "meat juices", « pas de sauce » of what is there. */
const parts: ReadonlySet<string> = new Set(
  `juice juices drippings fat sauce sauces dressing topping toppings seasoning bits chunks pieces flakes skin rind bone bones flavour flavouring taste smell products
  jus gras assaisonnement garniture morceaux bouts gout odeur produits`.split(/\s+/),
)

const unitWords = new Set(
  kitchenLanguages.flatMap((language) => Object.values(units[language].words).flatMap((all) => all.split(/[:|]/))),
)

/** How a food came to be as it is: "the bananas have gone black". */
const become: ReadonlySet<string> = new Set(
  'is are s have has going gone going turned turning getting got looking all rather very un peu est sont qui deviennent devenu devenue devenus devenues bien tres'.split(
    ' ',
  ),
)

/** The words next to the name of a food or a dish that are said of it. */
function beside({ written, places }: Heard, taken: readonly Taken[]): Claim[] {
  const isOf = (at: number) => saidOfFood.has(written[at] ?? '') || fillerWords.has(written[at] ?? '')
  return taken.flatMap(({ kind, start, end }): Claim[] => {
    if (kind === 'refused') return parts.has(written[end] ?? '') ? [{ kind, places: places.slice(end, end + 1) }] : []
    if (!foodKinds.has(kind)) return []
    let [first, last] = [start, end]
    while (isOf(first - 1) && start - first < 3) first -= 1
    while ((isOf(last) || become.has(written[last] ?? '')) && last - end < 4) last += 1
    const said = places
      .slice(first, last)
      .filter((_, at) => saidOfFood.has(written[first + at] ?? '') || become.has(written[first + at] ?? ''))
    // "A wedge of cheddar": how much of it.
    const isMeasured = written.slice(first, start).some((word) => /^(?:of|de|d|du)$/.test(word))
    const measure = written[first - 1] ?? ''
    if (isMeasured && (neutralWords.has(measure) || unitWords.has(measure)))
      said.push(...places.slice(first - 1, first))
    const lacks = /^, (?:no|without|sans|pas de) (\S+)(?= [,.]|$)/.exec(written.slice(end, end + 6).join(' '))?.[1]
    const lacking =
      kind === 'at_hand' && parts.has(lacks ?? '') ? places.slice(end + 1, written.indexOf(lacks ?? '', end) + 1) : []
    return [{ kind: kind === 'taste' ? 'taste' : 'at_hand', places: [...said, ...lacking] }]
  })
}

const foodKinds: ReadonlySet<Taken['kind']> = new Set(['wanted', 'at_hand', 'dish', 'taste', 'unmade_dish'] as const)

/** Said alone they leave open of what. */
const weak: ReadonlySet<string> = new Set('low high rich riche pauvre less non'.split(' '))

function kindOf(word: string): MeaningKind {
  const plain = plainText(word)
  const isLittle =
    !/^\p{L}{2,}|^\d(?!\d?h\d*$)/u.test(plain) ||
    saysNothing(plain) ||
    fillerWords.has(plain) ||
    activityWords.has(plain)
  return isLittle ? 'filler' : 'unknown'
}

/** How many phrases are named that nothing was made of; a story is no list of wishes. */
const mostNamed = 4

/** What nothing was made of, as it was typed. */
export function unreadIn(meanings: readonly Meaning[]): Wish['unread'] {
  const named = (kind: MeaningKind) =>
    meanings
      .filter((meaning) => meaning.kind === kind && /\p{L}/u.test(meaning.words) && !weak.has(plainText(meaning.words)))
      .map(({ words }) => words)
  return {
    words: [...new Set([...named('unknown'), ...countsIn(meanings)])].slice(0, mostNamed),
    foods: [...new Set(named('unknown_food'))],
    avoided: [...new Set(named('unknown_refused'))],
  }
}

/** "12 samosas": how many pieces a dish makes nobody here knows. */
function countsIn(meanings: readonly Meaning[]): string[] {
  return meanings.flatMap(({ kind, places: [place], words }) => {
    const isCount = /^(?:filler|unknown)$/.test(kind) && (/^\d+$/.test(words) || numberWords.has(plainText(words)))
    const dish = meanings.find(
      (other) => other.kind === 'dish' && place !== undefined && other.places[0]?.start === place.end + 1,
    )
    return isCount && dish ? [`${words} ${dish.words}`] : []
  })
}

/** What of a kind was said, as it was typed: what is asked and is no wish, several dishes at once. */
export function wordsOfKind(meanings: readonly Meaning[], kind: MeaningKind): string[] {
  return meanings.filter((meaning) => meaning.kind === kind).map(({ words }) => words)
}
