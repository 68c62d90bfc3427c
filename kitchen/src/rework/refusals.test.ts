import { blankDraft } from '@roux/contract/blank-draft'
import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { improveRecipe } from './improve-recipe.ts'

const plain = { ...blankDraft, preparation_time: 10, cook_time: 20, serves: 4 }

const batter: Record<KitchenLanguage, Draft> = {
  en: {
    ...plain,
    title: 'Pancakes',
    ingredients: ['200 g plain flour', '2 eggs', '300 ml milk', '50 g butter', '40 g walnuts, chopped'],
    directions: ['Beat the eggs with the milk and the flour.', 'Fold in the walnuts.', 'Fry in the butter.'],
  },
  fr: {
    ...plain,
    title: 'Crêpes',
    ingredients: ['200 g de farine', '2 œufs', '30 cl de lait', '50 g de beurre', '40 g de noix, hachées'],
    directions: ['Battez les œufs avec le lait et la farine.', 'Ajoutez les noix.', 'Faites cuire dans le beurre.'],
  },
}

const stew: Record<KitchenLanguage, Draft> = {
  en: {
    ...plain,
    title: 'Rice pot',
    ingredients: [
      '500 g chicken thighs, boned',
      '200 g prawns',
      '1 chicken stock cube',
      '2 onions, chopped',
      '400 g tinned chopped tomatoes',
      '2 tbsp soy sauce',
      '300 g rice',
    ],
    directions: [
      'Add the onions and cook for 5 min.',
      'Brown the chicken, then crumble in the chicken stock cube and pour in the tomatoes.',
      'Add the rice and the soy sauce and simmer for 15 min, then add the prawns for 4 min.',
    ],
  },
  fr: {
    ...plain,
    title: 'Riz en cocotte',
    ingredients: [
      '500 g de hauts de cuisse de poulet',
      '200 g de crevettes',
      '1 cube de bouillon de volaille',
      '2 oignons, hachés',
      '400 g de tomates concassées en conserve',
      '2 c. à soupe de sauce soja',
      '300 g de riz',
    ],
    directions: [
      'Ajoutez les oignons et faites cuire 5 min.',
      'Faites dorer le poulet, puis émiettez le cube de bouillon de volaille et versez les tomates.',
      'Ajoutez le riz et la sauce soja et laissez mijoter 15 min, puis ajoutez les crevettes 4 min.',
    ],
  },
}

type Refusal = {
  recipes: Record<KitchenLanguage, Draft>
  wishes: Record<KitchenLanguage, readonly string[]>
  /** What the list and the steps must not name. */
  gone: Record<KitchenLanguage, RegExp>
}

const words = (text: string) => text.split('|').map((wish) => wish.trim())
const dairy = {
  en: /(?<!(?:oat|soy|soya|rice|almond) )\bmilk|(?<!vegan )\bbutter/,
  fr: /\blait\b(?! (?:d['’]avoine|de soja|de riz))|beurre/,
}
const eggs = { en: /\beggs?\b/, fr: /œuf/ }
const either = (one: Refusal['gone'], other: Refusal['gone']): Refusal['gone'] => ({
  en: new RegExp(`${one.en.source}|${other.en.source}`),
  fr: new RegExp(`${one.fr.source}|${other.fr.source}`),
})

const refusals: Record<string, Refusal> = {
  'milk and eggs': {
    recipes: batter,
    wishes: {
      en: words(`dairy and egg free | no eggs or milk | without milk and eggs | egg and dairy free please
        | allergic to milk and eggs | my son can't have dairy or eggs | no milk, no eggs | out of eggs and milk
        | we have no milk and no eggs | milk and egg allergy | make it egg free and dairy free`),
      fr: words(`sans lait ni œufs | sans œufs ni lait | sans lait et sans œufs | pas de lait ni d'œufs
        | allergique au lait et aux œufs | je n'ai plus de lait ni d'œufs | ni œufs ni lait
        | mon fils ne mange pas d'œufs ni de produits laitiers | allergie aux œufs et au lait`),
    },
    gone: either(dairy, eggs),
  },
  milk: {
    recipes: batter,
    wishes: {
      en: words(`my daughter can't have milk | allergic to milk | I react to dairy | leave out the milk
        | lactose and gluten free | take the milk out | we've run out of milk | milk is forbidden`),
      fr: words(`allergique au lait | ma fille ne supporte pas le lait | j'ai plus de lait | on n'a plus de lait
        | il ne reste plus de lait | le lait m'est interdit | je ne digère pas le lactose | enlève le lait`),
    },
    gone: dairy,
  },
  eggs: {
    recipes: batter,
    wishes: {
      en: words(`leave out the eggs | leave the eggs out | can't eat eggs | I'm out of eggs | no more eggs left
        | she doesn't eat eggs | skip the eggs | allergic to eggs, add raisins | eggs are off limits`),
      fr: words(`je ne mange pas d'œufs | j'ai plus d'œufs | y a plus d'œufs | plus d'œufs, je n'ai plus d'œufs
        | les œufs me sont interdits | supprime les œufs | allergique aux œufs | elle ne supporte pas les œufs`),
    },
    gone: eggs,
  },
  nuts: {
    recipes: batter,
    wishes: {
      en: words(`shellfish and nuts allergy | allergic to nuts | nut and sesame free | no nuts please | I can't have nuts
        | leave the nuts out | allergic to nuts and shellfish | nuts are forbidden`),
      fr: words(`allergique aux noix | sans noix | je suis allergique aux crustacés et aux noix | sans fruits à coque
        | pas de noix | allergie : fruits à coque | mes enfants ne mangent pas de noix`),
    },
    gone: { en: /(?:wal)?nuts?\b/, fr: /\bnoix/ },
  },
  prawns: {
    recipes: stew,
    wishes: {
      en: words(`can't eat prawns | no prawns | shellfish allergy | allergic to prawns | I don't eat shellfish
        | without prawns or mussels | take the prawns out | hold the prawns`),
      fr: words(`je ne mange pas de crevettes | sans crevettes | allergique aux crustacés | pas de fruits de mer
        | on n'a plus de crevettes | retire les crevettes | elle n'aime pas les crevettes`),
    },
    gone: { en: /prawn/, fr: /crevette/ },
  },
  tomatoes: {
    recipes: stew,
    wishes: {
      en: words(`I'm allergic to tomatoes | no tomatoes | without tomato | tomato free | can't eat tomatoes
        | allergic to kiwi and tomatoes`),
      fr: words(`je suis allergique aux tomates | sans tomates | sans tomate | je n'ai plus de tomates
        | je ne digère pas les tomates | allergique au kiwi et à la tomate`),
    },
    gone: { en: /tomato/, fr: /tomate/ },
  },
  soya: {
    recipes: stew,
    wishes: {
      en: words('soy free | no soy | allergic to soya | soya free | without soy | soy allergy'),
      fr: words('sans soja | allergique au soja | pas de soja | je ne digère pas le soja | allergie au soja'),
    },
    gone: { en: /soya?\b|tofu/, fr: /soja|tofu/ },
  },
  chicken: {
    recipes: stew,
    wishes: {
      en: words(`without chicken | no chicken | I don't eat chicken | out of chicken | allergic to chicken`),
      fr: words(`sans poulet | pas de poulet | je ne mange pas de poulet | y a plus de poulet`),
    },
    gone: { en: /chicken (?!stock$)|chicken$/m, fr: /poulet|volaille/ },
  },
  onions: {
    recipes: stew,
    wishes: {
      en: words(`I'm out of onions | no onions, my wife hates them | without onions, add carrots | skip the onions
        | I can't stand onions | don't use onions | no more onions | ran out of onions`),
      fr: words(`j'ai plus d'oignon | on n'a plus d'oignons | y a pas d'oignons | sans oignons, mets des carottes
        | mon mari n'aime pas les oignons | ne mets pas d'oignons | il ne me reste plus d'oignons`),
    },
    gone: { en: /onion/, fr: /oignon/ },
  },
  meat: {
    recipes: stew,
    wishes: {
      en: words(`I don't eat meat | no meat | without meat or fish | we can't eat meat | meat free`),
      fr: words(`je ne mange pas de viande | sans viande | pas de viande | on ne mange plus de viande`),
    },
    gone: { en: /chicken|prawn/, fr: /poulet|volaille|crevette/ },
  },
}

describe.each(Object.entries(refusals))('%s that somebody refuses', (_, { recipes, wishes, gone }) => {
  test.each(['en', 'fr'] as const)('are in no line and no step in %s, whatever the words', (language) => {
    const faults = wishes[language].flatMap((wish) => {
      const { ingredients, directions } = improveRecipe(recipes[language], wish, language)
      const found = [...ingredients, ...directions].filter((text) => gone[language].test(text))
      return found.map((text) => `"${wish}": ${text}`)
    })
    expect(faults).toEqual([])
  })
})

testTable<[wish: string, language: KitchenLanguage, kept: RegExp]>([
  ['je veux plus de riz', 'fr', /450 g de riz/],
  ['plus de riz', 'fr', /450 g de riz/],
  ["don't forget the rice", 'en', /300 g rice/],
  ["n'oublie pas le riz", 'fr', /300 g de riz/],
  ['without too much rice', 'en', /150 g rice/],
  ['less rice', 'en', /150 g rice/],
  ['moins de riz', 'fr', /150 g de riz/],
  ['pas trop de riz', 'fr', /150 g de riz/],
  ['not too much rice', 'en', /150 g rice/],
])('what refuses no rice leaves the rice in', (wish, language, kept) => {
  expect(improveRecipe(stew[language], wish, language).ingredients.join('\n')).toMatch(kept)
})

testTable<[wish: string, language: KitchenLanguage]>([
  ['without onions, my wife hates it', 'en'],
  ['sans oignons, mets de la coriandre', 'fr'],
  ['no onions, leeks instead', 'en'],
  ['sans oignons svp, merci', 'fr'],
  ['no prawns: halal', 'en'],
])('no other words are taken for what is to go', (wish, language) => {
  expect(accountOf(improveRecipe(stew[language], wish, language))).not.toMatch(/absent/)
})

test('whoever is allergic is told what stays', () => {
  const rice = {
    ...stew.en,
    title: 'Lemon rice',
    ingredients: ['300 g rice', '1 lemon'],
    directions: ['Boil the rice.'],
  }
  const improved = improveRecipe(rice, 'allergic to rice and quinoa and millet', 'en')
  const { ingredients, directions } = improved
  const isThere = [...ingredients, ...directions].some((text) => /\brice\b/.test(text))
  expect(isThere && !/without needed/.test(accountOf(improved))).toBe(false)
})

test('what goes is also called as the cook calls it', () => {
  const sandwich = {
    ...stew.fr,
    ingredients: ['4 tranches de poitrine fumée', '8 tranches de pain'],
    directions: ['Faites dorer la poitrine fumée 8 min.', 'Montez avec le pain.'],
  }
  const { ingredients } = improveRecipe(sandwich, 'sans poitrine fumée', 'fr')
  expect(ingredients.join()).not.toMatch(/poitrine/)
})

test('nothing that is refused comes in for something else', () => {
  const wishes = ['vegan without tofu', 'vegan, no tofu and no chickpeas', 'no chicken, no tofu', 'no meat and no tofu']
  for (const wish of wishes) {
    const { ingredients } = improveRecipe(stew.en, wish, 'en')
    expect(`${wish}: ${ingredients.join()}`).not.toMatch(/: .*tofu/)
  }
})
