import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { faultsOf } from '../../test/judge-recipe.ts'
import type { KitchenRequest } from '../understand/kitchen-request.ts'
import { composeRecipe } from './compose-recipe.ts'

const vague: Record<KitchenLanguage, readonly string[]> = {
  en: [
    'dinner',
    'something for dinner',
    'lunch',
    'a dessert',
    'breakfast',
    'something cosy',
    'something light',
    'vegan dinner',
    'quick dinner for two',
    'gluten-free dinner',
    'comfort food',
    'test',
    'soup',
    'salad',
    'curry',
    'pasta',
    'stew',
    'what can I make with chickpeas?',
    'something with leeks',
    'surprise me',
  ],
  fr: [
    'dîner',
    'un plat pour ce soir',
    'un dessert',
    'petit déjeuner',
    'quelque chose de léger',
    'un plat réconfortant',
    'dîner végétarien',
    'un repas rapide pour deux',
    'sans gluten',
    'bonjour',
    'soupe',
    'salade',
    'curry',
    'pâtes',
    'que faire avec des courgettes ?',
    'une idée avec du poulet',
  ],
}

const seeds = [0, 1, 2, 3, 4]

function askedIn(user_input: string, language: KitchenLanguage): KitchenRequest {
  return { user_input, language, preferences: null, serves: null, max_minutes: null }
}

describe('asking again', () => {
  const rows = kitchenLanguages.flatMap((language) => vague[language].map((words) => ({ words, language })))

  testTable(rows)('gives another good recipe', ({ words, language }) => {
    const request = askedIn(words, language)
    const drafts = seeds.map((seed) => composeRecipe(request, seed))
    expect(drafts.flatMap((draft) => faultsOf(draft, request))).toEqual([])
    // Another title alone is no other recipe: the list must differ too.
    const different = new Set(drafts.map(({ title, ingredients }) => `${title}: ${ingredients.join()}`))
    expect(different.size, [...different].join('\n')).toBeGreaterThanOrEqual(3)
    expect(
      drafts[1]?.title === drafts[0]?.title && drafts[1]?.ingredients.join() === drafts[0]?.ingredients.join(),
    ).toBe(false)
  })
})
