import { readPreferences } from '@roux/contract/read-preferences'
import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { checkForProfile } from './check-for-profile.ts'
import { isOfFood, placeFindings } from './read-finding.ts'
import { offersFor, withOffer } from './stand-ins-of.ts'

const items = (list: string, contents: readonly string[]) =>
  contents.map((content, place) => ({ id: `${list}${place}`, content, index: `${place + 1}` }))

function recipeOf(ingredients: readonly string[], directions: readonly string[], more: object = {}): ReadRecipe {
  const lists = { ingredients: items('i', ingredients), directions: items('d', directions) }
  const recipe = readRecipe({ title: 'Supper', language: 'en', serves: 4, ...lists, ...more })
  if (!recipe) throw new Error('no recipe')
  return recipe
}

function offersOf(recipe: ReadRecipe, wishes: object, language: 'en' | 'fr' = 'en') {
  const profile = readPreferences(wishes)
  const findings = [...recipe.findings, ...checkForProfile(recipe, profile)]
  const placed = placeFindings(recipe, findings)
  const lines = recipe.ingredients.map(({ id }) => id).filter((id) => placed.ofIngredient(id).some(isOfFood))
  return offersFor(recipe, { lines, findings, profile, language, serves: 4, units: undefined })
}

const stew = recipeOf(
  ['600 g stewing beef', '2 celery sticks, sliced', '50 g butter', '1 egg', '40 g walnuts', '2 tbsp lovage'],
  ['Brown the beef in the butter.', 'Add the celery; simmer for 2 h.', 'Scatter with the walnuts.'],
)

testTable([
  { allergies: ['celery'] },
  { allergies: ['milk', 'nuts'] },
  { diets: ['vegan'], allergies: ['nuts'] },
  { diets: ['vegetarian'], dislikes: ['walnuts', 'celery'] },
  { allergies: ['celery', 'milk', 'nuts', 'soybeans'], other_allergies: ['fennel'] },
])('what is offered is in the recipe found no more', (wishes) => {
  const offers = offersOf(stew, wishes)
  expect(offers.size).toBeGreaterThan(0)
  for (const offer of offers.values()) {
    const anew = withOffer(stew, offer)
    const found = checkForProfile(anew, readPreferences(wishes)).filter(
      ({ ingredient_id }) => ingredient_id === offer.line,
    )
    expect(found.filter(isOfFood)).toEqual([])
    expect(anew.ingredients.map(({ id }) => id)).toEqual(stew.ingredients.map(({ id }) => id))
  }
})

test('steps that name what was found name what stands in, and all else stays', () => {
  const [offer] = offersOf(stew, { allergies: ['celery'] }).values()
  expect(offer).toMatchObject({ line: 'i1', of: '2 celery sticks, sliced', food: 'fennel' })
  const anew = offer && withOffer(stew, offer)
  const changed = [...stew.ingredients, ...stew.directions].map(({ content }) => content)
  changed[1] = '80 g fennel, sliced'
  changed[7] = 'Add the fennel; simmer for 2 h.'
  expect([...(anew?.ingredients ?? []), ...(anew?.directions ?? [])].map(({ content }) => content)).toEqual(changed)
})

test('it is named in the language of the page, and another dish is nobody’s offer', () => {
  expect([...offersOf(stew, { allergies: ['celery', 'milk'] }, 'fr').values()].map(({ food }) => food)).toEqual([
    'du fenouil',
    'de la margarine végétale',
  ])
  const shakshuka = recipeOf(['4 eggs'], ['Break in the eggs; cook for 6 min.'])
  expect(offersOf(shakshuka, { allergies: ['eggs', 'soybeans'] }).size).toBe(0)
})

const asked = (code: string, fact: object, ingredient_id: string) => ({
  ...{ code, severity: 'warning', certainty: 'contains', ingredient_id },
  params: { ...fact, words: ['butter'] },
})

test('what a wish was found to break is kept too, and is no longer found once it is kept', () => {
  const wished = recipeOf(['50 g butter'], ['Melt the butter.'], {
    findings: [
      { code: 'composed_by_kitchen', severity: 'info', params: {} },
      { code: 'not_kept', severity: 'warning', params: { what: 'diet', words: 'vegan', why: 'unknown' } },
      asked('diet', { diet: 'vegan' }, 'i0'),
      asked('excluded', { asked: 'margarine' }, 'i0'),
    ],
  })
  const [offer] = offersOf(wished, {}).values()
  expect(offer?.food).toBe('olive oil')
  expect(offer && withOffer(wished, offer).findings.map(({ code }) => code)).toEqual(['composed_by_kitchen'])
})
