import { grammar } from '../languages/grammar.ts'
import { animalsOf } from './contents.ts'
import { noPork } from './lifted.ts'
import type { OpenMention } from './mention.ts'
import type { Word } from './words.ts'

/** "Turkey bacon", "lamb and mint sausages", « lardons de dinde », "gelatine (beef)": of which animal that is made which else is of pork. */
export function nameAnimals(present: readonly OpenMention[], words: readonly Word[], text: string): void {
  for (const [index, food] of present.entries()) {
    if (!isPorkUnlessTold(food)) continue
    const [one, two, next] = [present[index - 1], present[index - 2], present[index + 1]]
    const isTold = grammar[food.language].isHeadFirst
      ? next && isOtherMeat(next) && ofAnimal.test(text.slice(food.end, next.start))
      : (one && isOtherMeat(one) && isNextTo(one, food, words)) ||
        (one &&
          two &&
          isOtherMeat(two) &&
          animalsOf(one).length === 0 &&
          isNextTo(one, food, words) &&
          andOnly.test(text.slice(two.end, one.start)))
    const isAdded = next && isOtherMeat(next) && /^\s?\($/.test(text.slice(food.end, next.start))
    if (isTold || isAdded) food.lifted.push(noPork)
  }
}

const ofAnimal = /^\s(?:(?!ou\s|et\s)\p{L}+\s){0,2}(?:d[eu]|d[’']|de la|de l[’']|au|à la|aux)\s?(?:pur(?:e)? )?$/iu
const andOnly = /^\s(?:and|&)\s$/i

/** Do two foods stand side by side? */
export function isNextTo(one: OpenMention, other: OpenMention, words: readonly Word[]): boolean {
  return one.to === other.from && words[other.from]?.isParted === false
}

function isPorkUnlessTold({ meaning, stems }: OpenMention): boolean {
  return (
    meaning.foods.some(({ id, tags }) => tags?.includes('pork') || id === 'gelatine') &&
    !stems.some((own) => /^por[ck]$/.test(own))
  )
}

function isOtherMeat(food: OpenMention): boolean {
  const { foods, generic } = food.meaning
  const isPork = foods.some(({ tags }) => tags?.includes('pork')) || generic?.en[0] === 'pork'
  return !isPork && animalsOf(food).some((animal) => animal === 'meat' || animal === 'fish')
}
