/** Single characters that are fractions, and what each is worth. */
export const glyphs: ReadonlyMap<string, number> = new Map(
  Array.from('¼½¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞', (glyph) => {
    const [over, under] = glyph.normalize('NFKD').split('⁄')
    return [glyph, Number(over) / Number(under)]
  }),
)
