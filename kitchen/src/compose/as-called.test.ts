import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from './compose-recipe.ts'
import { readComposition } from './composition.ts'

const ask = (language: 'en' | 'fr', user_input: string) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable([
  ['en', 'a comté and ham toastie', /Comté/, /gruyère/i],
  ['en', 'porcini risotto', /ceps/, /mushrooms/],
  ['en', 'linguine with king prawns', /king prawns/, /peeled prawns/],
  ['fr', 'du pain de mie et du comté à finir', /comté/, /gruyère/],
  ['fr', 'un demi potimarron et des lardons', /potimarron/, /potiron/],
  ['fr', 'gratin de pommes de terre au cantal', /cantal/, /raclette/],
  ['fr', 'saucisse de Toulouse aux lentilles', /saucisses de Toulouse/, /saucisses de porc/],
] as const)('a sort that is named is written, and no kin of it: %s %s', (language, prompt, own, kin) => {
  const { ingredients, directions, title, findings } = ask(language, prompt)
  const all = [title, ...ingredients, ...directions].join('\n')
  expect(all).toMatch(own)
  expect(all).not.toMatch(kin)
  expect(findings).toEqual([])
})

test('what it is called goes with the recipe', () => {
  const { composition, findings: _, ...draft } = ask('fr', 'une omelette au comté')
  const composed = readComposition(composition, draft, 'fr')
  expect(composed?.sorts).toEqual({ gruyere: 'comte' })
})
