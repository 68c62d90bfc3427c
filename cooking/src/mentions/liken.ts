import type { Kind } from '../foods/ingredient.ts'
import { kindsThatAre } from '../foods/kinds.ts'
import { animalsOf } from './contents.ts'
import { noLactose, plants } from './lifted.ts'
import type { OpenMention } from './mention.ts'
import { likening } from './modifiers.ts'
import type { Word } from './words.ts'

/** "Pâtes sans gluten (type fusilli)", "parmesan-style vegan cheese": what it is like lacks the same. */
export function liken(words: readonly Word[], found: readonly OpenMention[]): void {
  for (const [index, food] of found.entries()) {
    const before = found[index - 1]
    const next = found[index + 1]
    if (before && isLikened(words, food)) {
      food.lifted.push(...before.lifted)
      if (isPlant(before)) food.lifted.push(plants)
      // "Pâtes sans gluten (type fusilli)": only a sort of what stands before.
      if (before.meaning.foods[0]?.kind === food.meaning.foods[0]?.kind) food.isAbsent = true
    }
    if (isQuoted(food, words) && (isPlayer(before, food, words) || isPlayer(next, food, words)))
      food.lifted.push(plants)
    if (
      isBased(before, food, words) ||
      isOfMilkPlant(before, food, words) ||
      (next && (isOnBase(food, next, words) || isOfPlantBehind(food, next, words)))
    )
      food.lifted.push(plants)
    if (next && isMadeFrom(food, next, words) && next.meaning.foods.some(({ id }) => id.startsWith('lactose-free')))
      food.lifted.push(noLactose)
    if (next && words[food.to]?.text === 'style' && next.from - food.to <= 3) {
      food.lifted.push(...next.lifted)
      if (isPlant(next)) food.lifted.push(plants)
    }
  }
}

/** "Cashew-based sour cream": what dairy is played by. Pesto that is made with basil has its cheese all the same. */
function isBased(player: OpenMention | undefined, role: OpenMention, words: readonly Word[]): boolean {
  const isNear = player?.to === role.from - 1 && words[player.to]?.text === 'based' && !words[role.from]?.isParted
  return isNear && isDairy(role) && animalsOf(player).length === 0
}

/** "Soya buttermilk", "oat crème fraîche": a plant that is named before what is made of milk, and tastes of nothing itself. */
function isOfMilkPlant(player: OpenMention | undefined, role: OpenMention, words: readonly Word[]): boolean {
  if (words[role.from]?.isParted !== false) return false
  if (/^(?:oaty|coconutty|cashewy)$/.test(words[role.from - 1]?.text ?? '')) return isDairy(role)
  if (player?.to === role.from - 1 && !unheard.test(words[player.to]?.text ?? '')) return false
  return (
    player !== undefined &&
    role.from - player.to <= 1 &&
    /^(?:soya?|oat|cashew|hemp|tofu|almond milk|soya? milk|oat milk|oatly)$/i.test(player.text) &&
    isDairy(role)
  )
}

/** What a carton says beside its maker and what it stands for: "Oatly barista milk", « crème cuisine soja ». */
const unheard = /^(?:barista|organic|original|whole|semi|light|cuisine|bio|bjorg|alpro|sojade|liquide|legere|entiere)$/

/** « Crème soja », « crème cuisine avoine »: the plant behind what is made of milk. */
function isOfPlantBehind(role: OpenMention, player: OpenMention, words: readonly Word[]): boolean {
  const between = words.slice(role.to, player.from)
  return (
    /^(?:soja|avoine)$/i.test(player.text) &&
    ![...between, words[player.from]].some((word) => word?.isParted) &&
    between.length <= 2 &&
    between.every(({ text }) => unheard.test(text)) &&
    isDairy(role)
  )
}

/** "Custard made from lactose-free milk", « une glace faite avec … ». */
function isMadeFrom({ to }: OpenMention, { from }: OpenMention, words: readonly Word[]): boolean {
  const between = words.slice(to, from).map(({ text }) => text)
  return /^(?:made (?:with|from|of)|faite?s? (?:avec|de)|a base d[eu]?)(?: \S+){0,2}$/.test(between.join(' '))
}

/** « Crème à base de noix de cajou ». */
function isOnBase(role: OpenMention, player: OpenMention, words: readonly Word[]): boolean {
  const between = words.slice(role.to, player.from).map(({ text }) => text)
  return isDairy(role) && animalsOf(player).length === 0 && /^a base d[eu]?$/.test(between.join(' '))
}

/** Is it milk or one of the foods that are made of milk alone? */
function isDairy({ meaning: { foods, generic } }: OpenMention): boolean {
  if (generic) return generic.animal?.join() === 'dairy' && generic.isDish !== true
  return foods.length > 0 && foods.every(({ kind }) => dairyKinds.has(kind))
}

const dairyKinds: ReadonlySet<Kind> = new Set(kindsThatAre('dairy'))

export function isQuoted({ from, to }: OpenMention, words: readonly Word[]): boolean {
  return words.slice(from, to).some((word) => word.isQuoted)
}

/** 'Carrot "salmon"', « "thon" de pois chiches »: the plant that a word in quotation marks is made of stands beside it. */
function isPlayer(player: OpenMention | undefined, { from, to }: OpenMention, words: readonly Word[]): boolean {
  if (!player || player.isAbsent || player.meaning.foods.length === 0 || animalsOf(player).length > 0) return false
  if (player.to === from) return words[from]?.isParted === false
  const gap = player.from - to
  return (
    (gap === 0 || (gap === 1 && /^(?:d[eu]?|des|aux?)$/.test(words[to]?.text ?? ''))) &&
    words[player.from]?.isParted === false
  )
}

function isPlant({ meaning }: OpenMention): boolean {
  return meaning.foods.some(({ id }) => id.startsWith('vegan'))
}

export function isLikened(words: readonly Word[], { from }: OpenMention): boolean {
  return [1, 2].some((back) => likening.has(words[from - back]?.text ?? ''))
}
