import type { Language } from '@roux/contract/language'

/** What steps say of salt beside the salt of the list, and what stays of it. */
const said: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/, salted (?=water\b)/gi, ' '],
    [
      /\b((?:plenty|lots) of )?(?:well[- ]|lightly |generously )?salted (?=(?:boiling |simmering |cold |iced |hot )?water\b)/gi,
      '$1',
    ],
    [/(\bwater(?: is)?), (?:well )?salted\b/gi, '$1'],
    [
      /\b(season(?:ing)?(?: well| generously| lightly| to taste)?) with (?:plenty of |a little |a pinch of |some )?salt and (?=(?:black |plenty of |freshly ground )?pepper)/gi,
      '$1 with ',
    ],
    [/\bsalt and (?=(?:black |freshly ground )?pepper\b)/gi, ''],
    [
      /(?:, then |, and | and |, )(?:season(?:ed)? (?:well |lightly )?with|add|taste for|check(?: for)?|adjust) (?:a (?:little |pinch of |good pinch of ))?(?:the )?salt\b/gi,
      '',
    ],
    [/(?:, then |, and | and |, )salt (?:the (?:\w+ )?\w+|it|them|well|lightly|generously)\b/gi, ''],
    [/\bwith (?:a (?:little|good pinch of|pinch of) )?salt\b/gi, ''],
    [/\ba (?:good |big |small )?pinch of salt(?:,| and)? ?/gi, ''],
    [
      /(?:^|(?<=[.!?] ))(?:Season with salt|Salt (?:the (?:\w+ )?\w+|it|them|well|lightly|generously)|Taste for salt)[^.!?]*[.!?] ?/g,
      '',
    ],
  ],
  fr: [
    [
      /(\beau(?: (?:bouillante|frémissante|froide|tiède|chaude|légèrement|bien|très))*?)(?: (?:bien|très|peu|légèrement))? salée\b/gi,
      '$1',
    ],
    [/\bsel et (?:de )?(?=(?:du )?poivre\b)/gi, ''],
    [/\b[Ss]alez et poivrez\b/g, 'poivrez'],
    [
      /(?:, puis | puis |, | et )(?:re)?salez(?: (?:légèrement|bien|un peu|généreusement|à peine|l'eau|la|le|les))?(?=[ ,.;:])/gi,
      '',
    ],
    [/(?:^|(?<=[.!?] ))Salez[^.!?]*[.!?] ?/g, ''],
    [
      /(?:, | et | puis )?(?:avec |ajoutez )?(?:une (?:petite |bonne |belle )?pincée de|un peu de|du) (?:gros )?sel\b/gi,
      '',
    ],
    [/(?:, | et )(?:rectifiez|vérifiez|ajustez) (?:l'assaisonnement en sel|le sel)\b/gi, ''],
  ],
}

/** A step without the salt that it speaks of, for who wants none. */
export function unsalted(step: string, language: Language): string {
  const plain = said[language].reduce((text, [salt, rest]) => text.replace(salt, rest), step)
  if (plain === step) return step
  const tidy = plain
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim()
  return tidy.charAt(0).toUpperCase() + tidy.slice(1)
}
