import { isDefinite } from './listed.ts'
import { isMade } from './made.ts'
import type { Mention } from './mention.ts'
import type { FoodLine, ReadRecipe } from './read-foods.ts'
import { isPlayedBare } from './unlisted-bare.ts'

/**
 * Is a food made here? What one step has made, the later ones take: "for a white sauce … layer with white sauce", « une
 * crème anglaise … la crème ». To be asked in the order of the recipe.
 */
export function makerOf(read: ReadRecipe): (food: Mention, line: FoodLine) => boolean {
  const made = new Set<string>()
  return (food, line) => {
    const isTitle = line.place.part === 'recipe'
    const { language, stems } = food
    const own = `${language} ${stems.join(' ')}`
    const isKnown = made.has(own) || (made.has(`${own} …`) && isDefinite(food, line.text))
    if (!isKnown && !isMade(food, line, read, isTitle) && !isPlayedBare(food, line, read)) return false
    if (!isTitle && !food.meaning.generic?.isDish) {
      made.add(own)
      made.add(`${language} ${(language === 'en' ? stems.at(-1) : stems[0]) ?? ''} …`)
    }
    return true
  }
}
