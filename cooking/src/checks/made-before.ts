import { isDefinite } from './listed.ts'
import { isMade } from './made.ts'
import type { Mention } from './mention.ts'
import { isHead, measured } from './own-names.ts'
import type { FoodLine, ReadRecipe } from './read-foods.ts'
import { isPlayedBare } from './unlisted-bare.ts'

/**
 * Is a food made here? What one step has made, the later ones take: "for a white sauce … layer with white sauce", « une
 * crème anglaise … la crème ». To be asked in the order of the recipe.
 */
export function makerOf(read: ReadRecipe): (food: Mention, line: FoodLine) => boolean {
  const made = new Set<string>()
  const remember = ({ language, stems }: Mention) => {
    made.add(`${language} ${stems.join(' ')}`)
    made.add(`${language} ${(language === 'en' ? stems.at(-1) : stems[0]) ?? ''} …`)
  }
  // « Comptez 30 minutes avec la rouille … Pour la rouille, écrasez … ».
  for (const line of read.steps) for (const food of line.foods) if (isHead(food, line, read)) remember(food)
  return (food, line) => {
    const isTitle = line.place.part === 'recipe'
    const { language, stems } = food
    const own = `${language} ${stems.join(' ')}`
    const isMeant = isDefinite(food, line.text)
    const isMeasured =
      !food.meaning.foods.some(({ kind }) => kind === 'stock') &&
      measured.test(line.text.slice(Math.max(0, food.start - 48), food.start))
    const isKnown = (made.has(own) && (isMeant || !isMeasured)) || (made.has(`${own} …`) && isMeant)
    // "Simmer for a vegan fish sauce … add the fish sauce".
    const bare = own.replace(' vegan', '')
    if (!isTitle && (food.lifted.length > 0 || bare !== own)) made.add(`${bare} …`)
    if (!isKnown && !isMade(food, line, read, isTitle) && !isPlayedBare(food, line, read)) return false
    if (!isTitle && !food.meaning.generic?.isDish) remember(food)
    return true
  }
}
