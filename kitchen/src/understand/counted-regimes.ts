import { saltyFoods } from '@roux/cooking/foods/families'
import { counting } from './nutrient-words.ts'
import type { Regime } from './regime.ts'

export const fatty: Regime['without'] = { kinds: ['cream', 'coconut-cream', 'pastry', 'cured-meat', 'sausage'] }

export const lowSalt: Regime = {
  ...counting('low', 'salt', { en: [], fr: ['hyposodé', 'hyposodée', 'hyposodés'] }),
  isSaidOfFoods: true,
  label: { en: 'low-salt cooking', fr: 'la cuisine pauvre en sel' },
  without: saltyFoods,
}

/** Ways to eat that are a matter of amounts, which are counted. */
export const countedRegimes: readonly Regime[] = [
  lowSalt,
  {
    ...counting('low', 'sugars', { en: [], fr: ['peu sucré', 'peu sucrée', 'peu sucrés', 'peu sucrées'] }),
    isSaidOfFoods: true,
    label: { en: 'low-sugar cooking', fr: 'la cuisine pauvre en sucres' },
    without: {},
  },
  {
    ...counting('low', 'fat', {
      en: ['fat free', 'lean meal'],
      fr: ['sans matières grasses', 'allégé en matières grasses'],
    }),
    isSaidOfFoods: true,
    label: { en: 'low-fat cooking', fr: 'la cuisine pauvre en matières grasses' },
    without: fatty,
  },
  {
    ...counting('low', 'saturated_fat'),
    isSaidOfFoods: true,
    label: { en: 'cooking low in saturated fat', fr: 'la cuisine pauvre en graisses saturées' },
    without: fatty,
  },
  {
    ...counting('low', 'energy', {
      en: [
        'weight loss',
        'slimming',
        'lose weight',
        'losing weight',
        'few calories',
        'on a diet',
        'dieting',
        'diet friendly',
        'calorie controlled',
        'calorie conscious',
      ],
      fr: [
        'hypocalorique',
        'hypocaloriques',
        'minceur',
        'perdre du poids',
        'maigrir',
        'au régime',
        'surveille mes calories',
        'surveille ma ligne',
      ],
    }),
    isSaidOfFoods: true,
    label: { en: 'low-calorie cooking', fr: 'la cuisine hypocalorique' },
    without: fatty,
  },
  {
    ...counting('high', 'protein', {
      en: [
        'proteinous',
        'muscle building',
        'after the gym',
        'post workout',
        'protein boost',
        'body building',
        'bodybuilding',
      ],
      fr: [
        ...[
          'protéiné',
          'protéinée',
          'protéinés',
          'hyperprotéiné',
          'hyperprotéinée',
          'hyper protéiné',
          'hyper protéinée',
        ],
        ...['après la muscu', 'prise de masse'],
      ],
    }),
    isSaidOfFoods: true,
    label: { en: 'high-protein cooking', fr: 'la cuisine riche en protéines' },
    without: {},
  },
  {
    ...counting('high', 'fibre', { en: ['fibrous'], fr: [] }),
    isSaidOfFoods: true,
    label: { en: 'high-fibre cooking', fr: 'la cuisine riche en fibres' },
    without: {},
  },
  {
    ...counting('high', 'carbohydrate', { en: ['carb loading', 'carb load'], fr: [] }),
    isSaidOfFoods: true,
    label: { en: 'high-carbohydrate cooking', fr: 'la cuisine riche en glucides' },
    without: {},
  },
  {
    ...counting('high', 'energy', { en: [], fr: ['hypercalorique'] }),
    isSaidOfFoods: true,
    label: { en: 'high-calorie cooking', fr: 'la cuisine hypercalorique' },
    without: {},
  },
]
