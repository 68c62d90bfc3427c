/** After a name: it is to be left out ("egg free", "a nut allergy"). */
export const freeWords: readonly string[] = [
  'free',
  'allergy',
  'allergies',
  'intolerance',
  'intolerant',
  'less',
  'allergic',
]

/** What follows a name, as it stands in a sentence bare of accents, and says that it must not be there. */
const refusals = new RegExp(
  `^(?:(?:is|are|s|re|est|sont|c est|ca|strictly|absolutely|totally|strictement|absolument|totalement) )*(?:${[
    'banned|forbidden|prohibited|off limits|off the table|not allowed|not an option|not ok|a no|a no no',
    't allowed|t ok',
    'interdite?s?|proscrite?s?|bannie?s?|exclue?s?|non merci|c est non|pas autorisee?s?|pas permise?s?',
    'upsets? (?:my|his|her|their|our) (?:stomach|tummy)|makes? (?:me|him|her|them|us) (?:ill|sick)',
    'me rend(?:ent)? malade|(?:ne )?me reussi(?:t|ssent) pas',
  ].join('|')})(?: |$)`,
)

/** Do the words after a name refuse it: "egg free", "nuts are banned"? */
export function isRefusedBy(words: readonly string[]): boolean {
  return freeWords.includes(words[0] ?? '') || refusals.test(words.slice(0, 6).join(' '))
}
