import { foldText } from '@roux/contract/fold-text'
import { spellOut } from '@roux/cooking/text/spell-out'
import { spellEmoji } from './emoji.ts'

/** A word of a prompt, bare of case and accents, or a comma or full stop that parts words. */
export type Token = string

/** The words of a text. Hyphens and apostrophes part words ("sugar-free", "d'ail"); "&", "+" and "/" are an "and", "w/o" is "without". */
export function tokensOf(text: string): Token[] {
  const signs: Record<string, Token> = { '&': 'and', '+': 'and', '/': 'and', ':': ',', '=': 'equals', '…': '.' }
  const plain = spellOut(plainText(spellEmoji(text)))
    .replace(laughter, ',')
    .replace(/(?<=^|\b(?:have|ve|got|is|there s) )nothing but(?= )/g, 'only')
    // It freezes, and is no quail.
    .replace(/\b(ca|se|me|il|je|y) caill(?:e|es|ent|ait)\b/g, '$1 gele')
    .replace(tins, 'plat')
    .replace(
      /\b(am|m|is|are|re|s|go|goes|went|going) (?:nuts|bananas|crackers)\b(?: (?:about|for|over))?(?! (?:in|on|and|or|with|to|from))/g,
      '$1 fond of',
    )
    .replace(contracted, (word) => `${word.slice(0, -lengthOfEnd(word))} ${word.slice(-lengthOfEnd(word))}`)
    .replace(/\bw\/o(?:ut)?\b/g, 'without')
    // What is told aside; a single word goes with what it stands beside.
    .replace(/[([]([^()[\]]*\S\s[^()[\]]*)[)\]]/g, ', $1 ,')
    // As forms and menus put it.
    .replace(
      /\b(?:allerg(?:y|ies?|ens?|enes?|iques?|ic)|intolerances?|interdits?|banned|forbidden|off limits|a eviter|to avoid)\s*:/g,
      'allergic to ',
    )
    .replace(/\bw\//g, 'with ')
  return (plain.match(/[\p{L}\p{N}]+|[,;.!?…:&+=]|(?<!\d)\//gu) ?? []).map((token) => signs[token] ?? token)
}

/** What a cake is baked in, which are no mussels. */
const tins =
  /(?<=\b(?:un|le|mon|ton|son|ce|au|du|petit|grand|gros|autre|seul) )moules?\b|\bmoules?(?= (?:a (?!la\b|l')|(?:de|en) (?:\d|silicone|verre|metal|papier)|rond|carre|rectangulaire|individuel|silicone))/g

/** It parts what is told as a sign does. */
const laughter = /\b(?:lol|lmao|haha+|hehe+|mdr|ptdr|xd)\b/g

/** "Doesnt" and "ive" are typed as often as "doesn't" and "I've"; the French "dont" is a word of its own. */
const contracted =
  /\b(?:(?:ca|wo|is|are|was|were|did|does|have|has|had|could|would|should|must)nt|dont(?! (?:je|tu|ils?|elles?|on|nous|vous|l[ea]s?|une?|des|[mts](?:on|a|es)|notre|nos|leurs?|cet?(?:te)?|ces|tout)\b| [jl]')|(?:i|you|we|they|could|would|should)ve|im|(?:he|she|that|what|who|there|here)s|(?:you|they)(?:re|d|ll)|itll|jai)\b/g

function lengthOfEnd(word: string): number {
  return /(?:nt|[ms]|d)$/.test(word) ? 1 : 2
}

/** Letters of dishes' names that hold no accent apart. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ð: 'd' }

/** The text folded; without its accent, sweetcorn would be "but". */
export function plainText(text: string): string {
  const lower = text.toLowerCase().normalize('NFC').replaceAll('maïs', 'maize')
  return foldText(lower.replace(/[łøđıð]/g, (letter) => strokes[letter] ?? letter))
}
