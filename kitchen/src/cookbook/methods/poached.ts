import type { Dish, Slot, Slots, Step, Way } from '../dish.ts'
import { seasoning, stock } from '../larder.ts'
import { chickenStock, cream } from '../staples.ts'

const around = {
  vegetable: {
    takes: ['root', 'firm-vegetable', 'tender-vegetable', 'onion'],
    vary: ['leek', 'carrot', 'fennel'],
    optional: true,
    upTo: 3,
    prep: { en: 'cut into thin slices', fr: 'coupé· en fines rondelles' },
  },
  leaf: { takes: ['leaf'], optional: true },
  cream: { ...cream, optional: true, amount: [40, 'ml'] },
  mustard: { takes: ['condiment', 'preserve'], first: ['mustard'], optional: true, amount: [0.5, 'tsp'], share: 0.5 },
  lemon: { takes: ['citrus'], first: ['lemon', 'lime'], optional: true, prep: { en: '', fr: '' } },
  herb: { takes: ['herb'], vary: ['tarragon', 'chives', 'dill', 'parsley'], optional: true, upTo: 2 },
  seasoning,
} satisfies Slots

const fishBroth: Slot = { ...stock, takes: ['stock', 'fish-stock'] }

const poached = {
  hero: ['main', 'vegetable'],
  titles: [
    { en: 'Poached {main:bare}[ with {vegetable+herb:bare}]', fr: '{main:bare} poché{main·}[ {vegetable+herb:at}]' },
    {
      en: 'Gently poached {main:bare}[ with {vegetable:bare}]',
      fr: '{main:bare} poché{main·} en douceur[, {vegetable:bare}]',
    },
  ],
  descriptions: [
    {
      en: 'The pot must tremble and never boil: that is the whole art of it.',
      fr: "La casserole doit frémir, jamais bouillir : tout l'art est là.",
    },
    {
      en: 'Soft, pale and full of juice, with its own broth for a sauce.',
      fr: 'Tendre, pâle, plein de jus, avec son propre bouillon pour sauce.',
    },
  ],
  prep: 15,
} satisfies Partial<Way>

const simmer: Step = {
  en: 'Bring {stock} to a simmer in a wide pan[ with {vegetable}][ and season with {seasoning:bare}]. Cover and cook for 8 min.',
  fr: 'Portez {stock} à frémissement dans une sauteuse[ avec {vegetable}][, assaisonnez {seasoning:of}]. Couvrez et laissez cuire 8 min.',
  cook: 10,
}

const dress: Step = {
  en: 'Lift everything onto warm plates. Boil a ladleful of the liquid for 3 min[, stir in {cream+mustard}][, add a dash of {lemon:some}][, scatter in {herb}] and spoon over.',
  fr: 'Dressez le tout sur des assiettes chaudes. Faites réduire une louche du liquide 3 min[, incorporez {cream+mustard}][, ajoutez un trait {lemon:some}][, parsemez {herb:of}] et nappez.',
  cook: 4,
}

/** Something cooked in a broth that hardly trembles. */
export const poach: Dish = {
  id: 'poach',
  course: 'main',
  suits: ['light', 'ill'],
  names: {
    en: ['poached dish', 'poach', 'court bouillon', 'poached in broth'],
    fr: ['court-bouillon', 'au court-bouillon', 'plat poché'],
  },
  noun: { en: 'a poached dish', fr: 'un plat poché' },
  serves: 2,
  instead: ['plate', 'pan-fry'],
  ways: [
    {
      ...poached,
      slots: {
        main: { takes: ['poultry'], vary: ['chicken-breast', 'chicken-thigh', 'turkey'], prep: { en: '', fr: '' } },
        stock: { ...chickenStock, amount: [250, 'ml'] },
        ...around,
      },
      steps: [
        simmer,
        {
          en: `Slide in {main}, cover and leave over the lowest heat for 20 min, hardly trembling, until cooked right through.[ Wilt {leaf} beside it for the last 3 min.]`,
          fr: `Glissez-y {main}, couvrez et laissez 20 min à feu très doux, à peine frémissant, jusqu'à cuisson à cœur.[ Ajoutez {leaf} pour les 3 dernières minutes.]`,
          cook: 20,
        },
        dress,
      ],
    },
    {
      id: 'fish',
      ...poached,
      slots: {
        main: {
          takes: ['white-fish', 'oily-fish', 'shellfish', 'tofu'],
          vary: ['cod', 'salmon', 'tofu'],
          prep: { en: '', fr: '' },
        },
        stock: { ...fishBroth, amount: [250, 'ml'] },
        ...around,
      },
      steps: [
        simmer,
        {
          en: `Slide in {main}, cover and leave over the lowest heat for 8 min, hardly trembling, until cooked right through.[ Wilt {leaf} beside it for the last 3 min.]`,
          fr: `Glissez-y {main}, couvrez et laissez 8 min à feu très doux, à peine frémissant, jusqu'à cuisson à cœur.[ Ajoutez {leaf} pour les 3 dernières minutes.]`,
          cook: 8,
        },
        dress,
      ],
    },
  ],
}
