import type { Language } from '@roux/contract/language'

type Patterns = Record<Language, RegExp>

const any = (words: string) => new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])`, 'iu')

/** Anything that heats, in text without accents. What is only said not to be done is cut by the negations before it. */
export const heat: Patterns = {
  en: /(?<!\bno[ -]|\bnot |\bwithout |\bnever |\bun)\b(?:cook|boil|simmer|fry|fried|bake|baking for|roast|grill|heat|oven|steam|poach|saut|microwave|brown|sear|stew|brais|scrambl|barbecue|broil|blanch|griddle|bain)/i,
  fr: /(?<!\bsans |\bpas |\bjamais )\b(?:cui|bouill|mijot|frire|frit|four|enfourn|grill|roti|vapeur|poele|saute|dorer|saisi|chauff|poch|revenir|ebouill|braise|bain-marie|plancha|napp|fremi)/i,
}

/** Words that leave meat unsafe. */
export const pink: Patterns = {
  en: any(
    '(?:still |slightly |a little )pink(?: in the (?:middle|centre|center))?|pink in the (?:middle|centre|center)|medium[- ]rare|rare in the (?:middle|centre|center)',
  ),
  fr: any('(?:encore |légèrement )rosée?s?|rosée?s? à cœur|rosée?s? à coeur|saignante?s?|bleue? à cœur'),
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
    fr: any('cuite?s?|rotie?s?|restes?|fumee?s?|en boite|en conserve|seche?s?|confite?s?|durs?|vegetale?s?'),
  },
  treated: {
    en: any('pasteuri[sz]ed|heat[- ]treated|toasted flour'),
    fr: any('pasteurisee?s?|extra[- ]frais|torrefiee?'),
  },
  dried: { en: any('dried|dry'), fr: any('secs?|seches?') },
  boiled: {
    en: any('boil|boiling|boiled|pressure[- ]cook(?:er)?'),
    fr: any('bouillir|ebullition|bouillante?|bouillir|gros bouillons|autocuiseur|cocotte[- ]minute'),
  },
  infant: {
    en: any('baby|babies|infants?|newborn|weaning|(?:[4-9]|1[01]) months?'),
    fr: any('bebes?|nourrissons?|diversification|(?:[4-9]|1[01]) mois'),
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
    'bleach|detergent|washing[- ]up liquid|dish soap|soap|antifreeze|methanol|rubbing alcohol|isopropyl alcohol|gasoline|petrol|paint thinner|cyanide|arsenic|rat poison|oleander|foxglove|hemlock|deadly nightshade|death caps?|fly agaric|lily of the valley|castor beans?|rhubarb leaf|rhubarb leaves|laundry pods?|ammonia|borax|drain cleaner|bitter apricot kernels?|raw apricot kernels?|daffodil bulbs?|gravel|silica gel',
  ),
  fr: any(
    "eau de javel|javel|détergent|liquide vaisselle|savon|antigel|méthanol|alcool à brûler|alcool ménager|white[- ]spirit|cyanure|arsenic|mort[- ]aux[- ]rats|laurier[- ]rose|digitale|ciguë|belladone|amanites?|muguet|graines? de ricin|feuilles? de rhubarbe|lessive|ammoniaque|borax|déboucheur|amandons? d[’']abricots?|bulbes? de jonquille|gel de silice",
  ),
}
