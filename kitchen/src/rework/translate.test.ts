import type { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { faultsOf } from '../../test/judge-recipe.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import type { Written } from '../compose/written.ts'
import { dishes } from '../template/dishes.ts'
import { improveRecipe } from './improve-recipe.ts'

const plain = { preferences: null, serves: null, max_minutes: null }
const compose = (user_input: string, language: KitchenLanguage) => composeRecipe({ user_input, language, ...plain })
const otherThan = (language: KitchenLanguage) => (language === 'en' ? 'fr' : 'en')
const translate = (recipe: Written, from: KitchenLanguage) => improveRecipe(recipe, 'translate it', from)

/** The numbers that lines begin with, as one language writes them. */
function amountsOf({ ingredients }: Draft): string[] {
  return ingredients.map((line) => (/^[\d.,¼½¾]+(?: [¼½¾])?/u.exec(line)?.[0] ?? '').replace(',', '.').replace(' ', ''))
}

const cases = dishes.map((dish, place) => {
  const language: KitchenLanguage = place % 2 === 0 ? 'en' : 'fr'
  return { dish, language, prompt: dish.names[language][0] ?? dish.id }
})

describe('a recipe of the kitchen in the other language', () => {
  testTable(cases)('is the same dish', ({ language, prompt }) => {
    const to = otherThan(language)
    const recipe = compose(prompt, language)
    const translated = translate(recipe, language)
    expect(listedIngredients(translated, to)).toEqual(listedIngredients(recipe, language))
    expect(amountsOf(translated)).toEqual(amountsOf(recipe))
    expect(translated.directions.length).toBe(recipe.directions.length)
    expect(translated).toMatchObject({
      serves: recipe.serves,
      preparation_time: recipe.preparation_time,
      cook_time: recipe.cook_time,
    })
    expect(faultsOf(translated, { user_input: prompt, language: to, ...plain })).toEqual([])
    // And back it is what it was.
    const { findings: _, composition: __, ...again } = translate(translated, to)
    expect(recipe).toMatchObject(again)
  })

  const changes: readonly [wish: string, language: KitchenLanguage, back: RegExp][] = [
    ['make it vegan', 'en', /margarine végétale/],
    ['for 7', 'en', /^/],
    ['in cups', 'en', /tasse/],
    ['spicier', 'en', /piment/],
    ['ajoute des champignons', 'fr', /mushrooms/],
    ['sans gluten', 'fr', /[Gg]luten-free/],
    ['pour 3', 'fr', /^/],
  ]
  testTable(changes)('keeps what was changed', (wish, language, kept) => {
    const recipe = compose(language === 'en' ? 'chicken pie' : 'quiche aux poireaux', language)
    const changed = improveRecipe(recipe, wish, language)
    const { title, ingredients, serves } = translate(changed, language)
    expect(ingredients.length).toBe(changed.ingredients.length)
    expect(serves).toBe(changed.serves)
    expect([title, ...ingredients].join('\n')).toMatch(kept)
  })
})

const phrases = [
  ['en', 'translate to French'],
  ['en', 'translate'],
  ['en', 'put it in french'],
  ['en', 'in French please'],
  ['en', 'can I have this in french?'],
  ['en', 'French version'],
  ['en', 'from English to French'],
  ['en', 'en français'],
  ['en', 'version française'],
  ['en', 'change the language to French'],
  ['fr', 'en anglais'],
  ['fr', 'traduis'],
  ['fr', 'traduis-la en anglais stp'],
  ['fr', 'version anglaise'],
  ['fr', 'peux-tu me la mettre en anglais ?'],
  ['fr', 'traduction anglaise'],
  ['fr', 'passe-la en anglais'],
  ['fr', 'in English please'],
] as const

testTable(phrases)('a recipe is translated for a wish', (language, wish) => {
  const recipe = compose('ratatouille', language)
  const translated = improveRecipe(recipe, wish, language)
  expect(listedIngredients(translated, otherThan(language))).toEqual(listedIngredients(recipe, language))
  expect(accountOf(translated)).toBe('changed language: ')
})

testTable(['in french style', 'with french beans', 'add french mustard', 'à la française', 'for French friends'])(
  'no recipe is translated for what only sounds like such a wish',
  (wish) => {
    const improved = improveRecipe(compose('ratatouille', 'en'), wish, 'en')
    expect(accountOf(improved)).not.toMatch(/language/)
  },
)

test('a recipe is translated and changed at once, and what was done is said in its new language', () => {
  const recipe = improveRecipe(compose('risotto', 'en'), 'vegan, for 6, in French', 'en')
  expect(recipe.serves).toBe(6)
  expect(recipe.title).toContain('version végane')
  expect(accountOf(recipe)).toMatch(/^changed language: \nchanged serves: from 4, to 6\nchanged replaced: .* > /)
})

testTable(kitchenLanguages)('what is not in the words of the kitchen stays as it is, and that is said', (language) => {
  const recipe = compose('ratatouille', language)
  const own: readonly Draft[] = [
    { ...recipe, directions: [...recipe.directions, 'Mamie le fait au feu de bois.'] },
    { ...recipe, ingredients: [...recipe.ingredients, '1 zorb'] },
    { ...recipe, title: 'Zorb' },
    { ...recipe, description: `${recipe.description} For Zoë, avec amour.` },
  ]
  for (const one of own) {
    const improved = improveRecipe(one, language === 'en' ? 'in French' : 'en anglais', language)
    expect(improved).toEqual({ ...one, findings: improved.findings, composition: '' })
    expect(accountOf(improved)).toBe('not_kept language own_words_only: ')
  }
})

test('a language that the kitchen does not write is refused by name', () => {
  const recipe = compose('ratatouille', 'en')
  const improved = improveRecipe(recipe, 'translate into Spanish', 'en')
  expect(improved).toEqual({ ...recipe, findings: improved.findings })
  expect(accountOf(improved)).toBe('not_kept language not_written: ')
})
