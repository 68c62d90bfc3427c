import type { Language } from '@roux/contract/language'

type Patterns = Record<Language, RegExp>

const any = (words: string) => new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])`, 'iu')

/** Anything that heats, in text without accents. What is only said not to be done is cut by the negations before it. */
export const heat: Patterns = {
  en: /(?<!\bno[ -]|\bnot |\bwithout |\bnever |\bun)\b(?:cook(?!ie)|boil|simmer|fry|fried|bake|baking for|roast|grill|heat|oven|steam|poach|saut|microwave|brown|sear|stew|brais|scrambl|barbecue|broil|blanch|griddle|bain)/i,
  fr: /(?<!\bsans |\bpas |\bjamais )\b(?:cui(?!ll|sin)|bouill|mijot|frire|frit|four(?!ch|r|ni)|enfourn|grill|roti|vapeur|poele|saute|dorer|saisi|r?e?chauff|poch(?!es?\b|oir|ett)|revenir|ebouill|braise|bain-marie|plancha|fremi)/i,
}

/** Words for eggs in a step, in text without accents. */
export const eggs: Patterns = { en: any('eggs?|yolks?|whites?'), fr: any('oeufs?|jaunes?|blancs?') }

/** Eggs that set within minutes, or in a frying pan, are in the heat, whatever was said of it; what sets in the cold takes hours. */
export const setting: Patterns = {
  en: any(
    String.raw`(?:eggs?|whites?|yolks?) (?:are|is|have|has) (?:(?:only|just|almost|fully) )?set|set (?:for )?(?:about |around )?[\w/.–-]+ (?:s|secs?|seconds?|mins?|minutes?)|(?:in|into|to) (?:the|a) (?:[\w-]+ ){0,2}(?:wok|skillet|frying pan|griddle)`,
  ),
  fr: any(
    String.raw`(?:oeufs?|blancs?|jaunes?) (?:est|sont|soit|soient|ont|a) (?:(?:tout juste|juste|presque|bien) )?(?:pris|coagule)e?s?|(?:prendre|coaguler) (?:environ )?[\w/.–-]+ (?:s|secondes?|min|minutes?)|dans (?:la|le|une|un) (?:[\w-]+ ){0,2}(?:wok|poele|sauteuse)`,
  ),
}

/** Yolks that stay soft, in text without accents. */
export const runny: Patterns = {
  en: any(
    '(?<!(?:not|no longer|never|no) )(?:(?:still |slightly |gently |just |soft and |nice and )*(?:runny(?! (?:honey|icing|glaze|caramel|cheese|jam|batter))|oozing|oozy)|soft[- ]boiled|softly boiled|liquid yolks?|yolks? (?:still |stay )?(?:soft|liquid))',
  ),
  fr: any(
    '(?<!(?:pas|plus|non|ni) )(?:(?:encore |bien |reste(?:nt)? )*(?:coulante?s?|baveu(?:x|se)s?)|a la coque|(?:oeufs? )?mollets?|jaunes? (?:encore )?liquides?)',
  ),
}

/** Melting chocolate over water heats no egg. */
export const melting =
  /\b(?:melt|fondre|fondez|fondu)\b[^.;]*?(?:simmering water|hot water|water bath|bain-marie|microwave|micro-ondes)/giu

/** Words that leave meat unsafe; how juicy it is may stand before where it is pink. */
export const pink: Patterns = {
  en: any(
    String.raw`(?<!(?:no longer|n['’]t|not|never|without|no|any|(?:trace|hint|sign|bit)s? of) (?:be |look )?)(?:(?:still |slightly |a little |stays? |remains? |(?:keep|leave) (?:it|them) )(?:pink|raw)(?: in the (?:middle|centre|center))?|(?:pink(?:,? (?:and|but) (?:(?!the )\w+ ){1,3}|, \w+ | right | )|raw )(?:inside|(?:in|at) the (?:middle|centre|center|core))|medium[- ]rare|rare in the (?:middle|centre|center))`,
  ),
  fr: any(
    String.raw`(?<!(?:plus|pas|ni|sans) (?:du tout )?(?:être )?)(?:(?:encore |légèrement )?rosée?s?(?:,? (?:et|mais) (?:(?!l[ae] )\p{L}+ ){1,3}|, \p{L}+ | )(?:à c(?:œ|oe)ur|à l[’']intérieur|au (?:centre|c(?:œ|oe)ur|milieu)|dedans)|(?:encore |légèrement |rest(?:e|ent|er) )rosée?s?|saignante?s?|(?:bleue?s?|crue?s?) à c(?:œ|oe)ur)`,
  ),
}

/** Words that say how something was or will be treated, in text without accents. `foraged` and `warm` are read with them. */
export const wordsOfCare: Record<
  'cooked' | 'treated' | 'dried' | 'boiled' | 'infant' | 'long' | 'foraged' | 'warm',
  Patterns
> = {
  cooked: {
    en: any(
      'cooked|roast|roasted|leftover|smoked|tinned|canned|hard[- ]boiled|boiled|rotisserie|cured|ready[- ]made|confit|stock|vegan|veggie',
    ),
    fr: any("cuite?s?|rotie?s?(?! d[e’'])|restes?|fumee?s?|en boite|en conserve|seche?s?|confite?s?|durs?|vegetale?s?"),
  },
  treated: {
    en: any('pasteuri[sz]ed|heat[- ]treated|toasted flour'),
    fr: any('pasteurisee?s?|torrefiee?'),
  },
  dried: {
    en: any('(?<!pat |patted |drained and )(?:dried|dry)|soaked'),
    fr: any('secs?|seches?|trempee?s?'),
  },
  boiled: {
    en: any('boil|(?<!(?:with|over|of|the|ml|litres?) )boiling|boiled|pressure[- ]cook(?:er)?'),
    fr: any('bouillir|ebullition|bouillante?|bouillir|gros bouillons|autocuiseur|cocotte[- ]minute'),
  },
  infant: {
    en: any(
      `(?:baby|babies)(?! (?:spinach|corn|carrots?|potato(?:es)?|new|leaf|leaves|greens|salad|back|gem|kale|beets?|beetroots?|plum|tomatoe?s?|courgettes?|zucchini|leeks?|onions?|aubergines?|eggplants?|artichokes?|squid|octopus|bok|pak|turnips?|marrows?|lettuces?|rocket|arugula|cucumbers?|peppers?|broccoli|fennel|sweetcorn|mushrooms?))|infants?|newborn|weaning|(?:[4-9]|1[01])[- ]months?[- ]old|from (?:[4-9]|1[01]) months`,
    ),
    fr: any(
      `(?<!(?:epinards?|poulpes?|calamars?|carottes?|mais|pousses?|feuilles?) )bebes?(?! (?:carottes?|epinards?|poireaux?|courgettes?|calamars?|poulpes?|legumes?|fenouils?|betteraves?|mais|navets?|artichauts?|pousses?))|nourrissons?|diversification alimentaire|(?:des|a partir de|bebe de) (?:[4-9]|1[01]) mois`,
    ),
  },
  long: {
    en: any(String.raw`overnight|all night|(?:[3-9]|\d\d) hours|all day`),
    fr: any(String.raw`toute la nuit|une nuit|(?:[3-9]|\d\d) ?h(?:eures)?|toute la journee`),
  },
  foraged: {
    en: any(
      '(?:foraged|hand[- ]picked|self[- ]picked|freshly picked wild) (?:wild )?mushrooms?|mushrooms? you (?:have )?(?:picked|foraged)|raw (?:morels?|wild mushrooms?)',
    ),
    fr: any('champignons? (?:sauvages? )?(?:cueillis?|ramassés?)|champignons? de votre cueillette|morilles? crues?'),
  },
  warm: {
    en: any('room temperature|on the (?:counter|worktop)|in the warm'),
    fr: any("température ambiante|sur le plan de travail|à l[’']air libre"),
  },
}

/** Things that must not be in a list of ingredients. */
export const dangerousThings: Patterns = {
  en: any(
    "bleach|detergent|washing[- ]up liquid|dish soap|soap|antifreeze|methanol|rubbing alcohol|isopropyl alcohol|gasoline|petrol|paint thinner|cyanide|arsenic|rat poison|oleander|foxglove|hemlock|deadly nightshade|death caps?|fly agaric|lily of the valley|castor beans?|rhubarb leaf|rhubarb leaves|laundry pods?|(?<!baker[’']s )ammonia|borax|drain cleaner|bitter apricot kernels?|raw apricot kernels?|daffodil bulbs?|gravel|silica gel",
  ),
  fr: any(
    "eau de javel|javel|détergent|liquide vaisselle|savon|antigel|méthanol|alcool à brûler|alcool ménager|white[- ]spirit|cyanure|arsenic|mort[- ]aux[- ]rats|laurier[- ]rose|(?<!balance |sonde |minuterie )digitale|ciguë|belladone|amanites?(?! des césars)|muguet|graines? de ricin|feuilles? de rhubarbe|lessive|ammoniaque|borax|déboucheur|amandons? d[’']abricots?|bulbes? de jonquille|gel de silice",
  ),
}
