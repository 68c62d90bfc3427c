import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { abroadClassics } from '../../test/classics/abroad-classics.ts'
import { easternClassics } from '../../test/classics/eastern-classics.ts'
import { everydayClassics } from '../../test/classics/everyday-classics.ts'
import { homeClassics } from '../../test/classics/home-classics.ts'
import { ovenClassics } from '../../test/classics/oven-classics.ts'
import { partyClassics } from '../../test/classics/party-classics.ts'
import { savouryClassics } from '../../test/classics/savoury-classics.ts'
import { worldClassics } from '../../test/classics/world-classics.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { dishById, dishes } from '../template/dishes.ts'
import { readWish } from '../understand/read-wish.ts'
import { composeRecipe } from './compose-recipe.ts'

/** One table per kind of cook; a new one is added here. */
const classics = [
  ...savouryClassics,
  ...ovenClassics,
  ...homeClassics,
  ...partyClassics,
  ...worldClassics,
  ...everydayClassics,
  ...abroadClassics,
  ...easternClassics,
]

const ask = (user_input: string, language: KitchenLanguage) => ({
  user_input,
  language,
  preferences: null,
  serves: null,
  max_minutes: null,
})

const cases = classics.flatMap(([en, fr, dish, has]) =>
  kitchenLanguages.map((language) => ({ name: language === 'en' ? en : fr, language, dish, has })),
)

describe('a classic is known by its name, and made of what it is nothing without', () => {
  testTable(cases)('by every one of its names', ({ name, language, dish, has }) => {
    const request = ask(name, language)
    expect(readWish(request).dishes[0]).toBe(dish)
    for (const seed of [0, 1, 2]) {
      const draft = composeRecipe(request, seed)
      expect(accountOf(draft)).not.toMatch(/^not_kept dish/m)
      const listed = listedIngredients(draft, language).map(({ id }) => id)
      expect(listed).toEqual(expect.arrayContaining([...has]))
    }
  })

  test('and the table has no dish twice, nor one that is no classic', () => {
    const ids = classics.map(([, , dish]) => dish)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(dishById(id).of, id).toBeDefined()
  })
})

test('there are at least 45 kinds of dish and 150 classics, each found by its name in both languages', () => {
  const named = dishes.filter(({ of }) => of !== undefined)
  expect(dishes.length - named.length).toBeGreaterThanOrEqual(45)
  expect(named.length).toBeGreaterThanOrEqual(150)
  for (const { id, names } of named) {
    for (const language of kitchenLanguages) {
      expect(readWish(ask(names[language][0] ?? '', language)).dishes[0], `${id} in ${language}`).toBe(id)
    }
  }
})

test('Regenerate gives another page of the same classic', () => {
  for (const [en] of classics) {
    const pages = [0, 1, 2, 3].map((seed) => JSON.stringify(composeRecipe(ask(en, 'en'), seed)))
    expect(new Set(pages).size, en).toBeGreaterThan(1)
  }
})
