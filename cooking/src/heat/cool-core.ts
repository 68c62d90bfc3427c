import { matchesOf } from '../text/matches-of.ts'
import type { Span } from '../text/tokens.ts'

const coreWords =
  /inside|intern|intérieur|\bcore\b|cent(?:re|er)\b|thermomet|cœur|coeur|thermomètre|sonde|\bprobe|\breads?\b|registers?|affich|indiqu|(?:at|near|by|to) the bone|(?:à|près de|contre) l[’']os|°[^.;]{0,30}(?:middle|thickest|milieu|épais)(?! (?:of the oven|shelf|rack|du four))|(?:middle|thickest|milieu|épais)[^.;]{0,40}\d\d ?°/iu
const bathWords =
  /sous[- ]vide|water bath|immersion|\bbain (?:d[’']eau )?(?:chauffé )?(?:à|de)\s|\d\s?°\s?[CF]? (?:water )?bath\b|\bbath (?:at|of|set (?:to|at)|heated to) \d/iu
const degrees = /(\d{2,3})\s?(?:°\s?|degrees?\s|degrés?\s)?([CF])(?!\p{L})/gu

/** What else has a temperature. */
const medium =
  /(?<!\p{L})(?:oven|oil|water|broth|stock|bath|milk|plates?|fridge|freezer|smoker|barbecue|grill|pan|four|huile|eau|bouillon|bain|lait|assiettes?|fumoir|poêle|friteuse|fryer)(?!\p{L})/iu
/** The heat goes on: "it will reach 74 °C", « elle montera à 74 °C ». */
const rising =
  /(?<!\p{L})(?:ris|reach|climb|come|coming|go(?:es)? up|carry|hits?|gets? to|up to|until|ends?|finish|attei|arriv|mont|grimp|jusqu|fini|poursui)/iu
/** What it must come to, wherever that is said. */
const due = /(?<!\p{L})(?:must|need|should|at least|minimum|doit|doivent|faut|devr|au moins|no less)/iu
/** "If it reads less than 70 °C, put it back", « jamais sous 74 °C ». */
const denied =
  /(?<!\p{L})(?:not|never|below|under|less than|lower than|jamais|pas|moins de|sous|en dessous de|avant)\s+(?:\p{L}+\s+){0,2}$/iu

/** Sentences and their parts; a decimal comma parts nothing. */
const part = /[^.;,:()]+(?:[.,:](?=\d)[^.;,:()]+)*/gu

/** A temperature for the middle of the meat that is too low, and that the meat does not go beyond. */
export function coolIn(text: string, celsius: number): Span | undefined {
  const isBath = bathWords.test(text)
  if (!isBath && !coreWords.test(text)) return undefined
  const told = matchesOf(text, part).flatMap(({ 0: clause, index }) =>
    matchesOf(clause, degrees).map((match) => {
      const before = clause.slice(0, match.index)
      const start = index + match.index
      return {
        value: match[2] === 'F' ? ((Number(match[1]) - 32) * 5) / 9 : Number(match[1]),
        isDenied: denied.test(before),
        isRising: rising.test(before),
        isDue: due.test(before),
        isOfMedium: medium.test(clause) && !coreWords.test(clause),
        span: { start, end: start + match[0].length },
      }
    }),
  )
  // Below 54 °C no time kills salmonella and listeria: USDA FSIS, Appendix A (130 °F is its lowest).
  if (isBath) return told.find(({ value }) => value < 54 && value > 30)?.span
  const isSafe = ({ value, isOfMedium }: (typeof told)[number]) => value >= celsius - 1 && value < 100 && !isOfMedium
  return told.find(
    ({ value, isDenied, isOfMedium }, at) =>
      value < celsius - 1 &&
      value > 30 &&
      !isDenied &&
      !isOfMedium &&
      !told.some((other, index) => isSafe(other) && (other.isDue || (index > at && other.isRising))),
  )?.span
}
