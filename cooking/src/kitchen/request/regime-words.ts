import type { Family } from '../../lexicon/families.ts'
import type { Kind } from '../../lexicon/ingredient.ts'
import type { Text } from '../dish.ts'

/** A way to eat of which the kitchen knows little: it leaves out what plainly does not fit, and says that it knows no more. */
export type Regime = {
  names: { en: readonly string[]; fr: readonly string[] }
  /** For a sentence about it. */
  label: Text
  /** What plainly does not fit: nothing where only amounts count, which the kitchen does not. */
  without: Family['members']
}

const grains: readonly Kind[] = [
  'gluten-free-flour',
  'rice',
  'pasta',
  'noodle',
  'quick-grain',
  'grain',
  'polenta',
  'oats',
  'flour',
]
const baked: readonly Kind[] = ['bread', 'tortilla', 'crumbs', 'pastry', 'biscuit', 'wrapper']
const sweet: readonly Kind[] = ['sugar', 'syrup', 'jam', 'sweet-milk', 'chocolate']

const lowCarb: Regime['without'] = {
  kinds: [...grains, ...baked, ...sweet, 'starch', 'pulse', 'lentil', 'orchard-fruit', 'soft-fruit', 'dried-fruit'],
  ids: ['potato', 'sweet-potato', 'parsnip', 'sweetcorn', 'gnocchi', 'beer', 'cider'],
}

export const regimes: readonly Regime[] = [
  {
    names: { en: ['halal'], fr: ['halal', 'hallal'] },
    label: { en: 'halal food', fr: 'la cuisine halal' },
    without: { kinds: ['wine', 'alcohol', 'gelatine'], tags: ['pork'], animals: ['gelatine'] },
  },
  {
    names: { en: ['kosher'], fr: ['casher', 'kasher', 'cacher', 'kascher'] },
    label: { en: 'kosher food', fr: 'la cuisine casher' },
    without: {
      kinds: ['shellfish', 'mollusc', 'gelatine'],
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
    names: {
      en: ['low carb', 'lower carb', 'no carb', 'carb free', 'low carbohydrate', 'without carbs', 'atkins'],
      fr: [
        'low carb',
        'pauvre en glucides',
        'faible en glucides',
        'sans glucides',
        'sans féculents',
        'peu de glucides',
      ],
    },
    label: { en: 'low-carbohydrate cooking', fr: 'la cuisine pauvre en glucides' },
    without: lowCarb,
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
    names: { en: ['low fodmap', 'fodmap', 'fodmap friendly'], fr: ['fodmap', 'pauvre en fodmap', 'sans fodmap'] },
    label: { en: 'a low-FODMAP diet', fr: 'le régime pauvre en FODMAP' },
    without: {
      kinds: ['onion', 'pulse', 'lentil', 'dried-fruit', 'stock', 'meat-stock', 'fish-stock', 'spread'],
      ids: [
        ...['garlic', 'leek', 'honey', 'apple', 'pear', 'mango', 'peach', 'plum', 'apricot', 'cherry', 'watermelon'],
        ...['cauliflower', 'mushroom', 'asparagus', 'artichoke', 'cashew', 'pistachio'],
      ],
      allergens: ['milk', 'gluten'],
    },
  },
  {
    names: {
      en: ['diabetic', 'diabetes', 'diabetic friendly', 'diabetes friendly', 'low sugar', 'low gi'],
      fr: ['diabétique', 'diabétiques', 'diabète', 'pauvre en sucre', 'pauvre en sucres', 'peu sucré'],
    },
    label: { en: 'cooking for diabetics', fr: 'la cuisine pour diabétiques' },
    without: { kinds: sweet },
  },
  {
    names: {
      en: ['low salt', 'low sodium', 'reduced salt'],
      fr: ['pauvre en sel', 'peu salé', 'peu salée', 'hyposodé', 'hyposodée'],
    },
    label: { en: 'low-salt cooking', fr: 'la cuisine pauvre en sel' },
    without: { kinds: ['salty-sauce', 'cured-meat', 'stock', 'meat-stock', 'fish-stock'], ids: ['salt'] },
  },
  {
    names: {
      en: [
        'low fat',
        'fat free',
        'low cholesterol',
        'heart healthy',
        'low calorie',
        'low cal',
        'weight loss',
        'slimming',
      ],
      fr: ['pauvre en graisses', 'pauvre en matières grasses', 'hypocalorique', 'pauvre en calories', 'minceur'],
    },
    label: { en: 'counting fat and calories', fr: 'le calcul des graisses et des calories' },
    without: { kinds: ['cream', 'coconut-cream', 'pastry', 'cured-meat', 'sausage'] },
  },
  {
    names: {
      en: ['high protein', 'protein rich', 'high fibre', 'high fiber', 'high iron'],
      fr: ['riche en protéines', 'protéiné', 'protéinée', 'hyperprotéiné', 'hyperprotéinée', 'riche en fibres'],
    },
    label: { en: 'counting nutrients', fr: 'le calcul des apports nutritionnels' },
    without: {},
  },
]
