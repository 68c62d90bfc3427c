import { numberWords } from '@roux/cooking/text/number-words'
import { saysNothing } from './common-words.ts'
import type { Heard } from './hear.ts'
import { type Claim, type Meaning, type MeaningKind, shareWords } from './meaning.ts'
import type { Mentions, Taken } from './reader.ts'
import { plainText } from './tokens.ts'
import { isToldAside } from './told-aside.ts'
import { activityWords, fillerWords } from './vocabulary.ts'
import type { Wish } from './wish.ts'

/** The meanings of a prompt: what its words were read as, what is said around them, and what is left of them. */
export function meaningsOf(prompt: string, { heard, taken }: Mentions, around: readonly Claim[]): Meaning[] {
  const claimed = taken.map(
    ({ kind, start, end }: Taken): Claim => ({
      kind: kind === 'little' ? 'filler' : kind,
      places: heard.places.slice(start, end),
    }),
  )
  const isRead = ({ kind }: Claim) => kind !== 'filler' && !kind.startsWith('unknown')
  return shareWords(
    prompt,
    [
      ...around.filter(({ kind }) => kind === 'question' || kind === 'several'),
      ...claimed.filter(isRead),
      ...beside(heard, taken),
      ...around,
      ...claimed.filter((claim) => !isRead(claim) && claim.kind !== 'filler'),
      ...claimed,
    ],
    (word, place) => {
      const at = heard.places.findIndex(({ start, end }) => start <= place.start && place.start < end)
      // "2moro" is tomorrow.
      const isChat = at >= 0 && kindOf(heard.written[at] ?? '') === 'filler'
      return kindOf(word) === 'unknown' && !isChat && !isToldAside(heard.written, at) ? 'unknown' : 'filler'
    },
  )
}

/** Words said of a food beside its name: what it looks like, how old it is, how it is cut. */
const saidOfFood: ReadonlySet<string> = new Set(
  `stale old dry dried hard soft black blackened brown white red green yellow orange purple overripe ripe spotty mushy half heel end ends
  carcass crust clear thick thin flat tall mini baby wild ground pulled diced cubed whole holey leaves leaf stalks tops peel skin bones shells cores
  rassis rassie rassies dur dure durs dures sec secs seche seches trempe trempes noir noirs noire noires noirci noircie noircis mur murs mure mures
  vert verts verte vertes rouge rouges blanc blancs blanche blanches jaune jaunes moitie talon quignon carcasse croute cru crue crus crues cuit cuite cuits cuites
  surgele surgeles surgelee surgelees congele congeles congelee congelees epais fin fins fine fines plat entier entiers sauvage fanes feuilles epluchures peau os arretes`.split(
    /\s+/,
  ),
)

/** The words next to the name of a food or a dish that are said of it. */
function beside({ written, places }: Heard, taken: readonly Taken[]): Claim[] {
  const isOf = (at: number) => saidOfFood.has(written[at] ?? '') || fillerWords.has(written[at] ?? '')
  return taken.flatMap(({ kind, start, end }) => {
    if (!foodKinds.has(kind)) return []
    let [first, last] = [start, end]
    while (isOf(first - 1) && start - first < 3) first -= 1
    while (isOf(last) && last - end < 3) last += 1
    return {
      kind: kind === 'taste' ? 'taste' : 'at_hand',
      places: places.slice(first, last).filter((_, at) => saidOfFood.has(written[first + at] ?? '')),
    }
  })
}

const foodKinds: ReadonlySet<Taken['kind']> = new Set(['wanted', 'at_hand', 'dish', 'taste', 'unmade_dish'] as const)

/** Said alone they leave open of what. */
const weak: ReadonlySet<string> = new Set('low high rich riche pauvre less non'.split(' '))

function kindOf(word: string): MeaningKind {
  const plain = plainText(word)
  const isLittle =
    !/^\p{L}{2,}|^\d/u.test(plain) || saysNothing(plain) || fillerWords.has(plain) || activityWords.has(plain)
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
