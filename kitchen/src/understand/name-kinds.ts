/** What the name of a dish that nobody knows tells of its kind, in the words and endings of many languages. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /(?:suppe|soppa|soep|keitto|corbasi|polevka|leves)$|^(?:sopa|zuppa|minestra|caldo|chorba|ciorba|supa|zupa|soto|sup|tang|guk)$/,
    'soup',
  ],
  [
    /(?:eintopf|gulasch|stoofpot|gryde|gryta|jjigae|jjim|ragout)$|^(?:estofado|guiso|guisado|stufato|spezzatino|khoresh|wat|wot)$/,
    'stew',
  ],
  [/(?:torte|kuchen|kage|kaka|taart|kake)$|^(?:bolo|torta|tort|bizcocho|kek|keks)$/, 'cake'],
  [/^(?:crackers?|grissini|breadsticks?|gressins?)$/, 'cheese-straws'],
  [/(?:brot|brod|brood|leipa|brotchen)$|^(?:pane|ekmek|khobz|roti)$/, 'bread'],
  [/(?:salat|salaatti|saladan?)$|^(?:ensalada|insalata|salata|salada|yam)$/, 'salad'],
  [/(?:auflauf|ovenschotel|gratang|vuoka)$/, 'gratin'],
  [/(?:pfannkuchen|pannenkoek|pannkaka|pannkakor)$/, 'pancakes'],
  [/(?:braten|stek)$|^(?:asado|arrosto|assado)$/, 'traybake'],
  [/(?:wurst|wurstchen|korv|makkara)$|^(?:salsiccia|kielbasa)$/, 'traybake'],
  [/(?:knodel|klosse|nockerl)$/, 'gnocchi'],
  [/(?:nudeln|spatzle)$|^(?:spaghetti|rigatoni|linguine|fusilli|tagliatelle|bucatini|pappardelle)$/, 'pasta'],
  [/^(?:arroz|riso|pulao|pilau|polow|pilav)$/, 'pilaf'],
  [/^(?:mie|mee|bami|noedels|pancit)$/, 'chow-mein'],
  [/(?:kebab|kebap|kabab|kabob|spiess)$/, 'skewers'],
  [/^(?:kari|kare|gulai|gaeng|kaeng)$/, 'curry'],
  [/^(?:pesce|pescado|peixe|ikan|balik|fisk|psari|bacalao|bacalhau)$|fisk$/, 'baked-fish'],
  [/^(?:pollo|frango|ayam|tavuk|kip|kuku|murgh)$|(?:hahnchen|huhn)$/, 'pan-fry'],
  [/(?:eis|ijs)$|^(?:gelato|helado|sorvete|dondurma)$/, 'ice-cream'],
  [/(?:pudding|puding|budino)$/, 'panna-cotta'],
  [/(?:sosse|saus|sas)$|^(?:salsa|sauce)$/, 'tomato-sauce'],
  [/(?:kekse|platzchen|koekjes|pipari)$|^(?:biscotti|galletas|bolachas)$/, 'cookies'],
  [/(?:pie|pastei|piirakka)$/, 'pie'],
]

/** The dish that is made in its place; null where no word tells. */
export function kindOfName(words: readonly string[]): string | null {
  return kinds.find(([test]) => words.some((word) => test.test(word)))?.[1] ?? null
}
