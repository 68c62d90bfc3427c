import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { belongsTo } from '@roux/cooking/foods/families'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { listedIngredients } from '../../test/listed-ingredients.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import type { KitchenRequest } from './kitchen-request.ts'
import { regimes, withoutAlcohol } from './regime-words.ts'

function compose(user_input: string, language: KitchenLanguage, wishes = '') {
  const none = { diets: [], allergies: [], other_allergies: [], dislikes: [], serves: null }
  const preferences = wishes ? { ...none, wishes, units: 'metric' as const } : null
  const request: KitchenRequest = { user_input, language, preferences, serves: null, max_minutes: null }
  return composeRecipe(request)
}

const littleKnown = (...words: string[]) => ({
  code: 'not_kept',
  severity: 'warning',
  params: { what: 'regime', why: 'little_known', words },
})

const said = kitchenLanguages.flatMap((language) =>
  regimes.flatMap((regime) =>
    // Of what is counted the many names are put together from few words.
    regime.names[language]
      .slice(regime.counts ? -4 : 0)
      .flatMap((name) => ['', 'chicken', 'breakfast', 'dessert'].map((more) => ({ name, more, language, regime }))),
  ),
)

testTable(said)(
  'what is known of a regime is kept to, and that it is little is said, but of what is counted or wholly known',
  (one) => {
    const { name, more, language, regime } = one
    const draft = compose(`${name} ${more}`, language)
    const unfit = listedIngredients(draft, language).filter((food) => belongsTo(food, regime.without))
    expect(unfit.map(({ id }) => id)).toEqual([])
    const told = draft.findings.filter(({ params }) => params.what === 'regime')
    expect(told).toEqual(regime.counts || regime.isSure ? [] : [littleKnown(regime.label[language])])
  },
)

test('a wish that holds for every recipe is read the same', () => {
  const draft = compose('a dinner', 'en', 'we eat keto')
  expect(draft.findings).toContainEqual(littleKnown('a ketogenic diet'))
})

test('two are named at once, each once', () => {
  const { findings } = compose('un repas halal, casher et hallal', 'fr')
  expect(findings).toContainEqual(littleKnown('la cuisine halal', 'la cuisine casher'))
})

testTable(['un dîner pour mon bébé de 3 ans', 'a gratin with 18 month old cheddar'])(
  "other ages are no baby's",
  (sentence) => {
    const { findings } = compose(sentence, /mon/.test(sentence) ? 'fr' : 'en')
    expect(findings.filter(({ params }) => params.what === 'regime')).toEqual([])
  },
)

testTable(['not keto, a good pasta', 'a pasta dish, not low-carb'])(
  'who does not want a regime does not get it',
  (sentence) => {
    const { title, findings } = compose(sentence, 'en')
    expect(findings.filter(({ params }) => params.what === 'regime')).toEqual([])
    expect(title).toMatch(/penne|spaghetti|pasta|linguine|tagliatelle/i)
  },
)

testTable<[string, KitchenLanguage]>([
  ['beer battered fish for my dad, he just came out of rehab', 'en'],
  ['beef bourguignon, my husband is three years sober', 'en'],
  ['moules marinières, mon frère a arrêté de boire', 'fr'],
  ['un coq au vin pour ma tante, sobre depuis deux ans', 'fr'],
  ['coq au vin for my sober friend', 'en'],
  ['my dad is an alcoholic, coq au vin', 'en'],
  ["I'm an alcoholic, tiramisu", 'en'],
  ['je suis alcoolique, un coq au vin', 'fr'],
  ['un bœuf bourguignon, mon mari est sobre', 'fr'],
])('who gave up drinking gets none in the pan either', (prompt, language) => {
  const draft = compose(prompt, language)
  expect(listedIngredients(draft, language).filter((food) => belongsTo(food, withoutAlcohol.without))).toEqual([])
})
