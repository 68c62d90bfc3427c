import type { LanguageWords } from '../language-words.ts'
import { bareWord } from '../pattern.ts'
import { words } from '../word-list.ts'

export const making: LanguageWords['making'] = {
  verbs: words('make makes making made become becomes into to prepare whip whisk build called'),
  little: words(
    'a an the your our some quick simple thick thin smooth light loose rough coarse fine rich glossy dark pale easy stiff thickish silky crisp golden crunchy vegan dairy milk egg gluten free plant based homemade',
  ),
  shaping:
    /^(?:shape|form|roll|cut|slice|chop|spirali[sz]e|grate|mash|blend|blitz|pulse|turn|press|shave|tear|shred|process|whizz|carve|mould|mold|crumble|break|broken|torn|divide)(?:d|ed|s|ing)?$/,
  naming:
    /(?:^| )(?:(?:this|that|here|which|it) (?:is|are|s|re|becomes?|will be)|(?:you|ll|ve) (?:now |then )?(?:have|get|got)|call (?:it|them|this|these)) (?:now )?(?:your|the|our|a|an|his|her)?(?: \S+)?$/,
  heading: new RegExp(
    String.raw`(?:^\P{L}*|(?<!\p{L})(?:mak(?:e|ing)|prepar(?:e|ing)|(?:turn|move on|on) to|(?:now )?for),?\s(?:the|your|an?|some)\s${bareWord}{0,2})$`,
    'iu',
  ),
  combining: /(?<!\p{L})(?:stir|toss|mix|whisk|blend|whizz|beat|combine|mash|together|blitz|purée|whip|process)/iu,
  into: new RegExp(
    String.raw`(?:(?<!\p{L})(?:(?:for|to make) (?:the|your|an?)|(?:in)?to an?|as an?)|:\s*(?:this is )?(?:the|your))\s${bareWord}{0,2}$`,
    'iu',
  ),
  got: /(?:^| )you ve (?:now |just )?got$/,
  ends: 'into',
  source: /^(?:from|out)$/,
}
