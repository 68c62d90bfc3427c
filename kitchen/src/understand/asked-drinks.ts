/** "What wine goes with", « quelle bière servir » : the drink is asked about, and is no food of the dish. */
export const askedDrink =
  /(?:what|which) (?:(?:red|white|sparkling|sort of|kind of) )*(?:wines?|beers?|drinks?) (?:goes?|would go|should i (?:serve|drink|have)|do (?:i|you) (?:serve|drink|have)|pairs?|to (?:serve|drink|have)|works?|is (?:best|good)|suits?|for|with|best)\b|quel(?:le)?s? (?:vins?|bi[eè]res?|boissons?)(?: (?:rouges?|blancs?))? (?:avec|pour|servir|boire|prendre|va|accompagne|irait|choisir|sur|se marie)(?![\p{L}])/u

/** The same text, as long as it was, without the drink: what stands beside it is what the cook speaks of. */
export function withoutAskedDrink(text: string): string {
  return text.replace(new RegExp(askedDrink, 'giu'), (words) => ' '.repeat(words.length))
}
