import type { UnitId } from './unit-kinds.ts'
import type { Words } from './word-list.ts'

/** `same`: another notation. `or`: instead. `plus`: on top. `to`: the upper end. `with`: of what comes with it. */
export type Relation = 'same' | 'or' | 'plus' | 'to' | 'with'

export type Gender = 'm' | 'f'

/** The words of a language for amounts of food, times and temperatures; folded, where nothing else is said. */
export interface AmountWords {
  numbers: NumberWords
  units: UnitWords
  times: TimeWords
  lines: LineWords
  agreement: AgreementWords
  densities: DensityWords
  nutrition: NutritionWords
  tins: TinWords
}

/** What a tin, a dish or a tray is called that something is baked in, and how its size is said. Not folded. */
interface TinWords {
  /** The first group: one that is known by two sides only. */
  vessel: RegExp
  /** Before a vessel: no cake is baked in that. */
  other: RegExp
  /** Words (folded) that do not stand between a vessel and its size. */
  apart: Words
  /** After a size: it is none of a tin. */
  notAcross: RegExp
  /** The words for a shape, and how one takes the place of the word of another. */
  shapes: Record<'round' | 'square' | 'oblong' | 'loaf', { found: RegExp; write: (found: string) => string }>
  /** What is said after a size of a shape that nothing else names. */
  across: Record<'round' | 'square' | 'oblong', string>
  saidAcross: RegExp
  /** Of what is said after a size, what is said of squares. */
  saidOfSquare?: RegExp
  /** @param isJoined as in "9-inch" */
  inch: (isJoined: boolean) => string
  /** What becomes of the article before a size that is another. */
  article: (before: string, anew: string) => { start: number; end: number; text: string } | undefined
}

interface NumberWords {
  /** What number words below a hundred are worth, with hyphens, but for articles. Parts are put together by the reader. */
  words: ReadonlyMap<string, number>
  hundred: string
  /** Parts that words name: "half a lemon", "trois quarts de tasse". */
  parts: ReadonlyMap<string, number>
  /** Is "quarter of a" a number, or only "a quarter", but for the half? */
  canPartStandAlone: boolean
  half: Words
  /** Does a hyphen join the half to what it is of, « demi-botte », and not make another word of it, "half-fat"? */
  isHalfPrefix: boolean
  /** Words for "about so many": "une dizaine de feuilles". */
  collectives?: { article: string; words: ReadonlyMap<string, number> }
  /** Two, or so. */
  couple?: string
  /** Half of what an article follows: « la moitié d'un concombre ». */
  halfOf?: string
  /** What makes another thing of a number word before it: "quatre épices", "half fat", "un peu". */
  notCounted: Words
  articles: Words
  and: Words
  or: Words
  to: Words
  of: Words
  /** What a fraction in words needs before the noun, and one in digits does not: "1/2 a cucumber", "3/4 de litre". */
  afterFraction: Words
  /** Where it is so only before these. */
  measured?: Words
  /** Says that an amount was worked out. */
  about: string
  decimalMark: '.' | ','
  groupMark: ',' | ' '
  /** What stands between a whole number and its fraction: "1½", « 1 ½ ». */
  beforeFraction: '' | ' '
  /** Is "1 kg 500" a kilo and a half? */
  saysThousandths: boolean
  /** Does a number ask for the plural? */
  isMany: (value: number) => boolean
  /** One, or a half, in words before a noun; undefined where its gender decides and is not known. */
  writeOne: (isHalf: boolean, next: string, gender: Gender | undefined) => string | undefined
}

interface UnitWords {
  /** `one:many` where they differ, with `:f` or `:m` after that where they have a gender; `|` between synonyms. Not folded. */
  words: Readonly<Partial<Record<UnitId, string>>>
  /** Adjectives that go with a unit, before it and after it: "heaped", « bien pleine ». */
  before: Words
  after: Words
  /** What must follow a word for it to be a unit: "une noix de beurre" but "10 noix". */
  onlyBefore: ReadonlyMap<string, Words>
  /** A word that is a drizzle before what is poured, and else what its unit says: « filet ». */
  drizzle?: { word: string; of: Words }
  /** A stick that is a quarter of a pound where it is of these. */
  quarterPound: { word: string; of: Words }
  /** `one:many` of units as they are written when an amount changes its unit; others by their own name. */
  written: Readonly<Partial<Record<UnitId, string>>>
}

interface TimeWords {
  units: Readonly<Record<'second' | 'minute' | 'hour' | 'day' | 'week' | 'night', string>>
  /** After a number in words these are no units: "a second bowl", "une seconde fois". */
  onlyAfterDigits: Words
  /** Between a number and its unit: "20 more minutes", « une bonne heure ». */
  between: Words
  /** Times without a number, in hours. */
  phrases: ReadonlyMap<string, number>
  /** A sentence that has come so far speaks of what goes on beside the rest, or of what becomes of the meal. */
  aside: RegExp
  /** A sentence with these, before or after its times, tells what goes on beside something that takes longer. */
  beside: RegExp
  /** A sentence that begins like this is done meanwhile, and so is what comes after it in its step. */
  meanwhile: RegExp
  /** Right before a time that is a part of another, comes instead of one, or only bounds it. */
  partial: RegExp
  /** Right after a time that is a rate, a part of another, or counted back from the end. */
  counted: RegExp
  /** A clause with these says how long the work is that the steps before it have told of. */
  work: RegExp
  /** A sum, where its parts have been said before it. */
  sum: RegExp
}

interface LineWords {
  /** Before a number, these say that it is not exact. */
  about: Words
  between: Words
  /** Before a number, these say how far it goes: "up to 100 ml", "a scant ½ cup". It is scaled like any other. */
  bounds: ReadonlySet<string>
  /** What is mixed before "in" and "with": the amount after those belongs to the line. */
  mixed: Words
  /** What may be taken of a thing before its amount is said: "Zest and juice of 1 lemon", "le jus d'un citron". */
  taken: Words
  /** Between an amount and its ingredient. */
  links: Words
  /** Between two amounts of one line, and how the second one stands to the first. */
  relations: ReadonlyMap<string, Relation>
  /** Says that an amount is that of one piece, not of all: "(150 g each)", "de 150 g chacun". */
  each: Words
  /** Does a unit stand behind the name, too: "2 garlic cloves"? */
  countedByUnitBehind: boolean
  /** Begins what is done to an ingredient when no comma says so: "1 onion finely chopped", "butter for the tin". */
  preparationStarts: Words
  /** A start counts only before one of these words; one that is not listed here counts before anything that may follow. */
  startsOnlyBefore: ReadonlyMap<string, Words>
  /** Starts that need no look at what follows. */
  freeStarts: Words
  /** What may follow a participle at the end of a line: "chopped and …", "coupées en dés"; else it belongs to a name. */
  afterParticiple: Words
  /** Other words that a preparation may begin with after a comma. */
  takesAnyParticiple?: RegExp
  /** With these before it, or as these pairs, a participle is part of the name: "viande hachée", "tomates pelées". */
  namedWith: Words
  /** In a step, what is counted is named before these, and after those. */
  nameEnds: Words
  determiners: Words
}

interface AgreementWords {
  /** `one:many` of heads of names that are no ingredients by themselves: "2 egg yolks", "4 blancs de poulet". Not folded. */
  counted: string
  /** Where the noun of a name ends, with its adjectives: "cloves of garlic", "lemon for serving". */
  nameEnds: Words
  /** Adjectives that stand before the noun, where others stand behind. */
  beforeNoun: Words
  /** An adjective in the other number. */
  agree: (adjective: string, folded: string, many: boolean) => string
  /** A noun that is not known in the other number, by rule. */
  agreeNoun: (noun: string, many: boolean) => string
  /** What is done to an ingredient, where it agrees with it; `besides` is what may stand between. Not folded. */
  participles?: { all: RegExp; feminine: RegExp; besides: RegExp }
  /** Numbers before which « de » loses its vowel. */
  elides?: RegExp
}

interface DensityWords {
  /** Words beside a name that make it lie in the cup in another way: "cooked rice" is not the rice of the lexicon. */
  changing: Words
  /** Where a name ends: "butter for the tin"; or what no name of ours goes on with: "farine de lin". */
  nameEnds: Words
  beforeNoun: Words
  /** Words that a general name may stand beside: "flour" is the lexicon's, "tapioca flour" is not. None: any. */
  besides?: Words
}

interface NutritionWords {
  /**
   * Words that may stand beside the name of a food and leave what 100 g of it hold as they are: its size, its colour, how
   * good it is and how it is cut. Any other word may make another food of it ("peanut butter cups").
   */
  plain: Words
  dry: Words
  tinned: Words
  /** That pulses are bought dry. */
  dryForm: RegExp
  /** What is said of a food after its name, and makes another thing of it. */
  otherForms: RegExp
  /** What of a citrus fruit or an egg is taken. */
  parts: Record<'juice' | 'zest' | 'white' | 'yolk', RegExp>
  /** Of salt: what is poured off or left in the pot. */
  notEaten: RegExp
  /** That a fat is there to fry in. */
  frying: RegExp
  /** What a food is put up in, which is not it. */
  packed: RegExp
  inOil: RegExp
  /** That the weight in the bracket is without the liquid. */
  net: RegExp
  /** That it is not dried. */
  freshForm: RegExp
  /** What is a brine, or belongs to one; the same of a marinade; and what is said where that is thrown away. */
  brine: RegExp
  marinade: RegExp
  thrown: RegExp
  /** Said of what has no amount: it is a garnish, beside the dish, for the tin or the board, or to taste. */
  aside: RegExp
  /** Who likes it takes it. */
  optional: RegExp
}
