import type { Eater } from '@roux/contract/constraints'
import type { Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import { words } from '../languages/word-list.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { foldInPlace } from '../text/fold-in-place.ts'
import { matchesOf } from '../text/matches-of.ts'
import type { Span } from '../text/tokens.ts'
import { clausesToFollow, most } from './check-meat.ts'
import { coolIn } from './cool-core.ts'
import { heatGiven } from './heat-given.ts'
import { rawMeats } from './raw-meat.ts'
import { unsafe } from './unsafe.ts'

/** Who must have fish and shellfish cooked right through (`raw-rules.ts`). */
const atRisk: readonly Eater[] = ['infant', 'small_child', 'pregnant', 'frail']

const ofSea: ReadonlySet<Kind> = new Set<Kind>([...kindsThatAre('seafood'), 'tinned-fish'])
const isOfSea = ({ meaning }: Mention) =>
  meaning.foods.some(({ kind }) => ofSea.has(kind)) || /^(?:fish|seafood)$/.test(meaning.generic?.en[0] ?? '')

/** Not cooked right through, in text without accents. */
const soft =
  /(?<!\b(?:no longer|no more|not|never|without|n't|plus|pas|non|jamais|ni|perd\w*) (?:\w+ )?)\b(?:(?:still |slightly |a little |a touch |just |barely |faintly )*(?:translucent|glassy|rare(?= ?[,.;]| in| inside| at)|(?:pink|ruby|red|rosy|glossy) (?:in the (?:middle|centre|center)|inside)|raw (?:in the (?:middle|centre|center)|inside))|(?:barely|only just|hardly|just about|not quite|half) (?:set|cooked|opaque|done|firm)|(?:encore |legerement |juste )*(?:nacree?s?|translucides?|mi-cuite?s?|(?:rosee?s?|crue?s?|rouges?) a c(?:œ|oe)ur|(?<=\b(?:reste[rzs]?|restent|encore) )crue?s?|(?:a peine|tout juste|juste) (?:cuite?s?|prise?s?|saisie?s?|fermes?|nacree?s?)|snackee?s?))(?!\w)/gu

/** Sooner than this they stay translucent, which the least that heats them does not mind. */
const through = { scallop: 1.45, usual: 0.85 }

/** Inside. A little below the 63 °C of the USDA, as fish goes on cooking while it rests. */
const celsius = 60

/** Fish and shellfish that the steps leave glassy inside, or sear for less than cooks them through. */
export function softFromSea(read: RecipeFoods, eaters: ReadonlySet<Eater>): RecipeFinding[] {
  if (!atRisk.some((eater) => eaters.has(eater)) || !read.listed.some(({ foods }) => foods.some(isOfSea))) return []
  const told = [
    ...read.steps.flatMap((line, at) => spansIn(line, read.steps[at - 1]).map((span) => ({ line, span }))),
    ...read.steps.flatMap((line) => {
      const span = line.foods.some(isOfSea) ? coolIn(line.text, celsius) : undefined
      return span ? [{ line, span }] : []
    }),
    ...tooShort(read),
  ]
  return [...Map.groupBy(told, ({ line }) => line)].map(([line, all]) => unsafe('raw_animal', line, together(all)))
}

/** "1 minute a side, until just translucent" is one fault. */
function together(all: readonly { span: Span }[]): Span {
  const start = Math.min(...all.map(({ span }) => span.start))
  const near = all.filter(({ span }) => span.end - start < 120)
  return { start, end: Math.max(...near.map(({ span }) => span.end)) }
}

/** Said of what is named last before it: the onions of a step may be translucent. */
function spansIn(line: FoodLine, before: FoodLine | undefined): Span[] {
  return matchesOf(foldInPlace(line.text), soft).flatMap(({ 0: words, index }) => {
    const last =
      [...line.foods.filter(({ start }) => start < index)].findLast(isSolid) ?? before?.foods.findLast(isSolid)
    // « Évitez le saumon cru, mi-cuit ou fumé ».
    const isSaid = line.roles[line.words.findIndex(({ end }) => end > index)] === 'said'
    const isMeant = !isSaid && (last ? isOfSea(last) : /nacr/.test(words))
    return isMeant ? [{ start: index, end: index + words.length }] : []
  })
}

const aside = words('oil butter seasoning water spice hot-spice citrus herb')
function isSolid({ meaning }: Mention): boolean {
  return meaning.foods.length > 0 ? meaning.foods.some(({ kind }) => !aside.has(kind)) : meaning.generic !== undefined
}

function tooShort(read: RecipeFoods): { line: FoodLine; span: Span }[] {
  const meats = rawMeats(read.listed).filter(({ kind }) => kind === 'fish' || kind === 'shellfish')
  const clauses = meats.length > 0 ? clausesToFollow(read) : undefined
  if (!clauses) return []
  return meats.slice(0, most.meats).flatMap((meat) => {
    const { share, isOpen, at } = heatGiven(meat, clauses, 'max')
    const isScallop = meat.mention.meaning.foods.some(({ id }) => id === 'scallop')
    if (!at || isOpen || share >= (isScallop ? through.scallop : through.usual)) return []
    return [at]
  })
}
