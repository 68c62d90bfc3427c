import { blankDraft } from '@roux/contract/blank-draft'
import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { improveRecipe } from './improve-recipe.ts'

const plain = { ...blankDraft, preparation_time: 10, cook_time: 20, serves: 4 }

const soup: Record<KitchenLanguage, Draft> = {
  en: {
    ...plain,
    title: 'Chicken soup',
    ingredients: [
      '3 chicken legs',
      '1.5 litres chicken stock',
      '4 garlic cloves',
      '200 g cheddar, grated',
      '40 g butter',
    ],
    directions: [
      'Put the chicken in a pot with the chicken stock and the garlic and simmer until the meat comes off easily.',
      'Lift out the chicken and shred it. Return the meat with its juices and stir in the butter and the cheddar.',
    ],
  },
  fr: {
    ...plain,
    title: 'Soupe de poulet',
    ingredients: [
      '3 cuisses de poulet',
      '1,5 l de bouillon de volaille',
      "4 gousses d'ail",
      '200 g de gruyère râpé',
      '40 g de beurre',
    ],
    directions: [
      "Mettez le poulet dans une casserole avec le bouillon de volaille et l'ail et laissez frémir 40 min.",
      'Remettez la viande avec son jus, ajoutez le beurre et le gruyère.',
    ],
  },
}

const bourguignon: Draft = {
  ...plain,
  title: 'Bœuf bourguignon',
  ingredients: ['1 kg de bœuf à braiser', '200 g de lardons fumés', '75 cl de vin rouge', '3 carottes'],
  directions: [
    'Faites dorer la viande, puis les lardons fumés.',
    'Versez le vin rouge, remettez la viande avec les carottes et laissez mijoter 2 h.',
  ],
}

describe('so many times as much of a food', () => {
  testTable<[wish: string, language: KitchenLanguage, line: RegExp]>([
    ['half the butter', 'en', /20 g butter/],
    ['halve the butter', 'en', /20 g butter/],
    ['use half as much butter', 'en', /20 g butter/],
    ['cut the butter in half', 'en', /20 g butter/],
    ['twice the garlic', 'en', /8 garlic/],
    ['double the garlic and cheese', 'en', /8 garlic[\s\S]*400 g cheddar/],
    ['twice as much cheese', 'en', /400 g cheddar/],
    ['double the amount of cheese, please', 'en', /400 g cheddar/],
    ['triple the garlic', 'en', /12 garlic/],
    ['moitié moins de beurre', 'fr', /20 g de beurre/],
    ['la moitié du beurre', 'fr', /20 g de beurre/],
    ['deux fois moins de beurre', 'fr', /20 g de beurre/],
    ['double la quantité de fromage', 'fr', /400 g de gruyère/],
    ['deux fois plus de fromage', 'fr', /400 g de gruyère/],
    ["double l'ail", 'fr', /8 gousses/],
    ["triple la quantité d'ail", 'fr', /12 gousses/],
  ])('changes its line alone', (wish, language, line) => {
    const before = soup[language]
    const { serves, ingredients } = improveRecipe(before, wish, language)
    expect(serves).toBe(before.serves)
    expect(ingredients.join('\n')).toMatch(line)
    const changed = ingredients.filter((one) => !before.ingredients.includes(one))
    expect(changed.length).toBeLessThanOrEqual(wish.includes(' and ') ? 2 : 1)
  })

  testTable<[wish: string, language: KitchenLanguage, serves: number]>([
    ['double the recipe', 'en', 8],
    ['double all the quantities', 'en', 8],
    ['half the batch', 'en', 2],
    ['double la recette', 'fr', 8],
    ['double les quantités', 'fr', 8],
    ['divise par deux', 'fr', 2],
  ])('can be for the whole recipe', (wish, language, serves) => {
    expect(improveRecipe(soup[language], wish, language).serves).toBe(serves)
  })

  testTable<[wish: string, language: KitchenLanguage]>([
    ['half the saffron', 'en'],
    ['double the zorb', 'en'],
    ['double cream instead of butter', 'en'],
    ['moitié moins de safran', 'fr'],
    ['in half the time', 'en'],
    ['cut the cooking time in half', 'en'],
    ['twice as spicy', 'en'],
    ['deux fois plus vite', 'fr'],
    ['deux fois moins de temps', 'fr'],
  ])('can be for as many people', (wish, language) => {
    expect(improveRecipe(soup[language], wish, language).serves).toBe(4)
  })
})

describe('one meat, fish or tofu for another', () => {
  testTable<[wish: string, language: KitchenLanguage, line: RegExp, gone: RegExp]>([
    ['make it with turkey', 'en', /turkey/, /chicken(?! stock)/],
    ['use turkey', 'en', /turkey/, /chicken(?! stock)/],
    ['with tofu instead', 'en', /tofu/, /chicken(?! stock)/],
    ['use turkey, not chicken', 'en', /turkey/, /chicken(?! stock)/],
    ['instead of chicken use pork', 'en', /pork/, /chicken(?! stock)/],
    ['no chicken, turkey instead', 'en', /turkey/, /chicken(?! stock)/],
    ['fais-le avec du tofu', 'fr', /tofu/, /poulet/],
    ['avec de la dinde', 'fr', /dinde/, /poulet/],
    ['à la place du poulet mets du porc', 'fr', /porc/, /poulet/],
    ['avec de la dinde, pas du poulet', 'fr', /dinde/, /poulet/],
    ['utilise du tofu', 'fr', /tofu/, /poulet/],
  ])('is told in many words', (wish, language, line, gone) => {
    const { ingredients, directions } = improveRecipe(soup[language], wish, language)
    expect(ingredients).toHaveLength(soup[language].ingredients.length)
    expect(ingredients.join('\n')).toMatch(line)
    expect([...ingredients, ...directions].join('\n')).not.toMatch(gone)
  })

  testTable<[wish: string, language: KitchenLanguage]>([
    ['add turkey', 'en'],
    ['with turkey as well', 'en'],
    ['ajoute de la dinde', 'fr'],
    ['avec de la dinde en plus', 'fr'],
  ])('leaves what is there', (wish, language) => {
    const { ingredients } = improveRecipe(soup[language], wish, language)
    expect(ingredients).toEqual(expect.arrayContaining([...soup[language].ingredients]))
  })

  testTable<[wish: string, language: KitchenLanguage, line: RegExp]>([
    ['out of rice, use noodles', 'en', /300 g egg noodles/],
    ['no rice, with quinoa', 'en', /300 g quinoa/],
    ["j'ai plus de riz, mets des pâtes", 'fr', /300 g de penne/],
  ])('is no silly note', (wish, language, line) => {
    const rice = { en: '300 g rice', fr: '300 g de riz' }[language]
    const step = { en: 'Simmer the rice for 12 min.', fr: 'Faites cuire le riz 12 min.' }[language]
    const before = { ...soup[language], ingredients: [...soup[language].ingredients, rice], directions: [step] }
    const improved = improveRecipe(before, wish, language)
    const { ingredients } = improved
    expect(ingredients).toHaveLength(before.ingredients.length)
    expect(ingredients.at(-1)).toMatch(line)
    expect(accountOf(improved)).not.toMatch(/already/)
  })

  testTable<[wish: string, language: KitchenLanguage]>([
    ['make it vegetarian with tofu instead of chicken', 'en'],
    ['vegetarian with tofu', 'en'],
    ['vegetarian and tofu instead of chicken', 'en'],
    ['végétarien, avec du tofu à la place du poulet', 'fr'],
    ['fais-la végétarienne avec du tofu', 'fr'],
  ])('takes the stock as well', (wish, language) => {
    const { ingredients } = improveRecipe(soup[language], wish, language)
    expect(ingredients.filter((line) => line.includes('tofu'))).toHaveLength(1)
    expect(ingredients.join()).not.toMatch(/chicken|poulet|volaille/)
  })

  test('is none where the steps would make people ill, and tells what must be done', () => {
    const roast: Draft = {
      ...plain,
      title: 'Roast beef',
      ingredients: ['1 kg beef topside'],
      directions: ['Roast the beef for 40 min, until it is 54 °C inside.'],
    }
    const rare = improveRecipe(roast, 'make it with turkey', 'en')
    expect(rare.ingredients).toEqual(roast.ingredients)
    expect(accountOf(rare)).toMatch(/^not_kept replace unsafe: turkey/)
    const red = { ...roast, directions: ['Roast the joint for 40 min: 54 °C inside for red in the middle.'] }
    expect(improveRecipe(red, 'replace the beef with chicken', 'en').ingredients).toEqual(roast.ingredients)
    const steak: Draft = {
      ...roast,
      title: 'Steak',
      ingredients: ['400 g sirloin steak'],
      directions: ['Fry the steak for 3 min on each side, or to your taste.'],
    }
    expect(improveRecipe(steak, 'make it with turkey', 'en').directions).toEqual([
      expect.stringMatching(/^Fry the turkey.*Cook the turkey.* right through, with no trace of pink\.$/),
    ])
  })

  test('never takes the place of the stock', () => {
    const english = improveRecipe(soup.en, 'replace the chicken with chickpeas', 'en')
    expect(english.ingredients.filter((line) => line.includes('chickpeas'))).toHaveLength(1)
    expect(english.ingredients.join()).toMatch(/1\.5 litres chicken stock/)
    const french = improveRecipe(soup.fr, 'remplace le poulet par des pois chiches', 'fr')
    expect(french.ingredients.join()).toMatch(/bouillon de volaille/)
  })

  test('takes the place of the stock where that is named', () => {
    const { ingredients } = improveRecipe(soup.en, 'replace the chicken stock with vegetable stock', 'en')
    expect(ingredients.slice(0, 2)).toEqual(['3 chicken legs', '1.5 litres vegetable stock'])
  })

  test('what is done to several things is said of several', () => {
    const { directions } = improveRecipe(soup.en, 'replace the chicken with chickpeas', 'en')
    expect(directions.join(' ')).toMatch(/chickpeas come off.*shred them.*with their juices/)
    const french = improveRecipe(soup.fr, 'remplace le poulet par des pois chiches', 'fr')
    expect(french.directions.join(' ')).toMatch(/les pois chiches avec leur jus/)
  })
})

describe('where some of the meat goes', () => {
  testTable(['sans lardons', 'halal', 'sans porc'])('the meat of the steps is what is left', (wish) => {
    const improved = improveRecipe(bourguignon, wish, 'fr')
    const { directions } = improved
    expect(directions.join(' ')).toMatch(/dorer la viande.*remettez la viande/)
    expect(directions.join(' ')).not.toMatch(/lardons/)
    expect(accountOf(improved)).not.toMatch(/absent/)
  })
})
