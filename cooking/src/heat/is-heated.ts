import type { CheckedLanguage } from '@roux/contract/language'
import { safety } from '../languages/safety.ts'
import { words } from '../languages/word-list.ts'
import { clausesOf } from '../mentions/clauses.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine } from '../mentions/read-foods.ts'

/** "Serve with grilled bread", « servez avec des frites »: what is beside it heats nothing. */
const besideIt =
  /\b(?:serv|accompagn|degust|enjoy)\w*(?: (?!until|jusqu)\w+){0,4}? (?:with|avec|alongside|accompagn\w*)\b[^.;]*/g

/** Is anything heated that these folded words tell of, and is not beside the dish? */
export function heats(plain: string, language: CheckedLanguage): boolean {
  return safety[language].heat.test(plain.replace(besideIt, ''))
}

const unsolid = words('water oil seasoning butter herb spice hot-spice')

/**
 * May what a list names be heated by the steps: in a clause that names it, or in a later one that names no other food?
 * In doubt it is.
 */
export function mayBeHeated({ words, foods: [own] }: FoodLine, steps: readonly FoodLine[]): boolean {
  const isIt = ({ meaning, stems }: Mention) =>
    meaning.foods.some((food) => own?.meaning.foods.includes(food)) ||
    stems.every((one) => words.some(({ stem }) => stem === one)) ||
    meaning.generic?.animal?.some((animal) => own?.meaning.foods.some((food) => food.animal?.includes(animal)))
  const isOther = ({ meaning }: Mention) => meaning.foods.some(({ kind }) => !unsolid.has(kind))
  const clauses = clausesOf(steps)
  const first = clauses.findIndex(({ foods }) => foods.some(isIt))
  return clauses
    .slice(Math.max(0, first))
    .some(({ plain, foods, line }) => heats(plain, line.language) && (foods.some(isIt) || !foods.some(isOther)))
}
