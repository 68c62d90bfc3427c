import { type Constraints, unconstrained } from '@roux/contract/constraints'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { checkRecipe } from './check-recipe.ts'
import { describeFinding } from './describe-finding.ts'

function found(asked: Partial<Constraints>, ingredients: string[], directions: string[], title = 'x'): RecipeFinding[] {
  const times = { preparation_time: 10, cook_time: 30 }
  return checkRecipe(
    { title, description: '', ...times, serves: 4, ingredients, directions },
    { ...unconstrained, language: 'en', ...asked },
  )
}

const wordsOf = (findings: RecipeFinding[], code: RecipeFinding['code']) =>
  findings.filter((finding) => finding.code === code).map(({ words }) => words)

describe('who is allergic to milk and peanuts', () => {
  const asked: Partial<Constraints> = { allergies: ['milk', 'peanuts'] }

  testTable(['butter', 'beurre', 'satay', 'parmesan', 'ghee', 'Parmesan', 'satay sauce', 'noix de beurre'])(
    'is told of in the list, in the steps and in the title',
    (food) => {
      const alarms = (...recipe: [string[], string[], string?]) => wordsOf(found(asked, ...recipe), 'allergen')
      expect(alarms([`50 g ${food}`], ['Stir.'])).toContain(food)
      expect(alarms(['1 onion'], [`Stir in the ${food}.`])).toContain(food)
      expect(alarms(['1 oignon'], [`Ajoutez un peu de ${food}.`])).toContain(food)
      expect(alarms(['1 onion'], ['Stir.'], `Onions with ${food}`)).toContain(food)
    },
  )

  testTable([
    'coconut milk',
    'beurre de cacao',
    "lait d'avoine",
    'oat milk',
    'peanut-free granola',
    'sauce satay sans arachide',
    'lait de coco',
    'cocoa butter',
    'vegan butter',
    'beurre végétal',
    'crème de coco',
    'butternut',
    'haricots beurre',
    'parmesan végétal',
    'vegan parmesan',
    'nutmeg',
    'milk-free bread',
  ])('is told nothing of what only sounds like it', (food) => {
    for (const language of ['en', 'fr'] as const)
      expect(found({ ...asked, language }, [`50 g ${food}`], [`Add the ${food}.`], food)).toEqual([])
  })
})

describe("what cooks name in their own words, beside the Regulation's fourteen", () => {
  testTable<[asked: string, line: string, words: string]>([
    ['kiwi', '2 kiwis, peeled', 'kiwis'],
    ['kiwis', '1 kiwi', 'kiwi'],
    ['kiwi', '2 kiwis bien mûrs', 'kiwis'],
    ['coriander/cilantro', '1 bunch cilantro', 'cilantro'],
    ['coriander/cilantro', '1 bunch fresh coriander', 'fresh coriander'],
    ['coriander', '1 botte de coriandre', 'coriandre'],
    ['coriandre', '1 handful coriander leaves', 'coriander leaves'],
    ['ail', "2 gousses d'ail", "gousses d'ail"],
    ["l'ail", '1 tête d’ail', 'ail'],
    ['ail', '3 garlic cloves', 'garlic cloves'],
    ['garlic', "2 gousses d'ail hachées", "gousses d'ail"],
    ['courgettes', '1 zucchini, sliced', 'zucchini'],
    ['aubergine', '2 eggplants', 'eggplants'],
    ['les champignons', '200 g de champignons', 'champignons'],
    ['any mushrooms', '200 g mushrooms', 'mushrooms'],
    ['shellfish', '200 g prawns', 'prawns'],
    ['les fruits de mer', '200 g de crevettes', 'crevettes'],
    ['strawberries or kiwi', '300 g strawberries', 'strawberries'],
    ['tomato', '400 g tin chopped tomatoes', 'chopped tomatoes'],
    ['durian', '1 durian, in pieces', 'durian'],
    ['durians', 'la chair de 2 durians', 'durians'],
    ['nopal cactus', '200 g nopal cactus', 'nopal cactus'],
    ['maïs', '1 petite boîte de mais', 'mais'],
    ['maïs', '2 mais en épi', 'mais'],
    ['maïs', '200 g mais', 'mais'],
    ['maïs', '1 boîte mais', 'mais'],
    ['maïs', 'mais doux', 'mais doux'],
    ['maïs', 'salade, thon, mais, tomates', 'mais'],
    ['mûres', '1 pot de yaourt mûre', 'mûre'],
    ['mûres', 'confiture mûres', 'mûres'],
    ['mûres', '1 coulis framboise mûre', 'mûre'],
    ['corn', '1 boîte de maïs', 'maïs'],
    ['mûres', '200 g mûres', 'mûres'],
    ['mûres', 'fraises, mûres et framboises', 'mûres'],
    ['mûres', '150 g de mûres bien mûres', 'mûres'],
  ])('is found under its names', (name, line, words) => {
    expect(wordsOf(found({ other_allergies: [name] }, [line], ['Mix everything.']), 'allergen')).toContain(words)
    expect(wordsOf(found({ dislikes: [name] }, [line], ['Mix everything.']), 'disliked')).toContain(words)
    expect(wordsOf(found({ excluded: [name] }, [line], ['Mix everything.']), 'excluded')).toContain(words)
  })

  testTable<[asked: string, line: string]>([
    ['ail', '1 c. à s. d’huile'],
    ['maïs', '1 poivron ferme mais mûr'],
    ['maïs', '2 oignons doux, mais pas trop gros'],
    ['mûres', '2 bananes mûres'],
    ['mûres', '3 bananes bien mûres'],
    ['mûres', '4 poires fermes mais mûres'],
    ['mûres', '2 mangues très mûres, en dés'],
    ['ail', '2 poireaux, sans ail'],
    ['nut', '1/4 tsp nutmeg'],
    ['milk', '400 ml coconut milk'],
    ['lait', '40 cl de lait de coco'],
    ['pepper', '1 tsp peppermint tea'],
    ['durian', 'durian-free sorbet'],
    ['durian', 'sorbet sans durian'],
    ['corn', '1 peppercorn'],
    ['egg', '1 eggplant'],
    ['noix', '1 pincée de noix de muscade'],
    ['noix', 'une noix de gingembre'],
    ['beurre', '200 g de haricots beurre'],
    ['rice', '1 licorice root'],
    ['pomme', '4 pommes de terre'],
    ['pois', '4 filets de poisson'],
  ])('is not found in other words', (name, line) => {
    expect(found({ other_allergies: [name], dislikes: [name], excluded: [name] }, [line], ['Mix everything.'])).toEqual(
      [],
    )
  })

  test('is a danger where it is an allergy, and says which', () => {
    const [finding] = found({ other_allergies: ['kiwi'] }, ['2 kiwis'], ['Mix everything.'])
    expect(finding).toMatchObject({ code: 'allergen', severity: 'danger', params: { asked: 'kiwi' }, words: 'kiwis' })
    if (!finding) throw new Error('nothing is found')
    expect(describeFinding(finding, 'en')).toBe('“kiwis” contains what you are allergic to (kiwi).')
    expect(describeFinding(finding, 'fr')).toBe('« kiwis » contient ce à quoi vous êtes allergique (kiwi).')
  })
})

describe('a recipe whose lines are in another language than it says', () => {
  test('is checked all the same', () => {
    const asked: Partial<Constraints> = { language: 'en', allergies: ['milk', 'eggs', 'nuts'], diets: ['vegetarian'] }
    const list = [
      '100 g de beurre',
      '3 œufs',
      '50 g de noix',
      "1 gousse d'ail",
      '100 g de lardons',
      '40 cl de lait de coco',
    ]
    expect(wordsOf(found(asked, list, ['Mélangez tout.']), 'allergen')).toEqual(['beurre', 'œufs', 'noix'])
    expect(wordsOf(found(asked, list, ['Mélangez tout.']), 'diet')).toEqual(['lardons'])
    const english = ['100 g butter', '3 eggs', '50 g walnuts', '400 ml coconut milk']
    const french: Partial<Constraints> = { ...asked, language: 'fr' }
    expect(wordsOf(found(french, english, ['Mix everything.']), 'allergen')).toEqual(['butter', 'eggs', 'walnuts'])
  })

  test('may mix them in one line', () => {
    const alarms = (line: string) => wordsOf(found({ allergies: ['milk', 'nuts'] }, [line], ['Mix.']), 'allergen')
    expect(alarms('200 g beurre, softened')).toEqual(['beurre'])
    expect(alarms('50 g cerneaux de noix, chopped')).toEqual(['cerneaux de noix'])
    expect(alarms('400 ml lait de coco, warmed')).toEqual([])
  })
})
