import { setOf } from './person-words.ts'

/** Who may sit at a table, one by one. */
const persons = setOf(`
  wife husband hubby missus spouse fiance fiancee partner boyfriend girlfriend bf gf mum mom mummy mother dad daddy father gran granny nan nana grandma grandpa grandad granddad grandmother grandfather
  son daughter brother sister sis bro aunt auntie uncle cousin niece nephew grandson granddaughter child kid toddler baby infant teen teenager boy girl lad adult grownup person man woman
  friend mate buddy pal flatmate roommate housemate roomie neighbour neighbor colleague coworker boss guest visitor lodger student stepson stepdaughter stepdad stepmum
  bestie twin sibling eater vegetarian vegan employee player hiker scout pensioner lady gentleman
  femme mari epouse epoux conjoint conjointe compagne compagnon copain copine cheri cherie mere maman pere papa mamie mamy mami papi papy grand-mere grand-pere
  fils fille frere soeur tante oncle tata tonton cousine neveu gamin gamine enfant bebe ado gosse bambin garcon petit-fils petite-fille adulte personne belle-mere beau-pere beau-frere belle-soeur
  ami amie pote mec gars nana guy bloke dude celibataire belle-maman beau-papa voisin voisine collegue patron coloc colocataire invite invitee convive beau-fils belle-fille jumeau jumelle marmot minot bouche
`)
const plurals: Readonly<Record<string, string>> = {
  ...{ children: 'child', men: 'man', women: 'woman', people: 'person', folks: 'person', wives: 'wife' },
  ...{ babies: 'baby', ladies: 'lady', gentlemen: 'gentleman', others: 'person', autres: 'person', hubbies: 'hubby' },
  ...{
    jumeaux: 'jumeau',
    neveux: 'neveu',
    kiddos: 'kid',
    kiddies: 'kid',
    grandchildren: 'child',
    'petits-enfants': 'child',
  },
}
/** Of these nobody has but two. */
const pairs = setOf('parents grandparents grands-parents beaux-parents in-laws inlaws twins jumeaux jumelles')
const alone = setOf('me myself i moi')
const others = setOf('him her lui elle')
const theirs = setOf('their leur leurs')
const own = setOf('my our mon ma mes nos notre his her ses son sa')
const articles = setOf(
  'a an one un une the le la les l my our his her their mon ma mes nos notre son sa ses leur leurs',
)
const joins = setOf(', and & + plus with et avec')
const leads = setOf(
  'for pour feed feeds feeding serves serve nourrir are is be re s est sera serons sommes aura chez have having got with avec',
)

/** Some people, and where in the words they end; `count` is null of "the kids", who may be many. */
type Lot = { count: number | null; next: number; isUs: boolean }
type Party = { count: number; isUs: boolean; isSure: boolean }

/** A text with its numbers in digits, and the names in it that are none of a food: "Dave", "Léa". */
export type Company = { text: string; names: ReadonlySet<string> }

/**
 * How many a text counts one by one: "mum, dad, my two brothers and me".
 * @param isLoose also a list, or a number of them, of which nothing says that they are those who eat
 */
export function countParty({ text, names }: Company, isLoose: boolean): number | null {
  const words = wordsOf(text)
  for (let at = 0; at < words.length; at += 1) {
    const party = partyAt(words, at, names)
    if (party && (party.isSure || isLoose)) return party.count
  }
  return null
}

/** "Each bringing a friend", « chacun de mes enfants invite un copain » */
export const isDoubled = ({ text }: Company) => each.test(text)
const each =
  /\b(?:each|everyone|both|all)(?: of (?:us|them|[a-z ]{1,16}))? (?:is |are |will be |has |have )?(?:bring\w*|invit\w*|with|com\w+ with|got)(?: along)? (?:a|an|one|their|his|her) (?:plus[- ]one|friend|mate|date|partner|guest|\+1|wife|husband|other half)|\b(?:chacune?|tous|toutes)(?: d\w* [a-z0-9 ]{1,20})? (?:invite|invitent|amene|amenent|vient avec|viennent avec|avec)(?: une?| son| sa| leurs?) (?:\+1|plus un|amie?|copain|copine|pote|conjoint|moitie|invite)/

/** How many of a company are told to be away: "minus dad", « sauf les jumeaux », "but one isn't eating". */
export function countAbsent({ text, names }: Company): number {
  let count = 0
  for (const part of text
    .replace(/(?<=[a-z])'s\b/g, ' is')
    .split(/[,.;!?()–—]|\b(?:but|mais|although|though|since|because|car|parce que|sauf que)\b/)) {
    const [, whoElse = '', excepted] =
      /(.*)\b(?:minus|moins|sauf|except(?: for)?|apart from|hormis)\s+(.+)/.exec(part) ?? []
    // "We're vegetarian apart from mum", who eats all the same.
    const except = eatsSo.test(whoElse) ? undefined : excepted
    const isAway = away.test(part)
    const some = isAway
      ? /\b(one|une?|\d+)(?: of (?:us|them)| d'entre (?:nous|eux))? (?:who|qui|is|are|isn't|aren't|won't|can't|has|have|ne|n'|will)/.exec(
          part,
        )
      : null
    const missing = except ?? (isAway ? part : undefined)
    const first = missing === undefined ? null : lotAt(wordsOf(missing), 0, { isBareMeant: false, names, last: 0 })
    if (some) count += Number(some[1]) || 1
    else if (first && !first.isUs) count += first.count ?? 0
  }
  return count
}

const eatsSo =
  /\b(?:vegetari\w+|vegan\w*|veggies?|vegetalien\w*|halal|kosher|casher|eats?|likes?|loves?|hates?|wants?|mange\w*|aime\w*|adore\w*|deteste\w*|veul\w+|veut)\b/

const away =
  /\b(?:(?:is|are|'s|'re|will be|has|have) (?:away|out|off|gone|absent|elsewhere|travelling|at (?:school|work|camp)|not (?:eating|coming|here|hungry|joining)|cancell?ed|pulled out|dropped out)|(?:isn't|aren't|won't be|not|doesn't|don't|won't) (?:eat(?:ing)?|com(?:e|ing)|here|join(?:ing)?|around)|(?:can't|cannot|won't) (?:come|make it|join)|cancell?ed|bailed|n'est pas la|n'a pas faim|(?:ne |n')?(?:mange|vient|sera|viendra|dine)(?:nt|ont)? (?:pas|rien)|ne viennent pas|(?:est|sont|sera|seront) (?:absente?s?|partie?s?|de sortie|en (?:deplacement|voyage))|repart\w*|s'en v\w+|annule\w*|se decommand\w*)\b/

function wordsOf(text: string): string[] {
  const joined = text
    // "My boy is 6 and fussy", « ma fille a 4 ans »: nobody counts by ages.
    .replace(
      /\b([a-z]+)(?:'s| is| turns| has turned|'s turning| is turning| a|,)(?: only| just| nearly| almost| now| bientot| juste)? \d{1,2}\b(?! of\b)/g,
      (said, noun: string) => (persons.has(noun) || /^s?he$/.test(noun) ? noun : said),
    )
    .replace(/\b(?:grown|step)[- ](?=ups?\b|son|daughter|dad|mum)/g, (all) => all.slice(0, -1))
    .replace(
      /\b(grande?s?|beaux?|belles?|petite?s?|in)[- ](meres?|peres?|parents|freres?|soeurs?|fils|filles?|enfants|laws)\b/g,
      '$1-$2',
    )
    .replace(/\b([a-z]+) \((\d{1,2})\)/g, '$2 $1')
    .replace(/\b(?:mother|father|sister|brother|daughter|son)[- ]in[- ]law\b/g, 'cousin')
    .replace(/\b(?:as well as|along with|together with|ainsi que)\b/g, 'and')
    .replace(/\b\d{1,2} (?:and|et|&) \d{1,2}[- ](?:year|yr|month)s?[- ]olds?\b/g, '2 kids')
    .replace(/\b(?:\d{1,2}[- ])?(?:year|yr|month|week)s?[- ]old(s?)\b/g, 'kid$1')
    .replace(
      /\((?:aged?|ages)? ?\d[^)]*\)|\b(?:aged|ages) \d+(?: (?:and|&) \d+)?|\b(?:de|agee?s? de) \d+(?: (?:et|a) \d+)? (?:ans|mois)\b/g,
      ' ',
    )
  return joined.match(/[a-z]+(?:-[a-z]+)*|\d+|[,&+.;:!?()–—]/g) ?? []
}

/** All that are joined from there on. */
function partyAt(words: readonly string[], start: number, names: ReadonlySet<string>): Party | null {
  let before = start - 1
  while (/^(?:just|only|also|about|juste|que|seulement|all|both)$/.test(words[before] ?? '')) before -= 1
  const lead = words[before] ?? ''
  const isLed = leads.has(lead) || /^[:(–—]$/.test(lead)
  let [count, lots, at, last, end] = [0, 0, start, 0, start]
  let [isUs, isMe, isSum] = [false, false, false]
  for (;;) {
    const lot = lotAt(words, at, { isBareMeant: isLed || lots > 0, names, last })
    if (!lot || (words[at] === 'i' && lead === 'for' && verbs.has(words[at + 1] ?? ''))) break
    // "Just me, I'm tired" is one.
    if (alone.has(words[at] ?? '') && isMe) break
    isMe ||= alone.has(words[at] ?? '')
    if (lot.count === null) return null
    const rest = words.slice(lot.next, lot.next + 6).join(' ')
    // « Et le bébé qui ne mange pas encore »; "mum, dad and me, three of us"
    const isNone =
      (/^(?:who|qui|that) /.test(rest) && away.test(rest)) ||
      (lot.isUs && lots > 1 && lot.count === count && words[at - 1] === ',')
    if (!isNone) count += lot.count
    last = lot.count
    lots += 1
    isUs ||= lot.isUs
    isSum ||= lot.isUs && lot.count > 1
    at = /^(?:who|qui|that) /.test(rest) ? endOf(words, lot.next) : lot.next
    end = at
    let next = at
    while (joins.has(words[next] ?? '') && next - at < 2) next += 1
    if (next === at) break
    isSum ||= /^(?:plus|\+)$/.test(words[next - 1] ?? '')
    at = next
  }
  const first = words[start] ?? ''
  // "For my parents"; "eleven ladies" of nobody's
  const isLone = lots === 1 && count > 1
  if (isLone && /^(?:for|pour)$/.test(lead)) return { count, isUs, isSure: true }
  if (isLone && !own.has(first) && !theirs.has(first)) return { count, isUs, isSure: false }
  if (lots < 2) return null
  const isApart = isEnd(lead) && isEnd(words[end] ?? '')
  // "With my wife and my son" there are three.
  const isBeside = /^(?:with|avec)$/.test(lead) && !isUs
  return isLed || isSum || isUs || isApart || /^\d/.test(first)
    ? { count: count + (isBeside ? 1 : 0), isUs, isSure: isLed || isSum || isUs || isApart || /^\d/.test(first) }
    : null
}

function endOf(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at >= from && isEnd(word))
  return end === -1 ? words.length : end
}

const isEnd = (word: string) => !/^[a-z0-9]/.test(word)
const verbs = setOf('want need would have am m d ve can ll do don hate love like was will')

type About = { isBareMeant: boolean; names: ReadonlySet<string>; last: number }

/** "My wife", "2 kids", "the 4 of us", "us 2", "a couple of friends", "their wives", "Dave's mum". */
function lotAt(words: readonly string[], at: number, about: About): Lot | null {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  if (alone.has(word)) return { count: 1, next: at + 1, isUs: true }
  if (others.has(word) && (joins.has(next) || isEnd(next))) return { count: 1, next: at + 1, isUs: false }
  if (/^(?:us|nous)$/.test(word) && /^\d/.test(next)) return { count: Number(next), next: at + 2, isUs: true }
  const isArticle = articles.has(word)
  if (about.names.has(word)) {
    const whose = next === 's' ? personAt(words, at + 2, at + 2, null) : null
    if (whose) return whose
    if (joins.has(next) || isEnd(next)) return { count: 1, next: at + 1, isUs: false }
  }
  const place = isArticle || word === 'all' ? at + 1 : at
  const number = /^\d{1,3}$/.test(words[place] ?? '') ? Number(words[place]) : null
  if (number === null) {
    const person = personAt(words, at, isArticle ? at + 1 : at, null)
    // "My two sons and their wives"
    return person?.count === null && theirs.has(word) && about.last > 0 ? { ...person, count: about.last } : person
  }
  const [of = '', whom = ''] = words.slice(place + 1, place + 3)
  // "Egg whites, 5 of them" are no people.
  const isOfThem =
    whom === 'them' && words.slice(0, at).some((one) => one in plurals || persons.has(one.replace(/s$/, '')))
  if (of === 'of' && (whom === 'us' || isOfThem)) return { count: number, next: place + 3, isUs: whom === 'us' }
  const isBare = /^(?:who|qui)$/.test(of) || (about.isBareMeant && /^(?:[&+]|and|plus|et)$/.test(of))
  if (isBare) return { count: number, next: place + 1, isUs: false }
  return personAt(words, at, place + 1, number)
}

const between = setOf('for pour of de du to at in on from a au aux en sur dans que qui who that')

/** The noun of a lot is among the first words after its article or number. */
function personAt(words: readonly string[], start: number, from: number, number: number | null): Lot | null {
  for (let at = from; at < from + 3; at += 1) {
    const word = words[at] ?? ''
    const one = plurals[word] ?? (/[sx]$/.test(word) && !persons.has(word) ? word.replace(/[sx](?=-|$)/g, '') : word)
    const lot = (count: number | null, next = at + 1) => ({ count, next, isUs: false })
    if (one === 'couple' && words[at + 1] === 'of') {
      const [first, second] = [personAt(words, at, at + 2, 2), number ?? 1]
      return first && lot(2 * second, first.next)
    }
    // « Un couple d'amis »
    if (one === 'couple') return lot(2 * (number ?? 1), words[at + 1] === 'd' ? at + 3 : at + 1)
    if (number === null && pairs.has(word)) return lot(2)
    // "My mum's cat"
    if (persons.has(one)) return words[at + 1] === 's' ? null : lot(number ?? (one === word ? 1 : null))
    const isOver = !/^[a-z]/.test(word) || between.has(word) || joins.has(word) || articles.has(word) || alone.has(word)
    if (isOver || (number === null && from === start)) return null
  }
  return null
}
