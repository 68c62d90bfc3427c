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
export const signals = [
  'adds',
  'like',
  'spares',
  'cautions',
  'holds',
  'minds',
  'habit',
  'offers',
  'choice',
  'serves',
  'over',
  'who',
  'trades',
] as const

export type Signal = (typeof signals)[number]

/**
 * The words of one language; phrases are parted by bars, words by blanks, words of which any will do by slashes; a word
 * that ends in `*` stands for all that begin so. A phrase is heard in the singular and the plural of its words.
 */
export type SpeechTable = {
  signals: Record<Signal, string>
  /** First words of a clause that tells the cook to do something; in French all in -ez does. */
  orders: string
  /** Orders that are names of food as well, and add it: "butter the tin"; in `empty` add nothing: "toast briefly". */
  foodVerbs: string
  emptyVerbs: string
  /** Words after which a name of food is a verb, where it stands where a verb can stand. */
  afterVerb: string
  /** Words that may stand before an order, and say nothing. */
  openers: string
  /** Words that begin a clause of its own. */
  joints: string
  /** Words that tell a whole clause from a part of a list. */
  finite: string
  /** Beginnings of verbs that add; "not" before one of them leaves out, before others ("do not burn the butter") it does not. */
  adding: string
  /** After "not" and a verb that adds: only later, or otherwise. */
  later: string
  /** What gives the other half of a trade. */
  for: string
  /** Words between one thing to choose and another. */
  or: string
  /** Words that take what follows for known. */
  articles: string
  /** After these words stands what something is only like; the food before them is a sort of it: "cheese like feta". */
  sorts: string
}
