import { allergens, diets } from '@roux/contract/diet'
import { languages } from '@roux/contract/language'
import fc from 'fast-check'
import { test } from 'vitest'
import { composeRecipe } from '../kitchen/compose-recipe.ts'
import { dishes } from '../kitchen/dishes/dishes.ts'
import { ingredients } from '../lexicon/lexicon.ts'
import { checkRecipe } from './check-recipe.ts'

declare const console: { info: (text: string) => void }
test('agg', () => {
  const seen = new Map<string, string>()
  const counts = new Map<string, number>()
  fc.assert(
    fc.property(
      fc.record({
        language: fc.constantFrom(...languages),
        flip: fc.boolean(),
        dish: fc.option(fc.constantFrom(...dishes)),
        with: fc.array(fc.constantFrom(...ingredients), { maxLength: 2 }),
        diets: fc.uniqueArray(fc.constantFrom(...diets), { maxLength: 2 }),
        allergies: fc.uniqueArray(fc.constantFrom(...allergens), { maxLength: 2 }),
        seed: fc.integer({ min: 0, max: 3 }),
      }),
      ({ language, flip, dish, with: wanted, diets: kept, allergies, seed }) => {
        const prompt = [
          dish?.names[language][0] ?? '',
          wanted.map((f) => f[language].one ?? f[language].many).join(', '),
        ]
          .join(' ')
          .trim()
        const draft = composeRecipe(
          {
            user_input: prompt || 'test',
            language,
            preferences: { diets: kept, allergies, dislikes: [], wishes: '', units: 'metric' as const, serves: null },
            serves: null,
            max_minutes: null,
          },
          seed,
        )
        const other = language === 'en' ? ('fr' as const) : ('en' as const)
        for (const f of checkRecipe(draft, {
          language: flip ? other : language,
          diets: kept,
          allergies,
          otherAllergies: [],
          dislikes: [],
          excluded: [],
          wanted: [],
          serves: null,
          maxMinutes: null,
        })) {
          if (f.severity === 'info') continue
          const line =
            f.place.part === 'recipe'
              ? draft.title
              : f.place.part === 'ingredient'
                ? draft.ingredients[f.place.index]
                : draft.directions[f.place.index]
          const k = `${flip ? 'FLIP ' : ''}${language} ${f.code} ${f.place.part} ${JSON.stringify(f.params)} "${f.words}"`
          counts.set(k, (counts.get(k) ?? 0) + 1)
          seen.set(k, `${line}`)
        }
      },
    ),
    { numRuns: 6000 },
  )
  console.info(
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 60)
      .map(([k, n]) => `${n} ${k} :: ${seen.get(k)}`)
      .join('\n'),
  )
})
