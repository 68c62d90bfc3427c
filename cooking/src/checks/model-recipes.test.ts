import { unconstrained } from '@roux/contract/constraints'
import { allergens, diets } from '@roux/contract/diet'
import { describe, expect, test } from 'vitest'
import { modelRecipes } from '../../test/checks/model-recipes.ts'
import { checkRecipe } from './check-recipe.ts'

/** The words that give an allergen away, and nothing else; parted by commas; `?` where only some products have it. */
const gives: Record<string, string> = {
  tikka: '',
  brownies: 'milk unsalted butter, soybeans? dark chocolate, milk? dark chocolate, eggs eggs, nuts almond flour',
  bolognese: 'sulphites? balsamic vinegar, gluten spaghetti',
  salmonBowl: 'fish salmon fillets, soybeans tamari, soybeans edamame, sesame sesame seeds',
  stirFry: '',
  shepherd:
    'milk butter, milk whole milk, gluten plain flour, celery? beef stock, gluten? beef stock, gluten? Worcestershire sauce, fish Worcestershire sauce, milk Cheddar',
  pancakes: 'gluten all-purpose flour, gluten? baking powder, gluten? oat milk',
  sundayRoast: '',
  chiaPudding: '',
  frittata: 'eggs eggs, milk milk, gluten? oat milk, milk goat cheese',
  blanquette: 'gluten farine, soybeans crème de soja',
  tarteCitron: "nuts poudre d'amandes, milk beurre, eggs œuf, eggs œufs",
  currylentilles:
    'celery? curry en poudre, mustard? curry en poudre, celery? cube de bouillon de légumes, gluten? cube de bouillon de légumes, milk? cube de bouillon de légumes',
  gratinDauphinois: "gluten? crème d'avoine, gluten? lait d'avoine",
  pouletyassa: "mustard moutarde de Dijon, sulphites? moutarde de Dijon, peanuts huile d'arachide",
  mousse: 'soybeans? chocolat noir',
  ramen:
    'gluten nouilles de blé, eggs? nouilles de blé, celery? bouillon de volaille, gluten? bouillon de volaille, gluten sauce soja, soybeans sauce soja, gluten? miso, soybeans miso, eggs œufs, sesame huile de sésame',
  // The tin is buttered, though the list has no butter.
  cakeJambon: 'gluten farine, gluten? levure chimique, eggs œufs, milk lait, milk gruyère, milk Beurrez',
  saladeNicoise: 'eggs œufs, fish thon, sulphites? vinaigre de vin',
  crumble: '',
}

describe.each(Object.entries(modelRecipes))('%s', (name, { language, recipe }) => {
  test('what it contains is told by its words, and nothing else', () => {
    const found = checkRecipe(recipe, { ...unconstrained, language, diets: [], allergies: allergens })
    const told = found.flatMap(({ code, params, certainty, words }) =>
      code === 'allergen' && 'allergen' in params
        ? [`${params.allergen}${certainty === 'often' ? '?' : ''} ${words}`]
        : [],
    )
    expect([...new Set(told)].sort()).toEqual((gives[name] ?? '-').split(', ').filter(Boolean).sort())
  })

  test('who eats everything is told nothing', () => {
    expect(checkRecipe(recipe, { ...unconstrained, language, diets: [], allergies: [] })).toEqual([])
  })

  test('no diet is told of without words of the recipe', () => {
    const text = [recipe.title, ...recipe.ingredients, ...recipe.directions].join('\n')
    for (const { words } of checkRecipe(recipe, { ...unconstrained, language, diets, allergies: [] }))
      expect(text).toContain(words)
  })
})
