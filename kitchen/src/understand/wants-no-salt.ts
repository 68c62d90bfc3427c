import { plainWords } from '@roux/cooking/safety/plain-words'
import { lowSalt, strictlyLowSalt } from './counted-regimes.ts'
import { type Named, toNamed } from './named.ts'
import type { Regime } from './regime.ts'

const any = (source: string, flags = '') =>
  new RegExp(`(?<![a-z0-9])(?:${source.replace(/\s*\n\s*/g, '')})(?![a-z0-9])`, flags)

const salt =
  '(?:salt(?:ing|iness|s)?|sodium|salt ?(?:cellar|shaker|mill|pot)s?|saltshakers?|shaker|sels?|saler|salieres?|salage)'

/** Salt that belongs to a food or a way to cook, "not too sweet but salted", and salt that somebody wants. */
const otherSalt = any(
  `salted (?:caramel|butter|peanuts?|nuts?|egg yolks?|cod|fish|pork|beef|almonds|cashews|chocolate)|salt (?:and|n|&) (?:pepper|vinegar|chill?i)(?= (?:squid|chicken|tofu|prawns?|shrimps?|wings?|chips|crisps|potatoes|ribs|calamari|pork|fish))|salt (?:baked?|crust(?:ed)?|cod|beef|cured|dough|fish|marsh|lick|lake|of the earth)|salted and unsalted|(?:un)?salted (?:butter|peanuts?|nuts?|almonds|cashews|pistachios|popcorn|crackers?|crisps|stock|broth)|(?:low|reduced|less|no|zero) (?:salt|sodium)(?: added)? (?:soya? sauce|tamari|stock|broth|bacon|ham|butter|crackers?|peanut butter|cottage cheese|feta|beans|chickpeas|tins?|stock cubes?)|
worth (?:its|her|his|their) salt|salt in the wound|(?:caramels?|beurre|cacahuetes|amandes|noix de cajou|pistaches|tartes?|cakes?|biscuits?|petits?|porc|crepes?|gateaux?|gouters?|muffins?|madeleines|cookies|feuilletes?|plats?|repas|recettes?|encas|quelque chose de|envie de|truc|pates?) (?:au beurre )?(?:demi )?sale(?:e?s?)|(?:demi|(?<!droit )au) sel|beurre non sale|sucree?s? salee?s?|salee?s? sucree?s?|croute de sel|pate a sel|son grain de sel|bath salts?|sels? de bain|
(?:do not|don't|dont|never) (?:forget|skimp on|hold back on|be shy with|stint on|skip|leave out|omit) (?:on )?(?:the )?salt|(?:(?:ne pas|sans|pas) oublie[rz]? (?:de |le |du )*(?:sel|saler))|(?:n'oublie[rz]?|ne lesine[rz]?|n'hesite[rz]?) pas (?:de |sur |avec )?(?:le |du )?(?:sel|saler)|(?:bien|assez|plus|tres) salee?s?(?! possible)|(?:lots|plenty|loads) of salt|extra salt`,
  'g',
)

/** In one clause, nothing of what follows turning the sentence round. */
const gap = (most: number) =>
  `(?: (?!(?:but|with|and|enough|plus|mais|avec|et|only|que|juste|assez)(?! (?:le |the |du )?(?:sel|salt|sodium))\\b)[a-z0-9']+){0,${most}}?`

/** That none of it goes in, or as little as may be, with what may stand before the salt. */
const before = `(?:
no|not|never|nor|without|zero|0|confiscat(?:e|es|ed)|tak(?:e|es|en) away|took away|hid(?:es|den)?|bins?|binned|threw (?:out|away)|nil|low|lower|lowest|lowering|less|least|little|minimal|minimum|bare minimum|hardly|barely|scarcely|reduced?|reducing|cut(?:s|ting)?|skip(?:s|ped|ping)?|omit(?:s|ted|ting)?|hold|drop(?:s|ped)?|ditch(?:ed|ing)?|forget|forgo|lose|avoid(?:s|ing|ed)?|limit(?:s|ed|ing)?|restrict(?:s|ed|ing)?|watch(?:es|ing)?|mind(?:s|ing)?|counting|ban(?:s|ned|ning)?|forbid(?:s|den|ding)?|forbade|quit|leav(?:e|es|ing) out|left out|off|away from|clear of|free (?:of|from)|instead of|go(?:ing)? (?:very |really )?(?:easy|light|gently) (?:on|with)|(?:easy|light) (?:on|with)|light handed with|give up|given up|gave up|none|under|below|(?:do not|don't|dont|doesn't|won't|didn't|mustn't|can't|cannot|cant|shouldn't|may not|must not)(?: (?:really|just|even|ever))* (?:add|use|put|want|wants|eat|have|like|need|tolerate|take|do|touch|include|serve|cook with|season (?:it )?with)|allerg(?:y|ic) to|
sans|pas|ni|aucun|zero|confisque[rzes]*|prive[rzes]* de|cache[rzes]*|jete[rzes]*|planque[rzes]*|peu|moins|minimum|pauvres?|faible|allegee?s?|limite[rzes]*|redui[a-z]+|diminue[rzes]*|baisse[rz]?|evite[rzent]*|supprime[rzes]*|interdi(?:t|te|s|ts|re|sent)|interdiction|proscri[a-z]+|banni[a-z]*|exclu[a-z]*|oublie[rzons]*|enleve[rzes]*|retire[rzes]*|range[rzons]*|arrete[rzes]*|surveille[rznst]*|attention|gaffe|doucement|main legere|jamais|plus droit|stop|au regime)`

/** What is said after it: that it is left in its place, or that it harms. */
const after = `(?:confiscated|taken away|hidden|locked|binned|gone|confisquee?s?|cachee?s?|planquee?s?|jetee?s?|sous clef?|out|off|low|down|away|aside|banned|forbidden|prohibited|off limits|omitted|skipped|left off|not allowed|disallowed|free|less|cupboard|shelf|drawer|to a minimum|minimal|alone|restrict(?:ed|ions?)|is bad|are bad|swells?|puffs?|no no|a no|no go|not for|unfriendly|kills|interdite?s?|proscrite?s?|bannie?s?|exclue?s?|limitee?s?|placard|tiroir|de cote|range|minimum|supprimee?s?|a eviter|au repos|mauvais|defendue?s?|deconseillee?s?|restreinte?s?)`

const wishes = any(
  `${before}${gap(4)} ${salt}|${salt}${gap(5)} ${after}|(?:not|nothing|less|never|without being|isn't|low)(?: (?:too|very|so|that|at all|overly|as|be))* salt(?:y|ed)|desodee?s?|hypo ?sodee?s?|saltless|(?:no|nothing)(?: [a-z]+)? salty|blood pressure|hypertension|hypertendue?s?|un ?salted|non salee?s?|
(?:do not|don't|dont|never|no need to|please don't) (?:you )?salt|(?:ne|n'|on ne|sans|pas|a ne pas|evite[rz]? de|surtout pas|sans (?:rien|le|la|les|trop)|il ne faut pas|faut pas)(?: (?:le|la|les|l'|rien|trop|y|jamais|surtout|pas|plus|jamais|meme))* (?:re)?sal(?:e[rz]?|ee?s?|ons|ent|era[is]?|erons|erez|eront)(?: (?:rien|pas|surtout))?|(?:pas|jamais)(?: que ce soit)?(?: [a-z]+){0,2} salee?s?|(?:un )?(?:salee?s?) (?:le )?moins possible|(?:le |la |les )?(?:moins|peu|a peine|legerement|pas) salee?s?|
(?:gonfl|enfl|tension|coeur|cardiaque|swell|swollen|balloon|puff|pressure|heart)[a-z]*'? [a-z' ]{0,40}?(?:si|quand|lorsqu'|lorsque|des qu'|des que|when|whenever|if|the moment|as soon as|from) [a-z' ]{0,24}?(?:sal(?:t|ts|ty|ted|e|ee|es|ees)|sel|sodium)`,
)

/** "Unsalted butter" is a food; "unsalted, please" is how the whole shall be. */
export function wantsNoSalt(text: string): boolean {
  return wishes.test(
    plainWords(text)
      .replace(otherSalt, ' ; ')
      .replace(/ ?([,;:.!?]) ?/g, ' $1 '),
  )
}

/** What brings salt goes with it, and what is left is said to be only that. */
export function keepFromSalt({ avoided, regimes }: { avoided: Named[]; regimes: Regime[] }, text: string): void {
  avoided.push(toNamed('salt'))
  if (!regimes.includes(lowSalt)) regimes.push(lowSalt)
  if (/\bstrict/i.test(text)) regimes.push(strictlyLowSalt)
}
