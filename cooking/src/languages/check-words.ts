import type { Words } from './word-list.ts'

/** The words of a language for what its recipes hold; folded, where nothing else is said. */
export interface CheckWords {
  grammar: GrammarWords
  names: NameWords
  kinds: KindWords
  making: MakingWords
  negation: NegationWords
  safety: SafetyWords
}

interface GrammarWords {
  /** Is the head of a name its first word, « farine de blé », or its last, "wheat flour"? */
  isHeadFirst: boolean
  /** Do words have accents, so that one with an accent in a text is hers? */
  hasAccents: boolean
  /** Little words that only one of the languages has, in lower case with their accents. */
  telling: Words
  /** What singular and plural of a word have in common, given folded. */
  stem: (word: string) => string
}

interface NameWords {
  /** Colours, grinds and kinds that stand in the middle of a name: « farine complète de riz », "oat double cream". */
  adjectives: RegExp
  /** Where a lot of salt, oil or sugar is not eaten. */
  notEaten: RegExp
  /** Names of the lexicon that are other words in a recipe: "persil haché", "en allumettes". */
  notNames: Words
  /** Names of one language that are other words in a text of the other: "pain", "mince". */
  falseFriends: Words
  /** Phrases that hold the name of a food and do not mean it. `!` as in `generic-names.ts`. Not folded. */
  harmless: readonly string[]
  /**
   * Names that recipes use for foods of the lexicon, or for sorts of them with the same in it, and that the kitchen never
   * writes: the checks alone know them. By the ingredient's id; `!` as in `generic-names.ts`. Not folded.
   */
  seldom: Readonly<Record<string, string>>
  wheat: string
  /** Between a food and the plant that plays it: « spaghettis de riz », "spaghetti made from lentils". */
  ofPlayer: RegExp
  /** Plurals that are several sorts: "both butters". */
  several?: RegExp
}

export type KindName =
  | 'herbs'
  | 'spices'
  | 'vegetables'
  | 'fruit'
  | 'meat'
  | 'fish'
  | 'cheese'
  | 'pulses'
  | 'pasta'
  | 'bread'
  | 'nuts'
  | 'stock'
  | 'wine'
  | 'sweetener'
  | 'grain'
  | 'crumbs'
  | 'butter'
  | 'coconut'
  | 'egg'
  | 'chocolate'

/** With blanks between them: they are looked up by their stems. */
export interface KindWords {
  /** Steps with these speak of things without naming them; then nothing can be said to be unused. */
  everything: string
  /** Steps that use the whole list, and those that use what none before has used. */
  all: RegExp
  rest: RegExp
  /** Those that use flour, sugar and what is spooned out beside them. */
  dry: RegExp
  liquids: string
  /** Words for whole kinds. */
  words: Readonly<Record<KindName, string>>
}

interface MakingWords {
  /** Verbs whose object is made, and words before what a change ends in: "blitz to breadcrumbs", "mijotez en sauce". */
  verbs: Words
  little: Words
  shaping: RegExp
  /** "This is the flax egg", « c'est votre crème », « vous obtenez la semoule ». */
  naming: RegExp
  /** "Make the sour cream: drain the cashews …", « Passez à la ricotta. Mixez … », "Sour cream: blend …". */
  heading: RegExp
  combining: RegExp
  /** "Stir the soured cream and the chilli together for the crema", "blend … : the sour cream". */
  into: RegExp
  /** « Vous obtenez … », where it is more than had: "you've just got". */
  got?: RegExp
  /** What stands before what a change ends in: "into". */
  ends: string
  /** Between what is cut out and what of: "two steaks from the cauliflower". */
  source: RegExp
}

/** Stems of words that make a food something else, by what they take away (`lifted.ts`). */
export type Lifting = Readonly<
  Partial<
    Record<
      'plants' | 'noFlesh' | 'noSulphites' | 'noRennet' | 'noGluten' | 'noMilk' | 'noLactose' | 'noPork',
      readonly string[]
    >
  >
>

interface NegationWords {
  /** After these a food is not there. Not folded. */
  openings: readonly string[]
  /** Little words that may stand between. */
  fillers: Words
  /** Words that carry "without" on to the next food: "sans beurre ni lait". */
  carrying: Words
  /** After a food these say that it is not there. */
  absences: Words
  /** After a food, that somebody must not have it: "for the mustard allergic". */
  shunning: Words
  /** A clause that begins with these speaks of what is not there: "not Worcestershire sauce, which contains anchovies". */
  clauseOpenings: Words
  /** The end of a word that says that what it begins with is not there: "beefless". */
  ending?: RegExp
  lifting: Lifting
}

/** Patterns for text without accents. */
interface SafetyWords {
  /** Beside `cooked`: what is only said of meat that is cooked. */
  ready: RegExp
  /** Anything that heats. What is only said not to be done is cut by the negations before it. */
  heat: RegExp
  /** Words for eggs in a step. */
  eggs: RegExp
  /** Eggs that set within minutes, or in a frying pan, are in the heat, whatever was said of it; what sets in the cold takes hours. */
  setting: RegExp
  /** Yolks that stay soft. */
  runny: RegExp
  /** Words that leave meat unsafe; how juicy it is may stand before where it is pink. */
  pink: RegExp
  /** Things that must not be in a list of ingredients. */
  dangerous: RegExp
  /** Words that say how something was or will be treated. `foraged` is read with its accents. */
  cooked: RegExp
  treated: RegExp
  dried: RegExp
  boiled: RegExp
  foraged: RegExp
  /** Outside the fridge, and for hours. */
  warm: RegExp
  long: RegExp
  /** What rises, soaks or ferments may stand so. */
  raising: RegExp
  /** Cooked in part, and finished another day. */
  partCooked: RegExp
  later: RegExp
  /** Where what keeps is kept, that it is, for how long, and in the cold. */
  larder: RegExp
  stored: RegExp
  days: RegExp
  weeks: RegExp
  cold: RegExp
  /** What is called after the oil it lies in, and what is covered with oil. */
  oily: RegExp
  covered: RegExp
  /** Jars that are filled and boiled, and those that are boiled hotter than water is. */
  jars: RegExp
  boilsJars: RegExp
  underPressure: RegExp
  /** A marinade that is eaten, by what surely serves it or only pours it; one that is boiled; a part of it that was kept from the meat. */
  served: RegExp
  toTable: RegExp
  reduced: RegExp
  keptApart: RegExp
  /** What lay beside raw meat and was not washed. */
  unwashed: RegExp
  closedShell: RegExp
  washedPoultry: RegExp
  rawPlant: RegExp
  elderGreen: RegExp
}
