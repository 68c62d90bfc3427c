/** An ingredient line cut in two; `amount` is '' where the line does not surely start with one. */
export type LeadingAmount = { amount: string; rest: string }

const fraction = '[½⅓⅔¼¾⅕⅛⅜⅝⅞]'
// Digits and blanks are few in an amount; without a bound, a long run of them would be tried at every length.
const digits = String.raw`\d{1,9}`
const blank = String.raw`\s{1,3}`
const number = String.raw`(?:${digits}\s?${fraction}|${digits}${blank}${digits}\/${digits}|${digits}\/${digits}|${digits}(?:[.,]${digits})?|${fraction})`
const word = `(?:half${blank}an?|an?|une?|one|two|three|deux|trois)`

const units = [
  'kg|g|mg|grams?|grammes?|kilos?|ml|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|pounds?|livres?|cm|inch(?:es)?',
  'tsps?|teaspoons?|tbsps?|tablespoons?|cups?|tasses?|verres?|bols?',
  String.raw`c\.\s?à\s?(?:soupe|café|thé)|c\.\s?à\s?[sc]\.?|cuill(?:è|e)res?\s{1,3}à\s{1,3}(?:soupe|café|thé)|cs|cc|càs|càc`,
  'pinch(?:es)?|pincées?|handfuls?|poignées?|dash(?:es)?|knobs?|drops?|gouttes?|traits?|filets?|noix',
  'cloves?|gousses?|slices?|tranches?|sprigs?|brins?|branches?|sticks?|stalks?|côtes?|leaf|leaves|feuilles?',
  'bunch(?:es)?|bouquets?|bottes?|heads?|têtes?|sheets?|tins?|cans?|boîtes?|jars?|bocaux|bocal|pots?|sachets?|packets?|paquets?',
].join('|')

// `noix` is a measure only before butter: "10 noix" are walnuts.
const unit = String.raw`(?:${units.replace('|noix', String.raw`|noix(?=\s{1,3}de\s{1,3}beurre)`)})(?![\p{L}])`
const counted = String.raw`${number}(?:\s?(?:[-–—]|to|à|ou|or)\s?${number})?(?:\s?${unit})?`
const spoken = `${word}${blank}(?:(?:small|large|good|generous|petite?s?|grande?s?|bonne?s?|belle?s?)${blank})?${unit}`

const leading = new RegExp(String.raw`^(?:${counted}|${spoken})(?![\p{L}\d%°])`, 'iu')

/**
 * The amount at the start of an ingredient line ("400 g", "1 ½ c. à soupe", "2–3", "une pincée") and what follows it,
 * in English or French. Nothing of the line is lost but the blanks around the amount.
 */
export function leadingAmount(line: string): LeadingAmount {
  const text = line.trimStart()
  const amount = leading.exec(text)?.[0] ?? ''
  const rest = text.slice(amount.length).trimStart()
  return amount && rest ? { amount: amount.trim(), rest } : { amount: '', rest: line }
}
