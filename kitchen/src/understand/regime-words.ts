import type { Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { countedRegimes } from './counted-regimes.ts'
import { healthRegimes, sweet } from './health-regimes.ts'
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
    ],
  },
  label: { en: 'cooking without alcohol', fr: 'la cuisine sans alcool' },
  isSure: true,
  without: { kinds: ['wine', 'alcohol', 'spirit'], ids: ['port', 'irish-cream'] },
}

export const regimes: readonly Regime[] = [
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
      en: ['kosher', 'i am jewish', 'i m jewish', 'we are jewish'],
      fr: ['casher', 'kasher', 'cacher', 'kascher', 'je suis juif', 'je suis juive', 'nous sommes juifs'],
    },
    label: { en: 'kosher food', fr: 'la cuisine casher' },
    partsMilkFromMeat: true,
    without: {
      kinds: ['shellfish', 'mollusc', 'gelatine'],
      ids: ['monkfish'],
      tags: ['pork'],
      allergens: ['crustaceans', 'molluscs'],
      animals: ['gelatine'],
    },
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
    without: { tags: ['beef'], ids: ['beef-stock', 'veal', 'veal-shank', 'veal-escalope', 'gelatine'] },
  },
  {
    names: {
      en: ['for my dog', 'for a dog', 'for dogs', 'for my cat', 'for a cat', 'dog treat', 'dog food', 'cat food'],
      fr: ['pour mon chien', 'pour chien', 'pour chiens', 'pour mon chat', 'pour chat', 'pour chats'],
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
