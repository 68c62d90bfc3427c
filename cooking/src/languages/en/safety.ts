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
    String.raw`(?:serv|eat)\w* (?:(?:it|them|the \w+) )?(?:a little |slightly |just )?pink(?= ?(?:[.,;]|and|after|with|$))|(?<!(?:no longer|n['’]t|not|never|without|no|any|(?:trace|hint|sign|bit)s? of) (?:be |look )?)(?:(?:still |slightly |a little |stays? |remains? |(?:keep|leave) (?:it|them) )(?:pink|raw)(?: in the (?:middle|centre|center))?|(?:pink(?:,? (?:and|but) (?:(?!the )\w+ ){1,3}|, \w+ | right | )|raw )(?:inside|(?:in|at) the (?:middle|centre|center|core))|medium[- ]rare|rare in the (?:middle|centre|center))`,
  ),
  dangerous: whole(
    "bleach|detergent|washing[- ]up liquid|dish soap|soap|antifreeze|methanol|rubbing alcohol|isopropyl alcohol|gasoline|petrol|paint thinner|cyanide|arsenic|rat poison|oleander|foxglove|hemlock|deadly nightshade|death caps?|fly agaric|lily of the valley|castor beans?|rhubarb leaf|rhubarb leaves|laundry pods?|(?<!baker[’']s )ammonia|borax|drain cleaner|apricot kernels?|daffodil bulbs?|gravel|silica gel",
  ),
  cooked: whole(
    'cooked|roast|roasted|leftover|smoked|tinned|canned|hard[- ]boiled|boiled|rotisserie|cured|ready[- ]made|confit|stock|vegan|veggie',
  ),
  treated: whole('pasteuri[sz]ed|heat[- ]treated|toasted flour'),
  dried: whole('(?<!pat |patted |drained and )(?:dried|dry)|soaked'),
  boiled: whole('boil|(?<!(?:with|over|of|the|ml|litres?) )boiling|boiled|pressure[- ]cook(?:er)?'),
  foraged: whole(
    '(?:foraged|hand[- ]picked|self[- ]picked|freshly picked wild) (?:wild )?mushrooms?|mushrooms? (?:that )?you (?:have |can )?(?:picked?|foraged?|find|found)|(?:pick|gather|forage)(?:ed)? (?:any|some|your own|the|wild) (?:wild )?mushrooms?|mushrooms? (?:from|out of|in) the (?:woods?|forest|garden|field|lawn)|raw (?:morels?|wild mushrooms?)',
  ),
  warm: whole(
    String.raw`(?<!(?:to|until|reach(?:es)?|at) (?:a )?)room temperature|at room temperature|on the (?:counter\w*|worktop|work ?surface|side|stove(?:top)?|hob|table|windowsill|bench)|in the warm|unrefrigerated|without (?:refrigerating|chilling)|no need to (?:refrigerate|chill)|(?:sit|stand|left|leave (?:it|them|everything|the \w+)) out|(?:out of|outside) the fridge(?= (?:overnight|all|for|until))|(?:turned|switched)[- ]off oven|oven (?:turned|switched) off|keep\w* (?:\w+ ){0,2}warm(?=[^.]{0,120} days)`,
  ),
  long: whole(
    String.raw`overnight|all (?:night|day|afternoon)|(?:whole|entire) (?:night|day|afternoon)|(?:[3-9]|\d\d)(?:[-–]\d+| to \d+)?[ -]?(?:h|hrs?|hours)|(?:several|three|four|five|six|eight|ten|twelve) hours|(?:\d+|two|three|a few|several|couple of) days|(?:un)?til+ (?:the )?(?:next|following|evening|morning|tomorrow|dinner|supper)`,
  ),
  raising:
    /\b(?:dough|batter|prov(?:e|ing)|proof|ris(?:e|en|ing)|soak|ferment|starter|cur(?:e|ed|ing) salt|air[- ]dr|jerky)/,
  partCooked: whole('(?:part(?:ly|ially)?|half|par)[- ]?cook(?:ed|ing)?|half[- ]roast(?:ed)?'),
  later: whole('(?:the )?(?:next|following) (?:day|morning)|tomorrow|overnight|the day (?:after|before)'),
  larder: whole('cupboards?|pantry|larder|cellar|(?:sunny |cool |dark )?shelf|cool,? dark place|dark place|windowsill'),
  stored: /\b(?:keep|stor|infus|steep|last|leave|stand|mature|shelf)/,
  days: whole(String.raw`(?:[2-9]|\d\d|several|few|two|three|four|five) (?:days|weeks|months)|a (?:week|month|year)`),
  weeks: whole(
    String.raw`(?:[2-9]|\d\d|several|few|two|three|four|five|six|many|for) (?:weeks|months|years)|a (?:month|year)|indefinitely|all (?:year|winter)|forever`,
  ),
  cold: /\b(?:fridge|refrigerat|freez|chill)/,
  oily: whole('oils?|confit|pesto|tapenade|marinated'),
  covered:
    /\b(?:cover|submerg|top up|immers|fill|drown|pack)\w*[^.]{0,120}\boil\b|\boil\b[^.]{0,120}\b(?:bottles?|jars?)\b|\b(?:bottles?|jars?)\b[^.]{0,120}\boil\b/,
  jars: whole('jars?|kilner|mason|preserving bottles?'),
  boilsJars:
    /(?:boil|water[- ]bath|process|simmer|oven|steam|sterili[sz])\w*[^.]{0,120}\bjars?\b|\bjars?\b[^.]{0,120}(?:boil|water[- ]bath|process|simmer|oven|steam|upside down|sterili[sz]\w* for)/,
  underPressure: /\b(?:pressure|autoclave|(?<!\boven [^.]{0,20})1[12]\d ?°|2[45]0 ?°? ?f\b|ferment|brine)/,
  served:
    /\b(?:serv|spoon|pour|drizzl|us(?:e|ing)|toss|offer|pass|dip|dress|finish|eat)\w*\b[^.;]{0,120}\bmarinade|\bmarinade\b[^.;]{0,120}\b(?:as (?:a|the) (?:dip|sauce|dressing|gravy)|alongside|at the table|(?:over|on) the (?:cooked|hot|rest))/,
  toTable: /\b(?:serv|dip|dress|sauce|table|offer|eat)/,
  reduced: /\b(?:boil|simmer|bubbl|reduc|cook (?:the|it)|heat)/,
  keptApart:
    /\b(?:reserv|set aside|keep back|kept back|hold back|divid|save)\w*\b[^.]{0,120}\b(?:half|third|quarter|some|tbsp|tablespoons?|ml|cup|marinade|rest|it|before)\b|\b(?:half|third|thirds|some|most|quarters) (?:of )?(?:the |this )?marinade/,
  washedPoultry: whole(
    `(?:rinse|wash)(?:ing)?(?: off| out)?(?: (?:the|your|all|each|whole|raw|fresh))* (?:chicken|turkey|poultry|duck|goose|hen|guinea fowl|bird)s?(?! (?:stock|soup|board|plate|bowl|pan|tin))`,
  ),
  unwashed: whole(
    String.raw`(?:without (?:washing|rinsing|cleaning) (?:it|the (?:board|knife|plate|bowl)|your hands)|unwashed (?:board|knife|plate|bowl)|no need to (?:wash|clean|rinse) (?:it|the (?:board|knife|plate|bowl)|your hands)|same (?:\w+ )?(?:plate|board|bowl|dish|tray|platter) (?:(?:that|which|as|you)\b[^.]{0,120}|with )\braw|(?:plate|board|bowl|platter|dish) (?:that|which|where) [^.]{0,120}\braw)`,
  ),
  closedShell: whole(
    String.raw`(?:prise|force|pry|crack|lever|pull)\w* open|(?:eat|keep|serve|enjoy)\w*[^.;]{0,120}(?:stay|stayed|remain|remained|still|are) (?:closed|shut)(?= (?:too|as well|anyway)|[^.]{0,120}(?:mussel|clam|shell))`,
  ),
  rawPlant: whole('elder(?: ?berr(?:y|ies))|cassava|yuca|manioc|bamboo shoots?'),
  elderGreen:
    /(?:leaves|stems|stalks)[^.;]{0,120}(?:included|and all|too)\b|\bwith (?:the |their )?(?:leaves|stems|stalks)/,
}
