import { isWithout } from '../mentions/lifted.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { headOf } from '../mentions/stem.ts'
import { isDefinite, isListed } from './listed.ts'
import { isMade } from './made.ts'
import { isHead, measured } from './own-names.ts'
import { isPlayedBare } from './unlisted-bare.ts'

/**
 * Is a food made here? What one step has made, the later ones take: "for a white sauce … layer with white sauce", « une
 * crème anglaise … la crème ». To be asked in the order of the recipe.
 */
export function makerOf(read: RecipeFoods): (food: Mention, line: FoodLine) => boolean {
  const made = new Set<string>()
  const lent = new Set<string>()
  const remember = ({ language, stems }: Mention) => {
    made.add(`${language} ${stems.join(' ')}`)
    made.add(`${language} ${headOf(stems, language) ?? ''} …`)
  }
  // « Comptez 30 minutes avec la rouille … Pour la rouille, écrasez … ».
  for (const line of read.steps) for (const food of line.foods) if (isHead(food, line, read)) remember(food)
  return (food, line) => {
    const isTitle = line.place.part === 'recipe'
    const { language, stems } = food
    const own = `${language} ${stems.join(' ')}`
    const isMeant = isDefinite(food, line.text)
    const before = line.text.slice(Math.max(0, food.start - 32), food.start)
    const isMeasured =
      !food.meaning.foods.some(({ kind }) => kind === 'stock') &&
      measured.test(line.text.slice(Math.max(0, food.start - 48), food.start))
    const isKnown = (made.has(own) && (isMeant || !isMeasured)) || (made.has(`${own} …`) && isMeant)
    // "Vegan parmesan! … top with parmesan": the sort that was made, where none is measured out.
    const isBare =
      lent.has(own) && /\p{L}{4,} (?:over |with |on |de |du |avec )*$/iu.test(before) && !portion.test(before)
    // "Simmer for a vegan fish sauce … add the fish sauce".
    const bare = own.replace(/ (?:vegan|vegetal)(?= |$)/, '')
    if (!isTitle && (isWithout(food) || bare !== own)) {
      made.add(`${bare} …`)
      if (bare !== own || food.lifted.some(({ animals }) => animals === 'all')) lent.add(bare)
    }
    const isCalled =
      (bare !== own || isWithout(food)) && /:\s$/.test(before) && /^\s?[!.]/.test(line.text.slice(food.end))
    if (isCalled || isBare || isOfBlend(food, line, read) || isAnnounced(food, line, read)) return true
    if (!isKnown && !isMade(food, line, read, isTitle) && !isPlayedBare(food, line, read)) return false
    if (!isTitle && !food.meaning.generic?.isDish) remember(food)
    return true
  }
}

const portion = /\d|(?:handful|grat|shav|real|slice|poignée|râpé|copeau|vrai)\p{L}*(?:\s\p{L}+)?\s$/iu
const blended =
  /(?:(?:in)?to an? (?:\p{L}+ ){0,2}|make an? (?:\p{L}+ )?)cream(?!\p{L})|en (?:une )?(?:\p{L}+ )?crème(?!\p{L})/iu

/** "Blend to a smooth cream … spooning cream between the layers". */
function isOfBlend({ meaning, start, end }: Mention, { text, place }: FoodLine, { steps }: RecipeFoods): boolean {
  if (meaning.generic?.en[0] !== 'cream' || place.part !== 'direction') return false
  const isSpread = /(?:spoon|spread|intercal|étal|répart)\p{L}*(?: (?:the|de|la))*\s$/iu.test(
    text.slice(Math.max(0, start - 24), start),
  )
  const isBetween = /^\s(?:in )?(?:between|entre)(?!\p{L})/iu.test(text.slice(end, end + 16))
  return isSpread && isBetween && steps.slice(0, place.index).some((step) => blended.test(step.text))
}

const sauces = /^(?:sauce|dressing|mayo|mayonnais|vinaigrett)/
/** "Make the tartare: blend the soya milk and the oil … serve with the tartare sauce": half of the name announced it. */
function isAnnounced(mention: Mention, { text, place }: FoodLine, read: RecipeFoods): boolean {
  const { stems, text: name } = mention
  if (place.part !== 'direction' || stems.length < 2 || !isDefinite(mention, text)) return false
  const own = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !sauces.test(word))
  if (own.length !== 1 || own.length === stems.length) return false
  const heading = new RegExp(
    `(?<!\\p{L})(?:make|for|prepare|préparez|faites|pour)\\s(?:the|la)\\s${own[0]}(?:\\s\\p{L}+)?\\s?[:,.]`,
    'iu',
  )
  return read.steps.slice(0, (place.index ?? 0) + 1).some((step) => {
    const at = heading.exec(step.text)?.index
    const next = at === undefined ? undefined : step.foods.find(({ start }) => start > at)
    return next !== undefined && isListed(next, step.text, read)
  })
}
