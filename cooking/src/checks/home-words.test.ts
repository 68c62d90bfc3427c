import { unconstrained } from '@roux/contract/constraints'
import { type Allergen, allergens, type Diet, diets } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { homeWords } from '../../test/checks/home-words.ts'
import { toldAside } from '../../test/checks/told-aside.ts'
import { checkRecipe } from './check-recipe.ts'

const parted = (text: string, by: string) => text.split(by).filter((part) => part.trim() !== '')

/** What is told of in earnest, in small letters. */
function told(language: CheckedLanguage, avoided: string, list: string, steps: string): string[] {
  const recipe = { title: 'x', description: '', preparation_time: 10, cook_time: 30, serves: 4 }
  const asked = {
    ...unconstrained,
    language,
    diets: [] as Diet[],
    allergies: [] as Allergen[],
    other_allergies: [] as string[],
  }
  for (const one of parted(avoided, ',')) {
    const allergen = allergens.find((name) => name === one)
    if (allergen) asked.allergies.push(allergen)
    else if (diets.some((name) => name === one)) asked.diets.push(one as Diet)
    else asked.other_allergies.push(one)
  }
  const checked = { ...recipe, ingredients: parted(list, ';'), directions: parted(steps, '//') }
  return checkRecipe(checked, asked).flatMap(({ code, severity, words }) =>
    severity !== 'info' && /^(?:diet|allergen|unlisted_ingredient|unused_ingredient)$/.test(code)
      ? [words.toLowerCase()]
      : [],
  )
}

const tables = {
  'words of home are read as they are meant there': homeWords,
  'what is told beside a food is not put in, and what is put in is told of': toldAside,
}
for (const [title, table] of Object.entries(tables))
  testTable(parted(table, '\n'))(title, (line) => {
    const [language, avoided = '', list = '', steps = '', found = ''] = line.split('|').map((part) => part.trim())
    const all = told(language === 'fr' ? 'fr' : 'en', avoided, list, steps)
    if (found === '') expect(all).toEqual([])
    else expect(all).toEqual(expect.arrayContaining(found.toLowerCase().split(',')))
  })
