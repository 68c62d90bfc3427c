import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'

/** "Doesn't", "will not", "never", "nobody", "none of us", « personne ne »; what was not done once is no rule: "didn't eat", "have never tried". */
const denial =
  /(?:^| )(?:(?:don|doesn|won|wouldn|can|couldn|shouldn|mustn|ain) t|(?:do|does|will|would|can|could|should|must) not|cannot|(?<!(?:^| )(?:ve|have|had|has|s|d) )never|refus(?:es?|ing) to|(?:nobody|no one|none|neither)(?: (?:s|is|are|of|in|here|at|the|us|them|my|our|family|house|home|table|party|lot|guests?))*|(?:personne|aucune?|nul)(?: (?:de|d|entre|a|la|chez|nous|eux|elles|vous|maison|table|des|les|mes|convives?|invites?|amis?))* (?:ne|n)(?: y| en| l)?)(?: (?:really|even|ever|usually|normally|actually|personally|just|generally|often|much|both|be))*$/

/** Of what is not done in these words with a food nobody says that it shall not be there: "don't mind", "can't resist", "don't overcook". */
const kept =
  /^(?:be|is|are|was|go|goes|come|comes|gone|mind|resist|forget|skimp|scrimp|waste|over[a-z]+|under[a-z]+|burn|dry|ruin|spoil|refuse|stop|help|miss|lose|say|think|know|knows|believe|suppose|mean|decide|choose|wait|worry|beat|fail|fails|tell|ask|live|survive|cope|imagine|thaw|defrost|finish|throw|bin|chuck|let|make|met|got|been|try|see|look|remember|understand|decline|object|expect|peel|wash|soak|salt|crowd|stir|rush|cook|bake|roast|grill|fry|boil|brown|sear|steam|poach|toast|chop|cut|slice|heat|reheat|microwave|[a-z]+ed|[a-z]+ing|dit|resiste|sait|oublie|regrette|crache)$/

/** « Ne résiste jamais au poulet », and « n'a jamais goûté de canard » is none of these. */
const keptInFrench =
  /^(?:resiste\w*|lasse\w*|di[st]|disent|refuse\w*|rate\w*|regrette\w*|crache\w*|oublie\w*|prive\w*|passe\w*|ai|as|a|avons|avez|ont|est|sont)$/

/** What stands between the verb and the food: "go near", "cook with", « touche au ». */
const towards =
  /^(?:with|near|anywhere|to|at|for|like|about|on|around|into|any|anything|even|single|much|close|whatever|containing|avec|vers|pres|au|aux|en)$/

/**
 * Do the words before the name of a food say that somebody does not do something with it, whatever that is: "doesn't
 * touch", "won't go near", "none of us eats", « personne ne consomme »?
 */
export function isRefusedByVerb(before: readonly Token[]): boolean {
  // "My flatmate is off pork"
  if (/(?:^| )(?:is|are|s) off$/.test(before.join(' '))) return true
  let verb = before.length - 1
  const isBetween = (word: Token) => towards.test(word) || (fillerWords.has(word) && !/^wants?$/.test(word))
  while (verb > 0 && isBetween(before[verb] ?? '')) verb -= 1
  const word = before[verb] ?? ''
  // « Ne touche jamais aux crevettes »
  if (/^(?:jamais|plus|guere|point)$/.test(word)) {
    const isDenied = /(?:^| )(?:ne|n)(?: [a-z]+){1,3}$/.test(before.slice(0, verb).join(' '))
    return isDenied && !keptInFrench.test(before[verb - 1] ?? '')
  }
  // "Won't be eating"
  const isToBe = /^(?:be|s|is|are)$/.test(before[verb - 1] ?? '') && word.endsWith('ing')
  const isTowards = before.slice(verb + 1).some((one) => /^(?:with|near|like|around|avec|pres)$/.test(one))
  if (
    !/^[a-z]{2,}$/.test(word) ||
    (kept.test(word) && !isToBe && !(isTowards && /^(?:goe?s?|comes?|be|cook|bake)$/.test(word)))
  )
    return false
  return denial.test(before.slice(0, verb).join(' '))
}
