import type { KitchenLanguage } from '@roux/contract/language'

/** What steps say of salt beside the salt of the list, and what stays of it. */
const said: Readonly<Record<KitchenLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/, salted (?=water\b)/gi, ' '],
    [/\b(?:well[- ]|lightly |generously )?salted (?=(?:boiling |simmering |cold |iced |hot )?water\b)/gi, ''],
    [/(\bwater(?: is)?), (?:well )?salted\b/gi, '$1'],
    [/\b(?:plenty of |a little |a pinch of |some )?salt and (?=(?:black |freshly ground )?pepper\b)/gi, ''],
    [/(?:, then |, and | and |, )season (?:well |lightly )?with (?:a (?:little|pinch of) )?salt(?=[.,;])/gi, ''],
    [/(?:, then |, and | and |, )salt (?:the insides|it|them)(?=[.,;])/gi, ''],
    [/\b([Ss])alt (?=the [a-z])/g, 'take '],
    [/,? ?\bwith (?:a (?:little |good pinch of |pinch of ))?salt(?=[.,;])/gi, ''],
  ],
  fr: [
    [
      /(\beau(?: (?:bouillante|frémissante|froide|tiède|chaude|légèrement|bien|très))*?)(?: (?:bien|très|peu|légèrement))? salée\b/gi,
      '$1',
    ],
    [/\bsel et (?:de )?(?=(?:du )?poivre\b)/gi, ''],
    [/\bsalez et poivrez\b/gi, 'poivrez'],
    [/(?:, puis | puis |, | et )salez(?: légèrement| bien| un peu)?(?=[,.;:])/gi, ''],
    [/\bsalez(?: légèrement| bien| un peu)? (?=(?:les|la|le|l'|\d))/gi, 'prenez '],
    [/(?: avec|,| et) (?:une (?:petite |bonne |belle )?pincée de|un peu de|du) (?:gros )?sel(?=[,.;:])/gi, ''],
  ],
}

/** A step without the salt that it speaks of, for who wants none. */
export function unsalted(step: string, language: KitchenLanguage): string {
  const plain = said[language].reduce((text, [salt, rest]) => text.replace(salt, rest), step)
  if (plain === step) return step
  const tidy = plain.replace(/ {2,}/g, ' ').replace(/ ([,.])/g, '$1')
  return tidy.replace(/(?:^|(?<=[.!?] ))\p{Ll}/gu, (letter) => letter.toUpperCase())
}
