import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { reading } from '../languages/reading.ts'
import { dishes } from '../template/dishes.ts'
import { commonWords } from './common-words.ts'
import { partsOfCreatures } from './described-foods.ts'
import { isDoneFor, isPlain, isWanting } from './kind-verbs.ts'
import { avoidable, isAllergenic } from './named.ts'
import { harshWords, neutralWords } from './neutral-words.ts'
import { matchAt, namesIn, namingTokens, wordTokens } from './phrase-book.ts'
import { freeWords } from './refused-after.ts'
import { distanceWithin, isSwapped, slipsBetween, undoubled } from './slips.ts'
import { plainText, type Token } from './tokens.ts'
import { activityWords, fillerWords, listWords, tellingWords } from './vocabulary.ts'

/**
 * Words that are no word of the kitchen's, each put right where exactly one name of a dish or a food is a slip of the
 * finger away (`slipsBetween`). The first letter is hardly
 * ever wrong; without that rule "dream" would be cream. Only whole names are meant: "stiltn" is Stilton, but half of
 * a long name is nothing.
 */
export function mendTypos(tokens: readonly Token[], language: KitchenLanguage): Token[] {
  const mended: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const name = wholeNameAt(tokens, at, language)
    if (name) {
      mended.push(...name)
      at += name.length
      continue
    }
    let end = at
    while (mayBeTypo(tokens[end] ?? '') && !isReflexive(tokens, end)) end += 1
    if (end === at) mended.push(tokens[end++] ?? '')
    else mended.push(...mendRun(tokens.slice(at, end), language))
    at = end
  }
  return mended.map((token, at) => (isRefusedAt(mended, at) && !isWord(token) ? (refusedName(token) ?? token) : token))
}

/** « S'étouffer » is what somebody does, and no étouffée. */
function isReflexive(tokens: readonly Token[], at: number): boolean {
  const isOfSomebody = /^(?:on|ils?|elles?|qui|j|je)$/.test(tokens[at - 2] ?? '')
  return /^(?:s|se|m|me|t|te)$/.test(tokens[at - 1] ?? '') && (isOfSomebody || /[eio]r$/.test(tokens[at] ?? ''))
}

const refusing =
  /(?:^| )(?:no|without|sans|ni|nor|avoids?|hates?|deteste(?:nt)?|evite[rz]?|(?:allerg|intoler)[a-z]+(?: to| a| au| aux)?|(?:pas|plus|jamais) d(?:e|u|es)?|reacts? to|free of)(?: (?:any|the|le|la|les|l|du|de|des|d|added|more))*$/

function isRefusedAt(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.length ?? 0) >= 3 && refusing.test(tokens.slice(Math.max(0, at - 5), at).join(' '))
}

/** What is left out is taken for a food a slip away, also where it is short or two are as near: "no creem", "without egs". */
function refusedName(token: Token): Token | null {
  const near = (namesByLetter().get(token.charAt(0)) ?? []).filter(
    (name) =>
      name.length > 2 &&
      (distanceWithin(token, name, 1) <= 1 || isSwapped(token, name) || undoubled(token) === undoubled(name)),
  )
  const isOfAllergen = (name: Token) =>
    kitchenLanguages.some((language) => {
      const named = avoidable(matchAt([name], 0, language)?.meanings ?? [])
      return named !== null && isAllergenic(named)
    })
  return near.find(isOfAllergen) ?? near[0] ?? null
}

/** Strange words side by side are a name from elsewhere unless all of them are slips: "bara brith" is no broth. */
function mendRun(run: readonly Token[], language: KitchenLanguage): Token[] {
  const meant = run.map((token) => (mayBeTypo(token) ? nearest(token, language) : null))
  const isForeign = run.length > 1 && meant.includes(null)
  return run.map((token, index) => {
    const name = meant[index] ?? null
    const isSure = name !== null && name.length > 5 && slipsBetween(token, name) === 1
    return name === null || (isForeign && !isSure) ? token : name
  })
}

function mayBeTypo(token: Token): boolean {
  return token.length >= 4 && /^\p{L}+$/u.test(token) && !isWord(token)
}

/** Is it a word that somebody may well have meant as it stands? */
export function isWord(token: Token): boolean {
  return (
    wordTokens.has(token) ||
    commonWords.has(token) ||
    fillerWords.has(token) ||
    activityWords.has(token) ||
    freeWords.includes(token) ||
    partsOfCreatures.has(token) ||
    listWords.includes(token) ||
    tellingWords.en.includes(token) ||
    tellingWords.fr.includes(token) ||
    neutralWords.has(token) ||
    harshWords.has(token) ||
    isPlain(token) ||
    isWanting(token) ||
    isDoneFor(token) ||
    writtenWords().has(token)
  )
}

const anyWord = /[\p{L}\p{N}]+/gu

let written: ReadonlySet<Token> | null = null

/** The words that the dishes are written in are no slips either. Nobody wrote them in a hurry. */
function writtenWords(): ReadonlySet<Token> {
  written ??= new Set(
    dishes.flatMap(({ ways }) =>
      ways.flatMap(({ titles, descriptions, steps }) =>
        [...titles, ...descriptions, ...steps].flatMap(({ en, fr }) => plainText(`${en} ${fr}`).match(anyWord) ?? []),
      ),
    ),
  )
  return written
}

/** Words of illness and of nutrients, put right like those of food: a slip must not hide what harms. */
export function mendHealth(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    if (token.length < 6 || !mayBeTypo(token)) return token
    const most = token.length >= 8 ? 2 : 1
    return healthWords.find((name) => name[0] === token[0] && distanceWithin(token, name, most) <= most) ?? token
  })
}

const healthWords =
  'allergic allergies allergy allergique allergiques allergie intolerant intolerante intolerance anaphylactic anaphylaxis anaphylactique coeliac celiac coeliaque hospital hopital ambulance epipen reaction reactions urticaria urticaire vomiting diarrhoea diarrhee protein proteins proteine proteines calorie calories carbohydrate carbohydrates glucides lipides'.split(
    ' ',
  )

/** A name of several words that starts here, but for slips in those of them that are no words: "bannana bred". */
function wholeNameAt(tokens: readonly Token[], at: number, language: KitchenLanguage): readonly Token[] | null {
  const first = tokens[at] ?? ''
  const known = (matchAt(tokens, at, language)?.length ?? 0) > 1
  if (known || !tokens.slice(at, at + longestName).some((token) => mayBeTypo(token) || token === 'o')) return null
  const candidates = longNames(language).get(first.charAt(0)) ?? []
  // Many names begin alike.
  const isMeant = new Map<Token, boolean>()
  const begins = (word: Token) => {
    const isOne = isMeant.get(word) ?? isSlip(first, word)
    isMeant.set(word, isOne)
    return isOne
  }
  const goesOn = (words: readonly Token[]) => words.every((word, index) => isSlip(tokens[at + 1 + index] ?? '', word))
  return candidates.find(([word = '', ...others]) => begins(word) && goesOn(others)) ?? null
}

/** In a whole name the other words vouch for a short one, for an ending that is not heard, and for "o citron". */
function isSlip(word: Token, meant: Token): boolean {
  if (word === meant || (/^(?:o|au)$/.test(word) && /^aux?$/.test(meant))) return true
  if (word.charAt(0) !== meant.charAt(0) || Math.abs(word.length - meant.length) > 3) return false
  const ending = /[es]+$/
  if (undoubled(word).replace(ending, '') === undoubled(meant).replace(ending, '')) return true
  return meant.length >= 4 && mayBeTypo(word) && slipsBetween(word, meant) !== null
}

function nearest(token: Token, language: KitchenLanguage): Token | null {
  const said = soundsLike(token, language)
  if (said) return said
  let found: { names: Token[]; distance: number } | null = null
  for (const name of namesByLetter().get(token.charAt(0)) ?? []) {
    if (Math.abs(name.length - token.length) > 3 || name.length < 4) continue
    const isLikely = token.length > 4 || isSwapped(token, name) || undoubled(token) === undoubled(name) || isKind(name)
    const distance = isLikely ? slipsBetween(token, name) : null
    if (distance === null) continue
    if (!found || distance < found.distance) found = { names: [name], distance }
    else if (distance === found.distance) found.names.push(name)
  }
  const own = found?.names.filter((name) => namingTokens[language].has(name)) ?? []
  const names = own.length > 0 ? own : (found?.names ?? [])
  const [first] = names
  // "carots" may be "carrot" or "carrots", which is the same.
  const isOne = names.every((name) => first && (name.startsWith(first) || first.startsWith(name)))
  return isOne ? (first ?? null) : null
}

const bySound: Partial<Record<KitchenLanguage, ReadonlyMap<string, readonly Token[]>>> = {}

/** The one name that is said like it. */
function soundsLike(token: Token, language: KitchenLanguage): Token | null {
  const { soundOf } = reading[language]
  if (!soundOf) return null
  bySound[language] ??= Map.groupBy(
    [...namesByLetter().values()].flat().filter((name) => name.length > 3 && namingTokens[language].has(name)),
    soundOf,
  )
  const [first = null, ...others] = bySound[language].get(soundOf(token)) ?? []
  const isSame = (name: Token) => first !== null && undoubled(name).startsWith(undoubled(first).slice(0, -1))
  return others.every(isSame) ? first : null
}

/** What dishes of many sorts are called, as nearly every prompt calls one: "soop". */
function isKind(name: Token): boolean {
  return matchAt([name], 0, 'en')?.meanings.some((one) => one.kind === 'dish' && one.dish.of === undefined) ?? false
}

let byLetter: ReadonlyMap<string, readonly Token[]> | null = null

function namesByLetter(): ReadonlyMap<string, readonly Token[]> {
  const alone = (language: KitchenLanguage) =>
    namesIn[language]
      .flatMap((name) => (name.length === 1 ? name : []))
      .filter((name) => namingTokens[language].has(name))
  byLetter ??= Map.groupBy(new Set(kitchenLanguages.flatMap(alone)), (token) => token.charAt(0))
  return byLetter
}

const longestName = 5

type LongNames = ReadonlyMap<string, readonly (readonly Token[])[]>

const longByLetter: Partial<Record<KitchenLanguage, LongNames>> = {}

/** Those of both languages, the longest first, and of these the cook's own. */
function longNames(language: KitchenLanguage): LongNames {
  longByLetter[language] ??= Map.groupBy(
    [language, ...kitchenLanguages]
      .flatMap((one) => namesIn[one].filter(({ length }) => length > 1 && length <= longestName))
      .sort((one, other) => other.length - one.length),
    ([first = '']) => first.charAt(0),
  )
  return longByLetter[language]
}
