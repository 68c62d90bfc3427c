import type { Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { countedRegimes } from './counted-regimes.ts'
import { healthRegimes, sweet } from './health-regimes.ts'
import { leftRaw } from './left-raw.ts'
import { counting } from './nutrient-words.ts'
import type { Regime } from './regime.ts'

const grains: readonly Kind[] = [...kindsThatAre('starch', 'flour'), 'oats']
const baked = kindsThatAre('baked')

const lowCarb: Regime['without'] = {
  kinds: [...grains, ...baked, ...sweet, 'starch', 'pulse', 'lentil', 'orchard-fruit', 'soft-fruit', 'dried-fruit'],
  ids: ['potato', 'sweet-potato', 'parsnip', 'sweetcorn', 'gnocchi', 'beer', 'cider'],
}

/** Also of whom it is said in other words that they gave it up: `isForAbstinent`. */
export const withoutAlcohol: Regime = {
  names: {
    en: [
      'none of us drink',
      'none of us drinks',
      'nobody drinks',
      'no one drinks',
      'teetotal',
      'teetotallers',
      'non drinkers',
      'non alcoholic',
      'zero alcohol',
    ],
    fr: [
      'personne ne boit',
      'personne ne boit d’alcool',
      'aucun de nous ne boit',
      'abstinents',
      'ne boit pas d alcool',
      'ne boivent pas d alcool',
      'ne buvons pas d alcool',
      'bois pas d alcool',
      'non alcoolisé',
      'non alcoolisée',
      'zéro alcool',
    ],
  },
  label: { en: 'cooking without alcohol', fr: 'la cuisine sans alcool' },
  isSure: true,
  without: { kinds: ['wine', 'alcohol', 'spirit'], ids: ['port', 'irish-cream'] },
}

const kosher: Regime['without'] = {
  kinds: ['shellfish', 'mollusc', 'gelatine'],
  ids: ['monkfish'],
  tags: ['pork'],
  allergens: ['crustaceans', 'molluscs'],
  animals: ['gelatine'],
}

/** What spoils within hours where nothing is cold. */
const chilled: readonly Kind[] = [
  ...(['poultry', 'steak', 'mince', 'stewing-meat', 'joint', 'roast', 'white-fish', 'oily-fish', 'shellfish'] as const),
  ...(['mollusc', 'smoked-fish', 'cream', 'yoghurt', 'fresh-cheese', 'tofu', 'silken-tofu', 'sausage'] as const),
]

export const regimes: readonly Regime[] = [
  {
    names: {
      en: ['nothing raw', 'no raw food', 'no raw fish', 'no raw meat', 'nothing uncooked', 'nothing undercooked'],
      fr: ['rien de cru', 'rien cru', 'pas de cru', 'pas de poisson cru', 'pas de viande crue', 'pas cru'],
    },
    label: { en: 'cooking without anything raw', fr: 'la cuisine sans rien de cru' },
    isSure: true,
    without: {},
    withoutDishes: leftRaw,
  },
  {
    names: {
      en: [
        ...['no fridge', 'without a fridge', 'without fridge', 'no refrigerator', 'without a refrigerator'],
        ...['no refrigeration', 'without refrigeration', 'unrefrigerated', 'don t have a fridge', 'fridge is broken'],
        ...['fridge broke', 'fridge died', 'fridge is dead'],
      ],
      fr: [
        ...['sans frigo', 'pas de frigo', 'sans réfrigérateur', 'pas de réfrigérateur', 'plus de frigo', 'ni frigo'],
        ...['frigo en panne', 'frigo est en panne', 'frigo est mort', 'frigo hs', 'hors du frigo'],
      ],
    },
    label: { en: 'cooking without a fridge', fr: 'la cuisine sans réfrigérateur' },
    without: { kinds: chilled },
    withoutDishes: leftRaw,
  },
  {
    names: {
      en: ['tins only', 'only tins', 'only tinned food', 'tinned food only', 'just tins', 'nothing fresh'],
      fr: [
        ...['que des conserves', 'uniquement des conserves', 'seulement des conserves', 'juste des conserves'],
        ...['que des boîtes', 'rien de frais', 'rien que des conserves', 'aucun produit frais'],
      ],
    },
    label: { en: 'cooking from tins', fr: 'la cuisine de conserves' },
    without: {
      kinds: [
        ...chilled,
        ...(['leaf', 'salad-leaf', 'salad-vegetable', 'tender-vegetable', 'firm-vegetable', 'herb'] as const),
        ...(['soft-fruit', 'berry', 'orchard-fruit', 'bouquet'] as const),
      ],
      ids: ['mushroom'],
    },
  },
  {
    names: {
      en: ['passover', 'pesach', 'seder', 'for the seder'],
      fr: ['pessah', 'pessa h', 'pesach', 'pâque juive', 'seder'],
    },
    label: { en: 'Passover cooking', fr: 'la cuisine de Pessah' },
    partsMilkFromMeat: true,
    without: {
      ...kosher,
      kinds: [...(kosher.kinds ?? []), ...grains, ...baked, 'pulse', 'lentil', 'alcohol', 'spirit'],
      allergens: [...(kosher.allergens ?? []), 'gluten'],
    },
  },
  {
    names: {
      en: ['halal', 'muslim', 'muslims'],
      fr: ['halal', 'hallal', 'musulman', 'musulmane', 'musulmans'],
    },
    label: { en: 'halal food', fr: 'la cuisine halal' },
    without: { kinds: ['wine', 'alcohol', 'spirit', 'gelatine'], tags: ['pork'], animals: ['gelatine'] },
  },
  {
    names: {
      en: ['kosher', 'shabbat', 'sabbath', 'shabbos', 'i am jewish', 'i m jewish', 'we are jewish'],
      fr: [
        'casher',
        'shabbat',
        'chabbat',
        'kasher',
        'cacher',
        'kascher',
        'je suis juif',
        'je suis juive',
        'nous sommes juifs',
      ],
    },
    label: { en: 'kosher food', fr: 'la cuisine casher' },
    partsMilkFromMeat: true,
    without: kosher,
  },
  {
    names: { en: ['pareve', 'parve', 'parev'], fr: ['parve', 'pareve', 'parvé', 'parev'] },
    label: { en: 'pareve cooking', fr: 'la cuisine parve' },
    isSure: true,
    without: { ...kosher, animals: ['meat', 'dairy', 'gelatine'] },
  },
  {
    names: {
      en: ['orthodox lent', 'great lent', 'orthodox fast', 'nistisima', 'nistisimo'],
      fr: ['carême orthodoxe', 'grand carême', 'jeûne orthodoxe'],
    },
    label: { en: 'food for Orthodox Lent', fr: 'la cuisine du carême orthodoxe' },
    without: { animals: ['meat', 'fish', 'dairy', 'egg'] },
  },
  {
    names: {
      en: ['good friday', 'for lent', 'during lent', 'ash wednesday'],
      fr: ['vendredi saint', 'carême', 'mercredi des cendres'],
    },
    label: { en: 'food for Lent', fr: 'la cuisine du carême' },
    isSure: true,
    without: { animals: ['meat'] },
  },
  {
    names: { en: ['keto', 'ketogenic'], fr: ['cétogène', 'keto', 'kéto'] },
    label: { en: 'a ketogenic diet', fr: 'le régime cétogène' },
    without: lowCarb,
  },
  {
    ...counting('low', 'carbohydrate', {
      en: ['no carb', 'no carbs', 'zero carb', 'without carbs', 'carb free', 'atkins'],
      fr: [...['low carb', 'sans glucides', 'pas de glucides', 'sans féculents', 'sans féculent', 'pas de féculents']],
    }),
    label: { en: 'low-carbohydrate cooking', fr: 'la cuisine pauvre en glucides' },
    without: lowCarb,
  },
  {
    // Of these there may be some: nothing is left out for it.
    ...counting('little', 'carbohydrate', {
      en: ['less carbs', 'fewer carbs', 'less carb', 'easy on carbs'],
      fr: ['moins de glucides'],
    }),
    label: { en: 'cooking with less carbohydrate', fr: 'la cuisine à moins de glucides' },
    without: {},
  },
  {
    names: { en: ['paleo', 'paleolithic', 'whole30'], fr: ['paléo', 'paléolithique'] },
    label: { en: 'a paleo diet', fr: 'le régime paléo' },
    without: {
      kinds: [...grains, ...baked, 'sugar', 'jam', 'sweet-milk', 'pulse', 'lentil', 'tofu', 'silken-tofu'],
      allergens: ['milk', 'gluten', 'soybeans', 'peanuts'],
    },
  },
  {
    names: {
      en: [
        'jain',
        'jains',
        'jainism',
        'no five pungents',
        'without five pungents',
        'without the five pungents',
        'five pungents',
        'buddhist temple',
        'buddhist temple style',
        'temple food',
      ],
      fr: ['jain', 'jaïn', 'jaïne', 'jaïns', 'jaïnisme', 'cuisine bouddhiste', 'cuisine des temples'],
    },
    label: { en: 'Jain and temple cooking', fr: 'la cuisine jaïne et des temples' },
    without: {
      kinds: ['onion', 'root'],
      ids: ['garlic', 'leek', 'chives', 'ginger', 'radish', 'mushroom'],
      animals: ['meat', 'fish', 'egg', 'honey', 'gelatine'],
    },
  },
  withoutAlcohol,
  {
    names: { en: ['hindu', 'hindus'], fr: ['hindou', 'hindoue', 'hindous'] },
    label: { en: 'Hindu cooking', fr: 'la cuisine hindoue' },
    cuisines: ['indian'],
    withoutDishes: ['roast-lamb', 'roast-pork', 'roast-turkey', 'hot-cross-buns', 'yule-log', 'galette-des-rois'],
    without: { tags: ['beef'], ids: ['beef-stock', 'veal', 'veal-shank', 'veal-escalope', 'gelatine'] },
  },
  {
    names: {
      en: [
        ...['for my dog', 'for a dog', 'for dogs', 'for my cat', 'for a cat', 'dog treat', 'dog food', 'cat food'],
        ...['with my dog', 'with the dog', 'with my cat'],
      ],
      fr: [
        ...['moi et mon chien', 'avec mon chien', 'avec le chien'],
        ...['pour mon chien', 'pour chien', 'pour chiens', 'pour mon chat', 'pour chat', 'pour chats'],
      ],
    },
    label: { en: 'food for animals', fr: 'la nourriture des animaux' },
    without: {
      kinds: ['chocolate', 'cocoa', 'onion', 'wine', 'alcohol', 'spirit', 'coffee', 'cured-meat', 'salty-sauce'],
      ids: ['garlic', 'leek', 'grape', 'raisin', 'salt', 'avocado', 'nutmeg', 'chives'],
    },
  },
  ...countedRegimes,
  ...healthRegimes,
]
