/** An ingredient line cut in two; `amount` is '' where the line does not surely start with one. */
export type LeadingAmount = { amount: string; rest: string }

const fraction = '[½⅓⅔¼¾⅕⅛⅜⅝⅞]'
const number = String.raw`(?:\d+\s?${fraction}|\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|${fraction})`
const word = String.raw`(?:half\s+an?|an?|une?|one|two|three|deux|trois)`

const units = [
  'kg|g|mg|grams?|grammes?|kilos?|ml|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|pounds?|livres?|cm|inch(?:es)?',
  'tsps?|teaspoons?|tbsps?|tablespoons?|cups?|tasses?|verres?|bols?',
  String.raw`c\.\s?à\s?(?:soupe|café|thé)|c\.\s?à\s?[sc]\.?|cuill(?:è|e)res?\s+à\s+(?:soupe|café|thé)|cs|cc|càs|càc`,
  'pinch(?:es)?|pincées?|handfuls?|poignées?|dash(?:es)?|knobs?|drops?|gouttes?|traits?|filets?|noix',
  'cloves?|gousses?|slices?|tranches?|sprigs?|brins?|branches?|sticks?|stalks?|côtes?|leaf|leaves|feuilles?',
  'bunch(?:es)?|bouquets?|bottes?|heads?|têtes?|sheets?|tins?|cans?|boîtes?|jars?|bocaux|bocal|pots?|sachets?|packets?|paquets?',
].join('|')

// `noix` is a measure only before butter: "10 noix" are walnuts.
const unit = String.raw`(?:${units.replace('|noix', String.raw`|noix(?=\s+de\s+beurre)`)})(?![\p{L}])`
const counted = String.raw`${number}(?:\s?(?:[-–—]|to|à|ou|or)\s?${number})?(?:\s?${unit})?`
const spoken = String.raw`${word}\s+(?:(?:small|large|good|generous|petite?s?|grande?s?|bonne?s?|belle?s?)\s+)?${unit}`

const leading = new RegExp(String.raw`^\s*(${counted}|${spoken})(?![\p{L}\d%°])\s*(?=\S)`, 'iu')

/**
 * The amount at the start of an ingredient line ("400 g", "1 ½ c. à soupe", "2–3", "une pincée") and what follows it,
 * in English or French. Nothing of the line is lost but the blanks around the amount.
 */
export function leadingAmount(line: string): LeadingAmount {
  const match = leading.exec(line)
  if (!match?.[1]) return { amount: '', rest: line }
  return { amount: match[1].trim(), rest: line.slice(match[0].length) }
}
