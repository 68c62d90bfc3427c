import type { LanguageWords } from '../language-words.ts'
import { words } from '../word-list.ts'

export const times: LanguageWords['times'] = {
  units: {
    second: 's sec secs second seconds',
    minute: 'min mins minute minutes',
    hour: 'h hr hrs hour hours',
    day: 'day days',
    week: 'week weeks',
    night: 'night nights',
  },
  onlyAfterDigits: words('s h hr sec second'),
  between: words('more further extra full whole good another additional last of'),
  phrases: new Map(Object.entries({ overnight: 8, 'all night': 8, 'all day': 8, 'another hour': 1 })),
  aside: /\b(?:while|as the|keeps?|stor(?:e|ed|ing|age)|leftovers?|freezes?|frozen|ahead|in advance|reheat\w*)\b/iu,
  beside:
    /\b(?:at the same time|alongside|beneath|underneath|beside|next to|on the (?:shelf|rack) (?:above|below))\b/iu,
  meanwhile:
    /^\W*(?:(?:in the )?meanwhile|in the meantime|at the same time|(?:while|during) (?!the oven)\w|(?:as soon as|once|when) (?:[\w-]+ ){1,5}(?:in|on|under way)\b)/iu,
  partial: /\b(?:every|each|after|last|final|first|halfway|up to|within|or|than)\s+(?:about\s+|around\s+|the\s+)?$/iu,
  counted: /^\s*(?:per\b|(?:a|each|every) batch|for (?:each|every)\b|before\b|ahead\b|in advance|to go\b|into\b)/iu,
  work: /\b(?:so far|hands-on|comes? to|(?:prep(?:ping|aration)?|preparing|the work|all this|all of this|everything)(?: time)? takes?)\b/iu,
  sum: /\b(?:in (?:total|all)|altogether|all (?:in|told)|total)\b/iu,
}
