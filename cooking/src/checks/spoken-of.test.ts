import { type Constraints, unconstrained } from '@roux/contract/constraints'
import type { CheckedLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from './check-recipe.ts'

function told(
  list: string,
  steps: string,
  language: CheckedLanguage,
  asked: Partial<Constraints> = {},
  title = 'Supper',
) {
  const numbers = { preparation_time: 10, cook_time: 90, serves: 4 }
  const directions = steps.split(' | ')
  const recipe = { title, description: '', ...numbers, ingredients: list.split(' | '), directions }
  return checkRecipe(recipe, { ...unconstrained, language, ...asked }).map(({ code, words }) => `${code} ${words}`)
}

describe('on the table, and not in the pan:', () => {
  testTable([
    ['fr', 'Portez la poêle à table, avec des quartiers de citron.'],
    ['fr', 'Apportez la cocotte à table avec du pain.'],
    ['fr', "Posez-la sur la table avec un bol d'olives."],
    ['fr', 'Faites passer le parmesan.'],
    ['fr', 'Accompagnez de pain grillé.'],
    ['en', 'Bacon on the side is never wrong.'],
    ['fr', 'Du bacon à côté, et c’est la fête.'],
    ['en', 'Bring the pan to the table with lemon wedges.'],
    ['en', 'Take it to the table with a bowl of yoghurt.'],
    ['en', 'Pass the parmesan around.'],
    ['en', 'Dish up with warm naan.'],
    ['en', 'Carry it to the table, where guests help themselves to flatbread.'],
    ['en', 'Hand round some lime wedges.'],
    ['en', 'Set it on the table with a loaf of bread to tear.'],
  ] as const)('what is only spoken of is not put in', (language, step) => {
    const [list, cook] = {
      en: ['400 g rice | 1 kg chicken', 'Cook the chicken and rice for 40 minutes.'],
      fr: ['400 g de riz | 1 kg de poulet', 'Faites cuire le poulet et le riz 40 minutes.'],
    }[language] as [string, string]
    expect(told(list, `${cook} | ${step}`, language)).toEqual([])
  })

  const seeds = {
    en: ['1 pumpkin | 2 tbsp pumpkin seeds', 'Simmer the pumpkin with the pumpkin seeds for 90 minutes.'],
    fr: ['1 potiron | 2 c. à s. de graines de courge', 'Mijotez le potiron et les graines de courge 90 minutes.'],
  } as const

  testTable([
    ['fr', 'Servez en bols, parsemé de graines de courge, avec du pain grillé.', 'pain grillé'],
    ['fr', 'Servez aussitôt, parsemez de graines de courge, et avec du pain.', 'pain'],
    ['fr', 'Versez dans des bols, parsemez de graines de courge, avec du pain.', 'pain'],
    ['fr', 'Servez en bols, parsemé de graines de courge et accompagné de pain.', 'pain'],
    ['en', 'Serve in bowls, scattered with the pumpkin seeds, with toast.', 'toast'],
    ['en', 'Ladle into bowls, scatter with the pumpkin seeds, with bread to dip.', 'bread'],
  ] as const)('is no fault for who may eat it', (language, step, words) => {
    const [list, cook] = seeds[language]
    expect(told(list, `${cook} | ${step}`, language)).toEqual([])
    expect(told(list, `${cook} | ${step}`, language, { allergies: ['gluten'] })[0]).toMatch(
      new RegExp(`^allergen ${words.split(' ')[0]}`),
    )
  })

  testTable([
    ['fr', 'Versez en bols, parsemez de graines de courge, avec 2 c. à s. de crème.', 'crème'],
    ['fr', 'Mixez, parsemé de graines de courge, avec du beurre.', 'beurre'],
    ['fr', 'Servez en bols, parsemé de persil, avec du pain.', 'persil'],
    ['en', 'Divide between plates, top with the pumpkin seeds, with 2 tbsp cream.', 'cream'],
    ['en', 'Blend with the pumpkin seeds, with butter.', 'butter'],
  ] as const)('puts in what the list lacks', (language, step, words) => {
    const [list, cook] = seeds[language]
    expect(told(list, `${cook} | ${step}`, language)).toEqual([`unlisted_ingredient ${words}`])
  })

  test('what is stirred in before is in the pan, and spoons are no tables', () => {
    const steps = 'Faites cuire le riz 20 minutes. | Ajoutez 2 cuillères à table de parmesan, puis portez à table.'
    expect(told('400 g de riz', steps, 'fr')).toEqual(['unlisted_ingredient parmesan'])
  })
})

describe('advice, and no part of the dish:', () => {
  const rice = {
    en: ['400 g rice | 1 kg chicken', 'Cook the chicken and rice for 40 minutes.'],
    fr: ['400 g de riz | 1 kg de poulet', 'Faites cuire le poulet et le riz 40 minutes.'],
  } as const

  testTable([
    ['en', "Chef's tip: scatter over some grated cheddar before baking. Fry some mushrooms alongside."],
    ['en', 'Swap it: use bacon lardons instead of the chicken, or leave it out and add a tin of white beans.'],
    ['en', 'Add-ons: stir in sweetcorn. For colour, add a handful of spinach.'],
    ['en', 'Serve hot. **Tip:** stir in 2 tbsp of pesto at the end.'],
    ['en', 'For a richer version, stir in a spoonful of tahini.'],
    ['en', 'For extra crunch, add a handful of peanuts.'],
    ['en', 'FAQ: Can I use beef? Yes – replace the chicken with 400 g of beef.'],
    ['en', 'Heads-up: ordinary cornflakes hold barley malt. The same goes for mayonnaise thickened with wheat starch.'],
    ['en', 'If you eat meat, shredded ham is a classic addition, as is a halved egg.'],
    [
      'fr',
      "Attention : beaucoup de sauces sont à base de soja, et de blé aussi. L'onctuosité de la crème manque à qui ne jure que par elle.",
    ],
    ['fr', 'Servez avec une glace (vegan !) ou une crème anglaise.'],
    ['en', 'For a vegetarian version, use tofu in place of the chicken.'],
    ['en', 'If you do want more of a sauce, add a splash of cream.'],
    ['en', 'For a crisper crust, brush with butter.'],
    ['en', 'No chicken? Salmon or haddock will do; poach the salmon for 10 minutes.'],
    ['en', 'Too thick? Add a splash of cream.'],
    ['fr', 'Pour un plat plus relevé, ajoutez de la harissa.'],
    ['fr', 'Pas de poulet ? Prenez du saumon et pochez le saumon 10 minutes.'],
    ['fr', 'Puis-je y mettre du bœuf ? Oui, ajoutez 400 g de bœuf.'],
    ['fr', 'Astuce : ajoutez 2 c. à s. de pesto en fin de cuisson. Parsemez de noisettes.'],
    ['fr', 'Variante végétarienne : ajoutez 200 g de tofu et faites-le dorer.'],
    ['fr', 'Pour une version plus riche, ajoutez 10 cl de crème.'],
    ['fr', 'Pour plus de croquant, ajoutez une poignée de cacahuètes.'],
  ] as const)('the list need not have it', (language, step) => {
    const [list, cook] = rice[language]
    expect(told(list, `${cook} | ${step}`, language)).toEqual([])
  })

  testTable([
    ['en', 'Tip: stir in a knob of butter at the end.', 'butter'],
    ['en', 'For extra shine, add a spoonful of cream.', 'cream'],
    ['en', 'If you do want more of a sauce, add a splash of cream.', 'cream'],
    ['en', 'For a crisper crust, brush with butter.', 'butter'],
    ['en', 'Too thick? Add a splash of cream.', 'cream'],
    ['en', 'Add the extras: stir in 50 g butter.', 'butter'],
    ['en', 'Serving suggestion: top with a knob of butter.', 'butter'],
    ['en', 'Serving: spoon into bowls and scatter with parmesan.', 'parmesan'],
    ['fr', 'Le petit plus : ajoutez une noix de beurre.', 'noix de beurre'],
    ['fr', 'Pour plus de gourmandise, ajoutez de la crème.', 'crème'],
  ] as const)('who must not have it is told', (language, step, words) => {
    const [list, cook] = rice[language]
    expect(told(list, `${cook} | ${step}`, language, { allergies: ['milk'] })).toEqual([`allergen ${words}`])
  })

  testTable([
    ['en', "If milk isn't a problem in your house, swap the oil for butter.", 'butter'],
    ['en', 'Can I use butter? Sure, add 50 g of butter.', 'butter'],
    ['fr', 'Si le lait ne pose pas de problème, ajoutez de la crème.', 'crème'],
  ] as const)('what somebody else may take is a choice', (language, step, words) => {
    const [list, cook] = rice[language]
    const recipe = { title: 'Rice', description: '', preparation_time: 10, cook_time: 40, serves: 4 }
    const ingredients = [...list.split(' | '), language === 'fr' ? "2 c. à s. d'huile" : '2 tbsp oil']
    const found = checkRecipe(
      {
        ...recipe,
        ingredients,
        directions: [`${cook} ${language === 'fr' ? 'Ajoutez l’huile.' : 'Add the oil.'}`, step],
      },
      { ...unconstrained, language, allergies: ['milk'] },
    )
    expect(found.map(({ severity, words }) => `${severity} ${words}`)).toEqual([`info ${words}`])
  })

  test('what the title is headed by is the dish, whatever it is made of', () => {
    const steps = 'Faites cuire les courgettes 20 minutes. Montez les lasagnes : courgettes, ricotta.'
    const list = '4 courgettes | 250 g de ricotta'
    const asked = { allergies: ['gluten'] } as const
    expect(told(list, steps, 'fr', asked, 'Lasagnes de courgettes (sans pâtes ni gluten)')).toEqual([])
    expect(told(list, `${steps} Ajoutez 4 lasagnes.`, 'fr', asked, 'Lasagnes de courgettes')).toContain(
      'allergen lasagnes',
    )
  })

  test('a title says what is not in it', () => {
    const asked = { excluded: ['alcohol'] }
    const steps = 'Simmer the chicken in the juice for 60 minutes.'
    expect(told('8 chicken thighs | 500 ml grape juice', steps, 'en', asked, 'Alcohol-free coq au vin')).toEqual([])
  })

  test('what a recipe is put together of is no purpose', () => {
    expect(told('400 g rice', 'Cook the rice for 20 minutes. For a quick sauce, add 200 g peanuts.', 'en')).toEqual([
      'unlisted_ingredient peanuts',
    ])
  })

  test('a heading of what is made is none', () => {
    expect(told('400 g rice', 'Rice: cook for 20 minutes. Sauce: add 200 g peanuts.', 'en')).toEqual([
      'unlisted_ingredient peanuts',
    ])
  })
})

describe('kept for something else:', () => {
  testTable([
    ['en', '1 kg chicken', 'Roast the chicken for 90 minutes. Keep the carcass for stock.'],
    ['en', '1 kg chicken', 'Roast the chicken for 90 minutes. Save the bones for a broth.'],
    ['en', '1 kg prawns', 'Peel the prawns and keep the shells for a bisque. Fry the prawns for 4 minutes.'],
    [
      'en',
      '4 egg yolks',
      'Whisk the yolks over a pan of simmering water for 8 minutes. Freeze the whites for meringues.',
    ],
    ['fr', '1 kg de poulet', 'Rôtissez le poulet 90 minutes. Gardez la carcasse pour un bouillon.'],
    ['fr', '1 kg de crevettes', 'Décortiquez les crevettes, réservez les têtes pour un fumet. Cuisez-les 5 minutes.'],
  ] as const)('what goes in amid other words is found', (language, list, steps) => {
    expect(told(list, steps, language)).toEqual([])
  })

  test('what is kept warm for a time with something has it', () => {
    const steps = 'Roast the chicken for 90 minutes. Keep warm for 10 minutes and add the stock.'
    expect(told('1 kg chicken', steps, 'en')).toEqual(['unlisted_ingredient stock'])
  })
})

testTable([
  ['fr', '500 g de carottes', 'Mixez les carottes. Versez dans un petit pot fermé et daté.'],
  ['fr', '500 g de carottes', 'Mixez les carottes. Mettez en pots étiquetés et datés.'],
  ['en', '500 g carrots', 'Mash the carrots, pour into a dated jar and write the date on the lid.'],
  ['en', '500 g oats | 200 g honey', 'Press the oats and honey into the tin, bake for 20 minutes and cut into bars.'],
  ['en', '500 g oats | 200 g honey', 'Bake the oats and honey for 20 minutes. Keep the bars in a tin.'],
] as const)('words that only look like food are none', (language, list, steps) => {
  expect(told(list, steps, language, { allergies: ['fish', 'sulphites'] })).toEqual([])
})

testTable([
  ['en', '180 g dried egg-free ramen noodles', 'Boil the noodles for 4 minutes.'],
  ['en', '180 g egg-free instant noodles', 'Boil the noodles for 4 minutes.'],
  ['en', '100 g dairy-free pesto', 'Warm the pesto for 2 minutes.'],
  ['en', '2 tbsp anchovy-free Worcestershire sauce', 'Warm the sauce for 2 minutes.'],
  ['fr', '180 g de nouilles ramen sans œufs', 'Cuisez les nouilles 4 minutes.'],
] as const)('a qualifier that excludes the only reason is believed', (language, list, steps) => {
  expect(told(list, steps, language, { diets: ['vegan'] })).toEqual([])
})

testTable([
  [{ allergies: ['crustaceans'] }, ['crevettes']],
  [{ allergies: ['peanuts'] }, ['cacahuètes grillées']],
  [{ diets: ['vegan'] }, ['poulet', 'beurre']],
  [{ other_allergies: ['kiwi'] }, ['kiwi']],
  [{ dislikes: ['coriandre'] }, ['coriandre']],
] as const)('what the cook must not have is not missing', (asked, wanted) => {
  expect(told('400 g de riz', 'Cuisez le riz 20 minutes.', 'fr', { ...asked, wanted })).toEqual([])
  expect(told('400 g de riz', 'Cuisez le riz 20 minutes.', 'fr', { wanted })).toHaveLength(wanted.length)
})

describe('chocolate in a title', () => {
  const asked = { allergies: ['milk'] } as const

  test('is the cocoa of the list', () => {
    const list = '50 g cocoa powder | 200 g sugar'
    const steps = 'Whisk the cocoa with the sugar. | Bake for 30 minutes and cover with the chocolate frosting.'
    expect(told(list, steps, 'en', asked, 'Chocolate Cake with Chocolate Frosting')).toEqual([])
    const gateau = ['50 g de cacao | 200 g de sucre', 'Mélangez le cacao et le sucre, cuisez 30 minutes.'] as const
    expect(told(...gateau, 'fr', asked, 'Gâteau au chocolat')).toEqual([])
  })

  test('is told of once where there is none', () => {
    const title = 'Chocolate Cake with Chocolate Frosting'
    expect(told('200 g sugar', 'Bake the sugar for 30 minutes.', 'en', asked, title)).toEqual(['allergen Chocolate'])
  })
})

testTable([
  ['80 g oats', 'Blitz the oats to a coarse flour. | Work in the oat flour and bake for 20 minutes.'],
  ['1 tbsp ground flaxseed | 1 apple', 'Stir the flaxseed with water. | Beat the apple and flax egg together.'],
])('what steps grind and stir is made here', (list, steps) => {
  expect(told(list, steps, 'en')).toEqual([])
})

testTable([
  ['en', '200 g peas', 'Boil the peas. If you normally reach for butter on your peas, a little salt is just as nice.'],
  ['en', '200 g peas', 'Boil the peas. Check the bag of peas was not packed in a peanut factory.'],
] as const)('habits and cautions put nothing in', (language, list, steps) => {
  expect(told(list, steps, language, { allergies: ['milk', 'peanuts'] })).toEqual([])
})

describe('what a dish was simmered in:', () => {
  const masala = '2 tins chickpeas | 2 onions | 400 g tomatoes'
  const start = 'Fry the onions for 12 minutes. Add the tomatoes and the chickpeas.'

  testTable([
    'Simmer for 78 minutes, until the gravy clings.',
    'Simmer for 78 minutes, so that the dark, glossy gravy coats them.',
    'Simmer for 78 minutes and let the gravy thicken. Taste the gravy.',
    'Simmer for 78 minutes. Spoon the gravy over.',
  ])('is there to be spoken of', (step) => {
    expect(told(masala, `${start} | ${step}`, 'en')).toEqual([])
  })

  testTable([
    'Simmer for 78 minutes. Add the gravy.',
    'Simmer for 78 minutes. Pour in 200 ml gravy.',
    'Simmer for 78 minutes. Make up the gravy.',
    'Simmer for 78 minutes, until the milk thickens.',
    'Fry for 78 minutes, until the gravy clings.',
  ])('it is not poured in', (step) => {
    expect(told(masala, `${start} | ${step}`, 'en')).toEqual([
      expect.stringMatching(/^unlisted_ingredient (?:gravy|milk)$/),
    ])
  })
})
