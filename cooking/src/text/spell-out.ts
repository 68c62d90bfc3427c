/** As people type in a hurry, over text in small letters without accents; what looks like a word stays one. */
export const shorthand: readonly (readonly [RegExp, string])[] = [
  // "Fish 'n' chips", but not "il n aime pas"
  [/(?<= )'n'(?= )/g, 'and'],
  [
    /(?<=[^ ] )(?<!(?:^|[^a-z])(?:j|je|tu|il|elle|on|nous|vous|ils|elles|qui|ca|ce|y|lui|rien|personne|moi|mais|que|et) )n(?= [a-z0-9])/g,
    'and',
  ],
  [/(?<= )w(?= [a-z0-9])/g, 'with'],
  [/\bbb(?=s?\b)/g, 'bebe'],
  [/\bpr\b/g, 'pour'],
  // The air conditioning is none of ours.
  [
    /(?<=[^ ] )(?<!\b(?:the|my|our|no|an?|with|air) )ac(?= [a-z])(?! (?:is|s|has|broke\w*|unit|died|off|out|on|down|repair)\b)/g,
    'avec',
  ],
  // As it sounds: « kesk on mange », « kes ke je », « kelk chose », « koi ».
  [/\b(?:qqch|qqc|qqchose|kelk(?:e|es)? ?(?:choz|chose|choze))\b/g, 'quelque chose'],
  [/\b[kq]es?[kq]e?s?(?= ?[a-z])/g, "qu'est ce qu"],
  [/\bk[eé]s+e? ?(?:k|ke|que|tu)(?= (?:jpe|je|tu|on|peu|pe|il|y)\w*)/g, 'qu est ce que'],
  [/\b[kq]u?el[kq]u?e?s?\b/g, 'quelque'],
  [/\bk(?=(?:e|i|oi|els?|elles?|and)\b)/g, 'qu'],
  [/\bp(?:r|our)?k(?:u?oi|wa)\b|\bp[kq](?= (?:pas|on|je|tu|ca|faire|non)\b)/g, 'pourquoi'],
  [/\bd(?:'?ac|acc|ak|akor|accord)\b(?= *(?:$|[,.;!?]))/g, "d'accord"],
  [/\bds\b/g, 'dans'],
  // "Sous AVK" and "un AVC" are what they are.
  [/\bavk(?= (?:d|du|de|des|le|la|les|l|une?|mon|ma|mes)\b)|\bavc(?= (?:d|des|dla) )/g, 'avec'],
  [
    /\bsan(?= (?:lact|glut|oeuf|œuf|sucr|sel\b|lait|viand|beurr|farin|four\b|noix|noisett|arachid|cacahu|crem|fromag|oignon|ail\b|levur|cuisson|porc|alcool|poisson|crevett|moutard|soja|sesam))/g,
    'sans',
  ],
  [/\b2(?:nite|night)\b/g, 'tonight'],
  [/\b2(?:moro|morrow|moz|mrw)\b/g, 'tomorrow'],
  [/\bb4\b/g, 'before'],
  [/\bm8s?\b/g, 'mate'],
  [/\bgr8\b/g, 'great'],
  [/\bchix\b/g, 'chicken'],
  [/(?<=\b(?:tin|can|bag|cup|bit|bottle|jar|half|packet|lot|lots) )o(?= [a-z])/g, 'of'],
  [/\bsm(?:th|thin|thing)\b/g, 'something'],
  [/\b(to)?nite(?=s?\b)/g, '$1night'],
  [/\bluv(?=s?\b)/g, 'love'],
  [/\btr[o0]\b(?= [a-z])/g, 'trop'],
  [/\bpa(?= (?:tro[p0]?|tr0|de|d|envie|besoin|le|la|les|du|des|assez|bon|cher|gras|sucre)\b)/g, 'pas'],
  [/\bwi[vf]\b/g, 'with'],
  [/\bw[ao]t(?= (?:can|do|to|should|shall|could|would|goes|i|u|we)\b)/g, 'what'],
  [/\benvi(?= (?:2|d|de|du|des)\b)/g, 'envie'],
  [/(?<=\b(?:quelque chose|envie) )2(?= [a-z])/g, 'de'],
  [/(?<=[a-z] )a[ck](?= (?:d|du|de|des|le|la|les?|l|une?|mon|ma|mes)\b)/g, 'avec'],
  [/\b(?:g|j'?ai) la dal(?:le)?\b/g, 'j ai faim'],
  [/(?<!\d ?)\bg(?= (?:\d|une?|du|des|de|d|la|les?|que|plus|pas|envie?|besoin|faim)\b)/g, 'j ai'],
  [/(?<=[a-z] )e(?= (?:d|du|de|des|une?|la|les?|l)\b)/g, 'et'],
  [/\bc(?= (?:pour|pr|pas|bon|tout|le|la|une?|quoi)\b)/g, 'c est'],
  [/\bfr(?= (?:avk|avec|a|au|une?|du|des|ce)\b)/g, 'faire'],
  [/(?<=\b(?:avec|et|fait|faire) )d(?= [b-df-gj-np-tv-z])/g, 'des'],
  [/\bjsp\b/g, 'je sais pas'],
  [/\bslt\b/g, 'salut'],
  [/\bmci\b/g, 'merci'],
  [/\bbjr\b/g, 'bonjour'],
  [/\bnt (?:2|too)(?= [a-z])/g, 'not too'],
  [/\bnt(?= (?:spicy|hot|sweet|salty|fried|heavy|dry)\b)/g, 'not'],
  [/(?<=[a-z] )4(?= (?:\d|me\b|my\b|us\b|the\b|one\b|two\b|tea\b|lunch\b|dinner\b|date\b|tonight\b|tonite\b))/g, 'for'],
  [/\bqd\b/g, 'quand'],
  [/\btt(?=e?s?\b)/g, 'tout'],
  [/\bbcp\b/g, 'beaucoup'],
  [/\b(?:pcq|psk|paske|pske)\b/g, 'parce que'],
  [/\b(?:cuz|coz|cos(?! lettuce))\b/g, 'because'],
  [/\bowt\b/g, 'anything'],
  [/\bnowt\b/g, 'nothing'],
  [
    /\bj(?=(?:me|te|suis|peux|veux|vais|sais|fais|dois|mange|prends|pense|crois|voudrais|cherche|pleure|rentre|cuisine|travaille|compte|tente|tiens|reviens|sors|viens|kiffe|bosse|supporte|tombe|gonfle|vomis|digere|couvre)\b)/g,
    'je ',
  ],
  [/\b(s?he|who|that|there|what|it)s(?= [a-z0-9])/g, "$1's"],
]

/** The words that chat has letters for: "chicken n rice w peas pr mon gamin". */
export function spellOut(text: string): string {
  return shorthand.reduce((spelt, [short, words]) => spelt.replace(short, words), text)
}
