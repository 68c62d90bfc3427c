import type { KitchenLanguage } from '@roux/contract/language'
import { dishById } from '../template/dishes.ts'
import { isWord } from './mend-typos.ts'
import { kindOfName } from './name-kinds.ts'
import { wordTokens } from './phrase-book.ts'
import { isHurried } from './read-minutes.ts'
import type { Mentions } from './reader.ts'
import { saidOfFood } from './said-of-food.ts'
import { isStrange } from './strange-words.ts'
import type { Heard, Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'

const mostWords = 6

/**
 * A prompt that is a name and nothing else, with a word in it that nobody knows, names a dish that the kitchen does not
 * know: it is told so in the cook's own words, and what comes nearest is of the kind that the name tells.
 */
export function nameUnknown(mentions: Mentions, prompt: string, language: KitchenLanguage): Mentions {
  const { dishes, asked, courses, diets, unmade, avoided, avoidsUnknown, heard } = mentions
  const isSpecific = dishes.some(({ of }) => of !== undefined)
  // "Saint-Valentin pour célibataires" is no dish.
  const isForOccasion = dishes.length === 0 && mentions.manners.some(({ occasion }) => occasion !== undefined)
  // « Plat végétarien pour carnivore », « dîner de flemmard »: what part of a meal it is, and for whom.
  const isOfMeal = dishes.length + asked.length === 0 && courses.length > 0 && diets.length > 0
  if (isForOccasion || isOfMeal || isSpecific || unmade.length + avoided.length > 0 || avoidsUnknown) return mentions
  const [name, start, end] = withoutFrame(prompt, heard)
  const tokens = heard.written.slice(start, end)
  // « Je suis étudiante » tells who cooks, and "it" has a name already.
  if (/^(?:suis|sommes|am|m|it|them|this|that|these|ca|cela)$/.test(tokens[0] ?? '')) return mentions
  // "Something to eat in mittens"
  if (/^(?:something|anything|quelque chose|truc) (?:to|a|pour) /.test(tokens.join(' '))) return mentions
  if (name === '' || name.split(' ').length > mostWords || !isName(tokens)) return mentions
  const mended = heard.mended.slice(start, end)
  // Beside a dish or a food "gooey" and "fondantissime" only praise it.
  const isPraised = dishes.length + mentions.asked.length > 0
  // "Sauce gribiche" is more than a sauce, though every word of it stands in some name.
  const isTaken = (at: number) => mentions.taken.some((one) => one.start <= at && at < one.end)
  const isNew = (token: Token, at: number) => {
    if (isPraised) return isUnknown(token) && isStrange(token, language) && !saidOfFood.has(token)
    return (
      (isUnknown(token) && !isHurried(token)) ||
      (isStrange(token, language) && wordTokens.has(token) && !isTaken(start + at))
    )
  }
  if (!mended.some(isNew)) return mentions
  const kind = dishes.length > 0 ? null : kindOfName(mended)
  return {
    ...mentions,
    dishes: kind === null ? dishes : [dishById(kind)],
    unmade: [{ en: name, fr: name }],
    taken: [{ kind: 'unmade_dish', start, end }, ...mentions.taken],
    asksUnknown: false,
  }
}

/** What is said around a name: "a quick … for four please", "recette de …, svp". */
const frame: ReadonlySet<Token> = new Set(
  `a an the some my our your recipe recipes for how to do you i we make making cook cooking cooked prepare would like
  want love need have can could give show me us please pls plz thanks tonight today tomorrow dinner lunch supper quick
  easy simple good best great authentic real proper traditional classic homemade home made from scratch people persons
  two three four five six eight
  un une le la les l du de des d recette recettes pour comment faire on fait je j veux voudrais aimerais ai envie besoin
  cuisiner preparer il s vous te plait svp stp merci donne donnez moi nous ce soir demain midi diner dejeuner rapide
  facile simple bonne bon meilleure vrai vraie veritable traditionnel traditionnelle maison personnes deux trois quatre
  cinq six huit`.split(/\s+/),
)

/** The words between, as they were typed, and where their tokens begin and end; none where a sign parts them. */
function withoutFrame(prompt: string, { written, places }: Heard): readonly [name: string, start: number, end: number] {
  const isFrame = (token: Token) => !/\p{L}/u.test(token) || frame.has(token)
  const start = written.findIndex((token) => !isFrame(token))
  // "Sourdough discard crackers with rosemary": the name ends before what it is to have.
  const behind = written.findIndex((token, at) => at > start + 1 && telling.has(token))
  const named = behind < 0 ? written : written.slice(0, behind)
  const end = named.findLastIndex((token) => !isFrame(token)) + 1
  const [first, last] = [places[start], places[end - 1]]
  const typed = first && last ? prompt.slice(first.start, last.end) : ''
  const parts = typed.match(/[\p{L}\p{M}\p{N}'’`-]+|[^\s\p{L}\p{M}\p{N}'’`-]/gu) ?? []
  return [parts.every((part) => /^[\p{L}\p{N}]/u.test(part)) ? parts.join(' ') : '', start, end]
}

/** Names are made of foods, kinds and little words; whoever says more, or with what, tells something else. */
function isName(tokens: readonly Token[]): boolean {
  return tokens.every((token) => {
    if (telling.has(token)) return false
    return wordTokens.has(token) || fillerWords.has(token) || isUnknown(token)
  })
}

const telling: ReadonlySet<Token> = new Set('with without no not avec sans pas'.split(' '))

/** Is it a word that may be said, and that nobody knows? Nobody can say "qsdfg", and "aaaa" says nothing. */
function isUnknown(token: Token): boolean {
  return /^\p{L}{3,}$/u.test(token) && !isWord(token) && /[aeiouy]/.test(token) && !/(.)\1\1/.test(token)
}
