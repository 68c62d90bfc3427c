import type { Marked, Said } from './mark-names.ts'

/** What is pointed to and named nowhere in the sentence: what the last change was of. */
const ofLastChange: Said = { words: '', named: null, asked: null, isDish: false, isLast: true }

const pronoun = '(?:it|them|that|those|these|this|any|ca|cela|celui ci|ceux ci|eux|elles|les|la|le|en)'
const leaving = 'leave|take|drop|remove|skip|lose|omit|ditch|cut|hold|chuck|without|get rid of|do without'
const swapping = 'swap|replace|replacing|switch|sub|substitute'
const frenchLeaving = '(?:enleve|retire|vire|ote|supprime|laisse|degage)(?:[rz]|s|ez)?'
const frenchSwapping = 'rempl?a[cs]+e[rz]?|echange[rz]?|substitue[rz]?'
const after =
  '(?= *(?:$|[,.;!?]|out|off|away|down|for|with|by|to|par|avec|contre|and|et|but|mais|please|svp|stp|completely|entirely|altogether|totally|tous|toutes|completement|carrement|alors|then|finalement|actually|instead|plutot|a la place|en fait|this time|cette fois|du coup|too|aussi)(?![a-z]))'
const objects = new RegExp(
  `(?<![^ ])(${leaving}|${swapping}|${frenchLeaving}|${frenchSwapping}|sans|fais sans)(?: moi)? ${pronoun}${after}`,
  'g',
)
/** « Tu peux les enlever » */
const before = /(?<![^ ])(?:les|la|le|l|en) (enlever|retirer|virer|oter|supprimer|remplacer)(?![a-z])/g
/** "Replace with prunes", « remplace par des pruneaux » */
const left =
  /(?<![^ ])(replace|swap|substitute|rempl?a[cs]+e[rz]?) (?=(?:with|by|for|par|avec|contre) (?:[a-z]+ ){0,2}@)/g

/** A marked sentence whose pronouns are the names that they stand for: the nearest before them, or what came or went last. */
export function pointBack(marked: Marked): Marked {
  const names = [...marked.names]
  const nameAt = (text: string, at: number) =>
    text.slice(0, at).match(/@\d+(?!.*@\d)/)?.[0] ?? `@${names.push(ofLastChange) - 1}`
  const fill = (text: string, pattern: RegExp) =>
    text.replace(pattern, (_, verb: string, at: number) => `${verb} ${nameAt(text, at)}${pattern === left ? ' ' : ''}`)
  return { text: [before, objects, left].reduce(fill, marked.text), names }
}
