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
  `^(?:(?:is|are|isn|aren|s|re|must|should|to|be|est|sont|c est|ca|ne|n est|m|me|nous|lui|leur|la|le|a|hors de|strictly|absolutely|totally|strictement|absolument|totalement) )*(?:${[
    'tastes? (?:just |so much |a bit )?(?:like|of) (?:soap|dish soap|feet|dirt|mud|cardboard|rubber|perfume|plastic|grass)|(?:un |le )?gout (?:de|du) savon|goutent? le savon|sent(?:ent)? le savon',
    '(?:not |t |pas |plus |hors |out of |over for )(?:yet )?(?:in |of |la |de |d |en |the )?(?:saison|season|year)',
    'banned|forbidden|prohibited|off limits|off the table|not allowed|not permitted|not an option|not ok|a no|no no|out(?! of)',
    't (?:allowed|permitted|ok|an option)|avoided|left out',
    'interdite?s?|proscrite?s?|bannie?s?|exclue?s?|non merci|c est non|non autorisee?s?|pas autorisee?s?|pas permise?s?',
    'eviter|proscrire|bannir|question|remplacee?s? par|replaced (?:by|with)',
    '(?:n t|not|t|pas) (?:really |vraiment )?(?:for|pour) (?:me|him|her|us|them|everyone|everybody|moi|lui|elle|nous|eux|elles)',
    'upsets? \\w+ (?:stomach|tummy)|makes? \\w+ (?:ill|sick)|rend(?:ent)? malades?|reussi(?:t|ssent) pas',
  ].join('|')})(?: |$)`,
)

const another =
  /^(?:(?:night|evening|tonight|ce soir|,) )*(?:but|mais)(?: \w+){0,4} (?:something (?:else|different)|another (?:dish|recipe)|autre chose|un autre plat|une autre recette|(?<!(?:pour|for a) )change[rz]?)(?! (?:que|than|with|avec|for|pour|beside|a cote|on the side|in it|dedans))(?: |$)/

/** « Les carottes râpées autrement »: of the same, another dish. */
const otherwise =
  /^(?:(?:, |fait|faits|faites|cuisines?|cuisinees?|preparees?|done|made|cooked|in|a|but|mais) ?)*(?:autrement(?! (?:que|dit))|differently|(?:another|a different|different) way|d une autre (?:facon|maniere|sorte))(?: |$)/

export function wantsOtherwise(words: readonly string[]): boolean {
  return otherwise.test(words.slice(0, 7).join(' '))
}

const tooOften =
  /^(?:(?:is|are|s|est|sont|c|ca|has|have|got|gets?|get|become|becomes|devient|deviennent|so|too|a|bit|un|peu|tellement|trop|really|vraiment) )*(?:boring|dull|samey|lassante?s?|ennuyeu\w+|lasse)(?: |$)/

/** Is it named only to say that another one is wanted: "lasagne night but something else"? */
export function wantsAnother(words: readonly string[]): boolean {
  return another.test(words.slice(0, 9).join(' ')) || tooOften.test(words.slice(0, 6).join(' '))
}

/** Do the words after a name refuse it: "egg free", "nuts are banned"? A whole sentence refuses all that it lists. */
export function refusalAfter(words: readonly string[]): 'free' | 'whole' | null {
  const word = words[0] ?? ''
  if (freeWords.includes(word)) return word === 'free' || word === 'less' ? 'free' : 'whole'
  return refusals.test(words.slice(0, 7).join(' ')) ? 'whole' : null
}
