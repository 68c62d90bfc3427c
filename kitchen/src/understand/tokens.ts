import { foldText } from '@roux/contract/fold-text'
import { matchesOf } from '@roux/cooking/text/matches-of'
import { shorthand } from '@roux/cooking/text/spell-out'
import { emojiSpelt } from './emoji.ts'
import { everydayTurns } from './everyday-turns.ts'
import { idioms } from './idioms.ts'
import { type Place, type PlacedText, placeOf, placeText, type Rewriting, rewrite } from './placed-text.ts'

/** A word of a prompt, bare of case and accents, or a comma or full stop that parts words. */
export type Token = string

/** A word, or a comma or full stop, and where it was typed. */
export type PlacedToken = { readonly token: Token; readonly place: Place }

/** The words of a text as its readers take them, each with its place in the text. */
export type Heard = {
  readonly written: readonly Token[]
  /** The same, with the names of foods and dishes put right. */
  readonly mended: readonly Token[]
  readonly places: readonly Place[]
}

/** The words of a text. Hyphens and apostrophes part words ("sugar-free", "d'ail"); "&", "+" and "/" are an "and", "w/o" is "without". */
export function tokensOf(text: string): Token[] {
  const read = (start: string, list: readonly Rewriting[]) =>
    list.reduce((rest, [pattern, by]) => rest.replace(pattern, by as string), start)
  return (read(plainText(read(text, emojiSpelt)), spelt).match(tokenShape) ?? []).map(signed)
}

/** The same, each with its place in the text. */
export function placeTokens(text: string): PlacedToken[] {
  const plain = foldPlaced(
    emojiSpelt.reduce(
      rewrite,
      placeText(text, (letter) => letter),
    ),
  )
  const read = spelt.reduce(rewrite, plain)
  return matchesOf(read.text, tokenShape).map(({ 0: token, index }) => ({
    token: signed(token),
    place: placeOf(read, index, index + token.length),
  }))
}

const tokenShape = /[\p{L}\p{N}]+|[,;.!?…:&+=]|(?<!\d)\//gu

const signs: Readonly<Record<string, Token>> = { '&': 'and', '+': 'and', '/': 'and', ':': ',', '=': 'equals', '…': '.' }

function signed(token: Token): Token {
  return signs[token] ?? token
}

/** What a cake is baked in, which are no mussels. */
const tins =
  /(?<=\b(?:un|le|mon|ton|son|ce|au|du|petit|grand|gros|autre|seul) )moules?\b|\bmoule(?= a (?!la\b|l'))|\bmoules(?= a (?:manque|kougl?of|kouglofs?|savarins?|charlottes?|cakes?|tart\w+|quiches?|brioches?|muffins?|cup ?cakes?|madeleines?|financiers?|can+el\w*|gateaux?|gaufres?|flans?|souffles?|pains?|biscuits?|glac\w+|fond|charniere|bords?)\b)|\bmoules?(?= (?:(?:de|en) (?:\d|silicone|verre|metal|papier)|rond|carre|rectangulaire|individuel|silicone))/g

/** It parts what is told as a sign does. */
const laughter = /\b(?:lol|lmao|haha+|hehe+|mdr|ptdr|xd)\b/g

/** "Doesnt" and "ive" are typed as often as "doesn't" and "I've"; the French "dont" is a word of its own. */
const contracted =
  /\b(?:(?:ai|ca|wo|is|are|was|were|did|does|have|has|had|could|would|should|must)nt|dont(?! (?:je|tu|ils?|elles?|on|nous|vous|l[ea]s?|une?|des|[mts](?:on|a|es)|notre|nos|leurs?|cet?(?:te)?|ces|tout)\b| [jl]')|(?:i|you|we|they|could|would|should)ve|im|(?:he|she|that|what|who|there|here)s|(?:you|they)(?:re|d|ll)|itll|jai)\b/g

function lengthOfEnd(word: string): number {
  return /(?:nt|[ms]|d)$/.test(word) ? 1 : 2
}

/** « J » and « y » typed as one with their verb, and words that are said in fewer sounds: « jsui », « chui », « jveux », « ya », « c pas », « g pas ». */
export const slurred: readonly Rewriting[] = [
  [/\bd(?=(?:allumer|utiliser|acheter|avoir)\b)/g, "d'"],
  [/\benvi(?= d)/g, 'envie'],
  [/\b(?:j ?sui|chui|shui|chuis|jsuis)\b/g, 'je suis'],
  [
    /\bj(?=(?:veu[xt]?|peu[xt]?|voudrai\w*|mange|fai[st]?|vai[st]?|prend[st]?|cherche|trouve|connai\w*|bois|dois|digere|supporte|tolere|deteste|touche|cuisine|reve|pense|sais|garde|mets|reste)\b)/g,
    'je ',
  ],
  [/\by ?a(?= (?:pas|plus|que|rien|du|de|des|un|une|d)\b)/g, 'y a'],
  [/\bc(?= (?:pas|pour|trop|bon|un|une|le|la|les|mon|ma|mieux)\b)/g, "c'est"],
  [/(?<=^|[^\d\s] |[,.;!?] ?)g(?= (?:pas|plus|que|envie|faim|besoin|un|une|du|des|rien|juste)\b)/g, "j'ai"],
  [/\b(pas|plus|jamais|rien|envie|besoin) d (?=[a-z])/g, '$1 de '],
]

/** How a text bare of accents is read, one after the other. */
const spelt: readonly Rewriting[] = [
  ...shorthand,
  ...slurred,
  ...everydayTurns,
  ...idioms,
  [laughter, ','],
  [/(?<=^|\b(?:have|ve|got|is|there s) )nothing but(?= )/g, 'only'],
  // Nobody drinks it.
  [/\b((?:eyes?|eyeballs|mouths?)(?: [a-z]+){0,2}?) water(?=s|ing|ed|\b)/g, '$1 stream'],
  [/\bmalades? d'amour\b/g, 'fou'],
  // Both are meant.
  [/\b(?:not (?:only|just|merely|simply)(?=.* but )|(?:pas|non) (?:seulement|uniquement)(?=.* mais )) /g, ' '],
  // Who shares a plate with a dog.
  [/\b(?:my|our|the) (dog|cat) and (?:i|me)\b/g, 'i with my $1'],
  [/\bmon (?:chien|chat) et moi\b/g, 'moi et mon chien'],
  // What is printed on it, or an evening for two, and no fruit.
  [/\b(?:it'?s|their|sell by|use by|best before|expiry|expiration|first|second|blind) date\b/g, 'day'],
  // It freezes, and is no quail.
  [/\b(ca|se|me|il|je|y) caill(?:e|es|ent|ait)\b/g, '$1 gele'],
  [tins, 'plat'],
  [
    /\b(am|m|is|are|re|s|go|goes|went|going) (?:\w+ly |just |all |so )?(?:nuts|bananas|crackers)\b(?: (?:about|for|over))?(?! (?:in|on|and|or|with|to|from|free|allerg\w+|intoler\w+))/g,
    '$1 fond of',
  ],
  [contracted, (word = '') => `${word.slice(0, -lengthOfEnd(word))} ${word.slice(-lengthOfEnd(word))}`],
  [/\bw\/o(?:ut)?\b/g, 'without'],
  // "Chicken + lemon = ?" asks what they come to, and tells of no harm.
  [/=(?=\s*(?:[?!.…]|$|what\b|quoi\b))/g, ' '],
  // What is told aside; a single word goes with what it stands beside.
  [/[([](?=[^()[\]]*\S\s[^()[\]]*[)\]])|(?<=[([][^()[\]]*\S\s[^()[\]]*)[)\]]/g, ' , '],
  // As forms and menus put it.
  [
    /\b(?:allerg(?:y|ies?|ens?|enes?|iques?|ic)|intolerances?|interdits?|banned|forbidden|off limits|a eviter|to avoid)\s*:/g,
    'allergic to ',
  ],
  [/\bw\//g, 'with '],
]

/** Letters of dishes' names that hold no accent apart. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ð: 'd' }

/** The text folded; without its accent, sweetcorn would be "but". */
export function plainText(text: string): string {
  const maize = text.normalize('NFC').replace(sweetcorn, 'maize')
  return foldText(maize).replace(/[łøđıð]/g, (letter) => strokes[letter] ?? letter)
}

/** Most letters are plain already. */
function plainLetter(letter: string): string {
  return /^[a-z ]$/.test(letter) ? letter : plainText(letter)
}

const sweetcorn = /maïs/gi

/** The same, each letter with its place. */
export function placePlain(text: string): PlacedText {
  return foldPlaced(placeText(text, (letter) => letter))
}

function foldPlaced(written: PlacedText): PlacedText {
  const { text, places } = rewrite(written, [/ma(?:ï|i\u0308)s/gi, 'maize'])
  const folded = placeText(text, plainLetter)
  return { text: folded.text, places: folded.places.map(({ start, end }) => placeOf({ text, places }, start, end)) }
}
