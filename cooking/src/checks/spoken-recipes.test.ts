import { unconstrained } from '@roux/contract/constraints'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { barePlants } from '../../test/checks/bare-plants.ts'
import { besideTheKind, calledByKind } from '../../test/checks/called-by-kind.ts'
import { spokenClasses } from '../../test/checks/spoken-classes.ts'
import { spokenDishes } from '../../test/checks/spoken-dishes.ts'
import { spokenEnglish } from '../../test/checks/spoken-english.ts'
import { spokenFrench } from '../../test/checks/spoken-french.ts'
import { spokenPlants } from '../../test/checks/spoken-plants.ts'
import { type SpokenRecipe, spokenRecipes } from '../../test/checks/spoken-recipe.ts'
import { plantedVoices, spokenVoices } from '../../test/checks/spoken-voices.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { checkRecipe } from './check-recipe.ts'

/** Codes that say that a food is there. */
const ofFood: ReadonlySet<string> = new Set(['allergen', 'diet', 'unlisted_ingredient', 'unused_ingredient'])

function found({ recipe, language, allergies, diets }: SpokenRecipe): RecipeFinding[] {
  const findings = checkRecipe(recipe, { ...unconstrained, language, allergies, diets })
  return findings.filter(({ code, severity }) => ofFood.has(code) && severity !== 'info')
}

const good = spokenRecipes(
  spokenEnglish + spokenFrench + spokenDishes + spokenClasses + spokenVoices + calledByKind,
).map((one) => [one.recipe.title, one] as const)

testTable(good)('no recipe is alarmed for what it only speaks of', (_, one) => {
  expect(found(one)).toEqual([])
})

const planted = spokenRecipes(spokenPlants + barePlants + plantedVoices + besideTheKind).map(
  (one) => [`${one.recipe.title}: ${one.planted.join()}`, one] as const,
)

testTable(planted)('what is added amid cautions is found', (_, one) => {
  const words = found(one).map((finding) => finding.words.toLowerCase())
  expect(words.some((word) => one.planted.some((name) => word.includes(name)))).toBe(true)
})
