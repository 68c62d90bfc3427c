import type { Words } from './word-list.ts'

/**
 * What words do to the foods of their clause. A food goes into the pan unless one of these says otherwise.
 * - `adds`: goes in whatever else is said: "is stirred in", "don't forget the".
 * - `like`: what follows is only compared: "the size of a".
 * - `spares`: what follows is left out, or what something else is taken for: "skip", "instead of".
 * - `cautions`: what the clause speaks of is not this dish but labels, makers, and who is allergic.
 * - `holds`: what something is made of: of what is bought, and no business of this pan, unless it is what was just added.
 * - `minds`: something is looked into, not put in: "check that the stock is not made with".
 * - `habit`: what others do, or products are: "usually", "traditional". Not in a clause that tells the cook to do it.
 * - `offers`: what could be: "would be good", "you can". The same.
 * - `choice`: what is added may as well be left out: "if you like".
 * - `serves`: what follows is on the table beside it.
 * - `over`: the same, where it is a dish of its own: "spoon over grilled steak", not "spoon over the sauce".
 * - `who`: who eats otherwise may take what the sentence says.
 * - `trades`: after it stands what is not there, up to `for`, which gives what is: "replace the butter with oil".
 */
export type Signal =
  | 'adds'
  | 'like'
  | 'spares'
  | 'cautions'
  | 'holds'
  | 'minds'
  | 'habit'
  | 'offers'
  | 'choice'
  | 'serves'
  | 'over'
  | 'who'
  | 'trades'

/**
 * What words do to the foods of their clause. Phrases are parted by bars, words by blanks, words of which any will do by slashes; a word
 * that ends in `*` stands for all that begin so. A phrase is heard in the singular and the plural of its words.
 */
export interface SpeechWords {
  signals: Record<Signal, string>
  /** First words of a clause that tells the cook to do something; in French all in -ez does. */
  orders: Words
  /** Orders that are names of food as well, and add it: "butter the tin"; in `empty` add nothing: "toast briefly". */
  foodVerbs: Words
  emptyVerbs: Words
  /** Names of food that are other verbs as well: "ham it up", "perch the chicken on top". */
  otherVerbs: Words
  /** Words after which a name of food is a verb, where it stands where a verb can stand. */
  afterVerb: Words
  /** Words that may stand before an order, and say nothing. */
  openers: Words
  /** Words that begin a clause of its own. */
  joints: Words
  /** Words that tell a whole clause from a part of a list. */
  finite: Words
  /** Beginnings of verbs that add; "not" before one of them leaves out, before others ("do not burn the butter") it does not. */
  adding: readonly string[]
  /** After "not" and a verb that adds: only later, or otherwise. */
  later: Words
  /** What gives the other half of a trade. */
  for: Words
  /** Words between one thing to choose and another. */
  or: Words
  /** Words that take what follows for known. */
  articles: Words
  /** Before an article, as parts of it, they take nothing for known: « à la », « de la ». */
  beforeArticle: Words
  /** After these words stands what something is only like; the food before them is a sort of it: "cheese like feta". */
  sorts: Words
}

/** A word of a text, folded. */
export interface SpokenWord {
  readonly text: string
  readonly isAccented: boolean
  /** Does a sign stand between it and the word before? */
  readonly isParted: boolean
}

type Said = readonly SpokenWord[]
/** The word at a place; none is empty. */
type TextAt = (at: number) => string

/** How clauses of a language are built. */
export interface ClauseWords {
  /** Words that may lead to an order: "for the topping use breadcrumbs", "once hot add the prawns". */
  leading: Words
  turning: Words
  /** Words that go on with what stands before them. */
  relative: Words
  /** With these before it, what follows is no list. */
  subjects: Words
  /** "If you prefer, brush with jam". */
  conditions: Words
  /** "Once the butter has melted", « quand le beurre a fondu »: a time of this recipe. */
  times: readonly string[]
  /** Does a word tell the cook to do something, if it begins a clause? */
  isOrder: (said: Said, at: number) => boolean
  /** Does it tell the cook to do something to food: "add", not "keep" or a word that only looks like an order? */
  puts: (said: Said, at: number) => boolean
  /** Does a clause of its own start here, though no sign parts it? */
  startsClause: (said: Said, at: number) => boolean
  /** "Do not add", « n'ajoutez pas »: an order not to do something. */
  forbids: (said: Said, at: number) => boolean
  /** A word that only statements have, and orders not to do something. */
  telling?: RegExp
  /** An order that is not known: "splash with", "strew the". */
  looksLikeOrder: (word: string, next: string) => boolean
  /** Is there an order behind words that may lead to one? */
  hasOrder?: (said: Said, from: number, to: number) => boolean
  /** "Stock cubes contain celery": a word that can be an order or a thing is a thing where a verb follows soon. */
  isNoun?: (said: Said, at: number, to: number) => boolean
  /** Does a word of a statement tell what was, or what would be? */
  isUnreal: (said: Said, at: number, from: number, to: number) => 'past' | 'would' | undefined
  /** "This is dressed with", "you fry", "the cheese melts", « on ajoute »: a verb of cooking in a form that tells. */
  isDone: (said: Said, at: number, from: number, isOfThings: boolean) => boolean
  /** "Custard has eggs", as it contains them. */
  holding?: RegExp
  /** "As rich as butter", « plus coulante qu'une pâte au beurre ». */
  compares: (text: TextAt, at: number, isFood: (at: number) => boolean) => boolean
  /** Does a negation begin here, and does it go on behind its verb as it must? */
  negates: (text: TextAt, at: number) => boolean
  closesNegation: (text: TextAt, at: number, verb: number) => boolean
}
