import { type Constraints, unconstrained } from '@roux/contract/constraints'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from './check-recipe.ts'
import { describeProblems } from './describe-problem.ts'

function problems(ingredients: string[], directions: string[], asked: Partial<Constraints>) {
  const language = asked.language ?? 'en'
  const recipe = { title: 'Supper', description: '', preparation_time: 9, cook_time: 40, serves: 4 }
  const draft = { ...recipe, ingredients, directions }
  return describeProblems(checkRecipe(draft, { ...unconstrained, language, ...asked }), draft, language)
}

test('all that is wrong with a line is told once', () => {
  const asked = { allergies: ['gluten'], diets: ['gluten_free'], excluded: ['gluten'] } as const
  const told = problems(['150 g plain flour'], ['Bake the flour for 40 minutes.'], asked)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^The line “150 g plain flour”.*contains gluten.*not gluten-free.*Put something else/)
  expect(told[0]?.match(/Put something else/g)).toHaveLength(1)
  expect(told[0]).not.toContain('leaves out')
})

test('who wants little of something is not said to want none', () => {
  const [told] = problems(['3 tsp salt'], [], { less: ['salt'] })
  expect(told).toContain('Use less, not none')
})

test('what the wish leaves out is named as what the line holds', () => {
  const asked = { language: 'fr', excluded: ['gluten'] } as const
  expect(problems(["150 g de farine d'épeautre"], [], asked)).toEqual([
    "La ligne « 150 g de farine d'épeautre » des ingrédients : « farine d'épeautre » est ou contient ce que le souhait exclut (gluten). Supprimez-le ou mettez autre chose à la place, ici et dans chaque étape qui s’en sert.",
  ])
})

test('a step is named with the words that are at fault', () => {
  const steps = ['Cut the chicken into strips.', 'Bake for 4 minutes.']
  const [told] = problems(['600 g chicken breast fillets'], steps, {})
  expect(told).toMatch(/^Step 2: “4 minutes”: Poultry must/)
})

test('a product that only often holds it is told of with what would mend it', () => {
  const [told] = problems(['2 tbsp oyster sauce'], [], { allergies: ['soybeans'] })
  expect(told).toMatch(/^The line “2 tbsp oyster sauce”.*often contains soya\. Put something else.*name that kind/)
})

test('what is not liked is told of with what would mend it', () => {
  const [told] = problems(['2 large red peppers'], [], { dislikes: ['bell pepper'] })
  expect(told).toMatch(
    /^The line “2 large red peppers”.*you do not like.*Leave it out or put something else.*every step/,
  )
})

test('the amounts go with the number of people, and not the number alone', () => {
  expect(problems(['4 eggs'], ['Boil the eggs for 9 minutes.'], { serves: 8 })).toEqual([
    expect.stringMatching(/serves 4; you asked for 8\. Change the amounts.*never the number alone/),
  ])
})

testTable([
  ['to 150°F at the bone, still a little pink', '“150°F at the bone, still a little pink”: .*: 165 °F in'],
  ['to 66 °C inside', '“66 °C”: .*: 74 °C in'],
  ['until still pink in the middle', 'pink in the middle”: .*: 74 °C \\(165 °F\\) in'],
])('temperatures are told in the scale of the recipe', (words, told) => {
  expect(problems(['8 chicken thighs'], [`Roast the thighs for 40 minutes ${words}.`], {})).toEqual([
    expect.stringMatching(new RegExp(told)),
  ])
})

testTable([
  [
    '4 egg yolks',
    ['Whisk the yolks.', 'Fold them in and chill.'],
    ['pregnant'],
    /^The line “4 egg yolks”.*step 1\).*heated through, and the times/,
  ],
  [
    '300 g salmon tartare',
    ['Dice the salmon.', 'Season the salmon and serve.'],
    ['pregnant'],
    /step 1, 2\).*heated through/,
  ],
] as const)('what the steps leave raw is mended in them', (line, steps, eaters, told) => {
  expect(problems([line], [...steps], { eaters: [...eaters] })).toEqual([expect.stringMatching(told)])
})

test('what nobody may have at all stays no longer, however it is cooked', () => {
  expect(problems(['2 tbsp honey'], ['Bake the honey for 40 minutes.'], { eaters: ['infant'] })[0]).not.toContain(
    'stay',
  )
})

test('a step that names what no line has is not told to keep a line', () => {
  const [told] = problems(['200 g rice'], ['Boil the rice with soy sauce for 40 minutes.'], { allergies: ['gluten'] })
  expect(told).toMatch(
    /^Step 1: “soy sauce” contains gluten\. No line of the list has it: leave it out.*give that kind a line/,
  )
  expect(told).not.toContain('keep the line')
  const french = { language: 'fr', excluded: ['beurre'] } as const
  const [dit] = problems(['200 g de riz'], ['Cuisez le riz 40 minutes, puis ajoutez du beurre.'], french)
  expect(dit).toMatch(/^Étape 1 : « beurre ».*Aucune ligne de la liste ne l’a : retirez-le de l’étape/)
})
