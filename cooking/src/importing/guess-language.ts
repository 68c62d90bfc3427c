/** Words that stand in any recipe of a language, and hardly in one of another. */
const usual: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|with|until|into|of|for|add|heat|minutes|cup|cups|tbsp|tsp|chopped|butter|sugar|salt|pepper)\b/giu,
  fr: /(?<!\p{L})(?:le|la|les|des|du|et|avec|dans|une|au|aux|jusqu|ajoutez|ajouter|mélanger|mélangez|cuillères?|beurre|sucre|sel|poivre|farine|œufs?|oeufs?)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:und|der|die|das|mit|den|einen?|zum|im|ein|dazu|geben|Zucker|Mehl|Butter|Salz|Pfeffer)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:el|los|las|con|una|y|hasta|añadir|sal|azúcar|harina|cucharadas?|aceite)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|gli|con|una|e|fino|aggiungere|sale|zucchero|farina|cucchiai\p{L}?|olio|della|di)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|en|van|met|tot|voeg|zout|suiker|bloem|boter|eetlepels?)(?!\p{L})/giu,
}

/** Characters that tell enough. */
const enough = 5000

/**
 * The language of a recipe: what its words are of, which beats what a page says of itself; `said` where they tell too little.
 * @param said a language tag, or anything
 */
export function guessLanguage(text: string, said: string): string {
  const short = text.slice(0, enough)
  const counts = Object.entries(usual).map(([language, words]) => ({
    language,
    count: short.match(words)?.length ?? 0,
  }))
  const [first, second] = counts.toSorted((one, other) => other.count - one.count)
  if (first && first.count >= 3 && first.count > 2 * (second?.count ?? 0)) return first.language
  return /^[a-z]{2,3}(?=$|[-_])/i.exec(said.trim())?.[0].toLowerCase() ?? (first?.count ? first.language : 'en')
}
