import { saltyFoods } from '@roux/cooking/foods/families'
import { counting } from './nutrient-words.ts'
import type { Regime } from './regime.ts'

export const fatty: Regime['without'] = { kinds: ['cream', 'coconut-cream', 'pastry', 'cured-meat', 'sausage'] }

export const lowSalt: Regime = {
  ...counting('low', 'salt', {
    en: ['not too salty', 'not very salty', 'not salty'],
    fr: [
      ...['hyposodé', 'hyposodée', 'hyposodés', 'hyposodées'],
      ...['pas trop salé', 'pas trop salée', 'pas trop salés', 'pas trop salées'],
    ],
  }),
  isSaidOfFoods: true,
  label: { en: 'low-salt cooking', fr: 'la cuisine pauvre en sel' },
  without: saltyFoods,
}

/** Cheese is salted too. */
export const strictlyLowSalt: Regime = {
  ...lowSalt,
  without: {
    ...saltyFoods,
    kinds: [...(saltyFoods.kinds ?? []), 'hard-cheese', 'melting-cheese', 'grilling-cheese', 'fresh-cheese'],
  },
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
      en: ['fat free', 'lean meal', 'not fatty', 'not too fatty', 'not very fatty', 'not greasy', 'not too greasy'],
      fr: [
        ...[
          'sans gras',
          'sans graisse',
          'sans graisses',
          'sans matières grasses',
          'allégé en matières grasses',
          'peu gras',
          'peu grasse',
          'pas gras',
          'pas grasse',
        ],
        ...['pas trop gras', 'pas trop grasse', 'pas trop grasses', 'rien de gras', 'pas très gras', 'pas très grasse'],
      ],
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
        ...['not calorific', 'not too calorific', 'not very calorific'],
      ],
      fr: [
        'hypocalorique',
        'hypocaloriques',
        ...['pas calorique', 'pas caloriques', 'pas trop calorique', 'pas trop caloriques', 'pas très calorique'],
        ...['peu calorique', 'peu caloriques'],
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
    ...counting('low', 'fibre'),
    isSaidOfFoods: true,
    label: { en: 'low-fibre cooking', fr: 'la cuisine pauvre en fibres' },
    without: {},
  },
  {
    ...counting('high', 'carbohydrate', { en: ['carb loading', 'carb load'], fr: [] }),
    isSaidOfFoods: true,
    label: { en: 'high-carbohydrate cooking', fr: 'la cuisine riche en glucides' },
    without: {},
  },
  {
    ...counting('high', 'energy', {
      en: ['calorific', 'calorie dense', 'energy dense'],
      fr: [
        ...['hypercalorique', 'hypercaloriques', 'hyper calorique', 'très calorique', 'très caloriques'],
        ...['bien calorique', 'bien caloriques', 'super calorique', 'dense en calories'],
      ],
    }),
    isSaidOfFoods: true,
    label: { en: 'high-calorie cooking', fr: 'la cuisine hypercalorique' },
    without: {},
  },
]

/** Who needs much energy does not slim, whatever weight is lost. */
export function isOverruled({ counts }: Regime, all: readonly Regime[]): boolean {
  const isMore = ({ counts: other }: Regime) => other?.bound === 'at_least' && other.nutrient === counts?.nutrient
  return counts?.bound === 'at_most' && all.some(isMore)
}
