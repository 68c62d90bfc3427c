import type { KitchenLanguage } from '@roux/contract/language'
import { bareName, endOfList } from './bare-name.ts'
import { targetOf } from './rules.ts'

/** So many times as much of a food. */
export type WishedAmount = { name: string; factor: number }

const name = "([\\p{L}' ,-]{2,60})"
const ofIt = String.raw`(?:(?:la (?:quantite|dose) d'|[ld]')\s*|(?:as (?:much|many)|(?:the )?(?:amount|quantity) of|of|the|la (?:quantite|dose) de|le|la|les|du|de|des)(?!\p{L})\s*)+`
const less = "moins d(?:es?|u|')\\s*"
const more = "plus d(?:es?|u|')\\s*"

const patterns: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`\b(?:half|halve|moitie)\s+${ofIt}${name}`, 'gu'), 0.5],
  [new RegExp(String.raw`\bcut (?:the )?${name}(?:in|by) half`, 'gu'), 0.5],
  [new RegExp(String.raw`\b(?:moitie|(?:deux|2) fois) ${less}${name}`, 'gu'), 0.5],
  [new RegExp(String.raw`\bdivise[rz]? ${ofIt}${name} par (?:2|deux)`, 'gu'), 0.5],
  [new RegExp(String.raw`\b(?:double|twice|two times|2 ?x|doubler?|doublez)\s+${ofIt}${name}`, 'gu'), 2],
  [new RegExp(String.raw`\b(?:deux|2) fois ${more}${name}`, 'gu'), 2],
  [new RegExp(String.raw`\b(?:triple|three times|3 ?x|tripler?|triplez)\s+${ofIt}${name}`, 'gu'), 3],
  [new RegExp(String.raw`\b(?:trois|3) fois ${more}${name}`, 'gu'), 3],
]

/** "Half the sugar", "double la quantité de fromage": how much of what, and the folded wish without that. */
export function takeAmounts(text: string, language: KitchenLanguage): { rest: string; amounts: WishedAmount[] } {
  const amounts: WishedAmount[] = []
  const isFood = (part: string) => targetOf(part, language).isKnown && !/^(?:time|temps)\b/.test(part)
  const rest = patterns.reduce(
    (left, [pattern, factor]) =>
      left.replace(pattern, (whole: string, said: string) => {
        const [list = ''] = said.split(endOfList)
        const parts = list.split(/,|\b(?:and|et)\b/)
        const foods = parts.map(bareName).filter(isFood)
        if (!isFood(bareName(parts[0] ?? ''))) return whole
        amounts.push(...foods.map((food) => ({ name: food, factor })))
        const others = parts.filter((part) => !foods.includes(bareName(part)))
        return ` ${others.join(',')} ${said.slice(list.length)}`
      }),
    text,
  )
  return { rest, amounts }
}

/** What there shall be less of: "less sugar", "moins de sel". */
export function lessIn(text: string): string[] {
  return Array.from(
    text.matchAll(
      /\b(?:less|fewer|reduce|cut down on|cut back on|(?:not )?(?:too|so) (?:much|many)|moins d(?:e |')|trop d(?:e |')|reduis|reduire|reduisez)\s*([\p{L}' ]{2,30})/gu,
    ),
    ([, said = '']) => bareName(said.split(endOfList)[0]?.split(/\b(?:and|or|et|ou)\b/)[0] ?? ''),
  )
    .concat(
      /\b(?:moins|trop|pas (?:si|aussi)) sucree?s?\b|\b(?:less|not (?:so|too|as)|too) sweet\b|\blow(?:er)?[ -]sugar\b/.test(
        text,
      )
        ? ['sugar']
        : [],
    )
    .filter(
      (food) =>
        food !== '' &&
        !/^(?:fat|calories|spicy|hot|time|expensive|people|personnes|temps|gras|heavy|rich|dear|sweet|long|slow|heures?|h|min\w*|demie?)\b/.test(
          food,
        ),
    )
}
