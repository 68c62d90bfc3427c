import { spellOut } from '@roux/cooking/text/spell-out'

/** A word of a prompt, bare of case and accents, or a comma or full stop that parts words. */
export type Token = string

/** The words of a text. Hyphens and apostrophes part words ("sugar-free", "d'ail"); "&", "+" and "/" are an "and", "w/o" is "without". */
export function tokensOf(text: string): Token[] {
  const signs: Record<string, Token> = { '&': 'and', '+': 'and', '/': 'and', ':': ',', '=': 'equals', '…': '.' }
  const plain = spellOut(plainText(text))
    .replace(laughter, ',')
    // It freezes, and is no quail.
    .replace(/\b(ca|se|me|il|je|y) caill(?:e|es|ent|ait)\b/g, '$1 gele')
    .replace(
      /\b(am|m|is|are|re|s|go|goes|went|going) (?:nuts|bananas|crackers)\b(?: (?:about|for|over))?(?! (?:in|on|and|or|with|to|from))/g,
      '$1 fond of',
    )
    .replace(contracted, (word) => `${word.slice(0, -lengthOfEnd(word))} ${word.slice(-lengthOfEnd(word))}`)
    .replace(/\bw\/o(?:ut)?\b/g, 'without')
    // As forms and menus put it.
    .replace(
      /\b(?:allerg(?:y|ies?|ens?|enes?|iques?|ic)|intolerances?|interdits?|banned|forbidden|off limits|a eviter|to avoid)\s*:/g,
      'allergic to ',
    )
    .replace(/\bw\//g, 'with ')
  return (plain.match(/[\p{L}\p{N}]+|[,;.!?…:&+=]|(?<!\d)\//gu) ?? []).map((token) => signs[token] ?? token)
}

/** It parts what is told as a sign does. */
const laughter = /\p{Extended_Pictographic}\uFE0F?|\b(?:lol|lmao|haha+|hehe+|mdr|ptdr|xd)\b/gu

/** "Doesnt" and "ive" are typed as often as "doesn't" and "I've"; the French "dont" is a word of its own. */
const contracted =
  /\b(?:(?:ca|wo|is|are|was|were|did|does|have|has|had|could|would|should|must)nt|dont(?! (?:je|tu|ils?|elles?|on|nous|vous|l[ea]s?|une?|des|[mts](?:on|a|es)|notre|nos|leurs?|cet?(?:te)?|ces|tout)\b| [jl]')|(?:i|you|we|they|could|would|should)ve|im|(?:he|she|that|what|who|there|here)s|(?:you|they)(?:re|d|ll)|itll|jai)\b/g

function lengthOfEnd(word: string): number {
  return /(?:nt|[ms]|d)$/.test(word) ? 1 : 2
}

/** Without case and accents, ligatures in two letters. */
export function plainText(text: string): string {
  const lower = text.toLowerCase()
  if (/^[ -~]*$/.test(lower)) return lower.replaceAll('`', "'")
  return (
    lower
      .normalize('NFC')
      // Without its accent, sweetcorn would be "but".
      .replaceAll('maïs', 'maize')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[’'`´]/g, "'")
  )
}
