/** A part of a dish that is no food by itself: its sauce, what is on top of it. */
export type Part = 'sauce' | 'dressing' | 'topping' | 'icing' | 'filling'
export type WishedPart = { part: Part; factor: number; words: string }

const names: Readonly<Record<Part, string>> = {
  sauce:
    '(?:(?:bbq|barbecue|cheese|pepper|tomato|curry|mustard|mushroom|white) )?sauce(?: (?:tomate|blanche|au poivre))?|gravy|broth|jus|bouillon',
  dressing: 'dressing|vinaigrette|marinade',
  topping: 'crumble topping|crumble|topping|crumbs|gratin',
  icing: 'icing|frosting|glaze|drizzle|nappage|glacage',
  filling: 'filling|garniture|farce',
}
const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:double|twice|deux fois)/, 2],
  [/^(?:triple|three times|trois fois)/, 3],
  [/^(?:halve|half|moitie)/, 0.5],
  [/^(?:less|moins)/, 0.67],
]
const more = 1.5

const amount =
  '(?:double[rz]?|triple[rz]?|twice|(?:two|three) times|(?:deux|trois) fois(?: plus)?|halve|half|moitie(?: moins)?|(?:a (?:lot|bit|little) |some |even |way |un peu |beaucoup |bien )?(?:more|less|extra|plus|moins)|loads of|lots of|encore|davantage)'
const between = "(?: (?:the|of|de|d'|la|le|les|as much))*"
const parts = new RegExp(
  `(?<![a-z])${amount}${between} ?(${Object.values(names).join('|')})(?![a-z])(?! (?:brulee|dauphinois))`,
  'g',
)
const known = ['sauce', 'dressing', 'topping', 'icing', 'filling'] as const
const partOf = (name: string) => known.find((part) => new RegExp(`^(?:${names[part]})$`).test(name))
const doubled = new RegExp(
  `(?<![a-z])(${Object.values(names).join('|')}),? (?:en double|double[ds]?|x ?2|times two)(?![a-z])`,
  'g',
)
/** Who wants it "more filling" wants to be full. */
const satisfying = /^(?:(?:even|a bit|a lot|a little) )?more filling$/

/** What is wanted of a part of it, and the rest of the sentence, over a text bare of case and accents. */
export function setPartsAside(text: string): { parts: WishedPart[]; rest: string } {
  const found: WishedPart[] = []
  const rest = text.replace(parts, (words: string, name: string) => {
    const part = partOf(name)
    if (!part || satisfying.test(words)) return words
    const bare = words.replace(/^(?:a (?:lot|bit|little)|some|even|way|un peu|beaucoup|bien) /, '')
    found.push({ part, factor: factors.find(([says]) => says.test(bare))?.[1] ?? more, words: name })
    return ' '
  })
  const twice = rest.replace(doubled, (words: string, name: string) => {
    const part = partOf(name)
    if (part) found.push({ part, factor: 2, words: name })
    return part ? ' ' : words
  })
  return { parts: found, rest: twice }
}
