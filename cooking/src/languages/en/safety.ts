import type { LanguageWords } from '../language-words.ts'
import { whole } from '../pattern.ts'

export const safety: LanguageWords['safety'] = {
  ready:
    /\b(?:shredded|pulled|carved|deli|sandwich|wafer|pre-?cooked|left ?overs?|ready|frankfurter|pepperoni|jerky)\b/,
  heat: /(?<!\bno[ -]|\bnot |\bwithout |\bnever |\bun)\b(?:cook(?!ie)|boil|simmer|fry|fried|bake|baking for|roast|grill|heat|oven|steam|poach|saut|microwave|brown|sear|stew|brais|scrambl|barbecue|broil|blanch|griddle|bain)/i,
  eggs: whole('eggs?|yolks?|whites?'),
  setting: whole(
    String.raw`(?:eggs?|whites?|yolks?) (?:are|is|have|has) (?:(?:only|just|almost|fully) )?set|set (?:for )?(?:about |around )?[\w/.–-]+ (?:s|secs?|seconds?|mins?|minutes?)|(?:in|into|to) (?:the|a) (?:[\w-]+ ){0,2}(?:wok|skillet|frying pan|griddle)`,
  ),
  runny: whole(
    '(?<!(?:not|no longer|never|no) )(?:(?:still |slightly |gently |just |soft and |nice and )*(?:runny(?! (?:honey|icing|glaze|caramel|cheese|jam|batter))|oozing|oozy)|soft[- ]boiled|softly boiled|liquid yolks?|yolks? (?:still |stay )?(?:soft|liquid))',
  ),
  pink: whole(
    String.raw`(?<!(?:no longer|n['’]t|not|never|without|no|any|(?:trace|hint|sign|bit)s? of) (?:be |look )?)(?:(?:still |slightly |a little |stays? |remains? |(?:keep|leave) (?:it|them) )(?:pink|raw)(?: in the (?:middle|centre|center))?|(?:pink(?:,? (?:and|but) (?:(?!the )\w+ ){1,3}|, \w+ | right | )|raw )(?:inside|(?:in|at) the (?:middle|centre|center|core))|medium[- ]rare|rare in the (?:middle|centre|center))`,
  ),
  dangerous: whole(
    "bleach|detergent|washing[- ]up liquid|dish soap|soap|antifreeze|methanol|rubbing alcohol|isopropyl alcohol|gasoline|petrol|paint thinner|cyanide|arsenic|rat poison|oleander|foxglove|hemlock|deadly nightshade|death caps?|fly agaric|lily of the valley|castor beans?|rhubarb leaf|rhubarb leaves|laundry pods?|(?<!baker[’']s )ammonia|borax|drain cleaner|bitter apricot kernels?|raw apricot kernels?|daffodil bulbs?|gravel|silica gel",
  ),
  cooked: whole(
    'cooked|roast|roasted|leftover|smoked|tinned|canned|hard[- ]boiled|boiled|rotisserie|cured|ready[- ]made|confit|stock|vegan|veggie',
  ),
  treated: whole('pasteuri[sz]ed|heat[- ]treated|toasted flour'),
  dried: whole('(?<!pat |patted |drained and )(?:dried|dry)|soaked'),
  boiled: whole('boil|(?<!(?:with|over|of|the|ml|litres?) )boiling|boiled|pressure[- ]cook(?:er)?'),
  long: whole(String.raw`overnight|all night|(?:[3-9]|\d\d) hours|all day`),
  foraged: whole(
    '(?:foraged|hand[- ]picked|self[- ]picked|freshly picked wild) (?:wild )?mushrooms?|mushrooms? you (?:have )?(?:picked|foraged)|raw (?:morels?|wild mushrooms?)',
  ),
  warm: whole('room temperature|on the (?:counter|worktop)|in the warm'),
}
